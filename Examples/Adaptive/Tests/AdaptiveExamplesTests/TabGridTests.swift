import DeviceUnderTest
import Testing
import UIKit

@testable import AdaptiveExamples

/// 16 around and between the tabs, which are at least 136 wide, from a width of 700 on 220.
///
///     columns = ⌊(width − 32 + 16) / (least + 16)⌋
///     item = (width − 32 − 16 · (columns − 1)) / columns, cut to half points
@Suite("Tabs")
struct TabGridTests {
  private let tabs = TabGridController()

  private func expectGrid(
    _ columns: Int, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(tabs.layout.columnCount == columns, sourceLocation: sourceLocation)
    let view = tabs.collectionView
    view.contentOffset.y = -view.adjustedContentInset.top
    view.layoutIfNeeded()
    guard let first = view.cellForItem(at: IndexPath(item: 0, section: 0)),
      let last = view.cellForItem(at: IndexPath(item: columns - 1, section: 0)),
      let below = view.cellForItem(at: IndexPath(item: columns, section: 0))
    else {
      Issue.record("The first two rows are not there.", sourceLocation: sourceLocation)
      return
    }
    let size = CGSize(width: width, height: height)
    #expect(
      first.frame == CGRect(origin: CGPoint(x: 16, y: 16), size: size),
      sourceLocation: sourceLocation)
    #expect(last.frame.size == size, sourceLocation: sourceLocation)
    // The row ends 16 before the edge, but for the half points that were cut.
    #expect(abs(view.bounds.width - 16 - last.frame.maxX) <= 0.5, sourceLocation: sourceLocation)
    let origin = CGPoint(x: 16, y: 16 + height + 16)
    #expect(below.frame == CGRect(origin: origin, size: size), sourceLocation: sourceLocation)
  }

  @Test("An iPad Pro goes through all its windows in landscape, and back")
  func landscapeWindows() throws {
    let device = try device(.iPadPro11, .landscape, showing: tabs)
    for _ in 1...2 {
      // 1210 × 834, lying: 1194 / 236 = 5.06; (1178 − 64) / 5 = 222.8; · 3/4 = 166.875.
      expectGrid(5, 222.5, 167)
      try device.enterSplitView(.twoThirds)
      // 825 × 834, regular but upright: 809 / 236 = 3.4; (793 − 32) / 3 = 253.67; · 4/3 = 338.
      expectGrid(3, 253.5, 338)
      try device.enterSplitView(.half)
      // 600: 584 / 152 = 3.8; (568 − 32) / 3 = 178.67; · 4/3 = 238.
      expectGrid(3, 178.5, 238)
      try device.enterSplitView(.oneThird)
      // 375: 359 / 152 = 2.4; (343 − 16) / 2 = 163.5; · 4/3 = 218.
      expectGrid(2, 163.5, 218)
      device.enterFullScreen()
    }
    try device.enterSlideOver()
    expectGrid(2, 163.5, 218)
  }

  @Test("An iPad Pro goes through all its windows in portrait, and turns in each")
  func turningWindows() throws {
    let device = try device(.iPadPro11, showing: tabs)
    // 834: 818 / 236 = 3.5; (802 − 32) / 3 = 256.67; · 4/3 = 342.
    expectGrid(3, 256.5, 342)
    device.rotate()
    expectGrid(5, 222.5, 167)
    device.rotate()
    try device.enterSplitView(.twoThirds)
    // 504: 488 / 152 = 3.2; (472 − 32) / 3 = 146.67; 146.5 · 4/3 = 195.33.
    expectGrid(3, 146.5, 195.5)
    device.rotate()
    expectGrid(3, 253.5, 338)
    device.rotate()
    try device.enterSplitView(.oneThird)
    // 320: 304 / 152 = 2; (288 − 16) / 2 = 136; · 4/3 = 181.33.
    expectGrid(2, 136, 181.5)
    device.rotate()
    expectGrid(2, 163.5, 218)
  }

  @Test("An iPad mini, whose wider side of a split is a little wider than high")
  func padMini() throws {
    let device = try device(.iPadMini, showing: tabs)
    // 744: 728 / 236 = 3.1; (712 − 32) / 3 = 226.67; 226.5 · 4/3 = 302.
    expectGrid(3, 226.5, 302)
    device.rotate()
    // 1133: 1117 / 236 = 4.7; (1101 − 48) / 4 = 263.25; 263 · 3/4 = 197.25.
    expectGrid(4, 263, 197.5)
    try device.enterSplitView(.twoThirds)
    // 748 × 744, lying: 732 / 236 = 3.1; (716 − 32) / 3 = 228; · 3/4 = 171.
    expectGrid(3, 228, 171)
    try device.enterSplitView(.half)
    // 561.5: 545.5 / 152 = 3.6; (529.5 − 32) / 3 = 165.83; 165.5 · 4/3 = 220.67.
    expectGrid(3, 165.5, 220.5)
  }

  @Test("Every window of every iPad there is", arguments: DeviceUnderTest.Model.pads)
  func everyPad(model: DeviceUnderTest.Model) throws {
    for configuration in DeviceUnderTest.Configuration.allWindows(of: model) {
      let device = try DeviceUnderTest(configuration)
      let tabs = TabGridController()
      device.show(tabs)
      // The equations above.
      let width = device.size.width
      let least: CGFloat = width >= 700 ? 220 : 136
      let columns = ((width - 16) / (least + 16)).rounded(.down)
      let item = ((width - 32 - 16 * (columns - 1)) / columns * 2).rounded(.down) / 2
      let isLying =
        device.traitCollection.horizontalSizeClass == .regular && width > device.size.height
      let height = item * (isLying ? 3.0 / 4 : 4.0 / 3)
      let comment: Comment = "on \(configuration)"
      #expect(tabs.layout.columnCount == Int(columns), comment)
      #expect(tabs.layout.itemSize.width == item, comment)
      #expect(abs(tabs.layout.itemSize.height - height) <= 0.5, comment)
    }
  }

  @Test("The tab at the top stays there when an iPad turns")
  func topStays() throws {
    let device = try device(.iPadPro11, showing: tabs)
    // Three columns: tab 12 begins row 4, at 16 + 4 · (342 + 16) = 1448, below 24 of safe area.
    tabs.collectionView.contentOffset.y = 1424
    device.layout()
    device.rotate()
    // Five columns: tab 12 is in row 2, at 16 + 2 · (167 + 16) = 382.
    #expect(tabs.collectionView.contentOffset.y == 358)
  }

  @Test("A phone that lies keeps the tabs between the cutout and the other edge")
  func phone() throws {
    let device = try device(.iPhone17, showing: tabs)
    // 402: 386 / 152 = 2.5; (370 − 16) / 2 = 177; · 4/3 = 236.
    expectGrid(2, 177, 236)
    device.rotate()
    // 874 − 124 = 750 of room, columns from 220: 734 / 236 = 3.1; (718 − 32) / 3 = 228.67, cut to
    // thirds 228.67; compact, so upright: · 4/3 = 304.89, rounded 305.
    #expect(tabs.layout.columnCount == 3)
    let first = try #require(
      tabs.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.frame.minX == 78)
    #expect(abs(first.frame.width - 228.67) < 0.34)
  }

  @Test("Tabs get wider with the accessibility sizes of text, and narrower again")
  func largeText() throws {
    let device = try device(.iPhone17, showing: tabs)
    expectGrid(2, 177, 236)
    device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    // 386 / 296 = 1.3; 370 · 4/3 = 493.33.
    #expect(tabs.layout.columnCount == 1)
    #expect(tabs.layout.itemSize.width == 370)
    #expect(abs(tabs.layout.itemSize.height - 493.33) < 0.34)
    device.contentSizeCategory = .large
    expectGrid(2, 177, 236)
  }
}
