import Foundation
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// A view of a xib is a screen only where a controller has it for its view.
@MainActor
@Suite("Views of xibs on devices")
struct XibViewTests {
  /// A view as high as the canvas, whose constraints ask for `height` in all.
  private func document(
    isController: Bool = false, height: String, width: Int = 375, saved: String = "667",
    _ rest: String = ""
  ) throws -> IBDocument {
    let outlet = isController ? "<outlet property=\"view\" destination=\"v\" id=\"o\"/>" : ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
      version="22504"/></dependencies>
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(outlet)\
      </connections></placeholder>
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(saved)"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="in"/></subviews>
      <constraints>
      <constraint firstItem="in" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" id="1"/>
      <constraint firstItem="in" firstAttribute="trailing" secondItem="v" \
      secondAttribute="trailing" id="2"/>
      <constraint firstItem="in" firstAttribute="top" secondItem="v" secondAttribute="top" \
      constant="20" id="3"/>
      <constraint firstAttribute="bottom" secondItem="in" secondAttribute="bottom" constant="20" \
      id="4"/>
      \(height)
      </constraints>
      \(rest)
      </view>
      </objects></document>
      """
    return try IBDocument.read(Data(text.utf8), path: "View.xib")
  }

  private func height(_ value: String) -> String {
    "<constraint firstItem=\"in\" firstAttribute=\"height\" constant=\"\(value)\" id=\"5\"/>"
  }

  private func layOut(_ document: IBDocument) throws -> (layout: DeviceLayout, view: UIView) {
    let scene = try #require(DocumentScene.all(in: document).first)
    let layout = DeviceLayouter(document).layout(scene, on: try configuration("iPhone 17"))
    return (layout, try #require(layout.objects["v"] as? UIView))
  }

  @Test("Where required constraints decide the height, it is theirs, and nothing conflicts")
  func decidedHeight() throws {
    let (layout, view) = try layOut(document(height: height("60")))
    // 20 + 60 + 20, in the width of the device.
    #expect(view.frame.size == CGSize(width: 402, height: 100))
    #expect(layout.conflicts.isEmpty)
    #expect(!layout.isWholeScreen)
  }

  @Test("Where they leave it open, a view as large as the canvas has all that bars leave")
  func openHeight() throws {
    let (layout, view) = try layOut(document(height: ""))
    // 874 − 62 − 34.
    #expect(view.frame.size == CGSize(width: 402, height: 778))
    #expect(!layout.isWholeScreen)
  }

  @Test("A view that is wider than the window has its width", arguments: [(300, 300), (529, 402)])
  func width(saved: Int, expected: CGFloat) throws {
    let (_, view) = try layOut(document(height: height("60"), width: saved, saved: "100"))
    #expect(view.frame.size == CGSize(width: expected, height: 100))
  }

  @Test("A controller's view fills the screen and is judged as one, unless its size is free")
  func controllersView() throws {
    let (layout, view) = try layOut(document(isController: true, height: ""))
    #expect(view.frame.size == CGSize(width: 402, height: 874))
    #expect(layout.isWholeScreen)
    let free = """
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      """
    #expect(try !layOut(document(isController: true, height: "", free)).layout.isWholeScreen)
  }

  @Test("A canvas reports no conflict of less than a point with a saved size")
  func roundedHeight() throws {
    // 20 + 24.5 + 20 = 64.5 in 65; 20 + 26 + 20 = 66 is a whole point off.
    let rounded = try CanvasLayout(document(height: height("24.5"), saved: "65"))
    #expect(rounded.diagnostics.isEmpty)
    let wrong = try CanvasLayout(document(height: height("26"), saved: "65"))
    #expect(wrong.diagnostics.map(\.rule) == ["conflicting-constraints"])
  }

  @Test("The refresh control of a table view controller belongs to its table")
  func refreshControl() throws {
    let controller = """
      <tableViewController id="t" sceneMemberID="viewController">
      <tableView key="view" style="plain" id="table">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></tableView>
      <refreshControl key="refreshControl" id="r">
      <rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/></refreshControl>
      </tableViewController>
      """
    let contents = CanvasLayout(try storyboard([controller])).contents
    #expect(contents.roots.count == 1)
    let table = try #require(contents.objects["table"] as? UITableView)
    #expect(table.refreshControl === contents.objects["r"])
    #expect(table.refreshControl?.isHidden == true)
  }

  @Test("A view that is no screen stands on a ground that ends where it does, on grey")
  func ground() throws {
    let (layout, view) = try layOut(document(height: height("60")))
    let ground = try #require(layout.root.subviews.first)
    #expect(ground !== view && ground.frame == view.frame)
    #expect(ground.backgroundColor != layout.root.backgroundColor)
    let (screen, _) = try layOut(document(isController: true, height: ""))
    #expect(screen.root.subviews.allSatisfy { $0.nibObjectID != nil })
  }
}
