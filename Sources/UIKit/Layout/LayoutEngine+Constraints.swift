import LayoutSolver

extension LayoutEngine {
  /// Priority of the choices among layouts that the constraints leave open.
  ///
  /// Below every priority that code can reach in practice; an item that nothing holds then sits at
  /// its superview's origin with no size, which is where UIKit's engine leaves it.
  private static let tiePriority = 0.001

  /// Adds `expression (≤ | = | ≥) 0`.
  ///
  /// A number that is not finite never gets here from a document: the reader refuses it.
  func state(
    _ expression: LayoutExpression, _ relation: Relation, priority: Double = 1000,
    _ source: ConstraintSource
  ) {
    if statedCount < sources.count {
      let old = sources[statedCount]
      if old.relation == relation, old.priority == priority, old.expression.hasTerms(of: expression)
      {
        let isSame = old.expression.constant == expression.constant
        if isSame || (try? solver.setConstant(expression.constant, of: old.id)) != nil {
          sources[statedCount].expression.constant = expression.constant
          origins.append(source)
          statedCount += 1
          return
        }
      }
      // What comes later is stated anew, so that the order is that of a new solver.
      withdraw(from: statedCount)
    }
    let constraint = LinearConstraint(expression, relation, priority: priority)
    guard let id = try? solver.add(constraint) else { return }
    sources.append(
      StatedConstraint(
        id: id, expression: expression, relation: relation, priority: priority))
    origins.append(source)
    statedCount += 1
  }

  /// Takes back what the last pass stated from a position on.
  func withdraw(from position: Int) {
    guard position < sources.count else { return }
    solver.remove(contentsOf: sources[position...].map(\.id))
    sources.removeLast(sources.count - position)
  }

  func stateRoot() {
    let edges = edges(of: root)
    let insets = root.alignmentRectInsets
    state(edges.left - insets.left, .equal, .root(root))
    state(edges.top - insets.top, .equal, .root(root))
    let frame = frameEdges(of: root)
    switch rootSize {
    case .fixed(let size):
      guard let own = variables[ObjectIdentifier(root)] else { return }
      // A new size is a sweep over what was solved before. It is never something that is not finite.
      try? solver.suggest(Double(size.width - insets.right), for: own.right)
      try? solver.suggest(Double(size.height - insets.bottom), for: own.bottom)
    case .fitting(let size, let horizontal, let vertical):
      freeRoot()
      let source = ConstraintSource.root(root)
      let across = Double(horizontal.rawValue)
      state(frame.width - size.width, .equal, priority: across, source)
      state(frame.height - size.height, .equal, priority: Double(vertical.rawValue), source)
      state(frame.width, .greaterThanOrEqual, source)
      state(frame.height, .greaterThanOrEqual, source)
    case .natural:
      freeRoot()
      let source = ConstraintSource.tie(root)
      state(frame.width, .equal, priority: Self.tiePriority, source)
      state(frame.height, .equal, priority: Self.tiePriority, source)
    }
  }

  private func freeRoot() {
    guard let own = variables[ObjectIdentifier(root)] else { return }
    solver.endSuggestions(for: own.right)
    solver.endSuggestions(for: own.bottom)
  }

  // MARK: Frames and masks

  /// Fixed parts are constants, flexible ones share the change of the superview's size in
  /// proportion to their sizes.
  func stateAutoresizing(of view: UIView) {
    guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview,
      variables[ObjectIdentifier(superview)] != nil
    else {
      return
    }
    let outer = frameEdges(of: superview)
    let own = frameEdges(of: view)
    let (horizontal, vertical) = view.autoresizedAxes(
      of: view.autoresizingFrame ?? view.untransformedFrame,
      within: view.autoresizingReference ?? superview.untransformedFrame.size)
    let source = ConstraintSource.autoresizing(view)
    if (superview as? UIVisualEffectView)?.contentView === view {
      stateFilling(own, outer, source)
      return
    }
    state(own.left - outer.left - horizontal.start(in: outer.width), .equal, source)
    state(own.width - horizontal.length(in: outer.width), .equal, source)
    state(own.top - outer.top - vertical.start(in: outer.height), .equal, source)
    state(own.height - vertical.length(in: outer.height), .equal, source)
  }

  private func stateFilling(
    _ own: LayoutEdges, _ outer: LayoutEdges, _ source: ConstraintSource
  ) {
    state(own.left - outer.left, .equal, source)
    state(own.right - outer.right, .equal, source)
    state(own.top - outer.top, .equal, source)
    state(own.bottom - outer.bottom, .equal, source)
  }

  // MARK: Explicit constraints

  func stateExplicit(_ constraint: NSLayoutConstraint) {
    let isMirrored = isMirrored(constraint)
    if constraint.firstDistance != nil || constraint.secondDistance != nil {
      return stateDistances(constraint)
    }
    guard let first = constraint.firstItem,
      let left = expression(
        of: first, constraint.firstAttribute, facing: constraint.secondItem,
        isRightToLeft: isMirrored)
    else { return }
    // In right-to-left, what names leading or trailing edges counts from the right.
    let direction = isMirrored ? -1.0 : 1.0
    var difference = left * direction - Double(constraint.constant)
    if let second = constraint.secondItem {
      guard
        let right = expression(
          of: second, constraint.secondAttribute, facing: first, isRightToLeft: isMirrored)
      else { return }
      difference = difference - scaled(right, constraint) * direction
    } else if constraint.secondAttribute != .notAnAttribute {
      return
    }
    notePlace(constraint)
    state(difference, of: constraint)
  }

  private func state(_ difference: LayoutExpression, of constraint: NSLayoutConstraint) {
    let relation: Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    state(
      difference, relation,
      priority: min(1000, max(0.01, Double(constraint.priority.rawValue))), .explicit(constraint))
  }

  /// A relation between distances: `(end − start) (≤ | = | ≥) multiplier · (end − start) + constant`.
  private func stateDistances(_ constraint: NSLayoutConstraint) {
    let holder = constraint.holder
    func side(
      _ distance: LayoutDistance?, _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
    ) -> LayoutExpression? {
      guard let distance else {
        return item.flatMap { expression(of: $0, attribute, facing: nil) }
      }
      let isMirrored = holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      guard
        let end = distance.end.item.flatMap({
          expression(of: $0, distance.end.attribute, facing: nil, isRightToLeft: isMirrored)
        }),
        let start = distance.start.item.flatMap({
          expression(of: $0, distance.start.attribute, facing: nil, isRightToLeft: isMirrored)
        })
      else { return nil }
      let isReversed =
        isMirrored
        && (distance.start.attribute.isDirectional || distance.end.attribute.isDirectional)
      return isReversed ? start - end : end - start
    }
    guard
      let first = side(constraint.firstDistance, constraint.firstItem, constraint.firstAttribute)
    else { return }
    var difference = first - Double(constraint.constant)
    if constraint.secondAttribute != .notAnAttribute {
      guard
        let second = side(
          constraint.secondDistance, constraint.secondItem, constraint.secondAttribute)
      else { return }
      difference = difference - second * Double(constraint.multiplier)
    }
    state(difference, of: constraint)
  }

  /// The second side times the multiplier. Positions are multiplied in the coordinates of the view
  /// that holds the constraint.
  private func scaled(
    _ right: LayoutExpression, _ constraint: NSLayoutConstraint
  ) -> LayoutExpression {
    let multiplier = Double(constraint.multiplier)
    guard multiplier != 1, !constraint.secondAttribute.isSize, let holder = constraint.holder,
      variables[ObjectIdentifier(holder)] != nil
    else { return right * multiplier }
    let edges = frameEdges(of: holder)
    let isHorizontal = constraint.secondAttribute.isHorizontal
    let origin = isHorizontal ? (isMirrored(constraint) ? edges.right : edges.left) : edges.top
    return (right - origin) * multiplier + origin
  }

  /// Remembers along which axes something says where a view is.
  private func notePlace(_ constraint: NSLayoutConstraint) {
    guard !constraint.firstAttribute.isSize else { return }
    let axis: NSLayoutConstraint.Axis =
      constraint.firstAttribute.isHorizontal ? .horizontal : .vertical
    for item in [constraint.firstItem, constraint.secondItem] {
      if let view = item as? UIView {
        placed[ObjectIdentifier(view), default: []].insert(axis)
      } else if tiesGuides, let guide = item as? UILayoutGuide {
        placed[ObjectIdentifier(guide), default: []].insert(axis)
      }
    }
  }

  private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    guard attributes.contains(where: \.isDirectional) else { return false }
    // The view that holds the constraint decides, not the items: what a view's own semantic
    // attribute turns is its content.
    let view = constraint.holder ?? NSLayoutConstraint.view(of: constraint.firstItem)
    return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: Content

  func stateContentSize(of view: UIView) {
    let size = contentSize(of: view)
    let edges = edges(of: view)
    let isHeld = view === root || view.translatesAutoresizingMaskIntoConstraints
    state(edges.width, .greaterThanOrEqual, .nonNegativeSize(view))
    state(edges.height, .greaterThanOrEqual, .nonNegativeSize(view))
    if isHeld && view !== root { return }
    stateContent(edges.width, size.width, of: view, along: .horizontal)
    stateContent(edges.height, size.height, of: view, along: .vertical)
    if view.isOnCanvas, view !== root { stateCanvasSize(of: view, content: size) }
  }

  /// Guides have no content, but no negative size either.
  func stateGuideSizes(of view: UIView) {
    for guide in view.layoutGuides where guide.derivation == .free {
      let edges = edges(of: guide)
      state(edges.width, .greaterThanOrEqual, .nonNegativeSize(view))
      state(edges.height, .greaterThanOrEqual, .nonNegativeSize(view))
    }
  }

  private func stateContent(
    _ length: LayoutExpression, _ content: CGFloat, of view: UIView,
    along axis: NSLayoutConstraint.Axis
  ) {
    guard content >= 0 else { return }
    let priorities = view.contentPriorities(for: axis)
    let source = ConstraintSource.contentSize(view, axis)
    let hugging = Double(priorities.hugging.rawValue)
    let resistance = Double(priorities.compressionResistance.rawValue)
    if hugging > 0 { state(length - content, .lessThanOrEqual, priority: hugging, source) }
    if resistance > 0 {
      state(length - content, .greaterThanOrEqual, priority: resistance, source)
    }
  }

  // MARK: Ties

  func stateTies(of view: UIView) {
    guard view !== root, !view.translatesAutoresizingMaskIntoConstraints,
      let superview = view.superview
    else { return }
    stateTies(
      edges(of: view), within: frameEdges(of: superview), placed[ObjectIdentifier(view)] ?? [],
      ConstraintSource.tie(view))
  }

  /// What would be chosen for guides as it is for views.
  func stateGuideTies(of view: UIView) {
    for guide in view.layoutGuides where guide.derivation == .free {
      stateTies(
        edges(of: guide), within: frameEdges(of: view), placed[ObjectIdentifier(guide)] ?? [],
        ConstraintSource.tie(view))
    }
  }

  private func stateTies(
    _ edges: LayoutEdges, within outer: LayoutEdges, _ place: Set<NSLayoutConstraint.Axis>,
    _ source: ConstraintSource
  ) {
    state(edges.width, .equal, priority: Self.tiePriority, source)
    state(edges.height, .equal, priority: Self.tiePriority, source)
    if !place.contains(.horizontal) {
      state(edges.left - outer.left, .equal, priority: Self.tiePriority / 2, source)
    }
    if !place.contains(.vertical) {
      state(edges.top - outer.top, .equal, priority: Self.tiePriority / 2, source)
    }
  }
}

/// One constraint in the solver.
struct StatedConstraint {
  var id: ConstraintID
  var expression: LayoutExpression
  var relation: Relation
  var priority: Double
}

extension UIView {
  /// Both axes of a frame that follows the superview's size by the mask.
  ///
  /// - Parameters:
  ///   - size: The superview's size to which the frame relates.
  func autoresizedAxes(
    of frame: CGRect, within size: CGSize
  ) -> (horizontal: AutoresizedAxis, vertical: AutoresizedAxis) {
    let horizontal = AutoresizedAxis(
      start: frame.minX, length: frame.width, reference: size.width,
      flexibleStart: autoresizingMask.contains(.flexibleLeftMargin),
      flexibleLength: autoresizingMask.contains(.flexibleWidth),
      flexibleEnd: autoresizingMask.contains(.flexibleRightMargin))
    let vertical = AutoresizedAxis(
      start: frame.minY, length: frame.height, reference: size.height,
      flexibleStart: autoresizingMask.contains(.flexibleTopMargin),
      flexibleLength: autoresizingMask.contains(.flexibleHeight),
      flexibleEnd: autoresizingMask.contains(.flexibleBottomMargin))
    return (horizontal, vertical)
  }
}

/// One axis of a view that follows its superview by an autoresizing mask.
struct AutoresizedAxis {
  var start: CGFloat
  var length: CGFloat
  /// The superview's length to which the two relate.
  var reference: CGFloat
  var flexibleStart: Bool
  var flexibleLength: Bool
  var flexibleEnd: Bool

  /// Position of the near edge in the superview, given the superview's length.
  func start(in outer: LayoutExpression) -> LayoutExpression {
    change(in: outer) * (flexibleStart ? share(of: start) : 0) + start
  }

  func length(in outer: LayoutExpression) -> LayoutExpression {
    change(in: outer) * (flexibleLength ? share(of: length) : 0) + length
  }

  private func change(in outer: LayoutExpression) -> LayoutExpression {
    outer - Double(reference)
  }

  /// Part of the change that goes to a flexible part of this size.
  private func share(of size: CGFloat) -> Double {
    let end = reference - start - length
    let parts = [
      flexibleStart ? start : nil, flexibleLength ? length : nil, flexibleEnd ? end : nil,
    ].compactMap { $0 }
    let total = parts.reduce(0, +)
    return total > 0 ? size / total : 1 / CGFloat(max(1, parts.count))
  }
}
