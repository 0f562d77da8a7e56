import Testing
import Typesetting

@testable import UIKit

/// Fonts, and how they follow the text size.
@MainActor
@Suite("Fonts")
struct FontTests {
  @Test("The system font's line is 2444/2048 of its size, 1950 of them above the baseline")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287_109_375) < 1e-6)
    #expect(abs(font.ascender - 16.186_523) < 1e-3)
    #expect(abs(font.descender + 4.100_586) < 1e-3)
    #expect(font.leading == 0)
    #expect(font.withSize(34).pointSize == 34)
  }

  @Test("Fonts are equal when they look the same")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    #expect(Set([UIFont.systemFont(ofSize: 1), UIFont.systemFont(ofSize: 1)]).count == 1)
  }

  @Test("A named font exists if iOS comes with it")
  func names() {
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.pointSize == 12)
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.fontName == "HelveticaNeue-Bold")
    #expect(UIFont(name: "NoSuchFontAnywhere", size: 12) == nil)
  }

  @Test("A font of no size has twelve points, from a descriptor of no size, too")
  func noSize() {
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 12)
    #expect(UIFont.boldSystemFont(ofSize: -1).pointSize == 12)
    #expect(UIFont(name: "HelveticaNeue", size: 0)?.pointSize == 12)
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12)
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 20).pointSize == 20)
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(UIFont(descriptor: body.fontDescriptor, size: 0).pointSize == body.pointSize)
  }

  @Test("A document's font that is nowhere is Helvetica Neue, whatever its weight")
  func unknownName() {
    // In public documents a label in such a font of 16 points is 19 high, of 17 points 20 at three
    // pixels a point: 1.165 em are 18.6 and 19.8; Helvetica's 1.15 would be 18½ and 19⅔.
    for name in ["NobodysFont-Regular", "NobodysFont-Bold"] {
      let (face, answer) = FontFace.named(name, pointSize: 20)
      #expect(answer.origin == .nowhere)
      #expect(face == FontFace(family: .named("HelveticaNeue"), pointSize: 20))
      #expect(abs(UIFont(face).lineHeight - 23.3) < 0.01)
    }
    #expect(UIFont(name: "NobodysFont-Regular", size: 20) == nil)
  }

  @Test("Apple's files of the system font have no tracking by size")
  func filesOfSystemFont() {
    // "Message Language:" in SFProText-Regular at 17 points is 160.5 wide at two pixels a point, in a
    // public document; with the system font's tracking it would be 153.
    let label = UILabel()
    label.traitOverrides.displayScale = 2
    label.font = UIFont(FontFace.named("SFProText-Regular", pointSize: 17).face)
    label.text = "Message Language:"
    #expect(abs(label.intrinsicContentSize.width - 160.5) <= 0.5)
    label.font = UIFont(FontFace.named("SFProText-Bold", pointSize: 17).face)
    label.text = "GDPR Campaign"
    #expect(abs(label.intrinsicContentSize.width - 139.5) <= 1)
  }

  @Test("The system font's internal names give Times since iOS 13", arguments: [13, 15])
  func internalNames(release: Int) {
    // Times is 0.891 + 0.216 = 1.107 em high: 22.14 at 20 points, as a document of Xcode 13.3 has it.
    withRelease(release) {
      let font = UIFont(name: ".SFUIText-Medium", size: 20)
      #expect(font?.fontName == "TimesNewRomanPSMT")
      #expect(abs((font?.lineHeight ?? 0) - 22.14) < 0.01)
      #expect(UIFont(name: ".AppleSystemUIFont", size: 20)?.lineHeight != font?.lineHeight)
    }
    withRelease(12) {
      let system = UIFont.systemFont(ofSize: 20)
      #expect(UIFont(name: ".SFUIText-Medium", size: 20)?.lineHeight == system.lineHeight)
      // macOS's, which iOS does not know: 34 points are 40 high in WooRaZil-Boy/Raywenderlich_iOS, 1.165 em.
      let unknown = UIFont(name: ".SFNSDisplay", size: 34)
      #expect(unknown?.fontName == "HelveticaNeue")
      #expect(((unknown?.lineHeight ?? 0) * 2).rounded(.up) / 2 == 40)
    }
  }

  @Test(
    "A text style has the guidelines' size at each text size",
    arguments: [
      (UIFont.TextStyle.body, UIContentSizeCategory.large, 17.0), (.body, .extraSmall, 14),
      (.body, .accessibilityExtraExtraExtraLarge, 53), (.caption2, .extraLarge, 13),
      (.largeTitle, .large, 34), (.headline, .accessibilityMedium, 28),
    ])
  func textStyles(
    _ style: UIFont.TextStyle, _ category: UIContentSizeCategory, _ size: CGFloat
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
    traits.performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    }
  }

  @Test("A descriptor changes size, weight and slant and keeps the rest")
  func descriptors() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 17)
    #expect(font.fontDescriptor.symbolicTraits == .traitBold)
    #expect(font.face.weight == .semibold)
    let both = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: both, size: 30).face.isItalic)
    #expect(UIFont(descriptor: both, size: 30).pointSize == 30)
    let heavy = body.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: heavy, size: 0).face.weight == .heavy)
    #expect(body.fontDescriptor.withDesign(.monospaced) != nil)
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    #expect(title.withSymbolicTraits(.traitBold)?.font.face.weight == .bold)
  }

  @Test("Metrics scale with the ratio of the style's pitches, up to a limit")
  func fontMetrics() {
    let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    let huge = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 20)
    // Body's pitch grows from 22 to 24: 20 · 24/22 = 21.8, to whole points.
    let scaled = metrics.scaledFont(for: font, compatibleWith: large).pointSize
    #expect(scaled == 22)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: huge)
    #expect(limited.pointSize == 30)
    // 20 · 24/22 to halves.
    let atTwo = UITraitCollection(traitsFrom: [large, UITraitCollection(displayScale: 2)])
    #expect(metrics.scaledValue(for: 20, compatibleWith: atTwo) == 22)
  }

  /// Values of iOS's simulator at three pixels a point, from the document that
  /// `TextStyle.scaled(_:to:)` names.
  @Test(
    "Values and fonts scale as in iOS's simulator",
    arguments: [
      (.body, .extraSmall, 16, 13 + 2.0 / 3, 14), (.body, .small, 28, 25 + 1.0 / 3, 25),
      (.headline, .extraSmall, 17, 14 + 2.0 / 3, 15), (.title3, .extraSmall, 8, 7, 7),
      (.largeTitle, .extraSmall, 34, 31 + 2.0 / 3, 32), (.title2, .small, 26, 23 + 1.0 / 3, 23),
      (.caption2, .extraSmall, 15, 15, 15), (.callout, .small, 24, 21 + 2.0 / 3, 22),
      (.largeTitle, .accessibilityExtraExtraExtraLarge, 64, 109 + 1.0 / 3, 109),
      (.title1, .accessibilityExtraExtraExtraLarge, 17, 34, 34),
      (.title3, .accessibilityExtraExtraExtraLarge, 11, 28 + 2.0 / 3, 29),
      (.body, .accessibilityExtraExtraExtraLarge, 17, 48, 48),
      (.subheadline, .accessibilityExtraExtraExtraLarge, 15, 43 + 2.0 / 3, 44),
      (.caption1, .accessibilityExtraExtraExtraLarge, 8, 25 + 2.0 / 3, 26),
      (.footnote, .accessibilityExtraExtraLarge, 28, 71 + 2.0 / 3, 72),
      (.caption2, .accessibilityExtraExtraLarge, 64, 202, 202),
      // Where the guidelines' pitches are others.
      (.title1, .extraLarge, 64, 67 + 2.0 / 3, 68), (.title1, .extraExtraLarge, 34, 38, 38),
      (.title1, .accessibilityExtraExtraLarge, 64, 114 + 2.0 / 3, 115),
      (.headline, .accessibilityExtraExtraLarge, 64, 148 + 1.0 / 3, 148),
      (.body, .accessibilityExtraExtraLarge, 64, 163, 163),
      (.subheadline, .extraExtraExtraLarge, 64, 83 + 1.0 / 3, 83),
      (.subheadline, .accessibilityLarge, 20, 36, 36),
      (.caption1, .accessibilityMedium, 64, 108, 108), (.caption2, .accessibilityLarge, 8, 18, 18),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat, CGFloat, CGFloat)])
  func measuredFontMetrics(
    style: UIFont.TextStyle, category: UIContentSizeCategory, value: CGFloat, scaled: CGFloat,
    pointSize: CGFloat
  ) {
    let metrics = UIFontMetrics(forTextStyle: style)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category),
      UITraitCollection(displayScale: 3),
    ])
    #expect(abs(metrics.scaledValue(for: value, compatibleWith: traits) - scaled) < 1e-9)
    let font = metrics.scaledFont(for: .systemFont(ofSize: value), compatibleWith: traits)
    #expect(font.pointSize == pointSize)
  }
}
