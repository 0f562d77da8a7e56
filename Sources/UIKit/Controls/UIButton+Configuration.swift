extension UIButton {
  /// What a button shows and how it looks.
  public struct Configuration: Sendable {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// The style that the configuration began as.
    let look: ConfigurationStyle.Background
    /// Insets that were set; nil: those of ``buttonSize``.
    var statedInsets: NSDirectionalEdgeInsets?

    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between image and title.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    /// Whether an indicator stands in the place of the image; it grows with the text.
    public var showsActivityIndicator = false

    private init(_ look: ConfigurationStyle.Background) { self.look = look }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Room around the content.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { statedInsets ?? UIButton.standardInsets(ofSize: buttonSize.name) }
      set { statedInsets = newValue }
    }

    /// Has the insets follow ``buttonSize`` again.
    public mutating func setDefaultContentInsets() { statedInsets = nil }

    /// The configuration for a button's state: the same, since states are resolved when shown.
    @MainActor
    public func updated(for button: UIButton) -> Configuration { self }

    var placement: ConfigurationStyle.ImagePlacement {
      if imagePlacement.contains(.top) { return .top }
      if imagePlacement.contains(.bottom) { return .bottom }
      return imagePlacement.contains(.trailing) ? .trailing : .leading
    }
  }
}

extension UIButton.Configuration.Size {
  var name: String {
    switch self {
    case .medium: "medium"
    case .small: "small"
    case .mini: "mini"
    case .large: "large"
    }
  }
}

extension UIButton.Configuration.CornerStyle {
  var name: String {
    switch self {
    case .fixed: "fixed"
    case .dynamic: "dynamic"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .capsule: "capsule"
    }
  }
}
