/// Lays its arranged subviews out in a row or a column.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the stack view's own spacing in ``setCustomSpacing(_:after:)``.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the system's standard spacing.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
  }

  /// Takes the view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Space after an arranged subview as it counts for layout.
  package func effectiveSpacing(after view: UIView) -> CGFloat {
    let custom = customSpacing[ObjectIdentifier(view)] ?? spacing
    return custom == Self.spacingUseSystem ? Self.standardSpacing : custom
  }

  /// The system's spacing between siblings.
  package static let standardSpacing: CGFloat = 8

  /// The arranged subviews that take up room.
  package var visibleArrangedSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  package override var firstBaselineOffset: CGFloat? {
    guard let first = visibleArrangedSubviews.first else { return nil }
    return first.firstBaselineOffset.map { $0 + first.frame.minY }
  }
}
