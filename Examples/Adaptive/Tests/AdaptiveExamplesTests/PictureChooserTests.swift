import DeviceUnderTest
import Testing
import UIKit

@testable import AdaptiveExamples

/// Everywhere: 16 between safe area, thumbnails (72 high), stack and safe area; the button is 50
/// high at usual text sizes, 16 below the picture; all keep the layout margins.
@Suite("Picture chooser")
struct PictureChooserTests {
  private let chooser = PictureChooserController()

  /// iPhone 17 upright: 402 × 874, safe area 62 above and 34 below, margins 20.
  private func expectUpright(_ sourceLocation: SourceLocation = #_sourceLocation) {
    // 62 + 16 = 78; 78 + 72 + 16 = 166; the stack ends at 874 − 34 − 16 = 824.
    expect(chooser.thumbnails, isAt: 20, 78, 362, 72, sourceLocation: sourceLocation)
    expect(chooser.button, isAt: 20, 774, 362, 50, sourceLocation: sourceLocation)
    // 774 − 16 − 166 = 592.
    expect(chooser.picture, isAt: 20, 166, 362, 592, sourceLocation: sourceLocation)
    #expect(!chooser.picture.isHidden, sourceLocation: sourceLocation)
    #expect(chooser.button.backgroundColor == .systemBlue, sourceLocation: sourceLocation)
  }

  /// iPhone 17 turned: 874 × 402, safe area 62 at the sides and 20 below, margins 62 + 16 = 78.
  private func expectTurned(_ sourceLocation: SourceLocation = #_sourceLocation) {
    // The button ends at 402 − 20 − 16 = 366, is 874 − 2 · 78 = 718 wide.
    expect(chooser.button, isAt: 78, 316, 718, 50, sourceLocation: sourceLocation)
    // Without the picture the thumbnails reach down to 316 − 16 = 300.
    expect(chooser.thumbnails, isAt: 78, 16, 718, 284, sourceLocation: sourceLocation)
    // The first is 4 : 3, and begins at the margin: 284 · 4 / 3 = 378.67.
    expect(
      chooser.row.arrangedSubviews[0], isAt: 78, 16, 378.67, 284, sourceLocation: sourceLocation)
    #expect(chooser.picture.isHidden, sourceLocation: sourceLocation)
    #expect(chooser.button.backgroundColor == .systemRed, sourceLocation: sourceLocation)
  }

  @Test("On a phone the picture comes and goes with every turn")
  func phone() throws {
    let device = try device(.iPhone17, showing: chooser)
    expectUpright()
    for _ in 1...2 {
      device.rotate()
      expectTurned()
      device.rotate()
      expectUpright()
    }
  }

  @Test("A phone that starts turned gets the same")
  func turnedPhone() throws {
    let device = try device(.iPhone17, .landscape, showing: chooser)
    expectTurned()
    device.rotate()
    expectUpright()
  }

  /// 375 × 667, safe area 20 above, margins 16; turned 667 × 375, no safe area, margins 20.
  @Test("A phone without a cutout")
  func smallPhone() throws {
    let device = try device(.iPhoneSE, showing: chooser)
    // 20 + 16 = 36; 36 + 72 + 16 = 124; button at 667 − 16 − 50 = 601; 601 − 16 − 124 = 461.
    expect(chooser.thumbnails, isAt: 16, 36, 343, 72)
    expect(chooser.picture, isAt: 16, 124, 343, 461)
    expect(chooser.button, isAt: 16, 601, 343, 50)
    device.rotate()
    // 375 − 16 − 50 = 309; 309 − 16 − 16 = 277.
    expect(chooser.button, isAt: 20, 309, 627, 50)
    expect(chooser.thumbnails, isAt: 20, 16, 627, 277)
    #expect(chooser.picture.isHidden)
  }

  /// 956 × 440, regular × compact, safe area 62 at the sides and 20 below, margins 62 + 16.
  @Test("A large phone that lies keeps the picture, and its button is red")
  func largePhone() throws {
    let device = try device(.iPhone17ProMax, showing: chooser)
    device.rotate()
    // 16 + 72 + 16 = 104; button at 440 − 20 − 16 − 50 = 354; 354 − 16 − 104 = 234.
    expect(chooser.thumbnails, isAt: 78, 16, 800, 72)
    expect(chooser.picture, isAt: 78, 104, 800, 234)
    expect(chooser.button, isAt: 78, 354, 800, 50)
    #expect(!chooser.picture.isHidden)
    #expect(chooser.button.backgroundColor == .systemRed)
  }

  /// 834 × 1210, safe area 24 above and 20 below, margins 20, and 16 in a third.
  @Test("An iPad turns, and goes into Split View and back")
  func pad() throws {
    let device = try device(.iPadPro11, showing: chooser)
    // 24 + 16 = 40; 40 + 72 + 16 = 128; button at 1210 − 20 − 16 − 50 = 1124; 1124 − 16 − 128.
    expect(chooser.picture, isAt: 20, 128, 794, 980)
    expect(chooser.button, isAt: 20, 1124, 794, 50)
    device.rotate()
    // Button at 834 − 20 − 16 − 50 = 748; 748 − 16 − 128 = 604.
    expect(chooser.picture, isAt: 20, 128, 1170, 604)
    try device.enterSplitView(.oneThird)
    expect(chooser.picture, isAt: 16, 128, 343, 604)
    expect(chooser.button, isAt: 16, 748, 343, 50)
    #expect(chooser.button.backgroundColor == .systemBlue)
    device.enterFullScreen()
    expect(chooser.picture, isAt: 20, 128, 1170, 604)
  }

  @Test("A chosen picture is shown large, and by the button on the second screen")
  func choosing() throws {
    let navigation = UINavigationController(rootViewController: chooser)
    let device = try device(.iPhone17, showing: navigation)
    (chooser.row.arrangedSubviews[2] as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(chooser.button.title(for: .normal) == "Show Evening")
    chooser.button.sendActions(for: .primaryActionTriggered)
    device.layout()
    let second = navigation.topViewController as? PictureController
    #expect(second?.title == "Evening")
  }
}

/// 16 from the safe area above and below and between the halves; the layout margins at the sides.
@Suite("Picture, the second screen")
struct PictureTests {
  private let screen = PictureController(picture: Scenery.all[2])

  @Test("The stack turns horizontal where there is little height")
  func turning() throws {
    let device = try device(.iPhone17, showing: screen)
    for _ in 1...2 {
      // From 62 + 16 = 78 to 874 − 34 − 16 = 824; half of 746 − 16 is 365.
      #expect(screen.stack.axis == .vertical)
      expect(screen.picture, isAt: 20, 78, 362, 365)
      expect(screen.words, isAt: 20, 459, 362, 365)
      device.rotate()
      // 718 wide, from 16 to 402 − 20 − 16 = 366; half of 718 − 16 is 351; 78 + 351 + 16 = 445.
      #expect(screen.stack.axis == .horizontal)
      expect(screen.picture, isAt: 78, 16, 351, 350)
      expect(screen.words, isAt: 445, 16, 351, 350)
      device.rotate()
    }
  }

  /// The same below a navigation bar, wherever that ends: 16 below it, and 16 above the safe area.
  private func expectTurned(_ device: DeviceUnderTest, _ bar: UINavigationBar) {
    let top = bar.convert(bar.bounds, to: nil).maxY
    #expect(top > 0)
    let insets = device.safeAreaInsets
    let (width, height) = (device.size.width, device.size.height)
    let room = height - insets.bottom - 16 - top - 16
    if width < height {
      // 20 at the sides; the halves share the height.
      #expect(screen.stack.axis == .vertical)
      let half = (room - 16) / 2
      expect(screen.picture, isAt: 20, top + 16, 362, half)
      expect(screen.words, isAt: 20, top + 16 + half + 16, 362, half)
    } else {
      // 78 at the sides; the halves share the 718 between.
      #expect(screen.stack.axis == .horizontal)
      expect(screen.picture, isAt: 78, top + 16, 351, room)
      expect(screen.words, isAt: 445, top + 16, 351, room)
    }
  }

  @Test("In a navigation controller it turns with the device, and so does what lies below it")
  func turningInNavigation() throws {
    let chooser = PictureChooserController()
    let navigation = UINavigationController(rootViewController: chooser)
    let device = try device(.iPhone17, showing: navigation)
    navigation.pushViewController(screen, animated: false)
    device.layout()
    expectTurned(device, navigation.navigationBar)
    for _ in 1...3 {
      device.rotate()
      expectTurned(device, navigation.navigationBar)
    }
    #expect(screen.stack.axis == .horizontal)

    // The chooser was not on the screen while the phone turned.
    navigation.popViewController(animated: false)
    device.layout()
    #expect(chooser.picture.isHidden)
    #expect(chooser.button.backgroundColor == .systemRed)
    let button = chooser.button.convert(chooser.button.bounds, to: nil)
    // 402 − 20 − 16 = 366.
    #expect(button == CGRect(x: 78, y: 316, width: 718, height: 50))
  }

  @Test("It stays upright on an iPad, which has height in every window")
  func pad() throws {
    let device = try device(.iPadPro11, showing: screen)
    // From 24 + 16 = 40 to 1210 − 20 − 16 = 1174; half of 1134 − 16 is 559.
    expect(screen.picture, isAt: 20, 40, 794, 559)
    device.rotate()
    // To 834 − 36 = 798; half of 758 − 16 is 371.
    expect(screen.picture, isAt: 20, 40, 1170, 371)
    try device.enterSplitView(.half)
    expect(screen.picture, isAt: 20, 40, 560, 371)
    #expect(screen.stack.axis == .vertical)
  }
}
