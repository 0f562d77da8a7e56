import UIKit

// UIKit's priorities of the content's size as properties, so that rules can set them:
// `set(\.horizontalHuggingPriority, on: label, to: .required)`.
extension UIView {
  /// How strongly the view resists being wider than its content.
  public var horizontalHuggingPriority: UILayoutPriority {
    get { contentHuggingPriority(for: .horizontal) }
    set { setContentHuggingPriority(newValue, for: .horizontal) }
  }

  /// How strongly the view resists being higher than its content.
  public var verticalHuggingPriority: UILayoutPriority {
    get { contentHuggingPriority(for: .vertical) }
    set { setContentHuggingPriority(newValue, for: .vertical) }
  }

  /// How strongly the view resists being narrower than its content.
  public var horizontalCompressionResistancePriority: UILayoutPriority {
    get { contentCompressionResistancePriority(for: .horizontal) }
    set { setContentCompressionResistancePriority(newValue, for: .horizontal) }
  }

  /// How strongly the view resists being lower than its content.
  public var verticalCompressionResistancePriority: UILayoutPriority {
    get { contentCompressionResistancePriority(for: .vertical) }
    set { setContentCompressionResistancePriority(newValue, for: .vertical) }
  }
}
