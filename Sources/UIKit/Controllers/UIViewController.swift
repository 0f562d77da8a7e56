/// Manages a tree of views.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  public override init() { super.init() }

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() {}
}
