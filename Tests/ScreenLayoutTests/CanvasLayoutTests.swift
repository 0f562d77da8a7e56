import Foundation
import Testing
import UIKit

@testable import ScreenLayout

@MainActor
@Suite("Documents on their canvas")
struct CanvasLayoutTests {
  @Test("A root keeps the size that the document gives it")
  func rootSize() throws {
    let layout = CanvasLayout(try storyboard([controller("a")]))
    #expect(
      layout.contents.roots.map(\.view.frame) == [CGRect(x: 0, y: 0, width: 375, height: 667)])
    #expect(layout.device?.size.width == 375)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("A document without a device is a canvas without size classes, at 2x, in Xcode 6 at 1x")
  func withoutDevice() throws {
    let layout = CanvasLayout(try storyboard([controller("a")], plugIn: 9000, device: nil))
    let traits = layout.contents.roots[0].view.traitCollection
    #expect(layout.device == nil)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.displayScale == 2)
    let ofXcode6 = CanvasLayout(try storyboard([controller("a")], plugIn: 7531, device: nil))
    #expect(ofXcode6.contents.roots[0].view.traitCollection.displayScale == 1)
  }

  @Test("Insets that were seen at a view win over those of the device")
  func observedInsets() throws {
    let document = try storyboard([controller("a", "", view: safeAreaView("v"))])
    let text = """
      {"Test.storyboard": {"a-view": {"safeArea": {"top": 33, "bottom": 7, "left": 1, "right": 2}}}}
      """
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("insets-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let observed = try ObservedInsets(contentsOf: file.path)

    let layout = CanvasLayout(document, observed: observed.views(of: "Test.storyboard"))

    let view = try #require(layout.contents.objects["v"] as? UIView)
    // 375 − 1 − 2 by 667 − 33 − 7.
    #expect(view.frame == CGRect(x: 1, y: 33, width: 372, height: 627))
    #expect(observed.views(of: "Other.storyboard").isEmpty)
  }

  /// Tables of moussa110/recipe-ios-viper and stefanadisurya/3Go (Xcode 12) are at 88, under a status bar
  /// of 44 and a bar of 44; a large title is 52 high. A collection of Jaron-Lowe/FoxInterview is at 103, under a
  /// status bar of 59. One of twilio/twilio-verify-ios (Xcode 11, without safe areas) is at 140, and one of
  /// brendoncrowe/Podcasts (Xcode 14.1) that ends with the view at 155, under a status bar of 59.
  @Test("Since Xcode 12 a large title takes no room above a list that the view begins with")
  func largeTitleAboveTable() throws {
    let bar = navigation("n", around: "a", bar: "largeTitles=\"YES\"")
    let plain = safeAreaView("v")
    func list(_ kind: String) -> String {
      plain.replacingOccurrences(of: "<view id", with: "<\(kind) id")
        .replacingOccurrences(of: "</view>", with: "</\(kind)>")
    }
    let end = "secondItem=\"v-safe\" secondAttribute=\"bottom\""
    let whole = list("tableView").replacingOccurrences(
      of: end, with: end.replacingOccurrences(of: "v-safe", with: "a-view"))
    #expect(whole != list("tableView"))
    let views: [(String, Int, CGFloat)] = [
      (whole, 18_093, 140),
      (plain, 18_093, 140), (list("tableView"), 18_093, 88), (list("collectionView"), 18_093, 88),
      (list("scrollView"), 18_093, 140), (list("tableView"), 16_087, 140),
    ]
    for (view, plugIn, top) in views {
      let document = try storyboard(
        [bar, controller("a", "", view: view)], plugIn: plugIn, device: "retina6_1")
      let found = try #require(CanvasLayout(document).contents.objects["v"] as? UIView)
      #expect(found.frame.minY == top)
    }
  }

  @Test("The release follows the Interface Builder that saved the document")
  func release() throws {
    let label = """
      <subviews><switch opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="s"/></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="a-view" \
      secondAttribute="leading" id="1"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="a-view" secondAttribute="top" \
      id="2"/>
      </constraints>
      """
    // Switches are 51 × 31 up to Xcode 16, 63 × 28 in Xcode 26.
    for (plugIn, width) in [(14000, 51), (22504, 51), (24000, 63)] as [(Int, CGFloat)] {
      let layout = CanvasLayout(try storyboard([controller("a", "", view: label)], plugIn: plugIn))
      let view = try #require(layout.contents.objects["s"] as? UIView)
      #expect(view.frame.width == width, "\(plugIn)")
    }
  }

  /// AllDmeat/DynamicTypeDemo, of Xcode 13, has Body 20½ high, its 17 points of the usual size; the largest of the
  /// seven plain sizes is 23 points, a line of 27.45.
  @Test("A canvas has the text size that somebody chose, and the usual one once it is off")
  func chosenText() throws {
    let label = """
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    for (overrides, height) in [
      ("dynamicTypePreference=\"11\"", 20.5),
      ("isEnabled=\"YES\" dynamicTypePreference=\"6\"", 27.5),
      ("isEnabled=\"YES\" dynamicTypePreference=\"99\"", 20.5),
    ] {
      let document = try xib(
        withItem: label, id: "l", plugIn: 19_144, rest: "<accessibilityOverrides \(overrides)/>")
      let view = try #require(CanvasLayout(document).contents.objects["l"] as? UIView)
      #expect(view.frame.height == CGFloat(height), "\(overrides)")
    }
  }

  @Test("The canvas of Xcode 12.5 to 13 shows text styles at the smallest text size")
  func smallestText() throws {
    let label = """
      <subviews><label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
      <constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="a-view" \
      secondAttribute="leading" id="1"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="a-view" secondAttribute="top" \
      id="2"/>
      </constraints>
      """
    // Body is 17 points at the size a device comes with, a line of 20.29; at the smallest 14, 16.71.
    for (plugIn, height) in [(17701, 20.5), (18122, 17), (20037, 17), (21219, 20.5)] {
      let layout = CanvasLayout(try storyboard([controller("a", "", view: label)], plugIn: plugIn))
      let view = try #require(layout.contents.objects["l"] as? UIView)
      #expect(view.frame.height == CGFloat(height), "\(plugIn)")
    }
  }

  @Test("Constraints that exclude each other are reported with their line, and a way out")
  func conflict() throws {
    let view = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><constraints>
      <constraint firstAttribute="width" constant="100" id="one"/>
      <constraint firstAttribute="width" constant="200" id="two"/>
      </constraints></view></subviews>
      """
    let document = try storyboard([controller("a", "", view: view)])
    let layout = CanvasLayout(document)
    #expect(layout.diagnostics.map(\.rule) == ["conflicting-constraints"])
    let found = try #require(layout.diagnostics.first)
    #expect(found.line == document.element(id: "two")?.line)
    #expect(found.mend != nil)
    #expect((layout.contents.objects["v"] as? UIView)?.frame.width == 100)
  }

  @Test("Scenes are laid out one by one: a fault in one leaves the others as they are")
  func scenes() throws {
    let broken = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="x"/></subviews>
      <constraints><constraint firstItem="x" firstAttribute="width" secondItem="nowhere" \
      secondAttribute="width" id="bad"/></constraints>
      """
    let layout = CanvasLayout(
      try storyboard([
        controller("a", "", view: broken), controller("b", "", view: safeAreaView("v")),
      ]))
    #expect(layout.contents.roots.count == 2)
    #expect(layout.diagnostics.map(\.rule) == ["missing-item"])
    #expect((layout.contents.objects["v"] as? UIView)?.frame.width == 375)
  }
}
