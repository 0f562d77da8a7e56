/// Sums of many curves, and where they are lowest.
extension SolverStorage {
  /// Parts of a function from which on its lowest point is looked for without adding them up.
  private static let manyParts: Int32 = 64

  /// The sum of curves, two and two; what lies between is given back.
  mutating func sum(_ curves: [Curve]) -> Curve {
    let (firstSlope, firstBreakpoint) = (slopes.count, breakpoints.count)
    var parts = curves.filter { $0.levelCount > 0 }
    let isLong = parts.count > 2
    while parts.count > 1 {
      for pair in 0..<parts.count / 2 { parts[pair] = sum(parts[2 * pair], parts[2 * pair + 1]) }
      if parts.count % 2 == 1 { parts[parts.count / 2] = parts[parts.count - 1] }
      parts.removeLast(parts.count / 2)
    }
    var total = parts[0]
    guard isLong, total.slopes >= firstSlope else { return total }
    let length = (total.count + 1) * total.levelCount
    (slopes.base + Int(firstSlope)).update(
      from: slopes.base + Int(total.slopes), count: Int(length))
    (breakpoints.base + Int(firstBreakpoint)).update(
      from: breakpoints.base + Int(total.breakpoints), count: Int(total.count))
    (total.slopes, total.breakpoints) = (firstSlope, firstBreakpoint)
    slopes.truncate(to: firstSlope + length)
    breakpoints.truncate(to: firstBreakpoint + total.count)
    return total
  }

  /// Where a function is lowest, as ``argmin(_:)`` says.
  ///
  /// The sum of thousands of kinks, each of a level of its own, has millions of slopes. Only one of
  /// them is asked for, so the stretch is found by bisection.
  mutating func lowestPoint(of index: Int32) -> Double {
    let function = scratch.functions[index]
    if function.kinkCount <= Self.manyParts, function.firstPending < 0 {
      return argmin(settleCurve(of: index))
    }
    let parts = pendingCurves(of: function) + [function.curve]
    guard Int(function.kinkCount) + parts.count > Self.manyParts else {
      return argmin(settleCurve(of: index))
    }
    var positions: [Double] = []
    forEachKink(of: function) { positions.append($0.position) }
    for part in parts {
      for place in 0..<part.count { positions.append(breakpoints[part.breakpoints + place]) }
    }
    positions.sort()
    var (low, high) = (0, positions.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if signOfSlope(rightOf: positions[middle], function, parts) < 0 {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return positions[low]
  }

  private func forEachKink(of function: CostFunction, _ body: (Kink) -> Void) {
    var entry = function.firstKink
    while entry >= 0 {
      body(scratch.kinks[entry])
      entry = scratch.kinks[entry].next
    }
  }

  /// Sign of the sum of all parts' slopes on the right of a position.
  private func signOfSlope(
    rightOf position: Double, _ function: CostFunction, _ parts: [Curve]
  ) -> Int {
    var sums = Array(repeating: 0.0, count: Int(scratch.levels.count))
    var largest = sums
    func add(_ slope: Double, at level: Int32) {
      sums[Int(level)] += slope
      largest[Int(level)] = max(largest[Int(level)], abs(slope))
    }
    forEachKink(of: function) { kink in
      let isLeft = kink.position > position && !Self.areSame(kink.position, position)
      add(isLeft ? kink.left : kink.left + kink.jump, at: kink.level)
    }
    for part in parts where part.levelCount > 0 {
      var stretch: Int32 = 0
      while stretch < part.count {
        let end = breakpoints[part.breakpoints + stretch]
        if end > position && !Self.areSame(end, position) { break }
        stretch += 1
      }
      for place in 0..<part.levelCount {
        add(slopes[part.slopes + stretch * part.levelCount + place], at: level(place, of: part))
      }
    }
    for level in sums.indices where abs(sums[level]) > FormScratch.cancellation * largest[level] {
      return sums[level] < 0 ? -1 : 1
    }
    return 0
  }
}
