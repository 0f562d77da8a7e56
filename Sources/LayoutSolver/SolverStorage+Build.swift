extension SolverStorage {
  /// Builds one component: classes, cost functions, elimination, and the core for what is left.
  mutating func build(_ index: Int32) {
    let component = components[index]
    sortConstraints(of: component)
    scratch.beginComponent()
    scratch.form.hasMetSuggestion = false
    let firstPlacement = placements.count
    buildClasses(component)
    buildFunctions(component)
    placeDefinitions()
    eliminate()
    let core = makeCore()
    settleClasses(component)
    let row = components.base + Int(index)
    row.pointee.firstPlacement = firstPlacement
    row.pointee.placementCount = placements.count - firstPlacement
    row.pointee.core = core
    row.pointee.usesSuggestions = scratch.form.hasMetSuggestion
    row.pointee.isSwept = core >= 0 || placements.count > firstPlacement
  }

  /// Older constraints first, whatever path led here.
  private mutating func sortConstraints(of component: Component) {
    let rows = constraints.base
    var list = UnsafeMutableBufferPointer(
      start: componentConstraints.base + Int(component.firstConstraint),
      count: Int(component.constraintCount))
    for position in 1..<max(1, list.count)
    where rows[Int(list[position - 1])].sequence > rows[Int(list[position])].sequence {
      list.sort { rows[Int($0)].sequence < rows[Int($1)].sequence }
      return
    }
  }

  /// Definitions are worked out after everything that they mention.
  private mutating func placeDefinitions() {
    for position in 0..<scratch.definitions.count {
      let definition = scratch.definitions[position]
      var placement = Placement(
        kind: .affine, variable: definition.variable, firstTerm: definition.firstTerm,
        firstCount: definition.termCount)
      placement.constant = definition.constant
      placements.append(placement)
    }
  }

  /// Shortens all paths, so that a value is one step away, and places what nothing holds.
  private mutating func settleClasses(_ component: Component) {
    for position in 0..<component.variableCount {
      let variable = componentVariables[component.firstVariable + position]
      let node = root(of: variable)
      guard node.parent == variable else { continue }
      let row = variables[variable]
      if row.definition < 0, row.degree == 0 {
        placements.append(Placement(kind: .loose, variable: variable))
      }
    }
  }
}
