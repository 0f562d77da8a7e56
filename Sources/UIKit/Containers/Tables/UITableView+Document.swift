extension UITableView {
  /// A section whose rows are known beforehand.
  package struct StaticSection {
    package var headerTitle: String?
    package var footerTitle: String?
    package var cells: [UITableViewCell]

    package init(headerTitle: String?, footerTitle: String?, cells: [UITableViewCell]) {
      self.headerTitle = headerTitle
      self.footerTitle = footerTitle
      self.cells = cells
    }
  }

  /// Whether the table shows what a document states instead of what a data source says.
  var followsDocument: Bool { nibElementName != nil && dataSource == nil }

  /// Lays the rows of a document out.
  ///
  /// On Interface Builder's canvas they stand where the document has them.
  func layOutDocument() {
    for view in [tableHeaderView, tableFooterView] { view?.frame.size.width = frame.width }
    let rows = sections.flatMap(\.cells)
    var end: CGFloat
    if rows.isEmpty, !isOnCanvas {
      // The canvas shows rows of its own between the two; without any the footer is next.
      end = tableHeaderView?.frame.maxY ?? 0
      tableFooterView?.frame.origin.y = end
    } else if rows.first?.followsContentHeight != true {
      for cell in rows { placeOnCanvas(cell) }
      end = rows.map(\.frame.maxY).max() ?? 0
    } else if showsPrototypes {
      end = stackPrototypes(rows)
    } else {
      end = stackSections()
    }
    end = max(end, tableFooterView?.frame.maxY ?? 0)
    contentSize = CGSize(width: frame.width, height: end)
  }

  /// Gives a cell the table's width; the inset of its section is the one that the document gives.
  private func placeOnCanvas(_ cell: UITableViewCell) {
    let given = cell.givenFrame ?? cell.frame
    cell.frame = CGRect(
      x: given.minX, y: given.minY, width: max(0, frame.width - 2 * given.minX),
      height: given.height)
  }

  // MARK: On devices

  /// Puts one of each prototype below the other, as far apart as the document has them, and
  /// returns where they end.
  private func stackPrototypes(_ rows: [UITableViewCell]) -> CGFloat {
    var shift = prototypeShift
    for cell in rows {
      let given = cell.givenFrame ?? cell.frame
      place(cell, at: given.minY + shift)
      shift += cell.frame.height - given.height
    }
    let end = rows.map(\.frame.maxY).max() ?? 0
    placeFooter(below: rows.last)
    return end
  }

  /// How far the rows move up off Interface Builder's canvas, which puts a strip with the words
  /// “Prototype Cells” above those of a plain table.
  private var prototypeShift: CGFloat {
    guard style == .plain, let first = sections.first?.cells.first else { return 0 }
    return (tableHeaderView?.frame.maxY ?? 0) - (first.givenFrame ?? first.frame).minY
  }

  /// Gives a row the table's width and its height; inset sections leave margins, the others keep
  /// their content clear of a cutout.
  func place(_ cell: UITableViewCell, at y: CGFloat) {
    let (x, width) = rowSpan
    let given = cell.givenFrame ?? cell.frame
    cell.frame = CGRect(x: x, y: y, width: width, height: given.height)
    cell.keepContent(within: coveredSides)
    // A prototype's own height is Interface Builder's alone: in an app the table's or the delegate's
    // counts. A static row has it.
    let isGiven = cell.hasCustomRowHeight && !showsPrototypes
    guard !isGiven, rowHeight == Self.automaticDimension else { return }
    cell.frame.size.height = cell.fittingHeight
  }

  /// Keeps the table's footer as far below the rows as the document has it.
  private func placeFooter(below last: UITableViewCell?) {
    guard let footer = tableFooterView, let last else { return }
    let gap = footerGap ?? footer.frame.minY - (last.givenFrame ?? last.frame).maxY
    footerGap = gap
    footer.frame.origin.y = last.frame.maxY + gap
  }
}
