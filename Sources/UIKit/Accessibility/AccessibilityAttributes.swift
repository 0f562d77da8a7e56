/// What was set on a view for assistive technologies; nil where the class's own answer holds.
struct AccessibilityAttributes {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var hidesElements: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
}

extension UIView {
  final func editAccessibility(_ change: (inout AccessibilityAttributes) -> Void) {
    var attributes = accessibility ?? AccessibilityAttributes()
    change(&attributes)
    accessibility = attributes
  }

  /// The label that was set, not the one that follows from the content.
  package final var ownAccessibilityLabel: String? { accessibility?.label }

  /// Texts speak for themselves, and controls by their titles.
  final var accessibilityLabelByDefault: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.effectiveTitle?.string
    default: nil
    }
  }

  /// Texts and controls are elements; other views are not.
  final var isAccessibilityElementByDefault: Bool { self is UILabel || self is UIControl }

  final var accessibilityTraitsByDefault: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits =
      switch self {
      case is UIButton, is UISwitch: .button
      case is UILabel: .staticText
      case is UIImageView: .image
      case is UISlider: .adjustable
      default: .none
      }
    if let control = self as? UIControl {
      if control.isSelected { traits.insert(.selected) }
      if !control.isEnabled { traits.insert(.notEnabled) }
    }
    return traits
  }
}
