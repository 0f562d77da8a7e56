/// Constraints with priorities, in a form that belongs to no solver.
package struct RandomSystem: Sendable {
  /// How a row's sum stands to zero.
  package enum Relation: Sendable { case less, equal, greater }

  /// A summand `coefficient · variable`.
  package struct Term: Sendable {
    package var variable: Int
    package var coefficient: Double

    package init(variable: Int, coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// One constraint `Σ coefficient · variable + constant (≤ | = | ≥) 0`.
  package struct Row: Sendable {
    package var terms: [Term]
    package var relation: Relation
    package var constant: Double
    /// More than 0, at most 1000, which is required.
    package var priority: Double

    package init(terms: [Term], relation: Relation, constant: Double, priority: Double) {
      self.terms = terms
      self.relation = relation
      self.constant = constant
      self.priority = priority
    }

    package var isRequired: Bool { priority == 1000 }

    /// The sum on the left at some values.
    package func side(at values: [Double]) -> Double {
      terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
    }

    /// By how much the row is missed at some values; written anew rather than taken from a solver.
    package func error(at values: [Double]) -> Double {
      let side = side(at: values)
      return switch relation {
      case .equal: abs(side)
      case .less: max(0, side)
      case .greater: max(0, -side)
      }
    }
  }

  package var variableCount: Int
  package var rows: [Row]

  package init(variableCount: Int, rows: [Row] = []) {
    self.variableCount = variableCount
    self.rows = rows
  }

  /// Sums of the errors by priority, the highest first.
  package func levelSums(at values: [Double]) -> [LevelSum] {
    var sums: [Double: Double] = [:]
    for row in rows { sums[row.priority, default: 0] += row.error(at: values) }
    return sums.sorted { $0.key > $1.key }.map { LevelSum(priority: $0.key, sum: $0.value) }
  }
}

/// The sum of the errors of one priority.
package struct LevelSum: Sendable {
  package var priority: Double
  package var sum: Double
}

extension [LevelSum] {
  /// Where the sums differ from others of the same priorities, by more than a millionth; nil if
  /// nowhere.
  ///
  /// - Parameter isBetterFine: Whether it is no difference to be lower at the first level that
  ///   differs.
  package func difference(from other: [LevelSum], isBetterFine: Bool = false) -> String? {
    guard map(\.priority) == other.map(\.priority) else { return "other priorities" }
    for (mine, theirs) in zip(self, other) {
      guard abs(mine.sum - theirs.sum) > 1e-6 * Swift.max(1, abs(theirs.sum)) || !mine.sum.isFinite
      else { continue }
      if isBetterFine, mine.sum < theirs.sum { return nil }
      return "priority \(mine.priority): \(mine.sum), not \(theirs.sum)"
    }
    return nil
  }
}

extension RandomSystem: CustomStringConvertible {
  package var description: String {
    rows.map { row in
      let sum = row.terms.map { "\($0.coefficient)·x\($0.variable)" } + ["\(row.constant)"]
      let sign =
        switch row.relation {
        case .equal: "="
        case .less: "≤"
        case .greater: "≥"
        }
      return "\(sum.joined(separator: " + ")) \(sign) 0 @\(row.priority)"
    }.joined(separator: "; ")
  }
}
