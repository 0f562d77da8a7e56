import Foundation
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// What stack views give their views on the canvas, where these have no content of their own.
/// Expectations are frames that Interface Builder saved in public documents, or follow from them as shown;
/// where a test names none, it holds on to what the rule says of a like case.
@MainActor
@Suite("Stack views on the canvas")
struct CanvasStackTests {
  /// mshibanami/DynamicTypeShowcase, of Xcode 9: 240 × 128 in a column of 359 whose views are centred, and 238 × 126
  /// inside it.
  @Test("A view around an image view without an image is as large as in the library")
  func emptyPicture() throws {
    let edges = [("leading", 1), ("top", 1), ("trailing", -1), ("bottom", -1)].map { edge, inset in
      """
      <constraint firstItem="i" firstAttribute="\(edge)" secondItem="v" secondAttribute="\(edge)" \
      constant="\(inset)" id="i-\(edge)"/>
      """
    }
    let view = """
      <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      <imageView id="i" horizontalHuggingPriority="251" verticalHuggingPriority="251" \
      translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>\(edges.joined())</constraints></view>
      """
    let column = """
      <stackView id="x" axis="vertical" distribution="equalSpacing" alignment="center" \
      translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(view)</subviews><constraints>
      <constraint firstAttribute="width" constant="359" id="w"/></constraints></stackView>
      """
    let document = try xib(withItem: column, id: "x", plugIn: 13_527)
    #expect(try frame("v", in: document) == CGRect(x: 59.5, y: 0, width: 240, height: 128))
    #expect(try frame("i", in: document) == CGRect(x: 1, y: 1, width: 238, height: 126))
  }

  // MARK: Proportions

  /// As in strongbox-password-safe/Strongbox: 58 and 59 of 119.
  @Test("Views without content share a proportional column alike")
  func proportionsOfNothing() throws {
    let item = """
      <stackView id="x" axis="vertical" distribution="fillProportionally" spacing="2" \
      translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
      <view id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints><constraint firstAttribute="height" constant="119" id="h"/>
      <constraint firstAttribute="width" constant="100" id="w"/></constraints></stackView>
      """
    let document = try xib(withItem: item, id: "x")
    for id in ["a", "b"] {
      let height = try #require(try frame(id, in: document)).height
      #expect(abs(height - 58.5) <= 0.5)
    }
  }

  /// As in yagom-academy/ios-wanted-K-Keyboard, at three pixels a point: 23⅔, 32⅔ and 9⅓ of 107⅔, 21 apart.
  /// The content of the buttons is 36 wide, so that 36 / (36 + x + 36 + 42) of 107⅔ is 23⅔ for x = 50.
  @Test("A view without content counts with 50 points beside others in a proportional row")
  func proportionsBesideNothing() throws {
    let size = #"<constraint firstAttribute="height" constant="50" id="h"/>"#
    func button(_ id: String) -> String {
      """
      <button id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <inset key="contentEdgeInsets" minX="18" minY="0.0" maxX="18" maxY="0.0"/></button>
      """
    }
    let item = """
      <stackView id="x" distribution="fillProportionally" spacing="21" \
      translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(button("a"))
      <view id="b" translatesAutoresizingMaskIntoConstraints="NO"/>\(button("c"))</subviews>
      <constraints>\(size)<constraint firstAttribute="width" constant="107.66666666666667" id="w"/>
      </constraints></stackView>
      """
    let document = try xib(withItem: item, id: "x", device: "retina6_0")
    for (id, expected) in [("a", 71), ("b", 98), ("c", 28)] as [(String, CGFloat)] {
      let width = try #require(try frame(id, in: document)).width
      #expect(abs(width * 3 - expected) < 0.01)
    }
  }

  /// As in teads/TeadsSDK-iOS: a label beside an image view without an image.
  @Test("Beside a view without content a label in a proportional row has its own width")
  func proportionsWithNothing() throws {
    let item = """
      <stackView id="x" distribution="fillProportionally" \
      translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      <label id="a" text="Advertiser" horizontalHuggingPriority="251" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="14"/></label>
      <imageView id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints><constraint firstAttribute="height" constant="20" id="h"/>
      <constraint firstAttribute="width" constant="243" id="w"/></constraints></stackView>
      """
    let document = try xib(withItem: item, id: "x")
    #expect(try frame("a", in: document)?.width == 66.5)
    #expect(try frame("b", in: document) == CGRect(x: 66.5, y: 0, width: 176.5, height: 20))
  }

  /// As in cometchat-uikit-ios: the first states 100, the column shows nothing, the rest is 583 − 100.
  @Test("A stack view that shows nothing has no width in a proportional row")
  func emptyStackInProportions() throws {
    let item = """
      <stackView id="x" distribution="fillProportionally" \
      translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      \(label("a", "Time", #"<constraint firstAttribute="width" constant="100" id="aw"/>"#))
      <imageView id="b" hidden="YES" translatesAutoresizingMaskIntoConstraints="NO"/>
      <stackView id="c" spacing="5" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      \(label("d", "Name"))</subviews></stackView>
      <stackView id="e" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      \(label("f", "Why", hidden: true))</subviews></stackView>
      </subviews><constraints>
      <constraint firstAttribute="height" constant="20" id="h"/>
      <constraint firstAttribute="width" constant="583" id="w"/></constraints></stackView>
      """
    let document = try xib(withItem: item, id: "x", plugIn: 20_020)
    #expect(try frame("a", in: document) == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(try frame("c", in: document) == CGRect(x: 100, y: 0, width: 483, height: 20))
    #expect(try frame("e", in: document) == CGRect(x: 583, y: 0, width: 0, height: 20))
  }

  // MARK: Equal widths

  /// As in aws-samples' RealTimePlayer, at three pixels a point: "Paste" is 42⅓ wide, and a button without
  /// a background has 12 at each side; "Join" asks for 58 with the same and states at least 70. The
  /// field hugs least, and has 377 − 66⅓ − 70 − 2 · 8.
  @Test("Configured buttons with a field between them each have their own width")
  func buttonsApart() throws {
    let field = """
      <textField id="f" horizontalHuggingPriority="249" \
      horizontalCompressionResistancePriority="748" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
      """
    let document = try row(of: button("a", "Paste"), field, button("b", "Join", least: 70))
    let widths = try ["a", "f", "b"].map { try #require(try frame($0, in: document)).width }
    #expect(abs(widths[0] - (42 + 1.0 / 3 + 24)) <= 0.5)
    #expect(widths[2] == 70)
    #expect(abs(widths[1] - (377 - widths[0] - 70 - 16)) < 0.001)
  }

  /// As in Iterable/iterable-swift-sdk's embedded view, where “More” is 63.33 wide, beside a smaller title of 69.67, in
  /// a row of 368 whose rest the view has.
  @Test("Before a view without content they have their own width, too")
  func buttonsBeforeView() throws {
    let alone = try ["Button", "More"].map { title in
      let document = try row(of: button("a", title), isHeld: false)
      return try #require(try frame("a", in: document)).width
    }
    let document = try row(of: button("a", "Button"), button("b", "More"), plain("v"))
    let widths = try ["a", "b", "v"].map { try #require(try frame($0, in: document)).width }
    #expect(alone[0] > alone[1] + 5)
    #expect(abs(alone[1] - (63 + 1.0 / 3)) <= 0.5)
    #expect(abs(widths[0] - alone[0]) < 0.001 && abs(widths[1] - alone[1]) < 0.001)
    #expect(abs(widths[2] - (377 - alone[0] - alone[1] - 16)) < 0.001)
    // One that states its width takes no rest.
    let stated = plain("v", #"<constraint firstAttribute="width" constant="40" id="vw"/>"#)
    let held = try row(of: button("a", "Button"), button("b", "More"), stated)
    let equal = try ["a", "b"].map { try #require(try frame($0, in: held)).width }
    // In pixels of a third.
    #expect(abs(equal[0] - equal[1]) < 0.34)
  }

  @Test("Side by side they are equally wide, though one states a least width")
  func buttonsTogether() throws {
    let document = try row(
      of: button("a", "Paste"), button("b", "Join", least: 70), isHeld: false)
    #expect(try frame("a", in: document)?.width == 70)
    #expect(try frame("b", in: document)?.width == 70)
  }

  /// openfoodfacts-ios' SummaryHeaderCell, Xcode 8.3: three equal views in 320, the second hidden, are 106½, 107 and
  /// 106½ wide. From Xcode 9 on hidden views are 0 wide in 15 documents.
  @Test("Hidden views of a row take room up to Xcode 8")
  func hiddenViews() throws {
    func widths(_ plugIn: Int) throws -> [CGFloat] {
      let hidden = plain("b").replacing("<view ", with: #"<view hidden="YES" "#)
      let document = try xib(
        withItem: """
          <stackView id="x" distribution="fillEqually" translatesAutoresizingMaskIntoConstraints="NO">
          <subviews>\(plain("a"))\(hidden)\(plain("c"))</subviews><constraints>
          <constraint firstAttribute="width" constant="320" id="w"/></constraints></stackView>
          """, id: "x", plugIn: plugIn)
      return try ["a", "b", "c"].map { try #require(try frame($0, in: document)).width }
    }
    let early = try widths(12_089)
    #expect(early.allSatisfy { abs($0 - 320.0 / 3) <= 0.5 })
    #expect(try widths(13_771) == [160, 0, 160])
  }

  // MARK: Sizes of the library

  /// As in cometchat-uikit-ios's LinkPreviewBubble, in Xcode 14: a row that is held, with views that
  /// state a width alone. Before, four documents of element-ios have 128, too.
  @Test(
    "Across a row a plain view has the library's height, in every release",
    arguments: [17_125, 19_529, 20_020, 22_684])
  func heightAcrossRow(plugIn: Int) throws {
    let document = try held(
      .horizontal, plain("v", #"<constraint firstAttribute="width" constant="10" id="vw"/>"#),
      plugIn: plugIn)
    #expect(try frame("v", in: document) == CGRect(x: 0, y: 0, width: 10, height: 128))
  }

  @Test("Along the row it is 50 wide since Xcode 13.3, before the library's 240")
  func widthAlongRow() throws {
    for (plugIn, width) in [(19_529, 240.0), (20_020, 50)] {
      let document = try held(.horizontal, plain("v"), plugIn: plugIn)
      #expect(
        try frame("v", in: document) == CGRect(x: 0, y: 0, width: CGFloat(width), height: 128))
    }
  }

  @Test("Across a column it is 240 wide, and 50 high along it")
  func column() throws {
    let document = try held(.vertical, plain("v"), plugIn: 20_020)
    #expect(try frame("v", in: document) == CGRect(x: 0, y: 0, width: 240, height: 50))
  }

  /// eurofurence/ef-app_ios' MessageDetail, Xcode 11: a centred stack view of at least 180 is 240 wide around a view
  /// without content; as newer ones are, a free one is drawn together.
  @Test("A plain view keeps a free stack view at the library's width until Xcode 13.2")
  func widthInFreeColumn() throws {
    func width(_ plugIn: Int) throws -> CGFloat? {
      let least = """
        <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="180" id="s"/>
        """
      let document = try xib(
        withItem: """
          <stackView id="x" axis="vertical" alignment="center" \
          translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(label("l", "Text"))\(plain("v"))\
          </subviews><constraints>\(least)</constraints></stackView>
          """, id: "x", plugIn: plugIn)
      return try frame("x", in: document)?.width
    }
    #expect(try width(16_087) == 240)
    #expect(try width(20_020) == 180)
  }

  // MARK: Widths that are kept

  /// As in jami's InvitationViewController: 414 wide in a column of 414, where the labels ask for 82½.
  /// "Advertiser" is 66.5 wide, 82.5 with 8 at each side. Since Xcode 13.3 a plain view asks for 50.
  @Test(
    "Until Xcode 13.2 a view that labels span is as wide as the column lets it be",
    arguments: [(plugIn: 17_125, width: 282.0), (19_529, 282), (20_020, 82.5)])
  func spannedView(_ canvas: (plugIn: Int, width: Double)) throws {
    let view = view(
      "v", holding: label("l", "Advertiser", size: 14), pinned: ["leading", "trailing"])
    let document = try held(.vertical, view, plugIn: canvas.plugIn)
    #expect(try frame("v", in: document)?.width == CGFloat(canvas.width))
    #expect(try frame("l", in: document)?.width == CGFloat(canvas.width - 16))
  }

  /// As in SwiftMessages' TacoDialogView: 480 of 480, alone in a row that is centred in a column.
  @Test("Alone in a row it is, too, and beside others it is as wide as its label asks")
  func spannedViewInRow() throws {
    let view = view(
      "v", holding: label("l", "Advertiser", size: 14), pinned: ["leading", "trailing"])
    for (others, width) in [("", 282.0), (label("o", "Other"), 82.5)] {
      let row = """
        <stackView id="y" translatesAutoresizingMaskIntoConstraints="NO">
        <subviews>\(view)\(others)</subviews></stackView>
        """
      let document = try held(.vertical, row, plugIn: 14_088)
      #expect(try frame("v", in: document)?.width == CGFloat(width))
    }
  }

  /// As in mercedes-benz/MBDialogueController, whose window, 311 of 375 less 2 · 32, has a view with its four
  /// edges behind it; tied by leading to trailing edges that view would stand beside it.
  @Test("A view that shares its edges does not stand beside it")
  func spannedViewWithShadow() throws {
    let view = view(
      "v", holding: label("l", "Advertiser", size: 14), pinned: ["leading", "trailing"])
    let pins = ["leading", "trailing", "top", "bottom"].map { side in
      """
      <constraint firstItem="o" firstAttribute="\(side)" secondItem="y" secondAttribute="\(side)" \
      id="o\(side)"/>
      """
    }
    let item = """
      <view id="x" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(plain("o"))
      <stackView id="y" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
      <subviews>\(view)</subviews></stackView></subviews><constraints>\(pins.joined())
      <constraint firstItem="y" firstAttribute="leading" relation="greaterThanOrEqual" \
      secondItem="x" secondAttribute="leading" constant="32" id="1"/>
      <constraint firstItem="y" firstAttribute="centerX" secondItem="x" secondAttribute="centerX" id="2"/>
      <constraint firstItem="y" firstAttribute="top" secondItem="x" secondAttribute="top" id="3"/>
      <constraint firstAttribute="width" constant="375" id="w"/>
      <constraint firstAttribute="height" constant="375" id="h"/></constraints></view>
      """
    let document = try xib(withItem: item, id: "x", plugIn: 14_824)
    #expect(try frame("v", in: document)?.width == 311)
  }

  /// As in RocketChat's directory, where it is no wider than its content and a little.
  @Test(
    "Beside what could become narrower it is as wide as its label asks", arguments: [true, false])
  func spannedViewBesideLabel(isInRow: Bool) throws {
    let view = view(
      "v", holding: label("l", "Advertiser", size: 14), pinned: ["leading", "trailing"])
    let column = """
      <stackView id="y" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
      <subviews>\(view)</subviews></stackView>
      """
    let row =
      isInRow
      ? """
      <stackView id="x" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(column)
      \(label("o", "Other"))</subviews><constraints>
      """
      : """
      <view id="x" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(column)
      \(label("o", "Other"))</subviews><constraints>
      <constraint firstItem="y" firstAttribute="leading" secondItem="x" \
      secondAttribute="leading" id="1"/>
      <constraint firstItem="o" firstAttribute="leading" secondItem="y" \
      secondAttribute="trailing" id="2"/>
      <constraint firstItem="x" firstAttribute="trailing" secondItem="o" \
      secondAttribute="trailing" id="3"/>
      """
    let item = """
      \(row)<constraint firstAttribute="width" constant="282" id="w"/></constraints>\
      \(isInRow ? "</stackView>" : "</view>")
      """
    let document = try xib(withItem: item, id: "x", plugIn: 17_125)
    // Both labels hug at 251; which one is stretched is another rule.
    let (first, second) = try (frame("v", in: document), frame("o", in: document))
    let natural = try frame("o", in: held(.vertical, label("o", "Other"), plugIn: 17_125))
    #expect(try #require(first).width >= 82.5)
    #expect(try #require(second).width >= #require(natural).width)
  }

  /// element-ios' SelfVerifyWait, where the indicator is as wide as the view that holds it.
  @Test("It is so though an indicator in it hugs its content at 750")
  func spannedViewWithIndicator() throws {
    let indicator = """
      <activityIndicatorView id="l" style="medium" horizontalHuggingPriority="750" \
      translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    let view = view("v", holding: indicator, pinned: ["leading", "trailing"])
    let document = try held(.vertical, view, plugIn: 17_125)
    #expect(try frame("v", in: document)?.width == 282)
  }

  /// As in element-ios' SetupBiometrics, whose labels are centred: 240 of 414.
  @Test("A view whose content leaves its width open keeps the library's")
  func viewWithCentredLabel() throws {
    let view = view("v", holding: label("l", "Advertiser", size: 14), pinned: ["centerX"])
    let document = try held(.vertical, view, plugIn: 17_125)
    #expect(try frame("v", in: document)?.width == 240)
  }

  /// As in duckduckgo's BrowsingMenu of Xcode 16: 345 of 375 less 30, though 280 are wished for.
  @Test(
    "A table holds its width against one that is wished for with the same priority",
    arguments: ["tableView", "collectionView"])
  func tableInColumn(kind: String) throws {
    let column = """
      <stackView id="x" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      <\(kind) id="t" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
      <constraint firstAttribute="height" constant="100" id="h"/>
      <constraint firstAttribute="width" priority="750" constant="280" id="w"/>
      <constraint firstAttribute="width" relation="lessThanOrEqual" constant="345" id="m"/>
      </constraints></stackView>
      """
    let document = try xib(withItem: column, id: "x", plugIn: 23_506)
    #expect(try frame("t", in: document)?.width == 345)
  }

  // MARK: Helpers

  /// A view that a label is fastened in, 8 points from the sides of its names.
  private func view(_ id: String, holding label: String, pinned sides: [String]) -> String {
    let pins = (sides + ["top", "bottom"]).map { side in
      """
      <constraint firstItem="l" firstAttribute="\(side)" secondItem="\(id)" \
      secondAttribute="\(side)" \
      constant="\(side == "leading" ? 8 : side == "trailing" ? -8 : 0)" id="\(id)\(side)"/>
      """
    }
    return """
      <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(label)</subviews>
      <constraints>\(pins.joined())</constraints></view>
      """
  }

  func frame(_ id: String, in document: IBDocument) throws -> CGRect? {
    (CanvasLayout(document).contents.objects[id] as? UIView)?.frame
  }

  func label(
    _ id: String, _ text: String, _ constraints: String = "", hidden: Bool = false,
    size: Int = 15
  ) -> String {
    """
    <label id="\(id)" text="\(text)" \(hidden ? "hidden=\"YES\"" : "") \
    horizontalHuggingPriority="251" verticalHuggingPriority="251" \
    translatesAutoresizingMaskIntoConstraints="NO"><constraints>\(constraints)</constraints>
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
    """
  }

  private func button(_ id: String, _ title: String, least: Int? = nil) -> String {
    let width = least.map {
      """
      <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="\($0)" id="\(id)w"/>
      """
    }
    return """
      <button id="\(id)" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO">
      <constraints>\(width ?? "")</constraints><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" title="\(title)"/></button>
      """
  }

  private func plain(_ id: String, _ constraints: String = "") -> String {
    """
    <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
    <constraints>\(constraints)</constraints></view>
    """
  }

  /// A row of Xcode 15 on a canvas of three pixels a point, 377 wide if it is held.
  private func row(of views: String..., isHeld: Bool = true) throws -> IBDocument {
    let width = #"<constraint firstAttribute="width" constant="377" id="w"/>"#
    return try xib(
      withItem: """
        <stackView id="x" spacing="8" translatesAutoresizingMaskIntoConstraints="NO">
        <subviews>\(views.joined())</subviews>
        <constraints>\(isHeld ? width : "")</constraints></stackView>
        """, id: "x", plugIn: 22_504, device: "retina6_12")
  }

  /// A stack view with one view, whose size across its axis is 282 and which aligns at the start.
  private func held(
    _ axis: NSLayoutConstraint.Axis, _ view: String, plugIn: Int
  ) throws -> IBDocument {
    let (name, alignment, side) =
      axis == .horizontal ? ("horizontal", "top", "height") : ("vertical", "leading", "width")
    return try xib(
      withItem: """
        <stackView id="x" axis="\(name)" alignment="\(alignment)" \
        translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(view)</subviews><constraints>
        <constraint firstAttribute="\(side)" constant="282" id="s"/></constraints></stackView>
        """, id: "x", plugIn: plugIn)
  }
}
