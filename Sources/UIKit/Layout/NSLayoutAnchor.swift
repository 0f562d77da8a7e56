/// An edge, a centre, a baseline or a size of a view or guide, from which constraints are made.
///
/// The type parameter keeps apart what cannot be compared: horizontal places, vertical places, sizes.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open var item: AnyObject? { reference?.object }
  /// The item, whether it is still there or not.
  nonisolated final let reference: ItemReference?
  nonisolated package final let attribute: NSLayoutConstraint.Attribute
  /// The two places whose distance this is; nil for an anchor of one item.
  nonisolated final let distance: LayoutDistance?

  init(reference: ItemReference?, attribute: NSLayoutConstraint.Attribute) {
    self.reference = reference
    self.attribute = attribute
    distance = nil
  }

  package convenience init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.init(reference: ItemReference.of(item), attribute: attribute)
  }

  init(distance: LayoutDistance) {
    reference = distance.start.reference
    attribute = distance.start.attribute.isHorizontal ? .width : .height
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
    guard let root = reference?.owner?.engineRoot else { return false }
    let engine = LayoutEngine(root: root)
    return engine.lendingItems { engine.isAmbiguous(item, attribute, distance: distance) }
  }

  /// The stated constraints that decide the anchor's value, from the highest priority on.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let root = reference?.owner?.engineRoot else { return [] }
    let engine = LayoutEngine(root: root)
    return engine.lendingItems {
      engine.constraintsDeciding(item, attribute, distance: distance)
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any IdentifiedAnchor)?.identity == identity
  }

  open override var hash: Int { identity.hashValue }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    // A call for the distances that hardly any constraint has would cost more than the question.
    let isPlain = distance == nil && anchor?.distance == nil
    return NSLayoutConstraint(
      first: reference, attribute, relation, second: anchor?.reference,
      anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant,
      distances: isPlain ? nil : .init(distance, anchor?.distance))
  }

  /// What tells this anchor from others.
  nonisolated fileprivate var identity: [AnchorIdentity] {
    guard let distance else { return [AnchorIdentity(reference, attribute)] }
    return [distance.start, distance.end].map { AnchorIdentity($0.reference, $0.attribute) }
  }
}

/// One item and attribute of an anchor.
private struct AnchorIdentity: Hashable, Sendable {
  var item: ObjectIdentifier?
  var attribute: NSLayoutConstraint.Attribute

  init(_ item: ItemReference?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item.map(ObjectIdentifier.init)
    self.attribute = attribute
  }
}

/// What anchors of any kind are compared by.
private protocol IdentifiedAnchor {
  var identity: [AnchorIdentity] { get }
}

extension NSLayoutAnchor: IdentifiedAnchor {}

/// The way from one place to another along an axis: `end − start`.
final class LayoutDistance: Sendable {
  struct Place: Sendable {
    let reference: ItemReference?
    let attribute: NSLayoutConstraint.Attribute

    var item: AnyObject? { reference?.object }
  }

  let start: Place
  let end: Place

  init(start: Place, end: Place) {
    self.start = start
    self.end = end
  }
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

  /// Between two baselines it is the distance of two lines of the lower text, its style's leading
  /// included; else as ``between``.
  static func below(
    _ upper: NSLayoutYAxisAnchor, _ lower: NSLayoutYAxisAnchor, _ multiplier: CGFloat
  ) -> CGFloat {
    guard upper.attribute == .lastBaseline, lower.attribute == .firstBaseline,
      let view = lower.item as? UIView, let line = lineDistance(of: view)
    else { return multiplier * between }
    return multiplier * line
  }

  /// Distance of the baselines of two lines of a view's text; nil where it is not a label.
  ///
  /// Under Headline and Subhead a Subhead stands 20 below in olvid-io/olvid-ios: 17.9 and 2.1 of
  /// leading.
  static func lineDistance(of view: UIView) -> CGFloat? {
    guard let label = view.forFirstBaselineLayout as? UILabel else { return nil }
    return PixelGrid.ceil(
      label.font.lineHeight + label.font.leading, scale: label.traitCollection.displayScale)
  }
}
