/// Which levels a curve stores.
///
/// Most components have a handful of priorities, and curves store a window of them. Where priorities
/// are many and a curve's lie far apart, it has a list of its own, so that its size does not grow with
/// what others use.
extension SolverStorage {
  /// The level at a place among those that a curve stores.
  @inline(__always)
  func level(_ place: Int32, of curve: Curve) -> Int32 {
    curve.isWindow ? curve.firstLevel + place : levelLists[curve.levelList + place]
  }

  /// Where a curve stores a level; out of its range if it does not.
  @inline(__always)
  mutating func place(of level: Int32, in curve: Curve) -> Int32 {
    curve.isWindow ? level - curve.firstLevel : placeInList(of: level, in: curve)
  }

  @inline(never)
  mutating func placeInList(of level: Int32, in curve: Curve) -> Int32 {
    curve.placeInList(of: level, levelLists.base)
  }

  /// A curve with a list of levels, and nothing else yet.
  mutating func listCurve(_ levels: [Int32]) -> Curve {
    let start = levelLists.count
    for level in levels { levelLists.append(level) }
    return Curve(firstLevel: ~start, levelCount: Int32(levels.count))
  }

  /// A curve with the levels of two others, and nothing else yet.
  @inline(__always)
  mutating func united(_ left: Curve, _ right: Curve) -> Curve {
    if left.isWindow, right.isWindow {
      if left.firstLevel == right.firstLevel, left.levelCount == right.levelCount {
        return Curve(firstLevel: left.firstLevel, levelCount: left.levelCount)
      }
      let low = min(left.firstLevel, right.firstLevel)
      let width = max(left.lastLevel, right.lastLevel) - low + 1
      if width <= max(Curve.widestWindow, 2 * (left.levelCount + right.levelCount)) {
        return Curve(firstLevel: low, levelCount: width)
      }
    }
    return unitedList(left, right)
  }

  @inline(never)
  private mutating func unitedList(_ left: Curve, _ right: Curve) -> Curve {
    var levels: [Int32] = []
    var (i, j) = (Int32(0), Int32(0))
    while i < left.levelCount || j < right.levelCount {
      let a = i < left.levelCount ? level(i, of: left) : .max
      let b = j < right.levelCount ? level(j, of: right) : .max
      levels.append(min(a, b))
      if a <= b { i += 1 }
      if b <= a { j += 1 }
    }
    return listCurve(levels)
  }

  /// Where a curve's slopes stand with the levels of another, which has all of them: its own ones if
  /// the levels are the same, else a copy behind everything.
  @inline(__always)
  mutating func align(_ curve: Curve, with target: Curve) -> Int32 {
    curve.firstLevel == target.firstLevel && curve.levelCount == target.levelCount
      ? curve.slopes : spread(curve, over: target)
  }

  private mutating func spread(_ curve: Curve, over target: Curve) -> Int32 {
    let start = extendSlopes(stretches: curve.count + 1, levels: target.levelCount)
    let (own, width) = (Int(curve.levelCount), Int(target.levelCount))
    let rows = slopes.base + Int(start)
    rows.initialize(repeating: 0, count: (Int(curve.count) + 1) * width)
    for position in 0..<own {
      let place = Int(self.place(of: level(Int32(position), of: curve), in: target))
      for stretch in 0...Int(curve.count) {
        rows[stretch * width + place] = slopes.base[Int(curve.slopes) + stretch * own + position]
      }
    }
    return start
  }

  /// Leaves out the levels at which a curve is flat, if it stores many; the curve is the last one in
  /// the buffer of slopes.
  @inline(__always)
  mutating func dropEmptyLevels(of curve: inout Curve) {
    if curve.levelCount > Curve.widestWindow { dropSome(of: &curve) }
  }

  @inline(never)
  private mutating func dropSome(of curve: inout Curve) {
    let width = curve.levelCount
    let used = (0..<width).filter { place in
      (0...curve.count).contains { slopes[curve.slopes + $0 * width + place] != 0 }
    }
    guard used.count <= width / 2, !used.isEmpty else { return }
    let levels = used.map { level($0, of: curve) }
    var target = curve.slopes
    for stretch in 0...curve.count {
      for place in used {
        slopes[target] = slopes[curve.slopes + stretch * width + place]
        target += 1
      }
    }
    slopes.truncate(to: target)
    let narrow = listCurve(levels)
    (curve.firstLevel, curve.levelCount) = (narrow.firstLevel, narrow.levelCount)
  }

  /// Room for the slopes of a curve.
  ///
  /// Positions in buffers have 32 bits. A curve would have to have tens of thousands of breakpoints,
  /// each of a priority of its own, to have more slopes than that.
  mutating func extendSlopes(stretches: Int32, levels: Int32) -> Int32 {
    let (length, overflows) = stretches.multipliedReportingOverflow(by: levels)
    precondition(
      !overflows && !slopes.count.addingReportingOverflow(length).overflow,
      "Too many different priorities in one linear form: more than two thousand million slopes.")
    return slopes.extend(by: length)
  }
}

extension Curve {
  /// Where a curve with a list stores a level; −1 if it does not.
  func placeInList(of level: Int32, _ lists: UnsafeMutablePointer<Int32>) -> Int32 {
    let list = lists + Int(levelList)
    var (low, high) = (0, Int(levelCount))
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < level { low = middle + 1 } else { high = middle }
    }
    return low < Int(levelCount) && list[low] == level ? Int32(low) : -1
  }
}
