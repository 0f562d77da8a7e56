import DeviceCatalog
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// Views that `accessoryView` outlets of cells name, as in the settings of
/// Esri/arcgis-runtime-samples-ios (switches beside the controller) and in LeoNatan/LNPopupController
/// (a button inside the content view).
@MainActor
@Suite("Accessory views of documents")
struct CellAccessoryTests {
  @Test("A switch beside the controller stands at its cell's end, in the middle, in its own size")
  func topLevel() throws {
    let document = try table(
      beside: """
        <switch opaque="NO" contentMode="scaleToFill" on="YES" id="accessory">
        <rect key="frame" x="0.0" y="0.0" width="51" height="31"/></switch>
        """)
    let layout = try firstScene(of: document, on: configuration("iPhone 17"))
    let view = try #require(layout.objects["accessory"] as? UIView)
    let cell = try #require(layout.objects["cell"] as? UITableViewCell)
    #expect(cell.accessoryView === view && view.superview === cell)
    // 63 × 28 in iOS 26; 402 − 20 − 63 = 319 and (44 − 28) ÷ 2 = 8.
    #expect(view.frame == CGRect(x: 319, y: 8, width: 63, height: 28))
    #expect(cell.contentView.frame.width == 319)
  }

  @Test("A button in the content view leaves it, and its place is not open")
  func nested() throws {
    let document = try table(
      inside: """
        <view id="accessory" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="340" y="13" width="19" height="21"/><constraints>
        <constraint firstAttribute="width" constant="30" id="w"/>
        <constraint firstAttribute="height" constant="20" id="h"/></constraints></view>
        """)
    let scene = try #require(DocumentScene.all(in: document).first)
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      var configuration = try configuration("iPhone 17")
      configuration.direction = direction
      let layout = DeviceLayouter(document).layout(
        scene, on: configuration, findsAmbiguities: true)
      // 402 − 20 − 30 = 352 or 20 from the left; (44 − 20) ÷ 2 = 12.
      let x: CGFloat = direction == .leftToRight ? 352 : 20
      #expect(
        try placed("accessory", in: layout) == CGRect(x: x, y: 12, width: 30, height: 20))
      #expect(layout.ambiguities.isEmpty)
    }
  }

  @Test("The view for editing is not seen before")
  func editing() throws {
    let document = try table(
      inside: """
        <view id="accessory"><rect key="frame" x="340" y="13" width="19" height="21"/></view>
        """, outlet: "editingAccessoryView")
    let layout = try firstScene(of: document, on: configuration("iPhone 17"))
    #expect((layout.objects["accessory"] as? UIView)?.superview == nil)
    #expect((layout.objects["cell"] as? UITableViewCell)?.contentView.frame.width == 402)
  }

  @Test("On the canvas the views are where they were saved")
  func canvas() throws {
    let document = try table(
      inside: """
        <view id="accessory"><rect key="frame" x="340" y="13" width="19" height="21"/></view>
        """)
    let view = try #require(CanvasLayout(document).contents.objects["accessory"] as? UIView)
    #expect(view.frame == CGRect(x: 340, y: 13, width: 19, height: 21))
    #expect((view.superview?.superview as? UITableViewCell)?.accessoryView == nil)
  }

  private func table(
    inside: String = "", beside: String = "", outlet: String = "accessoryView"
  ) throws -> IBDocument {
    try storyboard([
      """
      <tableViewController id="a" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="plain" rowHeight="44" id="table">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <sections><tableViewSection id="section"><cells><tableViewCell id="cell">
      <rect key="frame" x="0.0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <subviews>\(inside)</subviews></tableViewCellContentView>
      <connections><outlet property="\(outlet)" destination="accessory" id="o"/></connections>
      </tableViewCell></cells></tableViewSection></sections>
      </tableView></tableViewController>
      \(beside)
      """
    ])
  }
}
