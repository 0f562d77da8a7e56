extension UIListContentConfiguration {
  /// How a text of a row looks.
  public struct TextProperties: Hashable, Sendable {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    /// Whether the row is disabled.
    var isDimmed = false

    public func resolvedColor() -> UIColor { isDimmed ? .tertiaryLabel : color }
  }

  /// How the picture of a row looks.
  public struct ImageProperties: Hashable, Sendable {
    /// Stands for the room that symbols have by themselves.
    public static let standardDimension: CGFloat = 0

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// The picture is made to fit in; zero: any size.
    public var maximumSize = CGSize.zero
    /// Room that the picture has at least, in whose middle it stands; zero: its own.
    public var reservedLayoutSize = CGSize.zero

    public func hash(into hasher: inout Hasher) { hasher.combine(cornerRadius) }
  }
}

extension UIListContentConfiguration.TextProperties {
  func apply(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }

  @MainActor
  func apply(to label: UILabel) {
    label.font = font
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    label.textColor = resolvedColor()
    label.numberOfLines = numberOfLines
    label.lineBreakMode = lineBreakMode
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    label.textAlignment =
      switch alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
  }
}
