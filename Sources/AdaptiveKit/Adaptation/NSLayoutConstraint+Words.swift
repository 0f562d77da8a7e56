import UIKit

extension NSLayoutConstraint {
  /// The constraint in words: its identifier, or `UILabel.width ≥ 100`.
  var adaptiveText: String {
    if let identifier { return identifier }
    let sign = ["≤", "=", "≥"][relation.rawValue + 1]
    var text = "\(name(of: firstItem)).\(firstAttribute.spelling) \(sign) "
    if let secondItem {
      text += "\(name(of: secondItem)).\(secondAttribute.spelling)"
      if multiplier != 1 { text += " × \(Quantity.width.text(of: Double(multiplier)))" }
      if constant != 0 {
        text += constant < 0 ? " − " : " + "
        text += Quantity.width.text(of: Double(abs(constant)))
      }
    } else {
      text += Quantity.width.text(of: Double(constant))
    }
    return priority == .required ? text : text + " at \(Int(priority.rawValue))"
  }

  /// The constraint by what it is about: its identifier, or `UILabel.width`.
  var adaptiveName: String { identifier ?? "\(name(of: firstItem)).\(firstAttribute.spelling)" }

  private func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView: view.adaptiveName
    case let guide as UILayoutGuide:
      guide.identifier.isEmpty ? "\(type(of: guide))" : guide.identifier
    default: "nothing"
    }
  }

  /// Whether the constraint is about a view or something in it.
  func concerns(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      let owner = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
      return owner?.isDescendant(of: view) ?? false
    }
  }
}
