import DeviceCatalog
import Foundation
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// Cells of tables whose content cannot be as high as they are.
///
/// The structures are those of the documents that `LayoutEngine+CanvasCell.swift` names, with numbers
/// of their own. All places are from (0, 0) of the content view, which is as high as the cell.
@MainActor
@Suite("Cells with too little or too much in them")
struct CanvasCellTests {
  // MARK: Less than there is

  @Test("Everything hangs at the top where the content asks for less height, and the pins are told")
  func pictureAndButton() throws {
    // As high as 10 + 60 + 10: in 100 both pins are missed by 20.
    let canvas = CanvasLayout(
      try cell(
        height: 100, view("v", height: 60) + view("w", height: 20),
        pin("v", top: 10) + pin("w", bottom: 10) + equal("w", "bottom", "v", "bottom")
          + pin("v", bottom: 10)))
    #expect(try span("content", canvas) == [0, 100])
    #expect(try span("v", canvas) == [10, 70])
    #expect(try span("w", canvas) == [50, 70])
    let told = canvas.diagnostics.filter { $0.rule == "conflicting-constraints" }
    #expect(told.map(\.objectID) == ["w-bottom", "v-bottom"])
    #expect(told.allSatisfy { $0.message.contains("frame and autoresizing mask of") })
  }

  /// As in MIT-Mobile's MITLibrariesItemLoanFineCell, a cell of 104 that was left with the library's 43; the
  /// separator takes a pixel until iOS 13, here half a point, and nothing since.
  @Test(
    "A content view ends with the cell but for a separator, however low it is said to be",
    arguments: [
      (plugIn: 14_490, stated: 43, height: 103.5), (17_125, 43, 104), (14_490, 103, 103),
      (14_490, 104, 104),
    ])
  func lowContentView(_ canvas: (plugIn: Int, stated: Int, height: Double)) throws {
    let document = try cell(
      height: 104, content: canvas.stated,
      "<view id=\"v\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>",
      pin("v", top: 10) + pin("v", bottom: 10), plugIn: canvas.plugIn)
    let layout = CanvasLayout(document)
    #expect(try span("content", layout) == [0, canvas.height])
    #expect(try span("v", layout) == [10, canvas.height - 10])
  }

  /// A row of 188 in forkingdog's UITableView-FDTemplateLayoutCell (plug-in 7531, a pixel a point) has a content
  /// view of 187; two pixels a point since Xcode 7.
  @Test(
    "Without a frame a content view is as high as the row but for the separator until iOS 13",
    arguments: [(7531, 187.0), (9531, 187.5), (17_125, 188)])
  func contentViewWithoutFrame(plugIn: Int, height: Double) throws {
    let document = try storyboard(
      [
        """
        <tableViewController id="a" sceneMemberID="viewController">
        <tableView key="view" style="plain" dataMode="prototypes" rowHeight="188" id="t">
        <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
        <prototypes><tableViewCell id="cell">
        <tableViewCellContentView key="contentView" id="content"/></tableViewCell></prototypes>
        </tableView></tableViewController>
        """
      ], plugIn: plugIn, device: nil)
    #expect(try span("content", CanvasLayout(document)) == [0, height])
  }

  /// As in matheuslenke's PersonTableViewCell, a picture at the top that is centred, too; and
  /// riyasinghal-nickelfox's CustomCell, a box at the top, at the bottom and centred.
  @Test("What centres content gives way as what pins it to the bottom does")
  func centred() throws {
    let centre = equal("v", "centerY", "content", "centerY")
    let top = pin("v", top: 10)
    let canvas = CanvasLayout(try cell(height: 100, view("v", height: 50), top + centre))
    #expect(try span("v", canvas) == [10, 60])
    let both = CanvasLayout(
      try cell(height: 100, view("v", height: 50), top + centre + pin("v", bottom: 10)))
    #expect(try span("v", both) == [10, 60])
  }

  /// As in sesilmarsely's MovieTableViewCell: a picture of stated height, and beside it a label that is pinned above
  /// and below, 14½ high there and not stretched.
  @Test("Where one pin gives way, a label beside it is as high as its text")
  func labelBeside() throws {
    let label = """
      <label id="l" text="Text" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="12"/></label>
      """
    let pins = pin("v", top: 10) + pin("v", bottom: 10) + pin("l", top: 20) + pin("l", bottom: 20)
    let canvas = CanvasLayout(try cell(height: 100, view("v", height: 60) + label, pins))
    #expect(try span("v", canvas) == [10, 70])
    #expect(try span("l", canvas) == [20, 34.5])
    #expect(canvas.diagnostics.filter { $0.rule == "conflicting-constraints" }.count == 1)
    // Nothing gives way where the picture fits.
    let fitting = CanvasLayout(try cell(height: 80, view("v", height: 60) + label, pins))
    #expect(try span("l", fitting) == [20, 60])
  }

  /// As in Sogaeteam's TeamMemberList, whose row of 120 has a box of 100 with a picture that states 70.
  @Test("In a table's row the pin holds, and a height in it gives way")
  func rowOfTable() throws {
    let rect = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"120\"/>"
    let document = try storyboard([
      """
      <tableViewController id="a" sceneMemberID="viewController">
      <tableView key="view" style="plain" dataMode="prototypes" rowHeight="120" id="t">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <prototypes><tableViewCell rowHeight="120" id="cell">\(rect)
      <tableViewCellContentView key="contentView" id="content">\(rect)
      <subviews>\(view("v", height: 70))</subviews>
      <constraints>\(pin("v", top: 10) + pin("v", bottom: 10))</constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
      """
    ])
    #expect(try span("v", CanvasLayout(document)) == [10, 110])
  }

  @Test("What a stack view arranges keeps its height")
  func stackView() throws {
    let stack = """
      <stackView id="s" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      \(view("v", height: 40))<view id="w" translatesAutoresizingMaskIntoConstraints="NO"/>
      </subviews></stackView>
      """
    let canvas = CanvasLayout(
      try cell(height: 91, stack, pin("s", top: 10) + pin("s", bottom: 10)))
    #expect(try span("s", canvas) == [10, 50])
    #expect(try span("v", canvas) == [0, 40])
    #expect(try span("w", canvas) == [0, 40])
  }

  @Test("Columns that ask for different heights miss the bottom by what each lacks")
  func columns() throws {
    // 85 and 90 of 91; the third asks for no height of its own and stays at the bottom.
    let canvas = CanvasLayout(
      try cell(
        height: 91, view("a", height: 65) + view("b", height: 60) + view("c", height: 10),
        pin("a", top: 10) + pin("a", bottom: 10) + pin("b", top: 15) + pin("b", bottom: 15)
          + pin("c", bottom: 5)))
    #expect(try span("a", canvas) == [10, 75])
    #expect(try span("b", canvas) == [15, 75])
    #expect(try span("c", canvas) == [76, 86])
  }

  @Test("A pin to the margin gives way as one to the edge, whichever side names the content view")
  func margin() throws {
    let pins = pin("v", top: 10) + equal("v", "bottom", "content", "bottomMargin")
    let canvas = CanvasLayout(try cell(height: 90, view("v", height: 40), pins))
    #expect(try span("v", canvas) == [10, 50])
  }

  // MARK: Other conflicts

  @Test("Where the content asks for more than there is, it gives way itself")
  func more() throws {
    let canvas = CanvasLayout(
      try cell(height: 60, view("v", height: 80), pin("v", top: 5) + pin("v", bottom: 5)))
    #expect(try span("v", canvas) == [5, 55])
  }

  @Test("A content size that is required gives way, too: nobody stated its points")
  func contentSize() throws {
    let label = """
      <label id="l" text="Label" verticalHuggingPriority="1000" \
      translatesAutoresizingMaskIntoConstraints="NO">\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let canvas = CanvasLayout(
      try cell(height: 60, label, pin("l", top: 12) + pin("l", bottom: 12)))
    #expect(try span("l", canvas) == [12, 48])
  }

  @Test(
    "In cells of collections and in views the height gives way, as nothing else is known of them")
  func otherRoots() throws {
    let content = view("v", height: 40)
    let pins = pin("v", top: 10, of: "r") + pin("v", bottom: 10, of: "r")
    let rect = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"100\"/>"
    let plain = try xib(
      """
      <view id="r">\(rect)<subviews>\(content)</subviews><constraints>\(pins)</constraints></view>
      """)
    #expect(try span("v", CanvasLayout(plain)) == [10, 90])
    let collected = try xib(
      """
      <collectionViewCell id="cell">\(rect)
      <collectionViewCellContentView key="contentView" id="r">\(rect)
      <subviews>\(content)</subviews><constraints>\(pins)</constraints>
      </collectionViewCellContentView>
      </collectionViewCell>
      """)
    #expect(try span("v", CanvasLayout(collected)) == [10, 90])
  }

  /// `Benchmarks/fidelity` writes such numbers over the frame of a cell that says that constraints lay it out
  /// (rees46/ios-sdk's SearchWidgetProductCell), not over its content view's.
  @Test("A collection's own cell whose frame was erased is as large as its content view")
  func erasedCell() throws {
    let document = try xib(
      """
      <collectionViewCell translatesAutoresizingMaskIntoConstraints="NO" id="cell">
      <rect key="frame" x="89" y="42" width="79" height="241"/>
      <view key="contentView" id="r"><rect key="frame" x="0.0" y="0.0" width="164" height="272"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <subviews>\(view("v", height: 40))</subviews></view>
      <constraints>\(pin("v", bottom: 10, of: "cell"))</constraints></collectionViewCell>
      """)
    let canvas = CanvasLayout(document)
    #expect(try span("cell", canvas) == [0, 272])
    #expect(try span("v", canvas) == [222, 262])
  }

  // MARK: Devices

  @Test("On devices the row has the height that its content asks for, or a written one gives way")
  func devices() throws {
    let content = (view("v", height: 40), pin("v", top: 10) + pin("v", bottom: 10))
    let fitting = try firstScene(
      of: cell(height: 100, content.0, content.1), on: configuration("iPhone 17"))
    #expect(try placed("cell", in: fitting).height == 60)
    #expect(fitting.conflicts.isEmpty)
    let fixed = try firstScene(
      of: cell(height: 100, content.0, content.1, attributes: "rowHeight=\"100\""),
      on: configuration("iPhone 17"))
    #expect(try placed("cell", in: fixed).height == 100)
    #expect(try placed("v", in: fixed).maxY - placed("content", in: fixed).minY == 90)
    #expect(fixed.conflicts.count == 1)
  }

  // MARK: Helpers

  /// A xib with a cell; what is in it is as wide.
  private func cell(
    height: Int, content: Int? = nil, _ subviews: String, _ constraints: String,
    attributes: String = "", plugIn: Int = 17_125
  ) throws -> IBDocument {
    func rect(_ height: Int) -> String {
      "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"\(height)\"/>"
    }
    return try xib(
      """
      <tableViewCell \(attributes) id="cell">\(rect(height))
      <tableViewCellContentView key="contentView" id="content">\(rect(content ?? height))
      <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>
      </tableViewCellContentView></tableViewCell>
      """, plugIn: plugIn)
  }

  private func view(_ id: String, height: Int) -> String {
    """
    <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
    <constraint firstAttribute="height" constant="\(height)" id="\(id)-height"/>
    </constraints></view>
    """
  }

  private func pin(_ id: String, top: Int, of outer: String = "content") -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="\(outer)" \
    secondAttribute="top" constant="\(top)" id="\(id)-top"/>
    """
  }

  private func pin(_ id: String, bottom: Int, of outer: String = "content") -> String {
    """
    <constraint firstItem="\(outer)" firstAttribute="bottom" secondItem="\(id)" \
    secondAttribute="bottom" constant="\(bottom)" id="\(id)-bottom"/>
    """
  }

  private func equal(
    _ first: String, _ attribute: String, _ second: String, _ secondAttribute: String
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(secondAttribute)" id="\(first)-\(attribute)-\(second)"/>
    """
  }

  /// Where a view begins and ends from the top of its superview.
  private func span(_ id: String, _ canvas: CanvasLayout) throws -> [CGFloat] {
    let view = try #require(canvas.contents.objects[id] as? UIView)
    return [view.frame.minY, view.frame.maxY]
  }
}
