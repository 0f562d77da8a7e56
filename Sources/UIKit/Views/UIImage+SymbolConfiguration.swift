extension UIImage {
  /// How a picture is to look, and for which traits.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits for which the picture is; nil: any.
    @available(iOS 13, *)
    public let traitCollection: UITraitCollection?

    fileprivate override init() {
      traitCollection = nil
      super.init()
    }

    init(traits: UITraitCollection) {
      traitCollection = traits
      super.init()
    }

    @available(iOS 17, *)
    public convenience init(traitCollection: UITraitCollection) {
      self.init(traits: traitCollection)
    }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of fonts that goes with the symbols'.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }

  /// Size, weight and scale of a symbol. A weight does not change the size here.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Point size of the text beside which the symbol stands; nil: body text.
    let pointSize: CGFloat?
    let textStyle: UIFont.TextStyle?
    let weight: SymbolWeight
    let scale: SymbolScale
    /// Colours of the symbol, the first first.
    let colors: [UIColor]

    init(
      pointSize: CGFloat?, textStyle: UIFont.TextStyle?, weight: SymbolWeight, scale: SymbolScale,
      colors: [UIColor] = []
    ) {
      self.pointSize = pointSize
      self.textStyle = textStyle
      self.weight = weight
      self.scale = scale
      self.colors = colors
      super.init()
    }

    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
    }
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, textStyle: nil, weight: .unspecified, scale: scale)
    }
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, textStyle: nil, weight: weight, scale: .unspecified)
    }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: nil, textStyle: textStyle, weight: .unspecified, scale: scale)
    }
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, textStyle: nil, weight: .unspecified, scale: scale)
    }
    public convenience init(hierarchicalColor: UIColor) {
      self.init(paletteColors: [hierarchicalColor])
    }
    public convenience init(paletteColors: [UIColor]) {
      self.init(
        pointSize: nil, textStyle: nil, weight: .unspecified, scale: .unspecified,
        colors: paletteColors)
    }

    open class var unspecified: SymbolConfiguration { SymbolConfiguration(scale: .unspecified) }

    /// This configuration with what another one specifies.
    open func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      let other = otherConfiguration
      let hasSize = other.pointSize != nil || other.textStyle != nil
      return SymbolConfiguration(
        pointSize: hasSize ? other.pointSize : pointSize,
        textStyle: hasSize ? other.textStyle : textStyle,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale,
        colors: other.colors.isEmpty ? colors : other.colors)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && textStyle == other.textStyle
        && weight == other.weight && scale == other.scale && colors == other.colors
    }

    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(scale)
      hasher.combine(weight)
      return hasher.finalize()
    }
  }
}

/// Sizes of system symbols.
enum SymbolMetrics {
  /// Point size at which a symbol of medium scale has the size that documents list, which is 128
  /// points for the longer side of most: a circle of large scale beside 17 points is 25.67 wide.
  static let catalogPointSize: CGFloat = 107

  /// Size of a symbol in a configuration, from the size that documents list for it.
  static func size(
    ofCatalogSize size: CGSize, _ configuration: UIImage.SymbolConfiguration?
  ) -> CGSize {
    let factor = scaledPointSize(configuration) / catalogPointSize
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// Distances of the alignment rectangle from the image's edges: below zero where it is the
  /// larger one, which is usual, since symbols are aligned by the capitals beside them.
  static func alignmentInsets(
    of name: String, _ configuration: UIImage.SymbolConfiguration?
  ) -> UIEdgeInsets {
    guard let (top, bottom) = seenInsets[name] else { return .zero }
    let factor = scaledPointSize(configuration) / 17
    return UIEdgeInsets(top: top * factor, left: 0, bottom: bottom * factor, right: 0)
  }

  private static func scaledPointSize(_ configuration: UIImage.SymbolConfiguration?) -> CGFloat {
    let text =
      configuration?.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
    return factor(configuration?.scale ?? .medium) * (configuration?.pointSize ?? text ?? 17)
  }

  /// Insets at the top and at the bottom beside text of 17 points, to half a pixel: what the frames
  /// of image views in public documents differ by from their constraints, however large they are
  /// (a person is 2.67 less high than its 128 points, and 2.33 less than its 80).
  private static let seenInsets: [String: (CGFloat, CGFloat)] = [
    "bell": (0.25, -0.75),
    "checkmark.circle.fill": (-0.5, -0.5),
    "heart": (-1.25, -1.25),
    "person": (-1.25, -1.25),
    "star.fill": (0.5, -0.5),
  ]

  /// Size of the three scales relative to medium.
  static func factor(_ scale: UIImage.SymbolScale) -> CGFloat {
    switch scale {
    case .small: 0.78
    case .large: 1.263
    case .default, .unspecified, .medium: 1
    }
  }

  /// The size that documents list for a symbol, or an estimate from its name.
  static func catalogSize(of name: String) -> CGSize {
    if let (width, height) = seen[name] { return CGSize(width: width, height: height) }
    let parts = name.split(separator: ".")
    // In documents a circle is most often 128 by 123, a square 128 by 114.
    if parts.contains("circle") { return CGSize(width: 128, height: 123) }
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
    "bell.badge": (117, 128),
    "bin.xmark": (128, 92),
    "camera.filters": (128, 119),
    "checkerboard.shield": (121, 128),
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
    "tablecells": (128, 93),
    "tag.fill": (128, 118),
    "text.badge.checkmark": (128, 107),
    "xmark.bin": (128, 92),
    "xmark.bin.fill": (128, 92),
    "xmark.circle": (128, 123),
    "xmark.circle.fill": (128, 121),
  ]
}
