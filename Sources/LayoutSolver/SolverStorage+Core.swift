extension SolverStorage {
  /// Hands the functions that elimination left to a core; −1 when there is none.
  @inline(__always)
  mutating func makeCore() -> Int32 {
    for index in 0..<Int(scratch.functions.count) where !scratch.functions.base[index].isDone {
      return makeCoreOfRest()
    }
    return -1
  }

  private mutating func makeCoreOfRest() -> Int32 {
    var locals: [Int32: Int32] = [:]
    var list: [Int32] = []
    var left: [Int32] = []
    for index in 0..<scratch.functions.count where !scratch.functions[index].isDone {
      _ = settleCurve(of: index)
      let function = scratch.functions[index]
      left.append(index)
      for position in 0..<function.freeCount {
        let variable = scratch.functionTerms[function.firstTerm + position].variable.index
        if locals[variable] == nil {
          locals[variable] = Int32(list.count)
          list.append(variable)
        }
      }
    }
    var core = Core(variables: list, levelCount: Int(scratch.levels.count))
    for index in left {
      let function = scratch.functions[index]
      var row = Core.Row(curve: function.curve)
      var entries: [Core.Entry] = []
      for position in 0..<function.termCount {
        let term = scratch.functionTerms[function.firstTerm + position]
        if position < function.freeCount {
          entries.append(
            Core.Entry(column: locals[term.variable.index]!, coefficient: term.coefficient))
        } else {
          row.suggested.append(term)
        }
      }
      core.add(row, terms: entries)
    }
    cores.append(core)
    return Int32(cores.count - 1)
  }

  /// Solves a core for the suggested values as they are now.
  mutating func solveCore(_ index: Int32) {
    guard var core = cores[Int(index)] else { return }
    // Taken out, so that nothing is copied.
    cores[Int(index)] = nil
    defer { cores[Int(index)] = core }
    for row in core.functions.indices {
      core.functions[row].offset = core.functions[row].suggested.reduce(0) {
        $0 + $1.coefficient * values[$1.variable.index]
      }
    }
    let tables = Core.Tables(
      slopes: slopes.base, breakpoints: breakpoints.base, levels: levelLists.base)
    core.minimize(tables)
    for (variable, value) in zip(core.variables, core.variableValues(tables)) {
      values[variable] = value
    }
  }
}
