import DeviceCatalog
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// Cells of built-in styles, saved at a canvas of 414 points, where their margins are 20: iPhone SE
/// of 2016 is 320 points wide, and has margins of 16.
@MainActor
@Suite("Cells of built-in styles")
struct CellStyleTests {
  private func part(
    _ id: String, _ frame: (Double, Double, Double, Double), kind: String = "label",
    _ attributes: String = "", font: String = "type=\"system\" pointSize=\"17\""
  ) -> String {
    """
    <\(kind) \(attributes) id="\(id)"><rect key="frame" x="\(frame.0)" y="\(frame.1)" \
    width="\(frame.2)" height="\(frame.3)"/><autoresizingMask key="autoresizingMask"/>\
    <fontDescription key="fontDescription" \(font)/></\(kind)>
    """
  }

  private func document(
    _ style: String, _ parts: String, _ attributes: String = "", content: Double = 414,
    row: Double = 44, contentHeight: Double? = nil, device: String = "retina6_1",
    plugIn: Int = 22504
  ) throws -> IBDocument {
    try storyboard(
      [
        """
        <tableViewController id="a" sceneMemberID="viewController">
        <tableView key="view" style="plain" dataMode="prototypes" rowHeight="\(row)" id="t">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <prototypes><tableViewCell style="IBUITableViewCellStyle\(style)" textLabel="text" \
        detailTextLabel="detail" imageView="image" \(attributes) id="cell">
        <rect key="frame" x="0.0" y="50" width="414" height="\(row)"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0.0" y="0.0" width="\(content)" height="\(contentHeight ?? row)"/>
        <autoresizingMask key="autoresizingMask"/><subviews>\(parts)</subviews>
        </tableViewCellContentView></tableViewCell></prototypes>
        </tableView></tableViewController>
        """
      ], plugIn: plugIn, device: device)
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

  // MARK: Baselines

  /// A detail's font, and where it and text of `size` points are in a content view of some height.
  nonisolated struct Detail: Sendable, CustomTestStringConvertible {
    var size = 17.0
    var detail: String
    var content: Double
    var scale = 3
    var y: [Double]
    var testDescription: String { "\(size) with \(detail) in \(content) at \(scale)x" }

    static func system(_ size: Double) -> String { "type=\"system\" pointSize=\"\(size)\"" }
  }

  /// Where public documents have them (of tuya and line, among others).
  /// A text of 17 points is 20½ or 20⅓ high and one of 16 points 19⅓; the detail's ascender is 0.952 em
  /// less, in Courier New 0.833 em: (43.67 − 20.33) / 2 = 11.67, + 0.952 · 2 = 13.57; 26.83, 30.64; and
  /// 11.67 + (0.952 − 0.833) · 17 = 13.69.
  private nonisolated static let details = [
    Detail(detail: Detail.system(15), content: 43.5, scale: 2, y: [12, 14]),
    Detail(detail: Detail.system(15), content: 43.666666666666664, y: [12, 14]),
    Detail(size: 16, detail: Detail.system(12), content: 73, y: [27, 31]),
    Detail(
      detail: #"name="CourierNewPSMT" family="Courier New" pointSize="17""#,
      content: 43.666666666666664, y: [12, 14]),
    // One size on one line.
    Detail(detail: Detail.system(17), content: 43.666666666666664, y: [12, 12]),
  ]

  @Test("On the canvas a detail stands on the text's baseline, at whole points", arguments: details)
  func baselines(_ detail: Detail) throws {
    let layout = CanvasLayout(try document(detail))
    #expect(try ["text", "detail"].map { try frame($0, in: layout).minY } == detail.y)
  }

  private func document(_ detail: Detail) throws -> IBDocument {
    let parts =
      part("text", (20, 1, 33, 20), "text=\"Title\"", font: Detail.system(detail.size))
      + part("detail", (344, 1, 50, 18), "text=\"Detail\"", font: detail.detail)
    return try document(
      "Value1", parts, row: detail.content.rounded(.up), contentHeight: detail.content,
      device: detail.scale == 3 ? "retina6_5" : "retina6_1")
  }

  @Test(
    "On devices, too, in either direction",
    arguments: ["iPhone SE (1st gen)", "iPhone 17 Pro Max"],
    [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func baselinesOnDevices(
    _ device: String, _ direction: UITraitEnvironmentLayoutDirection
  ) throws {
    var configuration = try configuration(device)
    configuration.direction = direction
    let detail = Detail(detail: Detail.system(12), content: 44, y: [])
    let layout = try firstScene(of: document(detail), on: configuration)
    let (text, small) = try (placed("text", in: layout), placed("detail", in: layout))
    // 0.952 · 5 = 4.76 below (44 − 20½) / 2 = 11.75, and at three pixels a point (44 − 20⅓) / 2 = 11.83.
    #expect([text, small].map(\.minY) == [12, 17])
    #expect((small.minX < text.minX) == (direction == .rightToLeft))
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

  /// RocketChat's preferences, of Xcode 10, have it 1 point before the end of the content view.
  @Test(
    "Beside an accessory text ends near the content view until iOS 12, 8 points before it since",
    arguments: [(plugIn: 14490, end: 383.0), (15510, 376)])
  func textBesideAccessory(_ canvas: (plugIn: Int, end: Double)) throws {
    let parts =
      part("text", (20, 0, 33, 44), "text=\"Title\"")
      + part("detail", (339, 0, 44, 20.5), "text=\"Detail\" textAlignment=\"right\"")
    for style in ["Default", "Value1"] {
      let isDefault = style == "Default"
      let labels = isDefault ? part("text", (20, 0, 363, 44), "text=\"Title\"") : parts
      let layout = CanvasLayout(
        try document(
          style, labels, "accessoryType=\"disclosureIndicator\"", content: 384,
          plugIn: canvas.plugIn))
      #expect(try frame(isDefault ? "text" : "detail", in: layout).maxX == canvas.end)
    }
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

  /// Documents of Xcode 10.2, with 43½ for the lines of 20½ (17 points) or 21½ (18), and of 14½ (12): half the
  /// rest is 4¼ or 3¾.
  @Test("Up to iOS 12 stacked lines begin at a whole point", arguments: [(17, 5.0), (18, 4)])
  func stackedLines(size: Int, top: CGFloat) throws {
    let parts =
      part("text", (16, 1, 33, 20), "text=\"Title\"", font: "type=\"system\" pointSize=\"\(size)\"")
      + part(
        "detail", (16, 22, 50, 14), "text=\"Detail\"", font: "type=\"system\" pointSize=\"12\"")
    let layout = CanvasLayout(
      try document(
        "Subtitle", parts, contentHeight: 43.5, device: "retina4_7", plugIn: 14_490))
    #expect(try frame("text", in: layout).minY == top)
    #expect(try frame("detail", in: layout).minY == 25.5)
  }

  private func frame(_ id: String, in layout: CanvasLayout) throws -> CGRect {
    try #require(layout.contents.objects[id] as? UIView).frame
  }
}
