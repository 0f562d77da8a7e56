import Testing
import UIKit

@testable import ScreenLayout

/// Insets of which the document says something itself.
@MainActor
@Suite("Insets that documents state")
struct CanvasInsetTests {
  /// Where a view at the top margin of a cell's content view stands that states margins of 8.
  private func topOfCell(plugIn: Int) throws -> CGFloat {
    let controller = """
      <tableViewController id="t" sceneMemberID="viewController">
      <tableView key="view" style="plain" rowHeight="60" id="table">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <prototypes><tableViewCell rowHeight="60" id="c">
      <rect key="frame" x="0.0" y="28" width="375" height="60"/>
      <tableViewCellContentView key="contentView" id="cc">
      <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="top" secondItem="cc" secondAttribute="topMargin" \
      id="1"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="cc" \
      secondAttribute="leading" id="2"/>
      <constraint firstItem="v" firstAttribute="width" constant="10" id="3"/>
      <constraint firstItem="v" firstAttribute="height" constant="10" id="4"/>
      </constraints>
      <edgeInsets key="layoutMargins" top="8" left="16" bottom="8" right="16"/>
      </tableViewCellContentView></tableViewCell></prototypes>
      </tableView></tableViewController>
      """
    let contents = CanvasLayout(try storyboard([controller], plugIn: plugIn)).contents
    return try #require(contents.objects["v"] as? UIView).frame.minY
  }

  @Test("A cell's content view keeps the cell's 11 points from Xcode 9 on, its own before")
  func cellMargins() throws {
    #expect(try topOfCell(plugIn: 9060) == 8 as CGFloat)
    #expect(try topOfCell(plugIn: 13772) == 11 as CGFloat)
  }

  /// A header of Xcode 11 begins 8 below 44 in Infomaniak/ios-kDrive; cells begin at their top in four
  /// documents of five.
  @Test(
    "A supplementary view of a xib has the canvas' safe area, a cell none",
    arguments: [("collectionReusableView", 52), ("collectionViewCell", 8)])
  func reusableViews(kind: String, top: CGFloat) throws {
    let document = try xib(
      """
      <\(kind) id="c"><rect key="frame" x="0.0" y="0.0" width="414" height="200"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="top" secondItem="s" secondAttribute="top" \
      constant="8" id="1"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="c" secondAttribute="leading" \
      id="2"/>
      <constraint firstItem="v" firstAttribute="width" constant="10" id="3"/>
      <constraint firstItem="v" firstAttribute="height" constant="10" id="4"/>
      </constraints><viewLayoutGuide key="safeArea" id="s"/></\(kind)>
      """, plugIn: 16_087, device: "retina6_1")
    let view = try #require(CanvasLayout(document).contents.objects["v"] as? UIView)
    #expect(view.frame.minY == top)
  }

  /// kharrison/CodeExamples, ScrollGuide-IB: 8 in a scroll view under bars.
  @Test("The safe area of a scroll view begins with its content, unless it keeps nothing clear")
  func scrollView() throws {
    func top(_ attributes: String) throws -> CGFloat? {
      let edges = ["leading", "trailing", "top", "bottom"].map {
        """
        <constraint firstItem="s" firstAttribute="\($0)" secondItem="a-view" \
        secondAttribute="\($0)" id="s-\($0)"/>
        """
      }
      let scroll = """
        <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="s">
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><constraints>
        <constraint firstAttribute="width" constant="10" id="w"/>
        <constraint firstAttribute="height" constant="10" id="h"/></constraints></view></subviews>
        <constraints>
        <constraint firstItem="v" firstAttribute="top" secondItem="g" secondAttribute="top" \
        constant="8" id="t"/>
        <constraint firstItem="v" firstAttribute="leading" secondItem="g" \
        secondAttribute="leading" id="l"/></constraints>
        <viewLayoutGuide key="safeArea" id="g"/></scrollView></subviews>
        <constraints>\(edges.joined())</constraints>
        """
      let document = try storyboard([controller("a", view: scroll)], plugIn: 14_490)
      return (CanvasLayout(document).contents.objects["v"] as? UIView)?.frame.minY
    }
    #expect(try top("") == 8)
    // The status bar of 20 lies over the content.
    #expect(try top(#"contentInsetAdjustmentBehavior="never""#) == 28)
  }

  /// slackhq/SlackTextViewController (plug-in 9529) has 8 in a cell 305 wide, Rocket.Chat (14088) 16 in
  /// ones of 352 to 375.
  @Test(
    "A collection view cell of a xib has a view's margins up to Xcode 8, then a screen's",
    arguments: [(9529, 8.0), (14_088, 16)])
  func collectionCells(plugIn: Int, side: Double) throws {
    let document = try xib(
      """
      <collectionViewCell id="c"><rect key="frame" x="0.0" y="0.0" width="305" height="200"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="top" secondItem="c" secondAttribute="top" id="1"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="c" \
      secondAttribute="leadingMargin" id="2"/>
      <constraint firstItem="v" firstAttribute="trailing" secondItem="c" \
      secondAttribute="trailingMargin" id="3"/>
      <constraint firstItem="v" firstAttribute="height" constant="10" id="4"/>
      </constraints></collectionViewCell>
      """, plugIn: plugIn, device: "retina4_7")
    let view = try #require(CanvasLayout(document).contents.objects["v"] as? UIView)
    #expect(view.frame == CGRect(x: side, y: 0, width: 305 - 2 * side, height: 10))
  }

  /// SwiftMessages' MessageViewIOS8 (plug-in 10085): 8 at every side of a view of 600 by 103, and so is it in what
  /// kanchenmelmel/Melmel's FilterViewController owns (10117).
  @Test(
    "Up to Xcode 8 a xib's view has the margins of any view",
    arguments: [
      ("", 10_085, 8.0, 8.0), ("owned", 10_085, 8, 8), ("", 14_088, 20, 0), ("", 0, 20, 0),
    ])
  func looseViews(owner: String, plugIn: Int, side: Double, top: Double) throws {
    let outlet = #"<connections><outlet property="view" destination="r" id="o"/></connections>"#
    let edges = ["leading", "top", "trailing", "bottom"].map {
      """
      <constraint firstItem="v" firstAttribute="\($0)" secondItem="r" secondAttribute="\($0)Margin" \
      id="\($0)"/>
      """
    }
    let document = try xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      \(owner.isEmpty ? "" : outlet)</placeholder>
      <view id="r"><rect key="frame" x="0.0" y="0.0" width="600" height="103"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
      <constraints>\(edges.joined())</constraints></view>
      """, plugIn: plugIn)
    let view = try #require(CanvasLayout(document).contents.objects["v"] as? UIView)
    let frame = CGRect(x: side, y: top, width: 600 - 2 * side, height: 103 - 2 * top)
    #expect(view.frame == frame)
  }

  @Test(
    "Cells of Xcode 8 have their table's margins where they preserve them",
    arguments: [false, true])
  func preservedMargins(_ preserves: Bool) throws {
    let attribute = preserves ? #"preservesSuperviewLayoutMargins="YES""# : ""
    let controller = """
      <tableViewController id="t" sceneMemberID="viewController">
      <tableView key="view" style="plain" rowHeight="60" id="table">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <prototypes><tableViewCell rowHeight="60" \(attribute) id="c">
      <rect key="frame" x="0.0" y="28" width="375" height="60"/>
      <tableViewCellContentView key="contentView" \(attribute) id="cc">
      <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="top" secondItem="cc" secondAttribute="top" id="1"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="cc" \
      secondAttribute="leadingMargin" id="2"/>
      <constraint firstItem="v" firstAttribute="width" constant="10" id="3"/>
      <constraint firstItem="v" firstAttribute="height" constant="10" id="4"/>
      </constraints>
      </tableViewCellContentView></tableViewCell></prototypes>
      </tableView></tableViewController>
      """
    let contents = CanvasLayout(try storyboard([controller], plugIn: 11_757)).contents
    let view = try #require(contents.objects["v"] as? UIView)
    #expect(view.frame.minX == (preserves ? 15 : 8))
  }

  @Test("The bar guides of a scroll view that is the root are at the ends of its content")
  func scrolledGuides() throws {
    let controller = """
      <viewController id="a" sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
      <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
      <scrollView key="view" id="s"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><label text="Text" numberOfLines="0" \
      translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="s" \
      secondAttribute="leading" id="1"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="top" secondAttribute="bottom" \
      constant="30" id="2"/>
      <constraint firstItem="bottom" firstAttribute="top" secondItem="v" \
      secondAttribute="bottom" constant="10" id="3"/>
      </constraints></scrollView></viewController>
      """
    let contents = CanvasLayout(try storyboard([controller], plugIn: 16_087)).contents
    let label = try #require(contents.objects["v"] as? UIView)
    // No bars and, in Xcode 11, no status bar. The label stays as high as its line of 20.29.
    #expect(label.frame.minY == 30 as CGFloat)
    #expect(label.frame.height == 20.5 as CGFloat)
    let scroll = try #require(contents.objects["s"] as? UIScrollView)
    #expect(scroll.contentSize.height == 60.5 as CGFloat)
  }

  @Test("A controller of free size without a status bar has nothing above it")
  func noStatusBar() throws {
    let view = safeAreaView("v")
    let rest = """
      <nil key="simulatedStatusBarMetrics"/>
      <size key="freeformSize" width="375" height="667"/>
      """
    let contents = CanvasLayout(try storyboard([controller("a", "", view: view, rest)])).contents
    #expect(try #require(contents.objects["v"] as? UIView).frame.minY == 0 as CGFloat)
  }

  /// 5calls/ios, Welcome.storyboard (11762): a label 24 points below the guide is at 24. kaishin/Gifu
  /// (13771): 20 points are above what is at the guide, as in duckduckgo/iOS, of Xcode 14.
  @Test(
    "A whole screen without a status bar has none up to Xcode 8",
    arguments: [(11_757, 0), (12_999, 0), (13_772, 20)])
  func noStatusBarOfScreen(plugIn: Int, top: CGFloat) throws {
    let contents = CanvasLayout(
      try storyboard(
        [controller("a", "", view: safeAreaView("v"), #"<nil key="simulatedStatusBarMetrics"/>"#)],
        plugIn: plugIn)
    ).contents
    #expect(try #require(contents.objects["v"] as? UIView).frame.minY == top)
  }
}
