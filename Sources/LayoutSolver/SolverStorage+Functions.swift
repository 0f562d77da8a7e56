/// Step 3 of a solve: everything but required equalities becomes a cost function of one linear
/// form. Functions of the same form are added up.
extension SolverStorage {
  mutating func buildFunctions(_ component: Component) {
    collectLevels(component)
    for position in 0..<component.constraintCount {
      let slot = componentConstraints[component.firstConstraint + position]
      let row = constraints[slot]
      if row.isRequiredEquality { continue }
      gather(slot)
      if scratch.form.freeCount > 0 { addKink(row.relation, level: level(of: row.priority)) }
    }
  }

  // MARK: Levels

  private mutating func collectLevels(_ component: Component) {
    var last = 0.0
    for position in 0..<component.constraintCount {
      let row = constraints[componentConstraints[component.firstConstraint + position]]
      if row.priority == last || row.isRequiredEquality { continue }
      last = row.priority
      insertLevel(last)
      if scratch.levels.count > Self.fewLevels { return collectManyLevels(component) }
    }
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
  private mutating func insertLevel(_ priority: Double) {
    let place = level(of: priority)
    if place < scratch.levels.count, scratch.levels[place] == priority { return }
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
  private func level(of priority: Double) -> Int32 {
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
    let kink = Kink(
      position: -scratch.form.constant / lead, left: left,
      jump: (costsAbove ? weight : 0) - left, level: level, next: -1)
    let function = functionOfForm(divisor: lead)
    let index = scratch.kinks.count
    scratch.kinks.append(kink)
    let row = scratch.functions.base + Int(function)
    scratch.kinks.base[Int(index)].next = row.pointee.firstKink
    row.pointee.firstKink = index
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
    let index = scratch.functions.count
    let start = scratch.functionTerms.count
    scratch.functionTerms.append(Term(Variable(index: lead), 1))
    for position in 1..<max(1, count) {
      scratch.functionTerms.append(
        Term(
          Variable(index: scratch.form.variables[position]), scratch.form.coefficients[position]))
    }
    let freeCount = scratch.form.freeCount
    scratch.functions.append(
      CostFunction(firstTerm: start, termCount: count, freeCount: freeCount))
    for position in 0..<freeCount {
      let row = variables.base + Int(scratch.form.variables[position])
      row.pointee.degree += 1
      if count == 1 {
        row.pointee.ownFunction = index
      } else {
        scratch.occurrences.append(Occurrence(function: index, next: row.pointee.occurrences))
        row.pointee.occurrences = scratch.occurrences.count - 1
      }
    }
    return index
  }

  /// A live function of the form at hand, looked up with the variable of fewest occurrences.
  private func existingFunction() -> Int32 {
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

  private func hasForm(_ index: Int32) -> Bool {
    let function = scratch.functions[index]
    guard function.termCount == scratch.form.count else { return false }
    for position in 0..<function.termCount {
      let term = scratch.functionTerms[function.firstTerm + position]
      let coefficient = scratch.form.coefficients[position]
      guard term.variable.index == scratch.form.variables[position],
        abs(term.coefficient - coefficient) <= 1e-11 * abs(coefficient)
      else { return false }
    }
    return true
  }

  // MARK: Curves

  /// Brings a function's curve up to date with its kinks.
  mutating func settleCurve(of index: Int32) -> Curve {
    let function = scratch.functions[index]
    guard function.kinkCount > 0 || function.firstPending >= 0 else { return function.curve }
    var curve = function.curve
    if function.kinkCount > 0 {
      let own = makeCurve(of: function)
      curve = curve.levelCount > 0 ? sum(curve, own) : own
    }
    if function.firstPending >= 0 { curve = sum([curve] + pendingCurves(of: function)) }
    let row = scratch.functions.base + Int(index)
    row.pointee.curve = curve
    row.pointee.firstKink = -1
    row.pointee.kinkCount = 0
    row.pointee.firstPending = -1
    return curve
  }

  /// Adds a curve to a function; it is merged in when the function is needed, as many at once cost
  /// less than one after the other.
  mutating func add(_ curve: Curve, to index: Int32) {
    let row = scratch.functions.base + Int(index)
    if row.pointee.kinkCount == 0, row.pointee.curve.levelCount == 0 {
      row.pointee.curve = curve
      return
    }
    scratch.pending.append(PendingCurve(curve: curve, next: row.pointee.firstPending))
    row.pointee.firstPending = scratch.pending.count - 1
  }

  /// In the order in which they were added.
  func pendingCurves(of function: CostFunction) -> [Curve] {
    var curves: [Curve] = []
    var entry = function.firstPending
    while entry >= 0 {
      curves.append(scratch.pending[entry].curve)
      entry = scratch.pending[entry].next
    }
    return curves.reversed()
  }

  private mutating func makeCurve(of function: CostFunction) -> Curve {
    sortKinks(of: function)
    let kinks = scratch.kinkOrder.base
    var curve = levels(of: kinks, count: function.kinkCount)
    let width = curve.levelCount
    curve.slopes = extendSlopes(stretches: function.kinkCount + 1, levels: width)
    curve.breakpoints = breakpoints.extend(by: function.kinkCount)
    var slope = slopes.base + Int(curve.slopes)
    slope.initialize(repeating: 0, count: Int(width))
    for position in 0..<Int(function.kinkCount) {
      slope[Int(place(of: kinks[position].level, in: curve))] += kinks[position].left
    }
    for position in 0..<Int(function.kinkCount) {
      let kink = kinks[position]
      if curve.count == 0
        || !Self.areSame(breakpoints[curve.breakpoints + curve.count - 1], kink.position)
      {
        breakpoints[curve.breakpoints + curve.count] = kink.position
        curve.count += 1
        (slope + Int(width)).update(from: slope, count: Int(width))
        slope += Int(width)
      }
      let level = Int(place(of: kink.level, in: curve))
      slope[level] = Self.sum(slope[level], kink.jump)
    }
    slopes.truncate(to: curve.slopes + width * (curve.count + 1))
    breakpoints.truncate(to: curve.breakpoints + curve.count)
    return curve
  }

  /// A curve with the levels that kinks have, and nothing else yet.
  private mutating func levels(of kinks: UnsafeMutablePointer<Kink>, count: Int32) -> Curve {
    var (low, high) = (kinks[0].level, kinks[0].level)
    for position in 1..<max(1, Int(count)) {
      low = min(low, kinks[position].level)
      high = max(high, kinks[position].level)
    }
    if high - low < max(Curve.widestWindow, 4 &* count) {
      return Curve(firstLevel: low, levelCount: high - low + 1)
    }
    return listCurve(Set((0..<Int(count)).map { kinks[$0].level }).sorted())
  }

  /// The kinks of a function in the order of position.
  private mutating func sortKinks(of function: CostFunction) {
    scratch.kinkOrder.truncate(to: 0)
    var entry = function.firstKink
    while entry >= 0 {
      scratch.kinkOrder.append(scratch.kinks[entry])
      entry = scratch.kinks[entry].next
    }
    var list = UnsafeMutableBufferPointer(
      start: scratch.kinkOrder.base, count: Int(function.kinkCount))
    if list.count > 24 {
      list.sort { ($0.position, $0.level) < ($1.position, $1.level) }
      return
    }
    for position in 1..<max(1, list.count) {
      let kink = list[position]
      var place = position
      while place > 0, list[place - 1].position > kink.position {
        list[place] = list[place - 1]
        place -= 1
      }
      list[place] = kink
    }
  }

  /// Whether two positions are the same but for rounding.
  @inline(__always)
  static func areSame(_ left: Double, _ right: Double) -> Bool {
    left == right || abs(left - right) <= 1e-12 * max(abs(left), abs(right))
  }

  /// A sum that is exactly zero where its summands cancel.
  @inline(__always)
  static func sum(_ left: Double, _ right: Double) -> Double {
    let result = left + right
    return abs(result) <= 1e-11 * max(abs(left), abs(right)) ? 0 : result
  }
}
