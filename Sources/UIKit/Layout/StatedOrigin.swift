/// Where a constraint of the engine comes from, as plain values: one is noted for each constraint,
/// and hardly any is ever asked for.
///
/// The engine keeps the objects alive as long as it keeps the origins.
struct StatedOrigin: BitwiseCopyable {
  private enum Kind: UInt8, BitwiseCopyable {
    case explicit, contentWidth, contentHeight, autoresizing, stack, root, nonNegativeSize, tie
  }

  /// A rule by which a stack view arranges; UIKit's names for them.
  enum StackRule: UInt8, BitwiseCopyable {
    case canvasConnection, spacing, fillEqually, fillProportionally, distributingEdge, alignment
    case ambiguitySuppression, spanningFit, canvasFit, hiding, textWidthDisambiguation

    var identifier: String {
      switch self {
      case .canvasConnection: "UISV-canvas-connection"
      case .spacing: "UISV-spacing"
      case .fillEqually: "UISV-fill-equally"
      case .fillProportionally: "UISV-fill-proportionally"
      case .distributingEdge: "UISV-distributing-edge"
      case .alignment: "UISV-alignment"
      case .ambiguitySuppression: "UISV-ambiguity-suppression"
      case .spanningFit: "UISV-spanning-fit"
      case .canvasFit: "UISV-canvas-fit"
      case .hiding: "UISV-hiding"
      case .textWidthDisambiguation: "UISV-text-width-disambiguation"
      }
    }
  }

  private let object: Unmanaged<AnyObject>
  private let kind: Kind
  private let rule: StackRule

  private init(_ object: AnyObject, _ kind: Kind, rule: StackRule = .spacing) {
    self.object = .passUnretained(object)
    self.kind = kind
    self.rule = rule
  }

  static func explicit(_ constraint: NSLayoutConstraint) -> Self { .init(constraint, .explicit) }

  static func contentSize(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Self {
    .init(view, axis == .horizontal ? .contentWidth : .contentHeight)
  }

  static func autoresizing(_ view: UIView) -> Self { .init(view, .autoresizing) }
  static func stack(_ stack: UIStackView, _ rule: StackRule) -> Self {
    .init(stack, .stack, rule: rule)
  }
  static func root(_ view: UIView) -> Self { .init(view, .root) }
  static func nonNegativeSize(_ view: UIView) -> Self { .init(view, .nonNegativeSize) }
  static func tie(_ view: UIView) -> Self { .init(view, .tie) }

  var isTie: Bool { kind == .tie }

  var isContentSize: Bool { kind == .contentWidth || kind == .contentHeight }

  /// Whether it gives a hidden arranged view no length.
  var isHiding: Bool { kind == .stack && rule == .hiding }

  var isNonNegativeSize: Bool { kind == .nonNegativeSize }

  var isOfStack: Bool { kind == .stack }

  /// Whether somebody wrote it, rather than that UIKit made it.
  var isStated: Bool { kind == .explicit }

  /// The same with its object.
  var source: ConstraintSource {
    let object = object.takeUnretainedValue()
    return switch kind {
    case .explicit: .explicit(unsafeDowncast(object, to: NSLayoutConstraint.self))
    case .contentWidth: .contentSize(unsafeDowncast(object, to: UIView.self), .horizontal)
    case .contentHeight: .contentSize(unsafeDowncast(object, to: UIView.self), .vertical)
    case .autoresizing: .autoresizing(unsafeDowncast(object, to: UIView.self))
    case .stack: .stack(unsafeDowncast(object, to: UIStackView.self), rule.identifier)
    case .root: .root(unsafeDowncast(object, to: UIView.self))
    case .nonNegativeSize: .nonNegativeSize(unsafeDowncast(object, to: UIView.self))
    case .tie: .tie(unsafeDowncast(object, to: UIView.self))
    }
  }
}
