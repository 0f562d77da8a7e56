/// Lays its arranged subviews out in a row or a column.
open class UIStackView: UIView {
  override var layoutRole: LayoutRole { .isStack }

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

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:] {
    didSet { arrangementChanged() }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
    arrangementChanged()
  }

  /// Takes the view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  private func arrangementChanged() {
    engineInputsChanged()
    setNeedsLayout()
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
    let stated = statedSpacing(after: view)
    return stated == Self.spacingUseSystem ? Self.standardSpacing : stated
  }

  /// Space after an arranged subview as it was set, which can be ``spacingUseSystem``.
  func statedSpacing(after view: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(view)] ?? spacing
  }

  /// The system's spacing between siblings.
  package static let standardSpacing: CGFloat = 8

  /// The arranged subviews that take up room.
  ///
  /// The canvas shows indicators that are hidden only because they do not turn, and up to Xcode 8 all hidden
  /// views count there: three in a row of 320, one of them hidden, are 106½ wide each
  /// (openfoodfacts/openfoodfacts-ios), and a hidden label is 5611½ high in a column (atkallie/StackView).
  package var visibleArrangedSubviews: [UIView] {
    arrangedSubviews.filter { view in
      !view.isHidden || view.isOnCanvas && (Self.canvasShowsHidden || view.isStoppedIndicator)
    }
  }

  private static var canvasShowsHidden: Bool { UIKitRelease.current.iOS < 11 }

  /// None. Fitted to the corpus: a document of Xcode 10 aligns a stack view's trailing margin with
  /// its superview's, and the stack view ends there.
  package override var unsetMargins: UIEdgeInsets { .zero }

  open override var forFirstBaselineLayout: UIView { baselineView(in: visibleArrangedSubviews) }

  open override var forLastBaselineLayout: UIView {
    baselineView(in: visibleArrangedSubviews.reversed())
  }

  /// The first view of a column; the highest of a row.
  private func baselineView(in views: [UIView]) -> UIView {
    guard let first = views.first else { return self }
    guard axis == .horizontal else { return first }
    return views.dropFirst().reduce(first) {
      $1.engineFrame.height > $0.engineFrame.height ? $1 : $0
    }
  }
}

extension UIView {
  /// Whether it is an activity indicator that hides when it does not turn.
  fileprivate var isStoppedIndicator: Bool {
    (self as? UIActivityIndicatorView)?.hidesWhenStopped == true
  }
}
