import Testing
import UIKit

@MainActor
@Suite("Snapshots of lists")
struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test("Items and sections are inserted, moved and deleted by identifier")
  func editing() {
    var edited = snapshot([("a", [1, 2, 3]), ("b", [4])])
    edited.insertItems([9], beforeItem: 2)
    edited.moveItem(3, afterItem: 4)
    edited.deleteItems([1])
    edited.appendItems([5])
    edited.insertSections(["c"], beforeSection: "b")
    edited.moveSection("a", afterSection: "b")
    #expect(edited.sectionIdentifiers == ["c", "b", "a"])
    #expect(edited.itemIdentifiers(inSection: "b") == [4, 3, 5])
    #expect(edited.itemIdentifiers == [4, 3, 5, 9, 2])
    #expect(edited.numberOfItems(inSection: "c") == 0)
    #expect(edited.sectionIdentifier(containingItem: 9) == "a")
    #expect(edited.indexOfItem(9) == 3)
  }

  @Test("Cells follow their items from one snapshot to the next")
  func collection() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    var made: [Int] = []
    let registration = UICollectionView.CellRegistration<CardCell, Int> { cell, _, item in
      made.append(item)
      cell.label.text = "\(item)"
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]), animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(made == [1, 2, 3, 4])
    let three = try #require(view.cellForItem(at: path(0, 2)))

    source.apply(snapshot([("b", [3, 4, 5]), ("a", [2])]))
    view.layoutIfNeeded()
    #expect(made == [1, 2, 3, 4, 5])
    #expect(view.cellForItem(at: path(0, 0)) === three)
    #expect(three.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(
      view.visibleCells.map { ($0 as? CardCell)?.label.text } == ["3", "4", "5", "2"])
    #expect(source.itemIdentifier(for: path(0, 2)) == 5)
    #expect(source.indexPath(for: 2) == path(1, 0))

    var again = source.snapshot()
    again.reconfigureItems([3])
    again.reloadItems([4])
    source.apply(again)
    view.layoutIfNeeded()
    #expect(made.suffix(2) == [3, 4])
    #expect(view.cellForItem(at: path(0, 0)) === three)
  }

  @Test("Rows follow their items from one snapshot to the next")
  func table() throws {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.register(NoteCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.apply(snapshot([("a", [1, 2, 3])]))
    view.layoutIfNeeded()
    let two = try #require(view.cellForRow(at: path(0, 1)))
    source.apply(snapshot([("a", [2, 7, 1])]))
    view.layoutIfNeeded()
    #expect(view.cellForRow(at: path(0, 0)) === two)
    #expect(view.visibleCells.map(\.textLabel?.text) == ["2", "7", "1"])
    #expect(two.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }
}
