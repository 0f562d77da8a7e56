import Testing

@testable import UIKit

@MainActor
@Suite("Tables made in code")
struct TableViewTests {
  @Test("A cell of a registered class is made by the class's own initialiser")
  func cellClass() throws {
    let source = RowSource([1])
    let table = makeTable(source)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: path(0, 0)) as? NoteCell)
    #expect(cell.log == ["made for cell"])
    #expect(cell.reuseIdentifier == "cell")
    #expect(cell.detailTextLabel != nil)
    #expect(cell.frame == rect(0, 0, 320, 44))
    #expect(table.indexPath(for: cell) == path(0, 0))
  }

  @Test("Only the rows in the bounds have cells, and cells that left are used again")
  func reuse() {
    let source = RowSource([1000])
    let table = makeTable(source)
    table.rowHeight = 40
    table.layoutIfNeeded()
    // 480 / 40 rows.
    #expect(table.indexPathsForVisibleRows == (0..<12).map { path(0, $0) })
    #expect(table.contentSize == CGSize(width: 320, height: 40000))
    let before = Set(table.visibleCells.map(ObjectIdentifier.init))
    table.contentOffset.y = 20020
    table.layoutIfNeeded()
    // Row 500 is half gone, row 512 half there: thirteen.
    #expect(table.indexPathsForVisibleRows?.first == path(0, 500))
    #expect(table.visibleCells.count == 13)
    #expect(table.visibleCells.filter { before.contains(ObjectIdentifier($0)) }.count == 12)
    #expect(table.rectForRow(at: path(0, 999)) == rect(0, 39960, 320, 40))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 79)) == path(0, 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 40000)) == nil)
  }

  @Test("Rows of automatic height are as high as their content, others as they are given")
  func heights() {
    final class Heights: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 ? 25 : UITableView.automaticDimension
      }
    }
    let source = RowSource([3])
    source.configure = { cell, path in
      guard path.row == 2 else { return }
      let block = cell.contentView.adding(Block(10, 61))
      block.pin([.left, .top, .bottom], inside: cell.contentView, by: 12)
    }
    let delegate = Heights()
    let table = makeTable(source)
    table.delegate = delegate
    table.layoutIfNeeded()
    // A cell without constraints is 44 high; 61 and 12 above and below are 85.
    #expect(table.rectForRow(at: path(0, 0)) == rect(0, 0, 320, 44))
    #expect(table.rectForRow(at: path(0, 1)) == rect(0, 44, 320, 25))
    #expect(table.rectForRow(at: path(0, 2)) == rect(0, 69, 320, 85))
    #expect(table.contentSize.height == 154)
    #expect(table.cellForRow(at: path(0, 2))?.contentView.frame == rect(0, 0, 320, 85))
  }

  @Test("Wrapping text makes a row higher in a narrower table")
  func wrapping() {
    withRelease(18) {
      let source = RowSource([1])
      source.configure = { cell, _ in
        guard let note = (cell as? NoteCell)?.note else { return }
        note.text = "Label Label Label Label"
        note.numberOfLines = 0
        cell.contentView.adding(note).pin(
          [.left, .right, .top, .bottom], inside: cell.contentView, by: 10)
      }
      let table = makeTable(source, width: 320)
      table.layoutIfNeeded()
      // One line of 20.29, up to 20.5 at 2x, and 10 above and below.
      #expect(table.rectForRow(at: path(0, 0)).height == 40.5)
      table.frame.size.width = 120
      table.layoutIfNeeded()
      // Two words of 41.5 points a line: two lines of 40.57, up to 41.
      #expect(table.rectForRow(at: path(0, 0)).height == 61)
    }
  }

  @Test("A row whose content grows gets higher by itself since iOS 16")
  func growingContent() {
    for (release, height) in [(18, 90.0), (15, 50.0)] {
      withRelease(release) {
        let source = RowSource([2])
        let block = Block(10, 30)
        source.configure = { cell, path in
          guard path.row == 0 else { return }
          cell.contentView.addSubview(block)
          block.pin([.left, .top, .bottom], inside: cell.contentView, by: 10)
        }
        let table = makeTable(source)
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: path(0, 0)).height == 50)
        block.content.height = 70
        block.invalidateIntrinsicContentSize()
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: path(0, 0)).height == CGFloat(height))
        #expect(table.cellForRow(at: path(0, 1))?.frame.minY == CGFloat(height))
      }
    }
  }

  @Test("Sections of a plain table have headers 28 high with 22 above, which stay in sight")
  func plainHeaders() throws {
    let source = RowSource([20, 20])
    source.titles = [0: "One", 1: "Two"]
    let table = makeTable(source)
    table.rowHeight = 40
    table.layoutIfNeeded()
    // The distances that Interface Builder's canvas has: 50 to the first row.
    #expect(table.rectForRow(at: path(0, 0)).minY == 50)
    #expect(table.rectForRow(at: path(1, 0)).minY == CGFloat(50 + 800 + 50))
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "One")
    #expect(header.frame == rect(0, 22, 320, 28))
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame == rect(0, 300, 320, 28))
    table.contentOffset.y = 840
    table.layoutIfNeeded()
    // The first section ends at 850.
    #expect(table.headerView(forSection: 0)?.frame == rect(0, 822, 320, 28))
  }

  @Test("Sections of a grouped table stand apart as on Interface Builder's canvas")
  func groupedHeaders() {
    let source = RowSource([1, 1])
    source.titles = [1: "Two"]
    let table = makeTable(source, style: .grouped)
    table.layoutIfNeeded()
    // A gap without a title is 17.67, 17.5 at 2x; a header with one is 38 high.
    #expect(table.rectForRow(at: path(0, 0)).minY == 17.5)
    #expect(table.rectForRow(at: path(1, 0)).minY == CGFloat(17.5 + 44 + 17.5 + 38))
    #expect(table.contentSize.height == CGFloat(17.5 + 44 + 17.5 + 38 + 44 + 17.5))
  }

  @Test("Titles in grouped tables take the lines they need, though the table states less")
  func titleLines() {
    let source = RowSource([1, 1])
    source.titles = [1: "One\nTwo"]
    source.footers = [0: "One\nTwo\nThree\nFour"]
    let table = makeTable(source, style: .grouped)
    table.sectionHeaderHeight = 18
    table.sectionFooterHeight = 18
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0, 0)).minY == 18)
    // Public documents have footers of 30 and 78 points with one line and four, headers of 38 with
    // one: 16 a line.
    #expect(table.rectForRow(at: path(1, 0)).minY == CGFloat(18 + 44 + 78 + 54))
    #expect(table.contentSize.height == CGFloat(18 + 44 + 78 + 54 + 44 + 18))
  }

  @Test("A plain table has no header without a title, though it states a height")
  func plainWithoutTitles() {
    let source = RowSource([1, 1])
    source.titles = [1: "Two"]
    let table = makeTable(source)
    table.sectionHeaderHeight = 28
    table.sectionFooterHeight = 28
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0, 0)).minY == 0)
    #expect(table.rectForRow(at: path(1, 0)).minY == CGFloat(44 + 22 + 28))
  }

  @Test("Headers that are made anew for another width take the old ones' place")
  func headersOfAnotherWidth() {
    let source = RowSource([1])
    source.titles = [0: "One"]
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.frame.size.width = 400
    table.layoutIfNeeded()
    #expect(table.subviews.filter { $0 is UITableViewHeaderFooterView }.count == 1)
    #expect(table.headerView(forSection: 0)?.frame.width == 400)
  }

  @Test("Rows of inset groups leave margins")
  func insetGrouped() {
    let narrow = makeTable(RowSource([1]), style: .insetGrouped)
    narrow.layoutIfNeeded()
    #expect(narrow.cellForRow(at: path(0, 0))?.frame.minX == 16)
    #expect(narrow.cellForRow(at: path(0, 0))?.frame.width == CGFloat(320 - 32))
    let wide = makeTable(RowSource([1]), style: .insetGrouped, width: 414)
    wide.layoutIfNeeded()
    #expect(wide.cellForRow(at: path(0, 0))?.frame.width == CGFloat(414 - 40))
  }

  @Test("The delegate's header views are made from registered classes and measured")
  func headerViews() throws {
    final class Headers: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "banner")
      }
      func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
      ) -> CGFloat { 15 }
    }
    let delegate = Headers()
    let table = makeTable(RowSource([1, 1]))
    table.register(BannerView.self, forHeaderFooterViewReuseIdentifier: "banner")
    table.sectionHeaderTopPadding = 0
    table.delegate = delegate
    table.layoutIfNeeded()
    let banner = try #require(table.headerView(forSection: 0) as? BannerView)
    #expect(banner.words == ["banner", "banner"])
    #expect(banner.frame == rect(0, 0, 320, 50))
    // 50, a row of 44, a footer of 15, 50.
    #expect(table.rectForRow(at: path(1, 0)).minY == 159)
    #expect(table.rect(forSection: 1) == rect(0, 109, 320, 109))
  }

  @Test("The table's header and footer keep their height and take its width")
  func edgeViews() {
    let table = makeTable(RowSource([2]))
    table.tableHeaderView = UIView(frame: rect(0, 0, 10, 60))
    table.tableFooterView = UIView(frame: rect(0, 0, 10, 30))
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == rect(0, 0, 320, 60))
    #expect(table.rectForRow(at: path(0, 0)).minY == 60)
    #expect(table.tableFooterView?.frame == rect(0, 148, 320, 30))
    #expect(table.contentSize.height == 178)
  }

  @Test("Changes move the cells that stay and ask for those that come")
  func updates() {
    let source = RowSource([4])
    let table = makeTable(source)
    table.layoutIfNeeded()
    let cells = (0..<4).map { table.cellForRow(at: path(0, $0)) }
    table.selectRow(at: path(0, 3), animated: false, scrollPosition: .none)
    table.beginUpdates()
    source.counts = [4]
    table.deleteRows(at: [path(0, 1)], with: .fade)
    table.insertRows(at: [path(0, 0)], with: .automatic)
    table.endUpdates()
    #expect(table.cellForRow(at: path(0, 1)) === cells[0])
    #expect(table.cellForRow(at: path(0, 2)) === cells[2])
    #expect(table.cellForRow(at: path(0, 3)) === cells[3])
    #expect(table.cellForRow(at: path(0, 1))?.frame == rect(0, 44, 320, 44))
    #expect(table.indexPathForSelectedRow == path(0, 3))
    #expect(source.configured.last == path(0, 0))
    source.counts = [0]
    table.deleteRows(at: (0..<4).map { path(0, $0) }, with: .none)
    #expect(table.visibleCells.isEmpty)
    #expect(table.contentSize.height == 0)
  }

  @Test("An empty batch has the heights asked for again")
  func emptyBatch() {
    final class Heights: NSObject, UITableViewDelegate {
      var height: CGFloat = 30
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height
      }
    }
    let delegate = Heights()
    let source = RowSource([2])
    let table = makeTable(source)
    table.delegate = delegate
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: path(0, 1))
    delegate.height = 70
    table.performBatchUpdates(nil)
    #expect(table.cellForRow(at: path(0, 1)) === cell)
    #expect(cell?.frame == rect(0, 70, 320, 70))
  }

  private func makeValue1Cell() -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.surround()
    cell.frame = rect(0, 0, 375, 44)
    cell.textLabel?.text = "Label"
    cell.detailTextLabel?.text = "Label"
    return cell
  }

  @Test("The labels of the styles stand at the content's margins")
  func styles() throws {
    try withRelease(18) {
      let cell = makeValue1Cell()
      cell.accessoryType = .disclosureIndicator
      cell.layoutIfNeeded()
      // The canvas of a 375 points wide table: content 348.5 wide beside the chevron, text at 16,
      // details 8 before the end. "Label" is 41.5 wide at 17 points.
      #expect(cell.contentView.frame == rect(0, 0, 348.5, 44))
      let text = try #require(cell.textLabel?.frame)
      #expect(text.minX == 16)
      #expect(text.width == 41.5)
      #expect(cell.detailTextLabel?.frame.maxX == 340.5)
      #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    }
  }

  @Test("A detail stands on the text's baseline, also where there is no text")
  func detailOnBaseline() throws {
    try withRelease(18) {
      let cell = makeValue1Cell()
      cell.detailTextLabel?.font = .systemFont(ofSize: 15)
      cell.layoutIfNeeded()
      // 17 points are 20½ high at two pixels a point: (44 − 20½) / 2 = 11.75. Their ascender is
      // 0.952 · 2 = 1.90 more than that of 15 points: 13.65. Both up to whole points.
      let (text, detail) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
      #expect([text, detail].map(\.frame.minY) == [12, 14])
      // A larger detail begins above the text: 11.75 − 0.952 · 5 = 6.99.
      detail.font = .systemFont(ofSize: 22)
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect([text, detail].map(\.frame.minY) == [12, 7])
      detail.font = .systemFont(ofSize: 15)
      text.text = nil
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(detail.frame.minY == 14)
      // Two lines of 15 points, 36 high, are centred: (44 − 36) / 2.
      text.text = "Label"
      detail.numberOfLines = 2
      detail.text = "Label\nLabel"
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(detail.frame.minY == 4)
    }
  }

  @Test("What is a whole point already is not rounded up", arguments: [24.0, 25, 44, 114, 118])
  func wholePoints(room: Double) {
    withRelease(18) {
      // At three pixels a point a line of 17 points is 20⅓ high.
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.surround(scale: 3)
      cell.frame = rect(0, 0, 375, room + 61.0 / 3)
      cell.textLabel?.text = "Label"
      cell.detailTextLabel?.text = "Label"
      cell.layoutIfNeeded()
      let expected = CGFloat(room / 2).rounded(.up)
      #expect(cell.textLabel?.frame.minY == expected)
      #expect(cell.detailTextLabel?.frame.minY == expected)
    }
  }

  @Test("A cell of a custom layout stays without labels of its own")
  func customCell() {
    let table = makeTable(RowSource([1]))
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: path(0, 0))?.contentView.subviews.isEmpty == true)
  }

  @Test("Rows scroll to the top, the middle and the bottom")
  func scrollToRow() {
    let table = makeTable(RowSource([100]))
    table.rowHeight = 40
    table.scrollToRow(at: path(0, 50), at: .top, animated: false)
    #expect(table.contentOffset.y == 2000)
    table.scrollToRow(at: path(0, 50), at: .middle, animated: false)
    #expect(table.contentOffset.y == CGFloat(2000 + 20 - 240))
    table.scrollToRow(at: path(0, 50), at: .bottom, animated: false)
    #expect(table.contentOffset.y == CGFloat(2040 - 480))
    table.scrollToRow(at: path(0, 99), at: .top, animated: false)
    #expect(table.contentOffset.y == CGFloat(4000 - 480))
  }

  @Test("Taps and edits ask the delegate and the data source in UIKit's order")
  func gestures() {
    final class Log: NSObject, UITableViewDelegate {
      var calls: [String] = []
      func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
      ) -> IndexPath? {
        calls.append("will \(indexPath.row)")
        return indexPath.row == 2 ? nil : indexPath
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("did \(indexPath.row)")
      }
      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("left \(indexPath.row)")
      }
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
      }
    }
    let log = Log()
    let source = RowSource([3])
    let table = makeTable(source)
    table.delegate = log
    table.layoutIfNeeded()
    for row in 0..<3 { table.tapRow(at: path(0, row)) }
    #expect(log.calls == ["will 0", "did 0", "will 1", "left 0", "did 1", "will 2"])
    #expect(table.indexPathForSelectedRow == path(0, 1))
    #expect(table.cellForRow(at: path(0, 1))?.isSelected == true)
    let swipe = table.swipeActions(at: path(0, 0), isLeading: false)
    #expect(swipe?.actions.map(\.title) == ["Delete"])
    #expect(table.swipeActions(at: path(0, 0), isLeading: true) == nil)
    #expect(table.commitEdit(at: path(0, 0)))
    #expect(!table.dragRow(at: path(0, 0), to: path(0, 1)))
  }
}
