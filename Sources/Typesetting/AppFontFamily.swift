/// A family that apps bring and the program does not, of which the height of a line is known.
///
/// Documents that name one come often without its file, and many of their labels are held in width, so
/// that the height alone is what they ask for.
enum AppFontFamily {
  /// Ascender and descender in em, nil for other families.
  ///
  /// Barlow, Sora, Noto Sans KR, Public Sans, Red Hat Display, Nunito Sans and Quicksand: the fonts' published
  /// vertical metrics (`hhea`), each as high as in a public document (19 points of Barlow 23, two lines of 14
  /// of Sora 35.5, 14 of Noto Sans KR 20⅓, 18 of Public Sans 21.5, 17 of Red Hat Display 22⅔, two lines of
  /// 15 of Nunito Sans 41 and of 24 of Quicksand 60). Of Atlas Grotesk only the sum is known, three
  /// lines of 14 being 42 and one of 30 being 30, and of Sailec, one line of 20 being 20 and six of 18 108; their
  /// baselines are estimated.
  static func extent(ofFont name: String) -> (ascender: Double, descender: Double)? {
    let key = NamedFont.key(of: name)
    for family in families where key.hasPrefix(family.key) {
      var rest = key.dropFirst(family.key.count)
      if let infix = family.infixes.first(where: rest.hasPrefix) {
        rest = rest.dropFirst(infix.count)
      }
      if NamedFont.isCut(rest) { return (family.ascender, family.descender) }
    }
    return nil
  }

  private struct Family {
    /// Lower-case letters and digits of the family's name.
    var key: String
    var ascender: Double
    var descender: Double
    /// What may stand between the family's name and a cut's.
    var infixes: [String] = []
  }

  private static let families = [
    Family(
      key: "barlow", ascender: 1.0, descender: 0.2, infixes: ["semicondensed", "condensed"]),
    // Its first releases bear a number: sora-rc004-0417-Regular.
    Family(key: "sora", ascender: 0.97, descender: 0.29, infixes: ["rc0040417"]),
    Family(key: "notosanskr", ascender: 1.16, descender: 0.288, infixes: ["demi"]),
    Family(key: "publicsans", ascender: 0.95, descender: 0.225),
    Family(key: "redhatdisplay", ascender: 1.021, descender: 0.302),
    Family(key: "nunitosans", ascender: 1.011, descender: 0.353),
    Family(key: "quicksand", ascender: 1.0, descender: 0.25),
    Family(key: "atlasgrotesk", ascender: 0.8, descender: 0.2),
    Family(key: "sailec", ascender: 0.8, descender: 0.2),
  ]
}
