/// What there is of the status bar in a scene.
///
/// Ours asks the view controllers whenever it is read.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private var window: UIWindow? { scene?.keyWindow ?? scene?.windows.first }

  open var statusBarStyle: UIStatusBarStyle {
    window?.statusBarController(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  open var isStatusBarHidden: Bool {
    guard let window, window.surroundings.statusBarHeight > 0 else { return true }
    return window.prefersStatusBarHidden
  }

  /// Empty while the status bar is hidden.
  open var statusBarFrame: CGRect {
    guard let window, !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: window.bounds.width, height: window.surroundings.statusBarHeight)
  }
}

extension UIWindow {
  /// The controller that has a say in the status bar: the one in front that covers the screen, or
  /// the child that it names.
  final func statusBarController(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController? {
    guard var controller = rootViewController else { return nil }
    while let presented = controller.presented,
      presented.ownPresentationController?.presentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      controller = presented
    }
    while let next = controller[keyPath: child], next !== controller { controller = next }
    return controller
  }

  final var prefersStatusBarHidden: Bool {
    statusBarController(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// Takes note of whether the status bar is hidden now.
  final func updateStatusBar() {
    guard surroundings.safeAreaEndsAtStatusBar else { return }
    let hides = prefersStatusBarHidden
    guard hides != hidesStatusBar else { return }
    hidesStatusBar = hides
    enterSurroundings()
  }
}

extension WindowSurroundings {
  /// Whether nothing but the status bar covers the top: on iPads, and on phones without a cutout,
  /// whose status bar is 20 points high.
  var safeAreaEndsAtStatusBar: Bool {
    guard statusBarHeight > 0, safeArea.top == statusBarHeight else { return false }
    return traits.userInterfaceIdiom == .pad || statusBarHeight == 20
  }

  /// The safe area with or without the status bar.
  func safeArea(hidesStatusBar: Bool) -> UIEdgeInsets {
    guard hidesStatusBar, safeAreaEndsAtStatusBar else { return safeArea }
    return UIEdgeInsets(top: 0, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
  }
}
