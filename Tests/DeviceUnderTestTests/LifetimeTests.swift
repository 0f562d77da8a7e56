import DeviceUnderTest
import Testing
import UIKit

@MainActor
@Suite("Lifetime of devices")
struct LifetimeTests {
  private final class Weakly {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
  }

  @Test("A device, its window, scene and controller are freed after use")
  func freed() throws {
    var witnesses: [Weakly] = []
    do {
      let device = try DeviceUnderTest("iPad Pro 11 (M4/M5)", orientation: .landscape)
      let controller = WitnessController(CallLog())
      let child = UIViewController()
      controller.addChild(child)
      controller.view.addSubview(child.view)
      child.didMove(toParent: controller)
      controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (_: WitnessController, _) in
      }
      device.show(controller)
      device.rotate()
      try device.enterSplitView(.oneThird)
      device.contentSizeCategory = .accessibilityMedium
      device.showKeyboard()
      device.hideKeyboard()
      witnesses = [
        device, device.window, device.window.windowScene, controller, controller.view, child,
        child.view,
      ].map(Weakly.init)
    }

    #expect(witnesses.map { $0.object == nil } == Array(repeating: true, count: 7))
  }

  @Test("A controller that was shown and is kept can be shown again on another device")
  func keptController() throws {
    let controller = WitnessController(CallLog())
    do {
      let device = try DeviceUnderTest("iPhone 17")
      device.show(controller)
    }
    let pad = try DeviceUnderTest("iPad Pro 11 (M4/M5)")

    pad.show(controller)

    #expect(controller.view.bounds.size == CGSize(width: 834, height: 1210))
  }
}
