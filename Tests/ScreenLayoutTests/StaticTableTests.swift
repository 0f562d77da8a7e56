import DeviceCatalog
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// Static tables on devices, from documents of Xcode 15 at a canvas of 414 points: iPhone SE of 2016
/// is 320 points wide and has 2 pixels a point, iPhone 16 Plus is 430 wide and has 3.
@MainActor
@Suite("Static tables on devices")
struct StaticTableTests {
  /// One line in 374 points, as a public document shows it (30 high), and two in 288: 60 characters
  /// of 13 points are some 350 wide.
  private static let footer = "Selected layers will scale according to the reference scale."

  private func row(_ id: String, y: Double, _ attributes: String = "") -> String {
    """
    <tableViewCell \(attributes) id="\(id)"><rect key="frame" x="0.0" y="\(y)" width="414" \
    height="43.5"/><autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" id="\(id)-content">
    <rect key="frame" x="0.0" y="0.0" width="414" height="43.5"/>
    <autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell>
    """
  }

  private static let grouped =
    "style=\"grouped\" sectionHeaderHeight=\"18\" sectionFooterHeight=\"18\""

  private func document(
    _ sections: [(titles: String, row: String)], _ attributes: String = Self.grouped,
    plugIn: Int = 22504, rest: String = ""
  ) throws -> IBDocument {
    let cells = sections.enumerated().map {
      "<tableViewSection \($1.titles) id=\"s\($0)\"><cells>\($1.row)</cells></tableViewSection>"
    }
    return try storyboard(
      [
        """
        <tableViewController id="a" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" rowHeight="-1" \(attributes) id="t">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <sections>\(cells.joined())</sections>\(rest)</tableView></tableViewController>
        """
      ], plugIn: plugIn, device: "retina6_1")
  }

  private func frame(
    _ id: String, of document: IBDocument, on device: String,
    textSize: UIContentSizeCategory = .large
  ) throws -> CGRect {
    var configuration = try configuration(device)
    configuration.textSize = textSize
    return try placed(id, in: firstScene(of: document, on: configuration))
  }

  @Test("A footer that takes two lines where there is less room moves what is below")
  func footerLines() throws {
    // 17½ + 38 above the first row, a row of 43½, 30 for a line, 38 for the next title: as saved.
    let sections = [
      ("headerTitle=\"Scale\" footerTitle=\"\(Self.footer)\"", row("1", y: 55.5)),
      ("headerTitle=\"Map\"", row("2", y: 167)),
    ]
    let document = try document(sections)
    // Rows are 44 high since iOS 14. Each further line takes 16.
    #expect(try frame("1", of: document, on: "iPhone SE (1st gen)").minY == 55.5)
    #expect(
      try frame("2", of: document, on: "iPhone SE (1st gen)")
        == CGRect(x: 0, y: 55.5 + 44 + 30 + 16 + 38, width: 320, height: 44))
    #expect(
      try frame("2", of: document, on: "iPhone 16 Plus")
        == CGRect(x: 0, y: 55.5 + 44 + 30 + 38, width: 430, height: 44))
    // Positions that no canvas gave count for nothing.
    let moved = try self.document([
      (sections[0].0, row("1", y: 0)), (sections[1].0, row("2", y: 9)),
    ])
    #expect(
      try frame("2", of: moved, on: "iPhone SE (1st gen)").minY == 55.5 + 44 + 30 + 16 + 38)
  }

  @Test("Room that the document has above a title stays, whatever the text below it takes")
  func roomAboveTitles() throws {
    // A public document of Xcode 16 has 63⅓ between rows without a footer and with a header: 18,
    // 38 and 7⅓ more.
    let document = try document([
      ("", row("1", y: 18)), ("headerTitle=\"Map\"", row("2", y: 18 + 43.5 + 63.5)),
    ])
    #expect(try frame("2", of: document, on: "iPhone SE (1st gen)").minY == 18 + 44 + 63.5)
  }

  @Test("Titles take what the text size asks for")
  func textSizes() throws {
    let document = try document([
      ("headerTitle=\"From\"", row("1", y: 55.5)), ("headerTitle=\"To\"", row("2", y: 155)),
    ])
    // As a public document of Xcode 12.5 has it, whose canvas shows the smallest text: 49½ above the
    // first row, 50 between the rows.
    let small = UIContentSizeCategory.extraSmall
    #expect(
      try frame("1", of: document, on: "iPhone SE (1st gen)", textSize: small).minY == 49.5)
    #expect(
      try frame("2", of: document, on: "iPhone SE (1st gen)", textSize: small).minY
        == 49.5 + 44 + 50)
    let smallCanvas = try self.document(
      [("headerTitle=\"From\"", row("1", y: 49.5)), ("headerTitle=\"To\"", row("2", y: 143))],
      plugIn: 19519)
    #expect(try frame("1", of: smallCanvas, on: "iPhone SE (1st gen)").minY == 55.5)
    #expect(try frame("2", of: smallCanvas, on: "iPhone SE (1st gen)").minY == 55.5 + 44 + 18 + 38)
    let large = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(
      try frame("1", of: document, on: "iPhone SE (1st gen)", textSize: large).minY > 100)
  }

  @Test("Without titles grouped rows are apart what the table states, plain ones not at all")
  func untitled() throws {
    // The canvas of Xcode 10 had 35 above the first row.
    let grouped = try document([("", row("1", y: 35)), ("", row("2", y: 114.5))])
    #expect(try frame("1", of: grouped, on: "iPhone SE (1st gen)").minY == 18)
    #expect(try frame("2", of: grouped, on: "iPhone SE (1st gen)").minY == 18 + 44 + 36)
    let heights = "style=\"plain\" sectionHeaderHeight=\"28\" sectionFooterHeight=\"28\""
    let plain = try document(
      [
        ("", row("1", y: 50)), ("", row("2", y: 171.5)),
        ("headerTitle=\"Map\"", row("3", y: 293)),
      ], heights)
    #expect(try frame("1", of: plain, on: "iPhone SE (1st gen)").minY == 0)
    #expect(try frame("2", of: plain, on: "iPhone SE (1st gen)").minY == 44)
    // 22 above the header since iOS 15, and 28 for it.
    #expect(try frame("3", of: plain, on: "iPhone SE (1st gen)").minY == 88 + 22 + 28)
  }

  @Test("The table's header is above the first section, its footer below the last")
  func edges() throws {
    let edge = { (key: String, y: Double) in
      """
      <view key="\(key)" id="\(key)"><rect key="frame" x="0" y="\(y)" width="414" height="60"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      """
    }
    let document = try document(
      [("footerTitle=\"\(Self.footer)\"", row("1", y: 78))],
      rest: edge("tableHeaderView", 0) + edge("tableFooterView", 151.5))
    let device = "iPhone SE (1st gen)"
    #expect(try frame("1", of: document, on: device).minY == 60 + 18)
    #expect(
      try frame("tableFooterView", of: document, on: device)
        == CGRect(x: 0, y: 78 + 44 + 46, width: 320, height: 60))
  }

  /// Interface Builder shows rows of its own in such a table, below which the document has the footer.
  @Test("The footer of a table without rows is directly below the header")
  func noRows() throws {
    let edge = { (key: String, y: Double) in
      """
      <view key="\(key)" id="\(key)"><rect key="frame" x="0" y="\(y)" width="414" height="60"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      """
    }
    let document = try document([], rest: edge("tableHeaderView", 0) + edge("tableFooterView", 888))
    #expect(
      try frame("tableFooterView", of: document, on: "iPhone SE (1st gen)")
        == CGRect(x: 0, y: 60, width: 320, height: 60))
    let footer = CanvasLayout(document).contents.objects["tableFooterView"] as? UIView
    #expect(footer?.frame.minY == 888)
  }

  /// `UITableView` asks a dynamic row for nothing that a prototype says of its height.
  @Test(
    "The height that a row states counts in a static table, and not of a prototype",
    arguments: [("static", 80, 80), ("prototypes", 80, 120), ("prototypes", nil, 120)]
      as [(String, Int?, CGFloat)])
  func ownHeight(mode: String, stated: Int?, expected: CGFloat) throws {
    let height = stated.map { "rowHeight=\"\($0)\"" } ?? ""
    // 10 + 100 + 10 are asked for.
    let row = """
      <tableViewCell \(height) id="c"><rect key="frame" x="0.0" y="0.0" width="414" height="80"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" id="cc">
      <rect key="frame" x="0.0" y="0.0" width="414" height="80"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><constraints>
      <constraint firstAttribute="height" constant="100" id="0"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="top" secondItem="cc" secondAttribute="top" \
      constant="10" id="1"/>
      <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" constant="10" \
      id="2"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="cc" secondAttribute="leading" \
      id="3"/>
      <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="4"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let rows =
      mode == "static"
      ? "<sections><tableViewSection id=\"s\"><cells>\(row)</cells></tableViewSection></sections>"
      : "<prototypes>\(row)</prototypes>"
    let document = try storyboard(
      [
        """
        <tableViewController id="a" sceneMemberID="viewController">
        <tableView key="view" style="plain" dataMode="\(mode)" rowHeight="-1" id="t">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        \(rows)</tableView></tableViewController>
        """
      ], plugIn: 22_504, device: "retina6_1")
    #expect(try frame("c", of: document, on: "iPhone 16 Plus").height == expected)
  }

  @Test("Titles stand above the text of rows, clear of a cutout where rows are")
  func cutout() throws {
    let sections = [(titles: "headerTitle=\"From\"", row: row("1", y: 55.5))]
    let landscape = try configuration("iPhone 17", .landscape)
    let layout = try firstScene(of: document(sections), on: landscape)
    let table = try #require(layout.objects["t"] as? UITableView)
    // 62 at each side of 874 points, and margins of 20.
    #expect(try placed("1-content", in: layout).minX == 62)
    #expect(table.titleSpan.x == 82)
    #expect(table.titleSpan.width == 710)
    let covered = try firstScene(
      of: document(sections, Self.grouped + " contentViewInsetsToSafeArea=\"NO\""), on: landscape)
    #expect(try placed("1-content", in: covered).minX == 0)
    #expect((covered.objects["t"] as? UITableView)?.titleSpan.x == 20)
  }
}
