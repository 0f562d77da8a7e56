import DeviceUnderTest
import Testing
import UIKit

@MainActor
@Suite("What a device cannot be")
struct DeviceErrorTests {
  typealias Failure = DeviceUnderTest.ConfigurationError

  @Test("An unknown name comes with the closest ones")
  func unknownName() throws {
    let error = try #require(throws: Failure.self) { try DeviceUnderTest("iPhone 17 Prp") }

    guard case .unknownDevice("iPhone 17 Prp", let suggestions) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(suggestions.first == "iPhone 17 Pro")
    #expect(error.description.hasPrefix("There is no device named “iPhone 17 Prp”. Did you mean"))
  }

  @Test("A name of several displays is not guessed")
  func ambiguousName() throws {
    let error = try #require(throws: Failure.self) { try DeviceUnderTest("Plus") }

    guard case .ambiguousDevice = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test("No Split View on a phone")
  func phoneInSplitView() throws {
    let device = try DeviceUnderTest("iPhone 17")
    device.show(UIViewController())

    let error = try #require(throws: Failure.self) { try device.enterSplitView() }

    #expect(
      error.description
        == "iPhone 17 has no window of the kind “Split View 1/2” in portrait.")
    #expect(device.configuration.window == .fullScreen)
    #expect(device.size == CGSize(width: 402, height: 874))
  }

  @Test("No even Split View in portrait")
  func evenSplitInPortrait() throws {
    let device = try DeviceUnderTest("iPad Pro 11 (M4/M5)")

    #expect(throws: Failure.self) { try device.enterSplitView(.half) }
  }

  @Test("An even Split View that is turned upright becomes the wider side of an uneven one")
  func turnedEvenSplit() throws {
    let device = try DeviceUnderTest(
      "iPad Pro 11 (1st-4th gen)", orientation: .landscape, window: .splitView(.half))

    #expect(device.rotate(to: .portrait))

    #expect(device.configuration.window == .splitView(.twoThirds))
    #expect(device.size == CGSize(width: 504, height: 1194))
  }

  @Test("Free windows need their release")
  func releases() throws {
    let phone = try DeviceUnderTest("iPhone 17", release: .iOS26)
    #expect(
      throws: Failure.needsRelease(
        .iOS27, for: "A freely resized window", device: "iPhone 17", chosen: .iOS26)
    ) {
      try phone.resize(to: CGSize(width: 500, height: 500))
    }
    let pad = try DeviceUnderTest("iPad Pro 11 (M4/M5)", release: .iOS15)
    #expect(throws: Failure.self) { try pad.resize(to: CGSize(width: 500, height: 500)) }
    #expect(throws: Failure.self) { try DeviceUnderTest("iPhone Duo", release: .iOS18) }
  }

  @Test(
    "A window larger than an iPad's display, or of no size",
    arguments: [2000, 0, -1, CGFloat.nan, .infinity])
  func sizes(width: CGFloat) throws {
    let device = try DeviceUnderTest("iPad Pro 11 (M4/M5)")
    device.show(UIViewController())

    let error = try #require(throws: Failure.self) {
      try device.resize(to: CGSize(width: width, height: 500))
    }

    #expect(
      error.description.hasSuffix(
        " × 500 is not possible on iPad Pro 11 (M4/M5), whose display is 834 × 1210."))
    // Nothing has changed.
    #expect(device.size == CGSize(width: 834, height: 1210))
    #expect(device.configuration.window == .fullScreen)
  }

  @Test("A phone's window of no size", arguments: [0, -1, CGFloat.nan, .infinity])
  func phoneSizes(height: CGFloat) throws {
    let device = try DeviceUnderTest("iPhone 17", release: .iOS27)

    #expect(throws: Failure.self) { try device.resize(to: CGSize(width: 400, height: height)) }
    #expect(throws: Failure.self) {
      try DeviceUnderTest(
        "iPhone 17", window: .window(CGSize(width: 400, height: height)), release: .iOS27)
    }
  }

  @Test("The smallest window is laid out, whatever does not fit")
  func smallestWindow() throws {
    let device = try DeviceUnderTest("iPhone 17", release: .iOS27)
    device.show(WitnessController(CallLog()))

    try device.resize(to: CGSize(width: 1, height: 1))

    #expect(device.rootViewController?.view.bounds.size == CGSize(width: 1, height: 1))
  }

  @Test("Only foldables fold")
  func folding() throws {
    let device = try DeviceUnderTest("iPhone 17")

    #expect(throws: Failure.notFoldable(device: "iPhone 17")) { try device.unfold() }
    #expect(throws: Failure.notFoldable(device: "iPhone 17")) {
      try DeviceUnderTest("iPhone 17", isUnfolded: true)
    }
  }
}
