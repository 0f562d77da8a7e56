/// What surrounds a root view.
package struct RootEnvironment: Sendable {
  /// Parts of the root that bars, the status bar, the cutout and the home indicator cover.
  package var safeArea: UIEdgeInsets
  /// Margins of the root beside the safe area: 16 or 20 at the sides of a view controller's view.
  package var minimumMargins: UIEdgeInsets
  /// Margins as observed, safe area included; an edge that is nil follows from the rest.
  package var observedMargins: PartialInsets?
  package var traits: UITraitCollection
  /// Whether margins include the safe area (iOS 11 on).
  package var marginsIncludeSafeArea: Bool

  package init(
    safeArea: UIEdgeInsets, minimumMargins: UIEdgeInsets, observedMargins: PartialInsets? = nil,
    traits: UITraitCollection, marginsIncludeSafeArea: Bool = true
  ) {
    self.safeArea = safeArea
    self.minimumMargins = minimumMargins
    self.observedMargins = observedMargins
    self.traits = traits
    self.marginsIncludeSafeArea = marginsIncludeSafeArea
  }

  static let fallbackTraits = UITraitCollection(
    idiom: .phone, displayScale: 2, horizontal: .compact, vertical: .regular,
    layoutDirection: .leftToRight, contentSizeCategory: .large, style: .light)
}

/// Insets of which some edges may be unknown.
package struct PartialInsets: Hashable, Sendable, Codable {
  package var top: CGFloat?
  package var left: CGFloat?
  package var bottom: CGFloat?
  package var right: CGFloat?

  package init(
    top: CGFloat? = nil, left: CGFloat? = nil, bottom: CGFloat? = nil, right: CGFloat? = nil
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The insets with unknown edges taken from others.
  package func filled(from other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top ?? other.top, left: left ?? other.left, bottom: bottom ?? other.bottom,
      right: right ?? other.right)
  }
}

/// Insets seen at a view inside a root; they win over what follows from its surroundings.
package struct ObservedEdges: Sendable {
  package var safeArea: PartialInsets?
  package var layoutMargins: PartialInsets?

  package init(safeArea: PartialInsets?, layoutMargins: PartialInsets?) {
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
  }
}

/// Insets of a view as they count for layout.
package struct ResolvedInsets: Equatable, Sendable {
  package var safeArea = UIEdgeInsets.zero
  package var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

/// Margins that were set on a view; nil where the default holds.
struct CustomMargins: Sendable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?
  var left: CGFloat?
  var right: CGFloat?

  func insets(default standard: UIEdgeInsets, isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top ?? standard.top, left: left ?? (isRightToLeft ? trailing : leading) ?? standard.left,
      bottom: bottom ?? standard.bottom,
      right: right ?? (isRightToLeft ? leading : trailing) ?? standard.right)
  }
}

extension UIView {
  /// Parts of the view that are covered by what surrounds its root.
  public var safeAreaInsets: UIEdgeInsets { resolvedInsets.safeArea }

  /// Margins as they count for layout; setting them replaces the default ones.
  public var layoutMargins: UIEdgeInsets {
    get { resolvedInsets.margins }
    set {
      customMargins = CustomMargins(
        top: newValue.top, bottom: newValue.bottom, left: newValue.left, right: newValue.right)
      resolvedInsets.margins = newValue
    }
  }

  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
    }
    set {
      customMargins = CustomMargins(
        top: newValue.top, leading: newValue.leading, bottom: newValue.bottom,
        trailing: newValue.trailing)
    }
  }

  public var safeAreaLayoutGuide: UILayoutGuide { specialGuide(.safeArea) }
  public var layoutMarginsGuide: UILayoutGuide { specialGuide(.layoutMargins) }
  public var readableContentGuide: UILayoutGuide { specialGuide(.readableContent) }

  package func specialGuide(_ derivation: UILayoutGuide.Derivation) -> UILayoutGuide {
    if let guide = specialGuides[derivation] { return guide }
    let guide = UILayoutGuide(derivation, owner: self)
    specialGuides[derivation] = guide
    return guide
  }

  /// Works the insets out from the superview's; true when they changed.
  @discardableResult
  package func resolveInsets() -> Bool {
    var resolved = ResolvedInsets()
    if let environment {
      resolved = rootInsets(environment)
    } else if let superview {
      resolved = insets(within: superview)
    }
    let changed =
      !resolved.safeArea.isNear(resolvedInsets.safeArea)
      || !resolved.margins.isNear(resolvedInsets.margins)
    resolvedInsets = resolved
    return changed
  }

  private func rootInsets(_ environment: RootEnvironment) -> ResolvedInsets {
    let own = customMargins.insets(
      default: environment.minimumMargins, isRightToLeft: isRightToLeft)
    let base = UIEdgeInsets(
      top: own.top, left: max(own.left, environment.minimumMargins.left), bottom: own.bottom,
      right: max(own.right, environment.minimumMargins.right))
    let adds = environment.marginsIncludeSafeArea && insetsLayoutMarginsFromSafeArea
    let margins = adds ? base + environment.safeArea : base
    return ResolvedInsets(
      safeArea: environment.safeArea,
      margins: environment.observedMargins?.filled(from: margins) ?? margins)
  }

  private func insets(within superview: UIView) -> ResolvedInsets {
    var safe = UIEdgeInsets.zero
    let outer = superview.resolvedInsets
    let room = superview.frame.size
    let distances = UIEdgeInsets(
      top: frame.minY, left: frame.minX, bottom: room.height - frame.maxY,
      right: room.width - frame.maxX)
    if superview.passesSafeAreaOn {
      safe = Self.remainder(of: outer.safeArea, after: distances)
    }
    let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var margins = customMargins.insets(default: standard, isRightToLeft: isRightToLeft)
    if insetsLayoutMarginsFromSafeArea, UIKitRelease.current.iOS >= 11 { margins = margins + safe }
    if preservesSuperviewLayoutMargins {
      margins = .max(margins, Self.remainder(of: outer.margins, after: distances))
    }
    return ResolvedInsets(
      safeArea: observedInsets?.safeArea?.filled(from: safe) ?? safe,
      margins: observedInsets?.layoutMargins?.filled(from: margins) ?? margins)
  }

  /// Whether the safe area reaches the subviews: a scroll view moves its content out of it instead.
  private var passesSafeAreaOn: Bool { !(self is UIScrollView) }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private static func remainder(
    of insets: UIEdgeInsets, after distances: UIEdgeInsets
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Swift.max(0, insets.top - Swift.max(0, distances.top)),
      left: Swift.max(0, insets.left - Swift.max(0, distances.left)),
      bottom: Swift.max(0, insets.bottom - Swift.max(0, distances.bottom)),
      right: Swift.max(0, insets.right - Swift.max(0, distances.right)))
  }
}
