/// What surrounds a root view.
package struct RootEnvironment: Sendable {
  /// Parts of the root that bars, the status bar, the cutout and the home indicator cover.
  package var safeArea: UIEdgeInsets
  /// What the keyboard covers of the root's lower end.
  package var keyboardHeight: CGFloat = 0
  /// Where a keyboard floats, in the coordinates of the root.
  package var undockedKeyboard: CGRect?
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
  /// What the keyboard covers of the lower end.
  package var keyboard: CGFloat = 0
  /// Where a keyboard floats, from the view's corner on.
  package var undockedKeyboard: CGRect?
}

extension ResolvedInsets {
  /// Whether these are the insets with which every view starts.
  var isPlain: Bool {
    safeArea.left == 0 && safeArea.right == 0 && safeArea.top == 0 && safeArea.bottom == 0
      && margins.left == 8 && margins.right == 8 && margins.top == 8 && margins.bottom == 8
  }

  /// Whether nothing covers the view.
  var isUncovered: Bool {
    safeArea.left == 0 && safeArea.right == 0 && safeArea.top == 0 && safeArea.bottom == 0
      && keyboard == 0 && undockedKeyboard == nil
  }
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
  final func directional(_ margins: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
      bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
  }

  package func specialGuide(_ derivation: UILayoutGuide.Derivation) -> UILayoutGuide {
    if let guide = specialGuides[derivation] { return guide }
    let guide =
      switch derivation {
      case .keyboard: UIKeyboardLayoutGuide(derivation, owner: self)
      case .topBar, .bottomBar: BarLayoutGuide(derivation, owner: self)
      default: UILayoutGuide(derivation, owner: self)
      }
    specialGuides[derivation] = guide
    return guide
  }

  /// Works the insets out from the superview's; true when they changed.
  @discardableResult
  package func resolveInsets() -> Bool {
    resolveInsets(outer: superview?.resolvedInsets)
  }

  /// - Parameter outer: The superview's insets.
  /// - Parameter isPlaced: Whether the view has a place yet; without one it counts as if it filled the
  ///   superview.
  final func resolveInsets(outer: ResolvedInsets?, isPlaced: Bool = true) -> Bool {
    let resolved = insets(outer: outer, isPlaced: isPlaced)
    let changed =
      !resolved.safeArea.isNear(resolvedInsets.safeArea)
      || !resolved.margins.isNear(resolvedInsets.margins)
      || abs(resolved.keyboard - resolvedInsets.keyboard) > 0.001
      || resolved.undockedKeyboard != resolvedInsets.undockedKeyboard
    resolvedInsets = resolved
    return changed
  }

  /// The insets by the present frames, or while constraints are solved by the ones found so far.
  final func currentInsets() -> ResolvedInsets {
    LayoutEngine.isSolving ? resolvedInsets : insets(outer: superview?.currentInsets())
  }

  private func insets(outer: ResolvedInsets?, isPlaced: Bool = true) -> ResolvedInsets {
    if let environment { return rootInsets(environment) }
    guard let superview, let outer else { return detachedInsets }
    return plainInsets(within: superview, outer: outer)
      ?? insets(within: superview, outer: outer, isPlaced: isPlaced)
  }

  /// The insets of a view of which nothing was said, where nothing covers the superview; nil for
  /// others.
  private func plainInsets(within superview: UIView, outer: ResolvedInsets) -> ResolvedInsets? {
    guard outer.safeArea == .zero, outer.undockedKeyboard == nil, saysNothingOfInsets
    else { return nil }
    let below = superview.engineFrame.height - engineFrame.maxY
    return ResolvedInsets(
      margins: unsetMargins, keyboard: Self.remainder(ofKeyboard: outer.keyboard, below: below))
  }

  /// Whether nothing was said of the view's own insets.
  @inline(__always)
  final var saysNothingOfInsets: Bool {
    (insetRules?.isEmpty ?? true) && !preservesSuperviewLayoutMargins
  }

  /// Margins of a view that is in no other.
  private var detachedInsets: ResolvedInsets {
    ResolvedInsets(
      margins: customMargins.insets(
        default: controllerMargins ?? unsetMargins, isRightToLeft: isRightToLeft))
  }

  private func rootInsets(_ environment: RootEnvironment) -> ResolvedInsets {
    let own = customMargins.insets(
      default: environment.minimumMargins, isRightToLeft: isRightToLeft)
    let least = environment.minimumMargins
    var base = UIEdgeInsets(
      top: own.top, left: max(own.left, least.left), bottom: own.bottom,
      right: max(own.right, least.right))
    // A cell's content view preserves the cell's margins above and below as well.
    if preservesSuperviewLayoutMargins || preservesCellMargins { base = .max(base, least) }
    let safeArea = environment.safeArea + addedSafeArea
    let adds = environment.marginsIncludeSafeArea && insetsLayoutMarginsFromSafeArea
    let margins = followingReadableWidth(adds ? base + safeArea : base)
    return ResolvedInsets(
      safeArea: safeArea,
      margins: environment.observedMargins?.filled(from: margins) ?? margins,
      keyboard: environment.keyboardHeight, undockedKeyboard: environment.undockedKeyboard)
  }

  private func insets(
    within superview: UIView, outer: ResolvedInsets, isPlaced: Bool
  ) -> ResolvedInsets {
    var safe = UIEdgeInsets.zero
    let room = superview.engineFrame.size
    let frame = superview.scrolled(isPlaced ? engineFrame : CGRect(origin: .zero, size: room))
    let distances = UIEdgeInsets(
      top: frame.minY, left: frame.minX, bottom: room.height - frame.maxY,
      right: room.width - frame.maxX)
    if outer.safeArea != .zero {
      safe = Self.remainder(
        of: superview.passedOn(outer.safeArea, to: frame), after: distances)
    }
    safe = safe + addedSafeArea
    var margins = customMargins.insets(
      default: controllerMargins ?? unsetMargins, isRightToLeft: isRightToLeft)
    if let least = controllerMargins {
      margins.left = Swift.max(margins.left, least.left)
      margins.right = Swift.max(margins.right, least.right)
    }
    if insetsLayoutMarginsFromSafeArea, UIKitRelease.current.iOS >= 11 { margins = margins + safe }
    margins = followingReadableWidth(margins)
    if preservesSuperviewLayoutMargins {
      margins = .max(
        margins, Self.remainder(of: superview.marginsToPreserve(outer), after: distances))
    }
    return ResolvedInsets(
      safeArea: observedInsets?.safeArea?.filled(from: safe) ?? safe,
      margins: observedInsets?.layoutMargins?.filled(from: margins) ?? margins,
      keyboard: Self.remainder(ofKeyboard: outer.keyboard, below: distances.bottom),
      undockedKeyboard: outer.undockedKeyboard?.offsetBy(dx: -frame.minX, dy: -frame.minY))
  }

  /// Whether the view is a cell's content view, which keeps the cell's margins from iOS 11 on,
  /// whatever the document says: so content is 11 points off in documents of Xcode 9 that state 8.
  private var preservesCellMargins: Bool {
    guard UIKitRelease.current.iOS >= 11, let cell = superview as? UITableViewCell else {
      return false
    }
    return cell.contentView === self
  }

  /// The margins of a wide view that follow readable content: its readable content guide, which is
  /// in the middle of what the margins leave, the safe area included.
  private func followingReadableWidth(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    marginsFollowReadableWidth ? readable(within: margins) : margins
  }

  /// Insets of the readable part of what margins leave of the view.
  final func readable(within margins: UIEdgeInsets) -> UIEdgeInsets {
    let room = engineFrame.width - margins.left - margins.right
    let side = Swift.max(0, (room - LayoutEngine.readableWidth) / 2)
    return UIEdgeInsets(
      top: margins.top, left: margins.left + side, bottom: margins.bottom,
      right: margins.right + side)
  }

  /// The frame that the engine has for the view, set or not.
  final var engineFrame: CGRect { pending.solvedFrame ?? untransformedFrame }

  /// The part of the safe area that reaches the subviews: all of it, but in a scroll view only what
  /// lies beside content that does not scroll to the sides.
  ///
  /// UIKit goes by where subviews stand within the bounds: content that an article holds by the
  /// margins of a collection's item shrinks as the item scrolls under the status bar. Ours is that
  /// of content which was not scrolled: it begins and, once scrolled to, ends beside what the
  /// adjusted insets keep clear. Where nothing is adjusted it begins under the bars: a cell 28 below
  /// the top of a table that begins 44 above the safe area has 16 of it (SOPT's Location_1).
  private func passedOn(_ safeArea: UIEdgeInsets, to frame: CGRect) -> UIEdgeInsets {
    guard let scroll = self as? UIScrollView else { return safeArea }
    let behavior = scroll.contentInsetAdjustmentBehavior
    if behavior == .always || scroll.scrollsHorizontally(in: engineFrame.width) { return .zero }
    var passed = UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)
    if behavior == .never {
      passed.top = safeArea.top
      if frame.maxY <= engineFrame.height { passed.bottom = safeArea.bottom }
    }
    return passed
  }

  /// What subviews preserve of the margins: all of them, but in a scroll view that keeps its content clear of the
  /// safe area only what its margins have beside that, and no less than its own. Text in such content is 8 below the
  /// top of a scroll view whose preserved margin is a bar's 64 (hpi-schul-cloud/schulcloud-mobile-ios, Xcode 10).
  private func marginsToPreserve(_ insets: ResolvedInsets) -> UIEdgeInsets {
    guard insets.safeArea != .zero, let scroll = self as? UIScrollView,
      scroll.contentInsetAdjustmentBehavior != .never
    else { return insets.margins }
    var kept = insets.safeArea
    if scroll.contentInsetAdjustmentBehavior != .always,
      !scroll.scrollsHorizontally(in: engineFrame.width)
    {
      (kept.left, kept.right) = (0, 0)
    }
    let own = customMargins.insets(default: unsetMargins, isRightToLeft: isRightToLeft)
    return .max(insets.margins - kept, .min(own, insets.margins))
  }

  /// Where content that was not scrolled stands in a scroll view that adjusts nothing.
  private func scrolled(_ frame: CGRect) -> CGRect {
    guard layoutRole.contains(.scrolls), let scroll = self as? UIScrollView,
      scroll.contentInsetAdjustmentBehavior == .never
    else { return frame }
    return frame.offsetBy(dx: 0, dy: scroll.contentInset.top)
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private static func remainder(ofKeyboard height: CGFloat, below: CGFloat) -> CGFloat {
    height > 0 ? Swift.max(0, height - below) : 0
  }

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
