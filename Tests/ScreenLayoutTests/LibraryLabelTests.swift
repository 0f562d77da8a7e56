import Foundation
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// Labels that are as high on the canvas as in Interface Builder's library, 42 × 21, and buttons, 75 × 35.
///
/// The expectations are frames that Interface Builder saved in public documents, or follow from
/// them as shown. A line of the system font is 2444/2048 of its size high: 20.29 for 17 points.
@MainActor
@Suite("Labels and buttons from the library")
struct LibraryLabelTests {
  @Test("A label in the default font is 21 points high, whatever the pixels of the canvas")
  func defaultFont() throws {
    // By its font it would be 20½ on two pixels a point, 20⅓ on three.
    for device in ["retina4_7", "retina5_5"] {
      #expect(try height(label(), device: device) == 21)
    }
  }

  @Test("Where a pixel is a third of a point, such a label is whole points wide")
  func wholeWidth() throws {
    var grown = 0
    for text in ["Text", "Label", "Several words"] {
      let wide = try laidOut(label(text: text), item: "l", device: "retina5_5")
      let shown = try #require(wide.contents.objects["l"] as? UILabel)
      #expect(shown.frame.width == shown.intrinsicContentSize.width.rounded(.up))
      if shown.intrinsicContentSize.width < shown.frame.width { grown += 1 }
    }
    // Of three texts not all measure whole numbers of points.
    #expect(grown > 0)
  }

  /// onevcat/Kingfisher's cells: "Image Data Provider" is 154⅓ by 21.
  @Test("Inside a cell such a label is as wide as its text asks")
  func widthInCells() throws {
    let shown = try labelInCell("Image Data Provider")
    #expect(shown.frame.height == 21)
    #expect(abs(shown.frame.width - shown.intrinsicContentSize.width) < 0.001)
    #expect(shown.frame.width != shown.frame.width.rounded())
  }

  /// islam12344/Month4: eight labels of a cell that say "Label" are 42 × 21 at three pixels a point; the text
  /// asks for 41⅓.
  @Test("Inside a cell, too, a label with the library's text has the library's width")
  func libraryTextInCells() throws {
    #expect(try labelInCell("Label").frame.size == CGSize(width: 42, height: 21))
  }

  private func labelInCell(_ text: String) throws -> UILabel {
    let document = try xib(
      """
      <tableViewCell id="r" style="IBUITableViewCellStyleDefault">
      <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
      <tableViewCellContentView key="contentView" id="c" tableViewCell="r">
      <rect key="frame" x="0.0" y="0.0" width="414" height="44"/><subviews>
      \(label(text: text))</subviews><constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="c" secondAttribute="leading" id="x"/>
      <constraint firstItem="l" firstAttribute="centerY" secondItem="c" secondAttribute="centerY" id="y"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """, plugIn: 22_685, device: "retina5_5")
    return try #require(CanvasLayout(document).contents.objects["l"] as? UILabel)
  }

  @Test("Other views are laid out with the 21 points")
  func centred() throws {
    // In the middle of 44 points: (44 − 21) / 2 = 11.5, on the pixels of three a point 11⅔.
    // By its font the label would stand at 11.83, which is the pixel at 12.
    let row = """
      <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(label())</subviews>
      <constraints>
      <constraint firstAttribute="height" constant="44" id="vh"/>
      <constraint firstItem="l" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" \
      id="ly"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      id="lx"/>
      </constraints></view>
      """
    let layout = try laidOut(row, item: "v", device: "retina5_5")
    let top = try #require((layout.contents.objects["l"] as? UIView)?.frame.minY)
    #expect(abs(top - CGFloat(35) / 3) < 0.001)
  }

  @Test("Weights of that size stay 21 high, other sizes are as high as their font asks")
  func otherFonts() throws {
    let semibold = #"<fontDescription key="fontDescription" type="system" weight="semibold" "#
    #expect(try height(label(semibold + #"pointSize="17"/>"#)) == 21)
    // 16 × 1.19336 = 19.09, two pixels a point: 19½. 24 × 1.19336 = 28.64: 29.
    for (size, expected) in [(16, CGFloat(19.5)), (24, 29)] {
      let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
      #expect(try height(label(font)) == expected)
    }
    let body = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    #expect(try height(label(body)) == 20.5)
  }

  /// Headlines of ColdGrub1384/Pyto (Xcode 11) are 21 high, and a body of marmelroy/PhoneNumberKit (Xcode 9).
  @Test("Headlines keep the library's height up to Xcode 12, body text up to Xcode 9")
  func textStyles() throws {
    func style(_ name: String) -> String {
      label(#"<fontDescription key="fontDescription" style="UICTFontTextStyle\#(name)"/>"#)
    }
    #expect(try height(style("Headline"), device: "retina5_9", plugIn: 16_096) == 21)
    #expect(try height(style("Headline"), plugIn: 21_679) == 20.5)
    #expect(try height(style("Body"), plugIn: 13_196) == 21)
    #expect(try height(style("Body"), plugIn: 14_490) == 20.5)
  }

  /// 26 points ask for 31.03, which is 31⅓ at three pixels a point: 32 in Zeyneppsevgi/QuizApp (Xcode 15).
  /// 12 points ask for 14.32, 14½ at two pixels a point: 15 in wegobook/Aviasales-iOS-SDK (Xcode 9) and in
  /// HeroTransitions/Hero's CityGuide (Xcode 8).
  @Test(
    "Large labels of the regular font are whole points high since Xcode 8, until Xcode 9 all are")
  func largeLabels() throws {
    func font(_ attributes: String) -> String {
      label("<fontDescription key=\"fontDescription\" type=\"system\" \(attributes)/>")
    }
    func high(_ label: String, _ plugIn: Int) throws -> CGFloat {
      let found = try height(label, device: "retina6_12", plugIn: plugIn)
      return try #require(found)
    }
    #expect(try high(font(#"pointSize="26""#), 21_507) == 32)
    #expect(try high(font(#"pointSize="26""#), 11_757) == 32)
    #expect(abs(try high(font(#"pointSize="26""#), 10_117) - 94.0 / 3) < 0.001)
    #expect(abs(try high(font(#"weight="medium" pointSize="26""#), 21_507) - 94.0 / 3) < 0.001)
    #expect(abs(try high(font(#"pointSize="18""#), 21_507) - 65.0 / 3) < 0.001)
    #expect(try height(font(#"pointSize="12""#), plugIn: 13_772) == 15)
    #expect(try height(font(#"pointSize="12""#), plugIn: 11_757) == 15)
    #expect(try height(font(#"pointSize="12""#), plugIn: 14_490) == 14.5)
  }

  /// googleads' "Banner Example" in 24 points is 167 wide at three pixels a point.
  @Test("Where they are whole points high they are whole points wide at three pixels a point")
  func largeWidths() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="24"/>"#
    let bold = #"<fontDescription key="fontDescription" type="boldSystem" pointSize="24"/>"#
    func widths(_ font: String) throws -> [CGFloat] {
      try ["Banner Example", "Text", "Several words"].map {
        let layout = try laidOut(label(font, text: $0), item: "l", device: "retina5_5")
        return try #require((layout.contents.objects["l"] as? UIView)?.frame.width)
      }
    }
    #expect(try widths(font).allSatisfy { $0 == $0.rounded() })
    #expect(try widths(font)[0] == 167)
    #expect(try widths(bold).contains { $0 != $0.rounded() })
  }

  @Test("Labels of several lines are as high as their font asks, since Xcode 9")
  func severalLines() throws {
    #expect(try height(label(attributes: #"numberOfLines="0""#)) == 20.5)
    // Eight labels in documents of Xcode 7 and 8 are 21 high.
    #expect(try height(label(attributes: #"numberOfLines="0""#), plugIn: 12_086) == 21)
  }

  /// As in a document of Xcode 8 (OmnieCommerce, ForgotPasswordShow.storyboard); attributes alone, or a
  /// class alone, leave labels of documents 21 high.
  @Test("A label of a class with attributes in the inspector is as high as its font asks")
  func inspectable() throws {
    let attributes = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="labelStyle" value="Bold"/>
      </userDefinedRuntimeAttributes>
      """
    let own = #"customClass="CustomLabel""#
    #expect(try height(label(attributes, attributes: own)) == 20.5)
    #expect(try height(label(attributes)) == 21)
    #expect(try height(label(attributes: own)) == 21)
  }

  @Test("Inside a stack view, at any depth, a label is as high as its font asks")
  func insideStack() throws {
    let inner = """
      <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(label())</subviews>
      <constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="lt"/>
      </constraints></view>
      """
    for content in [label(), inner] {
      let stack = """
        <stackView id="s" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
        <subviews>\(content)</subviews></stackView>
        """
      let layout = try laidOut(stack, item: "s", device: "retina4_7")
      #expect((layout.contents.objects["l"] as? UIView)?.frame.height == 20.5)
    }
  }

  /// ehun9376/ChatGPT, Xcode 14.2: 75 × 35 at three pixels a point; CodingItWrong's quiz, 14.3: "Next Question" 133 × 35;
  /// sofiia-0/customProject, 15.3: "Forgot Password" 152 × 35; its text asks for thirds. In fiftysev's
  /// fefu-ios-base-repo, 13.2, a title of 16 points makes one 33⅓ high: 19.09, up to thirds, and 14.
  @Test("Configured buttons with the library's title are whole points large, but in stack views")
  func configuredButtons() throws {
    func size(_ item: String, id: String, _ plugIn: Int, device: String = "retina6_12") throws
      -> CGSize
    {
      let layout = CanvasLayout(try xib(withItem: item, id: id, plugIn: plugIn, device: device))
      return try #require((layout.contents.objects["b"] as? UIView)?.frame.size)
    }
    #expect(try size(button("Button"), id: "b", 21_505) == CGSize(width: 75, height: 35))
    for plugIn in [21_679, 22_685] {
      #expect(try size(button("Button"), id: "b", plugIn) == CGSize(width: 75, height: 35))
    }
    let next = try size(button("Next Question"), id: "b", 21_679)
    #expect(next == CGSize(width: 133, height: 35))
    let forgotten = try size(button("Forgot Password"), id: "b", 22_685)
    #expect(forgotten == CGSize(width: 152, height: 35))
    #expect(try size(button("Button"), id: "b", 21_505, device: "retina6_1").height == 34.5)
    let smaller = #"<fontDescription key="titleFontDescription" type="system" pointSize="16"/>"#
    #expect(abs(try size(button("Text", smaller), id: "b", 19_144).height - 100.0 / 3) < 1e-9)
    let stack = """
      <stackView id="s" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
      <subviews>\(button("Button"))</subviews></stackView>
      """
    #expect(abs(try size(stack, id: "s", 21_505).height - 103.0 / 3) < 1e-9)
    // Of Giulia-Bootcamp's sign-in, Xcode 15: 39⅓; 21 · 1.193359 = 25.06, up to thirds, and 14.
    let large = #"<fontDescription key="titleFontDescription" type="boldSystem" pointSize="21"/>"#
    let entrar = try size(button("Entrar", large), id: "b", 22_685)
    #expect(abs(entrar.height - 118.0 / 3) < 1e-9)
  }

  /// TheDanz/RockPaperScissors, Xcode 14: 101 × 118½ at two pixels a point; a label of the same is 86 high.
  @Test("The title of a configuration is as high as its emoji")
  func emojiTitle() throws {
    let font = #"<fontDescription key="titleFontDescription" type="system" pointSize="72"/>"#
    let document = try xib(
      withItem: button("✊", font), id: "b", plugIn: 20_020, device: "retina6_1")
    let shown = try #require(CanvasLayout(document).contents.objects["b"] as? UIView)
    #expect(shown.frame.size == CGSize(width: 101, height: 118.5))
  }

  /// code-squad's UserEnrollmentApp (Xcode 12) has 12 points at 15 in a controller's view, HeroTransitions/Hero's
  /// AppleHomePage medium 22 points at 27; by the font 14.32 and 26.25, which are 14⅓ and 26⅓ elsewhere.
  @Test("At three pixels a point labels right in a controller's view are whole points high")
  func labelsOfControllers() throws {
    func size(_ attributes: String, inController: Bool, text: String = "Label") throws -> CGSize {
      let shown = label(
        "<fontDescription key=\"fontDescription\" \(attributes)/>", text: text)
      let constraints = """
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="%" \
        secondAttribute="top" id="lt"/><constraint firstItem="l" firstAttribute="leading" \
        secondItem="%" secondAttribute="leading" id="ll"/></constraints>
        """
      let inner = """
        <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(shown)</subviews>
        \(constraints.replacingOccurrences(of: "%", with: "v"))</view>
        """
      let content =
        inController
        ? "<subviews>\(shown)</subviews>"
          + constraints.replacingOccurrences(of: "%", with: "a-view")
        : "<subviews>\(inner)</subviews>"
      let document = try storyboard(
        [controller("a", "", view: content)], plugIn: 17_701, device: "retina6_12")
      return try #require(CanvasLayout(document).contents.objects["l"] as? UIView).frame.size
    }
    func height(_ attributes: String, inController: Bool) throws -> CGFloat {
      try size(attributes, inController: inController).height
    }
    let small = #"type="system" pointSize="12""#
    let medium = #"type="system" weight="medium" pointSize="22""#
    let bold = #"type="boldSystem" pointSize="12""#
    #expect(try height(small, inController: true) == 15)
    #expect(try height(medium, inController: true) == 27)
    let thirds = try [height(small, inController: false), height(bold, inController: true)]
    #expect(thirds.allSatisfy { abs($0 - 43.0 / 3) < 1e-9 })
    // 484geeyong/UpDownGame.swift: 11 × 21, where the text asks for 10⅓ × 20⅓.
    let body = #"style="UICTFontTextStyleBody""#
    #expect(try size(body, inController: true, text: "0") == CGSize(width: 11, height: 21))
    let style = #"style="UICTFontTextStyleTitle3""#
    #expect(try height(style, inController: true) == 24)
    #expect(try size(body, inController: false, text: "0").height < 20.5)
  }

  @Test("A constraint for the height wins")
  func heldHeight() throws {
    let held = """
      <constraints><constraint firstAttribute="height" constant="20.5" id="h"/></constraints>
      """
    #expect(try height(label(held)) == 20.5)
  }

  @Test("A document that is loaded for a device knows nothing of the library")
  func onDevice() throws {
    let document = try self.document(label(), item: "l", device: "retina4_7")
    let traits = UITraitCollection(canvas: nil, plugInVersion: 17125)
    let contents = NibLoader(document: document, traits: traits, isForCanvas: false).load()
    contents.roots.first?.view.layoutIfNeeded()
    #expect((contents.objects["l"] as? UIView)?.frame.height == 20.5)
  }

  // MARK: Documents

  private func label(
    _ content: String = "", text: String = "Text", attributes: String = ""
  ) -> String {
    """
    <label id="l" text="\(text)" lineBreakMode="tailTruncation" \(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO">\(content)</label>
    """
  }

  private func button(_ title: String, _ content: String = "") -> String {
    """
    <button id="b" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO">
    <state key="normal" title="Button"/>
    <buttonConfiguration key="configuration" style="plain" title="\(title)">\(content)\
    </buttonConfiguration></button>
    """
  }

  private func height(
    _ label: String, device: String = "retina4_7", plugIn: Int = 17125
  ) throws -> CGFloat? {
    let layout = CanvasLayout(
      try xib(withItem: label, id: "l", plugIn: plugIn, device: device))
    return (layout.contents.objects["l"] as? UIView)?.frame.height
  }

  /// ReactiveX/RxSwift's SimpleValidation: "Username" of 17 points is 20.5 high.
  @Test("In documents without size classes and a device a label is as high as its font asks")
  func withoutSizeClasses() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11542" \
      useAutolayout="YES"><dependencies>
      <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="11524"/>
      </dependencies>
      <objects><view id="r"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(label())</subviews><constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="r" secondAttribute="top" id="t"/>
      </constraints></view></objects></document>
      """
    let layout = CanvasLayout(try IBDocument.read(Data(text.utf8), path: "Test.xib"))
    #expect((layout.contents.objects["l"] as? UIView)?.frame.height == 20.5)
  }

  /// hyun99999/DynamicTypeTutorial-iOS: eleven labels of 17 points are 20.5 high.
  @Test("On a canvas with another text size a label is as high as its font asks")
  func anotherTextSize() throws {
    let overrides = "<accessibilityOverrides isEnabled=\"YES\" dynamicTypePreference=\"4\"/>"
    let layout = CanvasLayout(
      try xib(withItem: label(), id: "l", plugIn: 19_454, rest: overrides))
    #expect((layout.contents.objects["l"] as? UIView)?.frame.height == 20.5)
  }

  @Test("In Xcode 6, too, whose 17 points are 20 high", arguments: [(7_528, 21.0), (8_191, 21)])
  func xcode6(plugIn: Int, height: CGFloat) throws {
    let label = """
      <label id="l" text="Label" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let layout = CanvasLayout(try xib(withItem: label, id: "l", plugIn: plugIn))
    #expect((layout.contents.objects["l"] as? UIView)?.frame.height == height)
  }

  /// A view with one item in its upper left corner, on a device's canvas.
  private func document(_ content: String, item: String, device: String) throws -> IBDocument {
    try xib(withItem: content, id: item, device: device)
  }

  private func laidOut(_ content: String, item: String, device: String) throws -> CanvasLayout {
    CanvasLayout(try document(content, item: item, device: device))
  }
}
