import DeviceUnderTest
import Testing
import UIKit

@MainActor
@Suite("Sequence of a rotation")
struct RotationSequenceTests {
  private let log = CallLog()

  /// [Guide], [Insets], [Traits17], [Layout], [Coordinator].
  @Test(
    "A phone, from iOS 17 on: traits come just before the layout of each view",
    arguments: DeviceUnderTest.Release.from17)
  func phone(release: DeviceUnderTest.Release) throws {
    let device = try log.device("iPhone 17", release)

    #expect(device.rotate(to: .landscape))

    #expect(
      log.take() == [
        "willTransition(to: C×C) from C×R",
        "viewWillTransition(to: 874×402) from 402×874",
        "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "subview safeAreaInsetsDidChange", "subview layoutMarginsDidChange",
        "subview traitCollectionDidChange",
        "subview layoutSubviews",
        "alongside at 874×402", "completion",
      ])
  }

  /// [Guide], [Insets], [Traits16], [Layout], [Coordinator].
  @Test(
    "A phone before iOS 17: traits reach everything before the layout of anything",
    arguments: DeviceUnderTest.Release.before17)
  func phoneBefore17(release: DeviceUnderTest.Release) throws {
    let device = try log.device("iPhone 17", release)

    #expect(device.rotate(to: .landscape))

    #expect(
      log.take() == [
        "willTransition(to: C×C) from C×R",
        "viewWillTransition(to: 874×402) from 402×874",
        "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "subview traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "subview safeAreaInsetsDidChange", "subview layoutMarginsDidChange",
        "subview layoutSubviews",
        "alongside at 874×402", "completion",
      ])
  }

  /// [Constraints] puts them before the layout, [Dark] the traits before the constraints.
  @Test(
    "Constraints that were asked for are updated after the traits and before the layout",
    arguments: DeviceUnderTest.Release.allCases)
  func constraints(release: DeviceUnderTest.Release) throws {
    let device = try log.device("iPhone 17", release)
    (device.rootViewController as? WitnessController)?.asksForConstraints = true

    device.rotate(to: .landscape)

    #expect(
      log.take() == [
        "willTransition(to: C×C) from C×R",
        "viewWillTransition(to: 874×402) from 402×874",
        "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "subview traitCollectionDidChange",
        "subview updateConstraints", "updateViewConstraints", "view updateConstraints",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "subview safeAreaInsetsDidChange", "subview layoutMarginsDidChange",
        "subview layoutSubviews",
        "alongside at 874×402", "completion",
      ])
  }

  /// [Guide]: traits are announced where they change; an iPad's classes are the same both ways. Its
  /// safe area and margins are, too.
  @Test(
    "An iPad: the classes stay, so that only the size is announced",
    arguments: DeviceUnderTest.Release.allCases)
  func pad(release: DeviceUnderTest.Release) throws {
    let device = try log.device("iPad Pro 11 (M4/M5)", release)

    device.rotate()

    #expect(
      log.take() == [
        "viewWillTransition(to: 1210×834) from 834×1210",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "subview layoutSubviews",
        "alongside at 1210×834", "completion",
      ])
  }

  // MARK: Children

  private func addChild(to device: DeviceUnderTest) throws {
    let parent = try #require(device.rootViewController)
    let child = WitnessController(log, name: "child", holdsSubview: false)
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    device.layout()
    _ = log.take()
  }

  /// [Content]: `super` passes both announcements on to the children, the parent hears first;
  /// [Traits17] and [Layout]: the child's view is laid out after its parent's.
  @Test(
    "A phone with a child controller, from iOS 17 on",
    arguments: DeviceUnderTest.Release.from17)
  func child(release: DeviceUnderTest.Release) throws {
    let device = try log.device("iPhone 17", release, holdsSubview: false)
    try addChild(to: device)

    device.rotate()

    #expect(
      log.take() == [
        "willTransition(to: C×C) from C×R",
        "child willTransition(to: C×C) from C×R",
        "viewWillTransition(to: 874×402) from 402×874",
        "child viewWillTransition(to: 874×402) from 402×874",
        "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "child view safeAreaInsetsDidChange", "child viewSafeAreaInsetsDidChange",
        "child view layoutMarginsDidChange", "child viewLayoutMarginsDidChange",
        "child traitCollectionDidChange", "child view traitCollectionDidChange",
        "child viewWillLayoutSubviews", "child view layoutSubviews",
        "child viewDidLayoutSubviews",
        "alongside at 874×402", "child alongside at 874×402",
        "completion", "child completion",
      ])
  }

  /// [Content] and [Traits16]: as above, but all traits before any layout.
  @Test(
    "A phone with a child controller before iOS 17",
    arguments: DeviceUnderTest.Release.before17)
  func childBefore17(release: DeviceUnderTest.Release) throws {
    let device = try log.device("iPhone 17", release, holdsSubview: false)
    try addChild(to: device)

    device.rotate()

    #expect(
      log.take() == [
        "willTransition(to: C×C) from C×R",
        "child willTransition(to: C×C) from C×R",
        "viewWillTransition(to: 874×402) from 402×874",
        "child viewWillTransition(to: 874×402) from 402×874",
        "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "child traitCollectionDidChange", "child view traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "child view safeAreaInsetsDidChange", "child viewSafeAreaInsetsDidChange",
        "child view layoutMarginsDidChange", "child viewLayoutMarginsDidChange",
        "child viewWillLayoutSubviews", "child view layoutSubviews",
        "child viewDidLayoutSubviews",
        "alongside at 874×402", "child alongside at 874×402",
        "completion", "child completion",
      ])
  }

  /// [Content]: the size is passed on, the traits do not change.
  @Test("An iPad with a child controller")
  func childOnPad() throws {
    let device = try log.device("iPad Pro 11 (M4/M5)", holdsSubview: false)
    try addChild(to: device)

    device.rotate()

    #expect(
      log.take() == [
        "viewWillTransition(to: 1210×834) from 834×1210",
        "child viewWillTransition(to: 1210×834) from 834×1210",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "child viewWillLayoutSubviews", "child view layoutSubviews",
        "child viewDidLayoutSubviews",
        "alongside at 1210×834", "child alongside at 1210×834",
        "completion", "child completion",
      ])
  }

  /// [Content]: a container that overrides traits of a child announces those that the child will have.
  @Test("A child with traits that its parent overrides hears of its own")
  func overriddenChild() throws {
    let device = try log.device("iPhone 17", .iOS26, holdsSubview: false)
    try addChild(to: device)
    let parent = try #require(device.rootViewController)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: parent.children[0])
    device.layout()
    _ = log.take()

    device.rotate()

    #expect(
      log.take().filter { $0.contains("willTransition") } == [
        "willTransition(to: C×C) from C×R",
        "child willTransition(to: R×C) from R×R",
      ])
  }

  /// Documentation of `size(forChildContentContainer:withParentContainerSize:)`: it is asked for the size
  /// to announce to a child; a child whose size stays is told nothing.
  @Test("A child hears of the size that its parent will give it, if it is another")
  func sizeOfChild() throws {
    final class Halves: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        container === children.last
          ? CGSize(width: 100, height: 100)
          : CGSize(width: parentSize.width / 2, height: parentSize.height)
      }
    }
    let device = try DeviceUnderTest("iPad Pro 11 (M4/M5)")
    let parent = Halves()
    let half = WitnessController(log, name: "half", holdsSubview: false)
    let fixed = WitnessController(log, name: "fixed", holdsSubview: false)
    for (child, size) in [
      (half, CGSize(width: 417, height: 1210)), (fixed, CGSize(width: 100, height: 100)),
    ] {
      parent.addChild(child)
      child.view.frame.size = size
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    device.show(parent)
    _ = log.take()

    device.rotate()

    #expect(
      log.take().filter { $0.contains("viewWillTransition") } == [
        "half viewWillTransition(to: 605×834) from 417×1210"
      ])
  }

  // MARK: Orientations

  /// Documentation of `supportedInterfaceOrientations`: the interface turns to these alone.
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
}
