import DeviceUnderTest
import Testing
import UIKit

@testable import AdaptiveExamples

/// 16 from the safe area and between the cards. Below a width of 480 all stand one below the
/// other and today has 0.4 of the height; below 840 the days are side by side and today has 0.6;
/// from there on today has 0.6 of the width, beside the days.
@Suite("Forecast")
struct ForecastTests {
  private let screen = ForecastController()
  private var days: [UIView] { screen.days.arrangedSubviews }

  @Test("Both displays of a foldable, in both orientations")
  func foldable() throws {
    let device = try device(.iPhoneDuo, showing: screen)
    for _ in 1...2 {
      expectOuterUpright()
      device.rotate()
      expectOuterTurned()
      try device.unfold()
      expectInnerTurned()
      device.rotate()
      expectInnerUpright()
      try device.fold()
    }
  }

  /// 466 × 678, safe area 84 at the right and 34 below: narrow.
  private func expectOuterUpright() {
    // 466 − 84 − 32 = 350 wide, 678 − 34 − 32 = 612 high. 0.4 · 612 = 244.8.
    expect(screen.today, isAt: 16, 16, 350, 244.8)
    // 16 + 244.8 + 16 = 276.8; 612 − 244.8 − 16 = 351.2; (351.2 − 32) / 3 = 106.4.
    expect(days[0], isAt: 16, 276.8, 350, 106.4)
    expect(days[2], isAt: 16, 521.6, 350, 106.4)
  }

  /// 678 × 466, safe area 84 at the right and 34 below: medium.
  private func expectOuterTurned() {
    // 678 − 84 − 32 = 562 wide, 466 − 34 − 32 = 400 high.
    expect(screen.today, isAt: 16, 16, 562, 240)
    // 16 + 240 + 16 = 272; 400 − 256 = 144; (562 − 32) / 3 = 176.67; 16 + 2 · 192.67 = 401.33.
    expect(days[0], isAt: 16, 272, 176.67, 144)
    expect(days[2], isAt: 401.33, 272, 176.67, 144)
  }

  /// 669 × 951, safe area 82 above and 34 below: medium.
  private func expectInnerUpright() {
    // 669 − 32 = 637 wide, from 98, 951 − 82 − 34 − 32 = 803 high; 0.6 · 803 = 481.8.
    expect(screen.today, isAt: 16, 98, 637, 481.8)
    // 98 + 481.8 + 16 = 595.8; 803 − 497.8 = 305.2; (637 − 32) / 3 = 201.67.
    expect(days[1], isAt: 233.67, 595.8, 201.67, 305.2)
  }

  /// 951 × 669, safe area 84 at the right and 34 below: wide.
  private func expectInnerTurned() {
    // 951 − 84 − 32 = 835 wide, 669 − 34 − 32 = 603 high; 0.6 · 835 = 501.
    expect(screen.today, isAt: 16, 16, 501, 603)
    // 16 + 501 + 16 = 533; 835 − 517 = 318; (603 − 32) / 3 = 190.33.
    expect(days[0], isAt: 533, 16, 318, 190.33)
    expect(days[2], isAt: 533, 428.67, 318, 190.33)
  }

  /// What the texts of the example say, in a window of any size.
  private func expectArrangement(
    of screen: ForecastController, in size: CGSize, _ insets: UIEdgeInsets,
    _ comment: Comment
  ) {
    let days = screen.days.arrangedSubviews
    let (width, top) = (size.width, insets.top + 16)
    // At most 1,100, in the middle of the safe area.
    let safe = width - insets.left - insets.right
    let room = min(1100, safe - 32)
    let x = insets.left + (safe - room) / 2
    let height = size.height - insets.top - insets.bottom - 32
    if width < 480 {
      let today = 0.4 * height
      expect(screen.today, isAt: x, top, room, today, comment)
      // 16 below today, and twice 16 between the days.
      expect(days[0], isAt: x, top + today + 16, room, (height - today - 48) / 3, comment)
    } else if width < 840 {
      let today = 0.6 * height
      expect(screen.today, isAt: x, top, room, today, comment)
      expect(
        days[0], isAt: x, top + today + 16, (room - 32) / 3, height - today - 16, comment)
    } else {
      expect(screen.today, isAt: x, top, room * 0.6, height, comment)
      expect(
        days[0], isAt: x + room * 0.6 + 16, top, room * 0.4 - 16, (height - 32) / 3, comment)
    }
  }

  @Test("Every width from 320 to 1400, and back")
  func sweep() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let widths = Array(stride(from: 320 as CGFloat, through: 1400, by: 20)) + [479, 839, 1131]
    for width in widths + widths.reversed() {
      window.frame.size.width = width
      window.layoutIfNeeded()
      expectArrangement(of: screen, in: window.frame.size, .zero, "at width \(width)")
    }
  }

  @Test("Every width that a window of the largest iPad can have, and back")
  func sweepOnPad() throws {
    let device = try device(.iPadPro13, .landscape, showing: screen)
    // The display is 1376 wide and 1032 high.
    let widths = Array(stride(from: 320 as CGFloat, through: 1376, by: 32)) + [479, 839, 1131]
    for width in widths + widths.reversed() {
      try device.resize(to: CGSize(width: width, height: 1000))
      #expect(device.size == CGSize(width: width, height: 1000))
      expectArrangement(of: screen, in: device.size, device.safeAreaInsets, "at width \(width)")
    }
  }

  @Test("Every fixed window of every device there is", arguments: DeviceUnderTest.Model.all)
  func everyDevice(model: DeviceUnderTest.Model) throws {
    for configuration in DeviceUnderTest.Configuration.allWindows(of: model) {
      let device = try DeviceUnderTest(configuration)
      let screen = ForecastController()
      device.show(screen)
      expectArrangement(
        of: screen, in: device.size, device.safeAreaInsets, "on \(configuration)")
    }
  }

  @Test("A phone's free window keeps its size class, and the screen follows the width all the same")
  func freeWindow() throws {
    let device = try device(.iPhoneDuo, .landscape, showing: screen, isUnfolded: true)
    let sizeClass = screen.traitCollection.horizontalSizeClass
    for width in [900 as CGFloat, 600, 400, 600, 900] {
      try device.resize(to: CGSize(width: width, height: 600))
      let insets = device.safeAreaInsets
      let (left, top) = (insets.left + 16, insets.top + 16)
      let room = CGSize(
        width: width - insets.left - insets.right - 32,
        height: 600 - insets.top - insets.bottom - 32)
      switch width {
      case 900: expect(screen.today, isAt: left, top, room.width * 0.6, room.height)
      case 600: expect(screen.today, isAt: left, top, room.width, room.height * 0.6)
      default: expect(screen.today, isAt: left, top, room.width, room.height * 0.4)
      }
      #expect(screen.traitCollection.horizontalSizeClass == sizeClass)
    }
  }
}
