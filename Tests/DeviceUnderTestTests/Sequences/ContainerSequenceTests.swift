import DeviceUnderTest
import Testing
import UIKit

/// Containers of UIKit pass announcements on as any container does ([Content]); a controller whose view
/// is in no window hears them too, and gets its traits when it comes into one ([Traits17]).
@MainActor
@Suite("Sequence of a transition in containers and presentations")
struct ContainerSequenceTests {
  private let log = CallLog()

  private func device(
    showing controller: UIViewController, on name: String = "iPhone 17",
    orientation: DeviceUnderTest.Orientation = .portrait
  ) throws -> DeviceUnderTest {
    let device = try DeviceUnderTest(name, orientation: orientation, release: .iOS26)
    device.show(controller)
    _ = log.take()
    return device
  }

  private func witness(_ name: String = "") -> WitnessController {
    WitnessController(log, name: name, holdsSubview: false)
  }

  /// [Content], [Insets], [Traits17], [Layout], for the top; [Content] alone for what is below it.
  @Test("A navigation stack of two turns")
  func navigation() throws {
    let navigation = UINavigationController(rootViewController: witness("below"))
    let device = try device(showing: navigation)
    navigation.pushViewController(witness(), animated: false)
    _ = log.take()

    device.rotate()

    #expect(
      log.take() == [
        "below willTransition(to: C×C) from C×R", "willTransition(to: C×C) from C×R",
        "below viewWillTransition(to: 874×402) from 402×874",
        "viewWillTransition(to: 874×402) from 402×874",
        "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "below alongside at 402×874", "alongside at 874×402",
        "below completion", "completion",
      ])

    navigation.popViewController(animated: false)

    #expect(navigation.topViewController?.traitCollection.classes == "C×C")
    #expect(navigation.topViewController?.view.bounds.size == CGSize(width: 874, height: 402))
  }

  /// [Content]: the size is announced to children whose views are loaded; the traits to all.
  @Test("Tabs turn, of which one was never shown")
  func tabs() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [witness(), witness("hidden")]
    let device = try device(showing: tabs)

    device.rotate()

    #expect(
      log.take() == [
        "willTransition(to: C×C) from C×R", "hidden willTransition(to: C×C) from C×R",
        "viewWillTransition(to: 874×402) from 402×874",
        "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "alongside at 874×402", "completion",
      ])
  }

  /// Documentation of `UISplitViewController`: it collapses in a compact width; [Guide] and the documentation
  /// of size classes in it: beside others the primary one is compact and the secondary one regular.
  /// When within the transition the columns come and go is not documented.
  @Test("A split view controller collapses in Split View, and expands again")
  func split() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(witness("primary"), for: .primary)
    split.setViewController(witness("secondary"), for: .secondary)
    let device = try device(
      showing: split, on: "iPad Pro 11 (1st-4th gen)", orientation: .landscape)

    try device.enterSplitView(.oneThird)

    #expect(
      log.take() == [
        "primary willTransition(to: C×R) from C×R", "secondary willTransition(to: C×R) from R×R",
        "secondary viewWillTransition(to: 375×834) from 873×834",
        "primary viewWillDisappear", "primary view left window", "primary viewDidDisappear",
        "secondary view layoutMarginsDidChange", "secondary viewLayoutMarginsDidChange",
        "secondary traitCollectionDidChange", "secondary view traitCollectionDidChange",
        "secondary viewWillLayoutSubviews", "secondary view layoutSubviews",
        "secondary viewDidLayoutSubviews",
        "secondary alongside at 375×834", "secondary completion",
      ])

    device.enterFullScreen()

    #expect(
      log.take() == [
        "primary willTransition(to: C×R) from C×R", "secondary willTransition(to: R×R) from C×R",
        "secondary viewWillTransition(to: 873×834) from 375×834",
        "primary viewWillAppear", "primary view entered window",
        "secondary view layoutMarginsDidChange", "secondary viewLayoutMarginsDidChange",
        "secondary traitCollectionDidChange", "secondary view traitCollectionDidChange",
        "secondary viewWillLayoutSubviews", "secondary view layoutSubviews",
        "secondary viewDidLayoutSubviews",
        "primary viewIsAppearing",
        "primary viewWillLayoutSubviews", "primary view layoutSubviews",
        "primary viewDidLayoutSubviews",
        "secondary alongside at 873×834", "secondary completion",
        "primary viewDidAppear",
      ])
  }

  // MARK: Presentations

  /// Documentation of `UIPresentationController.viewWillTransition(to:with:)`: it passes the change on to
  /// the presented controller. What a full screen covers is in no window.
  @Test("A controller that is presented in full screen turns")
  func fullScreen() throws {
    let root = witness("root")
    let device = try device(showing: root)
    let presented = witness()
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    _ = log.take()

    device.rotate()

    #expect(
      log.take() == [
        "root willTransition(to: C×C) from C×R", "willTransition(to: C×C) from C×R",
        "root viewWillTransition(to: 874×402) from 402×874",
        "viewWillTransition(to: 874×402) from 402×874",
        "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "root alongside at 874×402", "alongside at 874×402",
        "root completion", "completion",
      ])
  }

  /// The same for a card, which leaves the root behind it in the window: both are laid out. In a compact
  /// height a card fills the window (documentation of `UIModalPresentationStyle.pageSheet`).
  @Test("A controller that is presented as a card turns with the one behind it")
  func sheet() throws {
    let root = witness("root")
    let device = try device(showing: root)
    root.present(witness(), animated: false)
    _ = log.take()

    device.rotate()

    #expect(
      log.take() == [
        "root willTransition(to: C×C) from C×R", "willTransition(to: C×C) from C×R",
        "root viewWillTransition(to: 874×402) from 402×874",
        "viewWillTransition(to: 874×402) from 402×812",
        "root view safeAreaInsetsDidChange", "root viewSafeAreaInsetsDidChange",
        "root view layoutMarginsDidChange", "root viewLayoutMarginsDidChange",
        "root traitCollectionDidChange", "root view traitCollectionDidChange",
        "root viewWillLayoutSubviews", "root view layoutSubviews", "root viewDidLayoutSubviews",
        "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "root alongside at 874×402", "alongside at 874×402",
        "root completion", "completion",
      ])
  }
}
