// The displays of iPhones, oldest first. A model's name in a comment is the one that was measured.
extension Display {
  /// iPhone 4s.
  static let phone320x480 = homeButtonPhone(
    320, 480, scale: 2, builder: "retina3_5",
    landscapeMargin: Figure(20, .low, Provenance.marginRule))

  /// iPhone 5 to SE (1st gen).
  static let phone320x568 = homeButtonPhone(
    320, 568, scale: 2, builder: "retina4_0",
    landscapeMargin: Figure(20, .low, Provenance.marginRule))

  /// iPhone 6 to SE (3rd gen).
  static let phone375x667 = homeButtonPhone(
    375, 667, scale: 2, builder: "retina4_7",
    landscapeMargin: Figure(20, .high, Provenance.simulator16))

  /// The Plus phones with a home button: 1242 × 2208 pixels rendered, then scaled to the panel.
  static let phone414x736: Display = {
    var display = homeButtonPhone(
      414, 736, scale: 3, builder: "retina5_5", regularLandscape: true,
      landscapeMargin: Figure(20, .high, Provenance.simulator16))
    display.panelPixels = Size(width: 1080, height: 1920)
    return display
  }()

  /// iPhone X, XS and 11 Pro.
  static let phone375x812 = notched(
    375, 812, suffix: "-44", notch: (209, 30), top: Figure(44, .high, Provenance.device13),
    radius: 39, builder: Figure("retina5_9", .high, Provenance.documents))

  /// iPhone XR and 11: the top inset was 44 in iOS 13 and is 48 since iOS 14.
  static let phone414x896at2 = notched(
    414, 896, scale: 2, suffix: "@2", notch: (230, 33),
    top: Figure(48, .medium, Provenance.simulator16),
    radius: 41.5, builder: Figure("retina6_1", .high, Provenance.documents))

  /// iPhone XS Max and 11 Pro Max.
  static let phone414x896at3 = notched(
    414, 896, suffix: "@3", notch: (209, 30), top: Figure(44, .high, Provenance.device13),
    radius: 39, builder: Figure("retina6_5", .high, Provenance.documents))

  /// iPhone 12 mini and 13 mini: 1125 × 2436 pixels rendered, then scaled to the panel.
  static let phone375x812mini: Display = {
    var display = notched(
      375, 812, suffix: "-50", notch: (200, 35), top: Figure(50, .high, Provenance.simulator16),
      radius: 44, builder: Figure("retina5_4", .low, "the pattern of the other ids; not seen"))
    display.panelPixels = Size(width: 1080, height: 2340)
    return display
  }()

  /// iPhone 12 and 12 Pro, with the older, wider notch.
  static let phone390x844y2020 = notched(
    390, 844, notch: (209, 32), top: Figure(47, .high, Provenance.simulator16),
    radius: 47.33, builder: Figure("retina6_0", .high, Provenance.documents))

  /// iPhone 13, 13 Pro and 14.
  static let phone390x844 = notched(
    390, 844, notch: (162, 34), top: Figure(47, .high, Provenance.simulator16),
    radius: 47.33, builder: Figure("retina6_0", .high, Provenance.documents))

  /// iPhone 16e and 17e: as iPhone 14, with 20 below in landscape.
  static let phone390x844e = notched(
    390, 844, suffix: "e", notch: (162, 34), top: Figure(47, .high, Provenance.safeAreaInfo),
    landscapeBottom: Figure(20, .medium, Provenance.safeAreaInfo),
    radius: 47.33, builder: Figure("retina6_0", .high, Provenance.documents))

  /// iPhone 12 Pro Max, with the older, wider notch.
  static let phone428x926y2020 = notched(
    428, 926, notch: (209, 32), top: Figure(47, .high, Provenance.simulator16),
    radius: 53.33, builder: Figure("retina6_7", .high, Provenance.documents))

  /// iPhone 13 Pro Max and 14 Plus.
  static let phone428x926 = notched(
    428, 926, notch: (162, 34), top: Figure(47, .high, Provenance.simulator16),
    radius: 53.33, builder: Figure("retina6_7", .high, Provenance.documents))

  /// iPhone 14 Pro, 15, 15 Pro and 16.
  static let phone393x852 = island(
    393, 852, gap: 11, top: Figure(59, .high, Provenance.simulator16),
    landscapeBottom: Figure(21, .high, Provenance.simulator16),
    margin: Figure(16, .high, Provenance.simulator16), radius: 55,
    builder: Figure("retina6_12", .high, Provenance.documents))

  /// iPhone 14 Pro Max, 15 Plus, 15 Pro Max and 16 Plus.
  static let phone430x932 = island(
    430, 932, gap: 11, top: Figure(59, .high, Provenance.simulator16),
    landscapeBottom: Figure(21, .high, Provenance.simulator16),
    margin: Figure(20, .high, Provenance.simulator16), radius: 55,
    builder: Figure("retina6_72", .high, Provenance.documents))

  /// iPhone 16 Pro.
  static let phone402x874 = island(
    402, 874, gap: 14, top: Figure(62, .high, Provenance.screenSizes),
    landscapeBottom: Figure(21, .high, Provenance.screenSizes),
    margin: Figure(20, .medium, Provenance.marginsInDocuments), radius: 62,
    builder: Figure("retina6_3", .medium, Provenance.documents))

  /// iPhone 17 and 17 Pro.
  static let phone402x874y2025 = island(
    402, 874, suffix: "-20", gap: 14, top: Figure(62, .high, Provenance.screenSizes),
    landscapeBottom: Figure(20, .medium, Provenance.safeAreaInfo),
    margin: Figure(20, .medium, Provenance.marginsInDocuments), radius: 62,
    builder: Figure("retina6_3", .medium, Provenance.documents))

  /// iPhone 18 Pro: a narrower island.
  static let phone402x874y2026 = island(
    402, 874, suffix: "-20i95", islandWidth: 95, gap: 14,
    top: Figure(62, .high, Provenance.safeAreaInfo),
    landscapeBottom: Figure(20, .medium, Provenance.safeAreaInfo),
    margin: Figure(20, .medium, Provenance.marginsInDocuments), radius: 62,
    builder: Figure("retina6_3", .medium, Provenance.documents))

  /// iPhone 16 Pro Max.
  static let phone440x956 = island(
    440, 956, gap: 14, top: Figure(62, .high, Provenance.screenSizes),
    landscapeBottom: Figure(21, .high, Provenance.screenSizes),
    margin: Figure(20, .medium, Provenance.marginRule), radius: 62, builder: unseenMax)

  /// iPhone 17 Pro Max.
  static let phone440x956y2025 = island(
    440, 956, suffix: "-20", gap: 14, top: Figure(62, .high, Provenance.screenSizes),
    landscapeBottom: Figure(20, .medium, Provenance.safeAreaInfo),
    margin: Figure(20, .medium, Provenance.marginRule), radius: 62, builder: unseenMax)

  /// iPhone 18 Pro Max: a narrower island.
  static let phone440x956y2026 = island(
    440, 956, suffix: "-20i95", islandWidth: 95, gap: 14,
    top: Figure(62, .high, Provenance.safeAreaInfo),
    landscapeBottom: Figure(20, .medium, Provenance.safeAreaInfo),
    margin: Figure(20, .medium, Provenance.marginRule), radius: 62, builder: unseenMax)

  /// iPhone Air: the island lies lower, and 29 is reported below in landscape.
  static let phone420x912 = island(
    420, 912, gap: 20, top: Figure(68, .medium, Provenance.screenSizes),
    landscapeBottom: Figure(29, .medium, Provenance.screenSizes),
    margin: Figure(20, .medium, Provenance.marginRule), radius: 62,
    builder: Figure("retina6_54", .low, "seen once, without a root view of a device's size"))

  private static let unseenMax = Figure(
    "retina6_9", Certainty.low, "the pattern of the other ids; not seen")

  private static func notched(
    _ width: Double, _ height: Double, scale: Double = 3, suffix: String = "",
    notch: (width: Double, height: Double), top: Figure<Double>,
    landscapeBottom: Figure<Double> = Figure(21, .high, Provenance.device13),
    radius: Double, builder: Figure<String>
  ) -> Display {
    edgeToEdgePhone(
      width, height, scale: scale, suffix: suffix,
      cutout: .notch(width: notch.width, height: notch.height, on: width),
      top: top, landscapeBottom: landscapeBottom, statusBar: top,
      regularLandscape: width >= 414,
      margin: Figure(Margins.minimum(width: width), .high, Provenance.simulator16),
      landscapeMargin: Figure(16, .high, Provenance.simulator16),
      radius: radius, builder: builder)
  }

  /// The status bar of island phones is 54 high and ends above the safe area.
  private static func island(
    _ width: Double, _ height: Double, suffix: String = "", islandWidth: Double = 125,
    gap: Double, top: Figure<Double>, landscapeBottom: Figure<Double>, margin: Figure<Double>,
    radius: Double, builder: Figure<String>
  ) -> Display {
    edgeToEdgePhone(
      width, height, suffix: suffix,
      cutout: .island(width: islandWidth, top: gap, on: width),
      top: top, landscapeBottom: landscapeBottom,
      statusBar: Figure(54, top.value == 59 ? .high : .low, Provenance.screenSizes),
      regularLandscape: width >= 414, margin: margin,
      landscapeMargin: Figure(16, margin.certainty, Provenance.landscapeMarginRule),
      radius: radius, builder: builder)
  }
}
