extension SolverStorage {
  // MARK: Adding

  mutating func reserve(variables count: Int32, constraints constraintCount: Int32) {
    variables.reserve(count + 1)
    values.reserve(count + 1)
    classes.reserve(count + 1)
    constraints.reserve(constraintCount)
    added.reserve(constraintCount)
    // Most constraints have one term or two, few have four.
    terms.reserve(constraintCount &* 2 &+ constraintCount / 2)
  }

  mutating func makeVariable() -> Variable {
    let index = variables.count
    variables.append(VariableRow())
    classes.append(ClassNode(index: index))
    values.append(0)
    return Variable(index: index)
  }

  static func check(
    _ constraint: borrowing LinearConstraint, position: Int
  ) throws(LayoutSolverError) {
    let isFinite =
      constraint.expression.constant.isFinite
      && (0..<constraint.expression.count).allSatisfy {
        constraint.expression[$0].coefficient.isFinite
      }
    let isInRange = constraint.priority > 0 && constraint.priority <= LinearConstraint.required
    if !isFinite || !isInRange { throw refusal(of: constraint, position: position) }
  }

  private static func refusal(
    of constraint: borrowing LinearConstraint, position: Int
  ) -> LayoutSolverError {
    let isInRange = constraint.priority > 0 && constraint.priority <= LinearConstraint.required
    return isInRange
      ? .notFinite(constraint: position)
      : .priorityOutOfRange(constraint.priority, constraint: position)
  }

  @discardableResult
  mutating func add(
    _ constraint: borrowing LinearConstraint
  ) throws(LayoutSolverError) -> ConstraintID {
    let count = Int32(truncatingIfNeeded: constraint.expression.count)
    let first = terms.extend(by: count)
    let target = terms.base + Int(first)
    // The difference of a number and itself is zero exactly when the number is finite.
    var check = constraint.expression.constant - constraint.expression.constant
    var last: Int32 = -1
    for position in 0..<min(constraint.expression.count, LinearExpression.placeCount) {
      let term = constraint.expression.places[unchecked: position]
      check += term.coefficient - term.coefficient
      last = max(last, term.variable.index)
      target[position] = term
    }
    if constraint.expression.count > LinearExpression.placeCount {
      for position in LinearExpression.placeCount..<constraint.expression.count {
        let term = constraint.expression[position]
        check += term.coefficient - term.coefficient
        last = max(last, term.variable.index)
        target[position] = term
      }
    }
    precondition(last < variables.count, "The variable is another solver's.")
    guard check == 0, constraint.priority > 0, constraint.priority <= LinearConstraint.required
    else {
      terms.truncate(to: first)
      throw Self.refusal(of: constraint, position: 0)
    }
    return append(
      ConstraintRow(
        firstTerm: first, termCount: count, constant: constraint.expression.constant,
        priority: constraint.priority, sequence: nextSequence, relation: constraint.relation,
        isFirm: constraint.isFirm))
  }

  /// Adds a constraint of terms that lie side by side; nil where it is refused.
  mutating func add(
    _ list: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation, priority: Double,
    isFirm: Bool
  ) -> ConstraintID? {
    let count = Int32(truncatingIfNeeded: list.count)
    let first = terms.extend(by: count)
    let target = terms.base + Int(first)
    var check = constant - constant
    var last: Int32 = -1
    for position in 0..<list.count {
      let term = list[position]
      check += term.coefficient - term.coefficient
      last = max(last, term.variable.index)
      target[position] = term
    }
    precondition(last < variables.count, "The variable is another solver's.")
    guard check == 0, priority > 0, priority <= LinearConstraint.required else {
      terms.truncate(to: first)
      return nil
    }
    return append(
      ConstraintRow(
        firstTerm: first, termCount: count, constant: constant, priority: priority,
        sequence: nextSequence, relation: relation, isFirm: isFirm))
  }

  @inline(__always)
  private mutating func append(_ row: ConstraintRow) -> ConstraintID {
    nextSequence += 1
    let slot: Int32
    if freeSlots.count > 0 {
      slot = freeSlots[freeSlots.count - 1]
      freeSlots.truncate(to: freeSlots.count - 1)
      constraints[slot] = row
    } else {
      slot = constraints.count
      constraints.append(row)
    }
    note(added: slot)
    if row.termCount == 1 { noteFixer(slot) }
    return ConstraintID(slot: slot, sequence: row.sequence)
  }

  /// Notes a constraint for the next solve. Without one the list does not grow for ever.
  @inline(__always)
  private mutating func note(added slot: Int32) {
    if added.count > 2 * constraints.count + 64 {
      added.removeDuplicates(below: constraints.count)
    }
    added.append(slot)
    mentions.note(added: slot)
  }

  /// Whether a constraint has these terms in this order, this relation, priority and firmness.
  mutating func says(
    _ id: ConstraintID, _ list: UnsafeBufferPointer<Term>, _ relation: Relation, priority: Double,
    isFirm: Bool
  ) -> Bool {
    guard contains(id) else { return false }
    let row = constraints[id.slot]
    guard row.relation == relation, row.priority == priority, row.isFirm == isFirm,
      Int(row.termCount) == list.count
    else { return false }
    let own = terms.base + Int(row.firstTerm)
    for position in 0..<list.count where own[position] != list[position] { return false }
    return true
  }

  mutating func mentions(_ variable: Variable, in slot: Int32) -> Bool {
    let row = constraints[slot]
    return (row.firstTerm..<row.firstTerm + row.termCount).contains {
      terms[$0].variable == variable
    }
  }

  mutating func contains(_ id: ConstraintID) -> Bool {
    guard id.slot < constraints.count else { return false }
    let row = constraints[id.slot]
    return row.isLive && row.sequence == id.sequence
  }

  // MARK: Changing

  mutating func remove(_ id: ConstraintID) {
    guard contains(id) else { return }
    let slot = id.slot
    constraints.base[Int(slot)].isLive = false
    deadTermCount += constraints[slot].termCount
    touch(slot)
    forgetFixer(slot)
    freeSlots.append(slot)
  }

  mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    guard contains(id), constraints[id.slot].constant != constant else { return }
    constraints.base[Int(id.slot)].constant = constant
    touch(id.slot)
    forgetFixer(id.slot)
    noteFixer(id.slot)
  }

  mutating func setPriority(_ priority: Double, of id: ConstraintID) {
    guard contains(id), constraints[id.slot].priority != priority else { return }
    constraints.base[Int(id.slot)].priority = priority
    touch(id.slot)
    forgetFixer(id.slot)
    noteFixer(id.slot)
  }

  /// Has the component of a constraint built again.
  private mutating func touch(_ slot: Int32) {
    let component = constraints[slot].component
    if component >= 0 { markDirty(component) }
  }

  mutating func markDirty(_ component: Int32) {
    guard !components[component].isDirty else { return }
    components.base[Int(component)].isDirty = true
    dirtyComponents.append(component)
  }

  // MARK: Variables that are known

  /// Takes note of a required constraint that names the value of its only variable.
  ///
  /// Such a variable joins no components: what hangs on it hangs on a constant.
  private mutating func noteFixer(_ slot: Int32) {
    let row = constraints[slot]
    guard row.isRequiredEquality, row.termCount == 1 else { return }
    let term = terms[row.firstTerm]
    let index = term.variable.index
    guard term.coefficient != 0 else { return }
    let known = variables[index].fixer
    if known >= 0 {
      // Among several, the earliest holds.
      guard precedes(row, constraints[known]) else { return }
      if variables[index].kind == .fixed { release(index) }
    }
    variables.base[Int(index)].fixer = slot
    guard variables[index].kind == .free else { return }
    isolate(index, as: .fixed)
    note(KnownValue(variable: index, value: -row.constant / term.coefficient))
  }

  /// Whether one of two required equalities holds where both cannot.
  private mutating func precedes(_ row: ConstraintRow, _ other: ConstraintRow) -> Bool {
    firmHoldsFirst && row.isFirm != other.isFirm ? row.isFirm : row.sequence < other.sequence
  }

  /// Takes a variable out of its component, which is built again.
  private mutating func isolate(_ index: Int32, as kind: VariableRow.Kind) {
    let component = variables[index].component
    if component >= 0 { markDirty(component) }
    // What was built around it as a free variable is no longer true of it.
    let fixer = variables[index].fixer
    variables[index] = VariableRow(kind: kind)
    variables.base[Int(index)].fixer = fixer
    // Until the next solve it has the value of the last one.
    let last = value(of: index)
    values[index] = last
    classes[index] = ClassNode(index: index)
  }

  private mutating func forgetFixer(_ slot: Int32) {
    let row = constraints[slot]
    guard row.termCount == 1 else { return }
    let index = terms[row.firstTerm].variable.index
    guard variables[index].fixer == slot else { return }
    variables.base[Int(index)].fixer = -1
    if variables[index].kind == .fixed { release(index) }
    findFixer(of: index)
  }

  /// Leaves a known variable to the constraints, and builds everything again that it occurs in.
  private mutating func release(_ index: Int32) {
    variables.base[Int(index)].kind = .free
    variables.base[Int(index)].component = -1
    if released.count > 2 * variables.count + 64 {
      released.removeDuplicates(below: variables.count)
    }
    released.append(index)
    for slot in constraintsNaming(index) {
      let component = constraints[slot].component
      if component >= 0 { markDirty(component) } else { note(added: slot) }
    }
  }

  /// The live constraints with a term of a variable.
  mutating func constraintsNaming(_ variable: Int32) -> [Int32] {
    if !mentions.isCurrent(constraintCount: constraints.count) {
      mentions.make(of: constraints, terms, variableCount: variables.count)
    }
    return mentions.candidates(naming: variable).filter { slot in
      let row = constraints[slot]
      return row.isLive
        && (row.firstTerm..<row.firstTerm + row.termCount).contains {
          terms[$0].variable.index == variable
        }
    }
  }

  /// Among several constraints that name the value, the earliest holds.
  private mutating func findFixer(of index: Int32) {
    var best: Int32 = -1
    for slot in constraintsNaming(index) {
      let row = constraints[slot]
      guard row.isRequiredEquality, row.termCount == 1, terms[row.firstTerm].coefficient != 0
      else { continue }
      if best < 0 || precedes(row, constraints[best]) { best = slot }
    }
    if best >= 0 { noteFixer(best) }
  }

  // MARK: Suggested values

  mutating func suggest(_ value: Double, for variable: Variable) {
    let index = variable.index
    precondition(index < variables.count, "The variable is another solver's.")
    if variables[index].kind != .suggested {
      if variables[index].kind == .fixed { release(index) }
      isolate(index, as: .suggested)
    }
    note(KnownValue(variable: index, value: value))
  }

  /// Notes a value for the next solve; of a variable the last one counts.
  private mutating func note(_ value: KnownValue) {
    if news.count > 2 * variables.count + 64 { news.keepLast(below: variables.count) }
    news.append(value)
  }

  mutating func endSuggestions(for variable: Variable) {
    guard variables[variable.index].kind == .suggested else { return }
    release(variable.index)
    let fixer = variables[variable.index].fixer
    if fixer >= 0 {
      variables.base[Int(variable.index)].fixer = -1
      noteFixer(fixer)
    }
  }
}
