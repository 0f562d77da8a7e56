import LayoutSolver

/// Hands constraints to the solver: what is stated as it was in the last pass stays as it is.
extension LayoutEngine {
  /// States everything anew, and takes back what no longer holds.
  func state() {
    origins.removeAll()
    statedLists.removeAll(keepingCapacity: true)
    makeVariables()
    stateRoot()
    for index in views.indices.dropFirst() {
      if facts[index].translatesMask {
        stateAutoresizing(of: views[index])
      } else if facts[Int(facts[index].outer)].role.contains(.isToolbar) {
        stateBarItem(views[index])
      }
    }
    for index in views.indices where facts[index].role.contains(.isStack) {
      if let stack = views[index] as? UIStackView { stateArrangement(of: stack) }
    }
    for index in views.indices where !views[index].ownConstraints.isEmpty {
      stateExplicit(of: views[index])
    }
    for index in views.indices {
      stateContentSize(of: views[index], facts[index])
      if facts[index].hasGuides { stateGuideSizes(of: views[index]) }
    }
    for index in views.indices.dropFirst() where !facts[index].translatesMask {
      stateTies(ofView: index)
    }
    if tiesGuides { for view in views { stateGuideTies(of: view) } }
    withdraw(from: statedCount)
  }

  /// Adds `expression (≤ | = | ≥) 0`.
  ///
  /// A number that is not finite never gets here from a document: the reader refuses it.
  func state(
    _ expression: LayoutExpression, _ relation: Relation, priority: Double = 1000,
    _ origin: StatedOrigin
  ) {
    form.removeAll()
    for position in 0..<expression.count { form.append(expression[position]) }
    commit(constant: expression.constant, relation, priority: priority, origin)
  }

  /// Adds `end − start + constant (≤ | = | ≥) 0`.
  @inline(__always)
  func state(
    from start: Variable, to end: Variable, constant: Double = 0, _ relation: Relation,
    priority: Double = 1000, _ origin: StatedOrigin
  ) {
    form.removeAll()
    form.append(Term(end, 1))
    form.append(Term(start, -1))
    commit(constant: constant, relation, priority: priority, origin)
  }

  /// States the form that was put together.
  func commit(
    constant: Double, _ relation: Relation, priority: Double, _ origin: StatedOrigin
  ) {
    let terms = UnsafeBufferPointer(start: form.base, count: form.count)
    // UIKit would rather break what somebody wrote than what it made itself.
    let isFirm = !origin.isStated
    if statedCount < statedIDs.count {
      if solver.restate(
        statedIDs[statedCount], as: terms, constant: constant, relation, priority: priority,
        isFirm: isFirm)
      {
        origins.append(origin)
        return
      }
      // What comes later is stated anew, so that the order is that of a new solver.
      withdraw(from: statedCount)
    }
    guard
      let id = solver.add(
        terms, constant: constant, relation, priority: priority, isFirm: isFirm)
    else { return }
    statedIDs.append(id)
    origins.append(origin)
  }

  /// Takes back what the last pass stated from a position on.
  func withdraw(from position: Int) {
    guard position < statedIDs.count else { return }
    for position in position..<statedIDs.count { solver.remove(statedIDs[position]) }
    statedIDs.truncate(to: position)
  }
}
