import UIKit

/// Everything that a view, or a view controller, does under which traits and in which space.
///
/// ``Adaptable/adapt(fileID:line:_:)`` adds rules; the adaptation keeps them true from then on.
/// All rules whose conditions hold apply at once. Where several set the same property, place the same view or
/// state the same side of a constraint, the more specific wins, then the later.
@preconcurrency @MainActor
public final class Adaptation {
  /// Tells the reserved regions in a view's coordinates; nil: there are none.
  ///
  /// Their API came with iOS 27.1; a program that is built with it passes them on here.
  public static var reservedRegions: ((UIView) -> [ReservedRegion])?

  /// What becomes of problems, each once; nil: they are only kept in ``problems``.
  public static var problemHandler: ((AdaptationProblem) -> Void)? = { problem in
    NSLog("%@", "AdaptiveKit: \(problem)")
  }

  /// The view whose traits and space decide.
  public private(set) weak var view: UIView?
  weak var controller: UIViewController?
  /// What is wrong with the rules, in the order in which it was noticed.
  public internal(set) var problems: [AdaptationProblem] = []

  private(set) var rules: [AdaptationRule] = []
  private var table = RuleTable()
  private(set) var slots: [EffectSubject: EffectSlot] = [:]
  /// The rules from the one that yields to all others to the one that wins over them.
  private var precedence: ContiguousArray<Int> = []
  /// Whether each rule was put into force; nil before anything was decided about it.
  private(set) var applied: ContiguousArray<Bool?> = []
  /// Constraints whose rule holds, but whose items are in different trees.
  private var waiting: [NSLayoutConstraint] = []

  private var registration: (any AnyObject)?
  /// Whether the rules were decided once for the real environment.
  private var hasDecided = false
  private var isSwitching = false
  private var needsAnotherSwitch = false
  private var switchCount = 0
  private var declarationCount = 0
  /// Removals that code in the midst of a switch asked for.
  private var delayedRemovals: [() -> Void] = []
  private var scratch = SwitchScratch()

  init(of view: UIView) { self.view = view }

  // MARK: Declaring

  /// Adds rules to those that are there.
  ///
  /// - Returns: What all of them are known by; see ``removeRules(of:)``.
  @discardableResult
  func add(_ contents: [AdaptiveContent], at location: DeclarationLocation) -> Int {
    declarationCount += 1
    guard let view else { return declarationCount }
    let first = rules.count
    let base = AdaptationRule(condition: .always, name: nil, location: location)
    collect(contents, into: base)
    for index in rules[first...].indices { rules[index].declaration = declarationCount }
    prepareEffects(from: first, for: view)
    compile()
    checkRules(from: first)
    AdaptationObserver.install(self, on: view)
    observeTraits(of: view)
    switchRules()
    setNeedsUpdate()
    if view.window != nil || hasDecided { updateNow() }
    return declarationCount
  }

  /// Ends the rules with a name, with everything inside them, and forgets them, as if they had never
  /// been declared: what others say of the same subjects takes their place.
  ///
  /// Code for the time when a condition ends does not run.
  public func removeRules(named name: String) { remove { $0.enclosingNames.contains(name) } }

  /// Ends the rules that were added together and forgets them.
  func removeRules(of declaration: Int) { remove { $0.declaration == declaration } }

  private func remove(where isLeaving: @escaping (AdaptationRule) -> Bool) {
    if isSwitching {
      delayedRemovals.append { [weak self] in self?.remove(where: isLeaving) }
      return
    }
    guard rules.contains(where: isLeaving) else { return }
    for index in rules.indices where isLeaving(rules[index]) { rules[index].retire() }
    compile()
    switchRules()
    let kept = rules.indices.filter { !rules[$0].isRetired }
    applied = ContiguousArray(kept.map { applied[$0] })
    rules = kept.map { rules[$0] }
    compile()
  }

  /// Ends all rules and forgets them.
  public func removeAll() {
    if isSwitching {
      delayedRemovals.append { [weak self] in self?.removeAll() }
      return
    }
    for rule in rules.indices { applied[rule] = applied[rule].map { _ in false } }
    end(slots.values.filter { $0.winner != nil })
    rules = []
    slots = [:]
    waiting = []
    problems = []
    compile()
    hasDecided = false
  }

  private func end(_ slots: [EffectSlot]) {
    NSLayoutConstraint.deactivate(rules.flatMap(\.constraints).filter(\.isActive))
    let context = EffectContext(view: view, controller: controller)
    for slot in slots {
      guard let winner = slot.winner else { continue }
      NSLayoutConstraint.deactivate(winner.constraints)
      if let value = winner.foreignValue() { slot.original = value }
      winner.end(restoring: slot.original, context: context)
      slot.winner = nil
    }
  }

  /// Makes a flat list of nested rules: each holds while all conditions around it do.
  private func collect(_ contents: [AdaptiveContent], into rule: AdaptationRule) {
    var rule = rule
    var nested: [(AdaptationRule, [AdaptiveContent])] = []
    for content in contents.flatMap(\.ungrouped) {
      switch content.element {
      case .group: break
      case .constraints(let constraints): rule.declaredConstraints += constraints
      case .effect(let effect): rule.effects.append(effect)
      case .behavior(let behavior): rule.behaviors.append(behavior)
      case .rule(let condition, let name, let location, let contents):
        var inner = AdaptationRule(
          condition: rule.condition && condition, name: name, location: location)
        inner.enclosingNames = rule.enclosingNames + (name.map { [$0] } ?? [])
        nested.append((inner, contents))
      }
    }
    if !rule.holdsNothing || nested.isEmpty { rules.append(rule) }
    for (inner, contents) in nested { collect(contents, into: inner) }
  }

  private func prepareEffects(from first: Int, for view: UIView) {
    for rule in rules[first...] {
      for effect in rule.effects {
        for kind in effect.prepare(for: view, controller: controller) { report(kind, [rule]) }
      }
    }
  }

  // MARK: Compiling

  private func compile() {
    table = RuleTable(rules.map(\.condition))
    hasDecided = hasDecided && !rules.isEmpty
    applied.append(contentsOf: repeatElement(nil, count: max(0, rules.count - applied.count)))
    applied.removeLast(applied.count - rules.count)
    precedence = ContiguousArray(
      rules.indices.sorted { (rules[$0].specificity, $0) < (rules[$1].specificity, $1) })
    for slot in slots.values { slot.removeContenders() }
    let contested = contestedConstraints()
    for index in rules.indices { fillSlots(of: index, contested) }
    slots = slots.filter { !$0.value.contenders.isEmpty }
    for slot in slots.values { slot.sortByPrecedence(rules) }
    if hasDecided, let view { _ = table.update(for: AdaptiveEnvironment(of: view)) }
  }

  /// The subjects of constraints that stand in more than one rule.
  private func contestedConstraints() -> Set<ConstraintSubject> {
    var owners: [ConstraintSubject: Int] = [:]
    var contested: Set<ConstraintSubject> = []
    for (index, rule) in rules.enumerated() {
      for constraint in rule.declaredConstraints {
        let subject = ConstraintSubject(constraint)
        if let owner = owners[subject], owner != index { contested.insert(subject) }
        owners[subject] = index
      }
    }
    return contested
  }

  private func fillSlots(of index: Int, _ contested: Set<ConstraintSubject>) {
    let wasActive = applied[index] == true
    rules[index].slots = []
    rules[index].constraints = []
    for constraint in rules[index].declaredConstraints {
      if contested.contains(ConstraintSubject(constraint)) {
        let effect = ConstraintEffect(constraint)
        let slot = slot(for: effect, of: index)
        // A constraint that had no rival until now keeps what it has, and so does the old winner.
        if (slot.winner as? ConstraintEffect)?.constraint === constraint
          || (slot.winner == nil && wasActive)
        {
          slot.winner = effect
        }
      } else {
        rules[index].constraints.append(constraint)
      }
    }
    for effect in rules[index].effects { _ = slot(for: effect, of: index) }
  }

  private func slot(for effect: any AdaptiveEffect, of rule: Int) -> EffectSlot {
    let slot = slots[effect.subject] ?? EffectSlot()
    slots[effect.subject] = slot
    slot.add(effect, of: rule)
    rules[rule].slots.append(slot)
    return slot
  }

  // MARK: Deciding

  /// Decides anew with the next layout pass: for news that neither traits nor layout bring, such
  /// as other reserved regions.
  public func setNeedsUpdate() {
    guard let view, let observer = AdaptationObserver.installed(on: view) else { return }
    observer.setNeedsUpdateConstraints()
    observer.setNeedsLayout()
  }

  /// Decides for the present traits and space at once, and switches what has changed.
  public func updateNow() {
    guard let view, !rules.isEmpty else { return }
    let changed = table.update(for: AdaptiveEnvironment(of: view))
    let isFirst = !hasDecided
    hasDecided = true
    if isFirst {
      switchRules()
    } else if changed {
      switchAlongsideTransition()
    }
    if !waiting.isEmpty { activateWaiting() }
  }

  /// Decides before the first layout, unless the space that rules ask about is still unknown.
  func updateBeforeLayout() {
    guard !hasDecided, let view else { return }
    if table.dependsOnSpace, view.bounds.isEmpty { return }
    updateNow()
  }

  /// Decides with a layout, and says what should be in one tree by now and is not.
  func updateInLayout() {
    updateNow()
    for constraint in waiting {
      let text = constraint.adaptiveText
      let owners = rules.filter { rule in
        rule.declaredConstraints.contains { $0 === constraint }
          || rule.effects.contains { $0.constraints.contains { $0 === constraint } }
      }
      report(.differentTrees(text), owners)
    }
  }

  private func observeTraits(of view: UIView) {
    guard #available(iOS 17, macCatalyst 17, tvOS 17, *) else { return }
    if let registration = registration as? any UITraitChangeRegistration {
      view.unregisterForTraitChanges(registration)
    }
    registration = view.registerForTraitChanges(UITraitCollection.observed(by: rules)) {
      [weak self] (_: UIView, _: UITraitCollection) in
      self?.traitsDidChange()
    }
  }

  func traitsDidChange() {
    if hasDecided { updateNow() }
  }

  // MARK: Switching

  /// Switches at once, or with the animations of the transition that the screen is in.
  ///
  /// Within an animation, as in the layout that a rotation brings, what changes takes part in it by
  /// itself. Where a coordinator still takes animations the changes become one of them.
  private func switchAlongsideTransition() {
    guard UIView.inheritedAnimationDuration == 0, let view, view.window != nil,
      let coordinator = (controller ?? view.nearestController)?.transitionCoordinator,
      coordinator.isAnimated,
      coordinator.percentComplete == 0
    else { return switchRules() }
    let isQueued = coordinator.animate { [weak self] _ in
      self?.switchRules()
      self?.view?.layoutIfNeeded()
    }
    if !isQueued { switchRules() }
  }

  private func switchRules() {
    if isSwitching {
      needsAnotherSwitch = true
      return
    }
    isSwitching = true
    for _ in 0..<Self.mostSwitches {
      needsAnotherSwitch = false
      switchOnce()
      if !needsAnotherSwitch { break }
    }
    isSwitching = false
    if delayedRemovals.isEmpty { return }
    let removals = delayedRemovals
    delayedRemovals = []
    for removal in removals { removal() }
  }

  /// Switches after which code that changes its own conditions is left to the next update.
  private static let mostSwitches = 10

  /// Ends and begins what differs between the decision and what is in force.
  ///
  /// Constraints go in one batch before anything is changed, and come in one batch after it.
  private func switchOnce() {
    switchCount += 1
    scratch.clear()
    findChangedRules()
    guard !scratch.isEmpty else { return }
    findChangedSlots()
    if !scratch.leaving.isEmpty {
      NSLayoutConstraint.deactivate(scratch.leaving)
      if !waiting.isEmpty { waiting.removeAll { scratch.leaving.contains($0) } }
    }
    exchangeEffects()
    for rule in scratch.begun { scratch.coming.append(contentsOf: rules[rule].constraints) }
    activate(scratch.coming)
    runBehaviors()
  }

  private func findChangedRules() {
    for rule in precedence {
      if !hasDecided, !rules[rule].isUnconditional, !rules[rule].isRetired { continue }
      let holds = rules[rule].isUnconditional || table.holds[rule]
      guard applied[rule] != holds else { continue }
      switch (holds, applied[rule]) {
      case (true, _): scratch.begun.append(rule)
      case (false, nil): scratch.dormant.append(rule)
      case (false, _): scratch.ended.append(rule)
      }
      applied[rule] = holds
    }
  }

  private func findChangedSlots() {
    for rule in scratch.ended {
      scratch.leaving.append(contentsOf: rules[rule].constraints)
      touchSlots(of: rule)
    }
    for rule in scratch.begun { touchSlots(of: rule) }
  }

  private func touchSlots(of rule: Int) {
    for slot in rules[rule].slots where slot.lastSwitch != switchCount {
      slot.lastSwitch = switchCount
      let new = winner(of: slot)
      if new === slot.winner { continue }
      scratch.changes.append((slot, new))
      if let old = slot.winner { scratch.leaving.append(contentsOf: old.constraints) }
    }
  }

  /// The effect of the last contender whose rule holds.
  private func winner(of slot: EffectSlot) -> (any AdaptiveEffect)? {
    var index = slot.contenders.count
    while index > 0 {
      index -= 1
      if applied[slot.contenders[index].rule] == true { return slot.contenders[index].effect }
    }
    return nil
  }

  private func exchangeEffects() {
    guard !scratch.changes.isEmpty else { return }
    let context = EffectContext(view: view, controller: controller)
    for (slot, new) in scratch.changes {
      guard let old = slot.winner else { continue }
      if let value = old.foreignValue() { slot.original = value }
      guard new == nil || !old.isReplaceable else { continue }
      old.end(restoring: slot.original, context: context)
      if !context.problems.isEmpty { reportProblems(of: old, in: slot, context) }
      slot.winner = nil
    }
    for (slot, new) in scratch.changes {
      guard let new else { continue }
      if slot.winner == nil { slot.original = new.capture() }
      slot.winner = new
      new.begin(context: context)
      if !context.problems.isEmpty { reportProblems(of: new, in: slot, context) }
      scratch.coming.append(contentsOf: new.constraints)
    }
  }

  private func reportProblems(
    of effect: any AdaptiveEffect, in slot: EffectSlot, _ context: EffectContext
  ) {
    let owners = slot.contenders.filter { $0.effect === effect }.map { rules[$0.rule] }
    for kind in context.problems { report(kind, owners) }
    context.problems = []
  }

  /// Activates what can be active; the rest waits until its items are in one tree.
  private func activate(_ constraints: [NSLayoutConstraint]) {
    // A loop, since a closure for each constraint would ask each time where it runs.
    for constraint in constraints where !constraint.isReady {
      waiting.append(contentsOf: constraints.filter { !$0.isReady })
      return NSLayoutConstraint.activate(constraints.filter(\.isReady))
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// Activates what has waited for its items, where they have come together.
  private func activateWaiting() {
    guard waiting.contains(where: \.isReady) else { return }
    let candidates = waiting
    waiting = []
    activate(candidates)
  }

  private func runBehaviors() {
    for rule in scratch.ended {
      for behavior in rules[rule].behaviors { behavior.otherwise?() }
    }
    for rule in scratch.dormant {
      for behavior in rules[rule].behaviors { behavior.otherwise?() }
    }
    for rule in scratch.begun {
      for behavior in rules[rule].behaviors { behavior.begin() }
    }
  }
}
