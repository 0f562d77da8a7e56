import Testing

@testable import UIKit

/// Expectations are those of Apple's reference of UIViewController and UIStatusBarManager.
@MainActor
@Suite("Status bar, orientations and editing", .serialized)
struct SystemAppearanceTests {
  private final class Screen: UIViewController {
    var hidesStatusBar = false
    override var prefersStatusBarHidden: Bool { hidesStatusBar }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  private func window(_ height: CGFloat, idiom: UIUserInterfaceIdiom = .phone) -> UIWindow {
    let window = UIWindow(
      surroundings: WindowSurroundings(
        size: CGSize(width: 375, height: 667),
        safeArea: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0), statusBarHeight: height,
        traits: UITraitCollection {
          $0.userInterfaceIdiom = idiom
          $0.verticalSizeClass = .regular
        }))
    return window
  }

  @Test("A hidden status bar gives its room back where nothing else covers the top")
  func hiddenStatusBar() {
    let (window, screen) = (window(20), Screen())
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(screen.view.safeAreaInsets.top == CGFloat(20))

    screen.hidesStatusBar = true
    #expect(screen.view.safeAreaInsets.top == CGFloat(20))
    screen.setNeedsStatusBarAppearanceUpdate()
    #expect(screen.view.safeAreaInsets.top == CGFloat(0))

    screen.hidesStatusBar = false
    screen.setNeedsStatusBarAppearanceUpdate()
    #expect(screen.view.safeAreaInsets.top == CGFloat(20))
  }

  @Test("Below a cutout the safe area stays when the status bar is hidden")
  func cutout() {
    let (window, screen) = (window(47), Screen())
    screen.hidesStatusBar = true
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(screen.view.safeAreaInsets.top == CGFloat(47))
  }

  @Test("The top controller of a navigation stack hides the status bar, the bar has its style")
  func containers() throws {
    let scene = UIWindowScene()
    let (window, screen) = (window(20), Screen())
    window.windowScene = scene
    let navigation = UINavigationController(rootViewController: screen)
    screen.hidesStatusBar = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let manager = try #require(scene.statusBarManager)
    #expect(manager.isStatusBarHidden)
    #expect(manager.statusBarFrame == .zero)
    #expect(manager.statusBarStyle == .default)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(manager.statusBarStyle == .lightContent)

    navigation.pushViewController(UIViewController(), animated: false)
    #expect(!manager.isStatusBarHidden)
    #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
    #expect(navigation.view.safeAreaInsets.top == CGFloat(20))
  }

  @Test("Vertically compact controllers hide the status bar by default")
  func compact() {
    let controller = UIViewController()
    controller.traitOverrides.verticalSizeClass = .compact
    #expect(controller.prefersStatusBarHidden)
    controller.traitOverrides.verticalSizeClass = .regular
    #expect(!controller.prefersStatusBarHidden)
  }

  @Test("The edit button turns editing on and off, and a table's controller passes it on")
  func editing() throws {
    let controller = UITableViewController(style: .plain)
    controller.loadViewIfNeeded()
    let button = controller.editButtonItem
    #expect(button === controller.editButtonItem)
    #expect(button.systemItem == .edit)
    try #require(button.primaryAction).performWithSender(nil, target: nil)
    #expect(controller.isEditing && controller.tableView.isEditing)
    #expect(button.systemItem == .done)
    controller.isEditing = false
    #expect(!controller.tableView.isEditing)
    #expect(button.systemItem == .edit)
  }

  @Test("The application knows its scenes and windows")
  func application() {
    let scene = UIWindowScene()
    let (first, front) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
    front.windowLevel = .alert
    first.makeKey()
    let application = UIApplication.shared
    #expect(application.connectedScenes.contains(scene))
    #expect(application.openSessions.contains(scene.session))
    #expect(scene.session.scene === scene && scene.session.role == .windowApplication)
    #expect(application.windows.suffix(1) == [front])
    #expect(application.keyWindow === first)
    withExtendedLifetime((first, front)) {}
  }

  @Test("Nothing turns a scene without a device: the request says so")
  func geometryWithoutDevice() {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    var failure: UISceneError?
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) {
      failure = $0 as? UISceneError
    }
    #expect(failure?.code == .geometryRequestUnsupported)
    failure = nil
    // It stands upright already.
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) {
      failure = $0 as? UISceneError
    }
    #expect(failure == nil)
  }
}
