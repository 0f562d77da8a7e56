import AdaptiveKit
import AdaptiveTesting
import DeviceUnderTest
import Testing
import UIKit

@testable import AdaptiveExamples

/// The shelf is 320 wide beside the book; above it, 144 high below the safe area.
@Suite("Reading room", .serialized)
struct ReadingRoomTests {
  /// The two ways to the screen, and the room itself in each.
  enum Way: CaseIterable {
    case traits, space

    func make() -> (root: UIViewController, room: ReadingRoomController) {
      switch self {
      case .traits:
        let container = ReadingRoomController.byTraits()
        guard let room = container.child as? ReadingRoomController else {
          preconditionFailure("The container has another child.")
        }
        return (container, room)
      case .space:
        let room = ReadingRoomController.bySpace()
        return (room, room)
      }
    }
  }

  private func expectBeside(
    _ room: ReadingRoomController, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(room.shelfPanel, isAt: 0, 0, 320, height, sourceLocation: sourceLocation)
    expect(room.book, isAt: 320, 0, width - 320, height, sourceLocation: sourceLocation)
    // 16 within the safe area, which is 24 above and 20 below: 24 + 16 + 16 + 20 = 76.
    expect(room.shelf, isAt: 16, 40, 288, height - 76, sourceLocation: sourceLocation)
    #expect(room.shelf.axis == .vertical, sourceLocation: sourceLocation)
  }

  private func expectStacked(
    _ room: ReadingRoomController, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // 24 + 144 = 168.
    expect(room.shelfPanel, isAt: 0, 0, width, 168, sourceLocation: sourceLocation)
    expect(room.book, isAt: 0, 168, width, height - 168, sourceLocation: sourceLocation)
    // 144 − 2 · 16 = 112.
    expect(room.shelf, isAt: 16, 40, width - 32, 112, sourceLocation: sourceLocation)
    #expect(room.shelf.axis == .horizontal, sourceLocation: sourceLocation)
  }

  @Test("Portrait and landscape differ on an iPad, turn after turn", arguments: Way.allCases)
  func turning(way: Way) throws {
    let (root, room) = way.make()
    let device = try device(.iPadPro11, showing: root)
    for _ in 1...2 {
      expectStacked(room, 834, 1210)
      device.rotate()
      expectBeside(room, 1210, 834)
      device.rotate()
    }
  }

  @Test("Every window of Split View", arguments: Way.allCases)
  func splitView(way: Way) throws {
    let (root, room) = way.make()
    let device = try device(.iPadPro11, .landscape, showing: root)
    expectBeside(room, 1210, 834)
    // 825 × 834 is horizontally regular, and higher than wide.
    try device.enterSplitView(.twoThirds)
    expectStacked(room, 825, 834)
    try device.enterSplitView(.half)
    expectStacked(room, 600, 834)
    try device.enterSplitView(.oneThird)
    expectStacked(room, 375, 834)
    device.rotate()
    expectStacked(room, 320, 1210)
    try device.enterSplitView(.twoThirds)
    expectStacked(room, 504, 1210)
    device.rotate()
    device.enterFullScreen()
    expectBeside(room, 1210, 834)
  }

  @Test("The wider side of an iPad mini's split is wider than high", arguments: Way.allCases)
  func padMini(way: Way) throws {
    let (root, room) = way.make()
    let device = try device(.iPadMini, .landscape, showing: root)
    expectBeside(room, 1133, 744)
    try device.enterSplitView(.twoThirds)
    expectBeside(room, 748, 744)
    device.rotate()
    expectStacked(room, 414, 1133)
  }

  @Test(
    "Both ways give the same in every window of an iPad",
    arguments: DeviceUnderTest.Configuration.allWindows(of: .iPadPro13))
  func sameRoom(configuration: DeviceUnderTest.Configuration) throws {
    let (root, room) = Way.traits.make()
    let (first, second) = (
      try DeviceUnderTest(configuration), try DeviceUnderTest(configuration)
    )
    first.show(root)
    let free = Way.space.make().room
    second.show(free)
    expectEqualLayout(room.view, free.view)
  }

  @Test("Both ways are as described in every window of every iPad", arguments: Way.allCases)
  func everyPad(way: Way) throws {
    for model in DeviceUnderTest.Model.pads {
      for configuration in DeviceUnderTest.Configuration.allWindows(of: model) {
        let (root, room) = way.make()
        let device = try DeviceUnderTest(configuration)
        device.show(root)
        let (size, insets) = (device.size, device.safeAreaInsets)
        let comment: Comment = "on \(configuration)"
        if size.width > size.height {
          expect(room.shelfPanel, isAt: 0, 0, 320, size.height, comment)
          expect(room.book, isAt: 320, 0, size.width - 320, size.height, comment)
        } else {
          let panel = insets.top + 144
          expect(room.shelfPanel, isAt: 0, 0, size.width, panel, comment)
          expect(room.book, isAt: 0, panel, size.width, size.height - panel, comment)
        }
      }
    }
  }

  @Test("Nobody's traits are overridden where the space decides")
  func traits() throws {
    let (root, room) = Way.traits.make()
    let first = try device(.iPadPro11, showing: root)
    #expect(room.traitCollection.horizontalSizeClass == .compact)
    #expect(first.traitCollection.horizontalSizeClass == .regular)
    let free = Way.space.make().room
    let second = try device(.iPadPro11, showing: free)
    #expect(free.traitCollection.horizontalSizeClass == .regular)
    #expect(second.traitCollection.horizontalSizeClass == .regular)
  }
}
