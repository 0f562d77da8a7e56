import DeviceUnderTest
import Testing
import UIKit

/// Documentation of multitasking on iPad: entering, leaving and resizing are transitions of size, and
/// of traits where a size class changes, with the calls of [Guide] in its order.
@MainActor
@Suite("Sequence of entering, leaving and resizing windows")
struct WindowSequenceTests {
  private let log = CallLog()
  /// Known in every share of its display.
  private let pad = "iPad Pro 11 (1st-4th gen)"

  private let layout = ["viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews"]
  private let traits = ["traitCollectionDidChange", "view traitCollectionDidChange"]

  // MARK: Split View

  /// [Guide], [Traits17], [Layout]. Half of 1194 is 592, of compact width; the margin of 20 and the
  /// safe area above and below stay.
  @Test("Into Split View, from iOS 17 on", arguments: DeviceUnderTest.Release.from17)
  func splitView(release: DeviceUnderTest.Release) throws {
    let device = try log.device(pad, release, orientation: .landscape)

    try device.enterSplitView(.half)

    #expect(
      log.take() == [
        "willTransition(to: C×R) from R×R",
        "viewWillTransition(to: 592×834) from 1194×834",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "subview traitCollectionDidChange", "subview layoutSubviews",
        "alongside at 592×834", "completion",
      ])
  }

  /// [Guide], [Traits16], [Layout].
  @Test("Into Split View before iOS 17", arguments: DeviceUnderTest.Release.before17)
  func splitViewBefore17(release: DeviceUnderTest.Release) throws {
    let device = try log.device(pad, release, orientation: .landscape)

    try device.enterSplitView(.half)

    #expect(
      log.take() == [
        "willTransition(to: C×R) from R×R",
        "viewWillTransition(to: 592×834) from 1194×834",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "subview traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "subview layoutSubviews",
        "alongside at 592×834", "completion",
      ])
  }

  /// [Guide], [Insets]: beside a window of 375 points the margin is 16, beside the whole display 20.
  @Test("Out of Split View")
  func outOfSplitView() throws {
    let device = try log.device(
      pad, .iOS18, orientation: .landscape, window: .splitView(.oneThird), holdsSubview: false)

    device.enterFullScreen()

    #expect(
      log.take() == [
        "willTransition(to: R×R) from C×R",
        "viewWillTransition(to: 1194×834) from 375×834",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "alongside at 1194×834", "completion",
      ])
  }

  /// [Guide]: only what changes is announced; a half and a third are both of compact width.
  @Test("From one share to another of the same classes")
  func otherShare() throws {
    let device = try log.device(
      pad, .iOS18, orientation: .landscape, window: .splitView(.half), holdsSubview: false)

    try device.enterSplitView(.oneThird)

    #expect(
      log.take() == [
        "viewWillTransition(to: 375×834) from 592×834",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "alongside at 375×834", "completion",
      ])
  }

  // MARK: Slide Over

  /// [Guide], [Insets], [Traits17]: a window of 375 points, of compact width.
  @Test("Into Slide Over, from iOS 17 on", arguments: DeviceUnderTest.Release.from17)
  func slideOver(release: DeviceUnderTest.Release) throws {
    let device = try log.device(pad, release, orientation: .landscape)

    try device.enterSlideOver()

    #expect(
      log.take() == [
        "willTransition(to: C×R) from R×R",
        "viewWillTransition(to: 375×834) from 1194×834",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "subview traitCollectionDidChange", "subview layoutSubviews",
        "alongside at 375×834", "completion",
      ])
  }

  /// [Guide], [Insets], [Traits16].
  @Test("Into Slide Over before iOS 17", arguments: DeviceUnderTest.Release.before17)
  func slideOverBefore17(release: DeviceUnderTest.Release) throws {
    let device = try log.device(pad, release, orientation: .landscape)

    try device.enterSlideOver()

    #expect(
      log.take() == [
        "willTransition(to: C×R) from R×R",
        "viewWillTransition(to: 375×834) from 1194×834",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "subview traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "subview layoutSubviews",
        "alongside at 375×834", "completion",
      ])
  }

  /// [Guide], [Insets], [Traits17].
  @Test("Out of Slide Over")
  func outOfSlideOver() throws {
    let device = try log.device(
      pad, .iOS18, orientation: .landscape, window: .slideOver, holdsSubview: false)

    device.enterFullScreen()

    #expect(
      log.take() == [
        "willTransition(to: R×R) from C×R",
        "viewWillTransition(to: 1194×834) from 375×834",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "alongside at 1194×834", "completion",
      ])
  }

  // MARK: Free windows

  /// [Guide], [Insets]: the window leaves the edges of the display, whose safe area was above and
  /// below; 800 points are still of regular width.
  @Test(
    "An iPad's window becomes a free one of the same class",
    arguments: DeviceUnderTest.Release.allCases.filter { $0 >= .iOS16 })
  func freeWindow(release: DeviceUnderTest.Release) throws {
    let device = try log.device(
      "iPad Pro 11 (M4/M5)", release, orientation: .landscape, holdsSubview: false)

    try device.resize(to: CGSize(width: 800, height: 600))

    #expect(
      log.take() == [
        "viewWillTransition(to: 800×600) from 1210×834",
        "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "alongside at 800×600", "completion",
      ])
  }

  /// [Guide], [Traits17]: 500 points are of compact width; the margin stays 20.
  @Test(
    "An iPad's free window is made narrow, from iOS 17 on",
    arguments: DeviceUnderTest.Release.from17)
  func narrowWindow(release: DeviceUnderTest.Release) throws {
    let wide = DeviceUnderTest.WindowPlacement.window(CGSize(width: 800, height: 600))
    let device = try log.device(
      "iPad Pro 11 (M4/M5)", release, orientation: .landscape, window: wide)

    try device.resize(to: CGSize(width: 500, height: 600))

    #expect(
      log.take() == [
        "willTransition(to: C×R) from R×R",
        "viewWillTransition(to: 500×600) from 800×600",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "subview traitCollectionDidChange", "subview layoutSubviews",
        "alongside at 500×600", "completion",
      ])
  }

  /// [Guide], [Traits16]: Stage Manager of iPadOS 16 has free windows, too.
  @Test("An iPad's free window is made narrow on iOS 16")
  func narrowWindowBefore17() throws {
    let wide = DeviceUnderTest.WindowPlacement.window(CGSize(width: 800, height: 600))
    let device = try log.device(
      "iPad Pro 11 (M4/M5)", .iOS16, orientation: .landscape, window: wide)

    try device.resize(to: CGSize(width: 500, height: 600))

    #expect(
      log.take() == [
        "willTransition(to: C×R) from R×R",
        "viewWillTransition(to: 500×600) from 800×600",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "subview traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "subview layoutSubviews",
        "alongside at 500×600", "completion",
      ])
  }

  /// No page of Apple says so, of medium certainty: windows of iPadOS 26 are
  /// resized while the finger moves, those of earlier releases when it lets go. The class changes once on
  /// the way, between 700 and 600 points.
  @Test("Dragging the edge of a window")
  func dragging() throws {
    for (release, widths) in [
      (DeviceUnderTest.Release.iOS18, [400]), (.iOS26, [700, 600, 500, 400]),
    ] {
      let device = try log.device(
        "iPad Pro 11 (M4/M5)", release, orientation: .landscape,
        window: .window(CGSize(width: 800, height: 600)), holdsSubview: false)

      try device.drag(to: CGSize(width: 400, height: 600), inSteps: 4)

      let calls = log.take()
      #expect(
        calls.filter { $0.hasPrefix("viewWillTransition") }.map { $0.prefix(28) }
          == widths.map { "viewWillTransition(to: \($0)×6" })
      #expect(calls.filter { $0.hasPrefix("willTransition") }.count == 1)
      #expect(device.size == CGSize(width: 400, height: 600))
    }
  }

  /// [Resizable]: `willTransition(to:with:)`, `traitCollectionDidChange(_:)` and registrations are
  /// silent, whatever the width.
  @Test(
    "A phone's window is resized on iOS 27: no traits are announced, only the size",
    arguments: [320, 700, 1400])
  func phoneWindow(width: Int) throws {
    let device = try log.device("iPhone 17", .iOS27, holdsSubview: false)
    let controller = try #require(device.rootViewController)
    controller.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]) {
      [log] (_: WitnessController, _) in log.add("registered")
    }

    try device.resize(to: CGSize(width: CGFloat(width), height: 600))

    #expect(
      log.take() == [
        "viewWillTransition(to: \(width)×600) from 402×874",
        "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "alongside at \(width)×600", "completion",
      ])
  }

  /// Documentation of `viewWillTransition(to:with:)`: it tells of a size that is about to change.
  @Test("The same size again: nothing is called")
  func sameSize() throws {
    let device = try log.device("iPhone 17", .iOS27)
    try device.resize(to: CGSize(width: 500, height: 800))
    _ = log.take()

    try device.resize(to: CGSize(width: 500, height: 800))

    #expect(log.take().isEmpty)
  }

  // MARK: Folding

  /// “Preparing your app for iPhone Duo”: moving between the displays is a resize, with [Guide]'s calls;
  /// the outer display is compact by regular, the inner one regular by regular.
  @Test("Unfolding and folding: one transition to the other display each")
  func folding() throws {
    let device = try log.device("iPhone Duo")

    try device.unfold()

    #expect(
      log.take() == [
        "willTransition(to: R×R) from C×R",
        "viewWillTransition(to: 669×951) from 466×678",
        "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "subview safeAreaInsetsDidChange", "subview layoutMarginsDidChange",
        "subview traitCollectionDidChange", "subview layoutSubviews",
        "alongside at 669×951", "completion",
      ])

    try device.fold()

    #expect(
      log.take() == [
        "willTransition(to: C×R) from R×R",
        "viewWillTransition(to: 466×678) from 669×951",
        "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "subview safeAreaInsetsDidChange", "subview layoutMarginsDidChange",
        "subview traitCollectionDidChange", "subview layoutSubviews",
        "alongside at 466×678", "completion",
      ])
  }

  /// [Duo], [Layout], [Invalidation]: size and classes of the inner display are the same in every pose,
  /// so that nothing is announced, and no insets or traits are told. Regions differ for every view,
  /// which lays out again, the root before what is in it.
  @Test("Bending and flattening: nothing is announced, every view lays out again")
  func bending() throws {
    let device = try log.device("iPhone Duo")
    try device.unfold()
    _ = log.take()
    let sequence = layout + ["subview layoutSubviews"]

    try device.halfFold()
    #expect(log.take() == sequence)

    try device.unfold()
    #expect(log.take() == sequence)
  }

  /// [Guide], [Duo]: straight from the outer display to the bent inner one is one transition, and the
  /// fold's region is there with its layout.
  @Test("Half-unfolding: one transition to the inner display, with the fold in its layout")
  func halfUnfolding() throws {
    let device = try log.device("iPhone Duo", holdsSubview: false)

    try device.halfFold()

    #expect(
      log.take() == [
        "willTransition(to: R×R) from C×R",
        "viewWillTransition(to: 669×951) from 466×678",
        "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "alongside at 669×951", "completion",
      ])
    #expect(device.rootViewController?.view.reservedRegions(kind: .division).count == 1)
  }
}
