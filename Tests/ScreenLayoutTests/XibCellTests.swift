import DeviceCatalog
import Foundation
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// Cells of tables in xibs on devices: iPhone 17 is 402 × 874, with 62 points covered above and 34
/// below; the margins of iOS 26 are 20 at the sides of such a row, 16 on an iPhone SE, and 15 above
/// and below.
@MainActor
@Suite("Cells of xibs on devices")
struct XibCellTests {
  /// A cell of 320 × 60 with a view inside its margins that is twice as wide as it is high.
  private func document(_ attributes: String = "") throws -> IBDocument {
    let edges = ["leading", "top", "trailing", "bottom"].map {
      """
      <constraint firstItem="in" firstAttribute="\($0)" secondItem="content" \
      secondAttribute="\($0)Margin" id="\($0)"/>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
      version="22504"/></dependencies>
      <objects>
      <tableViewCell preservesSuperviewLayoutMargins="YES" \(attributes) id="cell">
      <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" \
      id="content">
      <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="in"><constraints>
      <constraint firstAttribute="width" secondItem="in" secondAttribute="height" multiplier="2" \
      priority="999" id="ratio"/></constraints></view></subviews>
      <constraints>\(edges.joined())</constraints>
      </tableViewCellContentView></tableViewCell>
      </objects></document>
      """
    return try IBDocument.read(Data(text.utf8), path: "Cell.xib")
  }

  @Test("A cell is as wide as the window and as high as its content asks for")
  func size() throws {
    // (402 − 40) ÷ 2 + 2 · 15 in iOS 26, and (320 − 32) ÷ 2 + 2 · 11 in iOS 15.
    let wide = try firstScene(of: document(), on: configuration("iPhone 17"))
    #expect(try placed("cell", in: wide).size == CGSize(width: 402, height: 211))
    #expect(try placed("cell", in: wide).minX == 0)
    let narrow = try firstScene(of: document(), on: configuration("iPhone SE (1st gen)"))
    #expect(try placed("cell", in: narrow).size == CGSize(width: 320, height: 166))
    #expect(try placed("in", in: narrow) == CGRect(x: 16, y: 11, width: 288, height: 144))
  }

  @Test("A height that the document states for the row stays")
  func statedHeight() throws {
    let layout = try firstScene(
      of: document("rowHeight=\"60\""), on: configuration("iPhone 17"))
    #expect(try placed("cell", in: layout).size == CGSize(width: 402, height: 60))
  }

  @Test("The content is clear of a cutout at the sides")
  func cutout() throws {
    let layout = try firstScene(of: document(), on: configuration("iPhone 17", .landscape))
    #expect(try placed("cell", in: layout).width == 874)
    #expect(try placed("content", in: layout).minX == 62)
    #expect(try placed("content", in: layout).width == 750)
    #expect(layout.conflicts.isEmpty)
  }
}
