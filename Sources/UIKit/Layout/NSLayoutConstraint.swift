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
///     firstItem.firstAttribute  (≤ | = | ≥)  multiplier · secondItem.secondAttribute + constant
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
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var constant: CGFloat
  open var priority: UILayoutPriority = .required
  open var identifier: String?
  /// Whether the constraint takes part in layout. Ours keeps it with the nearest common ancestor.
  open var isActive = false {
    didSet { if isActive != oldValue { activationChanged() } }
  }

  /// Where an Interface Builder document states the constraint.
  package var origin: NibOrigin?

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activationChanged() {
    guard let first = Self.view(of: firstItem) else { return }
    var owner = first
    if let second = Self.view(of: secondItem), let shared = first.commonAncestor(with: second) {
      owner = shared
    }
    if isActive {
      owner.store(self)
    } else {
      (holder ?? owner).discard(self)
    }
  }

  /// The view whose `constraints` hold this one.
  package weak var holder: UIView?

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
