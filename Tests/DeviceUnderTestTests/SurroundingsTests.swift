import DeviceUnderTest
import Testing
import UIKit

@MainActor
@Suite("What code asks its surroundings for")
struct SurroundingsTests {
  @Test("Screen, device and current traits are the device's, and are as before in the end")
  func surroundings() throws {
    let before = (
      UIScreen.main.bounds, UIDevice.current.userInterfaceIdiom, UITraitCollection.current
    )
    var device: DeviceUnderTest? = try DeviceUnderTest(
      "iPad Pro 11 (M4/M5)", orientation: .landscape, userInterfaceStyle: .dark, release: .iOS18)

    #expect(UIScreen.main.bounds.size == CGSize(width: 1210, height: 834))
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(UIDevice.current.systemVersion == "18.0")
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    #expect(device?.window.windowScene?.interfaceOrientation == .landscapeRight)

    device = nil

    #expect(UIScreen.main.bounds == before.0)
    #expect(UIDevice.current.userInterfaceIdiom == before.1)
    #expect(UITraitCollection.current == before.2)
  }

  @Test("Of two devices the one used last counts")
  func twoDevices() throws {
    let phone = try DeviceUnderTest("iPhone 17")
    let pad = try DeviceUnderTest("iPad Pro 11 (M4/M5)")
    #expect(UIDevice.current.userInterfaceIdiom == .pad)

    phone.layout()

    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    pad.layout()
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
  }

  @Test("In Split View the scene's orientation is still the device's")
  func orientationInSplitView() throws {
    let device = try DeviceUnderTest(
      "iPad Pro 11 (M4/M5)", orientation: .landscape, window: .splitView(.oneThird))

    #expect(device.size.width < device.size.height)
    #expect(device.window.windowScene?.interfaceOrientation.isLandscape == true)
  }

  @Test("A view alone fills the window")
  func view() throws {
    let device = try DeviceUnderTest("iPhone 17")
    let view = UIView()
    device.show(view)

    #expect(view.window === device.window)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
  }
}
