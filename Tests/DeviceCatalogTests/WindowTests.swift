import Testing

@testable import DeviceCatalog

@Suite("Windows")
struct WindowTests {
  private let catalog = DeviceCatalog.standard

  private func environment(
    _ name: String, _ window: WindowKind, _ orientation: Orientation
  ) throws -> WindowEnvironment? {
    try #require(catalog.device(named: name)).environment(window, orientation)
  }

  // Widths and classes as published for the 12.9-inch pads: 639 and 375 of 1024 in portrait; 981,
  // 678 and 375 of 1366 in landscape, where a half is regular on this display alone.
  @Test(
    "Split View on a 12.9-inch pad",
    arguments: [
      (WindowKind.splitTwoThirds, Orientation.portrait, 639.0, SizeClass.compact),
      (.splitOneThird, .portrait, 375, .compact),
      (.splitTwoThirds, .landscape, 981, .regular),
      (.splitHalf, .landscape, 678, .regular),
      (.splitOneThird, .landscape, 375, .compact),
      (.slideOver, .landscape, 375, .compact),
    ])
  func splitView(
    window: WindowKind, orientation: Orientation, width: Double, horizontal: SizeClass
  ) throws {
    let found = try #require(
      try environment("iPad Pro 12.9 (3rd-6th gen)", window, orientation))
    #expect(found.size.width == width)
    #expect(found.size.height == found.displaySize.height)
    #expect(found.horizontalSizeClass == horizontal)
    #expect(found.verticalSizeClass == .regular)
    #expect(found.safeArea == Insets(top: 24, bottom: 20))
  }

  @Test("An even Split View exists in landscape only")
  func halves() throws {
    #expect(try environment("iPad Pro 10.5", .splitHalf, .portrait) == nil)
    #expect(try environment("iPad Pro 10.5", .splitHalf, .landscape)?.size.width == 551)
  }

  @Test("Phones have no Split View and no Slide Over")
  func phonesShowOneApp() throws {
    let phone = try #require(catalog.device(named: "iPhone 17"))
    let windows: [WindowKind] = [.splitHalf, .splitOneThird, .splitTwoThirds, .slideOver]
    #expect(phone.environments(windows: windows).isEmpty)
  }

  // Two windows and the divider fill the display: 10 in every published pair but the halves, which
  // are measured. 639 + 375 + 10 = 1024; 981 + 375 + 10 = 1366.
  @Test("Two thirds, one third and the divider make up the display")
  func thirdsAddUp() throws {
    for device in catalog.all where device.idiom == .pad {
      for orientation in Orientation.allCases {
        let wide = try #require(device.environment(.splitTwoThirds, orientation))
        let narrow = try #require(device.environment(.splitOneThird, orientation))
        let sum = wide.size.width + narrow.size.width + 10
        #expect(sum == device.size(in: orientation).width, "\(device.name) \(orientation)")
      }
    }
  }

  @Test("A phone's free window keeps its classes whatever its width, and has no insets")
  func freePhoneWindows() throws {
    for width in [320.0, 700, 1000, 5000] {
      let found = try #require(
        try environment("iPhone 17 Pro Max", .free(width: width, height: 900), .landscape))
      #expect(found.horizontalSizeClass == .compact)
      #expect(found.verticalSizeClass == .regular)
      #expect(found.safeArea == .zero)
    }
    let inner = try #require(
      try environment("iPhone Duo (inner)", .free(width: 320, height: 900), .portrait))
    #expect(inner.horizontalSizeClass == .regular)
  }

  @Test("A pad's free window is regular from 678 and no larger than the display")
  func freePadWindows() throws {
    let name = "iPad Air 13 (M2/M3)"
    let below = try environment(name, .free(width: 677, height: 800), .landscape)
    let at = try environment(name, .free(width: 678, height: 800), .landscape)
    #expect(below?.horizontalSizeClass == .compact)
    #expect(at?.horizontalSizeClass == .regular)
    #expect(try environment(name, .free(width: 1400, height: 800), .landscape) == nil)
  }

  @Test(
    "Impossible extents make no window",
    arguments: [0.0, -5, .nan, .infinity, -.infinity])
  func impossibleExtents(extent: Double) throws {
    #expect(try environment("iPhone 17", .free(width: extent, height: 800), .portrait) == nil)
    #expect(try environment("iPad Pro 10.5", .free(width: 400, height: extent), .portrait) == nil)
  }

  @Test("Names are for people, ids for files")
  func names() throws {
    let phone = try environment("iPhone 17", .fullScreen, .portrait)
    #expect(phone?.name == "iPhone 17 · portrait")
    #expect(phone?.id == "iphone-17-portrait")
    let third = try environment("iPad mini (A17 Pro)", .splitOneThird, .landscape)
    #expect(third?.name == "iPad mini (A17 Pro) · landscape · Split View 1/3")
    #expect(third?.id == "ipad-mini-a17-pro-landscape-one-third")
    let free = try environment("iPhone 17", .free(width: 500, height: 874), .portrait)
    #expect(free?.name == "iPhone 17 · window 500 × 874")
  }

  @Test("A phone's free window comes once, however many orientations are asked for")
  func freeWindowsOnce() throws {
    let phone = try #require(catalog.device(named: "iPhone 17"))
    let found = phone.environments(windows: [.free(width: 500, height: 874)])
    #expect(found.count == 1)
  }

  @Test("Every configuration of the whole catalogue has an id of its own")
  func uniqueIDs() {
    var ids: [String] = []
    for device in catalog.all {
      let free = Orientation.allCases.flatMap { device.freeWindows($0) }
      ids += device.environments(windows: WindowKind.standard + Array(Set(free))).map(\.id)
    }
    #expect(Set(ids).count == ids.count)
  }

  // UIKit's minimum margin: 16 on narrow windows, 20 on wide ones.
  @Test("Margins follow the window's width")
  func margins() throws {
    #expect(try environment("iPad Pro 10.5", .splitOneThird, .portrait)?.layoutMargin == 16)
    #expect(try environment("iPad Pro 10.5", .splitTwoThirds, .portrait)?.layoutMargin == 20)
  }

  @Test(
    "Windows have names that people type",
    arguments: [
      ("full", WindowKind.fullScreen), ("2/3", .splitTwoThirds), ("two-thirds", .splitTwoThirds),
      ("Half", .splitHalf), ("1/3", .splitOneThird), ("slide-over", .slideOver),
      ("500x800", .free(width: 500, height: 800)), ("800x500", .free(width: 800, height: 500)),
      ("quarter", nil), ("", nil), ("500x", nil), ("nanx5", nil),
    ] as [(String, WindowKind?)])
  func typedNames(text: String, window: WindowKind?) {
    #expect(WindowKind(named: text) == window)
  }
}
