import UIKit

extension DeviceUnderTest {
  /// What the keyboard covers, in the coordinates of the display; nil: it is not shown.
  public var keyboardFrame: CGRect? { keyboard?.frame }

  /// Brings the keyboard up, with its notifications and everything that follows its guide.
  ///
  /// `keyboardWillChangeFrame` and `keyboardWillShow` are posted, then `keyboardLayoutGuide` moves and
  /// everything is laid out, then `keyboardDidChangeFrame` and `keyboardDidShow` follow. While it is
  /// shown it goes along with rotations and folding, and says so with the notifications about its
  /// frame. A free window is taken to end where the display does.
  ///
  /// - Parameter height: What it covers of the display from below, bar of suggestions and accessory
  ///   view included. Nil: about what a keyboard without them covers on such a device; the figures
  ///   are not Apple's.
  public func showKeyboard(height: CGFloat? = nil) {
    precondition(
      height.map { $0.isFinite && $0 > 0 } ?? true,
      "A keyboard is some points high; to have none, hide it.")
    comeIntoForce()
    let old = keyboard
    let new = Keyboard(height: height, on: self)
    guard new.frame != old?.frame else { return }
    keyboard = new
    let start = old?.frame ?? new.hiddenFrame
    post([.willChangeFrame, .willShow], from: start, to: new.frame)
    transition(from: window.bounds.size)
    post([.didChangeFrame, .didShow], from: start, to: new.frame)
  }

  /// Has the keyboard of an iPad float above what is there, or moves it.
  ///
  /// Nothing makes room for it but what follows a `keyboardLayoutGuide` whose `followsUndockedKeyboard`
  /// is true. The notifications about its frame are posted, and no others.
  ///
  /// - Parameter frame: Where it is, in the coordinates of the display, which are taken for those of
  ///   the window; as much of it as the display has room for.
  public func showKeyboard(undockedAt frame: CGRect) {
    precondition(
      configuration.model.userInterfaceIdiom == .pad,
      "Only an iPad has a keyboard that is not docked.")
    precondition(
      !frame.isEmpty && !frame.isInfinite, "A keyboard is some points wide and some points high.")
    comeIntoForce()
    let old = keyboard
    let new = Keyboard(undockedAt: frame, on: self)
    guard new.frame != old?.frame || old?.isDocked == true else { return }
    keyboard = new
    let start = old?.frame ?? new.hiddenFrame
    post([.willChangeFrame], from: start, to: new.frame)
    transition(from: window.bounds.size)
    post([.didChangeFrame], from: start, to: new.frame)
  }

  /// Takes the keyboard away, with its notifications and everything that follows its guide.
  public func hideKeyboard() {
    comeIntoForce()
    guard let old = keyboard else { return }
    keyboard = nil
    post([.willChangeFrame, .willHide], from: old.frame, to: old.hiddenFrame)
    transition(from: window.bounds.size)
    post([.didChangeFrame, .didHide], from: old.frame, to: old.hiddenFrame)
  }

  func postKeyboard(_ news: KeyboardNews, from old: Keyboard?) {
    guard let old, let keyboard else { return }
    post([news], from: old.frame, to: keyboard.frame)
  }

  /// The order of the notifications is that of a published log of an iPhone 6 with iOS 8 to 10.
  private func post(_ news: [KeyboardNews], from start: CGRect, to end: CGRect) {
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: start),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      // The curve of the keyboard has a number, and no name.
      UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    for item in news {
      NotificationCenter.default.post(
        name: item.name, object: UIScreen.main, userInfo: information)
    }
  }
}

/// What a notification says about the keyboard.
enum KeyboardNews {
  case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

  var name: NSNotification.Name {
    switch self {
    case .willShow: UIResponder.keyboardWillShowNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    }
  }
}
