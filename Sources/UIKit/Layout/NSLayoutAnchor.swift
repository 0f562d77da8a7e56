/// An edge, a centre, a baseline or a size of a view or guide, from which constraints are made.
///
/// The type parameter keeps apart what cannot be compared: horizontal places, vertical places, sizes.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide.
  open private(set) weak var item: AnyObject?
  nonisolated package let attribute: NSLayoutConstraint.Attribute
  /// What tells this anchor from others.
  nonisolated fileprivate let identity: [AnchorIdentity]
  /// The two places whose distance this is; nil for an anchor of one item.
  package let distance: LayoutDistance?

  package init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    identity = [AnchorIdentity(item: item.map(ObjectIdentifier.init), attribute: attribute)]
    distance = nil
  }

  package init(distance: LayoutDistance) {
    item = distance.start.item
    attribute = distance.start.attribute.isHorizontal ? .width : .height
    identity = [distance.start, distance.end].map {
      AnchorIdentity(item: $0.item.map(ObjectIdentifier.init), attribute: $0.attribute)
    }
    self.distance = distance
  }

  /// Name of the attribute.
  open var name: String { attribute.name }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: c)
  }

  /// Whether the constraints leave the anchor's value open, which for an edge or a centre is its place
  /// in the root of the layout. Ours solves the tree once more to tell.
  open var hasAmbiguousLayout: Bool {
    guard let root = NSLayoutConstraint.view(of: item)?.engineRoot else { return false }
    return LayoutEngine(root: root).isAmbiguous(item, attribute, distance: distance)
  }

  /// The stated constraints that decide the anchor's value, from the highest priority on.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let root = NSLayoutConstraint.view(of: item)?.engineRoot else { return [] }
    return LayoutEngine(root: root).constraintsDeciding(item, attribute, distance: distance)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any IdentifiedAnchor)?.identity == identity
  }

  open override var hash: Int { identity.hashValue }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      first: item, attribute, relation, second: anchor?.item,
      anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    made.firstDistance = distance
    made.secondDistance = anchor?.distance
    return made
  }
}

/// One item and attribute of an anchor.
private struct AnchorIdentity: Hashable, Sendable {
  var item: ObjectIdentifier?
  var attribute: NSLayoutConstraint.Attribute
}

/// What anchors of any kind are compared by.
private protocol IdentifiedAnchor {
  var identity: [AnchorIdentity] { get }
}

extension NSLayoutAnchor: IdentifiedAnchor {}

/// The way from one place to another along an axis: `end − start`.
package struct LayoutDistance {
  package struct Place {
    package weak var item: AnyObject?
    package var attribute: NSLayoutConstraint.Attribute
  }

  package var start: Place
  package var end: Place
}

/// A horizontal place: an edge or the centre.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this place to another, positive to the right.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: multiplier * SystemSpacing.between)
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.between)
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.between)
  }
}

/// A vertical place: an edge, the centre or a baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this place to another, positive downwards.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: SystemSpacing.below(anchor, self, multiplier))
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, to: anchor, constant: SystemSpacing.below(anchor, self, multiplier))
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      .lessThanOrEqual, to: anchor, constant: SystemSpacing.below(anchor, self, multiplier))
  }
}

/// The system's distance between items.
@MainActor
enum SystemSpacing {
  /// Between siblings, in points.
  static let between: CGFloat = 8

  /// Between two baselines it is the distance of two lines of the lower text; else as ``between``.
  static func below(
    _ upper: NSLayoutYAxisAnchor, _ lower: NSLayoutYAxisAnchor, _ multiplier: CGFloat
  ) -> CGFloat {
    guard upper.attribute == .lastBaseline, lower.attribute == .firstBaseline,
      let line = lineHeight(of: lower.item)
    else { return multiplier * between }
    return multiplier * line
  }

  private static func lineHeight(of item: AnyObject?) -> CGFloat? {
    guard let label = (item as? UIView)?.forFirstBaselineLayout as? UILabel else { return nil }
    return PixelGrid.ceil(
      label.font.lineHeight, scale: label.traitCollection.displayScale)
  }
}
