/// Sizes of system symbols and how they stand beside text.
enum SymbolMetrics {
  // MARK: Sizes

  /// Point size at which a symbol of medium scale has the size that documents list, which is 128
  /// points for the longer side: a circle of large scale beside 17 points is 25.67 wide, in thirds.
  private static let catalogPointSize: CGFloat = 107

  /// That of symbols whose longer side is not as long as a circle's: a person beside 17 points is 19
  /// by 17.5, a plus of large scale 21.5 wide, as frames and logs in public repositories tell.
  private static let catalogPointSizes: [String: CGFloat] = [
    "alarm": 112.5,
    "arrow.2.circlepath": 93.5,
    "arrow.backward": 113,
    "backward.end.fill": 109.5,
    "basket": 92,
    "basket.fill": 91.5,
    "bell": 112.3,
    "bookmark.square.fill": 111.5,
    "calendar": 103.9,
    "checkmark": 117.5,
    "checkmark.square": 110.7,
    "checkmark.square.fill": 110.7,
    "chevron.backward": 131,
    "chevron.compact.down": 114.4,
    "chevron.compact.right": 128,
    "chevron.forward": 131,
    "chevron.left": 131,
    "chevron.right": 131,
    "clock": 108,
    "cloud": 96.5,
    "cloud.drizzle": 97.5,
    "cloud.fill": 96.5,
    "cloud.rain.fill": 100,
    "crown.fill": 86.4,
    "doc.plaintext": 108.8,
    "envelope.fill": 96.6,
    "eye": 82.65,
    "eye.slash": 82.65,
    "forward.end.fill": 109.5,
    "gearshape.fill": 104.5,
    "heart": 103.5,
    "heart.fill": 107.5,
    "highlighter": 100,
    "icloud.and.arrow.down": 90.7,
    "key.fill": 96,
    "magnifyingglass": 106,
    "message.fill": 99.2,
    "minus": 128,
    "paperplane": 101.8,
    "paperplane.fill": 98.6,
    "pencil": 125,
    "person": 117.5,
    "person.2": 79,
    "person.fill": 119,
    "phone.fill": 110,
    "photo": 91,
    "photo.fill": 90.5,
    "photo.fill.on.rectangle.fill": 83.3,
    "pin": 100.7,
    "placeholdertext.fill": 101,
    "plus": 128,
    "repeat": 99.5,
    "seal": 97,
    "speaker": 115,
    "speaker.slash": 113.2,
    "speaker.wave.2.fill": 91.5,
    "square.and.arrow.up": 103.2,
    "square.and.pencil": 104.7,
    "star": 98.6,
    "star.fill": 98.6,
    "star.lefthalf.fill": 98.6,
    "sun.max": 102.5,
    "sun.max.fill": 102.5,
    "sun.min.fill": 108,
    "video": 89,
    "video.fill": 89.3,
    "xmark.diamond": 96,
  ]
  /// The longer side of every symbol in the lists of documents.
  private static let catalogSide: CGFloat = 128

  /// What Xcode 14 and later list for a circle, and for a globe. Beside 17 points these are 19.67 wide at
  /// medium scale, in documents of three repositories, and 25.67 at large scale; at 74 points 86.67.
  private static let catalogCircle = CGSize(width: 128, height: 123)
  private static let circlePointSize: CGFloat = 109.2
  /// What earlier ones list for the same circle, which is as high, with more at its sides: 25.58 wide at
  /// large scale beside 17 points.
  private static let earlierCircle = CGSize(width: 128, height: 121)
  /// What the first versions of Xcode 11 list for it: at 45 points it is 53 by 51 there (LambdaSchool's AudioRecord).
  private static let firstCircle = CGSize(width: 64, height: 62)
  private static let largeCircleFactor: CGFloat = 1.29
  /// Those of other symbols that are not as the rest: an arrow out of a square is 20.5 wide in configured buttons
  /// at 14 points (kamilgomolka/UIKit-Storyboard), and in image views 19 by 21 beside 17 at medium scale
  /// (Jerne-Hatchet/newsApi, T1000-Swift-Hail/week-05_LAB_STACKVIEWS).
  private static let largeFactors: [String: CGFloat] = ["square.and.arrow.up": 1.31]

  /// Size of a symbol in a configuration, from the size that documents list for it: those of Xcode
  /// 11's first versions list half of what later ones do.
  static func size(
    of name: String, catalogSize size: CGSize, _ configuration: UIImage.SymbolConfiguration?
  ) -> CGSize {
    let isCircle = size == catalogCircle
    let listed = (catalogPointSizes[name] ?? standardPointSize(of: size)) / catalogSide
    let side = max(size.width, size.height, 1)
    let scale = configuration?.scale ?? .medium
    let largeFactor = isCircle ? largeCircleFactor : largeFactors[name]
    let scaleFactor = scale == .large ? largeFactor ?? factor(scale) : factor(scale)
    var factor = scaleFactor * pointSize(configuration) / listed / side
    factor *= weightFactor(configuration?.weight ?? .regular)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  private static func standardPointSize(of size: CGSize) -> CGFloat {
    if size == firstCircle { return circlePointSize }
    guard size == catalogCircle || size == earlierCircle else { return catalogPointSize }
    return circlePointSize * size.height / catalogCircle.height
  }

  /// Size of a symbol of a weight relative to regular, from a document each: in 18 by 18 a circle of medium weight is
  /// 18.5 high, which makes it 20 to 20.5 high beside 17 points, and heavy chevrons of 27 points are 22 by 29
  /// (sainkr/Sudoku). Those between are taken to be as medium, light ones, a person's, to be as regular ones.
  private static func weightFactor(_ weight: UIImage.SymbolWeight) -> CGFloat {
    switch weight {
    case .heavy, .black: 1.08
    case .medium, .semibold, .bold: 1.05
    default: 1
    }
  }

  /// Point size of the text beside which a symbol stands.
  private static func pointSize(_ configuration: UIImage.SymbolConfiguration?) -> CGFloat {
    let style = configuration?.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
    return configuration?.pointSize ?? style ?? 17
  }

  /// Size of the three scales relative to medium.
  private static func factor(_ scale: UIImage.SymbolScale) -> CGFloat {
    switch scale {
    case .small: 0.78
    case .large: 1.263
    case .default, .unspecified, .medium: 1
    }
  }

  // MARK: Alignment

  /// Distances of the alignment rectangle from the image's edges, below zero where it is the larger
  /// one.
  ///
  /// The rectangle is as high as a line of the text beside which the symbol stands, from ascender to
  /// descender and whatever the symbol's scale, and the symbol is centred on the capitals. Logs of
  /// public repositories show it: `play.circle.fill`, 19 high, has its baseline at 3.5 and insets of
  /// -0.5 and -0.5; a chevron of 25.67 beside 64 points -25 and -25.67. So do the frames of image
  /// views: `circle` in 24 by 24 is 22.67 high, `arrow.right` 19, `person` in 80 by 80 77.67 and in 128
  /// by 128 125.33, `placeholdertext.fill` 21.5 in 20.
  ///
  /// - Parameters:
  ///   - size: The symbol's size in its configuration.
  ///   - displayScale: Pixels per point, to which height, baseline, ascender and descender are
  ///     rounded.
  static func alignmentInsets(
    of name: String, size: CGSize, _ configuration: UIImage.SymbolConfiguration?,
    displayScale: CGFloat
  ) -> UIEdgeInsets {
    let font = UIFont.systemFont(ofSize: pointSize(configuration))
    let height = height(ofSize: size, displayScale: displayScale)
    let baseline = baseline(of: name, size: size, configuration, displayScale: displayScale)
    let ascender = PixelGrid.round(font.ascender, scale: displayScale)
    let descender = PixelGrid.round(-font.descender, scale: displayScale)
    return UIEdgeInsets(
      top: height - baseline - ascender, left: 0, bottom: baseline - descender, right: 0)
  }

  /// Height of the image, which is in whole pixels.
  static func height(ofSize size: CGSize, displayScale: CGFloat) -> CGFloat {
    PixelGrid.round(size.height, scale: displayScale)
  }

  /// Distance of the baseline from the image's bottom, as it is with the exact height.
  ///
  /// Height and baseline are each rounded: eleven symbols of seven public repositories, such as
  /// `phone.fill` with insets of -1.5 and -1 (relatedcode/Messenger), say so. A log of iOS 13 has `person`
  /// at -1 and -1.5, which asks for 17.48 high at most; documents of Xcode 13 and 15 have it as ours, at
  /// -1.5 and -1 (TortugaPower/BookPlayer) and at -1.33 in pixels of a third (tinode/ios). Some symbols,
  /// such as `pencil`, are not centred on the capitals; ours are, but for stars.
  static func baseline(
    of name: String, size: CGSize, _ configuration: UIImage.SymbolConfiguration?,
    displayScale: CGFloat
  ) -> CGFloat {
    let pointSize = pointSize(configuration)
    let centred = (size.height - UIFont.systemFont(ofSize: pointSize).capHeight) / 2
    let raise = stars.contains(name) ? starRaise * pointSize : 0
    return PixelGrid.round(centred - raise, scale: displayScale)
  }

  private static let stars: Set<String> = ["star", "star.fill", "star.lefthalf.fill"]
  /// What a star stands above the middle of the capitals, in em: beside 17 points at three pixels a point its
  /// baseline is 3⅓ above the bottom of its 20 points, not 4, so 0.5 to 0.83 higher (an empty and a filled one of
  /// renova213/BootcampSwiftPhincon; the half-filled one is taken to be alike).
  private static let starRaise: CGFloat = 0.04

  // MARK: Listed sizes

  /// The size that documents list for a symbol, or an estimate from its name.
  static func catalogSize(of name: String) -> CGSize {
    if let (width, height) = seen[name] { return CGSize(width: width, height: height) }
    let parts = name.split(separator: ".")
    // In documents a circle is most often 128 by 123, a square 128 by 114.
    if parts.contains("circle") { return catalogCircle }
    if parts.contains("square") { return CGSize(width: 128, height: 114) }
    if parts.first == "chevron", parts.contains("up") || parts.contains("down") {
      return CGSize(width: 128, height: 72)
    }
    if parts.first == "chevron" { return CGSize(width: 97, height: 128) }
    return CGSize(width: 128, height: 117)
  }

  /// Sizes that public documents list.
  private static let seen: [String: (CGFloat, CGFloat)] = [
    "arrow.left.and.right": (128, 76),
    "arrow.up.circle.fill": (128, 123),
    "bell": (125, 128),
    "bell.badge": (117, 128),
    "bin.xmark": (128, 92),
    "camera.filters": (128, 119),
    "checkerboard.shield": (121, 128),
    "checkmark": (128, 114),
    "checkmark.seal.fill": (128, 124),
    "checkmark.shield.fill": (121, 128),
    "chevron.right": (97, 128),
    "doc.on.doc": (116, 128),
    "envelope.fill": (128, 85),
    "exclamationmark.octagon.fill": (128, 112),
    "hand.raised.fill": (128, 128),
    "lock.rotation": (128, 119),
    "lock.shield": (121, 128),
    "magnifyingglass": (128, 117),
    "mic.fill": (110, 128),
    "nosign": (128, 123),
    "pause.fill": (114, 128),
    "pencil": (128, 113),
    "person": (128, 121),
    "person.2": (128, 87),
    "phone.down.fill": (128, 53),
    "plus": (128, 113),
    "plus.bubble": (128, 110),
    "plus.circle": (128, 123),
    "qrcode": (128, 114),
    "questionmark.circle": (128, 123),
    "rectangle.portrait.and.arrow.right": (128, 109),
    "speaker.fill": (128, 125),
    "speaker.wave.3.fill": (128, 84),
    "square.and.arrow.up": (115, 128),
    "tablecells": (128, 93),
    "tag.fill": (128, 118),
    "text.badge.checkmark": (128, 107),
    "xmark.bin": (128, 92),
    "xmark.bin.fill": (128, 92),
    "xmark.circle": (128, 123),
    "xmark.circle.fill": (128, 121),
  ]
}
