import Testing
import UIKit

@Suite("Table, collection and alert controllers")
@MainActor
struct TableControllerTests {
  private final class Names: UITableViewController {
    let names = ["Ada", "Grace", "Edith"]
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 50 }
  }

  @Test("A table controller's overridden methods feed its table")
  func tableController() {
    let controller = Names(style: .plain)
    #expect(controller.tableView === controller.view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).minY == CGFloat(100))
    let cell = controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell?.textLabel?.text == "Grace")
  }

  private final class Squares: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
  }

  @Test("A collection controller has a collection with the layout it was given")
  func collectionController() {
    let layout = UICollectionViewFlowLayout()
    let controller = Squares(collectionViewLayout: layout)
    #expect(controller.collectionView === controller.view)
    #expect(controller.collectionViewLayout === layout)
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 4)
  }

  @Test("An alert keeps its texts, actions and fields in order")
  func alert() {
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
    let cancel = UIAlertAction(title: "Cancel", style: .cancel)
    alert.addAction(cancel)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
    alert.addTextField { $0.placeholder = "Name" }
    alert.preferredAction = cancel
    #expect(alert.title == "Delete?")
    #expect(alert.actions.map(\.title) == ["Cancel", "Delete"])
    #expect(alert.textFields?.first?.placeholder == "Name")
    #expect(alert.preferredStyle == .alert)
  }

  @Test("A segue performs the closure it was made with")
  func segue() {
    var performed = 0
    let segue = UIStoryboardSegue(
      identifier: "next", source: UIViewController(), destination: UIViewController()
    ) { performed += 1 }
    segue.perform()
    #expect(performed == 1)
  }

  @Test("Ending the editing of a view makes the field inside give up being first responder")
  func endEditing() {
    let box = UIView()
    let field = UITextField()
    box.addSubview(field)
    #expect(!box.endEditing(true))
    guard field.becomeFirstResponder() else { return }
    #expect(!UIView().endEditing(true))
    #expect(box.endEditing(true))
    #expect(!field.isFirstResponder)
  }
}
