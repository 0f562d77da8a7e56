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

  // MARK: Curves

  /// Brings a function's curve up to date with its kinks.
  mutating func settleCurve(of index: Int32) -> Curve {
    let row = scratch.functions.base + Int(index)
    guard row.pointee.kinkCount > 0 || row.pointee.firstPending >= 0 else {
      return row.pointee.curve
    }
    var curve = row.pointee.curve
    if row.pointee.kinkCount > 0 {
      let own = makeCurve(from: row.pointee.firstKink, count: Int(row.pointee.kinkCount))
      curve = curve.levelCount > 0 ? sum(curve, own) : own
    }
    if row.pointee.firstPending >= 0 { curve = sum(curve, withPendingOf: row.pointee) }
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

  private mutating func sum(_ curve: Curve, withPendingOf function: CostFunction) -> Curve {
    let pending = scratch.pending[function.firstPending]
    if pending.next < 0, curve.levelCount > 0, pending.curve.levelCount > 0 {
      return sum(curve, pending.curve)
    }
    return sum([curve] + pendingCurves(of: function))
  }

  /// In the order in which they were added.
  mutating func pendingCurves(of function: CostFunction) -> [Curve] {
    var curves: [Curve] = []
    var entry = function.firstPending
    while entry >= 0 {
      curves.append(scratch.pending[entry].curve)
      entry = scratch.pending[entry].next
    }
    return curves.reversed()
  }

  /// The sum of the kinks of a list.
  private mutating func makeCurve(from first: Int32, count: Int) -> Curve {
    let kinks = sortKinks(from: first, count: count)
    var curve = levels(of: kinks, count: count)
    let width = Int(curve.levelCount)
    curve.slopes = extendSlopes(stretches: Int32(count) + 1, levels: curve.levelCount)
    curve.breakpoints = breakpoints.extend(by: Int32(count))
    let ends = breakpoints.base + Int(curve.breakpoints)
    var slope = slopes.base + Int(curve.slopes)
    var met = 0
    for level in 0..<width { slope[level] = 0 }
    for position in 0..<count {
      slope[Int(place(of: kinks[position].level, in: curve))] += kinks[position].left
    }
    for position in 0..<count {
      let end = kinks[position].position
      if met == 0 || !Self.areSame(ends[met - 1], end) {
        ends[met] = end
        met += 1
        for level in 0..<width { slope[width + level] = slope[level] }
        slope += width
      }
      let level = Int(place(of: kinks[position].level, in: curve))
      slope[level] = Self.sum(slope[level], kinks[position].jump)
    }
    curve.count = Int32(met)
    slopes.truncate(to: curve.slopes + curve.levelCount * (curve.count + 1))
    breakpoints.truncate(to: curve.breakpoints + curve.count)
    return curve
  }

  /// A curve with the levels that kinks have, and nothing else yet.
  @inline(__always)
  private mutating func levels(of kinks: UnsafeMutablePointer<Kink>, count: Int) -> Curve {
    var (low, high) = (kinks[0].level, kinks[0].level)
    for position in 1..<max(1, count) {
      low = min(low, kinks[position].level)
      high = max(high, kinks[position].level)
    }
    if high - low < max(Curve.widestWindow, 4 &* Int32(count)) {
      return Curve(firstLevel: low, levelCount: high - low + 1)
    }
    return listCurve(Set((0..<count).map { kinks[$0].level }).sorted())
  }

  /// The kinks of a list in the order of position.
  private mutating func sortKinks(from first: Int32, count: Int) -> UnsafeMutablePointer<Kink> {
    scratch.kinkOrder.truncate(to: 0)
    _ = scratch.kinkOrder.extend(by: Int32(count))
    let order = scratch.kinkOrder.base
    let kinks = scratch.kinks.base
    var entry = Int(first)
    if count > 24 {
      for position in 0..<count {
        order[position] = kinks[entry]
        entry = Int(kinks[entry].next)
      }
      var list = UnsafeMutableBufferPointer(start: order, count: count)
      list.sort { ($0.position, $0.level) < ($1.position, $1.level) }
      return order
    }
    for position in 0..<count {
      var place = position
      let end = kinks[entry].position
      while place > 0, order[place - 1].position > end {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = kinks[entry]
      entry = Int(kinks[entry].next)
    }
    return order
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
