extension RandomSystem {
  /// A kind of system, each hard for a solver in its own way.
  package enum Family: String, CaseIterable, Sendable {
    /// Up to 5 variables, rows over any of them: ties and degenerate corners are common.
    case dense
    /// Boxes one inside another or side by side, with pins, gaps and wished-for sizes.
    case boxes
    /// Boxes whose heights depend on their widths, so that the axes are one system.
    case coupled
    /// As many priorities as rows, fractions among them.
    case levels
    /// Rows twice, multiples of rows, coefficients of zero or that cancel, rows without a term.
    case degenerate
    /// Sparse rows over any of the variables: most of it resists elimination.
    case tangled
    /// Required rows that exclude each other, beside others.
    case infeasible
  }

  /// The system of a seed. But for the infeasible family all required rows can hold.
  ///
  /// - Parameter variableCount: About how many unknowns; families round it to whole boxes.
  package static func random(
    _ family: Family, variableCount: Int, seed: UInt64
  ) -> RandomSystem {
    var maker = SystemMaker(seed: seed, variableCount: max(1, variableCount))
    switch family {
    case .dense: maker.addAnywhere(rows: 1 + maker.random.below(2 * maker.count + 4), width: 3)
    case .boxes: maker.addBoxes(coupled: false)
    case .coupled: maker.addBoxes(coupled: true)
    case .levels:
      maker.addNeighbours(rows: 2 * maker.count)
      maker.spreadPriorities()
    case .degenerate:
      maker.addNeighbours(rows: maker.count + 2)
      maker.degenerate()
    case .tangled: maker.addAnywhere(rows: 2 * maker.count, width: 4)
    case .infeasible:
      maker.addNeighbours(rows: maker.count + 2)
      maker.contradict()
    }
    return maker.system
  }
}

/// Makes a system row by row around a hidden point at which all required rows hold.
private struct SystemMaker {
  var random: SeededGenerator
  var point: [Double]
  var system: RandomSystem

  var count: Int { system.variableCount }

  init(seed: UInt64, variableCount: Int) {
    random = SeededGenerator(seed: seed)
    system = RandomSystem(variableCount: variableCount)
    point = []
    for _ in 0..<variableCount { point.append(Double(random.below(41) - 10)) }
  }

  private static let priorities: [Double] = [999.5, 750, 750, 501, 250, 250, 250, 51, 1]

  /// Adds a row; a required one is laid through the hidden point, or past it.
  mutating func add(
    _ terms: [(Int, Double)], _ relation: RandomSystem.Relation, constant: Double? = nil,
    priority: Double
  ) {
    var row = RandomSystem.Row(
      terms: terms.map { RandomSystem.Term(variable: $0, coefficient: $1) }, relation: relation,
      constant: constant ?? Double(random.below(41) - 20), priority: priority)
    if row.isRequired {
      let slack = Double(random.below(6))
      row.constant -= row.side(at: point)
      if relation == .less { row.constant -= slack }
      if relation == .greater { row.constant += slack }
    }
    system.rows.append(row)
  }

  private mutating func anyRelation() -> RandomSystem.Relation {
    random.pick([.equal, .equal, .less, .greater])
  }

  /// One row in three is required, but fewer equalities than variables.
  private mutating func anyPriority() -> Double {
    random.once(in: 3) ? 1000 : random.pick(Self.priorities)
  }

  /// Rows over up to so many variables, wherever they are.
  mutating func addAnywhere(rows: Int, width: Int) {
    for _ in 0..<rows {
      let terms = (0...random.below(width)).map { _ in
        (random.below(count), Double(random.pick([-2, -1, -1, 1, 1, 3])))
      }
      add(terms, anyRelation(), priority: anyPriority())
    }
  }

  /// Rows over one to three variables that lie close to each other.
  mutating func addNeighbours(rows: Int) {
    for _ in 0..<rows {
      let start = random.below(count)
      let terms = (0...random.below(3)).map { _ in
        (min(count - 1, start + random.below(3)), Double(random.pick([-2, -1, -1, 1, 1, 1])))
      }
      add(terms, anyRelation(), priority: anyPriority())
    }
  }

  /// Every row gets a priority of its own, or nearly.
  mutating func spreadPriorities() {
    for index in system.rows.indices where !system.rows[index].isRequired {
      system.rows[index].priority = 1 + Double(random.below(3990)) / 4
    }
  }

  /// Adds what a careful author would not write.
  mutating func degenerate() {
    for row in system.rows {
      var row = row
      switch random.below(6) {
      case 0: break
      case 1:
        let factor = random.pick([2, 0.5, -1, -3])
        for index in row.terms.indices { row.terms[index].coefficient *= factor }
        row.constant *= factor
        if factor < 0, row.relation != .equal {
          row.relation = row.relation == .less ? .greater : .less
        }
      case 2: row.terms.append(RandomSystem.Term(variable: random.below(count), coefficient: 0))
      case 3:
        let variable = random.below(count)
        row.terms.append(RandomSystem.Term(variable: variable, coefficient: 1.5))
        row.terms.append(RandomSystem.Term(variable: variable, coefficient: -1.5))
      case 4 where !row.isRequired: row.constant += Double(random.below(9) - 4)
      case 5 where !row.isRequired: row.terms = []
      default: continue
      }
      system.rows.append(row)
    }
  }

  /// Adds required rows that no point meets together.
  mutating func contradict() {
    let required = system.rows.filter(\.isRequired)
    for _ in 0...random.below(2) {
      var row =
        required.isEmpty || random.once(in: 3)
        ? RandomSystem.Row(
          terms: [.init(variable: random.below(count), coefficient: 1)], relation: .equal,
          constant: 5, priority: 1000)
        : random.pick(required)
      if row.terms.allSatisfy({ $0.coefficient == 0 }) { continue }
      row.relation = .equal
      row.constant += 7
      system.rows.insert(row, at: random.below(system.rows.count + 1))
      row.constant += 9
      system.rows.append(row)
    }
  }

  /// A tree of boxes with four edges each; box 0 has no superview.
  mutating func addBoxes(coupled: Bool) {
    let boxes = max(1, count / 4)
    system.variableCount = max(4, 4 * boxes)
    while point.count < system.variableCount { point.append(Double(random.below(41) - 10)) }
    // The hidden point has no box of negative size.
    for edge in point.indices where edge % 4 >= 2 {
      point[edge] = point[edge - 2] + Double(random.below(30))
    }
    for axis in 0...1 {
      add([(axis, 1)], .equal, priority: 1000)
      add([(axis + 2, 1), (axis, -1)], .equal, constant: -100, priority: 999)
    }
    for box in 1..<max(2, boxes) where box < boxes {
      let superbox = random.below(box)
      for axis in 0...1 { addBox(4 * box + axis, in: 4 * superbox + axis) }
      if coupled {
        let (width, height) = (size(4 * box), size(4 * box + 1))
        let ratio = random.pick([-0.5, -1, -2])
        add(
          height + width.map { ($0.0, $0.1 * ratio) }, random.pick([.equal, .equal, .less]),
          constant: 0, priority: random.pick([1000, 999, 750, 250]))
      }
    }
  }

  private func size(_ near: Int) -> [(Int, Double)] { [(near + 2, 1), (near, -1)] }

  /// Pins a box along one axis to its superbox and to the box before it, and wishes for a size.
  private mutating func addBox(_ near: Int, in superNear: Int) {
    let pin = random.below(5)
    let strong = random.pick([1000, 1000, 750, 999.5])
    add([(near, 1), (superNear, -1)], pin == 4 ? .greater : .equal, priority: strong)
    if pin >= 1 {
      add(
        [(near + 2, 1), (superNear + 2, -1)], pin >= 3 ? .less : .equal,
        priority: random.pick([1000, 750, 749]))
    }
    if random.once(in: 2), near >= 8 {
      add([(near, 1), (near - 2, -1)], random.pick([.equal, .greater]), priority: 750)
    }
    if random.once(in: 4), near >= 8 {
      add(
        size(near) + size(near - 4).map { ($0.0, -$0.1) }, .equal, constant: 0,
        priority: random.pick([1000, 500]))
    }
    add(size(near), .greater, constant: 0, priority: 1000)
    let length = Double(10 + random.below(60))
    add(size(near), .greater, constant: -length, priority: 750)
    add(size(near), .less, constant: -length, priority: random.pick([250, 251]))
  }
}
