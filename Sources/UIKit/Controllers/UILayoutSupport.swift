/// What bars cover of a view controller's view at its upper or lower end, as an item of constraints.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// Points that are covered; valid once the view is among the bars.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip of a view that its safe area leaves above or below: what takes the place of the guides
/// of iOS 7 since iOS 11.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return derivation == .topBar ? insets.top : insets.bottom
  }
}

extension UIViewController {
  final func barGuide(_ derivation: UILayoutGuide.Derivation) -> any UILayoutSupport {
    guard let guide = view.specialGuide(derivation) as? any UILayoutSupport else {
      preconditionFailure("The guides above and below a view have a class of their own.")
    }
    return guide
  }
}
