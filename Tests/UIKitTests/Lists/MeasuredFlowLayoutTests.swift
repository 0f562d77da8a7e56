import Testing

@testable import UIKit

/// Frames that UIKit of iOS 26 gives at two pixels a point, as Vercantez/openuikit lists them
/// (Tests/OpenUIKitTests/CollectionViewTests.swift).
@MainActor
@Suite("Flow layouts as measured")
struct MeasuredFlowLayoutTests {
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    let sizes: [CGSize]
    init(_ sizes: [CGSize]) { self.sizes = sizes }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
  }

  private func flow(
    _ item: CGSize = CGSize(width: 50, height: 50), line: CGFloat = 10, gap: CGFloat = 10,
    inset: UIEdgeInsets = .zero
  ) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = item
    layout.minimumLineSpacing = line
    layout.minimumInteritemSpacing = gap
    layout.sectionInset = inset
    return layout
  }

  private func laidOut(
    _ layout: UICollectionViewFlowLayout, _ counts: [Int], width: CGFloat = 375,
    height: CGFloat = 400, delegate: Sizes? = nil
  ) -> UICollectionView {
    let collection = makeCollection(
      CountedSource(counts), layout: layout, width: width, height: height)
    collection.delegate = delegate
    collection.layoutIfNeeded()
    return collection
  }

  private func items(_ collection: UICollectionView, section: Int = 0) -> [CGRect?] {
    (0..<collection.numberOfItems(inSection: section)).map {
      collection.layoutAttributesForItem(at: path(section, $0))?.frame
    }
  }

  private func strip(_ kind: String, _ section: Int, of collection: UICollectionView) -> CGRect? {
    collection.collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: path(section, 0))?.frame
  }

  @Test("Full lines end at the edge, and the last line stands below them")
  func fullLines() {
    let inset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    let collection = laidOut(flow(CGSize(width: 100, height: 60), inset: inset), [7])
    let frames = items(collection)
    #expect(
      frames[..<3] == [
        rect(16, 8, 100, 60), rect(137.5, 8, 100, 60), rect(259, 8, 100, 60),
      ])
    #expect(frames[6] == rect(16, 148, 100, 60))
    #expect(collection.contentSize.height == 216)
  }

  @Test("Items that just fit stay in the line")
  func exactFit() {
    let frames = items(laidOut(flow(CGSize(width: 115, height: 50), line: 12, gap: 15), [5]))
    #expect(frames.compactMap { $0?.minX } == [0, 130, 260, 0, 130])
    #expect(frames.compactMap { $0?.minY } == [0, 0, 0, 62, 62])
  }

  @Test("Items begin on pixels, headers and footers go from edge to edge")
  func headersAndPixels() {
    let layout = flow(
      CGSize(width: 80, height: 40), inset: UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12))
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let collection = laidOut(layout, [3, 2])
    #expect(
      items(collection) == [rect(12, 34, 80, 40), rect(102.5, 34, 80, 40), rect(192.5, 34, 80, 40)])
    #expect(items(collection, section: 1) == [rect(12, 134, 80, 40), rect(102.5, 134, 80, 40)])
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    #expect(strip(header, 0, of: collection) == rect(0, 0, 375, 30))
    #expect(strip(footer, 0, of: collection) == rect(0, 80, 375, 20))
    #expect(strip(header, 1, of: collection) == rect(0, 100, 375, 30))
    #expect(strip(footer, 1, of: collection) == rect(0, 180, 375, 20))
    #expect(collection.contentSize.height == 200)
  }

  @Test("Fractional items keep their size, and the content is as high as they are")
  func fractions() {
    let inset = UIEdgeInsets(top: 5, left: 9, bottom: 5, right: 9)
    let collection = laidOut(
      flow(CGSize(width: 111.5, height: 44.25), line: 8, gap: 7, inset: inset), [6])
    let frames = items(collection)
    #expect(frames[0] == rect(9, 5, 111.5, 44.25))
    #expect(frames[1] == rect(132, 5, 111.5, 44.25))
    #expect(frames[5] == rect(254.5, 57.5, 111.5, 44.25))
    #expect(collection.contentSize.height == 106.5)
  }

  @Test("A layout that scrolls sideways fills columns")
  func columns() {
    let layout = flow(
      CGSize(width: 90, height: 70), inset: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: 40, height: 0)
    layout.footerReferenceSize = CGSize(width: 20, height: 0)
    let collection = laidOut(layout, [3, 2], height: 200)
    #expect(
      items(collection) == [rect(52, 8, 90, 70), rect(52, 122, 90, 70), rect(152, 8, 90, 70)])
    #expect(items(collection, section: 1) == [rect(326, 8, 90, 70), rect(326, 122, 90, 70)])
    let header = UICollectionView.elementKindSectionHeader
    #expect(strip(header, 1, of: collection) == rect(274, 0, 40, 200))
    #expect(collection.contentSize.width == 448)
  }

  @Test("A single item is centred, and one that is wider than the line sticks out on both sides")
  func centred() {
    let wide = laidOut(flow(CGSize(width: 250, height: 40), line: 6, gap: 6), [3], width: 200)
    #expect(items(wide) == [rect(-25, 0, 250, 40), rect(-25, 46, 250, 40), rect(-25, 92, 250, 40)])
    let narrow = laidOut(flow(CGSize(width: 150, height: 40), line: 6), [2], width: 200)
    #expect(items(narrow) == [rect(25, 0, 150, 40), rect(25, 46, 150, 40)])
    let first = laidOut(flow(CGSize(width: 90, height: 40), line: 6), [1], width: 200)
    #expect(items(first) == [rect(0, 0, 90, 40)])
  }

  @Test("An empty section keeps its header, insets and footer")
  func emptySection() {
    let layout = flow(
      CGSize(width: 80, height: 40), inset: UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12))
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let collection = laidOut(layout, [1, 0, 1])
    #expect(
      strip(UICollectionView.elementKindSectionFooter, 1, of: collection) == rect(0, 140, 375, 20))
    #expect(items(collection, section: 2) == [rect(12, 194, 80, 40)])
    #expect(collection.contentSize.height == 260)
  }

  @Test("Lower items stand in the middle of their line; a last line spreads only items of one size")
  func mixedSizes() {
    let widths: [CGFloat] = [120, 100, 90, 200, 60, 150]
    let heights: [CGFloat] = [40, 55, 40, 30, 40, 40]
    let sizes = Sizes(zip(widths, heights).map { CGSize(width: $0, height: $1) })
    let inset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let mixed = laidOut(flow(gap: 8, inset: inset), [6], delegate: sizes)
    #expect(
      items(mixed) == [
        rect(10, 12.5, 120, 40), rect(152.5, 5, 100, 55), rect(275, 12.5, 90, 40),
        rect(10, 75, 200, 30), rect(305, 70, 60, 40), rect(10, 120, 150, 40),
      ])
    #expect(mixed.contentSize.height == 165)

    let tall = Sizes([40, 90, 40, 40, 40].map { CGSize(width: 80, height: $0) })
    let last = laidOut(flow(), [4], delegate: tall)
    #expect(items(last).compactMap { $0?.minX } == [0, 90, 180, 270])
    let full = laidOut(flow(), [5], delegate: tall)
    #expect(items(full).compactMap { $0?.minX } == [0, 98.5, 196.5, 295, 0])
    #expect(items(full).compactMap { $0?.minY } == [25, 0, 25, 25, 100])

    let wide = Sizes([80, 100, 60].map { CGSize(width: $0, height: 40) })
    #expect(
      items(laidOut(flow(), [3], delegate: wide)).compactMap { $0?.minX } == [0, 90, 200])
    let even = Sizes(Array(repeating: CGSize(width: 80, height: 40), count: 4))
    #expect(
      items(laidOut(flow(), [4], delegate: even)).compactMap { $0?.minX } == [0, 98.5, 196.5, 295])
  }
}
