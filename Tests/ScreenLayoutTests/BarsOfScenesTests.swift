import DeviceCatalog
import Foundation
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// Bars on an iPhone SE (375 × 667, status bar 20) and an iPhone 17 (402 × 874, turned 874 × 402 with
/// 62 at the sides), and what they leave.
@MainActor
@Suite("Bars of scenes")
struct BarsOfScenesTests {
  @Test("Bars that stand in views are low where a phone lies")
  func lowBars() throws {
    // 44, 49 and 54 (iOS 26) upright, 32 where the height is compact.
    for (bar, upright) in [("toolbar", 44), ("tabBar", 49), ("navigationBar", 54)]
      as [(String, CGFloat)]
    {
      let document = try storyboard([controller("a", "", view: view(bar))])
      for (orientation, height) in [(.portrait, upright), (.landscape, 32)]
        as [(Orientation, CGFloat)]
      {
        let layout = try layOut(document, "a", on: configuration("iPhone 17", orientation))
        #expect(frame("v", layout)?.height == height, "\(bar), \(orientation)")
      }
    }
  }

  @Test("A low toolbar is as high as the view in it, as a document of Xcode 10 shows")
  func lowToolbarAroundView() throws {
    let slider = """
      <items><barButtonItem id="item"><slider key="customView" id="slider">
      <rect key="frame" x="37" y="0.0" width="204" height="34"/></slider></barButtonItem></items>
      """
    let document = try storyboard([controller("a", "", view: view("toolbar", slider))])
    let layout = try layOut(document, "a", on: configuration("iPhone 17", .landscape))
    #expect(frame("v", layout)?.height == 34)
  }

  @Test("A prompt makes the bar 34 points higher, on devices and on the canvas")
  func prompt() throws {
    let item = "<navigationItem key=\"navigationItem\" title=\"T\" prompt=\"P\" id=\"item\"/>"
    let document = try storyboard(
      [navigation("n", around: "a"), controller("a", "", view: safeAreaView("v"), item)],
      plugIn: 13173)
    let layout = try layOut(document, "a", on: configuration("iPhone SE (3rd gen)"))
    // 20 of status bar and 54 of bar (iOS 26) beside it.
    #expect(layout.bars.navigation?.frame.height == 88)
    #expect(frame("v", layout)?.minY == 108)
    // 98 is what a document of that version has: 20 + 44 + 34.
    let canvas = CanvasLayout(document)
    #expect((canvas.contents.objects["v"] as? UIView)?.frame.minY == 98)
  }

  @Test("Around tabs a bar shows the tab bar controller's item, and it is what a push goes back to")
  func itemOfTabs() throws {
    func item(_ title: String, _ rest: String = "") -> String {
      "<navigationItem key=\"navigationItem\" title=\"\(title)\" \(rest) id=\"i-\(title)\"/>"
    }
    let document = try storyboard([
      navigation("n", around: "t"),
      container("tabBarController", "t", children: [("a", "viewControllers")], item("Tabs")),
      controller("a", "", view: "", item("Child", "prompt=\"P\"") + segue("show", to: "b")),
      controller("b", "", view: "", item("Pushed")),
    ])
    let phone = try configuration("iPhone SE (3rd gen)")
    let child = try #require(try layOut(document, "a", on: phone).bars.navigation)
    #expect(child.item.title == "Tabs")
    #expect(child.frame.height == 54)
    let pushed = try #require(try layOut(document, "b", on: phone).bars.navigation)
    #expect(pushed.item.title == "Pushed")
    #expect(pushed.backTitle == "Tabs")
  }

  @Test("A large title comes back after a small one where the item says so")
  func largeTitleAgain() throws {
    func bar(_ mode: String) throws -> CanvasRoot.NavigationBar {
      func item(_ mode: String) -> String {
        "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"\(mode)\" id=\"i-\(mode)\"/>"
      }
      let document = try storyboard([
        navigation("n", around: "a", bar: "largeTitles=\"YES\""),
        controller("a", "", view: "", item("never") + segue("show", to: "b")),
        controller("b", "", view: "", item(mode)),
      ])
      return SceneSurroundings(of: try #require(document.element(id: "b")), in: document)
        .navigationBar
    }
    #expect(try bar("always") == .large)
    // `automatic` takes over what the item before has.
    #expect(try bar("automatic") == .standard)
    #expect(try bar("never") == .standard)
  }

  @Test("A controller as wide as the one around it has the same margin, a narrower one its own")
  func embeddedMargin() throws {
    // A phone that lies keeps 16 beside its cutout: 62 + 16. A part 500 wide has 20, and nothing of
    // the cutout, from which it is 100 away.
    for (edges, start) in [
      (
        "<constraint firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"a-view\" "
          + "secondAttribute=\"leading\" id=\"l\"/><constraint firstItem=\"box\" "
          + "firstAttribute=\"trailing\" secondItem=\"a-view\" secondAttribute=\"trailing\" id=\"t\"/>",
        78
      ),
      (
        "<constraint firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"a-view\" "
          + "secondAttribute=\"leading\" constant=\"100\" id=\"l\"/><constraint firstItem=\"box\" "
          + "firstAttribute=\"width\" constant=\"500\" id=\"t\"/>", 20
      ),
    ] as [(String, CGFloat)] {
      let document = try storyboard([
        controller("a", "", view: box(edges)), controller("b", "", view: marginView("v")),
      ])
      let layout = try layOut(document, "a", on: configuration("iPhone 17", .landscape))
      #expect(frame("v", layout)?.minX == start)
    }
  }

  // MARK: Documents

  /// A bar across the root view, away from its edges.
  private func view(_ bar: String, _ contents: String = "") -> String {
    """
    <subviews><\(bar) translatesAutoresizingMaskIntoConstraints="NO" id="v">\
    <rect key="frame" x="0" y="100" width="375" height="44"/>\(contents)</\(bar)></subviews>
    <constraints>
    <constraint firstItem="v" firstAttribute="leading" secondItem="a-view" \
    secondAttribute="leading" id="1"/>
    <constraint firstItem="v" firstAttribute="trailing" secondItem="a-view" \
    secondAttribute="trailing" id="2"/>
    <constraint firstItem="v" firstAttribute="top" secondItem="a-view" secondAttribute="top" \
    constant="100" id="3"/>
    </constraints>
    """
  }

  /// A container view over the whole height that embeds the controller `b`.
  private func box(_ edges: String) -> String {
    """
    <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <connections><segue destination="b" kind="embed" id="embed"/></connections>
    </containerView></subviews>
    <constraints>\(edges)
    <constraint firstItem="box" firstAttribute="top" secondItem="a-view" secondAttribute="top" \
    id="3"/>
    <constraint firstItem="box" firstAttribute="bottom" secondItem="a-view" \
    secondAttribute="bottom" id="4"/>
    </constraints>
    """
  }

  /// A view that begins at the leading margin of the controller `b`.
  private func marginView(_ id: String) -> String {
    """
    <subviews><view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
    <constraints>
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="b-view" \
    secondAttribute="leadingMargin" id="m1"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="b-view" \
    secondAttribute="top" id="m2"/>
    <constraint firstItem="\(id)" firstAttribute="width" constant="10" id="m3"/>
    <constraint firstItem="\(id)" firstAttribute="height" constant="10" id="m4"/>
    </constraints>
    """
  }

  private func layOut(
    _ document: IBDocument, _ id: String, on configuration: ScreenConfiguration
  ) throws -> DeviceLayout {
    let scene = try #require(DocumentScene.all(in: document).first { $0.id == id })
    return DeviceLayouter(document).layout(scene, on: configuration)
  }

  private func frame(_ id: String, _ layout: DeviceLayout) -> CGRect? {
    (layout.objects[id] as? UIView)?.frame
  }
}
