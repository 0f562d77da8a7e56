import Typesetting

extension UIButton {
  /// The look that a button's configuration asks for, ready to be measured and drawn.
  package struct ConfigurationStyle: Sendable {
    package enum Background: String, Sendable { case plain, gray, tinted, filled }
    package enum ImagePlacement: String, Sendable { case leading, trailing, top, bottom }

    package var background: Background
    package var title: TextContent?
    package var subtitle: TextContent?
    package var image: UIImage?
    /// Whether an activity indicator takes the place of the image.
    package var showsIndicator = false
    var indicatorSide: CGFloat = 20
    /// Size of what stands beside the title; nil: nothing does.
    package var pictureSize: CGSize? {
      showsIndicator ? CGSize(width: indicatorSide, height: indicatorSide) : image?.size
    }
    /// Size that counts for the button's: that of the picture's alignment rectangle, which for a symbol
    /// is as high as a line of text. Documents have buttons with symbols alone, of three heights, that
    /// are all 34.33 high, 7 + 20.33 + 7.
    func alignedPictureSize(displayScale: CGFloat) -> CGSize? {
      showsIndicator ? pictureSize : image?.alignedSize(displayScale: displayScale)
    }
    /// How the narrower one of title and subtitle, and the lines of both, are aligned.
    package var titleAlignment = Configuration.TitleAlignment.automatic
    package var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    package var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    package var imagePlacement = ImagePlacement.leading
    package var imagePadding: CGFloat = 0
    package var titlePadding: CGFloat = 1
    /// Insets around the content; nil: the style's own.
    package var contentInsets: NSDirectionalEdgeInsets?
    package var baseForegroundColor: UIColor?
    package var baseBackgroundColor: UIColor?
    package var cornerStyle = "dynamic"
    /// Radius of the corner style `fixed`; nil: the system's.
    package var cornerRadius: CGFloat?
    package var buttonSize = "medium"

    /// Title and subtitle, as far as there is one, and what becomes of those that do not fit.
    package var texts: [(content: TextContent, lineBreakMode: NSLineBreakMode)] {
      [(title, titleLineBreakMode), (subtitle, subtitleLineBreakMode)].compactMap { text, mode in
        text.flatMap { $0.isEmpty ? nil : ($0, mode) }
      }
    }

    package init(background: Background) { self.background = background }

    @MainActor
    init(_ configuration: Configuration, of button: UIButton) {
      background = configuration.look
      imagePlacement = configuration.placement
      imagePadding = configuration.imagePadding
      titlePadding = configuration.titlePadding
      contentInsets = configuration.statedInsets
      baseForegroundColor = configuration.baseForegroundColor
      baseBackgroundColor = configuration.baseBackgroundColor
      cornerStyle = configuration.cornerStyle.name
      cornerRadius = configuration.background.radius
      buttonSize = configuration.buttonSize.name
      let standards = Standards(
        buttonSize: buttonSize, category: UIFont.textSize(of: button.traitCollection))
      image =
        (configuration.image ?? button.currentImage).map(standards.shown)
        ?? standards.image(of: button.buttonType)
      indicatorSide = standards.indicatorSide
      showsIndicator = configuration.showsActivityIndicator
      titleAlignment = configuration.titleAlignment
      titleLineBreakMode = configuration.titleLineBreakMode
      subtitleLineBreakMode = configuration.subtitleLineBreakMode
      if let symbol = configuration.preferredSymbolConfigurationForImage {
        image = image?.applyingSymbolConfiguration(symbol)
      }
      if let color = configuration.background.backgroundColor {
        baseBackgroundColor = color
        if background != .filled { background = .plain }
      }
      title = Self.content(
        Self.title(of: configuration, button),
        standards.titleFont(isPrimary: button.role == .primary),
        configuration.titleTextAttributesTransformer)
      subtitle = Self.content(
        configuration.attributedSubtitle, standards.subtitleFont,
        configuration.subtitleTextAttributesTransformer)
    }

    /// The chosen element's title, or the configuration's; that of the button's state where there is
    /// none.
    @MainActor
    private static func title(
      of configuration: UIButton.Configuration, _ button: UIButton
    ) -> AttributedString? {
      if let chosen = button.chosenTitle { return AttributedString(chosen) }
      if let title = configuration.attributedTitle { return title }
      if let title = button.currentAttributedTitle { return AttributedString(title) }
      return button.currentTitle.map { AttributedString($0) }
    }

    private static func content(
      _ text: AttributedString?, _ font: UIFont,
      _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> TextContent? {
      guard var text else { return nil }
      if let transformer {
        for run in text.runs {
          var attributes = run.attributes
          if attributes.font == nil { attributes.font = font }
          text[run.range].setAttributes(transformer(attributes))
        }
      }
      return TextContent(NSAttributedString(text), TextContent.Defaults(font: font))
    }
  }
}

/// Changes the attributes of a configuration's text before it is shown.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
