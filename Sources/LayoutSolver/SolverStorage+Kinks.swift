/// The curves of cost functions, of the kinks that constraints are and of what elimination adds.
extension SolverStorage {
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
