extension Core {
  /// Where the slopes and breakpoints of curves are.
  struct Tables {
    let slopes: UnsafeMutablePointer<Double>
    let breakpoints: UnsafeMutablePointer<Double>
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
        let level = Int(curve.firstLevel) + position % width
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

  private func sign(of curve: Curve, _ stretch: Int, _ tables: Tables) -> Int {
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

  private func scale(of curve: Curve, _ tables: Tables) -> Double {
    var largest = 1.0
    for position in 0..<Int(curve.count) {
      largest = max(largest, abs(tables.breakpoints[Int(curve.breakpoints) + position]))
    }
    return largest
  }

  /// Position of a breakpoint in terms of the function's `y`.
  @inline(__always)
  private func position(_ function: Int, _ index: Int, _ tables: Tables) -> Double {
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

  private mutating func computeGradients(_ tables: Tables) {
    gradients = Array(repeating: 0, count: nonbasic.count * levelCount)
    gradientScales = gradients
    for place in rows.indices where basic[place] >= 0 {
      addSlope(of: stretch[basic[place]], place: place, times: 1, tables)
    }
  }

  /// Adds the slope that a basic function has on a stretch to the gradients of its columns.
  private mutating func addSlope(
    of stretch: Int, place: Int, times factor: Double, _ tables: Tables
  ) {
    let curve = functions[basic[place]].curve
    let start = tables.slopes + Int(curve.slopes) + stretch * Int(curve.levelCount)
    let first = Int(curve.firstLevel)
    let count = Int(curve.levelCount)
    let stride = levelCount
    rows[place].withUnsafeBufferPointer { entries in
      gradients.withUnsafeMutableBufferPointer { gradients in
        gradientScales.withUnsafeMutableBufferPointer { scales in
          for entry in entries {
            let target = Int(entry.column) * stride + first
            for level in 0..<count {
              let change = factor * entry.coefficient * start[level]
              gradients[target + level] += change
              scales[target + level] = max(scales[target + level], abs(change))
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
  private func fall(_ column: Int, _ tables: Tables) -> (isUp: Bool, level: Int, slope: Double)? {
    let function = nonbasic[column]
    for isUp in [true, false] {
      let side = breakpoint[function] + (isUp ? 1 : 0)
      for level in 0..<levelCount {
        let own = slope(function, side, level, tables)
        let rest = gradients[column * levelCount + level]
        let scale = max(gradientScales[column * levelCount + level], abs(own), levelFloors[level])
        let sum = Self.significant(own + rest, of: scale)
        if sum == 0 { continue }
        if (sum < 0) == isUp { return (isUp, level, abs(sum)) }
        break
      }
    }
    return nil
  }

  @inline(__always)
  private func slope(_ function: Int, _ stretch: Int, _ level: Int, _ tables: Tables) -> Double {
    let curve = functions[function].curve
    let position = level - Int(curve.firstLevel)
    guard position >= 0, position < Int(curve.levelCount) else { return 0 }
    return tables.slopes[Int(curve.slopes) + stretch * Int(curve.levelCount) + position]
  }

  // MARK: Stepping

  /// The next breakpoint on the way of one quantity.
  private struct Event {
    var distance: Double
    /// Place of the row; −1 for the moving column itself.
    var place: Int
    var rate: Double
    /// Breakpoint that is met.
    var index: Int
  }

  /// A column on its way.
  private struct Move {
    let column: Int
    /// The function that the column hosts, and where it sets out.
    let function: Int
    let start: Double
    let direction: Double
    var stretch: Int
    /// What going on costs, by level, and the largest summand of each.
    var slopes: [Double]
    var scales: [Double]
    /// Rows in which the column occurs.
    let places: [Int]
    let rates: [Double]
    var events = EventQueue<Event> { ($0.distance, $0.place) < ($1.distance, $1.place) }

    /// Whether going on lowers the costs.
    var isFalling: Bool {
      for slope in slopes where slope != 0 { return slope < 0 }
      return false
    }
  }

  /// Moves a column to where the fall of the costs ends; false when it ends nowhere, as numbers have
  /// overflowed or rounding made a fall where there is none.
  private mutating func step(_ column: Int, isUp: Bool, _ tables: Tables) -> Bool {
    var move = begin(column, isUp: isUp, tables)
    while let event = move.events.pop() {
      let function = event.place < 0 ? move.function : basic[event.place]
      addJump(function, event, to: &move, tables)
      guard move.isFalling else {
        end(move, at: event, tables)
        return true
      }
      pass(event, function, &move.stretch, tables)
      enqueue(
        function, place: event.place, stretch: event.place < 0 ? move.stretch : stretch[function],
        from: event.place < 0 ? move.start : value[function], rate: event.rate, event.distance,
        &move.events, tables)
    }
    computeValues(tables)
    computeGradients(tables)
    return false
  }

  private mutating func begin(_ column: Int, isUp: Bool, _ tables: Tables) -> Move {
    let direction = isUp ? 1.0 : -1.0
    let function = nonbasic[column]
    let ownStretch = breakpoint[function] + (isUp ? 1 : 0)
    let places = livePlaces(of: column)
    var move = Move(
      column: column, function: function, start: value[function], direction: direction,
      stretch: ownStretch, slopes: Array(repeating: 0, count: levelCount),
      scales: Array(repeating: 0, count: levelCount), places: places,
      rates: places.map { direction * coefficient($0, column) })
    for level in 0..<levelCount {
      let own = slope(function, ownStretch, level, tables)
      let position = column * levelCount + level
      move.scales[level] = max(gradientScales[position], abs(own), levelFloors[level])
      move.slopes[level] = Self.significant(
        direction * (gradients[position] + own), of: move.scales[level])
    }
    enqueue(
      function, place: -1, stretch: ownStretch, from: move.start, rate: direction, 0,
      &move.events, tables)
    // A rate that is small beside the others is rounding, and would spoil the dictionary as a pivot.
    let least = 1e-7 * move.rates.reduce(0) { max($0, abs($1)) }
    for (place, rate) in zip(places, move.rates) where abs(rate) > least {
      enqueue(
        basic[place], place: place, stretch: stretch[basic[place]], from: value[basic[place]],
        rate: rate, 0, &move.events, tables)
    }
    return move
  }

  /// Ends a move at a breakpoint of the column itself or of a row, which is exchanged with it.
  private mutating func end(_ move: Move, at event: Event, _ tables: Tables) {
    for (place, rate) in zip(move.places, move.rates) {
      value[basic[place]] += rate * event.distance
    }
    if event.place < 0 {
      breakpoint[move.function] = event.index
      value[move.function] = position(move.function, event.index, tables)
    } else {
      value[move.function] = move.start + move.direction * event.distance
      exchange(event, column: move.column, ownStretch: move.stretch, move.places, tables)
    }
  }

  /// Puts the next breakpoint of a function on the list, if there is one in the direction.
  private func enqueue(
    _ function: Int, place: Int, stretch: Int, from start: Double, rate: Double,
    _ least: Double, _ events: inout EventQueue<Event>, _ tables: Tables
  ) {
    let index = rate > 0 ? stretch : stretch - 1
    guard index >= 0, index < Int(functions[function].curve.count) else { return }
    let distance = (position(function, index, tables) - start) / rate
    events.insert(Event(distance: max(least, distance), place: place, rate: rate, index: index))
  }

  private func addJump(_ function: Int, _ event: Event, to move: inout Move, _ tables: Tables) {
    let curve = functions[function].curve
    let after = tables.slopes + Int(curve.slopes) + (event.index + 1) * Int(curve.levelCount)
    let before = after - Int(curve.levelCount)
    for position in 0..<Int(curve.levelCount) {
      let change = abs(event.rate) * (after[position] - before[position])
      let level = Int(curve.firstLevel) + position
      move.scales[level] = max(move.scales[level], change)
      move.slopes[level] = Self.significant(move.slopes[level] + change, of: move.scales[level])
    }
  }

  /// A sum, or zero when it is rounding beside its largest summand.
  @inline(__always)
  private static func significant(_ sum: Double, of scale: Double) -> Double {
    abs(sum) <= 1e-9 * scale ? 0 : sum
  }

  /// Goes past a breakpoint.
  private mutating func pass(
    _ event: Event, _ function: Int, _ ownStretch: inout Int, _ tables: Tables
  ) {
    let change = event.rate > 0 ? 1 : -1
    guard event.place >= 0 else {
      ownStretch += change
      return
    }
    addSlope(of: stretch[function], place: event.place, times: -1, tables)
    stretch[function] += change
    addSlope(of: stretch[function], place: event.place, times: 1, tables)
  }

  /// Exchanges the moving column with the row that stops it.
  private mutating func exchange(
    _ event: Event, column: Int, ownStretch: Int, _ places: [Int], _ tables: Tables
  ) {
    let place = event.place
    let leaving = basic[place]
    let entering = nonbasic[column]
    addSlope(of: stretch[leaving], place: place, times: -1, tables)
    let own = column * levelCount..<(column + 1) * levelCount
    let gradient = Array(gradients[own])
    pivot(place: place, column: column, places: places)
    for position in own { (gradients[position], gradientScales[position]) = (0, 0) }
    for entry in rows[place] {
      let target = Int(entry.column) * levelCount
      for level in 0..<levelCount {
        let change = gradient[level] * entry.coefficient
        gradients[target + level] += change
        gradientScales[target + level] = max(gradientScales[target + level], abs(change))
      }
    }
    basic[place] = entering
    nonbasic[column] = leaving
    breakpoint[leaving] = event.index
    value[leaving] = position(leaving, event.index, tables)
    stretch[entering] = ownStretch
    addSlope(of: ownStretch, place: place, times: 1, tables)
    columnRows[column].append(Int32(place))
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

/// A binary heap.
struct EventQueue<Element> {
  private var elements: [Element] = []
  private let isBefore: (Element, Element) -> Bool

  init(_ isBefore: @escaping (Element, Element) -> Bool) { self.isBefore = isBefore }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, isBefore(elements[index], elements[(index - 1) / 2]) {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func pop() -> Element? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    guard !elements.isEmpty else { return first }
    elements[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < elements.count && isBefore(elements[child], elements[least]) {
        least = child
      }
      if least == index { return first }
      elements.swapAt(index, least)
      index = least
    }
  }
}
