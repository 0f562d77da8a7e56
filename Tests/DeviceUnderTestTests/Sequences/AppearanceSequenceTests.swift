import DeviceUnderTest
import Testing
import UIKit

@MainActor
@Suite("Sequence of appearing and disappearing")
struct AppearanceSequenceTests {
  private let log = CallLog()

  /// [Appearing]: the view is in the hierarchy, and its superview has laid it out, which takes a round
  /// of constraints (“What's new in UIKit”, 2023); [Insets]: those of the root follow from the window at
  /// once; [Constraints]: a view asks for its first round by itself; [Layout]. No traits: they are
  /// predicted when a view is made (“Modernizing Your UI for iOS 13”, 2019).
  @Test(
    "First appearance: geometry and traits are there when the view is appearing",
    arguments: DeviceUnderTest.Release.allCases)
  func firstAppearance(release: DeviceUnderTest.Release) throws {
    let device = try DeviceUnderTest("iPhone 17", release: release)

    device.show(WitnessController(log))

    #expect(
      log.take() == [
        "viewDidLoad", "viewWillAppear",
        "view entered window", "subview entered window",
        "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "subview updateConstraints", "updateViewConstraints", "view updateConstraints",
        "viewIsAppearing",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "subview safeAreaInsetsDidChange", "subview layoutMarginsDidChange",
        "subview layoutSubviews",
        "viewDidAppear",
      ])
  }

  /// Documentation of `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
  @Test("Hiding the window")
  func hiding() throws {
    let device = try log.device("iPhone 17")

    device.hide()

    #expect(log.take() == ["viewWillDisappear", "viewDidDisappear"])
  }

  /// Documentation of `UIWindow.rootViewController`: the old view is removed for the new one.
  @Test("Another controller in place of the one that is shown")
  func replacing() throws {
    let device = try log.device("iPhone 17", holdsSubview: false)

    device.show(WitnessController(log, name: "new", holdsSubview: false))

    #expect(
      log.take() == [
        "viewWillDisappear",
        "new viewDidLoad", "new viewWillAppear",
        "view left window",
        "new view entered window",
        "new view safeAreaInsetsDidChange", "new viewSafeAreaInsetsDidChange",
        "new view layoutMarginsDidChange", "new viewLayoutMarginsDidChange",
        "new updateViewConstraints", "new view updateConstraints",
        "new viewIsAppearing",
        "new viewWillLayoutSubviews", "new view layoutSubviews", "new viewDidLayoutSubviews",
        "viewDidDisappear", "new viewDidAppear",
      ])
  }
}
