import LayoutSolver

extension LayoutEngine {
  func stateRoot() {
    let edges = edges(of: root)
    let insets = root.alignmentRectInsets
    state(edges.left - insets.left, .equal, .root(root))
    state(edges.top - insets.top, .equal, .root(root))
    let frame = frameEdges(of: root)
    switch rootSize {
    case .fixed(let size):
      guard let own = variables(of: root) else { return }
      // A new size is a sweep over what was solved before. It is never something that is not finite.
      try? solver.suggest(Double(size.width - insets.right), for: own.right)
      try? solver.suggest(Double(size.height - insets.bottom), for: own.bottom)
    case .fitting(let size, let horizontal, let vertical):
      freeRoot()
      let source = StatedOrigin.root(root)
      let across = horizontal.solverPriority
      state(frame.width - size.width, .equal, priority: across, source)
      state(frame.height - size.height, .equal, priority: vertical.solverPriority, source)
      state(frame.width, .greaterThanOrEqual, source)
      state(frame.height, .greaterThanOrEqual, source)
    case .natural:
      freeRoot()
      let source = StatedOrigin.tie(root)
      state(frame.width, .equal, priority: Self.tiePriority, source)
      state(frame.height, .equal, priority: Self.tiePriority, source)
    }
  }

  private func freeRoot() {
    guard let own = variables(of: root) else { return }
    solver.endSuggestions(for: own.right)
    solver.endSuggestions(for: own.bottom)
  }

  // MARK: Frames and masks

  /// Fixed parts are constants, flexible ones share the change of the superview's size in
  /// proportion to their sizes.
  func stateAutoresizing(of view: UIView) {
    guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview,
      row(of: superview) != nil
    else {
      return
    }
    let outer = frameEdges(of: superview)
    let own = frameEdges(of: view)
    let (horizontal, vertical) = view.autoresizedAxes(
      of: view.autoresizingFrame ?? view.untransformedFrame,
      within: view.autoresizingReference ?? superview.untransformedFrame.size)
    let source = StatedOrigin.autoresizing(view)
    if (superview as? UIVisualEffectView)?.contentView === view {
      stateFilling(own, outer, source)
      return
    }
    state(own.left - outer.left - horizontal.start(in: outer.width), .equal, source)
    state(own.width - horizontal.length(in: outer.width), .equal, source)
    state(own.top - outer.top - vertical.start(in: outer.height), .equal, source)
    // The last one: ``heldHeight(of:)`` relies on it.
    state(own.height - vertical.length(in: outer.height), .equal, source)
  }

  private func stateFilling(
    _ own: LayoutEdges, _ outer: LayoutEdges, _ source: StatedOrigin
  ) {
    state(own.left - outer.left, .equal, source)
    state(own.right - outer.right, .equal, source)
    state(own.top - outer.top, .equal, source)
    state(own.bottom - outer.bottom, .equal, source)
  }

  // MARK: Explicit constraints

  /// States the constraints that a view holds.
  func stateExplicit(of view: UIView) {
    // Keeps them while the origins name them.
    let constraints = view.ownConstraints
    statedLists.append(constraints)
    var isMirrored: Bool?
    for index in constraints.indices {
      // Plain values, read before anything else is done: a constraint that is held on to costs more.
      let plain = PlainConstraint(constraints[index])
      if !statePlain(plain, of: view, &isMirrored) { stateExplicit(constraints[index]) }
    }
  }

  /// What a constraint says, where it says no more than what is stored.
  private struct PlainConstraint {
    let origin: StatedOrigin
    let first: ItemReference.Address?
    let second: ItemReference.Address?
    let multiplier: Double
    let constant: Double
    let priority: UILayoutPriority
    let firstAttribute: NSLayoutConstraint.Attribute
    let secondAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    /// Whether the class is UIKit's own and no side a distance.
    let isPlain: Bool

    @inline(__always) @MainActor
    init(_ constraint: NSLayoutConstraint) {
      origin = .explicit(constraint)
      first = constraint.first
      second = constraint.second
      multiplier = Double(constraint.ownMultiplier)
      constant = Double(constraint.ownConstant)
      priority = constraint.ownPriority
      firstAttribute = constraint.ownFirstAttribute
      secondAttribute = constraint.ownSecondAttribute
      relation = constraint.ownRelation
      isPlain = constraint.isPlain && constraint.distances == nil
    }
  }

  /// States a constraint between edges, sizes or centres of items of which the frame is all that
  /// counts, as most are; false where it is another.
  ///
  /// - Parameter isMirrored: Whether the holder reads from right to left; nil: not asked yet.
  private func statePlain(
    _ constraint: PlainConstraint, of holder: UIView, _ isMirrored: inout Bool?
  ) -> Bool {
    let (firstAttribute, secondAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
    let firstRow = ItemReference.row(of: constraint.first, stamp: stamp)
    guard constraint.isPlain, firstRow >= 0, items.base[Int(firstRow)].isPlain else { return false }
    var direction = 1.0
    if firstAttribute.isDirectional || secondAttribute.isDirectional {
      let reversed = isMirrored ?? (holder.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      isMirrored = reversed
      // In right-to-left, what names leading or trailing edges counts from the right.
      if reversed { direction = -1 }
    }
    form.removeAll()
    let firstItem = items.base + Int(firstRow)
    guard put(firstAttribute, of: firstItem.pointee.variables, times: direction) else {
      return false
    }
    if constraint.second != nil {
      let multiplier = constraint.multiplier
      let secondRow = ItemReference.row(of: constraint.second, stamp: stamp)
      guard secondRow >= 0, secondRow != firstRow,
        items.base[Int(secondRow)].isPlain, multiplier == 1 || secondAttribute.isSize,
        put(
          secondAttribute, of: items.base[Int(secondRow)].variables,
          times: -multiplier * direction, isMirrored: direction < 0)
      else { return false }
      notePlace(firstAttribute, items.base + Int(secondRow))
    } else if secondAttribute != .notAnAttribute {
      return false
    }
    notePlace(firstAttribute, firstItem)
    commit(
      constant: 0 - constraint.constant, constraint.relation.inSolver,
      priority: constraint.priority.solverPriority, constraint.origin)
    return true
  }

  /// Puts an edge, size or centre into the form; false for another attribute.
  @inline(__always)
  private func put(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutVariables, times factor: Double
  ) -> Bool {
    put(attribute, of: item, times: factor, isMirrored: factor < 0)
  }

  @inline(__always)
  private func put(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutVariables, times factor: Double,
    isMirrored: Bool
  ) -> Bool {
    switch attribute {
    case .left: form.append(Term(item.left, factor))
    case .right: form.append(Term(item.right, factor))
    case .leading: form.append(Term(isMirrored ? item.right : item.left, factor))
    case .trailing: form.append(Term(isMirrored ? item.left : item.right, factor))
    case .top: form.append(Term(item.top, factor))
    case .bottom: form.append(Term(item.bottom, factor))
    case .width:
      form.append(Term(item.right, factor))
      form.append(Term(item.left, -factor))
    case .height:
      form.append(Term(item.bottom, factor))
      form.append(Term(item.top, -factor))
    case .centerX:
      form.append(Term(item.left, 0.5 * factor))
      form.append(Term(item.right, 0.5 * factor))
    case .centerY:
      form.append(Term(item.top, 0.5 * factor))
      form.append(Term(item.bottom, 0.5 * factor))
    default: return false
    }
    return true
  }

  @inline(__always)
  private func notePlace(
    _ attribute: NSLayoutConstraint.Attribute, _ item: UnsafeMutablePointer<LayoutItem>
  ) {
    if attribute.isSize { return }
    if attribute.isHorizontal {
      item.pointee.isPlaced.horizontal = true
    } else {
      item.pointee.isPlaced.vertical = true
    }
  }

  private func stateExplicit(_ constraint: NSLayoutConstraint) {
    let isMirrored = isMirrored(constraint)
    if constraint.distances != nil { return stateDistances(constraint) }
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
    form.removeAll()
    for position in 0..<difference.count { form.append(difference[position]) }
    commit(difference.constant, constraint)
  }

  /// States the form that was put together as what a constraint says.
  private func commit(_ constant: Double, _ constraint: NSLayoutConstraint) {
    commit(
      constant: constant, constraint.ownRelation.inSolver,
      priority: constraint.priority.solverPriority, .explicit(constraint))
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
      let first = side(
        constraint.distances?.first, constraint.firstItem, constraint.firstAttribute)
    else { return }
    var difference = first - Double(constraint.constant)
    if constraint.secondAttribute != .notAnAttribute {
      guard
        let second = side(
          constraint.distances?.second, constraint.secondItem, constraint.secondAttribute)
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
      row(of: holder) != nil
    else { return right * multiplier }
    let edges = frameEdges(of: holder)
    let isHorizontal = constraint.secondAttribute.isHorizontal
    let origin = isHorizontal ? (isMirrored(constraint) ? edges.right : edges.left) : edges.top
    return (right - origin) * multiplier + origin
  }

  /// Remembers along which axes something says where a view is.
  private func notePlace(_ constraint: NSLayoutConstraint) {
    for item in [constraint.firstReference, constraint.secondReference] {
      if let item, let row = row(of: item) {
        notePlace(constraint.ownFirstAttribute, items.base + Int(row))
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

  func stateContentSize(of view: UIView, _ facts: ViewFacts) {
    let size = contentSize(of: view)
    let item = items.base + Int(facts.row)
    item.pointee.content = size
    let own = item.pointee.variables
    let origin = StatedOrigin.nonNegativeSize(view)
    state(from: own.left, to: own.right, .greaterThanOrEqual, origin)
    state(from: own.top, to: own.bottom, .greaterThanOrEqual, origin)
    let isRoot = facts.outer < 0
    if !isRoot, facts.translatesMask { return }
    if size.width >= 0 {
      stateContent(own.left, own.right, size.width, of: view, along: .horizontal)
    }
    if size.height >= 0 {
      stateContent(own.top, own.bottom, size.height, of: view, along: .vertical)
    }
    if view.isOnCanvas, !isRoot { stateCanvasSize(of: view, content: size) }
  }

  /// Guides have no content, but no negative size either.
  func stateGuideSizes(of view: UIView) {
    for guide in view.ownGuides where guide.derivation == .free {
      guard let row = row(of: guide.reference) else { continue }
      let own = items.base[Int(row)].variables
      let origin = StatedOrigin.nonNegativeSize(view)
      state(from: own.left, to: own.right, .greaterThanOrEqual, origin)
      state(from: own.top, to: own.bottom, .greaterThanOrEqual, origin)
    }
  }

  private func stateContent(
    _ start: Variable, _ end: Variable, _ content: CGFloat, of view: UIView,
    along axis: NSLayoutConstraint.Axis
  ) {
    let priorities = view.contentPriorities(for: axis)
    let origin = StatedOrigin.contentSize(view, axis)
    func state(_ relation: Relation, _ priority: UILayoutPriority) {
      // A priority of zero is how code switches a wish off.
      guard priority.rawValue > 0 else { return }
      form.removeAll()
      let isRequired = priority.rawValue >= UILayoutPriority.required.rawValue
      let factor = isRequired ? Self.requiredContentFactor : 1
      form.append(Term(end, factor))
      form.append(Term(start, -factor))
      commit(
        constant: 0 - Double(content) * factor, relation, priority: priority.solverPriority, origin)
    }
    // In a size that is measured, a narrow text that hugs at 1000 does not break a wide one above it, which resists at
    // as much: two labels of 17 and 14 points count as one line each (iamport-intl/chaipay-ios-native-demo-app).
    let isLimited =
      isMeasuring && axis == .horizontal
      && priorities.hugging.rawValue > Self.measuredHugging.rawValue
    state(.lessThanOrEqual, isLimited ? Self.measuredHugging : priorities.hugging)
    state(.greaterThanOrEqual, priorities.compressionResistance)
  }

  /// Above all that people write, below required.
  private static let measuredHugging = UILayoutPriority(999.5)

  private var isMeasuring: Bool {
    if case .fitting = rootSize { true } else { false }
  }

  /// What a point of a required content size counts against one of a stated inequality: the content
  /// gives way, up to 63 such sizes for one inequality. A label of a public document, 18 high and
  /// hugging at 1000, is 24 high as it has to be by `height >= 24`.
  static let requiredContentFactor = 1.0 / 64
}

extension NSLayoutConstraint.Relation {
  @inline(__always)
  fileprivate var inSolver: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension UILayoutPriority {
  /// The priority within what the solver takes: above its choices among ties, at most required.
  fileprivate var solverPriority: Double { min(1000, max(0.01, Double(rawValue))) }
}

extension UIView {
  /// Both axes of a frame that follows the superview's size by the mask, or keeps its place where the
  /// superview does not autoresize its subviews.
  ///
  /// - Parameters:
  ///   - size: The superview's size to which the frame relates.
  func autoresizedAxes(
    of frame: CGRect, within size: CGSize
  ) -> (horizontal: AutoresizedAxis, vertical: AutoresizedAxis) {
    let mask = superview?.autoresizesSubviews == false ? [] : autoresizingMask
    let horizontal = AutoresizedAxis(
      start: frame.minX, length: frame.width, reference: size.width,
      flexibleStart: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth),
      flexibleEnd: mask.contains(.flexibleRightMargin))
    let vertical = AutoresizedAxis(
      start: frame.minY, length: frame.height, reference: size.height,
      flexibleStart: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight),
      flexibleEnd: mask.contains(.flexibleBottomMargin))
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
