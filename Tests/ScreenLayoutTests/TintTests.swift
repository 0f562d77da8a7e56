import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// The colours that a document gives what can be touched.
@MainActor
@Suite("Tint of documents")
struct TintTests {
  private let red = Self.tint("red=\"1\" green=\"0\" blue=\"0\"")
  private let green = Self.tint("red=\"0\" green=\"1\" blue=\"0\"")
  private let redColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let greenColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  private static func tint(_ components: String) -> String {
    "<color key=\"tintColor\" \(components) alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
  }

  private func layOut(_ document: IBDocument, _ id: String) throws -> DeviceLayout {
    let scene = try #require(DocumentScene.all(in: document).first { $0.id == id })
    return DeviceLayouter(document).layout(scene, on: try configuration("iPhone 17"))
  }

  @Test("The global tint is that of every view that has none of its own or around it")
  func global() throws {
    let views = """
      <subviews><button id="plain"/><view id="own">\(green)<subviews><button id="inner"/></subviews>\
      </view></subviews>
      """
    let document = try storyboard([controller("a", view: views)], rest: red)
    let layout = try layOut(document, "a")
    #expect((layout.objects["plain"] as? UIView)?.tintColor == redColor)
    #expect((layout.objects["inner"] as? UIView)?.tintColor == greenColor)
    #expect(layout.root.tintColor == redColor)
  }

  @Test("A tint of the root view goes before the document's")
  func rootView() throws {
    let document = try storyboard([controller("a", view: green)], rest: red)
    #expect(try layOut(document, "a").root.tintColor == greenColor)
  }

  @Test("A catalogue's colour can be the tint, as the project's accent colour is")
  func named() throws {
    let resources = """
      <color key="tintColor" name="AccentColor"/>
      <resources><namedColor name="AccentColor"><color red="1" green="0" blue="0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
      """
    let document = try storyboard([controller("a")], rest: resources)
    #expect(try layOut(document, "a").root.tintColor == redColor)
  }

  @Test("Bars have the tints that their containers give them, else none of their own")
  func bars() throws {
    let tabs = container(
      "tabBarController", "t", children: [("n", "viewControllers")],
      "<tabBar key=\"tabBar\" id=\"t-bar\">\(green)</tabBar>")
    let document = try storyboard(
      [controller("a"), navigation("n", around: "a", tint: red), tabs])
    let layout = try layOut(document, "a")
    #expect(layout.bars.tabs?.tintColor == greenColor)
    #expect(layout.bars.navigation?.tintColor == redColor)

    let plain = try storyboard([controller("a"), navigation("n", around: "a")])
    #expect(try layOut(plain, "a").bars.navigation?.tintColor == nil)
  }
}
