import DeviceCatalog
import Foundation
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// Split views of documents on an iPad Air of 13 inches (1024 × 1366, two pixels a point) and on
/// phones. A column beside the secondary one is 320 wide, and half a point of line is between them.
@MainActor
@Suite("Split views of documents")
struct SplitSceneTests {
  private static let pad = "iPad Air 13 (M2/M3)"

  @Test("A preferred display mode holds in either orientation; Interface Builder shortens its name")
  func displayMode() throws {
    for mode in ["beside", "oneBesideSecondary", "allVisible"] {
      let document = try split("preferredDisplayMode=\"\(mode)\"")
      let layout = try layOut(document, on: configuration(Self.pad))
      #expect(frame("a-view", layout) == CGRect(x: 0, y: 0, width: 320, height: 1366), "\(mode)")
      // 1024 − 320.5.
      #expect(
        frame("b-view", layout) == CGRect(x: 320.5, y: 0, width: 703.5, height: 1366), "\(mode)")
    }
    let hidden = try split("preferredDisplayMode=\"secondaryOnly\"")
    let layout = try layOut(hidden, on: configuration(Self.pad, .landscape))
    #expect(frame("b-view", layout) == CGRect(x: 0, y: 0, width: 1366, height: 1024))
    #expect(layout.objects["a-view"] == nil)
  }

  @Test("A column over the secondary one leaves it the whole width and is in front")
  func overlay() throws {
    let document = try split("preferredDisplayMode=\"beside\" behavior=\"overlay\"")
    let layout = try layOut(document, on: configuration(Self.pad, .landscape))
    #expect(frame("b-view", layout)?.width == 1366)
    #expect(frame("a-view", layout)?.width == 320)
    #expect(layout.root.subviews.last === layout.objects["a-view"] as? UIView)
  }

  @Test("The primary column can be at the trailing edge")
  func trailing() throws {
    let document = try split("primaryEdge=\"trailing\"")
    let layout = try layOut(document, on: configuration(Self.pad, .landscape))
    #expect(frame("a-view", layout)?.minX == 1046)
    #expect(frame("b-view", layout) == CGRect(x: 0, y: 0, width: 1045.5, height: 1024))
  }

  @Test(
    "Beside the secondary of three columns is the supplementary one, each in a stack of its own")
  func threeColumns() throws {
    // The attributes are those of a document of Xcode 15.
    let document = try split(
      """
      allowDoubleColumnStyle="YES" preferredDisplayMode="beside" behavior="displace" \
      preferredSupplementaryColumnWidthFraction="0.25"
      """, ("c", "supplementaryViewController"))
    let layout = try layOut(document, on: configuration(Self.pad))
    #expect(layout.objects["a-view"] == nil)
    // A quarter of 1024; below 24 of status bar and a bar of 54 (iOS 26).
    #expect(frame("c-view", layout)?.width == 256)
    #expect(frame("c-safe", layout)?.minY == 78)
    #expect(frame("b-safe", layout)?.minY == 78)
    // What is not beside it has a picture of its own.
    #expect(try shown(document, on: configuration(Self.pad)) == ["s", "a"])
  }

  @Test("A column that is not shown at first comes in its own width, not over the whole screen")
  func hiddenColumn() throws {
    for (attributes, x) in [("", 0.0), ("primaryEdge=\"trailing\"", 704)] as [(String, CGFloat)] {
      let document = try split(attributes)
      let layout = try layOut(document, "a", on: configuration(Self.pad))
      #expect(frame("a-view", layout) == CGRect(x: x, y: 0, width: 320, height: 1366))
      let traits = try #require(layout.objects["a-view"] as? UIView).traitCollection
      #expect(traits.horizontalSizeClass == .compact)
      #expect(layout.root.frame.width == 1024)
    }
    // Where the split view is collapsed, it fills the screen.
    let phone = try layOut(split(""), "a", on: configuration("iPhone 17"))
    #expect(frame("a-view", phone)?.width == 402)
  }

  @Test("What a hidden column pushes is in the column")
  func pushedInHiddenColumn() throws {
    let document = try storyboard([
      container(
        "splitViewController", "s",
        children: [("n", "masterViewController"), ("b", "detailViewController")]),
      navigation("n", around: "a"), controller("a", "", view: "", segue("show", to: "c")),
      controller("c"), controller("b"),
    ])
    for id in ["a", "c"] {
      let layout = try layOut(document, id, on: configuration(Self.pad))
      #expect(frame("\(id)-view", layout)?.width == 320)
    }
    let phone = try layOut(document, "c", on: configuration("iPhone 17"))
    #expect(frame("c-view", phone)?.width == 402)
  }

  @Test("A compact column stands for all others in a compact width, without a bar")
  func compactColumn() throws {
    let document = try split("allowDoubleColumnStyle=\"YES\"", ("c", "compactViewController"))
    #expect(try shown(document, on: configuration("iPhone 17")) == ["c"])
    #expect(try shown(document, on: configuration(Self.pad, .landscape)) == ["s"])
    let compact = try layOut(document, "c", on: configuration("iPhone 17"))
    #expect(frame("c-safe", compact)?.minY == 62)
    // Alone, a column still has its stack's bar: 62 + 54.
    let alone = try layOut(document, "b", on: configuration("iPhone 17"))
    #expect(frame("b-safe", alone)?.minY == 116)
  }

  // MARK: Documents

  /// A split view `s` of the columns `a` and `b`, and one more.
  private func split(_ attributes: String, _ more: (String, String)? = nil) throws -> IBDocument {
    let children =
      [("a", "masterViewController"), ("b", "detailViewController")] + [more].compactMap { $0 }
    return try storyboard(
      [container("splitViewController", "s", attributes, children: children)]
        + children.map { controller($0.0, "", view: safeAreaView("\($0.0)-safe")) })
  }

  /// The scenes that have a picture on a configuration.
  private func shown(
    _ document: IBDocument, on configuration: ScreenConfiguration
  ) throws -> [String] {
    let scenes = DocumentScene.all(in: document)
    return scenes.filter { $0.role(among: scenes, in: document).isShown(on: configuration) }
      .map(\.id)
  }

  private func layOut(
    _ document: IBDocument, _ id: String = "s", on configuration: ScreenConfiguration
  ) throws -> DeviceLayout {
    let scene = try #require(DocumentScene.all(in: document).first { $0.id == id })
    return DeviceLayouter(document).layout(scene, on: configuration)
  }

  private func frame(_ id: String, _ layout: DeviceLayout) -> CGRect? {
    (layout.objects[id] as? UIView)?.frame
  }
}
