import UIKit

extension UIView {
  /// The class that the document asks for, or UIKit's.
  var shownClassName: String { nibCustomClass ?? String(describing: type(of: self)) }

  /// What a screen reader would say of the view; nil where that says nothing.
  var spokenLabel: String? {
    let own: String? =
      switch self {
      case let view as UILabel: view.effectiveContent.string
      case let view as UIButton:
        view.style?.title?.string ?? view.effectiveTitle?.string
          ?? (view.style?.image ?? view.image)?.name
      case let view as UITextField: view.text.flatMap { $0.isEmpty ? nil : $0 } ?? view.placeholder
      case let view as UITextView: view.effectiveContent.string
      case let view as UIImageView: view.image?.name
      case let view as UISearchBar: view.text ?? view.placeholder
      case let view as UINavigationBar: view.topNavigationItem?.title
      default: nil
      }
    let label = ownAccessibilityLabel ?? own.flatMap { $0.isEmpty ? nil : $0 } ?? nibUserLabel
    // A book in a text view is not a label.
    return label.map { $0.count > 120 ? $0.prefix(119) + "…" : $0 }
  }
}
