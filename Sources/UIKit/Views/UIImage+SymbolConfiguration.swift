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

  /// Size, weight and scale of a symbol. Of the weights, those from medium on are a little
  /// larger here.
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
