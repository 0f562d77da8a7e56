import Testing

@testable import UIKit

/// Stacks of controllers under a bar; the order of calls as published for pushes and pops (the old
/// one will, the new one will, the old one did, the new one did).
@MainActor
@Suite("Navigation controllers")
struct NavigationTests {
  private let log = CallLog()

  private func quiet(_ name: String) -> RecordingController {
    let controller = RecordingController(name, log)
    controller.notesLayout = false
    return controller
  }

  @Test("Pushing and popping")
  func pushAndPop() {
    let (a, b) = (quiet("a"), quiet("b"))
    let navigation = UINavigationController(rootViewController: a)
    let window = show(navigation, in: portrait)
    _ = log.take()
    navigation.pushViewController(b, animated: true)
    #expect(
      log.take() == [
        "b willMove in", "b didLoad", "a willDisappear", "b willAppear", "b isAppearing",
        "a didDisappear", "b didAppear", "b didMove in",
      ])
    #expect(a.view.superview == nil && b.view.window === window)
    #expect(navigation.popViewController(animated: true) === b)
    #expect(
      log.take() == [
        "b willMove out", "b willDisappear", "a willAppear", "a isAppearing", "b didDisappear",
        "a didAppear", "b didMove out",
      ])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.viewControllers == [a])
  }

  @Test("The bar covers the top of the view: 47 + 44 before iOS 26, 47 + 54 since")
  func barCovers() {
    for (release, height): (Int, CGFloat) in [(18, 44), (26, 54)] {
      withRelease(release) {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let window = show(navigation, in: portrait)
        #expect(navigation.navigationBar.frame == rect(0, 47, 390, height))
        #expect(root.view.frame == rect(0, 0, 390, 844))
        #expect(
          root.view.safeAreaInsets == UIEdgeInsets(top: 47 + height, left: 0, bottom: 34, right: 0))
        // Low bars where a phone lies.
        window.transition(to: landscape)
        #expect(navigation.navigationBar.frame == rect(0, 0, 844, 32))
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 47))
      }
    }
  }

  @Test("A large title adds 52, unless the item keeps the small one")
  func largeTitles() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    let window = show(navigation, in: portrait)
    // 47 + 54 + 52 = 153.
    #expect(root.view.safeAreaInsets.top == CGFloat(153))
    root.navigationItem.largeTitleDisplayMode = .never
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == CGFloat(101))
  }

  @Test("A view that does not extend under the bar begins below it")
  func edges() {
    let root = UIViewController()
    root.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: root)
    let window = show(navigation, in: portrait)
    defer { withExtendedLifetime(window) {} }
    // 47 + 54 = 101 above; nothing below, where there is no bar.
    #expect(root.view.frame == rect(0, 101, 390, 743))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test("A toolbar covers the bottom, a hidden bar nothing")
  func toolbar() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.setToolbarHidden(false, animated: false)
    navigation.setNavigationBarHidden(true, animated: false)
    let window = show(navigation, in: portrait)
    defer { withExtendedLifetime(window) {} }
    // A toolbar above a home indicator is 49 high: 34 + 49 = 83.
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    #expect(navigation.toolbar.frame == rect(0, 761, 390, 49))
  }

  @Test("The coordinator of an animated push runs alongside blocks and completions")
  func coordinator() {
    final class Pushed: UIViewController {
      var steps: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        transitionCoordinator?.animate { [weak self] context in
          self?.steps.append("alongside \(context.viewController(forKey: .to) === self)")
        } completion: { [weak self] _ in
          self?.steps.append("completion")
        }
      }
      override func viewDidAppear(_ animated: Bool) { steps.append("didAppear") }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = show(navigation, in: portrait)
    let pushed = Pushed()
    navigation.pushViewController(pushed, animated: true)
    #expect(pushed.steps == ["alongside true", "didAppear", "completion"])
    #expect(navigation.transitionCoordinator == nil)
    withExtendedLifetime(window) {}
  }
}

/// Tabs, pages and columns.
@MainActor
@Suite("Containers")
struct ContainerTests {
  private let log = CallLog()

  @Test("Tabs load when they are first shown, and change places in the order of tab bars")
  func tabs() {
    let (a, b) = (RecordingController("a", log), RecordingController("b", log))
    for controller in [a, b] { controller.notesLayout = false }
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    let window = show(tabs, in: portrait)
    #expect(
      log.take() == [
        "a willMove in", "b willMove in", "a didMove in", "b didMove in", "a didLoad",
        "a willAppear", "a isAppearing", "a didAppear",
      ])
    #expect(!b.isViewLoaded)
    // 49 above the home indicator's 34.
    #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    #expect(tabs.tabBar.frame == rect(0, 761, 390, 83))
    tabs.selectedIndex = 1
    #expect(
      log.take() == [
        "b didLoad", "b willAppear", "a willDisappear", "b isAppearing", "a didDisappear",
        "b didAppear",
      ])
    #expect(tabs.selectedViewController === b && b.view.window === window)
  }

  @Test("A stack under tabs has both bars, and a pushed controller can do without the tabs")
  func stackUnderTabs() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = show(tabs, in: portrait)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 101, left: 0, bottom: 83, right: 0))
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    #expect(pushed.view.safeAreaInsets == UIEdgeInsets(top: 101, left: 0, bottom: 34, right: 0))
  }

  @Test("Pages fill the view")
  func pages() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (a, b) = (UIViewController(), UIViewController())
    pages.setViewControllers([a], direction: .forward, animated: false)
    let window = show(pages, in: portrait)
    #expect(a.view.frame == rect(0, 0, 390, 844))
    pages.setViewControllers([b], direction: .forward, animated: false)
    window.layoutIfNeeded()
    #expect(a.view.superview == nil && b.view.frame == rect(0, 0, 390, 844))
  }

  @Test("Two columns: 320 and the rest, compact and regular; one in a compact width")
  func columns() {
    let (list, detail) = (UIViewController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let window = show(split, in: pad)
    #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
    #expect(detail.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
    // Two fifths of 1024 are 410, more than 320; then a line of half a point.
    let primary = list.navigationController?.view.frame
    #expect(primary == rect(0, 0, 320, 768))
    #expect(detail.navigationController?.view.frame == rect(320.5, 0, 703.5, 768))
    #expect(list.traitCollection.short == "cr")
    #expect(detail.traitCollection.short == "rr")
    // Margins follow the columns' widths.
    #expect(list.view.layoutMargins.left == 16 && detail.view.layoutMargins.left == 20)
    var narrow = pad
    narrow.size.width = 320
    narrow.traits = traits(.compact, .regular, .pad)
    window.transition(to: narrow)
    #expect(split.isCollapsed && list.view.window == nil)
    #expect(detail.traitCollection.splitViewControllerLayoutEnvironment == .collapsed)
    #expect(split.traitCollection.splitViewControllerLayoutEnvironment == .none)
    #expect(detail.navigationController?.view.frame == rect(0, 0, 320, 768))
    #expect(detail.traitCollection.short == "cr")
    split.show(.primary)
    #expect(list.view.window === window && detail.view.window == nil)
  }

  @Test("The compact column takes the place of the others")
  func compactColumn() {
    let split = UISplitViewController(style: .doubleColumn)
    let compact = UIViewController()
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.setViewController(compact, for: .compact)
    let window = show(split, in: portrait)
    #expect(compact.view.window === window && compact.view.frame == rect(0, 0, 390, 844))
  }

  @Test("Columns can be preferred, hidden and sized")
  func preferences() {
    let split = UISplitViewController(style: .tripleColumn)
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    let controllers = columns.map { _ in UIViewController() }
    for (column, controller) in zip(columns, controllers) {
      split.setViewController(controller, for: column)
    }
    split.preferredDisplayMode = .twoBesideSecondary
    split.preferredPrimaryColumnWidth = 200
    split.preferredSupplementaryColumnWidth = 250
    let window = show(split, in: pad)
    let frames = controllers.map { $0.navigationController!.view.frame }
    // 200, a half-point line, 250, another, and the rest: 1024 − 451 = 573.
    #expect(
      frames == [rect(0, 0, 200, 768), rect(200.5, 0, 250, 768), rect(451, 0, 573, 768)])
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(controllers[0].view.window == nil)
    #expect(controllers[1].navigationController?.view.frame == rect(0, 0, 250, 768))
  }
}
