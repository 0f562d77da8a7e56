// The displays of iPads, smallest first.
extension Display {
  /// iPad mini up to the 5th generation, whose display has the 9.7-inch iPad's figures.
  static let pad768x1024mini = homeButtonPad(
    768, 1024, builder: Figure("ipad7_9", .medium, "named in Xcode's older device lists"))

  /// The 9.7-inch iPads.
  static let pad768x1024 = homeButtonPad(
    768, 1024, builder: Figure("ipad9_7", .high, Provenance.documents))

  /// iPad (7th to 9th gen).
  static let pad810x1080 = homeButtonPad(
    810, 1080, builder: Figure("ipad10_2", .low, "the pattern of the other ids; not seen"))

  /// iPad Pro 10.5 and iPad Air (3rd gen).
  static let pad834x1112 = homeButtonPad(
    834, 1112, builder: Figure("ipad10_5", .high, Provenance.documents))

  /// iPad Pro 12.9 with a home button.
  static let pad1024x1366 = homeButtonPad(
    1024, 1366, builder: Figure("ipad12_9", .high, Provenance.documents))

  /// iPad mini from the 6th generation. Documents show ipad7_9 with this size too.
  static let pad744x1133 = edgeToEdgePad(
    744, 1133, radius: Figure(21.5, .high, Provenance.screenCorners),
    builder: Figure("ipad8_3", .low, "the pattern of the other ids; not seen"))

  /// iPad Air of 10.9 and 11 inches.
  static let pad820x1180 = edgeToEdgePad(
    820, 1180, radius: Figure(18, .high, Provenance.screenCorners),
    builder: Figure("ipad10_9rounded", .high, Provenance.documents))

  /// iPad (10th and 11th gen): the iPad Air's figures with rounder corners.
  static let pad820x1180round = edgeToEdgePad(
    820, 1180, suffix: "-25", radius: Figure(25, .high, Provenance.screenCorners),
    builder: Figure("ipad10_9rounded", .high, Provenance.documents))

  /// iPad Pro 11 up to the 4th generation.
  static let pad834x1194 = edgeToEdgePad(
    834, 1194, radius: Figure(18, .high, Provenance.screenCorners),
    builder: Figure("ipad11_0rounded", .high, Provenance.documents))

  /// iPad Pro 11 from 2024.
  static let pad834x1210 = edgeToEdgePad(
    834, 1210, radius: Figure(18, .low, "an older table of corner radii, unconfirmed"),
    certainty: .medium, source: Provenance.screenSizes, builder: nil)

  /// iPad Pro 12.9 from the 3rd generation.
  static let pad1024x1366round = edgeToEdgePad(
    1024, 1366, suffix: "r", radius: Figure(18, .high, Provenance.screenCorners),
    builder: Figure("ipad12_9rounded", .high, Provenance.documents))

  /// iPad Air 13.
  static let padAir13 = edgeToEdgePad(
    1024, 1366, suffix: "r", radius: Figure(18, .medium, Provenance.screenCorners),
    certainty: .medium, source: Provenance.screenSizes,
    builder: Figure("ipad13_0rounded", .medium, Provenance.documents))

  /// iPad Pro 13 from 2024.
  static let pad1032x1376 = edgeToEdgePad(
    1032, 1376, radius: Figure(18, .low, "an older table of corner radii, unconfirmed"),
    certainty: .medium, source: Provenance.screenSizes, builder: nil)
}
