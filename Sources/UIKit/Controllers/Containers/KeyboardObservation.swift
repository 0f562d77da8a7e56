/// Hides the bars of a navigation controller that is seen whenever a keyboard comes.
@MainActor
final class KeyboardObservation {
  private let token: any NSObjectProtocol

  init(_ controller: UINavigationController) {
    let observer = Observer(controller)
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { observer.keyboardWillShow() }
    }
  }

  isolated deinit { NotificationCenter.default.removeObserver(token) }

  /// What the notification centre keeps: it does not keep the controller.
  @MainActor
  private final class Observer {
    private weak var controller: UINavigationController?

    init(_ controller: UINavigationController) { self.controller = controller }

    func keyboardWillShow() {
      guard let controller, controller.viewIfLoaded?.window != nil else { return }
      controller.setNavigationBarHidden(true, animated: true)
      controller.setToolbarHidden(true, animated: true)
    }
  }
}
