/// How wide an iPad's windows are beside or over another app, before windows became free.
///
/// Split View has even halves in landscape only. Windows are as high as the display.
struct MultitaskingWidths: Sendable {
  /// The display's extents in portrait.
  let display: Size
  /// Widths by kind of window.
  let widths: ByOrientation<[WindowKind: Double]>
  /// How far the widths of Split View can be relied on.
  let certainty: Certainty
  /// Where the widths were read, or the rule they follow.
  let source: String

  init(
    display: Size, portrait: [WindowKind: Double], landscape: [WindowKind: Double],
    _ certainty: Certainty, _ source: String
  ) {
    self.display = display
    widths = ByOrientation(portrait: portrait, landscape: landscape)
    self.certainty = certainty
    self.source = source
  }

  /// The widths on a display of that size in portrait; nil when it shows one app at a time.
  static func on(_ display: Size) -> MultitaskingWidths? {
    all.first { $0.display == display }
  }

  /// Slide Over's figures are a step less certain than Split View's.
  func certainty(of window: WindowKind) -> Certainty {
    window == .slideOver ? min(certainty, .medium) : certainty
  }

  private static let all = [
    // iPad 9.7 / mini <=5
    MultitaskingWidths(
      display: Size(width: 768, height: 1024),
      portrait: [.splitTwoThirds: 438, .splitOneThird: 320, .slideOver: 320],
      landscape: [
        .splitTwoThirds: 694, .splitHalf: 507, .splitOneThird: 320, .slideOver: 320,
      ], .high, Provenance.publishedWindows),
    // iPad 10.2
    MultitaskingWidths(
      display: Size(width: 810, height: 1080),
      portrait: [.splitTwoThirds: 480, .splitOneThird: 320, .slideOver: 320],
      landscape: [
        .splitTwoThirds: 750, .splitHalf: 535, .splitOneThird: 320, .slideOver: 320,
      ], .high, Provenance.publishedWindows),
    // iPad Pro 10.5 / Air 3
    MultitaskingWidths(
      display: Size(width: 834, height: 1112),
      portrait: [.splitTwoThirds: 504, .splitOneThird: 320, .slideOver: 320],
      landscape: [
        .splitTwoThirds: 782, .splitHalf: 551, .splitOneThird: 320, .slideOver: 320,
      ], .high, Provenance.publishedWindows),
    // iPad Pro 11 (1-4)
    MultitaskingWidths(
      display: Size(width: 834, height: 1194),
      portrait: [.splitTwoThirds: 504, .splitOneThird: 320, .slideOver: 320],
      landscape: [
        .splitTwoThirds: 809, .splitHalf: 592, .splitOneThird: 375, .slideOver: 375,
      ], .high, Provenance.publishedWindows),
    // iPad Pro 12.9 / Air 13
    MultitaskingWidths(
      display: Size(width: 1024, height: 1366),
      portrait: [.splitTwoThirds: 639, .splitOneThird: 375, .slideOver: 375],
      landscape: [
        .splitTwoThirds: 981, .splitHalf: 678, .splitOneThird: 375, .slideOver: 375,
      ], .high, Provenance.publishedWindows),
    // iPad Air 4/5/11, iPad 10/11
    MultitaskingWidths(
      display: Size(width: 820, height: 1180),
      portrait: [.splitTwoThirds: 490, .splitOneThird: 320, .slideOver: 320],
      landscape: [
        .splitTwoThirds: 795, .splitHalf: 585, .splitOneThird: 375, .slideOver: 375,
      ], .low, Provenance.dividerRule),
    // iPad mini 6/7
    MultitaskingWidths(
      display: Size(width: 744, height: 1133),
      portrait: [.splitTwoThirds: 414, .splitOneThird: 320, .slideOver: 320],
      landscape: [
        .splitTwoThirds: 748, .splitHalf: 561.5, .splitOneThird: 375, .slideOver: 375,
      ], .low, Provenance.dividerRule),
    // iPad Pro 11 M4/M5
    MultitaskingWidths(
      display: Size(width: 834, height: 1210),
      portrait: [.splitTwoThirds: 504, .splitOneThird: 320, .slideOver: 320],
      landscape: [
        .splitTwoThirds: 825, .splitHalf: 600, .splitOneThird: 375, .slideOver: 375,
      ], .low, Provenance.dividerRule),
    // iPad Pro 13 M4/M5
    MultitaskingWidths(
      display: Size(width: 1032, height: 1376),
      portrait: [.splitTwoThirds: 647, .splitOneThird: 375, .slideOver: 375],
      landscape: [
        .splitTwoThirds: 991, .splitHalf: 683, .splitOneThird: 375, .slideOver: 375,
      ], .low, Provenance.dividerRule),
  ]
}
