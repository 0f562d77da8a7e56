import DeviceCatalog
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// Scenes on devices whose figures are known: iPhone SE (375 × 667, status bar 20) and iPhone 17
/// (402 × 874, 62 above and 34 below).
@MainActor
@Suite("Scenes on devices")
struct DeviceLayoutTests {
  @Test("A root view fills the device, and its safe area is the device's")
  func fills() throws {
    let document = try storyboard([controller("a", "", view: safeAreaView("v"))])
    for (device, frame) in [
      ("iPhone SE (3rd gen)", CGRect(x: 0, y: 20, width: 375, height: 647)),
      ("iPhone 17", CGRect(x: 0, y: 62, width: 402, height: 778)),
    ] {
      let layout = try layOut(document, "a", on: configuration(device))
      #expect(layout.root.frame.origin == .zero)
      #expect((layout.objects["v"] as? UIView)?.frame == frame, "\(device)")
      #expect(layout.diagnostics.isEmpty, "\(device)")
    }
  }

  @Test("In landscape the sides of a cutout are kept free")
  func landscape() throws {
    let document = try storyboard([controller("a", "", view: safeAreaView("v"))])
    let configuration = try configuration("iPhone 17", .landscape)
    let layout = try layOut(document, "a", on: configuration)
    let view = try #require(layout.objects["v"] as? UIView)
    #expect(layout.root.frame.size == CGSize(width: 874, height: 402))
    #expect(view.frame.minX == 62)
    #expect(view.frame.maxX == 812)
  }

  @Test("Nothing stretches in a view that does not autoresize its subviews")
  func masksThatDoNotCount() throws {
    func outer(_ attributes: String) -> String {
      """
      <subviews><view id="outer" \(attributes)><rect key="frame" x="0" y="0" width="375" height="50"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/><subviews>
      <view id="v"><rect key="frame" x="100" y="0" width="200" height="50"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews></view></subviews>
      """
    }
    // The phone is 402 wide, 27 more than the canvas.
    for (attributes, width) in [("", 227.0), (#"autoresizesSubviews="NO""#, 200)] {
      let document = try storyboard([controller("a", "", view: outer(attributes))])
      let layout = try layOut(document, "a", on: configuration("iPhone 17"))
      #expect((layout.objects["outer"] as? UIView)?.frame.width == 402)
      #expect(
        (layout.objects["v"] as? UIView)?.frame == CGRect(x: 100, y: 0, width: width, height: 50))
    }
  }

  @Test("What code switches later begins at where the subviews are")
  func switchedAfterLayout() throws {
    let view = """
      <subviews><view id="v"><rect key="frame" x="100" y="0" width="200" height="50"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews>
      """
    let document = try storyboard([controller("a", "", view: view)])
    let layout = try layOut(document, "a", on: configuration("iPhone 17"))
    let inner = try #require(layout.objects["v"] as? UIView)
    let outer = try #require(inner.superview)
    for isOn in [false, true] {
      outer.autoresizesSubviews = isOn
      outer.setNeedsLayout()
      layout.root.layoutIfNeeded()
      #expect(inner.frame.width == 227)
    }
  }

  @Test("Masks stretch from the canvas to the device")
  func masks() throws {
    // On a canvas of 375 × 667 the view leaves 75 at the right and 567 below.
    let view = """
      <subviews><view id="v"><rect key="frame" x="100" y="50" width="200" height="50"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view></subviews>
      """
    let document = try storyboard([controller("a", "", view: view)])
    let layout = try layOut(document, "a", on: configuration("iPhone 17"))
    // 402 − 375 = 27 wider and 874 − 667 = 207 further down.
    #expect(
      (layout.objects["v"] as? UIView)?.frame == CGRect(x: 100, y: 257, width: 227, height: 50))
  }

  @Test("A navigation bar takes its height from the safe area of the content")
  func navigationBar() throws {
    let document = try storyboard([
      navigation("n", around: "a"), controller("a", "title=\"Inbox\"", view: safeAreaView("v")),
    ])
    let layout = try layOut(document, "a", on: configuration("iPhone SE (3rd gen)"))
    // 20 of status bar and 54 of bar (iOS 26).
    let bar = try #require(layout.bars.navigation)
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 375, height: 54))
    #expect(bar.item.title == "Inbox")
    #expect(bar.backTitle == nil)
    #expect((layout.objects["v"] as? UIView)?.frame.minY == 74)
  }

  @Test("A pushed screen has the title of the one before on its back button")
  func backButton() throws {
    let document = try storyboard([
      navigation("n", around: "a"),
      controller("a", "title=\"Inbox\"", view: "", segue("show", to: "b")), controller("b"),
    ])
    let layout = try layOut(document, "b", on: configuration("iPhone 17"))
    #expect(layout.bars.navigation?.backTitle == "Inbox")
  }

  @Test("A tab bar stands at the lower end, over the home indicator")
  func tabBar() throws {
    let document = try storyboard([
      container(
        "tabBarController", "t", children: [("a", "viewControllers"), ("b", "viewControllers")]),
      controller("a"), controller("b", "", view: safeAreaView("v")),
    ])
    let layout = try layOut(document, "b", on: configuration("iPhone 17"))
    let tabs = try #require(layout.bars.tabs)
    #expect(tabs.frame.maxY == 874)
    #expect(tabs.items.count == 2)
    #expect(tabs.selectedIndex == 1)
    #expect((layout.objects["v"] as? UIView)?.frame.maxY == tabs.frame.minY)
  }

  @Test("Reading direction mirrors a scene")
  func rightToLeft() throws {
    let view = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="a-view" \
      secondAttribute="leading" constant="10" id="1"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="a-view" secondAttribute="top" \
      id="2"/>
      <constraint firstItem="v" firstAttribute="width" constant="50" id="3"/>
      <constraint firstItem="v" firstAttribute="height" constant="50" id="4"/>
      </constraints>
      """
    let document = try storyboard([controller("a", "", view: view)])
    var configuration = try configuration("iPhone SE (3rd gen)")
    configuration.direction = .rightToLeft
    let layout = try layOut(document, "a", on: configuration)
    // 375 − 10 − 50.
    #expect((layout.objects["v"] as? UIView)?.frame.minX == 315)
  }

  @Test("Text styles follow the text size")
  func textSize() throws {
    let label = """
      <subviews><label text="x" translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="a-view" \
      secondAttribute="leading" id="1"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="a-view" secondAttribute="top" \
      id="2"/>
      </constraints>
      """
    let document = try storyboard([controller("a", "", view: label)])
    var configuration = try configuration("iPhone SE (3rd gen)")
    // Body is 17 points at L, 14 at XS and 53 at AX5: 20.29, 16.71 and 63.25 high.
    for (size, height) in [
      (.large, 20.5), (.extraSmall, 17), (.accessibilityExtraExtraExtraLarge, 63.5),
    ] as [(UIContentSizeCategory, CGFloat)] {
      configuration.textSize = size
      let layout = try layOut(document, "a", on: configuration)
      #expect((layout.objects["v"] as? UIView)?.frame.height == height, "\(size)")
    }
  }

  @Test("What a container view embeds fills it")
  func embedded() throws {
    let outer = """
      <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <connections><segue destination="b" kind="embed" id="embed"/></connections>
      </containerView></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      \(filling("box", in: "safe"))
      """
    let document = try storyboard([
      controller("a", "", view: outer), controller("b", "", view: safeAreaView("v")),
    ])
    let layout = try layOut(document, "a", on: configuration("iPhone 17"))
    let box = try #require(layout.objects["box"] as? UIView)
    let inner = try #require(layout.objects["v"] as? UIView)
    #expect(box.frame == CGRect(x: 0, y: 62, width: 402, height: 778))
    // The box lies inside the safe area already, so that none is left in it.
    #expect(inner.frame.size == box.frame.size)
    #expect(inner.isDescendant(of: box))
  }

  @Test("Controllers that embed each other in a circle are cut, and said so with a line")
  func circle() throws {
    func scene(_ id: String, embedding other: String) -> String {
      controller(
        id, "",
        view: """
          <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-box">
          <connections><segue destination="\(other)" kind="embed" id="\(id)-embed"/></connections>
          </containerView></subviews>
          \(filling("\(id)-box", in: "\(id)-view"))
          """)
    }
    let document = try storyboard([
      scene("a", embedding: "b"), scene("b", embedding: "c"), scene("c", embedding: "a"),
    ])
    for id in ["a", "b", "c"] {
      let layout = try layOut(document, id, on: configuration("iPhone 17"))
      let found = layout.diagnostics.filter { $0.rule == "embedding-cycle" }
      #expect(found.count == 1)
      #expect(found.first?.line == document.element(id: id)?.line)
      #expect((layout.objects["\(id)-box"] as? UIView)?.frame.height == 874)
    }
  }

  @Test("Columns of a split view stand side by side where there is width")
  func split() throws {
    let document = try storyboard([
      container(
        "splitViewController", "s",
        children: [("a", "masterViewController"), ("b", "detailViewController")]),
      controller("a", "", view: safeAreaView("left")),
      controller("b", "", view: safeAreaView("right")),
    ])
    let layout = try layOut(document, "s", on: configuration("iPad mini (A17 Pro)", .landscape))
    let (left, right) = (
      try #require(layout.objects["left"] as? UIView),
      try #require(layout.objects["right"] as? UIView)
    )
    // The primary column is 320 wide; the other has the rest of 1133 but for a line of a pixel,
    // 812.5.
    #expect(left.frame.width == 320)
    #expect(right.frame.width == 812.5)
  }

  @Test("A xib's view that is no screen keeps its height and takes the width of its canvas")
  func cellOfXib() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects><view id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="120"/></view>
      </objects></document>
      """
    let document = try IBDocument.read(Data(text.utf8), path: "Row.xib")
    let scene = try #require(DocumentScene.all(in: document).first)
    let layout = DeviceLayouter(document).layout(scene, on: try configuration("iPhone 17"))
    #expect((layout.objects["v"] as? UIView)?.frame.size == CGSize(width: 402, height: 120))
  }

  private func layOut(
    _ document: IBDocument, _ id: String, on configuration: ScreenConfiguration
  ) throws -> DeviceLayout {
    let scene = try #require(DocumentScene.all(in: document).first { $0.id == id })
    return DeviceLayouter(document).layout(scene, on: configuration)
  }
}
