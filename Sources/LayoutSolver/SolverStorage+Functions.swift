/// Step 3 of a solve: everything but required equalities becomes a cost function of one linear
/// form. Functions of the same form are added up.
extension SolverStorage {
  mutating func buildFunctions(_ component: Component) {
    let count = collectLevels(component)
    scratch.reserve(kinks: count)
    for position in 0..<component.constraintCount {
      let slot = componentConstraints[component.firstConstraint + position]
      let row = constraints.base + Int(slot)
      if row.pointee.isRequiredEquality { continue }
      gather(slot)
      if scratch.form.freeCount > 0 {
        addKink(row.pointee.relation, level: level(of: row.pointee.priority))
      }
    }
  }

  // MARK: Levels

  /// Returns the number of constraints that cost something.
  private mutating func collectLevels(_ component: Component) -> Int32 {
    var last = 0.0
    var count: Int32 = 0
    let list = componentConstraints.base + Int(component.firstConstraint)
    let rows = constraints.base
    for position in 0..<Int(component.constraintCount) {
      let row = rows + Int(list[position])
      if row.pointee.isRequiredEquality { continue }
      count += 1
      if row.pointee.priority == last || scratch.levels.count > Self.fewLevels { continue }
      last = row.pointee.priority
      insertLevel(last)
    }
    if scratch.levels.count > Self.fewLevels { collectManyLevels(component) }
    return count
  }

  /// Levels up to which each is put in its place as it is met.
  private static let fewLevels: Int32 = 64

  private mutating func collectManyLevels(_ component: Component) {
    var found: Set<Double> = []
    for position in 0..<component.constraintCount {
      let row = constraints[componentConstraints[component.firstConstraint + position]]
      if !row.isRequiredEquality { found.insert(row.priority) }
    }
    scratch.levels.truncate(to: 0)
    for level in found.sorted(by: >) { scratch.levels.append(level) }
  }

  /// Keeps the levels in falling order; most components have a handful.
  @inline(__always)
  private mutating func insertLevel(_ priority: Double) {
    let place = level(of: priority)
    if place < scratch.levels.count, scratch.levels[place] == priority { return }
    insertLevel(priority, at: place)
  }

  private mutating func insertLevel(_ priority: Double, at place: Int32) {
    scratch.levels.append(0)
    var position = scratch.levels.count - 1
    while position > place {
      scratch.levels[position] = scratch.levels[position - 1]
      position -= 1
    }
    scratch.levels[place] = priority
  }

  /// Position of the first level that is not above a priority.
  @inline(__always)
  private mutating func level(of priority: Double) -> Int32 {
    let count = scratch.levels.count
    if count <= 8 {
      var place: Int32 = 0
      while place < count, scratch.levels[place] > priority { place += 1 }
      return place
    }
    var (low, high) = (Int32(0), count)
    while low < high {
      let middle = (low + high) / 2
      if scratch.levels[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Kinks

  /// Adds the cost of missing `form (≤ | = | ≥) 0` at a level, for the form at hand.
  private mutating func addKink(_ relation: Relation, level: Int32) {
    let lead = scratch.form.coefficients[0]
    let weight = abs(lead)
    // In terms of the form divided by its first coefficient.
    let costsBelow = relation == .equal || (relation == .greaterThanOrEqual) == (lead > 0)
    let costsAbove = relation == .equal || (relation == .lessThanOrEqual) == (lead > 0)
    let left = costsBelow ? -weight : 0
    var kink = Kink(
      position: -scratch.form.constant / lead, left: left,
      jump: (costsAbove ? weight : 0) - left, level: level, next: -1)
    let function = functionOfForm(divisor: lead)
    let row = scratch.functions.base + Int(function)
    kink.next = row.pointee.firstKink
    row.pointee.firstKink = scratch.kinks.count
    scratch.kinks.append(kink)
    row.pointee.kinkCount += 1
  }

  /// The function of the form at hand, which is divided by its first coefficient; a new one with a
  /// flat curve when there is none yet.
  mutating func functionOfForm(divisor: Double) -> Int32 {
    let count = scratch.form.count
    let lead = scratch.form.variables[0]
    if count == 1 {
      let own = variables[lead].ownFunction
      if own >= 0 { return own }
    } else {
      for position in 0..<count { scratch.form.coefficients.base[Int(position)] /= divisor }
      let found = existingFunction()
      if found >= 0 { return found }
    }
    return makeFunction()
  }

  /// A new function of the form at hand, with a flat curve.
  private mutating func makeFunction() -> Int32 {
    let (count, freeCount) = (scratch.form.count, scratch.form.freeCount)
    let index = scratch.functions.count
    let start = scratch.functionTerms.extend(by: count)
    let terms = scratch.functionTerms.base + Int(start)
    let names = scratch.form.variables.base
    terms[0] = Term(Variable(index: names[0]), 1)
    for position in 1..<max(1, Int(count)) {
      terms[position] = Term(
        Variable(index: names[position]), scratch.form.coefficients.base[position])
    }
    scratch.functions.append(
      CostFunction(firstTerm: start, termCount: count, freeCount: freeCount))
    for position in 0..<Int(freeCount) {
      let row = variables.base + Int(names[position])
      row.pointee.degree += 1
      if count == 1 {
        row.pointee.ownFunction = index
      } else {
        let entry = scratch.occurrences.count
        scratch.occurrences.append(Occurrence(function: index, next: row.pointee.occurrences))
        row.pointee.occurrences = entry
      }
    }
    return index
  }

  /// A live function of the form at hand, looked up with the variable of fewest occurrences.
  private mutating func existingFunction() -> Int32 {
    var rarest = scratch.form.variables[0]
    for position in 1..<scratch.form.freeCount {
      let variable = scratch.form.variables[position]
      if variables[variable].degree < variables[rarest].degree { rarest = variable }
    }
    var entry = variables[rarest].occurrences
    var before: Int32 = -1
    while entry >= 0 {
      let occurrence = scratch.occurrences[entry]
      if scratch.functions[occurrence.function].isDone {
        // Taken out of the list, so that it is met once.
        if before < 0 {
          variables.base[Int(rarest)].occurrences = occurrence.next
        } else {
          scratch.occurrences.base[Int(before)].next = occurrence.next
        }
      } else {
        if hasForm(occurrence.function) { return occurrence.function }
        before = entry
      }
      entry = occurrence.next
    }
    return -1
  }

  @inline(__always)
  private mutating func hasForm(_ index: Int32) -> Bool {
    let function = scratch.functions.base + Int(index)
    guard function.pointee.termCount == scratch.form.count else { return false }
    let terms = scratch.functionTerms.base + Int(function.pointee.firstTerm)
    for position in 0..<Int(function.pointee.termCount) {
      let term = terms[position]
      let coefficient = scratch.form.coefficients.base[position]
      guard term.variable.index == scratch.form.variables.base[position],
        abs(term.coefficient - coefficient) <= 1e-11 * abs(coefficient)
      else { return false }
    }
    return true
  }
}
