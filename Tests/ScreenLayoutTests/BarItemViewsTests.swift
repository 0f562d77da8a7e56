import DeviceCatalog
import Foundation
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// Views in the bars of scenes on an iPhone 17: 402 points wide, of which 16 stay free at either end
/// of a bar. Bars of iOS 26 are 54 high, toolbars above a home indicator 49, with the items in the
/// lower 44.
@MainActor
@Suite("Views of bar items in documents")
struct BarItemViewsTests {
  private let titleView = """
    <view key="titleView" id="title"><rect key="frame" x="0" y="0" width="100" height="30"/>
    <subviews><view id="inner" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
    <constraints>
    <constraint firstItem="inner" firstAttribute="leading" secondItem="title" \
    secondAttribute="leading" constant="10" id="i1"/>
    <constraint firstItem="inner" firstAttribute="trailing" secondItem="title" \
    secondAttribute="trailing" id="i2"/>
    <constraint firstItem="inner" firstAttribute="top" secondItem="title" \
    secondAttribute="top" id="i3"/>
    <constraint firstItem="inner" firstAttribute="height" constant="20" id="i4"/>
    </constraints></view>
    """
  private let button = """
    <barButtonItem key="rightBarButtonItem" id="item"><button key="customView" id="button">
    <rect key="frame" x="300" y="7" width="80" height="30"/></button></barButtonItem>
    """

  private func item(_ content: String) -> String {
    "<navigationItem key=\"navigationItem\" id=\"navigation-item\">\(content)</navigationItem>"
  }

  private func inNavigation(_ content: String, bar: String = "") throws -> IBDocument {
    try storyboard([
      navigation("n", around: "a", bar: bar),
      controller("a", "", view: safeAreaView("v"), item(content)),
    ])
  }

  @Test("A title view stands in the middle of the bar, with its subviews")
  func titleViewOnDevice() throws {
    let layout = try layOut(try inNavigation(titleView), "a")
    // (402 − 100) / 2 = 151; (54 − 30) / 2 = 12.
    #expect(frame("title", layout) == CGRect(x: 151, y: 12, width: 100, height: 30))
    #expect(frame("inner", layout) == CGRect(x: 10, y: 0, width: 90, height: 20))
    let bar = (layout.objects["title"] as? UIView)?.superview
    #expect(bar?.isDescendant(of: layout.root) == true)
    #expect(bar?.frame == layout.bars.navigation?.frame)
    // The screen's own content is where it is without a view in the bar.
    let without = try layOut(try inNavigation(""), "a")
    #expect(frame("v", layout) == frame("v", without))
    #expect(without.bars.navigation?.isView == false)
  }

  @Test(
    "A bar that holds views has a surface in the releases in which others have one",
    arguments: [("iPhone 6", true), ("iPhone 8", false), ("iPhone 17", false)])
  func surfaceOnDevice(device: String, hasSurface: Bool) throws {
    let document = try inNavigation(titleView)
    let scene = try #require(DocumentScene.all(in: document).first { $0.id == "a" })
    let configuration = try configuration(device)
    let layout = DeviceLayouter(document).layout(scene, on: configuration)
    let bar = try #require((layout.objects["title"] as? UIView)?.superview as? UINavigationBar)
    configuration.release.performAsCurrent {
      #expect(!bar.surface.isTransparent == hasSurface)
    }
    #expect(bar.surfaceOverhang == bar.frame.minY)
  }

  @Test("A view of a bar's item stands at the end, beside a phone's cutout")
  func itemViewOnDevice() throws {
    let document = try inNavigation(button)
    // 402 − 16 − 80 = 306.
    #expect(
      frame("button", try layOut(document, "a")) == CGRect(x: 306, y: 12, width: 80, height: 30))
    // Turned: 874 wide, 62 covered at either side, and a bar of 32.
    #expect(
      frame("button", try layOut(document, "a", .landscape))
        == CGRect(x: 716, y: 1, width: 80, height: 30))
  }

  @Test("The canvas keeps the frames that such views were saved with")
  func canvas() throws {
    let canvas = CanvasLayout(try inNavigation(button))
    let view = canvas.contents.objects["button"] as? UIView
    #expect(view?.frame == CGRect(x: 300, y: 7, width: 80, height: 30))
    #expect(view?.superview == nil)
  }

  @Test("The bar of a screen that another embeds holds the views, too")
  func embedded() throws {
    let box = """
      <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="0" width="320" height="400"/>
      <connections><segue destination="n" kind="embed" id="embed"/></connections>
      </containerView></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="outer-view" \
      secondAttribute="leading" id="b1"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="outer-view" \
      secondAttribute="top" id="b2"/>
      <constraint firstItem="box" firstAttribute="width" constant="320" id="b3"/>
      <constraint firstItem="box" firstAttribute="height" constant="400" id="b4"/>
      </constraints>
      """
    let document = try storyboard([
      controller("outer", "", view: box), navigation("n", around: "a"),
      controller("a", "", view: safeAreaView("v"), item(titleView)),
    ])
    let layout = try layOut(document, "outer")
    #expect(frame("title", layout)?.minX == 110)
    #expect((layout.objects["title"] as? UIView)?.isDescendant(of: layout.root) == true)
  }

  @Test("A view whose ID something around its bar has, too, stays out of the bar")
  func repeatedID() throws {
    let view = """
      <subviews><view id="twice"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
      <toolbar id="bar"><rect key="frame" x="0" y="0" width="300" height="44"/><items>
      <barButtonItem id="item"><view key="customView" id="twice">
      <rect key="frame" x="0" y="0" width="20" height="20"/></view></barButtonItem></items></toolbar>
      <navigationBar id="top"><rect key="frame" x="0" y="50" width="300" height="44"/><items>
      <navigationItem id="i"><view key="titleView" id="twice">
      <rect key="frame" x="0" y="0" width="20" height="20"/></view></navigationItem></items>
      </navigationBar></subviews></view></subviews>
      """
    let layout = try layOut(try storyboard([controller("a", "", view: view)]), "a")
    let bar = try #require(layout.objects["bar"] as? UIToolbar)
    #expect(bar.isDescendant(of: layout.root))
    #expect(bar.items?.compactMap(\.customView).isEmpty == true)
  }

  @Test("The view of a xib is the one around its bars, not one of a lower item")
  func lowerItem() throws {
    let document = try xib(
      """
      <view id="r"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <navigationBar id="bar"><rect key="frame" x="0" y="0" width="375" height="44"/><items>
      <navigationItem id="i"><view key="titleView" id="lower">
      <rect key="frame" x="0" y="0" width="20" height="20"/></view></navigationItem>
      <navigationItem title="Top" id="j"/></items></navigationBar></subviews></view>
      """)
    let scene = try #require(DocumentScene.all(in: document).first)
    let layout = DeviceLayouter(document).layout(scene, on: try configuration("iPhone 17"))
    #expect((layout.objects["r"] as? UIView)?.isDescendant(of: layout.root) == true)
  }

  @Test("A wide title view keeps clear of the back button")
  func beside() throws {
    let wide = """
      <view key="titleView" id="title"><rect key="frame" x="0" y="0" width="400" height="30"/></view>
      """
    let document = try storyboard([
      navigation("n", around: "a"),
      controller(
        "a", "", view: safeAreaView("w"),
        "<connections><segue destination=\"b\" kind=\"show\" id=\"s\"/></connections>"),
      controller("b", "", view: safeAreaView("v"), item(wide)),
    ])
    let layout = try layOut(document, "b")
    let title = try #require(frame("title", layout))
    // The button of 44 at 16 is left free.
    #expect(title.minX >= 60)
    #expect(title.maxX <= 402 - 16)
  }

  @Test("Views stand in the toolbar of a navigation controller")
  func toolbarItems() throws {
    let items = """
      <toolbarItems><barButtonItem systemItem="flexibleSpace" id="space"/>
      <barButtonItem id="item"><slider key="customView" id="slider">
      <rect key="frame" x="0" y="0" width="100" height="34"/></slider></barButtonItem>
      </toolbarItems>
      """
    let document = try storyboard([
      navigation("n", around: "a", "toolbarHidden=\"NO\""),
      controller("a", "", view: safeAreaView("v"), items),
    ])
    let layout = try layOut(document, "a")
    // 402 − 16 − 100 = 286; the middle of the lower 44 of 49 is at 27, and 27 − 34 / 2 = 10.
    #expect(frame("slider", layout) == CGRect(x: 286, y: 10, width: 100, height: 34))
    #expect(layout.bars.tools?.isView == true)
  }

  private let toolbar = """
    <subviews><toolbar translatesAutoresizingMaskIntoConstraints="NO" id="bar">\
    <rect key="frame" x="0" y="100" width="375" height="44"/><items>
    <barButtonItem width="20" systemItem="fixedSpace" id="space"/>
    <barButtonItem id="item"><view key="customView" id="held" \
    translatesAutoresizingMaskIntoConstraints="NO"><constraints>
    <constraint firstAttribute="width" constant="60" id="h1"/>
    <constraint firstAttribute="height" constant="20" id="h2"/>
    </constraints></view></barButtonItem></items></toolbar></subviews>
    <constraints>
    <constraint firstItem="bar" firstAttribute="leading" secondItem="a-view" \
    secondAttribute="leading" id="1"/>
    <constraint firstItem="bar" firstAttribute="trailing" secondItem="a-view" \
    secondAttribute="trailing" id="2"/>
    <constraint firstItem="bar" firstAttribute="top" secondItem="a-view" secondAttribute="top" \
    constant="100" id="3"/>
    </constraints>
    """

  @Test("A toolbar among the views places those of its items, and nothing of them is open")
  func toolbarInView() throws {
    let document = try storyboard([controller("a", "", view: toolbar)])
    let layout = try layOut(document, "a", findsAmbiguities: true)
    // 16, a space of 20 and 8 between the items; (44 − 20) / 2 = 12.
    #expect(frame("held", layout) == CGRect(x: 44, y: 12, width: 60, height: 20))
    #expect(layout.ambiguities.isEmpty)
  }

  @Test("A sweep over windows lays the views out as anew")
  func sweep() throws {
    let document = try inNavigation(titleView + button)
    let scene = try #require(DocumentScene.all(in: document).first { $0.id == "a" })
    let layouter = DeviceLayouter(document)
    let sweep = SceneSweep(layouter, scene)
    // Of the same traits.
    for width in [402.0, 300, 390] {
      var configuration = try configuration("iPhone 17")
      configuration.environment.size.width = width
      let swept = sweep.layout(on: configuration, findsAmbiguities: false)
      let fresh = layouter.layout(scene, on: configuration)
      for id in ["title", "inner", "button", "v"] {
        #expect(frame(id, swept) == frame(id, fresh), "\(id) in \(width)")
      }
    }
  }

  @Test("Items and segments that are switched off are so")
  func disabled() throws {
    let document = try inNavigation(
      """
      <barButtonItem key="leftBarButtonItem" enabled="NO" title="Off" id="off"/>
      <barButtonItem key="rightBarButtonItem" title="On" id="on"/>
      <segmentedControl key="titleView" id="control">
      <rect key="frame" x="0" y="0" width="100" height="30"/><segments>
      <segment title="One"/><segment title="Two" enabled="NO"/></segments></segmentedControl>
      """)
    let layout = try layOut(document, "a")
    #expect(layout.bars.navigation?.item.leading.map(\.isEnabled) == [false])
    #expect(layout.bars.navigation?.item.trailing.map(\.isEnabled) == [true])
    let control = layout.objects["control"] as? UISegmentedControl
    #expect(control?.isEnabledForSegment(at: 0) == true)
    #expect(control?.isEnabledForSegment(at: 1) == false)
  }

  @Test("A system item says what the system does, not what Interface Builder's library called it")
  func systemItemTitle() throws {
    let document = try inNavigation(
      "<barButtonItem key=\"rightBarButtonItem\" title=\"Item\" systemItem=\"compose\" id=\"b\"/>")
    let item = try layOut(document, "a").bars.navigation?.item.trailing.first
    #expect(item?.systemItem == "compose")
    #expect(item?.title == nil)
  }

  // MARK: Helpers

  private func layOut(
    _ document: IBDocument, _ id: String, _ orientation: Orientation = .portrait,
    findsAmbiguities: Bool = false
  ) throws -> DeviceLayout {
    let scene = try #require(DocumentScene.all(in: document).first { $0.id == id })
    let configuration = try configuration("iPhone 17", orientation)
    return DeviceLayouter(document).layout(
      scene, on: configuration, findsAmbiguities: findsAmbiguities)
  }

  private func frame(_ id: String, _ layout: DeviceLayout) -> CGRect? {
    (layout.objects[id] as? UIView)?.frame
  }
}
