extension UIView {
  /// What the view's content takes along an axis, as proportions count it; not positive: nothing.
  ///
  /// A stack view has no content size of its own and counts with what its arranged views take, and
  /// the constraints that it holds. Fitted to documents: columns of 51.5 and 78 points, 16 apart in
  /// 149.5, are 53 and 80.5 high; a row of buttons 30 high, centred and 2 from its top, counts
  /// with 34.
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
      max(0, $0.statedLength(along: axis) ?? $0.contentLength(along: axis))
    }
    guard stack.axis == axis else { return lengths.max() ?? 0 }
    let gaps = views.dropLast().map { stack.effectiveSpacing(after: $0) }
    return lengths.reduce(0, +) + gaps.reduce(0, +)
  }

  /// The length that a required constraint of the view itself gives it along an axis.
  package final func statedLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let own = constraints.first {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
        && $0.relation == .equal && $0.priority == .required && $0.isActive
    }
    return own?.constant
  }
}

extension UIStackView {
  /// Whether constraints of its own place what it arranges.
  fileprivate var holdsArrangement: Bool {
    ownConstraints.contains { $0.secondItem != nil && $0.isActive }
  }
}
