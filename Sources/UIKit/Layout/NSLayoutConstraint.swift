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

  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  open private(set) var firstAttribute = Attribute.notAnAttribute
  open private(set) var secondAttribute = Attribute.notAnAttribute
  open private(set) var relation = Relation.equal
  open private(set) var multiplier: CGFloat = 1
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { holder?.engineInputsChanged() } }
  }
  /// Importance; an active constraint cannot become required or stop being so.
  open var priority: UILayoutPriority = .required {
    didSet { priorityChanged(from: oldValue) }
  }
  open var identifier: String?
  /// Whether an archive of the constraint is left out of Interface Builder's own; kept only.
  open var shouldBeArchived = false

  /// Whether the constraint takes part in layout. Ours keeps it with the nearest common ancestor.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.discard(self) }
    }
  }

  /// The distance that stands on the first side in place of the item's attribute.
  var firstDistance: LayoutDistance?
  /// The distance that stands on the second side in place of the item's attribute.
  var secondDistance: LayoutDistance?

  /// Where an Interface Builder document states the constraint.
  package var origin: NibOrigin?

  /// A constraint about nothing, for subclasses to inherit the other initialisers.
  public override init() { super.init() }

  convenience init(
    first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    firstItem = first
    secondItem = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      first: view1 as AnyObject, attr1, relation, second: view2.map { $0 as AnyObject }, attr2,
      multiplier: multiplier, constant: c)
  }

  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstItem, attribute: firstAttribute)
  }

  /// The second side as an anchor; nil for a constraint with a constant alone.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    let grouped = Dictionary(grouping: constraints.filter(\.isActive)) {
      $0.holder.map(ObjectIdentifier.init)
    }
    // One search through a holder's constraints for all that it lets go.
    for group in grouped.values { group.first?.holder?.discard(group) }
  }

  private func activate() {
    guard Self.view(of: firstItem) ?? Self.view(of: secondItem) != nil else { return }
    guard let owner = nearestOwner ?? commonOwner else {
      preconditionFailure(
        "A constraint cannot be activated because its items have no common ancestor: \(sentence)")
    }
    owner.store(self)
  }

  /// The nearest common ancestor where it is one of two items, their superview, or the only item.
  private var nearestOwner: UIView? {
    guard firstDistance == nil, secondDistance == nil, let first = Self.view(of: firstItem)
    else { return nil }
    guard let second = Self.view(of: secondItem) else { return secondItem == nil ? first : nil }
    if first === second { return first }
    let outer = first.superview
    if outer === second { return second }
    let other = second.superview
    if other === first { return first }
    return outer === other ? outer : nil
  }

  private var commonOwner: UIView? {
    let views = items.compactMap(Self.view(of:))
    guard let first = views.first else { return nil }
    return views.dropFirst().reduce(Optional(first)) { $0?.commonAncestor(with: $1) }
  }

  /// Everything that the constraint is about.
  private var items: [AnyObject?] {
    [
      firstItem, secondItem, firstDistance?.end.item, secondDistance?.start.item,
      secondDistance?.end.item,
    ]
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
  package weak var holder: UIView? {
    didSet {
      guard (oldValue == nil) != (holder == nil) else { return }
      let change = holder == nil ? -1 : 1
      Self.count(change, on: firstItem)
      Self.count(change, on: secondItem)
    }
  }

  /// Notes on an item how many constraints are about it; of guides, that there was one.
  private static func count(_ change: Int, on item: AnyObject?) {
    if let view = item as? UIView {
      view.constraintCount += change
    } else if let guide = item as? UILayoutGuide {
      guide.owningView?.hasConstrainedGuides = true
    }
  }

  /// The view that an item stands for: itself, or a guide's owner.
  package static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}

/// Where in a document an object was stated.
package struct NibOrigin: Hashable, Sendable {
  /// Interface Builder object ID.
  package var objectID: String?
  /// Line, counted from 1.
  package var line: Int
}
