/// Step 1 of a solve: what hangs together.
extension SolverStorage {
  mutating func solve() {
    // Components that are gone leave their parts behind; at twice the need all is built again.
    if builtLength() > 2 * fullLength + 65_536 { isAllDirty = true }
    let sweepsAll = news.count > 0
    takeNews()
    if isAllDirty {
      for component in 0..<components.count where components[component].isLive {
        markDirty(component)
      }
    }
    if added.count > 0 || dirtyComponents.count > 0 || released.count > 0 {
      compactTerms()
      rebuild(sweepsAll: sweepsAll)
      if isAllDirty || fullLength == 0 { fullLength = builtLength() }
      isAllDirty = false
    } else if sweepsAll {
      for position in 0..<sweptComponents.count { sweep(sweptComponents[position]) }
    }
  }

  /// Numbers that the buffers of built things hold, dead or alive.
  private mutating func builtLength() -> Int {
    Int(slopes.count) + Int(breakpoints.count) + Int(formTerms.count) + Int(placements.count)
      + Int(shares.count) + Int(levelLists.count)
      + Int(componentVariables.count) + Int(componentConstraints.count) + cores.count * 64
  }

  /// Gives known variables their new values.
  private mutating func takeNews() {
    for position in 0..<news.count {
      let known = news[position]
      if variables[known.variable].kind != .free { values[known.variable] = known.value }
    }
    news.truncate(to: 0)
  }

  /// Builds the dirty components again, as many or few as they fall into now.
  private mutating func rebuild(sweepsAll: Bool) {
    collectDirty()
    reserve()
    partition()
    for position in 0..<scratch.newComponents.count { build(scratch.newComponents[position]) }
    collectSwept()
    if sweepsAll {
      for position in 0..<sweptComponents.count { sweep(sweptComponents[position]) }
    }
    for position in 0..<scratch.newComponents.count {
      let component = scratch.newComponents[position]
      // Those that suggestions move were swept with the others.
      if sweepsAll, components[component].isSwept, components[component].usesSuggestions {
        continue
      }
      sweep(component)
    }
    added.truncate(to: 0)
    dirtyComponents.truncate(to: 0)
    released.truncate(to: 0)
  }

  /// Makes room for a build of everything new at once, rather than bit by bit.
  private mutating func reserve() {
    let count = scratch.constraints.count
    componentConstraints.reserve(componentConstraints.count + count)
    componentVariables.reserve(componentVariables.count + scratch.variables.count)
    slopes.reserve(slopes.count + 2 * count)
    breakpoints.reserve(breakpoints.count + count / 2)
    formTerms.reserve(formTerms.count + count / 2)
    placements.reserve(placements.count + scratch.variables.count / 4)
  }

  /// Gathers the constraints and variables of everything dirty.
  private mutating func collectDirty() {
    scratch.constraints.truncate(to: 0)
    scratch.fresh.truncate(to: 0)
    scratch.variables.truncate(to: 0)
    scratch.fresh.reserve(added.count)
    for position in 0..<added.count {
      let slot = added[position]
      let row = constraints.base + Int(slot)
      guard row.pointee.isLive, row.pointee.component == -1 else { continue }
      row.pointee.component = -2
      scratch.fresh.append(slot)
      let list = terms.base + Int(row.pointee.firstTerm)
      for term in 0..<Int(row.pointee.termCount) { visit(list[term].variable) }
    }
    for position in 0..<released.count { visit(Variable(index: released[position])) }
    for position in 0..<dirtyComponents.count { dissolve(dirtyComponents[position]) }
    for position in 0..<scratch.variables.count {
      variables.base[Int(scratch.variables[position])].isVisited = false
    }
    // What is new comes last, so that most lists are in the order of age as they stand.
    if scratch.constraints.count == 0 { swap(&scratch.constraints, &scratch.fresh) }
    for position in 0..<scratch.fresh.count { scratch.constraints.append(scratch.fresh[position]) }
    if isAllDirty { forgetBuilt() }
  }

  /// Notes a variable of a new constraint and has its component built again.
  @inline(__always)
  private mutating func visit(_ variable: Variable) {
    let row = variables.base + Int(variable.index)
    guard row.pointee.kind == .free, !row.pointee.isVisited else { return }
    if row.pointee.component >= 0 {
      markDirty(row.pointee.component)
    } else {
      row.pointee.isVisited = true
      scratch.variables.append(variable.index)
    }
  }

  /// Gives back a component's members.
  private mutating func dissolve(_ index: Int32) {
    let component = components[index]
    for position in 0..<component.variableCount {
      let variable = componentVariables[component.firstVariable + position]
      guard variables[variable].kind == .free, variables[variable].component == index,
        !variables[variable].isVisited
      else { continue }
      variables.base[Int(variable)].isVisited = true
      variables.base[Int(variable)].component = -1
      scratch.variables.append(variable)
    }
    for position in 0..<component.constraintCount {
      let slot = componentConstraints[component.firstConstraint + position]
      guard constraints[slot].isLive, constraints[slot].component == index else { continue }
      constraints.base[Int(slot)].component = -2
      scratch.constraints.append(slot)
    }
    if component.core >= 0 { cores[Int(component.core)] = nil }
    components.base[Int(index)].isLive = false
    components.base[Int(index)].isDirty = false
    freeComponents.append(index)
  }

  /// Empties the buffers of built things; everything is being built again.
  private mutating func forgetBuilt() {
    components.truncate(to: 0)
    freeComponents.truncate(to: 0)
    componentVariables.truncate(to: 0)
    componentConstraints.truncate(to: 0)
    slopes.truncate(to: 0)
    breakpoints.truncate(to: 0)
    shares.truncate(to: 0)
    levelLists.truncate(to: 0)
    formTerms.truncate(to: 0)
    placements.truncate(to: 0)
    cores.removeAll()
  }

  // MARK: Falling into components

  /// Union-find over the free variables of each constraint; components are numbered by their
  /// oldest constraint.
  private mutating func partition() {
    let nodes = classes.base
    for position in 0..<scratch.variables.count {
      let variable = scratch.variables[position]
      nodes[Int(variable)] = ClassNode(index: variable)
    }
    uniteVariables()
    scratch.newComponents.truncate(to: 0)
    countMembers()
    var constraintEnd = componentConstraints.extend(by: scratch.constraints.count)
    var variableEnd = componentVariables.extend(by: scratch.variables.count)
    for position in 0..<scratch.newComponents.count {
      let index = Int(scratch.newComponents[position])
      components.base[index].firstConstraint = constraintEnd
      components.base[index].firstVariable = variableEnd
      constraintEnd += components.base[index].constraintCount
      variableEnd += components.base[index].variableCount
      components.base[index].constraintCount = 0
      components.base[index].variableCount = 0
    }
    distribute()
    componentConstraints.truncate(to: constraintEnd)
    componentVariables.truncate(to: variableEnd)
  }

  /// Until components have numbers, a constraint's component is one of its free variables.
  private mutating func uniteVariables() {
    let (nodes, rows, stated) = (classes.base, variables.base, constraints.base)
    let (list, slots) = (terms.base, scratch.constraints.base)
    for position in 0..<Int(scratch.constraints.count) {
      let row = stated + Int(slots[position])
      var first: Int32 = -1
      let start = Int(row.pointee.firstTerm)
      for term in start..<start + Int(row.pointee.termCount) {
        let variable = list[term].variable.index
        guard rows[Int(variable)].kind == .free else { continue }
        let root = Self.root(of: variable, in: nodes)
        if first < 0 {
          first = root
        } else if first != root {
          first = Self.unite(first, root, in: nodes)
        }
      }
      row.pointee.component = first
    }
  }

  /// Hangs the smaller tree under the larger one; the older root wins among equals.
  @inline(__always)
  private static func unite(
    _ left: Int32, _ right: Int32, in nodes: UnsafeMutablePointer<ClassNode>
  ) -> Int32 {
    let (above, below) =
      nodes[Int(left)].size >= nodes[Int(right)].size ? (left, right) : (right, left)
    nodes[Int(below)].parent = above
    nodes[Int(above)].size += nodes[Int(below)].size
    return above
  }

  @inline(__always)
  private static func root(
    of variable: Int32, in nodes: UnsafeMutablePointer<ClassNode>
  ) -> Int32 {
    var current = variable
    while nodes[Int(current)].parent != current {
      let above = nodes[Int(nodes[Int(current)].parent)].parent
      nodes[Int(current)].parent = above
      current = above
    }
    return current
  }

  /// Makes a component for each root that occurs in a constraint, and counts its members.
  private mutating func countMembers() {
    let nodes = classes.base
    let rows = variables.base
    let (stated, slots) = (constraints.base, scratch.constraints.base)
    for position in 0..<Int(scratch.constraints.count) {
      let row = stated + Int(slots[position])
      guard row.pointee.component >= 0 else { continue }
      let root = rows + Int(Self.root(of: row.pointee.component, in: nodes))
      if root.pointee.component < 0 { root.pointee.component = makeComponent() }
      row.pointee.component = root.pointee.component
      components.base[Int(root.pointee.component)].constraintCount += 1
    }
    for position in 0..<scratch.variables.count {
      let variable = scratch.variables[position]
      let component = rows[Int(Self.root(of: variable, in: nodes))].component
      if component >= 0 { components.base[Int(component)].variableCount += 1 }
    }
  }

  private mutating func makeComponent() -> Int32 {
    let component = Component(
      firstVariable: 0, variableCount: 0, firstConstraint: 0, constraintCount: 0)
    let index: Int32
    if freeComponents.count > 0 {
      index = freeComponents[freeComponents.count - 1]
      freeComponents.truncate(to: freeComponents.count - 1)
      components[index] = component
    } else {
      index = components.count
      components.append(component)
    }
    scratch.newComponents.append(index)
    return index
  }

  private mutating func distribute() {
    let (nodes, rows, parts) = (classes.base, variables.base, components.base)
    let (stated, slots) = (constraints.base, scratch.constraints.base)
    for position in 0..<Int(scratch.constraints.count) {
      let component = stated[Int(slots[position])].component
      guard component >= 0 else { continue }
      let part = parts + Int(component)
      componentConstraints[part.pointee.firstConstraint + part.pointee.constraintCount] =
        slots[position]
      part.pointee.constraintCount += 1
    }
    for position in 0..<scratch.variables.count {
      let variable = scratch.variables[position]
      let component = Int(rows[Int(Self.root(of: variable, in: nodes))].component)
      rows[Int(variable)].component = Int32(component)
      guard component >= 0 else {
        values[variable] = 0
        nodes[Int(variable)] = ClassNode(index: variable)
        continue
      }
      let place =
        components.base[component].firstVariable
        + components.base[component].variableCount
      componentVariables[place] = variable
      components.base[component].variableCount += 1
    }
  }

  /// Squeezes out the terms of removed constraints once they are the larger part.
  private mutating func compactTerms() {
    guard deadTermCount > 1024, deadTermCount > terms.count / 2 else { return }
    var kept = FlatBuffer<Term>(capacity: Int(terms.count - deadTermCount) + 16)
    for slot in 0..<constraints.count where constraints[slot].isLive {
      let row = constraints[slot]
      constraints.base[Int(slot)].firstTerm = kept.count
      for term in row.firstTerm..<row.firstTerm + row.termCount { kept.append(terms[term]) }
    }
    terms = kept
    deadTermCount = 0
  }

  /// Lists the components that a new suggestion moves.
  private mutating func collectSwept() {
    sweptComponents.truncate(to: 0)
    for component in 0..<components.count
    where components[component].isLive && components[component].isSwept
      && components[component].usesSuggestions
    {
      sweptComponents.append(component)
    }
  }
}
