import DeviceCatalog
import Foundation
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// Where the content of scroll views begins on an iPhone SE, below a status bar of 20 and, in a navigation controller,
/// a bar of 54 (iOS 26), and on an iPhone 17 that lies, whose sides are 62; and what is held by the part that is seen.
@MainActor
@Suite("Insets of scroll views on devices")
struct ScrollInsetTests {
  /// A scene whose view a scroll view fills, with a button 8 from a guide of the scroll view's: `safeArea` or
  /// `frameLayoutGuide`. The content is 100 high.
  private func scroll(
    _ attributes: String = "", guide: String = "safeArea", inBar: Bool = true, lying: Bool = false,
    controllerSays: String = ""
  ) throws -> DeviceLayout {
    func pin(_ item: String, _ edge: String, _ other: String, _ constant: Int = 0) -> String {
      """
      <constraint firstItem="\(item)" firstAttribute="\(edge)" secondItem="\(other)" \
      secondAttribute="\(edge)" constant="\(constant)" id="\(item)-\(edge)"/>
      """
    }
    let outer = ["leading", "trailing", "top", "bottom"].map { pin("s", $0, "a-view") }
    let inner = ["leading", "trailing", "top", "bottom"].map { pin("c", $0, "s") }
    let held = pin("b", "leading", "g", 8) + pin("b", "top", "g", 8)
    let view = """
      <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="s">
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="c"><constraints>
      <constraint firstAttribute="height" constant="100" id="h"/>
      <constraint firstAttribute="width" constant="300" id="w"/></constraints></view>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
      <constraints>\(inner.joined())\(held)</constraints>
      <viewLayoutGuide key="\(guide)" id="g"/></scrollView></subviews>
      <constraints>\(outer.joined())</constraints>
      """
    let content = controller("a", controllerSays, view: view)
    let scenes = (inBar ? [navigation("n", around: "a")] : []) + [content]
    let document = try storyboard(scenes)
    let scene = try #require(DocumentScene.all(in: document).first { $0.id == "a" })
    let device =
      lying
      ? try configuration("iPhone 17", .landscape) : try configuration("iPhone SE (3rd gen)")
    return DeviceLayouter(document).layout(scene, on: device)
  }

  private func offset(in layout: DeviceLayout) throws -> CGFloat {
    try #require(layout.objects["s"] as? UIScrollView).contentOffset.y
  }

  private func button(in layout: DeviceLayout) throws -> CGFloat {
    try #require(layout.objects["b"] as? UIView).frame.minY
  }

  @Test(
    "Content begins below bars, and elsewhere where it may be scrolled to, unless the view keeps nothing clear"
  )
  func offsets() throws {
    #expect(try offset(in: scroll()) == -74)
    #expect(try offset(in: scroll(#"contentInsetAdjustmentBehavior="never""#)) == 0)
    // 100 points fit without scrolling.
    #expect(try offset(in: scroll(inBar: false)) == 0)
    #expect(try offset(in: scroll(#"alwaysBounceVertical="YES""#, inBar: false)) == -20)
    #expect(
      try offset(in: scroll(#"contentInsetAdjustmentBehavior="always""#, inBar: false)) == -20)
  }

  @Test(
    "Only what is automatic begins below bars without scrolling, and the sides count where they are scrolled to"
  )
  func axes() throws {
    let scrollable = #"contentInsetAdjustmentBehavior="scrollableAxes""#
    #expect(try offset(in: scroll(scrollable)) == 0)
    #expect(try offset(in: scroll(scrollable + #" alwaysBounceVertical="YES""#)) == -74)
    func side(_ attributes: String) throws -> CGFloat {
      let layout = try scroll(attributes, inBar: false, lying: true)
      return try #require(layout.objects["s"] as? UIScrollView).contentOffset.x
    }
    #expect(try side("") == 0)
    #expect(try side(#"alwaysBounceHorizontal="YES""#) == -62)
    #expect(try side(#"contentInsetAdjustmentBehavior="always""#) == -62)
    #expect(try side(#"alwaysBounceHorizontal="YES" contentInsetAdjustmentBehavior="never""#) == 0)
  }

  @Test("A controller that does not adjust ends only what counts without scrolling")
  func controllers() throws {
    let adjustsNone = #"automaticallyAdjustsScrollViewInsets="NO""#
    #expect(try offset(in: scroll(controllerSays: adjustsNone)) == 0)
    #expect(
      try offset(in: scroll(#"alwaysBounceVertical="YES""#, controllerSays: adjustsNone)) == -74)
  }

  /// In points of the content, which is moved down by 74: the safe area begins with it, the frame 74 above.
  @Test("What a guide holds stays where it is seen")
  func guides() throws {
    #expect(try button(in: scroll()) == 8)
    #expect(try button(in: scroll(guide: "frameLayoutGuide")) == -66)
    #expect(try button(in: scroll(#"contentInsetAdjustmentBehavior="never""#)) == 82)
  }
}
