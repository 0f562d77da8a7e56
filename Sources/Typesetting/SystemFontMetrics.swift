/// Vertical measures of the system font, in em.
enum SystemFontMetrics {
  /// Ascender 1950 and descender 494 of 2048, no gap; measured on some two thousand labels.
  static let inEm = FontMetrics(
    ascender: 1950.0 / 2048, descender: 494.0 / 2048, leading: 0,
    capHeight: 1443.0 / 2048, xHeight: 1078.0 / 2048)

  /// 2444/2048.
  static let lineHeight = inEm.lineHeight
}
