import DeviceCatalog
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// Items of a document's collection that say how large they are.
@MainActor
@Suite("Items that size themselves")
struct CollectionItemTests {
  /// A collection of two items, 100 × 80 in the document, each a view of 60 × 30 within margins.
  ///
  /// - Parameter estimate: What the layout says of estimated sizes.
  nonisolated static func document(_ attributes: String, _ estimate: String = "") throws
    -> IBDocument
  {
    let cells = (1...2).map { index in
      """
      <collectionViewCell id="c\(index)"><rect key="frame" x="0" y="0" width="100" height="80"/>
      <autoresizingMask key="autoresizingMask"/>
      <collectionViewCellContentView key="contentView" id="c\(index)-content">
      <rect key="frame" x="0" y="0" width="100" height="80"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v\(index)">
      <constraints><constraint firstAttribute="width" constant="60" id="w\(index)"/>
      <constraint firstAttribute="height" constant="30" id="h\(index)"/></constraints></view>
      </subviews>
      <constraints>\(["leading", "top", "trailing", "bottom"].map {
        """
        <constraint firstItem="c\(index)-content" firstAttribute="\($0)Margin" \
        secondItem="v\(index)" secondAttribute="\($0)" id="\($0)\(index)"/>
        """
      }.joined())</constraints></collectionViewCellContentView></collectionViewCell>
      """
    }
    return try storyboard([
      """
      <collectionViewController id="a" sceneMemberID="viewController">
      <collectionView key="view" dataMode="prototypes" id="a-view">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <collectionViewFlowLayout key="collectionViewLayout" \(attributes) minimumLineSpacing="10" \
      minimumInteritemSpacing="10" id="flow">
      <size key="itemSize" width="100" height="80"/>\(estimate)</collectionViewFlowLayout>
      <cells>\(cells.joined())</cells>
      </collectionView></collectionViewController>
      """
    ])
  }

  private func sizes(
    _ document: IBDocument, _ orientation: Orientation = .portrait
  ) throws -> [CGSize] {
    let scene = try #require(DocumentScene.all(in: document).first)
    let layout = DeviceLayouter(document).layout(
      scene, on: try configuration("iPhone 17", orientation))
    return ["c1", "c2"].compactMap { (layout.objects[$0] as? UIView)?.frame.size }
  }

  @Test("With an automatic or a stated estimate they are as large as their content")
  func estimated() throws {
    let estimate = "<size key=\"estimatedItemSize\" width=\"100\" height=\"80\"/>"
    // 60 + 2 · 8 and 30 + 2 · 8.
    let fitted = CGSize(width: 76, height: 46)
    let automatic = try Self.document("automaticEstimatedItemSize=\"YES\"")
    #expect(try sizes(automatic) == [fitted, fitted])
    #expect(try sizes(Self.document("", estimate)) == [fitted, fitted])
    // Beside the cutout the first has 62 more at its left, as its margins have.
    #expect(try sizes(automatic, .landscape) == [CGSize(width: 138, height: 46), fitted])
  }

  @Test("Without an estimate they are as large as the layout says")
  func stated() throws {
    let stated = CGSize(width: 100, height: 80)
    #expect(try sizes(Self.document("")) == [stated, stated])
  }
}
