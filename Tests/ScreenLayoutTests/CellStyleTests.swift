import DeviceCatalog
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// Cells of built-in styles, saved at a canvas of 414 points, where their margins are 20: iPhone SE
/// of 2016 is 320 points wide, and has margins of 16.
@MainActor
@Suite("Cells of built-in styles on devices")
struct CellStyleTests {
  private func part(
    _ id: String, _ frame: (Double, Double, Double, Double), kind: String = "label",
    _ attributes: String = ""
  ) -> String {
    """
    <\(kind) \(attributes) id="\(id)"><rect key="frame" x="\(frame.0)" y="\(frame.1)" \
    width="\(frame.2)" height="\(frame.3)"/><autoresizingMask key="autoresizingMask"/>\
    <fontDescription key="fontDescription" type="system" pointSize="17"/></\(kind)>
    """
  }

  private func document(
    _ style: String, _ parts: String, _ attributes: String = "", content: Double = 414
  ) throws -> IBDocument {
    try storyboard(
      [
        """
        <tableViewController id="a" sceneMemberID="viewController">
        <tableView key="view" style="plain" dataMode="prototypes" rowHeight="44" id="t">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <prototypes><tableViewCell style="IBUITableViewCellStyle\(style)" textLabel="text" \
        detailTextLabel="detail" imageView="image" \(attributes) id="cell">
        <rect key="frame" x="0.0" y="50" width="414" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0.0" y="0.0" width="\(content)" height="44"/>
        <autoresizingMask key="autoresizingMask"/><subviews>\(parts)</subviews>
        </tableViewCellContentView></tableViewCell></prototypes>
        </tableView></tableViewController>
        """
      ], device: "retina6_1")
  }

  private func layOut(
    _ document: IBDocument, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws -> DeviceLayout {
    var configuration = try configuration("iPhone SE (1st gen)")
    configuration.direction = direction
    return try firstScene(of: document, on: configuration)
  }

  @Test("The text of the default style is as wide as the device's row, between its margins")
  func standard() throws {
    let layout = try layOut(
      document("Default", part("text", (20, 0, 374, 44), "text=\"Title\"")))
    #expect(try placed("text", in: layout) == CGRect(x: 16, y: 0, width: 288, height: 44))
  }

  @Test("Details stand at the row's end, and everything is mirrored in right-to-left")
  func details() throws {
    let parts =
      part("text", (20, 12, 33, 20.5), "text=\"Title\"")
      + part("detail", (344, 12, 50, 20.5), "text=\"Detail\" textAlignment=\"right\"")
    let document = try document("Value1", parts)
    let layout = try layOut(document)
    let (text, detail) = try (placed("text", in: layout), placed("detail", in: layout))
    // Text of 17 points is 20½ high.
    #expect(text.minX == 16)
    #expect(text.minY == 12)
    #expect(detail.maxX == 304)
    let mirrored = try layOut(document, .rightToLeft)
    #expect(try placed("text", in: mirrored).maxX == 304)
    #expect(try placed("detail", in: mirrored).minX == 16)
    #expect(try placed("detail", in: mirrored).width == detail.width)
  }

  @Test("An accessory takes its room from the content, at the trailing end")
  func accessory() throws {
    // 30½ on the canvas, 10½ of them the chevron: 26½ beside margins of 16.
    let document = try document(
      "Default", part("text", (20, 0, 355.5, 44), "text=\"Title\""),
      "accessoryType=\"disclosureIndicator\"", content: 383.5)
    let layout = try layOut(document)
    #expect(try placed("content", in: layout) == CGRect(x: 0, y: 0, width: 293.5, height: 44))
    #expect(try placed("text", in: layout) == CGRect(x: 16, y: 0, width: 269.5, height: 44))
    let mirrored = try layOut(document, .rightToLeft)
    #expect(try placed("content", in: mirrored).minX == 26.5)
    #expect(try placed("text", in: mirrored) == CGRect(x: 8, y: 0, width: 269.5, height: 44))
    let content = try #require(mirrored.objects["content"] as? UIView)
    #expect(content.layoutMargins.left == 8)
    #expect(content.layoutMargins.right == 16)
  }

  @Test("A symbol keeps its place in its column, and text its distance to it")
  func picture() throws {
    // A public document: the symbol is 20 wide in a column of 24, the text 15 behind it.
    let parts =
      part("text", (59, 0, 335, 44), "text=\"Report\"")
      + part("image", (22, 12, 20, 20), kind: "imageView")
    let layout = try layOut(document("Default", parts))
    #expect(try placed("image", in: layout) == CGRect(x: 18, y: 12, width: 20, height: 20))
    #expect(try placed("text", in: layout) == CGRect(x: 55, y: 0, width: 249, height: 44))
  }

  @Test("Subtitles start below the text, a label at the side is 91 wide and 6 before the detail")
  func otherStyles() throws {
    let parts =
      part("text", (20, 4, 33, 20.5), "text=\"Title\"")
      + part("detail", (20, 24.5, 44, 14.5), "text=\"Subtitle\"")
    let subtitle = try layOut(document("Subtitle", parts))
    #expect(try placed("text", in: subtitle).minX == 16)
    #expect(try placed("detail", in: subtitle).minX == 16)
    #expect(
      try placed("detail", in: subtitle).minY == placed("text", in: subtitle).maxY)
    let side = try layOut(document("Value2", parts))
    #expect(try placed("text", in: side).width == 91)
    #expect(try placed("detail", in: side).minX == 16 + 91 + 6)
    #expect(try placed("detail", in: side).maxX == 304)
  }
}
