import Foundation
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// Controls and text that are not as large on the canvas of every Xcode.
extension CanvasSizeTests {
  // MARK: Releases

  /// Documents of plug-in 14460 have steppers 29 high; in one of 14868, which is Xcode 11.0, it is 32.
  @Test(
    "Steppers are iOS 13's from Xcode 11's first versions on",
    arguments: [(14460, 29), (14868, 32)])
  func stepper(plugIn: Int, height: CGFloat) throws {
    let item = #"<stepper id="x" translatesAutoresizingMaskIntoConstraints="NO"/>"#
    let document = try xib(withItem: item, id: "x", plugIn: plugIn)
    #expect(try frame("x", in: document)?.size == CGSize(width: 94, height: height))
  }

  /// MiniKeePass (10085): 14 points, 19 high; vector-im/element-ios (14490): 15 points, 19 high;
  /// material-components-ios (14490) without a clear button: 14 points, 17 high.
  @Test(
    "Before iOS 14 a field without a border is no lower than its clear button",
    arguments: [
      (10_085, 14, "always", 19), (14_490, 15, "whileEditing", 19), (14_490, 14, nil, 17),
    ] as [(Int, Int, String?, CGFloat)])
  func clearButton(plugIn: Int, size: Int, mode: String?, height: CGFloat) throws {
    let attributes = mode.map { "clearButtonMode=\"\($0)\"" } ?? ""
    let item = """
      <textField id="x" text="Text" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></textField>
      """
    let document = try xib(withItem: item, id: "x", plugIn: plugIn)
    #expect(try frame("x", in: document)?.height == height)
  }

  /// BLeeEZ/amperfy (Xcode 15).
  @Test("A small close button with a configuration is 28 by 28")
  func closeButton() throws {
    let item = """
      <button id="x" buttonType="close" translatesAutoresizingMaskIntoConstraints="NO">
      <buttonConfiguration key="configuration" style="gray" cornerStyle="capsule" buttonSize="small"/>
      </button>
      """
    let document = try xib(withItem: item, id: "x", plugIn: 22_684)
    #expect(try frame("x", in: document)?.size == CGSize(width: 28, height: 28))
  }

  // MARK: Text styles

  /// 16 · 1.193359 = 19.09 and 14 · 1.193359 = 16.71 in half points; at the large size 17 and 15 points
  /// ask for 20.29, of which a headline's label has the library's 21 (four in HeroTransitions/Hero and
  /// bankrs-ios-example), and 17.9.
  @Test(
    "Up to Xcode 7 text styles have the medium size",
    arguments: [
      ("Headline", 10_085, 19.5), ("Subhead", 10_085, 17), ("Headline", 11_757, 21),
      ("Subhead", 11_757, 18),
    ] as [(String, Int, CGFloat)])
  func textStylesOfXcode7(style: String, plugIn: Int, height: CGFloat) throws {
    let item = """
      <label id="x" text="Text" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/></label>
      """
    #expect(try frame("x", in: xib(withItem: item, id: "x", plugIn: plugIn))?.height == height)
  }

  /// Light texts, free in documents: of Xcode 6 (CatchChat/Yep, plug-in 7703; Helvetica Neue Light has
  /// digits of 556 of 1000 em, 15.57 and 23.35, and the tracking of iOS 8's system font adds to them) and
  /// of Xcode 8 (HeroTransitions/Hero, 11757); the font of Xcode 7 is the same as that of 8.
  @Test(
    "The system font of Xcode 6 is Helvetica Neue",
    arguments: [
      (7_703, "15", 14, 16), (7_703, "265", 14, 24), (8_191, "Built-in transitions", 19, 152),
      (11_757, "Built-in transitions", 19, 152),
    ] as [(Int, String, Int, CGFloat)])
  func systemFontOfXcode6(plugIn: Int, text: String, size: Int, width: CGFloat) throws {
    let item = """
      <label id="x" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" weight="light" pointSize="\(size)"/></label>
      """
    #expect(try frame("x", in: xib(withItem: item, id: "x", plugIn: plugIn))?.width == width)
  }

  /// Documents of Xcode 6, at a pixel a point: matrix-org/matrix-ios-kit, and launch screens.
  @Test(
    "Lines of the system font are as high in Xcode 6 as later",
    arguments: [(16, "system", 20), (17, "system", 21), (36, "boldSystem", 43)]
      as [(Int, String, CGFloat)])
  func linesOfXcode6(size: Int, type: String, height: CGFloat) throws {
    let item = """
      <label id="x" text="Text" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="\(type)" pointSize="\(size)"/></label>
      """
    // Without a device, as all are.
    let document = try xib(withItem: item, id: "x", plugIn: 6736, device: "")
    #expect(try frame("x", in: document)?.height == height)
  }

  @Test(
    "Xcode 9 to 11.0 show the larger titles smaller",
    arguments: [
      // kharrison/CodeExamples, ScrollGuide-IB.
      ("Title1", 14_824, 31.5),
      // 26 · 1.193359 = 31.03, 20 · 1.193359 = 23.87; from Xcode 11.2 on 28 · 1.193359 = 33.41 and
      // 22 · 1.193359 = 26.25, in half points.
      ("Title1", 14_088, 31.5), ("Title2", 14_283, 24), ("Title1", 16_087, 33.5),
      ("Title2", 16_087, 26.5), ("Title1", 12_089, 33.5),
      // 30 · 1.193359 = 35.8, as a document has it, and 34 · 1.193359 = 40.57.
      ("Title0", 14_313, 36), ("Title0", 16_087, 41),
    ] as [(String, Int, CGFloat)])
  func titles(style: String, plugIn: Int, height: CGFloat) throws {
    let label = """
      <label id="v" text="Title" translatesAutoresizingMaskIntoConstraints="NO">\
      <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/></label>
      """
    #expect(try frame("v", in: stack(label, plugIn: plugIn))?.height == height)
  }

  /// geronimo-lisboa/EstudoStackView, Xcode 8.3: beside a label 249 wide "HELLO STACK VIEW" in Title1 is no wider; in
  /// regular it is 253.
  @Test("The first title is light until iOS 10")
  func lightTitle() throws {
    func width(_ font: String, _ plugIn: Int) throws -> CGFloat {
      let label = """
        <label id="v" text="HELLO STACK VIEW" translatesAutoresizingMaskIntoConstraints="NO">\
        <fontDescription key="fontDescription" \(font)/></label>
        """
      let document = try xib(withItem: label, id: "v", plugIn: plugIn)
      return try #require(try frame("v", in: document)).width
    }
    let title = #"style="UICTFontTextStyleTitle1""#
    #expect(try width(title, 12_089) <= 249)
    let light = #"type="system" weight="light" pointSize="28""#
    #expect(try width(title, 12_089) == width(light, 12_089))
    #expect(try width(title, 16_087) > width(light, 16_087))
  }
}
