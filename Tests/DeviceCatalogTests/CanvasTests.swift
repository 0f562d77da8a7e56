import Testing

@testable import DeviceCatalog

@Suite("Interface Builder's canvas devices")
struct CanvasDeviceTests {
  // Root views of documents have these sizes with these ids.
  @Test(
    "Ids that documents contain",
    arguments: [
      ("retina3_5", 320.0, 480.0), ("retina4_0", 320, 568), ("retina4_7", 375, 667),
      ("retina5_5", 414, 736), ("retina5_9", 375, 812), ("retina6_0", 390, 844),
      ("retina6_1", 414, 896), ("retina6_12", 393, 852), ("retina6_3", 402, 874),
      ("retina6_5", 414, 896), ("retina6_7", 428, 926), ("retina6_72", 430, 932),
      ("ipad9_7", 768, 1024), ("ipad10_5", 834, 1112), ("ipad10_9rounded", 820, 1180),
      ("ipad11_0rounded", 834, 1194), ("ipad12_9", 1024, 1366),
      ("ipad12_9rounded", 1024, 1366), ("ipad13_0rounded", 1024, 1366),
    ])
  func knownIDs(id: String, width: Double, height: Double) throws {
    let portrait = try #require(CanvasDevice(id: id))
    let landscape = try #require(CanvasDevice(id: id, orientation: .landscape))
    #expect(portrait.size == Size(width: width, height: height))
    #expect(landscape.size == Size(width: height, height: width))
    #expect(portrait.idiom == (id.hasPrefix("ipad") ? .pad : .phone))
  }

  @Test(
    "Ids of other platforms and of no platform are none", arguments: ["watch38", "appleTV", ""])
  func unknownIDs(id: String) {
    #expect(CanvasDevice(id: id) == nil)
  }

  @Test("The 7.9-inch id went over to the newer iPad mini")
  func miniChanged() {
    #expect(CanvasDevice(id: "ipad7_9", plugInVersion: 14_490)?.size.width == 768)
    #expect(CanvasDevice(id: "ipad7_9", plugInVersion: 19_519)?.size.width == 744)
    #expect(CanvasDevice(id: "ipad7_9", plugInVersion: 22_684)?.size.width == 744)
  }

  @Test("A layout other than full screen is the window of that part")
  func layouts() throws {
    let third = try #require(
      CanvasDevice(id: "ipad12_9rounded", orientation: .landscape, layout: "splitview1_3"))
    #expect(third.size == Size(width: 375, height: 1024))
    #expect(third.sizeClasses == SizeClasses(.compact, .regular))
    let full = try #require(CanvasDevice(id: "ipad9_7", layout: "fullscreen"))
    #expect(full.window == .fullScreen)
    // A phone has no Split View.
    #expect(CanvasDevice(id: "retina4_7", layout: "splitview1_2")?.window == .fullScreen)
  }

  @Test("Size classes are the device's")
  func sizeClasses() throws {
    let plus = try #require(CanvasDevice(id: "retina5_5", orientation: .landscape))
    #expect(plus.sizeClasses == SizeClasses(.regular, .compact))
    let usual = try #require(CanvasDevice(id: "retina4_7", orientation: .landscape))
    #expect(usual.sizeClasses == SizeClasses(.compact, .compact))
  }
}

@Suite("Insets of Interface Builder's canvas")
struct CanvasInsetsTests {
  private func root(
    _ id: String, _ version: Int, _ frame: Rect,
    _ presentation: CanvasRoot.Presentation = .fullScreen,
    bar: CanvasRoot.NavigationBar = .none, bottom: CanvasRoot.BottomBar = .none,
    presented: Bool = false, orientation: Orientation = .portrait, title: String? = nil
  ) -> CanvasRoot {
    CanvasRoot(
      device: CanvasDevice(id: id, orientation: orientation, plugInVersion: version),
      plugInVersion: version, frame: frame, presentation: presentation, navigationBar: bar,
      title: title, bottomBar: bottom, countsInsetsOnce: presented)
  }

  private func full(_ width: Double, _ height: Double) -> Rect {
    Rect(x: 0, y: 0, width: width, height: height)
  }

  // Status bar 20, hidden from Xcode 11 to 14.2; 44 above a notch until Xcode 13, then each device's
  // own; home indicator 34.
  @Test(
    "A controller on its own, by release",
    arguments: [
      ("retina4_7", 14_490, 375.0, 667.0, 20.0, 0.0), ("retina4_7", 16_087, 375, 667, 0, 0),
      ("retina4_7", 21_204, 375, 667, 0, 0), ("retina4_0", 21_678, 320, 568, 20, 0),
      ("retina4_7", 22_685, 375, 667, 20, 0), ("retina6_1", 17_126, 414, 896, 44, 34),
      ("retina6_1", 22_130, 414, 896, 48, 34), ("retina5_9", 14_088, 375, 812, 44, 34),
      ("retina5_9", 21_505, 375, 812, 47, 34), ("retina5_9", 22_504, 375, 812, 50, 34),
      ("retina6_12", 23_068, 393, 852, 59, 34),
      ("retina6_7", 20_020, 428, 926, 44, 34), ("ipad9_7", 22_685, 768, 1024, 20, 0),
      ("ipad10_2", 20_020, 810, 1080, 20, 0), ("ipad9_7", 17_126, 768, 1024, 0, 0),
      ("ipad7_9", 22_684, 744, 1133, 24, 20),
    ])
  func onItsOwn(
    id: String, version: Int, width: Double, height: Double, top: Double, bottom: Double
  ) {
    let found = CanvasInsets.safeArea(of: root(id, version, full(width, height)))
    #expect(found == Insets(top: top, bottom: bottom))
  }

  @Test("From Xcode 16.3 a controller that is not presented gets the device's insets twice")
  func twice() {
    // 2 · 48 and 2 · 34.
    let alone = root("retina6_1", 24_063, full(414, 896))
    #expect(CanvasInsets.safeArea(of: alone) == Insets(top: 96, bottom: 68))
    // The bars once: 2 · 59 + 44, and 2 · 34 + 49.
    let inBars = root("retina6_12", 23_721, full(393, 852), bar: .standard, bottom: .tabBar)
    #expect(CanvasInsets.safeArea(of: inBars) == Insets(top: 162, bottom: 117))
    // Bars of Xcode 26, as in 52BaranHaydar/FilmListesi and AddAppKey: 2 · 59 + 54, and 106 for 54.
    let inHighBar = root("retina6_12", 24_504, full(393, 852), bar: .standard)
    #expect(CanvasInsets.safeArea(of: inHighBar) == Insets(top: 172, bottom: 68))
    let inLargeBar = root("retina6_12", 24_504, full(393, 852), bar: .large)
    #expect(CanvasInsets.safeArea(of: inLargeBar) == Insets(top: 224, bottom: 68))
    let presented = root("retina6_12", 24_063, full(393, 852), presented: true)
    #expect(CanvasInsets.safeArea(of: presented) == Insets(top: 59, bottom: 34))
    let before = root("retina6_1", 23_506, full(414, 896), bar: .standard)
    #expect(CanvasInsets.safeArea(of: before) == Insets(top: 92, bottom: 34))
  }

  /// zaehorang/BMI (plug-in 21679) begins and ends with its view of 393 by 852, Lepiozdyx/Login-App with its 320 by
  /// 568; Zeyneppsevgi/QuizApp (21505) has 59 and 34.
  @Test(
    "Since Xcode 14.3 what a segue presents without bars has no insets",
    arguments: [
      ("retina6_12", 21_679, 393.0, 852.0, 0.0, 0.0), ("retina4_0", 21_679, 320, 568, 0, 0),
      ("retina6_12", 21_505, 393, 852, 59, 34),
    ])
  func presentedItself(
    id: String, version: Int, width: Double, height: Double, top: Double, bottom: Double
  ) {
    var view = root(id, version, full(width, height))
    view.isPresentedItself = true
    #expect(CanvasInsets.safeArea(of: view) == Insets(top: top, bottom: bottom))
    // Under a bar it is as any other: 44 below the status bar, which is 20 beside a home button.
    view.navigationBar = .standard
    #expect(CanvasInsets.safeArea(of: view).top == (id == "retina4_0" ? 64 : 103))
  }

  /// yagom-academy/ios-juice-maker, of Xcode 12.5: 44 above on 896 by 414, beside no status bar; 32 on the iPhone 8's.
  @Test(
    "A navigation bar is lower on a phone that lies, but not where it is wide",
    arguments: [("retina6_1", 896.0, 414.0, 44.0), ("retina4_7", 667, 375, 32)])
  func lyingBars(id: String, width: Double, height: Double, top: Double) {
    let view = root(id, 18_093, full(width, height), bar: .standard, orientation: .landscape)
    #expect(CanvasInsets.safeArea(of: view).top == top)
  }

  @Test("Bars add to the insets: 44, or 96 with a large title, and 49 below")
  func bars() {
    let notch = full(375, 812)
    let both = root("retina5_9", 23_077, notch, bar: .standard, bottom: .toolBar)
    #expect(CanvasInsets.safeArea(of: both) == Insets(top: 50 + 44, bottom: 34 + 49))
    let large = root("retina4_7", 13_770, full(375, 667), bar: .large)
    #expect(CanvasInsets.safeArea(of: large) == Insets(top: 20 + 96))
    // 812 − 88, as under a bar without a large title: NordicSemiconductor/IOS-DFU-Library.
    let below = root("retina5_9", 14_868, full(375, 724), bar: .large)
    #expect(CanvasInsets.safeArea(of: below).top == 0)
    let compact = root(
      "retina4_7", 14_460, full(667, 375), bar: .standard, orientation: .landscape)
    #expect(CanvasInsets.safeArea(of: compact) == Insets(top: 32))
  }

  /// A scroll view of AndriikoPe/ImageGallery begins at 70 = 20 + 50, what darkisa's shows on a rounded iPad at
  /// 74 = 24 + 50, PPeter326's of Xcode 9 at 64 = 20 + 44, EmanuelVF's of Xcode 11, without status bar, at 50.
  @Test(
    "A pad's navigation bar is 50 high since Xcode 10",
    arguments: [
      ("ipad9_7", 14_088, 64.0), ("ipad9_7", 14_490, 70), ("ipad12_9rounded", 14_490, 74),
      ("ipad9_7", 15_706, 50),
    ])
  func barsOfPads(id: String, version: Int, top: Double) {
    let root = root(id, version, full(1024, 768), bar: .standard, orientation: .landscape)
    #expect(CanvasInsets.safeArea(of: root).top == top)
  }

  /// Beyzasude/KisilerUygulamasi and UzunKaanA/iOS-ContactsApp-URLSession: a field 50 below the safe area's
  /// top is at 213⅓ = 59 + 104⅓ + 50, a search bar at its top at 152½ = 48 + 104½. “ 🌞 Apple Frameworks”
  /// (iOS-Dev-Hyun) stands in a bar of 104⅓, “Filmler” (GulKaratas/MovieApp) in one of 96.
  @Test("A large title with a letter beyond Latin-1 or an emoji is higher since Xcode 14")
  func highTitles() {
    func top(_ title: String, _ id: String, _ version: Int, _ size: Rect) -> Double {
      CanvasInsets.safeArea(of: root(id, version, size, bar: .large, title: title)).top
    }
    let phone = full(393, 852)
    let third = 1.0 / 3
    #expect(abs(top("Kişiler", "retina6_12", 21_505, phone) - (163 + third)) < 1e-9)
    #expect(abs(top(" 🌞 Apple Frameworks", "retina6_12", 22_127, phone) - (163 + third)) < 1e-9)
    #expect(top("Kişiler", "retina6_1", 22_504, full(414, 896)) == 152.5)
    #expect(top("Filmler", "retina6_12", 23_084, phone) == 155)
    #expect(top("Kişiler", "retina4_7", 13_770, full(375, 667)) == 116)
  }

  @Test("A view between opaque bars has nothing over it, wherever its saved position says it is")
  func opaqueBars() {
    // 667 − 20 − 44 = 603; 603 − 49 = 554; 667 − 49 = 618; 375 − 32 = 343.
    #expect(
      CanvasInsets.safeArea(of: root("retina4_7", 14_460, full(375, 603), bar: .standard)) == .zero)
    let between = root("retina4_7", 14_460, full(375, 554), bar: .standard, bottom: .tabBar)
    #expect(CanvasInsets.safeArea(of: between) == .zero)
    let above = root("retina4_7", 14_460, full(375, 618), bar: .standard, bottom: .tabBar)
    #expect(CanvasInsets.safeArea(of: above) == Insets(top: 64))
    let placed = Rect(x: 0, y: 64, width: 375, height: 603)
    #expect(CanvasInsets.safeArea(of: root("retina4_7", 12_088, placed, bar: .standard)) == .zero)
    let turned = root(
      "retina4_7", 14_460, full(667, 343), bar: .standard, orientation: .landscape)
    #expect(CanvasInsets.safeArea(of: turned) == .zero)
  }

  @Test("A card has no status bar, keeps the home indicator, and a bar of 56")
  func sheets() {
    // 896 − 54 = 842 and 667 − 20 = 647.
    let card = root("retina6_1", 17_126, full(414, 842), .sheet)
    #expect(CanvasInsets.safeArea(of: card) == Insets(bottom: 34))
    let titled = root("retina6_1", 17_126, full(414, 842), .sheet, bar: .standard)
    #expect(CanvasInsets.safeArea(of: titled) == Insets(top: 56, bottom: 34))
    let small = root("retina4_7", 22_685, full(375, 647), .sheet)
    #expect(CanvasInsets.safeArea(of: small) == .zero)
    // From the screen's top in Xcode 13.3: Isa199510/LoginApp, 842 of 896 − 34.
    let top = root("retina6_1", 20_020, full(414, 842), .sheet)
    #expect(CanvasInsets.safeArea(of: top) == Insets(top: 44))
    // And in 14.1: xSP1TFIREx/LoginScreen, 783 of 852 − 69.
    let next = root("retina6_12", 21_207, full(393, 783), .sheet)
    #expect(CanvasInsets.safeArea(of: next) == Insets(top: 59))
    let before = root("retina6_7", 19_454, full(428, 872), .sheet)
    #expect(CanvasInsets.safeArea(of: before) == Insets(bottom: 34))
    // 896 − 10: BodyMetricMaster, of Xcode 14.3.
    let late = root("retina6_1", 21_701, full(414, 886), .sheet)
    #expect(CanvasInsets.safeArea(of: late) == .zero)
    // As high as the device: no card, whatever the segue says.
    let whole = root("retina5_5", 23_721, full(414, 736), .sheet)
    #expect(CanvasInsets.safeArea(of: whole) == Insets(top: 20))
  }

  @Test("A popover's view is free of everything since Xcode 9; before, a status bar is above it")
  func popovers() {
    #expect(CanvasInsets.safeArea(of: root("retina4_7", 14_088, full(200, 65), .popover)) == .zero)
    let early = CanvasRoot(
      device: nil, plugInVersion: 9530, frame: full(400, 600), presentation: .popover,
      freeformSize: Size(width: 400, height: 600))
    #expect(CanvasInsets.safeArea(of: early) == Insets(top: 20))
  }

  @Test("A small view lies at the top of the device, a large one in a window of its size")
  func freeform() {
    let small = root("retina6_1", 17_703, full(414, 344))
    #expect(CanvasInsets.safeArea(of: small) == Insets(top: 44))
    let wide = root("retina6_1", 17_126, full(600, 154))
    #expect(CanvasInsets.safeArea(of: wide) == Insets(top: 44, bottom: 34))
    let tall = root("retina6_1", 22_130, full(375, 1000), bar: .standard)
    #expect(CanvasInsets.safeArea(of: tall) == Insets(top: 92, bottom: 34))
  }

  @Test(
    "A square view of Xcode 9 counts as a phone in landscape, one of Xcode 8 does not",
    arguments: [(12_088, 64.0), (13_772, 44)])
  func squareView(version: Int, top: Double) {
    let square = root("retina4_7", version, full(300, 300), bar: .standard)
    #expect(CanvasInsets.safeArea(of: square).top == top)
  }

  @Test("In landscape a notch insets both sides, and the home indicator is lower")
  func landscape() {
    let turned = root("retina6_1", 16_086, full(896, 414), orientation: .landscape)
    #expect(
      CanvasInsets.safeArea(of: turned) == Insets(top: 0, left: 44, bottom: 21, right: 44))
    // Xcode 14 does not turn them: Masongua's StackView and nss321/UpDownGame.
    let stuck = root("retina6_0", 21_207, full(844, 390), orientation: .landscape)
    #expect(CanvasInsets.safeArea(of: stuck) == Insets(top: 47, bottom: 34))
    let wide = root("retina6_72", 21_505, full(932, 430), orientation: .landscape)
    #expect(CanvasInsets.safeArea(of: wide) == Insets(top: 59, bottom: 34))
  }

  @Test("Margins are 16 below a width of 400 and 20 from there, beyond the safe area")
  func margins() {
    let narrow = root("retina6_1", 22_130, full(375, 1000), bar: .standard)
    #expect(
      CanvasInsets.layoutMargins(of: narrow) == Insets(top: 92, left: 16, bottom: 34, right: 16))
    let wide = root("retina6_1", 17_126, full(414, 896))
    #expect(CanvasInsets.layoutMargins(of: wide).left == 20)
    let turned = root("retina6_1", 16_086, full(896, 414), orientation: .landscape)
    #expect(CanvasInsets.layoutMargins(of: turned).left == 44 + 16)
  }

  @Test(
    "Cells: 8 all round at first, then 11 above and below and the root's margins at the sides",
    arguments: [
      ("retina4_7", 12_089, 600.0, Insets(top: 8, left: 8, bottom: 8, right: 8)),
      ("retina4_7", 13_173, 375, Insets(top: 8, left: 8, bottom: 8, right: 8)),
      ("retina4_7", 13_772, 375, Insets(top: 11, left: 16, bottom: 10.5, right: 16)),
      // One pixel at 2x is the separator's: 11 − 0.5.
      ("retina4_7", 14_460, 600, Insets(top: 11, left: 20, bottom: 10.5, right: 20)),
      ("retina4_7", 14_460, 375, Insets(top: 11, left: 16, bottom: 10.5, right: 16)),
      ("retina4_7", 16_087, 600, Insets(top: 11, left: 15, bottom: 11, right: 15)),
      ("retina6_1", 16_087, 414, Insets(top: 11, left: 20, bottom: 11, right: 20)),
      // mozilla-mobile/guardian-vpn-ios: a button 64 from the margin stands at 79.
      ("ipad11_0rounded", 15_702, 503, Insets(top: 11, left: 15, bottom: 11, right: 15)),
      ("retina4_7", 17_703, 600, Insets(top: 11, left: 16, bottom: 11, right: 16)),
      // Documents have cells 320 wide with 16, one of 358 with 20 (aybarska's ContentTableViewCell), and one
      // of 339 in Xcode 26.
      ("retina6_1", 20_037, 320, Insets(top: 11, left: 16, bottom: 11, right: 16)),
      ("retina6_1", 20_037, 358, Insets(top: 11, left: 20, bottom: 11, right: 20)),
      ("retina6_12", 24_127, 339, Insets(top: 15, left: 20, bottom: 15, right: 20)),
      ("retina4_7", 24_128, 375, Insets(top: 15, left: 16, bottom: 15, right: 16)),
    ])
  func cells(id: String, version: Int, width: Double, expected: Insets) {
    let device = CanvasDevice(id: id, plugInVersion: version)
    let found = CanvasInsets.cellContentMargins(
      device: device, plugInVersion: version, cellWidth: width)
    #expect(found == expected)
  }

  /// In documents of plug-in 13772, 14460 and 15510 rows of tables inside other views have 15; in
  /// ones of 14490 and 15404 rows of a controller's own table have 16.
  @Test(
    "Up to Xcode 11 a cell's margins are those of the controller, if the table is its view",
    arguments: [
      ("retina4_7", 13_772, CellTable.nested, 15.0), ("retina4_7", 15_510, .nested, 15),
      ("retina4_7", 14_490, .controllerView, 16), ("retina4_7", 15_404, .controllerView, 16),
      ("retina6_1", 16_087, .nested, 16), ("retina6_1", 17_505, .controllerView, 20),
      // fahimrahmanbooom/SearchBar.
      ("retina5_9", 15_702, .nested, 15), ("retina5_9", 15_702, .controllerView, 16),
    ])
  func cellsOfTables(id: String, version: Int, table: CellTable, side: Double) {
    let found = CanvasInsets.cellContentMargins(
      device: CanvasDevice(id: id, plugInVersion: version), plugInVersion: version, cellWidth: 375,
      table: table)
    #expect(found.left == side)
    #expect(found.right == side)
  }

  @Test(
    "Before Xcode 9.3 a cell has its table's margins only where it preserves them",
    arguments: [
      (CellTable.controllerView, true, 15.0), (.controllerView, false, 8), (.none, false, 8),
    ])
  func earlyCells(table: CellTable, preserves: Bool, side: Double) {
    let found = CanvasInsets.cellContentMargins(
      device: CanvasDevice(id: "retina5_5"), plugInVersion: 11_757, cellWidth: 414, table: table,
      preservesMargins: preserves)
    #expect(found == Insets(top: 8, left: side, bottom: 8, right: side))
  }

  /// mssun/passforios' FillPasswordTableViewCell (Xcode 8.3): in a content view of 89.5 a field at 15 and 11 is
  /// 68 high. At three pixels a point, and in Xcode 9.0, taken to be so, too.
  @Test(
    "Before Xcode 9.3 a xib's cell that preserves margins has 15 and 11",
    arguments: [("retina4_7", 12_086, 10.5), ("retina5_5", 13_173, 32.0 / 3)])
  func earlyPreservingCells(id: String, version: Int, bottom: Double) {
    let found = CanvasInsets.cellContentMargins(
      device: CanvasDevice(id: id), plugInVersion: version, cellWidth: 320, preservesMargins: true)
    #expect(abs(found.bottom - bottom) < 1e-9)
    #expect(found == Insets(top: 11, left: 15, bottom: found.bottom, right: 15))
  }

  /// On a canvas of 414 cells of 375 (malcommac/Owl) and 374 (priyesh1224/Show-Talent) have 20, ones of
  /// 320 have 16; on one of 375 a cell of 471 has 20 (Andy0570), one of 394, too (ATI-Wuhan/WhatieSDKDemo_iOS).
  @Test(
    "In Xcode 10 a xib's cell of more than 320 has the margins of the wider of itself and the canvas",
    arguments: [
      ("retina6_1", 375, true, 20.0), ("retina6_1", 374, false, 20), ("retina6_1", 320, false, 16),
      ("retina4_7", 471, false, 20), ("retina4_7", 394, false, 20), ("retina4_7", 358, false, 16),
    ])
  func earlyWideCells(id: String, width: Double, preserves: Bool, side: Double) {
    let found = CanvasInsets.cellContentMargins(
      device: CanvasDevice(id: id), plugInVersion: 14_490, cellWidth: width,
      preservesMargins: preserves)
    #expect(found.left == side)
    #expect(found.right == side)
  }

  /// Labels 0 and 45 below the top margin at 55 and 100 in cells of NordicSemiconductor/IOS-nRF-Toolbox and
  /// horizontalsystems/bitcoin-kit-ios: 55 = 44 + 11. The latter's cell for a device without a cutout has 11, one of
  /// Xcode 11 on a device with one, too (OnionBrowser/OnionBrowser).
  @Test(
    "In Xcode 10 a cutout counts above a xib's cell, not above a table's",
    arguments: [
      ("retina6_1", 14_490, CellTable.none, 55.0), ("retina4_7", 14_490, .none, 11),
      ("retina6_1", 16_086, .none, 11), ("retina6_1", 14_490, .controllerView, 11),
    ])
  func cutoutsAboveCells(id: String, version: Int, table: CellTable, top: Double) {
    let found = CanvasInsets.cellContentMargins(
      device: CanvasDevice(id: id), plugInVersion: version, cellWidth: 320, table: table)
    #expect(found.top == top)
  }

  @Test("An accessory leaves 8 on its side")
  func accessories() {
    let found = CanvasInsets.cellContentMargins(
      device: CanvasDevice(id: "retina4_7"), plugInVersion: 22_504, cellWidth: 375,
      hasAccessory: true)
    #expect(found.right == 8)
  }

  /// Views of zotero/zotero-ios 189 to 284 high, and kDrive's 514 wide, which shows 2 · 34. A controller's
  /// view of that size has only what reaches there: the status bar, and the home indicator where the view
  /// is wider than the device and so in a window of its size; from Xcode 16.3 on both twice.
  @Test(
    "A xib's small view has the device's insets, from Xcode 14.3 on",
    arguments: [
      (20_020, Size(width: 414, height: 284), Insets(top: 44), Insets(top: 44)),
      (21_678, Size(width: 414, height: 189), Insets(top: 48, bottom: 34), Insets(top: 48)),
      (24_053, Size(width: 414, height: 264), Insets(top: 96, bottom: 34), Insets(top: 96)),
      (
        24_053, Size(width: 514, height: 166), Insets(top: 96, bottom: 68),
        Insets(top: 96, bottom: 68)
      ),
    ])
  func smallViews(version: Int, size: Size, topLevelView: Insets, controllersView: Insets) {
    var view = root("retina6_1", version, full(size.width, size.height))
    view.isTopLevelView = true
    #expect(CanvasInsets.safeArea(of: view) == topLevelView)
    view.isTopLevelView = false
    #expect(CanvasInsets.safeArea(of: view) == controllersView)
  }

  /// A slider pinned to both margins in evgenyneu/Cosmos (plug-in 6249) is 16 from the edges of 600;
  /// four documents of Xcode 7 have 20.
  @Test("In Xcode 6 a wide root's margins are 16", arguments: [(6249, 16.0), (8164, 20), (0, 20)])
  func marginsOfXcode6(version: Int, side: Double) {
    let root = CanvasRoot(device: nil, plugInVersion: version, frame: full(600, 600))
    #expect(CanvasInsets.layoutMargins(of: root) == Insets(top: 20, left: side, right: side))
  }

  /// scenee/FloatingPanel: what ends at the safe area of a free-form view of 778 ends at 744.
  @Test("A controller of a free-form size that is higher than wide has a window of that size")
  func freeformWindow() {
    func insets(
      _ height: Double, _ presentation: CanvasRoot.Presentation = .fullScreen
    ) -> Insets {
      var view = root("retina6_1", 22_685, full(375, height), presentation)
      view.freeformSize = Size(width: 375, height: height)
      return CanvasInsets.safeArea(of: view)
    }
    #expect(insets(778) == Insets(top: 48, bottom: 34))
    // Esri/data-collection-ios has one of 120 whose content ends with the view, and
    // ukhsa-collaboration/COVID-19-app-iOS-BETA one of 222 in 414; a sheet in FloatingPanel ends with its view, too.
    #expect(insets(120) == Insets(top: 48))
    #expect(insets(222) == Insets(top: 48))
    #expect(insets(768, .sheet).bottom == 0)
    // vovaratskevich/OnboardingProject names the kind of its size, and a toolbar of 49 below: 692 of 896 − 34 − 49.
    var named = root("retina6_1", 18_093, full(414, 692), bottom: .toolBar)
    named.freeformSize = Size(width: 414, height: 692)
    #expect(CanvasInsets.safeArea(of: named).bottom == 83)
    named.namesFreeform = true
    #expect(CanvasInsets.safeArea(of: named).bottom == 0)
    #expect(CanvasInsets.safeArea(of: root("retina6_1", 22_685, full(375, 778))).bottom == 0)
  }

  /// owntracks/ios: a view of 110 in a free-form window of 154, below a bar of 44.
  @Test("A view as high as what bars leave of its free-form window lies between them")
  func freeformBelowBar() {
    var view = root("retina3_5", 14_109, full(320, 110), bar: .standard)
    view.freeformSize = Size(width: 320, height: 154)
    #expect(CanvasInsets.safeArea(of: view).top == 0)
    view.freeformSize = nil
    #expect(CanvasInsets.safeArea(of: view).top > 0)
  }

  @Test("Nothing is known without a device, and nothing breaks")
  func noDevice() {
    let bare = CanvasRoot(device: nil, plugInVersion: 0, frame: full(600, 600))
    #expect(CanvasInsets.safeArea(of: bare) == Insets(top: 20))
    let later = CanvasRoot(device: nil, plugInVersion: 14_283, frame: full(277, 382))
    #expect(CanvasInsets.safeArea(of: later) == .zero)
    // heremaps/here-ios-sdk-examples: until Xcode 10 a view as high as a screen has a status bar.
    for (plugIn, top) in [(14_490, 20.0), (15_510, 0)] {
      let square = CanvasRoot(device: nil, plugInVersion: plugIn, frame: full(600, 600))
      #expect(CanvasInsets.safeArea(of: square) == Insets(top: top))
    }
    let narrow = CanvasRoot(device: nil, plugInVersion: 14_490, frame: full(200, 600))
    #expect(CanvasInsets.safeArea(of: narrow) == .zero)
    // Below a status bar of 20 and a bar of 44 nothing is over the view, nor is at its lower end.
    let below = CanvasRoot(
      device: nil, plugInVersion: 0, frame: Rect(x: 0, y: 64, width: 600, height: 536),
      navigationBar: .standard)
    #expect(CanvasInsets.safeArea(of: below) == .zero)
    // As high as a screen, and 64 lower: so much of it is below the window.
    let low = CanvasRoot(
      device: nil, plugInVersion: 0, frame: Rect(x: 0, y: 64, width: 375, height: 667),
      navigationBar: .standard)
    #expect(CanvasInsets.safeArea(of: low) == Insets(bottom: 64))
    let odd = CanvasRoot(
      device: nil, plugInVersion: -1, frame: Rect(x: .nan, y: .nan, width: .nan, height: 1e308))
    _ = CanvasInsets.layoutMargins(of: odd)
  }
}
