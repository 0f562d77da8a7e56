import AdaptiveKit
import DeviceUnderTest
import Testing
import UIKit

/// Numbers: 40 points in the middle of the inner display, of which 20 on either side are margins, as
/// two people saw in the iOS 27.1 simulator. Rules: Apple's documentation of `UIView.ReservedRegion`
/// and of `reservedRegions(kind:options:)`, and “Preparing your app for iPhone Duo”: the fold is active
/// where the device is partially open, and inactive and without width where it is fully open.
@MainActor
@Suite("Reserved regions of a foldable")
struct ReservedRegionTests {
  /// Gives the root view on the inner display to a closure, while its device is there.
  private func onInnerDisplay(
    isHalfFolded: Bool, _ orientation: DeviceUnderTest.Orientation, _ check: (UIView) -> Void
  ) throws {
    let device = try DeviceUnderTest(
      "iPhone Duo", orientation: orientation, isUnfolded: true, isHalfFolded: isHalfFolded)
    let controller = UIViewController()
    device.show(controller)
    check(controller.view)
    device.hide()
  }

  @Test("Half-folded like a book: a strip down the middle")
  func book() throws {
    try onInnerDisplay(isHalfFolded: true, .landscape) { view in
      let regions = view.reservedRegions(kind: .division)

      // 951 / 2 - 20 = 455.5
      #expect(regions.map(\.frame) == [CGRect(x: 455.5, y: 0, width: 40, height: 669)])
      #expect(regions.first?.margins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
      #expect(regions.first?.isActive == true)
      #expect(view.reservedRegions(kind: .occlusion).isEmpty)
    }
  }

  @Test("Half-folded like a laptop: a strip across the middle")
  func laptop() throws {
    try onInnerDisplay(isHalfFolded: true, .portrait) { view in
      #expect(
        view.reservedRegions(kind: .division).map(\.frame)
          == [CGRect(x: 0, y: 455.5, width: 669, height: 40)])
    }
  }

  @Test("Flat: the fold is there for those who ask for inactive regions, and has no width")
  func flat() throws {
    try onInnerDisplay(isHalfFolded: false, .landscape) { view in
      #expect(view.reservedRegions(kind: .division).isEmpty)
      let all = view.reservedRegions(kind: .division, options: .includeInactive)
      #expect(all.map(\.frame) == [CGRect(x: 475.5, y: 0, width: 0, height: 669)])
      #expect(all.first?.isActive == false)
    }
  }

  @Test("Frames are in the view's coordinates, and a view beside the fold has none")
  func coordinates() throws {
    try onInnerDisplay(isHalfFolded: true, .landscape) { view in
      let left = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 669))
      let middle = UIView(frame: CGRect(x: 400, y: 100, width: 200, height: 100))
      for part in [left, middle] { view.addSubview(part) }

      #expect(left.reservedRegions(kind: .division).isEmpty)
      #expect(
        middle.reservedRegions(kind: .division).map(\.frame)
          == [CGRect(x: 55.5, y: -100, width: 40, height: 669)])
    }
  }

  @Test("The outer camera covers a part of the outer display, whichever way it stands")
  func camera() throws {
    let device = try DeviceUnderTest("iPhone Duo")
    let controller = UIViewController()
    device.show(controller)
    let upright = controller.view.reservedRegions(kind: .occlusion)
    #expect(upright.count == 1)
    #expect(controller.view.bounds.contains(try #require(upright.first?.frame)))

    device.rotate()

    let turned = controller.view.reservedRegions(kind: .occlusion)
    #expect(turned.first?.id == upright.first?.id)
    #expect(controller.view.bounds.contains(try #require(turned.first?.frame)))
  }

  @Test("No other device, and no free window, has any")
  func others() throws {
    let phone = try DeviceUnderTest("iPhone 17", release: .iOS27)
    let controller = UIViewController()
    phone.show(controller)
    #expect(controller.view.reservedRegions(kind: .occlusion).isEmpty)

    let duo = try DeviceUnderTest("iPhone Duo", isHalfFolded: true)
    duo.show(controller)
    try duo.resize(to: CGSize(width: 500, height: 600))
    #expect(controller.view.reservedRegions(kind: .division).isEmpty)
    #expect(UIView().reservedRegions(kind: .division).isEmpty)
  }

  // MARK: Poses

  /// The calls are those of ``WindowSequenceTests/bending()``.
  @Test("The pose follows bending and flattening")
  func bending() throws {
    let device = try DeviceUnderTest("iPhone Duo")
    try device.unfold()

    try device.halfFold()
    #expect(device.configuration.isHalfFolded)

    try device.unfold()
    #expect(!device.configuration.isHalfFolded)
    #expect(device.configuration.isUnfolded)
  }

  @Test("A folded device is unfolded when it is bent, and flat no more when it is folded")
  func poses() throws {
    let device = try DeviceUnderTest("iPhone Duo")
    try device.halfFold()
    #expect(device.configuration.isUnfolded)
    #expect(device.size == CGSize(width: 669, height: 951))
    #expect(device.configuration.description == "iPhone Duo half-folded · portrait")
    #expect(device.configuration.id == "iphone-duo-half-folded-portrait")

    try device.fold()

    #expect(!device.configuration.isHalfFolded)
    let phone = try DeviceUnderTest("iPhone 17")
    #expect(throws: DeviceUnderTest.ConfigurationError.notFoldable(device: "iPhone 17")) {
      try phone.halfFold()
    }
  }

  // MARK: Conditions

  @Test("A condition about the fold follows the pose")
  func condition() throws {
    let controller = UIViewController()
    let label = UILabel()
    controller.view.addSubview(label)
    controller.adapt {
      When(.divided(into: .columns)) { set(\.text, on: label, to: "columns") }
      When(.divided(into: .rows)) { set(\.text, on: label, to: "rows") }
      When(.occluded) { set(\.text, on: label, to: "occluded") }
    }
    let device = try DeviceUnderTest("iPhone Duo", orientation: .landscape)
    device.show(controller)
    #expect(label.text == "occluded")

    try device.unfold()
    #expect(label.text == nil)

    try device.halfFold()
    #expect(label.text == "columns")

    device.rotate()
    #expect(label.text == "rows")

    try device.unfold()
    #expect(label.text == nil)
  }
}
