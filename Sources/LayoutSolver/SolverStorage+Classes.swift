/// Step 2 of a solve: required equalities tie variables into classes.
///
/// In a class every variable is an affine function of one of them:
///
///     variable = scale · root + offset
///
/// An equality over two classes joins them. One over more waits until other equalities have made
/// two of its classes one; what is left defines one root by the others.
extension SolverStorage {
  /// Builds the classes of a component. Equalities that contradict earlier ones are left out; where
  /// there are such, all is done again with the firm ones before the others.
  mutating func buildClasses(_ component: Component) {
    let start = formTerms.count
    beginClasses(component)
    scratch.hasContradiction = false
    tieEqualities(of: component) { _ in true }
    guard scratch.hasContradiction, firmHoldsFirst, hasFirmAndOthers(component) else { return }
    scratch.definitions.truncate(to: 0)
    formTerms.truncate(to: start)
    beginClasses(component)
    tieEqualities(of: component) { $0.isFirm }
    tieEqualities(of: component) { !$0.isFirm }
  }

  private mutating func hasFirmAndOthers(_ component: Component) -> Bool {
    var (hasFirm, hasOthers) = (false, false)
    for position in 0..<component.constraintCount {
      let row = constraints[componentConstraints[component.firstConstraint + position]]
      guard row.isRequiredEquality else { continue }
      if row.isFirm { hasFirm = true } else { hasOthers = true }
    }
    return hasFirm && hasOthers
  }

  /// Every variable is a class of its own again.
  private mutating func beginClasses(_ component: Component) {
    for position in 0..<component.variableCount {
      let variable = componentVariables[component.firstVariable + position]
      classes[variable] = ClassNode(index: variable)
      let row = variables.base + Int(variable)
      row.pointee.definition = -1
      row.pointee.degree = 0
      row.pointee.ownFunction = -1
      row.pointee.occurrences = -1
    }
  }

  /// Takes in those required equalities that fulfil a condition.
  @inline(__always)
  private mutating func tieEqualities(
    of component: Component, where isIncluded: (ConstraintRow) -> Bool
  ) {
    scratch.wide.truncate(to: 0)
    for position in 0..<component.constraintCount {
      let slot = componentConstraints[component.firstConstraint + position]
      guard constraints[slot].isRequiredEquality, isIncluded(constraints[slot]) else { continue }
      if !tie(slot, definesWide: false) { scratch.wide.append(slot) }
    }
    joinWide()
  }

  /// Takes in the wide equalities until no more of them become narrow; then each that is left
  /// defines a root, or joins two where definitions have made it narrow meanwhile.
  private mutating func joinWide() {
    if goOverWide() { joinNarrowed() }
    for position in 0..<scratch.wide.count { _ = tie(scratch.wide[position], definesWide: true) }
  }

  /// Goes over the wide equalities once; whether some have become narrow.
  private mutating func goOverWide() -> Bool {
    let before = scratch.wide.count
    var left: Int32 = 0
    for position in 0..<before {
      let slot = scratch.wide[position]
      if tie(slot, definesWide: false) { continue }
      scratch.wide[left] = slot
      left += 1
    }
    scratch.wide.truncate(to: left)
    return left < before
  }

  /// Goes on until no wide equality becomes narrow, round by round in order of age; a round looks
  /// only at those of whose roots one has been hung on another since.
  private mutating func joinNarrowed() {
    var rounds = WideRounds(count: Int(scratch.wide.count))
    for position in 0..<scratch.wide.count {
      gather(scratch.wide[position])
      for place in 0..<scratch.form.freeCount {
        rounds.watch(position, root: scratch.form.variables[place])
      }
    }
    while let position = rounds.next() {
      guard tie(scratch.wide[position], definesWide: false) else { continue }
      rounds.finish(position)
      for place in 0..<scratch.form.freeCount {
        let root = scratch.form.variables[place]
        let parent = classes[root].parent
        if parent != root { rounds.hang(root, on: parent) }
      }
    }
    var left: Int32 = 0
    for position in 0..<scratch.wide.count where !rounds.isFinished(position) {
      scratch.wide[left] = scratch.wide[position]
      left += 1
    }
    scratch.wide.truncate(to: left)
  }

  /// Takes in one equality; false when it is too wide for now.
  private mutating func tie(_ slot: Int32, definesWide: Bool) -> Bool {
    gather(slot)
    let freeCount = scratch.form.freeCount
    let count = scratch.form.count
    // Between known values only, an equality holds or is broken, whatever is done.
    if freeCount == 0 {
      if abs(scratch.form.constant) > LayoutSolver.tolerance { scratch.hasContradiction = true }
      return true
    }
    let first = scratch.form.variables[0]
    let coefficient = scratch.form.coefficients[0]
    if count == 1 {
      hang(first, on: Self.one, scale: 0, offset: -scratch.form.constant / coefficient)
      return true
    }
    if count == 2 {
      join(
        first, coefficient, scratch.form.variables[1], scratch.form.coefficients[1],
        isSecondFree: freeCount == 2)
      return true
    }
    if definesWide { define() }
    return definesWide
  }

  @inline(__always)
  private mutating func hang(_ variable: Int32, on root: Int32, scale: Double, offset: Double) {
    let node = classes.base + Int(variable)
    node.pointee.parent = root
    node.pointee.scale = scale
    node.pointee.offset = offset
  }

  /// Makes one class of two, given `Σ coefficient · root + constant = 0`. The smaller one is hung
  /// under the larger one, the younger among equals; anything is hung under a suggested variable.
  private mutating func join(
    _ first: Int32, _ firstCoefficient: Double, _ second: Int32, _ secondCoefficient: Double,
    isSecondFree: Bool
  ) {
    let nodes = classes.base
    var (below, above) = (first, second)
    var (own, other) = (firstCoefficient, secondCoefficient)
    if isSecondFree {
      let (a, b) = (nodes[Int(first)].size, nodes[Int(second)].size)
      if a > b || (a == b && nodes[Int(first)].oldest < nodes[Int(second)].oldest) {
        swap(&below, &above)
        swap(&own, &other)
      }
      nodes[Int(above)].size += nodes[Int(below)].size
      nodes[Int(above)].oldest = min(nodes[Int(above)].oldest, nodes[Int(below)].oldest)
    }
    hang(below, on: above, scale: -other / own, offset: -scratch.form.constant / own)
  }

  /// Defines one free root of the form at hand by the rest: of those with a coefficient that is not
  /// small, the one with the smallest class, the youngest among equals.
  private mutating func define() {
    let count = scratch.form.count
    var largest = 0.0
    for position in 0..<scratch.form.freeCount {
      largest = max(largest, abs(scratch.form.coefficients[position]))
    }
    var best: Int32 = -1
    for position in 0..<scratch.form.freeCount
    where abs(scratch.form.coefficients[position]) >= 0.1 * largest {
      guard best >= 0 else {
        best = position
        continue
      }
      let own = classes[scratch.form.variables[position]]
      let other = classes[scratch.form.variables[best]]
      if (own.size, -own.oldest) < (other.size, -other.oldest) { best = position }
    }
    let factor = -1 / scratch.form.coefficients[best]
    let start = formTerms.count
    for position in 0..<count where position != best {
      formTerms.append(
        Term(
          Variable(index: scratch.form.variables[position]),
          scratch.form.coefficients[position] * factor))
    }
    let variable = scratch.form.variables[best]
    variables.base[Int(variable)].definition = scratch.definitions.count
    scratch.definitions.append(
      Definition(
        variable: variable, firstTerm: start, termCount: count - 1,
        constant: scratch.form.constant * factor, revision: scratch.definitions.count + 1))
  }
}
