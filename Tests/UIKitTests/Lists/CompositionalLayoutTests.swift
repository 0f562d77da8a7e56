import Testing

@testable import UIKit

@MainActor
@Suite("Compositional layouts")
struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func frames(_ collection: UICollectionView, _ count: Int) -> [CGRect?] {
    (0..<count).map { collection.layoutAttributesForItem(at: path(0, $0))?.frame }
  }

  @Test("A row holds as many items as fit, with their insets taken off")
  func grid() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 20)
    let collection = makeCollection(
      CountedSource([3]), layout: UICollectionViewCompositionalLayout(section: section))
    collection.layoutIfNeeded()
    // 320 − 40 are 280, two halves of 140; rows at 5 and 5 + 100 + 10.
    #expect(
      frames(collection, 3) == [
        rect(24, 7, 128, 92), rect(164, 7, 128, 92), rect(24, 117, 128, 92),
      ])
    #expect(collection.contentSize == CGSize(width: 320, height: 222))
    #expect(collection.visibleCells.count == 3)
  }

  @Test("A count shares the row out, whatever the items' own width")
  func count() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 3)
    group.interItemSpacing = .fixed(10)
    let collection = makeCollection(
      CountedSource([4]),
      layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    collection.layoutIfNeeded()
    // (320 − 2 · 10) / 3 = 100.
    #expect(
      frames(collection, 4) == [
        rect(0, 0, 100, 50), rect(110, 0, 100, 50), rect(220, 0, 100, 50), rect(0, 50, 100, 50),
      ])
  }

  @Test("Groups lie in groups: one large item beside two small ones")
  func nested() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, column])
    let collection = makeCollection(
      CountedSource([4]),
      layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    collection.layoutIfNeeded()
    #expect(
      frames(collection, 4) == [
        rect(0, 0, 240, 160), rect(240, 0, 80, 80), rect(240, 80, 80, 80), rect(0, 160, 240, 160),
      ])
  }

  @Test("Estimated heights give way to those of the content; headers stand above")
  func estimated() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let source = CountedSource([3])
    source.configure = { cell, path in
      let block = cell.contentView.adding(Block(10, 20 + 10 * CGFloat(path.item)))
      block.pin([.left, .top, .bottom], inside: cell.contentView, by: 5)
    }
    let collection = makeCollection(
      source, layout: UICollectionViewCompositionalLayout(section: section))
    collection.layoutIfNeeded()
    // 30 of header, then 20, 30 and 40 with 5 above and below each.
    #expect(
      frames(collection, 3) == [
        rect(0, 30, 320, 30), rect(0, 60, 320, 40), rect(0, 100, 320, 50),
      ])
    #expect(
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 0))?.frame
        == rect(0, 0, 320, 30))
  }

  @Test("A section provider sees the room there is")
  func provider() {
    let layout = UICollectionViewCompositionalLayout { [self] _, environment in
      let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 2
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: columns))
    }
    let collection = makeCollection(CountedSource([4]), layout: layout)
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == 80)
    collection.frame.size.width = 600
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == 40)
    #expect(collection.cellForItem(at: path(0, 3))?.frame == rect(450, 0, 150, 40))
  }

  @Test("In right-to-left the first item stands at the right")
  func rightToLeft() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .absolute(10)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [item])
    let collection = makeCollection(
      CountedSource([2]),
      layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      direction: .rightToLeft)
    collection.layoutIfNeeded()
    #expect(frames(collection, 2) == [rect(240, 0, 80, 10), rect(160, 0, 80, 10)])
  }

  @Test("Items without a length end all the same")
  func nonsense() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(0), .absolute(0)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(0), .absolute(0)), subitems: [item])
    let collection = makeCollection(
      CountedSource([5]),
      layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == 0)
  }
}
