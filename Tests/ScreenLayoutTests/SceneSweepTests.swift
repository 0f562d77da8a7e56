import IBDocument
import LayoutChecking
import Testing
import UIKit

@testable import ScreenLayout

/// One tree moved from window to window, beside one that was loaded for each.
@MainActor
@Suite("Sweeps over windows")
struct SceneSweepTests {
  // MARK: One tree

  @Test("Windows with the same traits share the tree, which lies as each of them asks")
  func sharedTree() throws {
    let document = try storyboard([controller("a", "", view: safeAreaView("v"))])
    let sweep = try sweep(document)
    // Held, so that no later tree has the place in memory of an earlier one.
    var trees: Set<UIView> = []
    // Two pixels a point, compact by regular: 667 − 20 and 896 − 48 − 34.
    for (device, top, height) in [
      ("iPhone SE (3rd gen)", 20, 647), ("iPhone 11", 48, 814), ("iPhone SE (3rd gen)", 20, 647),
    ] as [(String, CGFloat, CGFloat)] {
      let layout = sweep.layout(on: try configuration(device), findsAmbiguities: false)
      let view = try #require(layout.objects["v"] as? UIView)
      trees.insert(view)
      #expect(view.frame.minY == top)
      #expect(view.frame.height == height, "\(device)")
    }
    #expect(trees.count == 1)
    // Three pixels a point: other traits.
    let other = sweep.layout(on: try configuration("iPhone 17"), findsAmbiguities: false)
    let view = try #require(other.objects["v"] as? UIView)
    #expect(!trees.contains(view))
    #expect(view.frame == CGRect(x: 0, y: 62, width: 402, height: 778))
  }

  @Test("What is laid out without a sweep is a tree of its own")
  func ownTree() throws {
    let document = try storyboard([controller("a", "", view: safeAreaView("v"))])
    let scene = try #require(DocumentScene.all(in: document).first)
    let layouter = DeviceLayouter(document)
    let first = layouter.layout(scene, on: try configuration("iPhone SE (3rd gen)"))
    _ = layouter.layout(scene, on: try configuration("iPhone SE (1st gen)"))
    #expect((first.objects["v"] as? UIView)?.frame.height == 647)
  }

  @Test("Configurations of the same traits come one after the other, the first of each in order")
  func order() throws {
    let names = ["iPhone SE (3rd gen)", "iPhone 17", "iPhone 11", "iPhone 17 Pro"]
    let configurations = try names.map { try configuration($0) }
    let sweep = try sweep(storyboard([controller("a")]))
    #expect(
      sweep.order(configurations).map(\.environment.deviceName)
        == [names[0], names[2], names[1], names[3]])
  }

  @Test("A controller that is on a screen twice has two trees, and both are used again")
  func twice() throws {
    let boxes = ["left", "right"].map {
      """
      <containerView id="\($0)"><rect key="frame" x="0.0" y="\($0 == "left" ? 0 : 200)" \
      width="375" height="100"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
      <connections><segue destination="b" kind="embed" id="embed-\($0)"/></connections>
      </containerView>
      """
    }
    let document = try storyboard([
      controller("a", "", view: "<subviews>\(boxes.joined())</subviews>"),
      controller("b", "", view: safeAreaView("v")),
    ])
    let sweep = try sweep(document)
    var trees: [[ObjectIdentifier]] = []
    for device in ["iPhone SE (3rd gen)", "iPhone 11"] {
      let layout = sweep.layout(on: try configuration(device), findsAmbiguities: false)
      let boxes = ["left", "right"].compactMap { layout.objects[$0] as? UIView }
      #expect(boxes.map(\.subviews.count) == [1, 1])
      trees.append(boxes.flatMap(\.subviews).map(ObjectIdentifier.init).sorted())
    }
    #expect(Set(trees[0]).count == 2)
    #expect(trees[0] == trees[1])
  }

  // MARK: As if loaded anew

  /// Every window of the catalogue, in an order in which nothing follows from what came before.
  private func check(_ document: IBDocument) -> SweepCheck.Counts {
    var generator = Shuffle(state: 42)
    let configurations = PropertyCheck.all.map { ScreenConfiguration(environment: $0) }
    var check = SweepCheck(on: configurations.shuffled(using: &generator))
    check.check(document)
    return check.counts
  }

  private func sweep(_ document: IBDocument) throws -> SceneSweep {
    SceneSweep(DeviceLayouter(document), try #require(DocumentScene.all(in: document).first))
  }

  @Test("A swept tree lies to the bit as one loaded for the window", arguments: Sample.all)
  func sameAsFresh(_ sample: Sample) throws {
    let counts = check(try sample.document())
    #expect(counts.examples.isEmpty, "\(counts.examples.joined(separator: "\n"))")
    #expect(counts.different == 0)
    #expect(counts.layouts >= PropertyCheck.all.count)
  }

  @Test("The check tells layouts on different windows apart")
  func checkFinds() throws {
    let document = try storyboard([controller("a", "", view: safeAreaView("v"))])
    let layouter = DeviceLayouter(document)
    let scene = try #require(DocumentScene.all(in: document).first)
    let first = layouter.layout(scene, on: try configuration("iPhone SE (3rd gen)"))
    let second = layouter.layout(scene, on: try configuration("iPhone SE (1st gen)"))
    #expect(SweepCheck.difference(first, second) != nil)
    #expect(SweepCheck.difference(first, first) == nil)
  }
}

/// A generator of numbers that repeats itself (a linear congruential one, Knuth's constants).
private struct Shuffle: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
