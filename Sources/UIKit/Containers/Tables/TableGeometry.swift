/// Where the sections and rows of a table are, from top to bottom.
struct TableGeometry {
  struct Section {
    /// Where the section begins, its padding included.
    var top: CGFloat
    /// Room above the header.
    var padding: CGFloat
    var header: CGFloat
    /// Where each row begins, and where the last one ends.
    var rowEdges: [CGFloat]
    var footer: CGFloat

    var rowCount: Int { rowEdges.count - 1 }
    var bottom: CGFloat { (rowEdges.last ?? top) + footer }
  }

  var width: CGFloat
  var sections: [Section] = []
  /// Where the table's header ends.
  var start: CGFloat
  /// Where the last section ends.
  var end: CGFloat { sections.last?.bottom ?? start }

  init(start: CGFloat, width: CGFloat) {
    self.start = start
    self.width = width
  }

  /// Adds a section below the others.
  mutating func append(padding: CGFloat, header: CGFloat, rows: [CGFloat], footer: CGFloat) {
    let top = end
    var edges = [top + padding + header]
    edges.reserveCapacity(rows.count + 1)
    for height in rows { edges.append(edges[edges.count - 1] + max(0, height)) }
    sections.append(
      Section(top: top, padding: padding, header: header, rowEdges: edges, footer: footer))
  }

  // MARK: Rectangles

  func rect(ofSection section: Int) -> CGRect {
    guard sections.indices.contains(section) else { return .zero }
    let part = sections[section]
    return CGRect(x: 0, y: part.top, width: width, height: part.bottom - part.top)
  }

  func rect(ofHeader section: Int, width: CGFloat) -> CGRect {
    guard sections.indices.contains(section) else { return .zero }
    let part = sections[section]
    return CGRect(x: 0, y: part.top, width: width, height: part.padding + part.header)
  }

  func rect(ofFooter section: Int, width: CGFloat) -> CGRect {
    guard sections.indices.contains(section) else { return .zero }
    let part = sections[section]
    return CGRect(x: 0, y: part.bottom - part.footer, width: width, height: part.footer)
  }

  func rect(ofRow path: IndexPath, x: CGFloat, width: CGFloat) -> CGRect {
    guard path.count == 2, sections.indices.contains(path.section),
      (0..<sections[path.section].rowCount).contains(path.row)
    else { return .zero }
    let edges = sections[path.section].rowEdges
    return CGRect(
      x: x, y: edges[path.row], width: width, height: edges[path.row + 1] - edges[path.row])
  }

  // MARK: Looking up

  func row(at y: CGFloat) -> IndexPath? {
    for (section, part) in sections.enumerated() {
      guard let first = part.rowEdges.first, let last = part.rowEdges.last, y >= first, y < last
      else { continue }
      return IndexPath(row: Self.lastIndex(in: part.rowEdges, notAbove: y), section: section)
    }
    return nil
  }

  /// The rows that share more than an edge with a strip.
  ///
  /// - Complexity: O(sections + log rows + rows found).
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for (section, part) in sections.enumerated() {
      guard part.rowCount > 0, let first = part.rowEdges.first, let last = part.rowEdges.last,
        first < bottom, last > top
      else { continue }
      var row = Self.lastIndex(in: part.rowEdges, notAbove: top)
      while row < part.rowCount, part.rowEdges[row] < bottom {
        if part.rowEdges[row + 1] > top, part.rowEdges[row + 1] > part.rowEdges[row] {
          found.append(IndexPath(row: row, section: section))
        }
        row += 1
      }
    }
    return found
  }

  /// Index of the last edge that is not above a height; 0 where there is none.
  private static func lastIndex(in edges: [CGFloat], notAbove y: CGFloat) -> Int {
    var (low, high) = (0, edges.count)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle] <= y { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
