import Foundation
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// What the canvas gives views whose frames nothing holds. All expectations are frames that
/// Interface Builder saved in public documents, or follow from them as shown.
@MainActor
@Suite("Sizes on the canvas")
struct CanvasSizeTests {
  // MARK: Roots

  @Test(
    "A free-form view without a frame that counts is as wide as the canvas and as high as needed")
  func looseRoot() throws {
    // A bar of a button and its margins: 8 + 33 + 8.
    let root = """
      <view id="r" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="11" y="22" width="33" height="44"/>
      <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="height" constant="33" id="h"/></constraints></view></subviews>
      \(filled("v", in: "r", by: 8))
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <point key="canvasLocation" x="1" y="2"/>
      </view>
      """
    #expect(try frame("r", in: xib(root)) == CGRect(x: 0, y: 0, width: 375, height: 49))
    #expect(try frame("v", in: xib(root)) == CGRect(x: 8, y: 8, width: 359, height: 33))
  }

  /// As of ten such views in public documents: Interface Builder shows them in their frame.
  @Test("A view at the top whose frame Interface Builder wrote keeps it", arguments: [0, 22])
  func rootWithFrame(_ y: Double) throws {
    let root = """
      <view id="r" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="\(y)" width="269" height="100"/>
      <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      \(filled("v", in: "r", by: 8))
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <point key="canvasLocation" x="1" y="2"/>
      </view>
      """
    let inside = CGRect(x: 8, y: 8, width: 253, height: 84)
    #expect(try (frame("v", in: xib(root)) == inside) == (y == 0))
  }

  @Test("A view at the top that is not free-form is as large as the device")
  func inferredRoot() throws {
    let root = """
      <view id="r" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="11" y="22" width="33" height="44"/>
      <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      \(filled("v", in: "r", by: 8))
      </view>
      """
    #expect(try frame("r", in: xib(root)) == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(try frame("v", in: xib(root)) == CGRect(x: 8, y: 8, width: 359, height: 651))
  }

  @Test("A free-form view that lies nowhere on the canvas is of the square one, 600 wide")
  func rootOfSquareCanvas() throws {
    for (place, width) in [("", 600.0), ("<point key=\"canvasLocation\" x=\"1\" y=\"2\"/>", 375)] {
      let root = """
        <view id="r" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="11" y="22" width="33" height="44"/>
        <constraints><constraint firstAttribute="height" constant="200" id="h"/></constraints>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>\(place)</view>
        """
      let expected = CGRect(x: 0, y: 0, width: CGFloat(width), height: 200)
      #expect(try frame("r", in: xib(root)) == expected)
    }
  }

  @Test("A view at the top that states its width keeps it")
  func rootWithWidth() throws {
    let root = """
      <stackView id="r" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="11" y="22" width="33" height="44"/>
      <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="height" constant="60" id="h"/></constraints></view></subviews>
      <constraints><constraint firstAttribute="width" constant="120" id="w"/></constraints>
      </stackView>
      """
    #expect(try frame("r", in: xib(root)) == CGRect(x: 0, y: 0, width: 120, height: 60))
  }

  @Test("A controller's view without a frame that counts has the free-form size, or the device's")
  func looseControllerView() throws {
    for (stated, expected) in [
      ("<size key=\"freeformSize\" width=\"310\" height=\"60\"/>", CGSize(width: 310, height: 60)),
      ("", CGSize(width: 375, height: 667)),
    ] {
      let controller = """
        <viewController id="a" sceneMemberID="viewController">
        <view key="view" id="r" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="1" y="2" width="3" height="4"/></view>\(stated)
        </viewController>
        """
      #expect(try frame("r", in: storyboard([controller]))?.size == expected)
    }
  }

  // MARK: Views that would collapse

  @Test("In a centred column a plain view is 240 wide, as it came from the library")
  func librarySize() throws {
    // (375 − 240) / 2 = 67.5.
    let column = try stack(
      """
      <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="height" constant="1" id="h"/></constraints></view>
      """, alignment: "center")
    #expect(try frame("v", in: column) == CGRect(x: 67.5, y: 0, width: 240, height: 1))
  }

  @Test("Since Xcode 13.3 an empty view in a column is 50 high and not as it came from the library")
  func emptyView() throws {
    let views = "<view id=\"v\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    #expect(
      try frame("v", in: stack(views, plugIn: 20037))
        == CGRect(x: 0, y: 0, width: 375, height: 50))
    #expect(
      try frame("v", in: stack(views, plugIn: 19529))
        == CGRect(x: 0, y: 0, width: 375, height: 128))
    // An image view without an image alike: one in a row of a document of Xcode 14.3 is 50 by 50.
    let image = "<imageView id=\"v\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    #expect(try frame("v", in: stack(image, plugIn: 21678))?.height == 50)
  }

  @Test("A view in a column is 50 high, though what it holds asks for less than 750 can hold")
  func leastSide() throws {
    // The label asks for 20.5 between 5 and 4, at 251; 29.5 in all.
    func row(_ constraints: String) -> String {
      """
      <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      <label id="l" text="Text" verticalHuggingPriority="254" \
      translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top"
      constant="5" id="t"/>
      <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="4"
      id="b"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading"
      id="x"/>\(constraints)</constraints></view>
      """
    }
    let stretched = try stack(row(""), plugIn: 21678)
    #expect(try frame("v", in: stretched)?.height == 50)
    #expect(try frame("l", in: stretched)?.height == 41)
    func low(_ priority: Int) -> String {
      row("<constraint firstAttribute=\"height\" priority=\"\(priority)\" id=\"h\"/>")
    }
    #expect(try frame("v", in: stack(low(749), plugIn: 21678))?.height == 50)
    let yielding = row("").replacing(
      "<view id=\"v\"", with: "<view id=\"v\" verticalCompressionResistancePriority=\"250\"")
    #expect(try frame("v", in: stack(yielding, plugIn: 21678))?.height == 29.5)
    // Before, so documents of Xcode 10.2 and 11.5 have it: as the content asks, but for those with a
    // height of zero at 250, and not at 750.
    #expect(try frame("v", in: stack(row(""), plugIn: 16097))?.height == 29.5)
    #expect(try frame("v", in: stack(low(250), plugIn: 14490))?.height == 50)
    #expect(try frame("v", in: stack(low(750), plugIn: 14490))?.height == 29.5)
  }

  @Test("A label without text in a column is 50 high, outside of one it is nothing")
  func emptyLabel() throws {
    let empty = "<label id=\"v\" text=\"\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    #expect(try frame("v", in: stack(empty, plugIn: 21678))?.height == 50)
    // MixinNetwork/ios-app, Xcode 11.
    #expect(try frame("v", in: stack(empty, plugIn: 15404))?.height == 50)
    let root = """
      <view id="r"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(empty)</subviews>\(corner("v", in: "r"))</view>
      """
    #expect(try frame("v", in: xib(root)) == .zero)
  }

  /// GenesisVision's TradingInfoContentView (Xcode 11.3, 2 and any number of lines) and ProtonVPN's
  /// NetShieldStatsItemView (Xcode 14.3, 3 lines).
  @Test(
    "A label of several lines without text is nothing",
    arguments: [(2, 15510), (0, 15510), (3, 21678)])
  func emptyLabelOfSeveralLines(lines: Int, plugIn: Int) throws {
    let empty = """
      <label id="v" text="" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    #expect(try frame("v", in: stack(empty, alignment: "center", plugIn: plugIn))?.size == .zero)
  }

  @Test("A label without text in a row is 50 wide, too")
  func emptyLabelInRow() throws {
    // After 30 points and a gap of 5; the row is as high as the label.
    let rows = """
      <stackView id="row" spacing="5" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="width" constant="30" id="w"/></constraints></view>
      <label id="v" text="" translatesAutoresizingMaskIntoConstraints="NO"/>
      </subviews></stackView>
      """
    let column = try stack(rows, alignment: "leading", plugIn: 21678)
    #expect(try frame("v", in: column) == CGRect(x: 35, y: 0, width: 50, height: 50))
  }

  @Test("In a document of Xcode 7 a label without text is nothing in a column, too")
  func emptyLabelBefore() throws {
    let empty = "<label id=\"v\" text=\"\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    #expect(try frame("v", in: stack(empty, plugIn: 9051))?.height == 0)
  }

  @Test("A label in the library's font keeps the library's height, in a stack view it does not")
  func libraryLine() throws {
    // 17 × 1.193359375 = 20.29, which is 20.5 in half points and 21 in whole ones; 18 × 1.193359375
    // = 21.48, which is 21.5.
    func label(_ size: Int, _ attributes: String = "") -> String {
      """
      <label id="v" text="Text" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
      """
    }
    func free(_ label: String) throws -> IBDocument {
      try xib(
        """
        <view id="r"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>\(label)</subviews>\(corner("v", in: "r"))</view>
        """)
    }
    #expect(try frame("v", in: free(label(17)))?.height == 21)
    #expect(try frame("v", in: free(label(17, "numberOfLines=\"0\"")))?.height == 20.5)
    #expect(try frame("v", in: free(label(18)))?.height == 21.5)
    #expect(try frame("v", in: stack(label(17)))?.height == 20.5)
  }

  @Test("A stack view without views makes the equal rows beside it 50 high")
  func emptyStack() throws {
    let rows = """
      <label id="v" text="Text" translatesAutoresizingMaskIntoConstraints="NO"/>
      <stackView id="empty" translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    let column = try stack(
      rows, "distribution=\"fillEqually\" spacing=\"5\"", plugIn: 21678)
    #expect(try frame("v", in: column)?.height == 50)
    #expect(try frame("empty", in: column)?.minY == 55)
  }

  @Test("A stack view without views is as high as its document says that it stands for")
  func placeholderStack() throws {
    let rows = """
      <stackView id="v" axis="vertical" placeholderIntrinsicWidth="240" \
      placeholderIntrinsicHeight="0.0" translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    #expect(try frame("v", in: stack(rows, plugIn: 21678))?.height == 0)
  }

  @Test("An indicator that hides when it stops keeps its room in a column, another hidden view not")
  func restingIndicator() throws {
    func column(_ hidden: String) -> String {
      """
      \(hidden)<view id="v" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="height" constant="67" id="h"/></constraints></view>
      """
    }
    let indicator = """
      <activityIndicatorView id="i" hidden="YES" hidesWhenStopped="YES" style="gray" \
      translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    let label = """
      <label id="i" hidden="YES" text="Text" translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    #expect(try frame("v", in: stack(column(indicator)))?.minY == 20)
    #expect(try frame("v", in: stack(column(label)))?.minY == 0)
  }

  // MARK: Cells and bars

  /// The safe area's top in documents of plug-in 13772 and 14490 with 255 by 353 and 370 by 547 points
  /// (RocketChat/Rocket.Chat.iOS) and 375 by 400 (sora-xor/sora-ios), and of 19519 with 327 by 540 below a cutout
  /// (TeamNADA/NADA-iOS-ForRelease), whose middle is 292 = (44 + 540) / 2.
  @Test(
    "A cell's xib has a status bar only where it is high",
    arguments: [
      ("retina4_7", 13_772, CGSize(width: 255, height: 353), 0.0),
      ("retina4_7", 13_772, CGSize(width: 370, height: 547), 20),
      ("retina4_7", 14_490, CGSize(width: 375, height: 400), 0),
      ("retina6_1", 19_519, CGSize(width: 327, height: 540), 44),
      // Of plug-in 21701, its content is from the top, in the middle.
      ("retina4_7", 21_701, CGSize(width: 375, height: 110), 0),
    ])
  func cellSafeArea(device: String, plugIn: Int, size: CGSize, top: Double) throws {
    let rect = """
      <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
      """
    let cell = """
      <collectionViewCell id="c" opaque="NO" contentMode="center">\(rect)
      <view key="contentView" opaque="NO" contentMode="center">\(rect)<subviews>
      <view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews></view>
      <viewLayoutGuide key="safeArea" id="g"/>\(filled("v", in: "g", by: 16))
      </collectionViewCell>
      """
    let found = try frame("v", in: xib(cell, plugIn: plugIn, device: device))
    #expect(
      found == CGRect(x: 16, y: top + 16, width: size.width - 32, height: size.height - top - 32))
  }

  /// willowtreeapps/vocable-ios and rees46/ios-sdk: the margins by frames that constraints tie to them; own ones of
  /// 0 and 8 are of no account beside more.
  @Test(
    "The content view of a collection's cell has the margins of a screen, where its own are less",
    arguments: [
      ("retina6_1", "", UIEdgeInsets(top: 44, left: 20, bottom: 34, right: 20)),
      ("ipad12_9", "", UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)),
      (
        "retina6_1", "insetsLayoutMarginsFromSafeArea=\"NO\"",
        UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
      ),
    ])
  func collectionCellMargins(device: String, attributes: String, margins: UIEdgeInsets) throws {
    let rect = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"600\" height=\"200\"/>"
    let edges = ["leading", "top", "trailing", "bottom"].map {
      """
      <constraint firstItem="v" firstAttribute="\($0)" secondItem="content" \
      secondAttribute="\($0)Margin" id="v-\($0)"/>
      """
    }
    let cell = """
      <collectionViewCell id="c" \(attributes)>\(rect)
      <collectionViewCellContentView key="contentView" id="content" \
      insetsLayoutMarginsFromSafeArea="NO">\(rect)<subviews>
      <view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>\(edges.joined())</constraints></collectionViewCellContentView>
      </collectionViewCell>
      """
    let found = try frame("v", in: xib(cell, plugIn: 15_706, device: device))
    #expect(found == CGRect(x: 0, y: 0, width: 600, height: 200).inset(by: margins))
  }

  @Test("Wheels in the cell of a xib are 162 high, as where there is little height; else 216")
  func wheelsOfCell() throws {
    let rect = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"300\"/>"
    let picker = """
      <subviews><pickerView id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      """
    let cell = """
      <tableViewCell id="r">\(rect)
      <tableViewCellContentView key="contentView" id="c" tableViewCell="r">\(rect)\(picker)
      \(corner("v", in: "c"))</tableViewCellContentView></tableViewCell>
      """
    let view = "<view id=\"r\">\(rect)\(picker)\(corner("v", in: "r"))</view>"
    #expect(try frame("v", in: xib(cell))?.height == 162)
    #expect(try frame("v", in: xib(view))?.height == 216)
  }

  @Test("A content view of which the document states no frame fills its cell")
  func contentViewWithoutFrame() throws {
    let cell = """
      <tableViewCell id="c"><rect key="frame" x="0.0" y="0.0" width="599" height="194"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="content"/></tableViewCell>
      """
    #expect(
      try frame("content", in: xib(cell)) == CGRect(x: 0, y: 0, width: 599, height: 193))
  }

  @Test("A content view that preserves its cell's margins has them where its own are less")
  func preservedCellMargins() throws {
    // Its own are 8 above and 15 at the left; the cell's are 11, and 16 on a canvas of 375.
    let cell = """
      <tableViewCell id="c"><rect key="frame" x="0.0" y="0.0" width="375" height="54"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" \
      tableViewCell="c" id="content"><rect key="frame" x="0.0" y="0.0" width="375" height="54"/>
      <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="content" \
      secondAttribute="leadingMargin" id="1"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="content" \
      secondAttribute="topMargin" id="2"/>
      </constraints>
      <edgeInsets key="layoutMargins" top="8" left="15" bottom="8" right="8"/>
      </tableViewCellContentView></tableViewCell>
      """
    #expect(try frame("v", in: xib(cell))?.origin == CGPoint(x: 16, y: 11))
  }

  @Test("A toolbar places the views in its items, and gives those without content no size")
  func toolbarItems() throws {
    // Items begin 20 from the edge of 414 points; the second follows 104 and a space of 10. Their
    // middles are 22 above the bar's lower edge: at 49 − 22 = 27, as the bar stands above the home
    // indicator.
    let bar = """
      <subviews><toolbar id="bar" translatesAutoresizingMaskIntoConstraints="NO"><items>
      <barButtonItem id="1"><slider key="customView" id="slider">
      <rect key="frame" x="20" y="10" width="104" height="34"/></slider></barButtonItem>
      <barButtonItem id="2" width="10" systemItem="fixedSpace"/>
      <barButtonItem id="3"><view key="customView" id="v" \
      translatesAutoresizingMaskIntoConstraints="NO"/></barButtonItem>
      </items></toolbar></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      <constraint firstItem="bar" firstAttribute="leading" secondItem="a-view" \
      secondAttribute="leading" id="l"/>
      <constraint firstItem="bar" firstAttribute="trailing" secondItem="a-view" \
      secondAttribute="trailing" id="t"/>
      <constraint firstItem="bar" firstAttribute="bottom" secondItem="safe" \
      secondAttribute="bottom" id="b"/>
      </constraints>
      """
    let screen = controller("a", view: bar)
      .replacingOccurrences(
        of: "width=\"375\" height=\"667\"", with: "width=\"414\" height=\"896\"")
    let document = try storyboard([screen], plugIn: 17125, device: "retina6_1")
    #expect(try frame("bar", in: document)?.height == 49)
    #expect(try frame("v", in: document) == CGRect(x: 134, y: 27, width: 0, height: 0))
  }

  // MARK: Helpers

  func frame(_ id: String, in document: IBDocument) throws -> CGRect? {
    (CanvasLayout(document).contents.objects[id] as? UIView)?.frame
  }

  /// A xib with a column as wide as the canvas, at its top.
  func stack(
    _ rows: String, _ attributes: String = "", alignment: String = "fill", plugIn: Int = 17125
  ) throws -> IBDocument {
    try xib(
      """
      <view id="r"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><stackView id="s" axis="vertical" alignment="\(alignment)" \(attributes) \
      translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(rows)</subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="r" secondAttribute="leading" \
      id="sl"/>
      <constraint firstItem="s" firstAttribute="trailing" secondItem="r" \
      secondAttribute="trailing" id="st"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="r" secondAttribute="top" id="sp"/>
      </constraints></view>
      """, plugIn: plugIn)
  }

  /// Constraints that keep `item` at a distance from all edges of `other`.
  private func filled(_ item: String, in other: String, by distance: Int) -> String {
    let edges = [("leading", 1), ("trailing", -1), ("top", 1), ("bottom", -1)].map { edge, sign in
      """
      <constraint firstItem="\(item)" firstAttribute="\(edge)" secondItem="\(other)" \
      secondAttribute="\(edge)" constant="\(sign * distance)" id="\(item)-\(edge)"/>
      """
    }
    return "<constraints>\(edges.joined())</constraints>"
  }

  /// Constraints that keep `item` in the upper left corner of `other`.
  private func corner(_ item: String, in other: String) -> String {
    let edges = ["leading", "top"].map {
      """
      <constraint firstItem="\(item)" firstAttribute="\($0)" secondItem="\(other)" \
      secondAttribute="\($0)" id="\(item)-\($0)"/>
      """
    }
    return "<constraints>\(edges.joined())</constraints>"
  }
}
