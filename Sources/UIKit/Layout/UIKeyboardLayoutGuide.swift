/// A guide that follows something which moves on the screen: the keyboard.
///
/// Ours has no constraints that come and go with where it is.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The guide whose top is that of the keyboard.
///
/// A keyboard appears only where a test shows one; else the guide stands at the bottom safe area, or at
/// the view's bottom edge.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide is where a keyboard of an iPad floats; else it is at the lower end meanwhile.
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { owningView?.engineInputsChanged() } }
  }
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

  /// Where the guide is from the view's corner on, while it is not at the lower end.
  final func floatingPlace(in insets: ResolvedInsets) -> CGRect? {
    followsUndockedKeyboard ? insets.undockedKeyboard : nil
  }

  /// Height of the guide at the lower end of a view with such insets.
  final func height(in insets: ResolvedInsets) -> CGFloat {
    max(insets.keyboard, startsAtSafeArea ? insets.safeArea.bottom : 0)
  }
}
