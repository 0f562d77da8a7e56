import DeviceUnderTest
import Testing
import UIKit

/// Size classes and figures of devices.
///
/// Sources: Apple's Human Interface Guidelines, Layout, “Device size classes”; published tables of
/// iPad multitasking sizes; Apple's talks on iPhone Duo and on resizable iPhone apps (iOS 27).
@MainActor
@Suite("Size classes of devices under test")
struct SizeClassTests {
  typealias Configuration = DeviceUnderTest.Configuration

  @Test(
    "Full screen",
    arguments: [
      ("iPhone SE (3rd gen)", "C×R", "C×C"), ("iPhone 8 Plus", "C×R", "R×C"),
      ("iPhone 13 mini", "C×R", "C×C"), ("iPhone 11", "C×R", "R×C"), ("iPhone 17", "C×R", "C×C"),
      ("iPhone 17 Pro Max", "C×R", "R×C"), ("iPhone Air", "C×R", "R×C"),
      ("iPad mini (A17 Pro)", "R×R", "R×R"), ("iPad Pro 13 (M4/M5)", "R×R", "R×R"),
    ])
  func fullScreen(name: String, portrait: String, landscape: String) throws {
    let device = try DeviceUnderTest(name)
    device.show(UIViewController())
    #expect(device.traitCollection.classes == portrait)

    device.rotate(to: .landscape)

    #expect(device.traitCollection.classes == landscape)
    #expect(device.rootViewController?.traitCollection.classes == landscape)
  }

  @Test(
    "Windows of an 11-inch iPad Pro beside others",
    arguments: [
      (DeviceUnderTest.Orientation.portrait, DeviceUnderTest.SplitShare.twoThirds, 504, "C×R"),
      (.portrait, .oneThird, 320, "C×R"), (.landscape, .twoThirds, 809, "R×R"),
      (.landscape, .half, 592, "C×R"), (.landscape, .oneThird, 375, "C×R"),
    ])
  func splitView(
    orientation: DeviceUnderTest.Orientation, share: DeviceUnderTest.SplitShare, width: Int,
    classes: String
  ) throws {
    let device = try DeviceUnderTest("iPad Pro 11 (1st-4th gen)", orientation: orientation)
    device.show(UIViewController())

    try device.enterSplitView(share)

    #expect(device.size.width == CGFloat(width))
    #expect(device.size.height == (orientation == .portrait ? 1194 : 834))
    #expect(device.traitCollection.classes == classes)
    #expect(device.rootViewController?.view.bounds.width == CGFloat(width))
  }

  @Test("Half of a 12.9-inch iPad Pro in landscape is of regular width")
  func halfOfTheLargest() throws {
    let device = try DeviceUnderTest("iPad Pro 12.9 (3rd-6th gen)", orientation: .landscape)
    try device.enterSplitView(.half)

    #expect(device.size.width == 678)
    #expect(device.traitCollection.classes == "R×R")
  }

  @Test("Slide Over is narrow and compact")
  func slideOver() throws {
    let device = try DeviceUnderTest("iPad Pro 11 (1st-4th gen)", orientation: .landscape)
    try device.enterSlideOver()

    #expect(device.size == CGSize(width: 375, height: 834))
    #expect(device.traitCollection.classes == "C×R")
  }

  @Test("A free window on an iPad changes class with its width")
  func freePadWindow() throws {
    let device = try DeviceUnderTest("iPad Pro 13 (M4/M5)", orientation: .landscape)
    try device.resize(to: CGSize(width: 1000, height: 800))
    #expect(device.traitCollection.classes == "R×R")

    try device.resize(to: CGSize(width: 500, height: 800))

    #expect(device.traitCollection.classes == "C×R")
    #expect(device.safeAreaInsets == .zero)
  }

  @Test(
    "From iOS 27 on a phone's window keeps its classes at any width", arguments: [320, 700, 1400])
  func freePhoneWindow(width: Int) throws {
    let device = try DeviceUnderTest("iPhone 17", release: .iOS27)
    try device.resize(to: CGSize(width: CGFloat(width), height: 800))

    #expect(device.size.width == CGFloat(width))
    #expect(device.traitCollection.classes == "C×R")
  }

  @Test("A foldable's displays have classes of their own")
  func foldable() throws {
    let device = try DeviceUnderTest(Configuration(.iPhoneDuo))
    #expect(device.size == CGSize(width: 466, height: 678))
    #expect(device.traitCollection.classes == "C×R")
    device.rotate(to: .landscape)
    #expect(device.traitCollection.classes == "C×C")

    try device.unfold()

    #expect(device.size == CGSize(width: 951, height: 669))
    #expect(device.traitCollection.classes == "R×R")
    device.rotate(to: .portrait)
    #expect(device.traitCollection.classes == "R×R")
  }

  @Test("The foldable's bar region stays on the right, whichever way the interface reads")
  func barRegion() throws {
    let device = try DeviceUnderTest(Configuration(.iPhoneDuo))
    #expect(device.safeAreaInsets.right == 84)
    #expect(device.traitCollection.verticalBarEdge == .trailing)

    device.layoutDirection = .rightToLeft

    #expect(device.safeAreaInsets.right == 84)
    #expect(device.traitCollection.verticalBarEdge == .leading)
  }

  @Test("Safe area and margins of a phone with an island")
  func safeArea() throws {
    let device = try DeviceUnderTest("iPhone 15")
    let controller = UIViewController()
    device.show(controller)
    #expect(device.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(controller.view.layoutMargins.left == 16)

    device.rotate(to: .landscape)

    #expect(device.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(controller.view.layoutMargins.left == 75)  // 59 + 16
  }
}
