/// Step 6 of a solve: values, in the reverse order of elimination.
extension SolverStorage {
  mutating func sweep(_ index: Int32) {
    let component = components[index]
    if component.core >= 0 { solveCore(component.core) }
    var position = component.firstPlacement + component.placementCount
    while position > component.firstPlacement {
      position -= 1
      place(placements[position])
    }
  }

  @inline(__always)
  private mutating func place(_ placement: Placement) {
    switch placement.kind {
    case .affine:
      let rest = sum(placement.firstTerm, placement.firstCount)
      values[placement.variable] = placement.constant + rest
    case .pair:
      let own = sum(placement.firstTerm, placement.firstCount)
      let other = sum(placement.firstTerm + placement.firstCount, placement.secondCount)
      let share = share(of: own + other, placement)
      values[placement.variable] = (share - own) * placement.sign
    case .loose:
      let node = classes[classes[placement.variable].oldest]
      let isOldest = classes[placement.variable].oldest == placement.variable
      values[placement.variable] = isOldest ? 0 : -node.offset / node.scale
    }
  }

  @inline(__always)
  private mutating func sum(_ first: Int32, _ count: Int32) -> Double {
    var sum = 0.0
    for position in first..<first + count {
      let term = formTerms[position]
      sum += term.coefficient * value(of: term.variable.index)
    }
    return sum
  }

  /// Argument of the first of two functions where both have a given sum.
  private mutating func share(of total: Double, _ placement: Placement) -> Double {
    let ends = breakpoints.base + Int(placement.breakpoints)
    let firsts = shares.base + Int(placement.shares)
    let last = Int(placement.breakpointCount) - 1
    if total <= ends[0] {
      return placement.firstMovesLeft ? firsts[0] + (total - ends[0]) : firsts[0]
    }
    if total >= ends[last] {
      return placement.firstMovesRight ? firsts[last] + (total - ends[last]) : firsts[last]
    }
    var (low, high) = (0, last)
    while high - low > 1 {
      let middle = (low + high) / 2
      if ends[middle] <= total { low = middle } else { high = middle }
    }
    return min(firsts[low] + (total - ends[low]), firsts[high])
  }

  // MARK: Reading

  @inline(__always)
  mutating func value(of variable: Int32) -> Double {
    let node = classes[variable]
    return node.scale * values[node.parent] + node.offset
  }

  mutating func read(_ list: [Variable], into target: UnsafeMutableBufferPointer<Double>) {
    let nodes = classes.base
    let known = values.base
    list.withUnsafeBufferPointer { list in
      for position in list.indices {
        let node = nodes[Int(list[position].index)]
        target[position] = node.scale * known[Int(node.parent)] + node.offset
      }
    }
  }

  /// A constraint's left side.
  mutating func residual(of slot: Int32) -> Double {
    let row = constraints[slot]
    var sum = row.constant
    for position in row.firstTerm..<row.firstTerm + row.termCount {
      sum += terms[position].coefficient * value(of: terms[position].variable.index)
    }
    return sum
  }
}
