import DeviceUnderTest
import Testing
import UIKit

/// The full sequence of calls for each kind of transition.
///
/// Sources: View Controller Programming Guide for iOS, “Adapting to Size and Trait Changes” (the
/// trait change is announced first, then the size, both before anything changes; traits and layout
/// follow; completions last); “Unleash the UIKit trait system” (2023: from iOS 17 on traits come
/// just before the layout of each view); documentation of `viewIsAppearing(_:)` (after traits and
/// geometry are there, before the layout); `viewWillTransition(to:with:)` (“before changing the size
/// of a presented view controller's view”).
@MainActor
@Suite("Order of calls")
struct TransitionOrderTests {
  private let log = CallLog()

  /// A controller that is shown and has heard of everything.
  private func shown(
    _ name: String, _ release: DeviceUnderTest.Release,
    orientation: DeviceUnderTest.Orientation = .portrait
  ) throws -> DeviceUnderTest {
    let device = try DeviceUnderTest(name, orientation: orientation, release: release)
    device.show(WitnessController(log))
    _ = log.take()
    return device
  }

  /// Traits and layout after the announcements, as a release does them.
  private let traitsAndLayout = [
    "traitCollectionDidChange", "view traitCollectionDidChange", "viewWillLayoutSubviews",
    "layoutSubviews", "viewDidLayoutSubviews",
  ]
  private let layout = ["viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"]

  // MARK: Appearance

  @Test("First appearance: traits and geometry are there when the view is appearing")
  func firstAppearance() throws {
    let device = try DeviceUnderTest("iPhone 17")
    device.show(WitnessController(log))

    #expect(
      log.take() == [
        "viewDidLoad", "viewWillAppear", "entered window", "viewSafeAreaInsetsDidChange",
        "viewIsAppearing", "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews",
        "viewDidAppear",
      ])
  }

  @Test("Hiding the window")
  func hiding() throws {
    let device = try shown("iPhone 17", .iOS26)
    device.hide()

    #expect(log.take() == ["viewWillDisappear", "viewDidDisappear"])
  }

  // MARK: Rotation

  @Test(
    "Rotation with other size classes, from iOS 17 on",
    arguments: [DeviceUnderTest.Release.iOS17, .iOS26])
  func rotation(release: DeviceUnderTest.Release) throws {
    let device = try shown("iPhone 17", release)
    #expect(device.rotate(to: .landscape))

    #expect(
      log.take() == [
        "willTransition(to: C×C) from C×R", "viewWillTransition(to: 874×402) from 402×874",
        "viewSafeAreaInsetsDidChange",
      ] + traitsAndLayout + ["alongside at 874×402", "completion"])
  }

  @Test("Rotation with other size classes before iOS 17: traits come before any layout")
  func rotationBefore17() throws {
    let device = try shown("iPhone 17", .iOS16)
    device.rotate(to: .landscape)

    // Whether the safe area or the traits are told first is not documented.
    #expect(
      log.take().filter { $0 != "viewSafeAreaInsetsDidChange" } == [
        "willTransition(to: C×C) from C×R", "viewWillTransition(to: 874×402) from 402×874",
      ] + traitsAndLayout + ["alongside at 874×402", "completion"])
  }

  @Test("Rotation of an iPad: the classes stay, so that only the size is announced")
  func rotationOfPad() throws {
    let device = try shown("iPad Pro 11 (M4/M5)", .iOS26)
    device.rotate()

    #expect(
      log.take() == ["viewWillTransition(to: 1210×834) from 834×1210"] + layout
        + ["alongside at 1210×834", "completion"])
  }

  @Test(
    "Rotation of a controller with a child: the parent is told first, the child is laid out last")
  func rotationWithChild() throws {
    let device = try shown("iPad Pro 11 (M4/M5)", .iOS26)
    let parent = try #require(device.rootViewController)
    let child = WitnessController(log, name: "child")
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    device.layout()
    _ = log.take()

    device.rotate()

    #expect(
      log.take() == [
        "viewWillTransition(to: 1210×834) from 834×1210",
        "child viewWillTransition(to: 1210×834) from 834×1210",
      ] + layout + layout.map { "child " + $0 } + [
        "alongside at 1210×834", "child alongside at 1210×834", "completion", "child completion",
      ])
  }

  @Test("What a controller does not support does not happen")
  func unsupportedOrientation() throws {
    let device = try DeviceUnderTest("iPhone 17")
    let controller = WitnessController(log)
    controller.orientations = .portrait
    device.show(controller)
    _ = log.take()

    #expect(!device.rotate(to: .landscape))

    #expect(log.take().isEmpty)
    #expect(device.configuration.orientation == .portrait)
  }

  @Test("A controller for landscape alone is shown that way")
  func landscapeOnly() throws {
    let device = try DeviceUnderTest("iPhone 17")
    let controller = WitnessController(log)
    controller.orientations = .landscape
    device.show(controller)

    #expect(controller.view.bounds.size == CGSize(width: 874, height: 402))
    #expect(controller.traitCollection.classes == "C×C")
  }

  // MARK: Windows

  @Test("Into Split View: traits and size are announced")
  func splitView() throws {
    let device = try shown("iPad Pro 11 (1st-4th gen)", .iOS18, orientation: .landscape)
    try device.enterSplitView(.half)

    #expect(
      log.take() == [
        "willTransition(to: C×R) from R×R", "viewWillTransition(to: 592×834) from 1194×834",
      ] + traitsAndLayout + ["alongside at 592×834", "completion"])
  }

  @Test("Out of Split View")
  func outOfSplitView() throws {
    let device = try shown("iPad Pro 11 (1st-4th gen)", .iOS18, orientation: .landscape)
    try device.enterSplitView(.oneThird)
    _ = log.take()

    device.enterFullScreen()

    #expect(
      log.take() == [
        "willTransition(to: R×R) from C×R", "viewWillTransition(to: 1194×834) from 375×834",
      ] + traitsAndLayout + ["alongside at 1194×834", "completion"])
  }

  @Test("From one share to another of the same classes only the size is announced")
  func otherShare() throws {
    let device = try shown("iPad Pro 11 (1st-4th gen)", .iOS18, orientation: .landscape)
    try device.enterSplitView(.half)
    _ = log.take()

    try device.enterSplitView(.oneThird)

    #expect(
      log.take() == ["viewWillTransition(to: 375×834) from 592×834"] + layout
        + ["alongside at 375×834", "completion"])
  }

  @Test("A phone's window that is resized: no traits are announced, whatever its width")
  func phoneWindow() throws {
    let device = try shown("iPhone 17", .iOS27)
    let controller = try #require(device.rootViewController)
    controller.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]) {
      [log] (_: WitnessController, _) in log.add("registered")
    }
    try device.resize(to: CGSize(width: 1000, height: 874))

    #expect(
      log.take() == [
        "viewWillTransition(to: 1000×874) from 402×874", "viewSafeAreaInsetsDidChange",
      ] + layout + ["alongside at 1000×874", "completion"])
  }

  @Test("The same size again: nothing is called")
  func sameSize() throws {
    let device = try shown("iPhone 17", .iOS27)
    try device.resize(to: CGSize(width: 500, height: 800))
    _ = log.take()

    try device.resize(to: CGSize(width: 500, height: 800))

    #expect(log.take().isEmpty)
  }

  @Test("Unfolding: one transition to the other display")
  func unfolding() throws {
    let device = try DeviceUnderTest(DeviceUnderTest.Configuration(.iPhoneDuo))
    device.show(WitnessController(log))
    _ = log.take()

    try device.unfold()

    #expect(
      log.take() == [
        "willTransition(to: R×R) from C×R", "viewWillTransition(to: 669×951) from 466×678",
        "viewSafeAreaInsetsDidChange",
      ] + traitsAndLayout + ["alongside at 669×951", "completion"])

    try device.fold()

    #expect(
      log.take().prefix(2) == [
        "willTransition(to: C×R) from R×R", "viewWillTransition(to: 466×678) from 669×951",
      ])
  }

  // MARK: Settings

  @Test("Another text size: traits alone", arguments: [DeviceUnderTest.Release.iOS16, .iOS26])
  func textSize(release: DeviceUnderTest.Release) throws {
    let device = try shown("iPhone 17", release)
    device.contentSizeCategory = .accessibilityLarge

    #expect(log.take() == ["willTransition(to: C×R) from C×R"] + traitsAndLayout)
    #expect(
      device.rootViewController?.traitCollection.preferredContentSizeCategory
        == .accessibilityLarge)
  }

  /// “Supporting Dark Mode in your interface” lists `traitCollectionDidChange`,
  /// `viewWillLayoutSubviews`, `layoutSubviews` and `viewDidLayoutSubviews`.
  @Test("Dark: traits, then layout")
  func dark() throws {
    let device = try shown("iPhone 17", .iOS26)
    device.userInterfaceStyle = .dark

    #expect(log.take() == ["willTransition(to: C×R) from C×R"] + traitsAndLayout)
  }

  @Test("Several changes at once are one transition")
  func severalChanges() throws {
    let device = try shown("iPhone 17", .iOS26)
    try device.change {
      $0.orientation = .landscape
      $0.contentSizeCategory = .extraLarge
      $0.accessibilityContrast = .high
      $0.legibilityWeight = .bold
    }

    #expect(
      log.take() == [
        "willTransition(to: C×C) from C×R", "viewWillTransition(to: 874×402) from 402×874",
        "viewSafeAreaInsetsDidChange",
      ] + traitsAndLayout + ["alongside at 874×402", "completion"])
    #expect(device.traitCollection.legibilityWeight == .bold)
    #expect(device.traitCollection.accessibilityContrast == .high)
  }

  @Test("A registration hears of its own traits alone")
  func registration() throws {
    let device = try shown("iPhone 17", .iOS26)
    let controller = try #require(device.rootViewController)
    controller.registerForTraitChanges([UITraitLegibilityWeight.self]) {
      [log] (_: WitnessController, _) in log.add("registered")
    }
    device.userInterfaceStyle = .dark
    #expect(!log.take().contains("registered"))

    device.legibilityWeight = .bold

    #expect(log.take().filter { $0 == "registered" }.count == 1)
  }

  @Test("Any trait can be set, and stays through a rotation")
  func anyTrait() throws {
    let device = try shown("iPhone 17", .iOS26)
    device.changeTraits { $0.userInterfaceLevel = .elevated }
    #expect(log.take().contains("traitCollectionDidChange"))

    device.rotate()

    #expect(device.rootViewController?.traitCollection.userInterfaceLevel == .elevated)
  }
}
