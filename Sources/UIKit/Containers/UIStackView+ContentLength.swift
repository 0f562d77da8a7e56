extension UIView {
  /// What the view's content takes along an axis, as proportions count it; not positive: nothing.
  ///
  /// A stack view has no content size of its own and counts with what its arranged views take, and
  /// the constraints that it holds. Fitted to documents: columns of 51.5 and 78 points, 16 apart in
  /// 149.5, are 53 and 80.5 high; a row of buttons 30 high, centred and 2 from its top, counts
  /// with 34, and one of a button that is at least 40 with 40 (ArturDokhno/WeatherApp, six rows).
  func contentLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    guard let stack = self as? UIStackView else {
      let size = effectiveIntrinsicSize
      return axis == .horizontal ? size.width : size.height
    }
    if stack.holdsArrangement {
      let size = LayoutEngine.measuringQuietly {
        LayoutEngine(root: stack).fittingSize(
          UIView.layoutFittingCompressedSize, horizontalPriority: .fittingSizeLevel,
          verticalPriority: .fittingSizeLevel)
      }
      return axis == .horizontal ? size.width : size.height
    }
    let views = stack.visibleArrangedSubviews
    let lengths = views.map {
      max(0, $0.limited($0.statedLength(along: axis) ?? $0.contentLength(along: axis), along: axis))
    }
    guard stack.axis == axis else { return lengths.max() ?? 0 }
    let gaps = views.dropLast().map { stack.effectiveSpacing(after: $0) }
    return lengths.reduce(0, +) + gaps.reduce(0, +)
  }

  /// The length that a required constraint of the view itself gives it along an axis.
  package final func statedLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    statedLengths(.equal, along: axis).first?.constant
  }

  /// A length within what required constraints of the view itself allow along an axis. Documents show least
  /// lengths on the canvas; largest ones, and devices, are taken to be alike.
  private func limited(_ length: CGFloat, along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let least = statedLengths(.greaterThanOrEqual, along: axis).reduce(length) {
      max($0, $1.constant)
    }
    return statedLengths(.lessThanOrEqual, along: axis).reduce(least) { min($0, $1.constant) }
  }

  /// The required constraints of the view itself that compare its length along an axis with a number.
  private func statedLengths(
    _ relation: NSLayoutConstraint.Relation, along axis: NSLayoutConstraint.Axis
  ) -> some Collection<NSLayoutConstraint> {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return constraints.lazy.filter {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
        && $0.relation == relation && $0.priority == .required && $0.isActive
    }
  }
}

extension UIStackView {
  /// Whether constraints of its own place what it arranges.
  fileprivate var holdsArrangement: Bool {
    ownConstraints.contains { $0.secondItem != nil && $0.isActive }
  }
}
