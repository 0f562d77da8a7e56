extension Core {
  /// Where the slopes and breakpoints of curves are.
  struct Tables {
    let slopes: UnsafeMutablePointer<Double>
    let breakpoints: UnsafeMutablePointer<Double>
    /// Levels of the curves that store a list of them.
    let levels: UnsafeMutablePointer<Int32>

    /// The level at a place among those that a curve stores.
    @inline(__always)
    func level(_ place: Int, of curve: Curve) -> Int {
      curve.isWindow
        ? Int(curve.firstLevel) + place : Int(levels[Int(curve.levelList) + place])
    }
  }

  /// Goes to the optimum for the offsets at hand.
  mutating func minimize(_ tables: Tables) {
    if start != nil {
      restart()
    } else {
      addedRows = rows
      addedColumnRows = columnRows
      breakpoint = Array(repeating: 0, count: functions.count)
      stretch = Array(repeating: 0, count: functions.count)
      value = Array(repeating: 0, count: functions.count)
      findLevelFloors(tables)
      exchangeVariables()
      for function in nonbasic where function >= 0 { standAtLowest(function, tables) }
      start = Start(
        rows: rows, columnRows: columnRows, basic: basic, nonbasic: nonbasic,
        breakpoint: breakpoint, exchanges: exchanges)
    }
    isOptimal = runShifted(tables)
    // Without the shifts a few steps may be left, which may be of length zero.
    removeShifts()
    if isOptimal, !run(tables, limit: 50 + rows.count) {
      // They went round. Where the shifts lead is as good but for the shifts, and not by steps.
      isOptimal = runShifted(tables)
      removeShifts()
    }
  }

  /// Runs with shifts, larger ones from the start where the limit was met; whether a run ended.
  private mutating func runShifted(_ tables: Tables) -> Bool {
    for attempt in 0..<4 {
      if attempt > 0 { restart() }
      setShifts(tables, attempt: attempt)
      let size = rows.count + nonbasic.count
      if run(tables, limit: 500 + (attempt < 3 ? 10 : 100) * size) { return true }
    }
    return false
  }

  private mutating func restart() {
    guard let start else { return }
    (rows, columnRows, basic) = (start.rows, start.columnRows, start.basic)
    (nonbasic, breakpoint, exchanges) = (start.nonbasic, start.breakpoint, start.exchanges)
    searchStart = 0
  }

  /// Steps after which rounding is looked after.
  private static let stepsBetweenChecks = 200

  /// Computes what follows from the basis anew; the dictionary, too, where rounding has spoiled it.
  private mutating func refresh(_ tables: Tables) {
    if !isAccurate(tables) { renew() }
    computeValues(tables)
    computeGradients(tables)
  }

  /// Whether the dictionary gives every function the value that its form has.
  private mutating func isAccurate(_ tables: Tables) -> Bool {
    let found = variableValues(tables)
    for function in functions.indices {
      var sum = 0.0
      var largest = 1.0
      for entry in addedRows[function] {
        let summand = entry.coefficient * found[Int(entry.column)]
        sum += summand
        largest = max(largest, abs(summand))
      }
      if abs(sum - value[function]) > 1e-9 * largest { return false }
    }
    return true
  }

  /// Takes steps until none lowers the costs; false when there were too many.
  private mutating func run(_ tables: Tables, limit: Int) -> Bool {
    var rounds = 0
    passedOver.removeAll()
    computeValues(tables)
    computeGradients(tables)
    var stepsLeft = limit
    var isFresh = true
    while stepsLeft > 0 {
      guard let (column, isUp) = enteringColumn(tables) else {
        // Rounding adds up; a column may show with a fresh dictionary.
        if isFresh || rounds > 3 { return true }
        refresh(tables)
        isFresh = true
        rounds += 1
        continue
      }
      isFresh = false
      stepsLeft -= 1
      if stepsLeft % Self.stepsBetweenChecks == 0 {
        refresh(tables)
        continue
      }
      if step(column, isUp: isUp, tables) {
        passedOver.removeAll()
      } else {
        passedOver.insert(column)
      }
    }
    return false
  }

  // MARK: State

  /// What slopes of each level are judged against at least: a tenth of the largest.
  private mutating func findLevelFloors(_ tables: Tables) {
    levelFloors = Array(repeating: 0, count: levelCount)
    for function in functions {
      let curve = function.curve
      let width = Int(curve.levelCount)
      for position in 0..<(Int(curve.count) + 1) * width {
        let level = tables.level(position % width, of: curve)
        levelFloors[level] = max(
          levelFloors[level], 0.1 * abs(tables.slopes[Int(curve.slopes) + position]))
      }
    }
  }

  private mutating func standAtLowest(_ function: Int, _ tables: Tables) {
    let curve = functions[function].curve
    var position = 0
    while position + 1 < Int(curve.count), sign(of: curve, position + 1, tables) < 0 {
      position += 1
    }
    breakpoint[function] = position
  }

  private mutating func sign(of curve: Curve, _ stretch: Int, _ tables: Tables) -> Int {
    let start = tables.slopes + Int(curve.slopes) + stretch * Int(curve.levelCount)
    for level in 0..<Int(curve.levelCount) where start[level] != 0 {
      return start[level] < 0 ? -1 : 1
    }
    return 0
  }

  /// Reproducible shifts of about 1e-9 of a function's own largest breakpoint, or of one point where
  /// that is more, different for each row: one far bound does not shift the rest.
  ///
  /// - Parameter attempt: Each attempt has others, ten times as large.
  private mutating func setShifts(_ tables: Tables, attempt: Int) {
    let size = [1e-9, 1e-8, 1e-7, 1e-6][attempt]
    for index in functions.indices {
      var hash = UInt64(index &+ 1 &+ attempt << 32) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
      hash &*= 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 32
      functions[index].shift =
        scale(of: functions[index].curve, tables) * size
        * (1 + Double(hash & 0xFFFF_FFFF) / Double(UInt32.max))
    }
  }

  private mutating func removeShifts() {
    for index in functions.indices { functions[index].shift = 0 }
  }

  private mutating func scale(of curve: Curve, _ tables: Tables) -> Double {
    var largest = 1.0
    for position in 0..<Int(curve.count) {
      largest = max(largest, abs(tables.breakpoints[Int(curve.breakpoints) + position]))
    }
    return largest
  }

  /// Position of a breakpoint in terms of the function's `y`.
  @inline(__always)
  mutating func position(_ function: Int, _ index: Int, _ tables: Tables) -> Double {
    let row = functions[function]
    return tables.breakpoints[Int(row.curve.breakpoints) + index] + row.shift - row.offset
  }

  /// Values of all functions, and the stretches in which the basic ones are.
  mutating func computeValues(_ tables: Tables) {
    for function in nonbasic where function >= 0 {
      value[function] = position(function, breakpoint[function], tables)
    }
    for place in rows.indices where basic[place] >= 0 {
      var sum = 0.0
      for entry in rows[place] {
        let function = nonbasic[Int(entry.column)]
        if function >= 0 { sum += entry.coefficient * value[function] }
      }
      let own = basic[place]
      value[own] = sum
      var position = 0
      let count = Int(functions[own].curve.count)
      while position < count, self.position(own, position, tables) <= sum { position += 1 }
      stretch[own] = position
    }
  }

  mutating func computeGradients(_ tables: Tables) {
    gradients = Array(repeating: 0, count: nonbasic.count * levelCount)
    gradientScales = gradients
    for place in rows.indices where basic[place] >= 0 {
      addSlope(of: stretch[basic[place]], place: place, times: 1, tables)
    }
  }

  /// Adds the slope that a basic function has on a stretch to the gradients of its columns.
  mutating func addSlope(
    of stretch: Int, place: Int, times factor: Double, _ tables: Tables
  ) {
    let curve = functions[basic[place]].curve
    let start = tables.slopes + Int(curve.slopes) + stretch * Int(curve.levelCount)
    let count = Int(curve.levelCount)
    let stride = levelCount
    rows[place].withUnsafeBufferPointer { entries in
      gradients.withUnsafeMutableBufferPointer { gradients in
        gradientScales.withUnsafeMutableBufferPointer { scales in
          for entry in entries {
            for place in 0..<count {
              let target = Int(entry.column) * stride + tables.level(place, of: curve)
              let change = factor * entry.coefficient * start[place]
              gradients[target] += change
              scales[target] = max(scales[target], abs(change))
            }
          }
        }
      }
    }
  }

  // MARK: Choosing a column

  /// A column and direction in which the costs fall: of the first few that are found, the one that
  /// falls at the most important level, the steepest there.
  private mutating func enteringColumn(_ tables: Tables) -> (column: Int, isUp: Bool)? {
    var best: (column: Int, isUp: Bool, level: Int, slope: Double)?
    var found = 0
    for offset in nonbasic.indices {
      var column = searchStart + offset
      if column >= nonbasic.count { column -= nonbasic.count }
      guard nonbasic[column] >= 0, let fall = fall(column, tables),
        passedOver.isEmpty || !passedOver.contains(column)
      else { continue }
      found += 1
      if best == nil || (fall.level, -fall.slope) < (best!.level, -best!.slope) {
        best = (column, fall.isUp, fall.level, fall.slope)
      }
      if found == 8 { break }
    }
    guard let best else { return nil }
    searchStart = best.column + 1 < nonbasic.count ? best.column + 1 : 0
    return (best.column, best.isUp)
  }

  /// The direction in which moving a column lowers the costs, the level at which they fall first, and
  /// how steeply.
  private mutating func fall(
    _ column: Int, _ tables: Tables
  ) -> (isUp: Bool, level: Int, slope: Double)? {
    let curve = functions[nonbasic[column]].curve
    let stretch = breakpoint[nonbasic[column]]
    let first = column * levelCount
    return gradients.withUnsafeBufferPointer { gradients in
      gradientScales.withUnsafeBufferPointer { scales in
        for side in 0...1 {
          // Up first; there the column's own slope is that of the next stretch.
          let isUp = side == 0
          for level in 0..<levelCount {
            let own = Self.slope(curve, stretch + 1 - side, level, tables)
            let scale = max(scales[first + level], abs(own), levelFloors[level])
            let sum = Self.significant(own + gradients[first + level], of: scale)
            if sum == 0 { continue }
            if (sum < 0) == isUp { return (isUp, level, abs(sum)) }
            break
          }
        }
        return nil
      }
    }
  }

  @inline(__always)
  static func slope(_ curve: Curve, _ stretch: Int, _ level: Int, _ tables: Tables) -> Double {
    let position =
      curve.isWindow
      ? level - Int(curve.firstLevel) : Int(curve.placeInList(of: Int32(level), tables.levels))
    guard position >= 0, position < Int(curve.levelCount) else { return 0 }
    return tables.slopes[Int(curve.slopes) + stretch * Int(curve.levelCount) + position]
  }

  // MARK: Results

  /// Values of the variables, by the core's numbering.
  mutating func variableValues(_ tables: Tables) -> [Double] {
    computeValues(tables)
    var quantities = Array(repeating: 0.0, count: variables.count) + value
    for exchange in exchanges.reversed() {
      quantities[exchange.variable] = exchange.terms.reduce(0) {
        $0 + $1.coefficient * quantities[$1.quantity]
      }
    }
    return Array(quantities.prefix(variables.count))
  }
}
