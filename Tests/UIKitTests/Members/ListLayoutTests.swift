import Testing

@testable import UIKit

/// Frames follow by hand from what the sections state.
@MainActor
@Suite("Lists, orthogonal sections and decorations", .serialized)
struct ListLayoutTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts = [5]
    var text: (IndexPath) -> String = { _ in "Row" }
    var accessories: [UICellAccessory] = []
    private let row: UICollectionView.CellRegistration<UICollectionViewListCell, Source>
    private let header: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>

    override init() {
      row = .init { cell, path, source in
        var content = cell.defaultContentConfiguration()
        content.text = source.text(path)
        cell.contentConfiguration = content
        cell.accessories = source.accessories
      }
      header = .init(elementKind: UICollectionView.elementKindSectionHeader) { cell, _, _ in
        var content = cell.defaultContentConfiguration()
        content.text = "Header"
        cell.contentConfiguration = content
      }
      super.init()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: self)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private func collection(
    _ layout: UICollectionViewLayout, _ source: Source, width: CGFloat = 375
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 600), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
  }

  @Test("Rows of a plain list are as wide as it and at least 44 points high")
  func plain() throws {
    try UIKitRelease(iOS: 18).performAsCurrent {
      let source = Source()
      let view = collection(
        UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), source)
      #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 375, height: 44))
      #expect(frame(view, 1) == CGRect(x: 0, y: 44, width: 375, height: 44))
      let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      #expect(cell.traitCollection.listEnvironment == .plain)
      let content = try #require(cell.contentView as? UIListContentView)
      #expect(content.label?.frame.minX == CGFloat(16))
      // The separator begins at the text and ends at the row's end.
      let line = try #require(cell.subviews.last)
      #expect(line.frame.minX == CGFloat(16) && line.frame.maxX == CGFloat(375))
    }
  }

  @Test("Inset groups stand off the sides, as in tables, with round outer corners")
  func insetGrouped() throws {
    try UIKitRelease(iOS: 18).performAsCurrent {
      let source = Source()
      source.counts = [2, 1]
      let view = collection(
        UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)), source)
      #expect(frame(view, 0).minX == CGFloat(16))
      #expect(frame(view, 0).width == CGFloat(343))
      // A gap of 17.67 points, rounded to pixels, above and below each group.
      let gap = frame(view, 0).minY
      #expect(gap > 17 && gap < 18)
      #expect(abs(frame(view, 0, 1).minY - (3 * gap + 88)) < 0.01)
      let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      #expect(first.layer.cornerRadius == CGFloat(10))
      #expect(first.traitCollection.listEnvironment == .insetGrouped)
    }
  }

  @Test("A header is measured, and 22 points stand above it in a plain list")
  func header() throws {
    try UIKitRelease(iOS: 18).performAsCurrent {
      let source = Source()
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .supplementary
      let view = collection(UICollectionViewCompositionalLayout.list(using: configuration), source)
      let path = IndexPath(item: 0, section: 0)
      let kind = UICollectionView.elementKindSectionHeader
      let header = try #require(view.supplementaryView(forElementKind: kind, at: path))
      #expect(header.frame.minY == CGFloat(22))
      #expect(frame(view, 0).minY == header.frame.maxY)
      let list = try #require(header as? UICollectionViewListCell)
      let text = try #require((list.contentView as? UIListContentView)?.label)
      // Seven points above and below the text.
      #expect(abs(header.frame.height - (text.frame.height + 14)) < 0.51)
    }
  }

  @Test("The content keeps clear of accessories")
  func accessories() throws {
    try UIKitRelease(iOS: 18).performAsCurrent {
      let source = Source()
      source.accessories = [.disclosureIndicator(), .checkmark(displayed: .whenEditing)]
      let view = collection(
        UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), source)
      let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      // 375 − 16 of margin − 10.5 of chevron.
      #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 348.5, height: 44))
    }
  }

  // MARK: Sections that scroll across

  private func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(120), heightDimension: .absolute(80)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  @Test("Groups stand beside each other, and the section is as high as one")
  func orthogonal() {
    let source = Source()
    source.counts = [5, 1]
    let view = collection(
      UICollectionViewCompositionalLayout(section: section(.continuous)), source, width: 300)
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 120, height: 80))
    #expect(frame(view, 4) == CGRect(x: 4 * 130, y: 0, width: 120, height: 80))
    #expect(frame(view, 0, 1) == CGRect(x: 0, y: 80, width: 120, height: 80))
    #expect(view.contentSize == CGSize(width: 300, height: 160))
    // What begins beyond the right side, at 390 and 520, has no cell.
    #expect(view.indexPathsForVisibleItems.count == 4)
  }

  @Test("A section that centres its pages begins with the first group in the middle")
  func centred() {
    let view = collection(
      UICollectionViewCompositionalLayout(section: section(.groupPagingCentered)), Source(),
      width: 300)
    #expect(frame(view, 0).minX == CGFloat(90))
  }

  private final class Backdrop: UICollectionReusableView {}

  @Test("A background stands behind its section, but for its insets")
  func decoration() throws {
    let section = section(.none)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "backdrop")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    let source = Source()
    source.counts = [2]
    let view = collection(layout, source, width: 300)
    let backdrop = try #require(view.subviews.first { $0 is Backdrop })
    // Two groups of 80 and 10 between them.
    #expect(backdrop.frame == CGRect(x: 2, y: 1, width: 294, height: 166))
    #expect(view.subviews.first === backdrop)
  }
}
