import UIKit

extension UILabel {
  /// Breaks the text into lines no longer than a width, and makes the label as high as they are.
  ///
  /// The label gets as many lines as it needs and resists being squeezed or stretched
  /// vertically; its place is left to constraints. A width of 0 takes the width that layout gives.
  ///
  /// - Returns: The size that the label now asks for.
  @discardableResult
  public func sizeToFitWithAutoLayout(_ maximumWidth: CGFloat) -> CGSize {
    precondition(
      maximumWidth >= 0 && maximumWidth.isFinite,
      "The width at which a label breaks its lines must be a finite number, 0 or more.")
    translatesAutoresizingMaskIntoConstraints = false
    numberOfLines = 0
    preferredMaxLayoutWidth = maximumWidth
    setContentHuggingPriority(.required, for: .vertical)
    setContentCompressionResistancePriority(.required, for: .vertical)
    invalidateIntrinsicContentSize()
    return intrinsicContentSize
  }
}
