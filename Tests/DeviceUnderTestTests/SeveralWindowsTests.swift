import DeviceUnderTest
import Testing
import UIKit

@MainActor
@Suite("Several windows")
struct SeveralWindowsTests {
  private let log = CallLog()

  /// Documentation of `UIWindow.init(windowScene:)`: the window belongs to the scene; all windows of a
  /// scene turn with it.
  @Test("A window that code adds to the scene is as large, and turns along")
  func overlay() throws {
    let device = try log.device("iPhone 17", holdsSubview: false)
    let scene = try #require(device.window.windowScene)
    let overlay = UIWindow(windowScene: scene)
    overlay.windowLevel = .alert
    overlay.rootViewController = WitnessController(log, name: "overlay", holdsSubview: false)
    overlay.isHidden = false
    #expect(overlay.frame == device.window.frame)
    #expect(overlay.safeAreaInsets == device.safeAreaInsets)
    _ = log.take()

    device.rotate()

    #expect(overlay.bounds.size == CGSize(width: 874, height: 402))
    // Each step is done for both windows before the next one.
    #expect(
      log.take() == [
        "willTransition(to: C×C) from C×R",
        "viewWillTransition(to: 874×402) from 402×874",
        "overlay willTransition(to: C×C) from C×R",
        "overlay viewWillTransition(to: 874×402) from 402×874",
        "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "overlay view safeAreaInsetsDidChange", "overlay viewSafeAreaInsetsDidChange",
        "overlay view layoutMarginsDidChange", "overlay viewLayoutMarginsDidChange",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "overlay traitCollectionDidChange", "overlay view traitCollectionDidChange",
        "overlay viewWillLayoutSubviews", "overlay view layoutSubviews",
        "overlay viewDidLayoutSubviews",
        "alongside at 874×402", "overlay alongside at 874×402",
        "completion", "overlay completion",
      ])
  }

  @Test("A window of a size of its own keeps it, and gets the traits")
  func smallWindow() throws {
    let device = try log.device("iPhone 17")
    let small = UIWindow(windowScene: try #require(device.window.windowScene))
    small.frame = CGRect(x: 20, y: 100, width: 200, height: 80)
    small.rootViewController = UIViewController()
    small.isHidden = false

    try device.change {
      $0.orientation = .landscape
      $0.userInterfaceStyle = .dark
    }

    #expect(small.bounds.size == CGSize(width: 200, height: 80))
    #expect(small.rootViewController?.traitCollection.userInterfaceStyle == .dark)
    #expect(small.rootViewController?.view.bounds.size == CGSize(width: 200, height: 80))
  }

  /// Two windows of one program beside each other on an iPad: a device for each.
  @Test("Two halves of an iPad have sizes, classes and controllers of their own")
  func twoScenes() throws {
    let name = "iPad Pro 11 (1st-4th gen)"
    let left = try DeviceUnderTest(
      name, orientation: .landscape, window: .splitView(.twoThirds), release: .iOS18)
    let right = try DeviceUnderTest(
      name, orientation: .landscape, window: .splitView(.oneThird), release: .iOS18)
    left.show(UIViewController())
    right.show(UIViewController())
    #expect(left.rootViewController?.traitCollection.horizontalSizeClass == .regular)
    #expect(right.rootViewController?.traitCollection.horizontalSizeClass == .compact)

    try left.enterSplitView(.oneThird)
    try right.enterSplitView(.twoThirds)

    #expect(left.rootViewController?.traitCollection.horizontalSizeClass == .compact)
    #expect(right.rootViewController?.traitCollection.horizontalSizeClass == .regular)
    #expect(left.window.windowScene !== right.window.windowScene)
  }

  /// Documentation of `UIWindow.rootViewController`: the window shows its root's view, and a view is in
  /// one window at a time.
  @Test("A controller that is shown on a second device leaves the first one")
  func sameController() throws {
    let phone = try DeviceUnderTest("iPhone 17")
    let pad = try DeviceUnderTest("iPad Pro 11 (M4/M5)")
    let controller = WitnessController(log, holdsSubview: false)
    phone.show(controller)
    _ = log.take()

    pad.show(controller)

    #expect(phone.rootViewController == nil)
    #expect(pad.rootViewController === controller)
    #expect(controller.view.window === pad.window)
    #expect(controller.view.bounds.size == CGSize(width: 834, height: 1210))
    #expect(controller.traitCollection.userInterfaceIdiom == .pad)
    let appearances = log.take().filter { $0.contains("ppear") }
    #expect(
      appearances == [
        "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewIsAppearing",
        "viewDidAppear",
      ])

    phone.rotate()
    #expect(controller.view.bounds.size == CGSize(width: 834, height: 1210))
  }
}
