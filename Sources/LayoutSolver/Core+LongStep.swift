/// One step of the core: a quantity moves past breakpoints as long as the costs fall.
extension Core {
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
  mutating func step(_ column: Int, isUp: Bool, _ tables: Tables) -> Bool {
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
      let own = Self.slope(functions[function].curve, ownStretch, level, tables)
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
  private mutating func enqueue(
    _ function: Int, place: Int, stretch: Int, from start: Double, rate: Double,
    _ least: Double, _ events: inout EventQueue<Event>, _ tables: Tables
  ) {
    let index = rate > 0 ? stretch : stretch - 1
    guard index >= 0, index < Int(functions[function].curve.count) else { return }
    let distance = (position(function, index, tables) - start) / rate
    events.insert(Event(distance: max(least, distance), place: place, rate: rate, index: index))
  }

  private mutating func addJump(
    _ function: Int, _ event: Event, to move: inout Move, _ tables: Tables
  ) {
    let curve = functions[function].curve
    let after = tables.slopes + Int(curve.slopes) + (event.index + 1) * Int(curve.levelCount)
    let before = after - Int(curve.levelCount)
    for position in 0..<Int(curve.levelCount) {
      let change = abs(event.rate) * (after[position] - before[position])
      let level = tables.level(position, of: curve)
      move.scales[level] = max(move.scales[level], change)
      move.slopes[level] = Self.significant(move.slopes[level] + change, of: move.scales[level])
    }
  }

  /// A sum, or zero when it is rounding beside its largest summand.
  @inline(__always)
  static func significant(_ sum: Double, of scale: Double) -> Double {
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
}
