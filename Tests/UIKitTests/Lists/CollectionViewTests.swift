import Testing

@testable import UIKit

@MainActor
@Suite("Collections made in code")
struct CollectionViewTests {
  private func flow(
    item: CGSize = CGSize(width: 100, height: 100), line: CGFloat = 10, gap: CGFloat = 10
  ) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = item
    layout.minimumLineSpacing = line
    layout.minimumInteritemSpacing = gap
    return layout
  }

  @Test("A cell of a registered class is made by the class's own initialiser, with its item's size")
  func cellClass() throws {
    let source = CountedSource([1])
    let collection = makeCollection(source, layout: flow())
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: path(0, 0)) as? CardCell)
    #expect(cell.madeWith == rect(0, 0, 100, 100))
    #expect(cell.label.superview === cell.contentView)
    #expect(cell.reuseIdentifier == "cell")
    #expect(cell.contentView.frame == rect(0, 0, 100, 100))
  }

  @Test("Only the items in the bounds have cells, and cells that left are used again")
  func reuse() {
    // Three items of 100 a line in 320; lines of 110 each: 480 points show lines 0 to 4.
    let source = CountedSource([300])
    let collection = makeCollection(source, layout: flow())
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 15)
    #expect(collection.contentSize == CGSize(width: 320, height: 100 * 110 - 10))
    let before = Set(collection.visibleCells.map(ObjectIdentifier.init))

    collection.contentOffset.y = 1100
    collection.layoutIfNeeded()
    // Lines 10 to 14: 1100 … 1580.
    #expect(collection.indexPathsForVisibleItems == (30..<45).map { path(0, $0) })
    #expect(Set(collection.visibleCells.map(ObjectIdentifier.init)) == before)
    #expect(collection.visibleCells.allSatisfy { ($0 as? CardCell)?.reuses == 1 })
    #expect(collection.subviews.count == 15)
  }

  @Test("Scrolling a little asks only for the cells of the lines that appear")
  func smallScroll() {
    let source = CountedSource([300])
    let collection = makeCollection(source, layout: flow())
    collection.layoutIfNeeded()
    let asked = source.configured.count
    collection.contentOffset.y = 110
    collection.layoutIfNeeded()
    // One line left at the top, the sixth came.
    #expect(source.configured.dropFirst(asked).sorted() == [path(0, 15), path(0, 16), path(0, 17)])
  }

  @Test("Sections follow each other with header, insets and footer")
  func sections() throws {
    let layout = flow()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let collection = makeCollection(CountedSource([2, 4]), layout: layout)
    collection.layoutIfNeeded()
    // First: header 0…30, items 35…135 (two of 100 in 300, the third would not fit: 320 > 300 — so
    // a full line holds two, 100 apart), footer 140…160. Second from 160: items 195…295, 305…405.
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(1, 0))
    #expect(header?.frame == rect(0, 160, 320, 30))
    let footer = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: path(0, 0))
    #expect(footer?.frame == rect(0, 140, 320, 20))
    #expect(collection.cellForItem(at: path(0, 0))?.frame == rect(10, 35, 100, 100))
    #expect(collection.cellForItem(at: path(0, 1))?.frame == rect(210, 35, 100, 100))
    #expect(collection.cellForItem(at: path(1, 3))?.frame == rect(210, 305, 100, 100))
    #expect(collection.contentSize == CGSize(width: 320, height: 430))
  }

  @Test("The delegate's sizes, insets and spacings win over the layout's")
  func flowDelegate() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 320, height: 10 + 10 * CGFloat(indexPath.item)) }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
      ) -> CGFloat { 1 }
    }
    let delegate = Sizes()
    let collection = makeCollection(CountedSource([3]), layout: flow())
    collection.delegate = delegate
    collection.layoutIfNeeded()
    // 10, 20 and 30 high, 1 apart.
    #expect(
      (0..<3).map { collection.cellForItem(at: path(0, $0))?.frame } == [
        rect(0, 0, 320, 10), rect(0, 11, 320, 20), rect(0, 32, 320, 30),
      ])
  }

  @Test("In right-to-left the first item of a line stands at the right")
  func rightToLeft() {
    let collection = makeCollection(CountedSource([2]), layout: flow(), direction: .rightToLeft)
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(0, 0))?.frame == rect(220, 0, 100, 100))
    #expect(collection.layoutAttributesForItem(at: path(0, 1))?.frame == rect(110, 0, 100, 100))
    #expect(collection.indexPathForItem(at: CGPoint(x: 230, y: 50)) == path(0, 0))
  }

  @Test("A wider view gets new lines, and a layout hears of the size it had")
  func resize() {
    final class Watching: UICollectionViewFlowLayout {
      var log: [String] = []
      override func prepare() {
        super.prepare()
        log.append("prepare")
      }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let old = collectionView?.bounds.width ?? 0
        if newBounds.width != old { log.append("should \(Int(old)) to \(Int(newBounds.width))") }
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
      }
      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        log.append("from \(Int(oldBounds.width))")
      }
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint {
        log.append("target \(Int(proposedContentOffset.y))")
        return CGPoint(x: 0, y: 220)
      }
      override func finalizeAnimatedBoundsChange() { log.append("final") }
    }
    let layout = Watching()
    layout.itemSize = CGSize(width: 100, height: 100)
    let collection = makeCollection(CountedSource([60]), layout: layout)
    collection.layoutIfNeeded()
    collection.contentOffset.y = 330
    collection.layoutIfNeeded()
    layout.log = []
    collection.frame.size = CGSize(width: 540, height: 300)
    collection.layoutIfNeeded()
    #expect(layout.log == ["should 320 to 540", "prepare", "from 320", "target 330", "final"])
    // Four of 100 fit into 540 (five with their gaps also: 5 · 100 + 4 · 10 = 540).
    #expect(collection.contentSize == CGSize(width: 540, height: 12 * 110 - 10))
    #expect(collection.contentOffset.y == 220)
    #expect(collection.indexPathsForVisibleItems.first == path(0, 10))
  }

  @Test("Pinned headers stay in sight while their section does")
  func pinned() {
    let layout = flow()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    let collection = makeCollection(CountedSource([12, 12]), layout: layout)
    collection.layoutIfNeeded()
    func header(_ section: Int) -> CGRect? {
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(section, 0))?.frame
    }
    #expect(header(0) == rect(0, 0, 320, 40))
    collection.contentOffset.y = 200
    collection.layoutIfNeeded()
    #expect(header(0) == rect(0, 200, 320, 40))
    // The section ends at 40 + 4 · 110 − 10 = 470; pushed out by it at 450: 470 − 40 = 430.
    collection.contentOffset.y = 450
    collection.layoutIfNeeded()
    #expect(header(0) == rect(0, 430, 320, 40))
    #expect(header(1) == rect(0, 470, 320, 40))
  }

  @Test("With an estimated size each item is as large as its content")
  func selfSizing() {
    let layout = flow(line: 5)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let source = CountedSource([20])
    source.configure = { cell, path in
      guard let card = cell as? CardCell, card.contentView.subviews.count == 1 else { return }
      let block = card.contentView.adding(Block(200, 30 + CGFloat(path.item)))
      block.pin([.left, .right, .top, .bottom], inside: card.contentView, by: 10)
    }
    let collection = makeCollection(source, layout: layout, height: 120)
    collection.layoutIfNeeded()
    // 200 + 2 · 10 wide: one a line in 320, centred as no second fits: (320 − 220) / 2.
    #expect(collection.cellForItem(at: path(0, 0))?.frame == rect(50, 0, 220, 50))
    #expect(collection.cellForItem(at: path(0, 1))?.frame == rect(50, 55, 220, 51))
    #expect(collection.cellForItem(at: path(0, 2))?.frame == rect(50, 111, 220, 52))
    #expect(collection.visibleCells.count == 3)
  }

  @Test("An item whose content grows gets larger by itself")
  func growingContent() {
    withRelease(18) {
      let layout = flow()
      layout.estimatedItemSize = CGSize(width: 40, height: 40)
      let block = Block(100, 30)
      let source = CountedSource([2])
      source.configure = { cell, path in
        let own = path.item == 0 ? block : Block(100, 30)
        cell.contentView.addSubview(own)
        own.pin([.left, .right, .top, .bottom], inside: cell.contentView)
      }
      let collection = makeCollection(source, layout: layout)
      collection.layoutIfNeeded()
      #expect(collection.cellForItem(at: path(0, 0))?.frame.size == CGSize(width: 100, height: 30))
      block.content.height = 80
      block.invalidateIntrinsicContentSize()
      collection.layoutIfNeeded()
      #expect(collection.cellForItem(at: path(0, 0))?.frame.height == 80)
      // Beside it, centred in a line of 80.
      #expect(collection.cellForItem(at: path(0, 1))?.frame.minY == 25)
    }
  }

  @Test("Changes move the cells that stay and ask for those that come")
  func batchUpdates() throws {
    let source = CountedSource([6])
    let collection = makeCollection(source, layout: flow(item: CGSize(width: 320, height: 40)))
    collection.layoutIfNeeded()
    collection.selectItem(at: path(0, 3), animated: false, scrollPosition: [])
    let cells = (0..<6).map { collection.cellForItem(at: path(0, $0)) }
    let asked = source.configured.count
    var finished = false
    collection.performBatchUpdates {
      source.counts = [6]
      collection.deleteItems(at: [path(0, 0)])
      collection.insertItems(at: [path(0, 2)])
      collection.moveItem(at: path(0, 5), to: path(0, 0))
    } completion: {
      finished = $0
    }
    #expect(finished)
    // 0 leaves; 5 goes to 0; 2 is new; 1, 2, 3, 4 take what is left: 1, 3, 4, 5.
    #expect(collection.cellForItem(at: path(0, 0)) === cells[5])
    #expect(collection.cellForItem(at: path(0, 1)) === cells[1])
    #expect(collection.cellForItem(at: path(0, 3)) === cells[2])
    #expect(collection.cellForItem(at: path(0, 4)) === cells[3])
    #expect(collection.cellForItem(at: path(0, 5)) === cells[4])
    #expect(Array(source.configured.dropFirst(asked)) == [path(0, 2)])
    #expect(collection.indexPathsForSelectedItems == [path(0, 4)])
    #expect(collection.cellForItem(at: path(0, 0))?.frame == rect(0, 0, 320, 40))
  }

  @Test("An inserted section pushes the others on; a reloaded item gets another cell")
  func sectionUpdates() {
    let source = CountedSource([1, 1])
    let collection = makeCollection(source, layout: flow())
    collection.layoutIfNeeded()
    let second = collection.cellForItem(at: path(1, 0))
    source.counts = [1, 2, 1]
    collection.insertSections(IndexSet(integer: 1))
    #expect(collection.numberOfSections == 3)
    #expect(collection.cellForItem(at: path(2, 0)) === second)
    collection.reloadItems(at: [path(2, 0)])
    #expect(source.configured.last == path(2, 0))
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 4)
  }

  @Test("A custom layout is asked in UIKit's order, and its attributes reach the cells")
  func customLayout() {
    final class Ring: UICollectionViewLayout {
      final class Attributes: UICollectionViewLayoutAttributes {
        var angle: CGFloat = 0
        override func copy(with zone: NSZone? = nil) -> Any {
          let copy = super.copy(with: zone)
          (copy as? Attributes)?.angle = angle
          return copy
        }
      }
      var made: [Attributes] = []
      override class var layoutAttributesClass: AnyClass { Attributes.self }
      override func prepare() {
        super.prepare()
        made = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map {
          let attributes = Attributes(forCellWith: IndexPath(item: $0, section: 0))
          attributes.size = CGSize(width: 20, height: 20)
          attributes.center = CGPoint(x: 100, y: 100 + 1000 * CGFloat($0))
          attributes.angle = CGFloat($0)
          attributes.alpha = 0.5
          attributes.zIndex = -$0
          return attributes
        }
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 3000) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? { made }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { made[indexPath.item] }
    }
    let collection = makeCollection(CountedSource([3]), layout: Ring())
    collection.layoutIfNeeded()
    // The layout answers with all three, but only the first is in the bounds.
    #expect(collection.indexPathsForVisibleItems == [path(0, 0)])
    let cell = collection.cellForItem(at: path(0, 0)) as? CardCell
    #expect(cell?.frame == rect(90, 90, 20, 20))
    #expect(cell?.alpha == 0.5)
    #expect((cell?.applied.last as? Ring.Attributes)?.angle == 0)
    let copy = (collection.collectionViewLayout as? Ring)?.made[2].copy() as? Ring.Attributes
    #expect(copy?.angle == 2)
    #expect(copy?.center == CGPoint(x: 100, y: 2100))
  }

  @Test("Items scroll to the top, the middle and the bottom, and no farther than the content")
  func scrollToItem() {
    let collection = makeCollection(CountedSource([90]), layout: flow())
    // 30 lines: content of 3290. Line 10 begins at 1100.
    collection.scrollToItem(at: path(0, 30), at: .top, animated: false)
    #expect(collection.contentOffset.y == 1100)
    collection.scrollToItem(at: path(0, 30), at: .centeredVertically, animated: false)
    #expect(collection.contentOffset.y == CGFloat(1100 + 50 - 240))
    collection.scrollToItem(at: path(0, 30), at: .bottom, animated: false)
    #expect(collection.contentOffset.y == CGFloat(1200 - 480))
    collection.scrollToItem(at: path(0, 89), at: .top, animated: false)
    #expect(collection.contentOffset.y == CGFloat(3290 - 480))
  }

  @Test("Another layout takes over the cells")
  func otherLayout() {
    let collection = makeCollection(CountedSource([2]), layout: flow())
    collection.layoutIfNeeded()
    let cell = collection.cellForItem(at: path(0, 1))
    let list = flow(item: CGSize(width: 320, height: 50))
    collection.setCollectionViewLayout(list, animated: true)
    collection.layoutIfNeeded()
    #expect(collection.collectionViewLayout === list)
    #expect(collection.cellForItem(at: path(0, 1)) === cell)
    #expect(cell?.frame == rect(0, 60, 320, 50))
  }

  @Test("A tap asks the delegate, selects one item and deselects the other")
  func selection() {
    final class Log: NSObject, UICollectionViewDelegate {
      var calls: [String] = []
      func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item != 2 }
      func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { calls.append("select \(indexPath.item)") }
      func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
      ) { calls.append("deselect \(indexPath.item)") }
    }
    let log = Log()
    let collection = makeCollection(CountedSource([3]), layout: flow())
    collection.delegate = log
    collection.layoutIfNeeded()
    collection.tapItem(at: path(0, 0))
    collection.tapItem(at: path(0, 1))
    collection.tapItem(at: path(0, 2))
    #expect(log.calls == ["select 0", "deselect 0", "select 1"])
    #expect(collection.indexPathsForSelectedItems == [path(0, 1)])
    #expect(collection.cellForItem(at: path(0, 1))?.isSelected == true)
    collection.selectItem(at: path(0, 2), animated: false, scrollPosition: [])
    #expect(log.calls.count == 3)
  }

  @Test("A registration configures cells of its own class")
  func registration() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      let registration = UICollectionView.CellRegistration<CardCell, String> { cell, _, item in
        cell.label.text = item
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(
          using: registration, for: indexPath, item: "item \(indexPath.item)")
      }
    }
    let source = Source()
    let collection = UICollectionView(
      frame: rect(0, 0, 320, 480), collectionViewLayout: flow())
    collection.dataSource = source
    collection.layoutIfNeeded()
    #expect(
      collection.visibleCells.map { ($0 as? CardCell)?.label.text } == ["item 0", "item 1"])
  }
}
