import Testing

@testable import DeviceCatalog

@Suite("The catalogue's figures")
struct CatalogTests {
  private let catalog = DeviceCatalog.standard

  @Test("No two devices share a name or a file name")
  func uniqueNames() {
    #expect(Set(catalog.all.map(\.name)).count == catalog.all.count)
    #expect(Set(catalog.all.map(\.id)).count == catalog.all.count)
    #expect(Set(catalog.all.map(\.name.condensed)).count == catalog.all.count)
  }

  // Apple prints sizes in pixels; points times scale must give them:
  // 375 · 2 = 750 and 667 · 2 = 1334, 402 · 3 = 1206 and 874 · 3 = 2622, and so on. Displays that
  // scale their picture are rendered at the first size and shown at the second.
  @Test(
    "Points times scale are the pixels that Apple publishes",
    arguments: [
      ("iPhone SE (1st gen)", 640.0, 1136.0), ("iPhone SE (3rd gen)", 750, 1334),
      ("iPhone 8 Plus", 1242, 2208), ("iPhone X", 1125, 2436), ("iPhone 11", 828, 1792),
      ("iPhone 13 mini", 1125, 2436), ("iPhone 14", 1170, 2532), ("iPhone 15", 1179, 2556),
      ("iPhone 14 Plus", 1284, 2778), ("iPhone 16 Plus", 1290, 2796),
      ("iPhone 17", 1206, 2622), ("iPhone Air", 1260, 2736), ("iPhone 17 Pro Max", 1320, 2868),
      ("iPhone Duo (outer)", 1398, 2034), ("iPhone Duo (inner)", 2007, 2853),
      ("iPad mini (A17 Pro)", 1488, 2266), ("iPad (A16, 11th gen)", 1640, 2360),
      ("iPad Pro 11 (M4/M5)", 1668, 2420), ("iPad Pro 13 (M4/M5)", 2064, 2752),
    ])
  func pixels(name: String, width: Double, height: Double) throws {
    let device = try #require(catalog.device(named: name))
    #expect(device.portraitSize.width * device.scale == width)
    #expect(device.portraitSize.height * device.scale == height)
  }

  @Test("Every safe area leaves more than half of the display, and none is negative")
  func plausibleInsets() {
    for device in catalog.all {
      for orientation in Orientation.allCases {
        let insets = device.safeArea(in: orientation)
        let size = device.size(in: orientation)
        #expect(min(insets.top, insets.left, insets.bottom, insets.right) >= 0, "\(device.name)")
        #expect(insets.top + insets.bottom < size.height / 2, "\(device.name)")
        #expect(insets.left + insets.right < size.width / 2, "\(device.name)")
      }
    }
  }

  @Test("Cutouts and corners lie on the display, either way it is held")
  func cutoutsOnDisplay() {
    for device in catalog.all {
      for orientation in Orientation.allCases {
        let size = device.size(in: orientation)
        guard let frame = device.cutoutFrame(in: orientation) else { continue }
        #expect(frame.x >= 0 && frame.x + frame.width <= size.width, "\(device.name)")
        #expect(frame.y >= 0 && frame.y + frame.height <= size.height, "\(device.name)")
        // A cutout on an edge with no inset would cover content.
        let insets = device.safeArea(in: orientation)
        let isCovered =
          frame.y + frame.height <= insets.top || frame.x + frame.width <= insets.left
          || frame.x >= size.width - insets.right
        #expect(isCovered, "\(device.name) \(orientation)")
      }
    }
  }

  // Only Plus and Max phones are regular wide in landscape (Apple, Layout), and the Air.
  @Test("Regular width in landscape is for Plus, Max, Air, XR and 11, and the foldable's inside")
  func regularLandscapePhones() {
    for device in catalog.all where device.idiom == .phone {
      let expected =
        ["Plus", "Max", "XR", "Air", "(inner)"].contains { device.name.hasSuffix($0) }
        || device.name == "iPhone 11"
      let horizontal = device.sizeClasses(in: .landscape).horizontal
      #expect((horizontal == .regular) == expected, "\(device.name)")
    }
  }

  @Test("Pads are regular by regular, phones compact by regular in portrait")
  func sizeClasses() {
    for device in catalog.all where device.name != "iPhone Duo (inner)" {
      let expected =
        device.idiom == .pad ? SizeClasses(.regular, .regular) : SizeClasses(.compact, .regular)
      #expect(device.sizeClasses(in: .portrait) == expected, "\(device.name)")
    }
  }

  @Test("The foldable's bars are on the right: asymmetric insets, and the same side both ways")
  func foldable() throws {
    let outer = try #require(catalog.device(named: "Duo outer"))
    let inner = try #require(catalog.device(named: "Duo inner"))
    #expect(outer.safeArea(in: .portrait) == Insets(bottom: 34, right: 84))
    #expect(inner.safeArea(in: .portrait) == Insets(top: 82, bottom: 34))
    #expect(inner.safeArea(in: .landscape) == Insets(bottom: 34, right: 84))
    #expect(inner.sizeClasses(in: .portrait) == SizeClasses(.regular, .regular))
    #expect(outer.sizeClasses(in: .landscape) == SizeClasses(.compact, .compact))
    // The small corners are at the hinge, on the left.
    #expect(outer.cornerRadii(in: .portrait).topLeft < outer.cornerRadii(in: .portrait).topRight)
  }

  @Test("The default set is nine displays, from the smallest phone to the largest pad")
  func currentDevices() {
    let current = catalog.current
    #expect(current.map(\.name) == DeviceCatalog.currentNames)
    #expect(current.first?.portraitSize == Size(width: 375, height: 667))
    #expect(current.last?.portraitSize == Size(width: 1024, height: 1366))
  }

  @Test("Every figure says where it comes from")
  func sources() {
    for device in catalog.all {
      let display = device.display
      var sources = [
        display.portraitSize.source, display.scale.source, display.cutout.source,
        display.cornerRadii.source, display.hasHomeIndicator.source,
      ]
      for orientation in Orientation.allCases {
        sources += [
          display.safeAreas[orientation].source, display.sizeClasses[orientation].source,
          display.layoutMargins[orientation].source, display.statusBarHeights[orientation].source,
        ]
      }
      if let builder = display.interfaceBuilderID { sources.append(builder.source) }
      #expect(sources.allSatisfy { !$0.isEmpty }, "\(device.name)")
    }
  }

  // A phone held with its top to the left: what was at x from the left is as far from the bottom.
  // iPhone 17: pill 125 × 37, 14 from the top, (402 − 125) / 2 = 138.5 from the left; turned, it is
  // 37 × 125, 14 from the left and 138.5 from the top.
  @Test("The cutout turns with the display")
  func turnedCutout() throws {
    let phone = try #require(catalog.device(named: "iPhone 17"))
    #expect(phone.cutoutFrame(in: .portrait) == Rect(x: 138.5, y: 14, width: 125, height: 37))
    #expect(phone.cutoutFrame(in: .landscape) == Rect(x: 14, y: 138.5, width: 37, height: 125))
  }
}
