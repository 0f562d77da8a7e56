/// A guide that follows something that moves: the keyboard.
///
/// The keyboard is always docked here, so that there are no constraints for other places.
@available(iOS 15, *)
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers; the part below the safe area while there is none.
///
/// A keyboard appears only where a test shows one.
@available(iOS 15, *)
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Makes no difference: the keyboard is always docked.
  open var followsUndockedKeyboard = false

  /// Whether the guide ends at the safe area while there is no keyboard; else at the view's edge.
  @available(iOS 17, *)
  open var usesBottomSafeArea: Bool {
    get { reachesSafeArea }
    set {
      guard newValue != reachesSafeArea else { return }
      reachesSafeArea = newValue
      owningView?.engineInputsChanged()
    }
  }
  private var reachesSafeArea = true

  /// Height of the guide in a view with such insets.
  final func height(in insets: ResolvedInsets) -> CGFloat {
    max(insets.keyboard, reachesSafeArea ? insets.safeArea.bottom : 0)
  }
}

extension UIView {
  /// Follows the keyboard of a device under test.
  @available(iOS 15, *)
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guard let guide = specialGuide(.keyboard) as? UIKeyboardLayoutGuide else {
      preconditionFailure("The guide of the keyboard is of its class.")
    }
    return guide
  }
}
