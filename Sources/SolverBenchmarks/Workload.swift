import Foundation

/// One of the solver's workloads: constraints over the origins and sizes of views.
///
/// The head of the workloads' generator describes the format. View `i` has the variables `4i` (x),
/// `4i + 1` (y), `4i + 2` (width) and `4i + 3` (height) in the root's coordinates.
struct Workload {
  /// One constraint: the sum of its terms and the constant stands to 0 as the relation says.
  struct Row {
    /// 4 is required, 3 the strongest of the optional levels.
    var level: Int
    /// −1 less or equal, 0 equal, 1 greater or equal.
    var relation: Int
    var constant: Double
    /// Whether the row is among those that are switched off and on.
    var toggles: Bool
    var terms: [(variable: Int, coefficient: Double)]
  }

  /// Views and guides, the root first.
  var viewCount: Int
  /// Width of the root for the first solve.
  var width: Double
  var rows: [Row]

  /// Reads a workload; nil if the text is none.
  init?(_ text: String) {
    var numbers = text.split(whereSeparator: \.isWhitespace).lazy.map { Double($0) ?? .nan }
      .makeIterator()
    func next() -> Int { Int(exactly: numbers.next() ?? .nan) ?? -1 }
    viewCount = next()
    let variableCount = next()
    let rowCount = next()
    let widthVariable = next()
    width = numbers.next() ?? .nan
    let guideCount = next()
    guard viewCount > 0, variableCount == 4 * viewCount, rowCount > 0, widthVariable == 2,
      guideCount >= 0
    else { return nil }
    rows = []
    rows.reserveCapacity(rowCount)
    for _ in 0..<rowCount {
      let (level, relation) = (next(), next())
      let constant = numbers.next() ?? .nan
      let toggles = next() == 1
      let terms = (0..<max(0, next())).map { _ in (next(), numbers.next() ?? .nan) }
      rows.append(
        Row(level: level, relation: relation, constant: constant, toggles: toggles, terms: terms))
    }
    guard rows.allSatisfy({ $0.level >= 0 && $0.constant.isFinite }) else { return nil }
  }

  /// The priority that stands for a level.
  static func priority(ofLevel level: Int) -> Double {
    switch level {
    case 4: 1000
    case 3: 750
    case 2: 500
    case 1: 250
    default: 100
    }
  }

  /// Width of the root at a step of the resize: the same ones as the peers take.
  static func width(atStep step: Int) -> Double {
    320 + Double((step * 37) % 705)
  }
}

extension Workload {
  /// The terms of a row over edges: left, top, right and bottom of view `i` are `4i` to `4i + 3`.
  ///
  /// This is what a layout engine states: a trailing edge is one variable and not a sum.
  func edgeTerms(of row: Row) -> [(edge: Int, coefficient: Double)] {
    var terms: [(edge: Int, coefficient: Double)] = []
    func add(_ edge: Int, _ coefficient: Double) {
      if let index = terms.firstIndex(where: { $0.edge == edge }) {
        terms[index].coefficient += coefficient
      } else {
        terms.append((edge, coefficient))
      }
    }
    for (variable, coefficient) in row.terms {
      add(variable, coefficient)
      if variable % 4 >= 2 { add(variable - 2, -coefficient) }
    }
    return terms.filter { $0.coefficient != 0 }
  }

  /// The workload's rows over edges, ready to be stated.
  var edgeRows: [Row] {
    rows.map { row in
      var row = row
      row.terms = edgeTerms(of: row).map { ($0.edge, $0.coefficient) }
      return row
    }
  }
}
