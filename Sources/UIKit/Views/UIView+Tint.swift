extension UIView {
  final var shownTintColor: UIColor {
    let color = inheritedTintColor ?? .systemBlue
    return resolvedTintAdjustmentMode == .dimmed ? color.dimmed : color
  }

  /// The colour that the view or the nearest superview has; nil: nobody has one.
  private var inheritedTintColor: UIColor? {
    var current: UIView? = self
    while let view = current {
      if let color = view.ownTintColor { return color }
      current = view.superview
    }
    return nil
  }

  final var resolvedTintAdjustmentMode: TintAdjustmentMode {
    var current: UIView? = self
    while let view = current {
      if view.ownTintAdjustmentMode != .automatic { return view.ownTintAdjustmentMode }
      current = view.superview
    }
    return .normal
  }

  /// Tells this view, and those below that inherit what changed.
  final func tellTintChange(inherits: (UIView) -> Bool) {
    tintColorDidChange()
    for subview in subviews where inherits(subview) { subview.tellTintChange(inherits: inherits) }
  }

  /// Tells a view that came to another superview, or lost its own, whose tint is another.
  final func superviewDidChange(from old: UIView?) {
    guard UIView.isAnyTinted, ownTintColor == nil,
      old?.inheritedTintColor != superview?.inheritedTintColor
    else {
      return
    }
    tellTintChange { $0.ownTintColor == nil }
  }
}

extension UIColor {
  /// The grey that is as light as the colour.
  ///
  /// Apple does not say how much it dims; this is the luminance of ITU-R BT.709.
  fileprivate var dimmed: UIColor {
    UIColor { traits in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      guard
        self.resolvedColor(with: traits).getRed(
          &red, green: &green, blue: &blue, alpha: &alpha)
      else { return self }
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }
}
