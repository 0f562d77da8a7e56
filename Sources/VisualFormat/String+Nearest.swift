extension String {
  /// The candidate that was most likely meant: the nearest one within a third of the name's length,
  /// fewer slips away than it has letters; capitals do not count. The alphabetically first of equals.
  package func nearest(among candidates: Set<String>) -> String? {
    let limit = Swift.max(1, count / 3)
    let lowercase = Array(lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates.sorted() where abs(candidate.count - count) <= limit {
      let distance = Self.slips(from: lowercase, to: Array(candidate.lowercased()))
      if distance <= limit, distance < count, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.candidate
  }

  /// Fewest insertions, deletions, replacements and swaps of neighbours between two words.
  ///
  /// - Complexity: O(product of the lengths).
  private static func slips(from source: [Character], to target: [Character]) -> Int {
    if source.isEmpty || target.isEmpty { return Swift.max(source.count, target.count) }
    var rows = [Array(0...target.count)]
    for (row, character) in source.enumerated() {
      var current = [row + 1]
      for (column, other) in target.enumerated() {
        let replaced = rows[row][column] + (character == other ? 0 : 1)
        var least = Swift.min(replaced, current[column] + 1, rows[row][column + 1] + 1)
        if row > 0, column > 0, character == target[column - 1], source[row - 1] == other {
          least = Swift.min(least, rows[row - 1][column - 1] + 1)
        }
        current.append(least)
      }
      rows.append(current)
    }
    return rows[source.count][target.count]
  }
}
