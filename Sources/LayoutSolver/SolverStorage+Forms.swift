/// Linear forms over roots of classes: what a constraint says once the required equalities are put in.
extension SolverStorage {
  /// Root of a variable's class; its path is shortened on the way.
  @inline(__always)
  mutating func root(of variable: Int32) -> ClassNode {
    let nodes = classes.base
    let node = nodes[Int(variable)]
    if nodes[Int(node.parent)].parent == node.parent { return node }
    return shortenPath(of: variable)
  }

  private mutating func shortenPath(of variable: Int32) -> ClassNode {
    let nodes = classes.base
    // Up to the root, turning the links round; then down again, each hung on the root.
    var current = variable
    var below: Int32 = -1
    while nodes[Int(nodes[Int(current)].parent)].parent != nodes[Int(current)].parent {
      let above = nodes[Int(current)].parent
      nodes[Int(current)].parent = below
      below = current
      current = above
    }
    var node = nodes[Int(current)]
    while below >= 0 {
      let next = nodes[Int(below)].parent
      let inner = nodes[Int(below)]
      nodes[Int(below)].parent = node.parent
      nodes[Int(below)].scale = inner.scale * node.scale
      nodes[Int(below)].offset = inner.scale * node.offset + inner.offset
      node = nodes[Int(below)]
      below = next
    }
    return node
  }

  /// Adds up a constraint's left side over roots of classes, free ones first.
  mutating func gather(_ slot: Int32) {
    let row = constraints.base + Int(slot)
    if scratch.definitions.count > 0 { refreshDefinitions(of: row.pointee) }
    if row.pointee.termCount <= 2, gatherPair(row) { return }
    gatherMany(row)
  }

  private mutating func refreshDefinitions(of row: ConstraintRow) {
    for position in row.firstTerm..<row.firstTerm + row.termCount {
      refreshDefinition(of: terms[position].variable.index)
    }
  }

  private mutating func gatherMany(_ row: UnsafeMutablePointer<ConstraintRow>) {
    scratch.form.begin(constant: row.pointee.constant)
    let list = terms.base + Int(row.pointee.firstTerm)
    for position in 0..<Int(row.pointee.termCount) {
      accumulate(list[position].variable.index, list[position].coefficient)
    }
    finishForm()
  }

  /// Adds up one or two terms, which most constraints have; false when a definition is among them.
  @inline(__always)
  private mutating func gatherPair(_ row: UnsafeMutablePointer<ConstraintRow>) -> Bool {
    let list = terms.base + Int(row.pointee.firstTerm)
    var constant = row.pointee.constant
    var (first, second) = (Self.noTerm, Self.noTerm)
    if row.pointee.termCount > 0, !resolve(list[0], into: &first, &constant) { return false }
    if row.pointee.termCount > 1, !resolve(list[1], into: &second, &constant) { return false }
    if first.variable.index < 0 { (first, second) = (second, Self.noTerm) }
    if first.variable == second.variable, first.variable.index >= 0 {
      let largest = max(abs(first.coefficient), abs(second.coefficient))
      first.coefficient += second.coefficient
      second = Self.noTerm
      if abs(first.coefficient) <= FormScratch.cancellation * largest { first = second }
    }
    scratch.form.constant = constant
    writePair(first, second)
    return true
  }

  private static var noTerm: Term { Term(Variable(index: -1), 0) }

  /// Writes a term with its class's root, or adds it to the constant; false when it is defined.
  @inline(__always)
  private mutating func resolve(_ term: Term, into result: inout Term, _ constant: inout Double)
    -> Bool
  {
    let rows = variables.base
    let variable = term.variable.index
    switch rows[Int(variable)].kind {
    case .fixed: constant += term.coefficient * values[variable]
    case .suggested: result = term
    case .free:
      let node = root(of: variable)
      if node.parent == variable {
        result = term
      } else {
        constant += term.coefficient * node.offset
        if node.parent == Self.one { return true }
        result = Term(Variable(index: node.parent), term.coefficient * node.scale)
      }
      return rows[Int(node.parent)].definition < 0
    }
    return true
  }

  /// Makes a form of one or two terms, in the order of forms; terms without a variable are left out.
  @inline(__always)
  private mutating func writePair(_ first: Term, _ second: Term) {
    let rows = variables.base
    if first.coefficient == 0 || second.coefficient == 0 {
      let one = first.coefficient == 0 ? second : first
      scratch.form.set(one.coefficient == 0 ? 0 : 1, one, one)
      scratch.form.freeCount = 0
      guard one.coefficient != 0 else { return }
      if rows[Int(one.variable.index)].kind == .free {
        scratch.form.freeCount = 1
      } else {
        scratch.form.hasMetSuggestion = true
      }
      return
    }
    let isFree = rows[Int(first.variable.index)].kind == .free
    let isOtherFree = rows[Int(second.variable.index)].kind == .free
    let isTurned =
      isFree == isOtherFree ? first.variable.index > second.variable.index : isOtherFree
    scratch.form.set(2, isTurned ? second : first, isTurned ? first : second)
    scratch.form.freeCount = (isFree ? 1 : 0) + (isOtherFree ? 1 : 0)
    if !isFree || !isOtherFree { scratch.form.hasMetSuggestion = true }
  }

  /// Adds one term, with its class's root or its definition in its place.
  @inline(__always)
  mutating func accumulate(_ variable: Int32, _ coefficient: Double) {
    var (index, factor) = (variable, coefficient)
    switch variables[variable].kind {
    case .fixed: return scratch.form.addConstant(factor * values[variable])
    case .suggested: break
    case .free:
      let node = root(of: variable)
      if node.parent != variable {
        scratch.form.addConstant(factor * node.offset)
        factor *= node.scale
        index = node.parent
        if index == Self.one { return }
      }
      let definition = variables[index].definition
      if definition >= 0 { return accumulate(scratch.definitions[definition], factor) }
    }
    accumulate(root: index, factor)
  }

  @inline(__always)
  mutating func accumulate(root: Int32, _ factor: Double) {
    let slot = variables.base[Int(root)].slot
    if slot > 0 {
      scratch.form.coefficients.base[Int(slot - 1)] += factor
      let magnitude = scratch.form.magnitudes.base + Int(slot - 1)
      magnitude.pointee = max(magnitude.pointee, abs(factor))
      return
    }
    scratch.form.variables.append(root)
    scratch.form.coefficients.append(factor)
    scratch.form.magnitudes.append(abs(factor))
    variables.base[Int(root)].slot = scratch.form.variables.count
  }

  /// Adds a definition that is up to date: its terms are roots without definitions, or were.
  @inline(never)
  private mutating func accumulate(_ definition: Definition, _ factor: Double) {
    scratch.form.addConstant(factor * definition.constant)
    for position in 0..<definition.termCount {
      let term = formTerms[definition.firstTerm + position]
      let node = root(of: term.variable.index)
      guard variables[term.variable.index].kind == .free else {
        accumulate(root: term.variable.index, term.coefficient * factor)
        continue
      }
      scratch.form.addConstant(factor * term.coefficient * node.offset)
      if node.parent != Self.one {
        accumulate(root: node.parent, term.coefficient * factor * node.scale)
      }
    }
  }

  /// Rewrites the definition behind a variable, if it has one, until it mentions no defined root;
  /// also those on the way to it.
  private mutating func refreshDefinition(of variable: Int32) {
    guard let start = staleDefinition(of: variable) else { return }
    scratch.queue.truncate(to: 0)
    scratch.queue.append(start)
    while scratch.queue.count > 0 {
      let top = scratch.queue[scratch.queue.count - 1]
      let definition = scratch.definitions[top]
      let waiting = scratch.queue.count
      // Two that mention it may both have put it there.
      if definition.revision == scratch.definitions.count {
        scratch.queue.truncate(to: waiting - 1)
        continue
      }
      for position in 0..<definition.termCount {
        let inner = formTerms[definition.firstTerm + position].variable.index
        if let stale = staleDefinition(of: inner) { scratch.queue.append(stale) }
      }
      guard scratch.queue.count == waiting else { continue }
      rewrite(top)
      scratch.queue.truncate(to: waiting - 1)
    }
  }

  private mutating func staleDefinition(of variable: Int32) -> Int32? {
    guard variables[variable].kind == .free else { return nil }
    let definition = variables[root(of: variable).parent].definition
    guard definition >= 0,
      scratch.definitions[definition].revision != scratch.definitions.count
    else { return nil }
    return definition
  }

  private mutating func rewrite(_ index: Int32) {
    let definition = scratch.definitions[index]
    scratch.form.begin(constant: definition.constant)
    for position in 0..<definition.termCount {
      let term = formTerms[definition.firstTerm + position]
      accumulate(term.variable.index, term.coefficient)
    }
    finishForm()
    let start = formTerms.count
    for position in 0..<scratch.form.count {
      formTerms.append(
        Term(
          Variable(index: scratch.form.variables[position]), scratch.form.coefficients[position]))
    }
    scratch.definitions[index] = Definition(
      variable: definition.variable, firstTerm: start, termCount: scratch.form.count,
      constant: scratch.form.constant, revision: scratch.definitions.count)
  }

  /// Drops what has cancelled and puts the free variables before the suggested ones.
  mutating func finishForm() {
    var kept: Int32 = 0
    let (names, factors) = (scratch.form.variables.base, scratch.form.coefficients.base)
    let magnitudes = scratch.form.magnitudes.base
    for position in 0..<Int(scratch.form.variables.count) {
      let (variable, coefficient) = (names[position], factors[position])
      variables.base[Int(variable)].slot = 0
      guard abs(coefficient) > FormScratch.cancellation * magnitudes[position] else { continue }
      names[Int(kept)] = variable
      factors[Int(kept)] = coefficient
      kept += 1
    }
    scratch.form.truncate(to: kept)
    sortForm()
  }

  /// Sorts the form: free variables by age, then suggested ones by age.
  private mutating func sortForm() {
    let count = scratch.form.count
    let names = scratch.form.variables.base
    let rows = variables.base
    if count > 24 { sortLongForm() } else { sortShortForm() }
    var free = count
    while free > 0, rows[Int(names[Int(free - 1)])].kind != .free { free -= 1 }
    scratch.form.freeCount = free
    if free < count { scratch.form.hasMetSuggestion = true }
  }

  /// Place of a variable in the order of forms.
  @inline(__always)
  private mutating func formKey(_ variable: Int32) -> Int64 {
    Int64(variable) + (variables[variable].kind == .free ? 0 : 1 << 32)
  }

  private mutating func sortLongForm() {
    let count = scratch.form.count
    let sorted = (0..<count).map { (scratch.form.variables[$0], scratch.form.coefficients[$0]) }
      .sorted { formKey($0.0) < formKey($1.0) }
    for position in 0..<count {
      scratch.form.variables[position] = sorted[Int(position)].0
      scratch.form.coefficients[position] = sorted[Int(position)].1
    }
  }

  /// An insertion sort, the fastest for the handful of terms that most forms have.
  private mutating func sortShortForm() {
    let count = scratch.form.count
    let names = scratch.form.variables.base
    let factors = scratch.form.coefficients.base
    for position in 1..<max(1, Int(count)) {
      let (name, factor) = (names[position], factors[position])
      let key = formKey(name)
      var place = position
      while place > 0, formKey(names[place - 1]) > key {
        names[place] = names[place - 1]
        factors[place] = factors[place - 1]
        place -= 1
      }
      names[place] = name
      factors[place] = factor
    }
  }
}
