/// A role of text whose size follows the content size category.
package enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case extraLargeTitle = "UICTFontTextStyleExtraLargeTitle"
  case extraLargeTitle2 = "UICTFontTextStyleExtraLargeTitle2"
  case largeTitle = "UICTFontTextStyleTitle0"
  case title1 = "UICTFontTextStyleTitle1"
  case title2 = "UICTFontTextStyleTitle2"
  case title3 = "UICTFontTextStyleTitle3"
  case headline = "UICTFontTextStyleHeadline"
  case body = "UICTFontTextStyleBody"
  case callout = "UICTFontTextStyleCallout"
  case subheadline = "UICTFontTextStyleSubhead"
  case footnote = "UICTFontTextStyleFootnote"
  case caption1 = "UICTFontTextStyleCaption1"
  case caption2 = "UICTFontTextStyleCaption2"

  /// What a style means at one text size.
  package struct Font: Hashable, Sendable {
    package var pointSize: Double
    /// From one baseline to the next, in points.
    package var baselinePitch: Double
    package var weight: FontWeight

    /// Leading between lines, for ``ParagraphStyle/extraLeading``. Caption 2's pitch of 13 is below
    /// the font's line height, and documents show that it then counts as none.
    package var extraLeading: Double {
      max(0, baselinePitch - pointSize * SystemFontMetrics.lineHeight)
    }

    /// The system font of this style.
    package var face: FontFace { FontFace(weight: weight, pointSize: pointSize) }
  }

  /// The size, pitch and weight of the style.
  ///
  /// Eight pitches are a point or more less than in the guidelines: those of Title 1 at 30, 32 and 53 points,
  /// of Headline at 47, of Subhead at 21 and 30, of Caption 1 at 22 and of Caption 2 at 24. iOS's
  /// simulator scales by these (see `UIFontMetrics`); in the guidelines they are taken to be misprints.
  ///
  /// - SeeAlso: Human Interface Guidelines, Typography, Dynamic Type sizes.
  package func font(for category: ContentSizeCategory) -> Font {
    let index = category.rawValue
    switch self {
    case .extraLargeTitle: return enlargedTitle(of: 36, for: category)
    case .extraLargeTitle2: return enlargedTitle(of: 28, for: category)
    case .headline:
      let (size, pitch) = Self.headlineSizes[index]
      return Font(pointSize: size, baselinePitch: pitch, weight: .semibold)
    default:
      let (size, pitch) = sizesAndPitches[index]
      return Font(pointSize: size, baselinePitch: pitch, weight: .regular)
    }
  }

  /// The two styles of iOS 17 that the guidelines give no table for: they are taken to grow as
  /// ``largeTitle`` does, which is a guess away from ``ContentSizeCategory/large``.
  private func enlargedTitle(of size: Double, for category: ContentSizeCategory) -> Font {
    let growth = Self.largeTitleSizes[category.rawValue].0 / 34
    let pointSize = (size * growth).rounded()
    return Font(
      pointSize: pointSize, baselinePitch: pointSize * SystemFontMetrics.lineHeight, weight: .bold)
  }

  private var sizesAndPitches: [(Double, Double)] {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle: Self.largeTitleSizes
    case .title1: Self.title1Sizes
    case .title2: Self.title2Sizes
    case .title3: Self.title3Sizes
    case .headline: Self.headlineSizes
    case .body: Self.bodySizes
    case .callout: Self.calloutSizes
    case .subheadline: Self.subheadlineSizes
    case .footnote: Self.footnoteSizes
    case .caption1: Self.caption1Sizes
    case .caption2: Self.caption2Sizes
    }
  }

  private static let largeTitleSizes: [(Double, Double)] = [
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
    (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
  ]
  private static let title1Sizes: [(Double, Double)] = [
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 36), (32, 38), (34, 41),
    (38, 46), (43, 51), (48, 57), (53, 61), (58, 68),
  ]
  private static let title2Sizes: [(Double, Double)] = [
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
    (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
  ]
  private static let title3Sizes: [(Double, Double)] = [
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
    (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
  ]
  private static let headlineSizes: [(Double, Double)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
    (28, 34), (33, 40), (40, 48), (47, 51), (53, 62),
  ]
  private static let bodySizes: [(Double, Double)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
    (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
  ]
  private static let calloutSizes: [(Double, Double)] = [
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
    (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
  ]
  private static let subheadlineSizes: [(Double, Double)] = [
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 26),
    (25, 31), (30, 36), (36, 43), (42, 50), (49, 58),
  ]
  private static let footnoteSizes: [(Double, Double)] = [
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
    (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
  ]
  private static let caption1Sizes: [(Double, Double)] = [
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
    (22, 27), (26, 32), (32, 39), (37, 44), (43, 51),
  ]
  private static let caption2Sizes: [(Double, Double)] = [
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
    (20, 25), (24, 29), (29, 35), (34, 41), (40, 48),
  ]
}
