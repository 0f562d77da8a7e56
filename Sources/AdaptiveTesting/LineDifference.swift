/// The difference of two texts, line by line, as people review it.
struct LineDifference {
  enum Change: Equatable {
    /// A line of both; its place in the actual text.
    case same(String, actual: Int)
    case removed(String)
    /// A line of the actual text alone, and its place there.
    case added(String, actual: Int)
  }

  let changes: [Change]

  init(expected: [String], actual: [String]) {
    let difference = actual.difference(from: expected)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var changes: [Change] = []
    var old = 0
    var new = 0
    while old < expected.count || new < actual.count {
      if removed.contains(old), old < expected.count {
        changes.append(.removed(expected[old]))
        old += 1
      } else if added.contains(new), new < actual.count {
        changes.append(.added(actual[new], actual: new))
        new += 1
      } else {
        changes.append(.same(actual[new], actual: new))
        old += 1
        new += 1
      }
    }
    self.changes = changes
  }

  /// Lines of both texts that stand before and after each change.
  private static let context = 2

  /// Lines that start with `-` where they are expected, with `+` where they were found.
  ///
  /// - Parameter remark: What to say below a line of the actual text.
  func text(remark: (Int) -> String? = { _ in nil }) -> String {
    let shown = Set(
      changes.indices.filter { !isSame($0) }
        .flatMap { ($0 - Self.context)...($0 + Self.context) })
    var lines: [String] = []
    var isSkipping = false
    for (index, change) in changes.enumerated() {
      guard shown.contains(index) else {
        if !isSkipping { lines.append("  …") }
        isSkipping = true
        continue
      }
      isSkipping = false
      switch change {
      case .same(let line, _): lines.append("  " + line)
      case .removed(let line): lines.append("- " + line)
      case .added(let line, let place):
        lines.append("+ " + line)
        if let remark = remark(place) { lines.append("      " + remark) }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func isSame(_ index: Int) -> Bool {
    if case .same = changes[index] { true } else { false }
  }
}
