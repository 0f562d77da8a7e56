/// Importance of a constraint: 1000 must hold, below that it is optional.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation between two attributes of views or layout guides.
///
/// ```text
/// firstItem.firstAttribute  (≤ | = | ≥)  multiplier · secondItem.secondAttribute + constant
/// ```
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  open var firstItem: AnyObject? { firstReference?.object }
  open var secondItem: AnyObject? { secondReference?.object }
  open var firstAttribute: Attribute { ownFirstAttribute }
  open var secondAttribute: Attribute { ownSecondAttribute }
  open var relation: Relation { ownRelation }
  open var multiplier: CGFloat { ownMultiplier }

  // What the constraint is about; it never changes. Items are held by hand: who reads them needs no
  // hold of its own.
  @exclusivity(unchecked) private(set) final var first: ItemReference.Address?
  @exclusivity(unchecked) private(set) final var second: ItemReference.Address?
  /// The distances that stand in place of the items' attributes, in the few that have any.
  @exclusivity(unchecked) private(set) final var distances: SideDistances?
  @exclusivity(unchecked) private(set) final var ownFirstAttribute = Attribute.notAnAttribute
  @exclusivity(unchecked) private(set) final var ownSecondAttribute = Attribute.notAnAttribute
  @exclusivity(unchecked) private(set) final var ownRelation = Relation.equal
  @exclusivity(unchecked) private(set) final var ownMultiplier: CGFloat = 1

  final var firstReference: ItemReference? { first?.takeUnretainedValue() }
  final var secondReference: ItemReference? { second?.takeUnretainedValue() }

  open var constant: CGFloat {
    get { ownConstant }
    set {
      guard newValue != ownConstant else { return }
      ownConstant = newValue
      holder?.engineInputsChanged()
    }
  }
  @exclusivity(unchecked) private(set) final var ownConstant: CGFloat = 0
  /// Importance; an active constraint cannot become required or stop being so.
  open var priority: UILayoutPriority {
    get { ownPriority }
    set {
      guard newValue != ownPriority else { return }
      let old = ownPriority
      ownPriority = newValue
      if isHeld { priorityChanged(from: old) }
    }
  }
  @exclusivity(unchecked) private(set) final var ownPriority = UILayoutPriority.required
  /// Changes the priority of which nobody is told, until it is set back.
  final func setPriorityForSolve(_ priority: UILayoutPriority) { ownPriority = priority }
  open var identifier: String? {
    get { details?.identifier }
    set { changeDetails { $0.identifier = newValue } }
  }
  /// Whether an archive of the constraint is left out of Interface Builder's own; kept only.
  open var shouldBeArchived = false

  /// Whether the constraint takes part in layout. Ours keeps it with the nearest common ancestor.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { owner()?.view?.store(self) } else { holder?.discard(self) }
    }
  }

  /// Where an Interface Builder document states the constraint.
  package final var origin: NibOrigin? {
    get { details?.origin }
    set { changeDetails { $0.origin = newValue } }
  }

  @exclusivity(unchecked) private final var details: Details?

  /// What few constraints made in code have.
  private final class Details {
    var identifier: String?
    var origin: NibOrigin?
  }

  private func changeDetails(_ change: (Details) -> Void) {
    let details = details ?? Details()
    change(details)
    self.details = details
  }

  /// A constraint about nothing, for subclasses to inherit the other initialisers.
  public override init() { super.init() }

  convenience init(
    first: ItemReference?, _ firstAttribute: Attribute, _ relation: Relation,
    second: ItemReference?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
    distances: SideDistances? = nil
  ) {
    self.init()
    if distances == nil {
      Self.requirePair(
        firstAttribute, secondAttribute, hasSecond: second != nil, multiplier: multiplier)
    }
    if let first { self.first = .passRetained(first) }
    if let second { self.second = .passRetained(second) }
    if let distances { self.distances = distances }
    ownFirstAttribute = firstAttribute
    ownSecondAttribute = secondAttribute
    ownRelation = relation
    ownMultiplier = multiplier
    if constant != 0 { self.constant = constant }
  }

  deinit {
    first?.release()
    second?.release()
    holderAddress?.release()
  }

  /// A constraint between attributes of one kind, or of a size alone. Where UIKit raises an
  /// exception, ours ends the program with the reason.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    // Much code names the size's attribute again where there is no second item.
    self.init(
      first: .of(view1 as AnyObject), attr1, relation, second: .of(view2.map { $0 as AnyObject }),
      view2 == nil ? .notAnAttribute : attr2, multiplier: multiplier, constant: c)
  }

  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(reference: firstReference, attribute: firstAttribute)
  }

  /// The second side as an anchor; nil for a constraint with a constant alone.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    guard let second = secondReference, second.object != nil else { return nil }
    return NSLayoutAnchor(reference: second, attribute: secondAttribute)
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    var index = 0
    while index < constraints.count {
      let constraint = constraints[index]
      if constraint.isPlain, !constraint.isHeld, let owner = constraint.owner()?.view {
        // Constraints of one holder come one after another, and it says once that they changed.
        index = owner.keep(constraints, from: index)
      } else {
        if !constraint.isPlain { constraint.isActive = true }
        index += 1
      }
    }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    let grouped = Dictionary(grouping: constraints.filter(\.isActive)) {
      $0.holder.map(ObjectIdentifier.init)
    }
    // One search through a holder's constraints for all that it lets go.
    for group in grouped.values { group.first?.holder?.discard(group) }
  }

  /// The view that holds the constraint when it is active; nil where its items are gone.
  private func owner() -> ItemReference? {
    if let nearestOwner { return nearestOwner.takeUnretainedValue() }
    guard let first = firstReference?.place ?? secondReference?.place else { return nil }
    guard let owner = commonOwner(of: first) else {
      preconditionFailure(
        "A constraint cannot be activated because its items have no common ancestor: \(sentence)")
    }
    return owner
  }

  /// The nearest common ancestor where it is one of two items, their superview, or the only item.
  @inline(__always)
  final var nearestOwner: ItemReference.Address? {
    guard distances == nil else { return nil }
    return ItemReference.nearestOwner(of: first, and: second)
  }

  private func commonOwner(of first: ItemReference) -> ItemReference? {
    var common = first.view
    for reference in references {
      if let view = reference?.owner { common = common?.commonAncestor(with: view) }
    }
    return common?.reference
  }

  private func priorityChanged(from old: UILayoutPriority) {
    guard priority != old, let holder else { return }
    precondition(
      (priority == .required) == (old == .required),
      "The priority of an active constraint cannot change from \(old.rawValue) to "
        + "\(priority.rawValue): required and optional are fixed while it is active.")
    holder.engineInputsChanged()
  }

  /// The view whose `constraints` hold this one.
  package final var holder: UIView? {
    get { holderAddress?._withUnsafeGuaranteedRef { $0.view } }
    set {
      let wasHeld = isHeld
      holderAddress?.release()
      holderAddress = newValue.map { .passRetained($0.reference) }
      guard wasHeld != (newValue != nil) else { return }
      let change: Int32 = wasHeld ? -1 : 1
      ItemReference.count(change, on: first)
      ItemReference.count(change, on: second)
    }
  }
  @exclusivity(unchecked) private final var holderAddress: ItemReference.Address?
  @inline(__always)
  final var isHeld: Bool { ItemReference.isThere(holderAddress) }

  /// Whether this view's `constraints` hold the constraint.
  final func isHeld(by view: UIView) -> Bool {
    holderAddress?.toOpaque() == Unmanaged.passUnretained(view.reference).toOpaque()
  }

  /// Notes as the holder a view that is there, where nobody held the constraint.
  @inline(__always)
  final func hold(by view: ItemReference.Address) {
    holderAddress?.release()
    holderAddress = view.retain()
    ItemReference.count(1, on: first)
    ItemReference.count(1, on: second)
  }

  /// Whether the class is this one, and what it says of itself what is stored.
  @inline(__always)
  final var isPlain: Bool { type(of: self) == NSLayoutConstraint.self }

  /// The view that an item stands for: itself, or a guide's owner.
  package static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}

extension NSLayoutConstraint {
  /// Everything that the constraint is about.
  private var references: [ItemReference?] {
    [firstReference, secondReference, distances?.first?.end.reference]
      + [distances?.second?.start.reference, distances?.second?.end.reference]
  }

  /// The distances that a constraint is about.
  final class SideDistances {
    let first: LayoutDistance?
    let second: LayoutDistance?

    /// nil where neither side is a distance.
    init?(_ first: LayoutDistance?, _ second: LayoutDistance?) {
      guard first != nil || second != nil else { return nil }
      self.first = first
      self.second = second
    }
  }
}

/// Where in a document an object was stated.
package struct NibOrigin: Hashable, Sendable {
  /// Interface Builder object ID.
  package var objectID: String?
  /// Line, counted from 1.
  package var line: Int
}
