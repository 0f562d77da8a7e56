/// What a table keeps track of.
@MainActor
final class TableState {
  var cells = ReusePool<UITableViewCell>()
  var headers = ReusePool<UITableViewHeaderFooterView>()
  var shown: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]

  /// Number of rows of each section; nil while the data source has to be asked.
  var counts: [Int]?
  /// Where everything is; nil while it has to be worked out.
  var geometry: TableGeometry?
  /// Heights that rows, headers and footers asked for.
  var fittedRows: [IndexPath: CGFloat] = [:]
  var fittedHeaders: [Int: CGFloat] = [:]
  var fittedFooters: [Int: CGFloat] = [:]
  /// Width for which they were asked.
  var fittedWidth: CGFloat = 0
  /// The width that section titles had.
  var fittedTitleWidth: CGFloat = 0

  var selected: Set<IndexPath> = []
  /// The changes stated so far, inside a batch.
  var batch: ListUpdate?
  /// How deep batches lie inside each other.
  var batchDepth = 0
  /// The cell that the data source is about to configure again.
  var reconfigured: (IndexPath, UITableViewCell)?
  var isLayingOut = false
  /// Whether rows were placed at least once.
  var hasLaidOut = false

  /// A cell that waits, ready for use, or a new one of the registered class.
  func cell(for identifier: String) -> UITableViewCell? {
    if let cell = cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let cellClass = cells.registeredClass(for: identifier) else { return nil }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      preconditionFailure("The class registered for \(identifier) must be a UITableViewCell.")
    }
    return UITableViewCell.make(cellClass, reuseIdentifier: identifier)
  }

  /// A header or footer that waits, ready for use, or a new one of the registered class.
  func header(for identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headers.take(identifier) {
      view.prepareForReuse()
      return view
    }
    guard let viewClass = headers.registeredClass(for: identifier) else { return nil }
    guard let viewClass = viewClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure(
        "The class registered for \(identifier) must be a UITableViewHeaderFooterView.")
    }
    return UITableViewHeaderFooterView.make(viewClass, reuseIdentifier: identifier)
  }
}
