import DeviceCatalog
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// Screens on devices whose releases of iOS ended before the newest.
@MainActor
@Suite("Releases of iOS on devices")
struct DeviceReleaseTests {
  @Test(
    "A device runs the newest release, or the last that Apple gave it",
    arguments: [
      ("iPhone 17", 26), ("iPhone SE (3rd gen)", 26), ("iPhone 11", 26), ("iPhone XR", 18),
      ("iPhone X", 16), ("iPhone 8", 16), ("iPhone SE (1st gen)", 15), ("iPhone 6", 12),
      ("iPad (5th/6th gen)", 17), ("iPad Air (3rd gen)", 26),
    ])
  func release(device: String, iOS: Int) throws {
    #expect(try configuration(device).release.iOS == iOS)
  }

  @Test("Bars and switches have the sizes of the device's release")
  func sizes() throws {
    let document = try storyboard([
      navigation("n", around: "a"), controller("a", "", view: Self.switchAtTop),
    ])
    // Status bar of 20 and a bar of 44 until iOS 18, of 54 in iOS 26; the switch of 51 × 31 was 63 × 28.
    for (device, top, size) in [
      ("iPhone SE (1st gen)", 64, CGSize(width: 51, height: 31)),
      ("iPhone SE (3rd gen)", 74, CGSize(width: 63, height: 28)),
      ("iPad Pro 10.5", 70, CGSize(width: 51, height: 31)),
    ] as [(String, CGFloat, CGSize)] {
      let scene = try #require(DocumentScene.all(in: document).first { $0.id == "a" })
      let layout = DeviceLayouter(document).layout(scene, on: try configuration(device))
      let place = try placed("switch", in: layout)
      #expect(place.minY == top && place.size == size, "\(device)")
    }
  }

  @Test(
    "Before iOS 11 there are no large titles, and a tab bar is as high however the phone is held",
    arguments: [("iPhone 4s", 64, 49), ("iPhone 5", 64, 49), ("iPhone 6", 116, 32)]
      as [(String, CGFloat, CGFloat)])
  func barsBeforeLargeTitles(device: String, top: CGFloat, tabs: CGFloat) throws {
    let document = try storyboard([
      container("tabBarController", "t", children: [("n", "viewControllers")]),
      navigation("n", around: "a", bar: #"largeTitles="YES""#),
      controller("a", "", view: Self.switchAtTop),
    ])
    let scene = try #require(DocumentScene.all(in: document).first { $0.id == "a" })
    let layouter = DeviceLayouter(document)
    // A status bar of 20, a bar of 44, a large title of 52.
    let upright = layouter.layout(scene, on: try configuration(device))
    #expect(try placed("switch", in: upright).minY == top)
    #expect(upright.bars.tabs?.frame.height == 49)
    let lying = layouter.layout(scene, on: try configuration(device, .landscape))
    #expect(lying.bars.tabs?.frame.height == tabs)
  }

  @Test(
    "From iOS 12 to 18 pads have bars of 50 points; phones have 44 and 49",
    arguments: [
      ("iPad Pro 10.5", 50, 50, 50), ("iPad Air / Air 2", 50, 50, 50), ("iPhone 8", 44, 49, 44),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func heights(device: String, navigation: CGFloat, tabs: CGFloat, tools: CGFloat) throws {
    let configuration = try configuration(device)
    configuration.release.performAsCurrent {
      let bars = ContainerBars(traits: configuration.traits, safeAreaBottom: 0, isInSheet: false)
      #expect(bars.navigationBar == navigation)
      #expect(bars.tabBar == tabs)
      #expect(bars.toolbar == tools)
    }
  }

  /// As on the canvas of 896 by 414 in documents of Xcode 12 (yagom-academy/ios-juice-maker): 44; 32 where it is narrow.
  @Test(
    "Up to iOS 18 a phone that lies has low navigation bars, unless it is wide",
    arguments: [("iPhone 8", 32), ("iPhone 8 Plus", 44)] as [(String, CGFloat)])
  func lyingBars(device: String, height: CGFloat) throws {
    let configuration = try configuration(device, .landscape)
    configuration.release.performAsCurrent {
      let bars = ContainerBars(traits: configuration.traits, safeAreaBottom: 0, isInSheet: false)
      #expect(bars.navigationBar == height)
      #expect(bars.largeTitle == 0)
    }
  }

  @Test("Dark appearance is light on devices whose releases ended before iOS 13")
  func appearances() throws {
    for (device, style) in [("iPhone 6", .light), ("iPhone SE (1st gen)", .dark)]
      as [(String, UIUserInterfaceStyle)]
    {
      let dark = ScreenConfiguration(
        environment: try configuration(device).environment, appearance: .dark)
      #expect(dark.appearance == style)
      #expect(dark.traits.userInterfaceStyle == style)
    }
  }

  @Test("Cells are as high as the device's release has them")
  func cells() throws {
    let text = """
      <label opaque="NO" text="Words" id="label" translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    let edges = ["leading", "top", "bottom"].map {
      """
      <constraint firstItem="label" firstAttribute="\($0)" secondItem="content" \
      secondAttribute="\($0)Margin" id="c-\($0)"/>
      """
    }
    let table = """
      <tableViewController id="a" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="plain" rowHeight="-1" id="table">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <sections><tableViewSection id="section"><cells><tableViewCell id="cell">
      <rect key="frame" x="0.0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <subviews>\(text)</subviews><constraints>\(edges.joined())</constraints>
      </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
      </tableView></tableViewController>
      """
    let document = try storyboard([table])
    // 11 above and below the label from iOS 11 on, 15 in iOS 26; 16 beside it.
    for (device, top) in [("iPhone SE (1st gen)", 11), ("iPhone SE (3rd gen)", 15)]
      as [(String, CGFloat)]
    {
      let layout = try firstScene(of: document, on: configuration(device))
      #expect(try placed("label", in: layout).origin == CGPoint(x: 16, y: top), "\(device)")
    }
  }

  @Test("A sweep over devices of several releases lies as each alone")
  func sweep() throws {
    let document = try storyboard([
      navigation("n", around: "a"), controller("a", "", view: Self.switchAtTop),
    ])
    let scene = try #require(DocumentScene.all(in: document).first { $0.id == "a" })
    let layouter = DeviceLayouter(document)
    let sweep = SceneSweep(layouter, scene)
    // The two have the same traits.
    let devices = try ["iPhone SE (1st gen)", "iPhone SE (3rd gen)", "iPhone SE (1st gen)"].map {
      try configuration($0)
    }
    #expect(devices[0].traits == devices[1].traits)
    for device in devices {
      let swept = sweep.layout(on: device, findsAmbiguities: false)
      let place = try placed("switch", in: swept)
      let alone = try placed("switch", in: layouter.layout(scene, on: device))
      #expect(place == alone)
    }
    #expect(sweep.order(devices).map(\.id) == [0, 2, 1].map { devices[$0].id })
  }

  /// A switch at the upper left corner of the safe area.
  private static let switchAtTop = """
    <subviews><switch opaque="NO" contentMode="scaleToFill" on="YES" id="switch" \
    translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    <constraint firstItem="switch" firstAttribute="top" secondItem="safe" secondAttribute="top" \
    id="c1"/>
    <constraint firstItem="switch" firstAttribute="leading" secondItem="safe" \
    secondAttribute="leading" id="c2"/>
    </constraints>
    """
}
