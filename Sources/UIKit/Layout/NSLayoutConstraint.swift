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

  open var firstItem: AnyObject? { sides.first?.object }
  open var secondItem: AnyObject? { sides.second?.object }
  open var firstAttribute: Attribute { sides.firstAttribute }
  open var secondAttribute: Attribute { sides.secondAttribute }
  open var relation: Relation { sides.relation }
  open var multiplier: CGFloat { sides.multiplier }
  /// What the constraint is about; it never changes.
  @exclusivity(unchecked) private(set) final var sides = Sides()
  /// The items of ``sides`` for readers who need no hold on them.
  @exclusivity(unchecked) private(set) final var first: Unmanaged<ItemReference>?
  @exclusivity(unchecked) private(set) final var second: Unmanaged<ItemReference>?

  @exclusivity(unchecked) open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { holder?.engineInputsChanged() } }
  }
  /// Importance; an active constraint cannot become required or stop being so.
  @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
    didSet { priorityChanged(from: oldValue) }
  }
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

  convenience init(_ sides: Sides, constant: CGFloat) {
    self.init()
    self.sides = sides
    if let item = sides.first { first = .passUnretained(item) }
    if let item = sides.second { second = .passUnretained(item) }
    self.constant = constant
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      Sides(
        first: .of(view1 as AnyObject), second: .of(view2.map { $0 as AnyObject }),
        firstAttribute: attr1, secondAttribute: attr2, relation: relation, multiplier: multiplier),
      constant: c)
  }

  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(reference: sides.first, attribute: firstAttribute)
  }

  /// The second side as an anchor; nil for a constraint with a constant alone.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    guard let second = sides.second, second.object != nil else { return nil }
    return NSLayoutAnchor(reference: second, attribute: secondAttribute)
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    // Constraints of one holder come one after another, and it says once that something changed.
    var changed: UIView?
    for constraint in constraints {
      guard type(of: constraint) == NSLayoutConstraint.self else {
        constraint.isActive = true
        continue
      }
      guard !constraint.isHeld, let owner = constraint.owner() else { continue }
      if owner !== changed?.reference {
        changed?.engineInputsChanged()
        changed = owner.view
      }
      _ = changed?.keep(constraint)
    }
    changed?.engineInputsChanged()
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
    guard let first = sides.first?.place ?? sides.second?.place else { return nil }
    guard let owner = commonOwner(of: first) else {
      preconditionFailure(
        "A constraint cannot be activated because its items have no common ancestor: \(sentence)")
    }
    return owner
  }

  /// The nearest common ancestor where it is one of two items, their superview, or the only item.
  private var nearestOwner: Unmanaged<ItemReference>? {
    guard sides.firstDistance == nil, sides.secondDistance == nil else { return nil }
    return ItemReference.nearestOwner(of: first, and: second)
  }

  private func commonOwner(of first: ItemReference) -> ItemReference? {
    var common = first.view
    for reference in sides.references {
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
    get { holderReference?.view }
    set {
      let wasHeld = isHeld
      holderReference = newValue?.reference
      guard wasHeld != (newValue != nil) else { return }
      let change = wasHeld ? -1 : 1
      ItemReference.count(change, on: first)
      ItemReference.count(change, on: second)
    }
  }
  @exclusivity(unchecked) private final var holderReference: ItemReference?
  final var isHeld: Bool { holderReference?.isGone == false }

  /// Whether this view's `constraints` hold the constraint.
  final func isHeld(by view: UIView) -> Bool { holderReference === view.reference }

  /// The view that an item stands for: itself, or a guide's owner.
  package static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}

extension NSLayoutConstraint {
  /// What a constraint is about.
  struct Sides {
    var first: ItemReference?
    var second: ItemReference?
    /// The distances that stand in place of the items' attributes.
    var firstDistance: LayoutDistance?
    var secondDistance: LayoutDistance?
    var firstAttribute = Attribute.notAnAttribute
    var secondAttribute = Attribute.notAnAttribute
    var relation = Relation.equal
    var multiplier: CGFloat = 1

    /// Everything that the constraint is about.
    var references: [ItemReference?] {
      [first, second, firstDistance?.end.reference, secondDistance?.start.reference]
        + [secondDistance?.end.reference]
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
