import UIKit

/// A data source whose sections have given numbers of rows.
@MainActor
final class RowSource: NSObject, UITableViewDataSource {
  var counts: [Int]
  var titles: [Int: String] = [:]
  var footers: [Int: String] = [:]
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  private(set) var configured: [IndexPath] = []

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    configured.append(indexPath)
    configure(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }
}

/// A cell as people write them.
final class NoteCell: UITableViewCell {
  let note = UILabel()
  var log: [String] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    log.append("made for \(reuseIdentifier ?? "nothing")")
  }

  required init?(coder: NSCoder) { fatalError("There is no archive.") }

  override func prepareForReuse() {
    super.prepareForReuse()
    log.append("reused")
  }
}

/// A header as people write them.
final class BannerView: UITableViewHeaderFooterView {
  let words: [String]

  override init(reuseIdentifier: String?) {
    words = ["banner", reuseIdentifier ?? ""]
    super.init(reuseIdentifier: reuseIdentifier)
    let block = Block(10, 50)
    contentView.addSubview(block)
    block.pin([.top, .bottom, .left], inside: contentView)
  }

  required init?(coder: NSCoder) { fatalError("There is no archive.") }
}

/// A table of 320 × 480 points in a tree of its own.
@MainActor
func makeTable(
  _ source: RowSource, style: UITableView.Style = .plain, width: CGFloat = 320,
  height: CGFloat = 480
) -> UITableView {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
  table.surround(sideMargin: 0)
  table.register(NoteCell.self, forCellReuseIdentifier: "cell")
  table.dataSource = source
  keptSources.append(source)
  return table
}
