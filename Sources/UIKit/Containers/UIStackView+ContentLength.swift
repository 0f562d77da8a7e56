extension UIView {
  /// What the view's content takes along an axis, as proportions count it; not positive: nothing.
  ///
  /// A stack view has no content size of its own and counts with the size that what it arranges and the
  /// constraints that it holds ask for. Documents show it: columns of 51.5 and 78 points, 16 apart in
  /// 149.5, are 53 and 80.5 high; a row of buttons 30 high, centred and 2 from its top, counts
  /// with 34, and one of a button that is at least 40 with 40 (ArturDokhno/WeatherApp, six rows).
  ///
  /// So does a text of several lines, which has to be measured, too: one that is to be 150 high counts with 150
  /// (Game-On-ADA/GameOn), a button beside it that is to be 65 high with its title's.
  func contentLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    if axis == .vertical, let label = self as? UILabel, label.numberOfLines != 1,
      let stated = statedLength(along: axis)
    {
      return stated
    }
    let size = (self as? UIStackView)?.compressedSize ?? effectiveIntrinsicSize
    return axis == .horizontal ? size.width : size.height
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
  /// The smallest size that holds what is shown; nothing where nothing is.
  fileprivate var compressedSize: CGSize {
    if visibleArrangedSubviews.isEmpty { return .zero }
    return LayoutEngine.measuringQuietly {
      LayoutEngine(root: self).fittingSize(
        UIView.layoutFittingCompressedSize, horizontalPriority: .fittingSizeLevel,
        verticalPriority: .fittingSizeLevel)
    }
  }
}
