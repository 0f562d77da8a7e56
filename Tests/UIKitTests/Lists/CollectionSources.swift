import UIKit

/// A data source whose sections have given numbers of items.
@MainActor
final class CountedSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  /// Called with every cell that is configured.
  var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
  private(set) var configured: [IndexPath] = []

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    configured.append(indexPath)
    configure(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// A cell as people write them: its own stored properties and only the designated initialiser.
final class CardCell: UICollectionViewCell {
  let label = UILabel()
  var madeWith: CGRect
  var reuses = 0
  var applied: [UICollectionViewLayoutAttributes] = []

  override init(frame: CGRect) {
    madeWith = frame
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("There is no archive.") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes)
  }
}

/// A collection of 320 × 480 points in a tree of its own.
@MainActor
func makeCollection(
  _ source: CountedSource, layout: UICollectionViewLayout, width: CGFloat = 320,
  height: CGFloat = 480, direction: UITraitEnvironmentLayoutDirection = .leftToRight
) -> UICollectionView {
  let collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
  collection.surround(direction: direction, sideMargin: 0)
  collection.register(CardCell.self, forCellWithReuseIdentifier: "cell")
  for kind in [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ] {
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
  }
  collection.dataSource = source
  keptSources.append(source)
  return collection
}

/// A path in few characters.
func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

/// Lists do not hold their data source; tests that make one in passing do.
@MainActor
var keptSources: [AnyObject] = []
