import DeviceUnderTest
import Testing
import UIKit

/// Documentation of `UIHingeInteraction`: the handler is called with the initial state and whenever the
/// hinge changes or the interaction moves between hierarchies; outside one that provides updates the
/// hinge is nil; while it is disabled nothing is queued, and the current state comes when it is enabled
/// again. Angles, seen in the simulator: 0 folded shut, π flat.
@MainActor
@Suite("The hinge of a foldable")
struct HingeTests {
  private let log = CallLog()

  private func interaction() -> UIHingeInteraction {
    UIHingeInteraction { [log] _, update in
      guard let hinge = update.hinge else { return log.add("none") }
      log.add("\(hinge.status) \(Int((hinge.angle * 180 / .pi).rounded()))")
    }
  }

  @Test("The handler hears of the first pose and of every other one")
  func poses() throws {
    let device = try DeviceUnderTest("iPhone Duo")
    let controller = UIViewController()
    controller.view.addInteraction(interaction())
    #expect(log.take().isEmpty)

    device.show(controller)
    #expect(log.take() == ["closed 0"])

    try device.unfold()
    try device.halfFold()
    device.rotate()
    try device.fold()
    #expect(log.take() == ["fullyOpen 180", "partiallyOpen 90", "closed 0"])
  }

  @Test("Leaving the window, coming back, and being disabled")
  func hierarchies() throws {
    let device = try DeviceUnderTest("iPhone Duo", isUnfolded: true)
    let controller = UIViewController()
    device.show(controller)
    let view = UIView()
    let hinge = interaction()
    view.addInteraction(hinge)
    #expect(hinge.view === view)
    controller.view.addSubview(view)
    #expect(log.take() == ["fullyOpen 180"])

    view.removeFromSuperview()
    #expect(log.take() == ["none"])
    controller.view.addSubview(view)
    #expect(log.take() == ["fullyOpen 180"])

    hinge.isEnabled = false
    try device.halfFold()
    try device.fold()
    #expect(log.take().isEmpty)
    hinge.isEnabled = true
    #expect(log.take() == ["closed 0"])

    view.removeInteraction(hinge)
    #expect(log.take() == ["none"])
    #expect(hinge.view == nil)
    #expect(view.interactions.isEmpty)
    try device.unfold()
    #expect(log.take().isEmpty)
  }

  @Test("A device without a hinge says so")
  func withoutHinge() throws {
    let device = try DeviceUnderTest("iPhone 17", release: .iOS27)
    let controller = UIViewController()
    controller.view.addInteraction(interaction())

    device.show(controller)
    device.rotate()

    #expect(log.take() == ["none"])
  }

  @Test("Every pose of a foldable, and of another phone")
  func list() {
    let poses = DeviceUnderTest.Configuration.allPoses(of: .iPhoneDuo)
    #expect(
      poses.map(\.id) == [
        "iphone-duo-folded-portrait", "iphone-duo-folded-landscape",
        "iphone-duo-half-folded-portrait", "iphone-duo-unfolded-portrait",
        "iphone-duo-half-folded-landscape", "iphone-duo-unfolded-landscape",
      ])
    #expect(DeviceUnderTest.Configuration.allPoses(of: .iPhone17).count == 2)
  }
}
