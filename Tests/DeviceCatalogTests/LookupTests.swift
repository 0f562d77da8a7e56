import Testing

@testable import DeviceCatalog

@Suite("Finding devices by name")
struct LookupTests {
  private let catalog = DeviceCatalog.standard

  @Test(
    "Case, spaces, hyphens and brackets do not matter",
    arguments: [
      ("iPhone 17", "iPhone 17"), ("iphone-17", "iPhone 17"), ("IPHONE17", "iPhone 17"),
      ("iphone se 3rd gen", "iPhone SE (3rd gen)"), ("ipad-mini-a17-pro", "iPad mini (A17 Pro)"),
    ])
  func forgivingSpelling(typed: String, name: String) {
    #expect(catalog.device(named: typed)?.name == name)
  }

  @Test(
    "The last words of a name come before other parts of one",
    arguments: [
      ("17 pro", "iPhone 17 Pro"), ("17 pro max", "iPhone 17 Pro Max"), ("17pro", "iPhone 17 Pro"),
      ("a17 pro", "iPad mini (A17 Pro)"), ("phone air", "iPhone Air"), ("5s", "iPhone 5s"),
      ("duo (outer)", "iPhone Duo (outer)"), ("air 11", "iPad Air 11 (M2/M3)"),
    ])
  func partsOfNames(typed: String, name: String) {
    #expect(catalog.device(named: typed)?.name == name)
  }

  @Test(
    "Xcode's names of simulators are known",
    arguments: [
      ("iPhone SE (1st generation)", "iPhone SE (1st gen)"),
      ("iphone se (2nd generation)", "iPhone SE (2nd gen)"),
      ("iPod touch (7th generation)", "iPod touch (5th-7th gen)"),
      ("iPad (8th generation)", "iPad (7th/8th/9th gen, 10.2)"),
      ("iPad (10th generation)", "iPad (10th gen)"), ("iPad (A16)", "iPad (A16, 11th gen)"),
      ("iPad mini (6th generation)", "iPad mini (6th gen)"),
      ("iPad Air (5th generation)", "iPad Air (4th/5th gen, 10.9)"),
      ("iPad Air 11-inch (M3)", "iPad Air 11 (M2/M3)"), ("iPad Air 2", "iPad Air / Air 2"),
      ("iPad Pro (9.7-inch)", "iPad Pro 9.7"),
      ("iPad Pro (11-inch) (4th generation)", "iPad Pro 11 (1st-4th gen)"),
      ("iPad Pro (12.9-inch) (2nd generation)", "iPad Pro 12.9 (1st/2nd gen)"),
      ("iPad Pro (12.9-inch) (6th generation)", "iPad Pro 12.9 (3rd-6th gen)"),
      ("iPad Pro 11-inch (M4)", "iPad Pro 11 (M4/M5)"),
      ("iPad Pro 13-inch (M5)", "iPad Pro 13 (M4/M5)"),
    ])
  func namesOfXcode(typed: String, name: String) {
    #expect(catalog.device(named: typed)?.name == name)
  }

  @Test(
    "A generation whose releases of iOS ended before its entry's has its own last one",
    arguments: [
      // Apple's lists of models that a release is compatible with.
      ("iPod touch (5th generation)", "iPod touch (5th gen)", 9),
      ("iPod touch (6th generation)", "iPod touch (6th gen)", 12),
      ("iPod touch (7th generation)", "iPod touch (5th-7th gen)", 15),
      ("iPad mini 2", "iPad mini 2", 12), ("iPad mini 3", "iPad mini 3", 12),
      ("iPad mini 4", "iPad mini 2-4", 15), ("iPad Air (1st generation)", "iPad Air (1st gen)", 12),
      ("iPad Air 2", "iPad Air / Air 2", 15), ("iPad (5th generation)", "iPad (5th gen)", 16),
      ("iPad (6th generation)", "iPad (5th/6th gen)", 17),
      ("iPad (7th generation)", "iPad (7th gen)", 18),
      ("iPad (8th generation)", "iPad (7th/8th/9th gen, 10.2)", nil),
      ("iPad Pro (12.9-inch) (1st generation)", "iPad Pro 12.9 (1st gen)", 16),
      ("iPad Pro (12.9-inch) (2nd generation)", "iPad Pro 12.9 (1st/2nd gen)", 17),
    ] as [(String, String, Int?)])
  func generations(typed: String, name: String, lastRelease: Int?) throws {
    let device = try #require(catalog.device(named: typed))
    #expect(device.name == name)
    #expect(device.lastRelease?.value == lastRelease)
    // Its name finds it again, and nothing else differs from the entry.
    #expect(catalog.device(named: name) == device)
    #expect(catalog.all.contains { $0.display == device.display })
  }

  @Test("Devices of one geometry count as one, and the newest stands for all")
  func sameGeometry() {
    // iPad mini (6th gen) of 2021 and (A17 Pro) of 2024 share a display; `mini 6` is one of them.
    let minis = DeviceCatalog(catalog.all.filter { $0.geometryGroup == "T744x1133" })
    #expect(minis.all.count == 2)
    #expect(minis.device(named: "ipad mini")?.name == "iPad mini (A17 Pro)")
  }

  @Test("A name that fits several displays is ambiguous, and says which")
  func ambiguousNames() {
    guard case .ambiguous(let devices) = catalog.match("plus") else {
      Issue.record("Plus phones of several sizes should be ambiguous")
      return
    }
    #expect(devices.allSatisfy { $0.name.hasSuffix("Plus") })
    #expect(catalog.device(named: "ipad") == nil)
  }

  @Test(
    "Of several that fit, the one that is current stands for all",
    arguments: [
      ("iphone se", "iPhone SE (3rd gen)"), ("ipad mini", "iPad mini (A17 Pro)"),
      ("pro max", "iPhone 17 Pro Max"),
    ])
  func currentOfSeveral(typed: String, name: String) {
    #expect(catalog.device(named: typed)?.name == name)
  }

  @Test("A misspelt name is answered with the closest ones")
  func misspeltNames() {
    guard case .unknown(let suggestions) = catalog.match("iphnoe 17") else {
      Issue.record("no device is called iphnoe")
      return
    }
    #expect(suggestions.first == "iPhone 17")
    #expect(suggestions.count <= 3)
  }

  @Test("Nonsense finds nothing, and quickly", arguments: ["", "   ", "()", "zzzzzzzzzzzzzzzzzz"])
  func nonsense(typed: String) {
    #expect(catalog.match(typed) == .unknown(suggestions: []))
  }

  @Test("A very long name ends in time")
  func longName() {
    #expect(catalog.device(named: String(repeating: "iphone ", count: 100_000)) == nil)
  }

  @Test("Interface Builder's ids are names too")
  func interfaceBuilderIDs() {
    #expect(catalog.device(interfaceBuilderID: "retina4_7")?.name == "iPhone SE (3rd gen)")
    #expect(
      catalog.device(named: "retina6_12")?.portraitSize == Size(width: 393, height: 852))
    #expect(catalog.device(interfaceBuilderID: "watch38") == nil)
  }
}

@Suite("Custom sizes")
struct CustomSizeTests {
  @Test(
    "A size is a device: phones below 700 at 3 pixels a point, pads from there at 2",
    arguments: [
      ("390x844", 390.0, 844.0, 3.0, Idiom.phone), ("844x390", 390, 844, 3, .phone),
      ("390X844@2", 390, 844, 2, .phone), (" 390 x 844 @ 3x ", 390, 844, 3, .phone),
      ("390×844", 390, 844, 3, .phone), ("768x1024", 768, 1024, 2, .pad),
      ("500x500", 500, 500, 3, .phone), ("375.5x812", 375.5, 812, 3, .phone),
    ])
  func sizes(text: String, width: Double, height: Double, scale: Double, idiom: Idiom) throws {
    let device = try #require(DeviceCatalog.standard.device(named: text))
    #expect(device.portraitSize == Size(width: width, height: height))
    #expect(device.scale == scale)
    #expect(device.idiom == idiom)
    #expect(device.safeArea(in: .portrait) == .zero)
  }

  @Test(
    "What is no size, or none a display could have, is refused",
    arguments: [
      "390x", "x844", "390", "390x844x2", "0x0", "-390x844", "nanx844", "infx844", "1e308x844",
      "390x844@", "390x844@0", "390x844@99", "390x844@3@3", "390x844@nan", "x", "@", "@3",
    ])
  func malformedSizes(text: String) {
    #expect(Device(size: text) == nil)
  }

  @Test("Its configurations have names for people and for files")
  func names() throws {
    let device = try #require(Device(size: "375.5x812"))
    let environment = try #require(device.environment(.fullScreen, .portrait))
    #expect(environment.name == "375.5x812 · portrait")
    #expect(environment.id == "375-5x812-portrait")
  }
}
