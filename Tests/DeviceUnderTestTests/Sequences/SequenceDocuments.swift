import DeviceUnderTest
import Testing
import UIKit

// The documents from which the sequences of these suites are derived; each test names its own.
//
// [Guide] View Controller Programming Guide for iOS, “Building an Adaptive Interface”: traits are
//   announced first (`willTransition(to:with:)`), then the size (`viewWillTransition(to:with:)`), both
//   before anything changes; a parent hears before its children; `traitCollectionDidChange(_:)` follows.
// [Content] Documentation of `UIContentContainer`: `willTransition(to:with:)` is called “before changing
//   the current object's traits and before calling traitCollectionDidChange(_:) of any affected views
//   and view controllers”; `viewWillTransition(to:with:)` “before changing the size”, and it is passed
//   on to the children whose size changes.
// [Insets] Documentation of `safeAreaInsetsDidChange()`, `viewSafeAreaInsetsDidChange()`,
//   `layoutMarginsDidChange()` and `viewLayoutMarginsDidChange()`: called when the insets have changed,
//   which they have as soon as a view has its new frame. Whether the view or its controller hears first
//   is not documented.
// [Traits16] “Building Adaptive Apps with UIKit” (2014): a change of traits goes from the window through
//   the view controllers, and from each to its views, at once.
// [Traits17] “Unleash the UIKit trait system” (2023): from iOS 17 on a view in the hierarchy gets its
//   traits just before its layout, the controller before its view.
// [Constraints] “Mysteries of Auto Layout, Part 2” (2015), “High Performance Auto Layout” (2018) and the
//   documentation of `updateViewConstraints()`: constraints are updated where that was asked for, from
//   the leaves to the window, before the layout, which goes from the window to the leaves.
// [Dark] “Supporting Dark Mode in your interface”: when the appearance changes, the trait environment
//   is updated first; then `tintColorDidChange()`, `updateConstraints()`, `updateViewConstraints()`,
//   `viewWillLayoutSubviews()`, `layoutSubviews()` and `viewDidLayoutSubviews()` are called everywhere.
// [Layout] Documentation of `viewWillLayoutSubviews()` and `viewDidLayoutSubviews()`: before and after
//   the view lays out its subviews; the subviews lay out theirs afterwards.
// [Coordinator] Documentation of `animate(alongsideTransition:completion:)`: the first block runs in the
//   transition's animation, the second after the transition.
// [Appearing] Documentation of `viewIsAppearing(_:)`: after `viewWillAppear(_:)`, when traits, size and
//   insets are there, and before the layout.
// [Duo] “Preparing your app for iPhone Duo”: moving between the displays is a resize; the inner display
//   has one size and one pair of size classes in every pose, and its fold is a reserved region, active
//   where the device is partially open.
// [Invalidation] Documentation of `UIView.ReservedRegion`: regions are read with
//   `reservedRegions(kind:options:)` to arrange a view's content, for which `layoutSubviews()` is the
//   place. Which views are laid out again when a region changes is not documented; here all are.
// [Resizable] “Make your iPhone app resizable” and Apple's answer on its developer forums (2026): on a
//   phone the size classes stay when a window is resized, and only the size is announced.

extension DeviceUnderTest.Release {
  /// The releases of which traits arrive at once, and those of which they arrive with the layout.
  static let before17: [Self] = allCases.filter { $0 < .iOS17 }
  static let from17: [Self] = allCases.filter { $0 >= .iOS17 }
}

extension CallLog {
  /// A device that shows a witness which has heard of everything so far.
  func device(
    _ name: String, _ release: DeviceUnderTest.Release? = nil,
    orientation: DeviceUnderTest.Orientation = .portrait,
    window: DeviceUnderTest.WindowPlacement = .fullScreen, holdsSubview: Bool = true
  ) throws -> DeviceUnderTest {
    let device = try DeviceUnderTest(
      name, orientation: orientation, window: window, release: release)
    device.show(WitnessController(self, holdsSubview: holdsSubview))
    _ = take()
    return device
  }
}
