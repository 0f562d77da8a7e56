import IBDocument

/// Views that cells name by their outlets, as UIKit has them when an app loads the document.
///
/// On Interface Builder's canvas they stay where they were saved: in the content view, or beside the
/// cell, among the objects of the scene.
extension NibLoader {
  /// Puts the views that outlets of cells name at the cells' ends. Those for editing leave their place,
  /// too, and are not seen before it begins.
  func attachAccessories() {
    guard !isForCanvas else { return }
    for (cell, element) in cells {
      for outlet in element.child(named: "connections")?.children(named: "outlet") ?? [] {
        switch outlet["property"] {
        case "accessoryView":
          guard let view = detachView(named: outlet, of: cell) else { continue }
          cell.sizesAccessory = !view.translatesAutoresizingMaskIntoConstraints
          view.translatesAutoresizingMaskIntoConstraints = true
          view.autoresizingMask = []
          cell.accessoryView = view
        case "editingAccessoryView": _ = detachView(named: outlet, of: cell)
        default: continue
        }
      }
    }
  }

  private var cells: [(UITableViewCell, IBElement)] {
    constraintHolders.compactMap { element, view in
      (view as? UITableViewCell).map { ($0, element.base) }
    }
  }

  /// Takes the view that an outlet of a cell names out of where the document has it.
  private func detachView(named outlet: IBElement, of cell: UITableViewCell) -> UIView? {
    guard let id = outlet["destination"] else { return nil }
    // Of a xib's objects only the one that is shown was loaded.
    if objects[id] == nil, let object = document.topLevelObjects.first(where: { $0.id == id }) {
      let count = constraintHolders.count
      // The index tells the scene of roots that are found inside; an accessory has none.
      _ = makeTree(object, sceneIndex: 0)
      for holder in constraintHolders[count...] {
        loadConstraints(of: holder.element, in: holder.view)
      }
    }
    guard let view = objects[id] as? UIView, !cell.isDescendant(of: view),
      view !== cell.contentView
    else { return nil }
    takeOff(view)
    return view
  }
}
