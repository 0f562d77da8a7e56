import DeviceUnderTest
import Testing
import UIKit

@testable import AdaptiveExamples

/// The column is 40 narrower than the safe area, at most 640, in its middle. The cover is half as
/// high as wide, and at most half as high as the window.
@Suite("Long page")
struct LongPageTests {
  private let screen = LongPageController()

  /// Checks everything that follows from the width of the column and the height of the cover.
  private func expectPage(
    _ screen: LongPageController? = nil, width: CGFloat, cover: CGFloat,
    column: (x: CGFloat, width: CGFloat),
    picture: CGFloat, pair: CGSize, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let screen = screen ?? self.screen
    func expectFrame(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
      let frame = view.convert(view.bounds, to: screen.content)
      let pairs = [
        (frame.minX, x), (frame.minY, y), (frame.width, size.width), (frame.height, size.height),
      ]
      #expect(
        pairs.allSatisfy { abs($0.0 - $0.1) <= 0.5 },
        "at \(frame), expected \(x), \(y), \(size) \(comment ?? "")",
        sourceLocation: sourceLocation)
    }
    func bottom(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: screen.content).maxY }

    expectFrame(screen.cover, 0, 0, CGSize(width: width, height: cover))
    expectFrame(
      screen.headline, column.x, cover + 24,
      CGSize(width: column.width, height: screen.headline.frame.height))
    expectFrame(
      screen.lead, column.x, bottom(screen.headline) + 8,
      CGSize(width: column.width, height: screen.lead.frame.height))
    var end = bottom(screen.lead)
    for chapter in screen.chapters {
      expectFrame(
        chapter.picture, column.x, end + 32, CGSize(width: column.width, height: picture))
      expectFrame(
        chapter.heading, column.x, end + 32 + picture + 12,
        CGSize(width: column.width, height: chapter.heading.frame.height))
      let top = bottom(chapter.text) + 16
      expectFrame(chapter.pair.first, column.x, top, pair)
      // 16 between the two.
      expectFrame(chapter.pair.second, column.x + pair.width + 16, top, pair)
      end = bottom(chapter.pair.second)
    }
    let size = screen.page.contentSize
    #expect(size.width == width, sourceLocation: sourceLocation)
    #expect(abs(size.height - end - 32) <= 0.5, sourceLocation: sourceLocation)
  }

  @Test("A phone, upright and turned and upright again")
  func phone() throws {
    let device = try device(.iPhone17, showing: screen)
    for _ in 1...2 {
      // 402 − 40 = 362; · 9/16 = 203.6; 362 / 2 − 8 = 173; · 3/4 = 129.75. 402 / 2 = 201 < 437.
      expectPage(
        width: 402, cover: 201, column: (20, 362), picture: 203.6,
        pair: CGSize(width: 173, height: 129.75))
      device.rotate()
      // 874 − 124 − 40 = 710, so 640 in the middle: (874 − 640) / 2 = 117. Cover: 402 / 2.
      expectPage(
        width: 874, cover: 201, column: (117, 640), picture: 360,
        pair: CGSize(width: 312, height: 234))
      device.rotate()
    }
  }

  @Test("An iPad in every window of Split View")
  func pad() throws {
    let device = try device(.iPadPro11, showing: screen)
    // (834 − 640) / 2 = 97; 834 / 2 = 417 < 605.
    expectPage(
      width: 834, cover: 417, column: (97, 640), picture: 360,
      pair: CGSize(width: 312, height: 234))
    try device.enterSplitView(.oneThird)
    // 320 − 40 = 280; · 9/16 = 157.5; 280 / 2 − 8 = 132; · 3/4 = 99.
    expectPage(
      width: 320, cover: 160, column: (20, 280), picture: 157.5,
      pair: CGSize(width: 132, height: 99))
    try device.enterSplitView(.twoThirds)
    // 504 − 40 = 464; · 9/16 = 261; 464 / 2 − 8 = 224; · 3/4 = 168.
    expectPage(
      width: 504, cover: 252, column: (20, 464), picture: 261,
      pair: CGSize(width: 224, height: 168))
    device.enterFullScreen()
    device.rotate()
    // (1210 − 640) / 2 = 285; 605 would be more than 834 / 2 = 417.
    expectPage(
      width: 1210, cover: 417, column: (285, 640), picture: 360,
      pair: CGSize(width: 312, height: 234))
    try device.enterSplitView(.half)
    // 600 − 40 = 560; · 9/16 = 315; 560 / 2 − 8 = 272; · 3/4 = 204.
    expectPage(
      width: 600, cover: 300, column: (20, 560), picture: 315,
      pair: CGSize(width: 272, height: 204))
  }

  @Test("Every fixed window of every device there is", arguments: DeviceUnderTest.Model.all)
  func everyDevice(model: DeviceUnderTest.Model) throws {
    for configuration in DeviceUnderTest.Configuration.allWindows(of: model) {
      let device = try DeviceUnderTest(configuration)
      let screen = LongPageController()
      device.show(screen)
      let (size, insets) = (device.size, device.safeAreaInsets)
      let safe = size.width - insets.left - insets.right
      let column = min(640, safe - 40)
      expectPage(
        screen, width: size.width, cover: min(size.width / 2, size.height / 2),
        column: (insets.left + (safe - column) / 2, column), picture: column * 9 / 16,
        pair: CGSize(width: column / 2 - 8, height: (column / 2 - 8) * 3 / 4),
        "on \(configuration)")
    }
  }

  @Test("Larger text makes the page longer, and no picture smaller")
  func largerText() throws {
    let device = try device(.iPhone17, showing: screen)
    let before = screen.page.contentSize.height
    device.contentSizeCategory = .accessibilityLarge
    device.layout()
    #expect(screen.page.contentSize.height > before)
    expectPage(
      width: 402, cover: 201, column: (20, 362), picture: 203.6,
      pair: CGSize(width: 173, height: 129.75))
  }
}
