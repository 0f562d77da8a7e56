/// A guide that follows something which moves on the screen.
///
/// Ours has no constraints that come and go with it: nothing moves.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The guide whose top is that of the keyboard.
///
/// The keyboard never shows itself here, and the guide stands where it does on a device without one
/// in sight: at the bottom safe area, or at the view's bottom edge.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Has no effect: the keyboard is never undocked.
  open var followsUndockedKeyboard = false
  /// Whether the guide's top is that of the bottom safe area while no keyboard is in sight.
  @available(iOS 17, *)
  open var usesBottomSafeArea: Bool {
    get { startsAtSafeArea }
    set {
      guard newValue != startsAtSafeArea else { return }
      startsAtSafeArea = newValue
      owningView?.engineInputsChanged()
    }
  }
  final var startsAtSafeArea = true
  /// Has no effect: nobody drags the keyboard away.
  @available(iOS 17, *)
  open var keyboardDismissPadding: CGFloat {
    get { dismissPadding }
    set { dismissPadding = newValue }
  }
  private var dismissPadding: CGFloat = 0
}
