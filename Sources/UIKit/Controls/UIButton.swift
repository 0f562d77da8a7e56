import Typesetting

/// A button with a title, an image, or both.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
    public static var roundedRect: ButtonType { .system }
  }

  public let buttonType: ButtonType
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// Title in the normal state.
  package var title: String?
  /// Attributed title in the normal state.
  package var attributedTitle: TextContent?
  package var titleFont: UIFont
  package var titleColor: UIColor?
  package var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
  package var image: UIImage?
  package var backgroundImage: UIImage?
  package var style: ConfigurationStyle?

  /// The look that a button's configuration asks for.
  package struct ConfigurationStyle: Sendable {
    package enum Background: String, Sendable { case plain, gray, tinted, filled }
    package enum ImagePlacement: String, Sendable { case leading, trailing, top, bottom }

    package var background: Background
    package var title: TextContent?
    package var subtitle: TextContent?
    package var image: UIImage?
    package var imagePlacement = ImagePlacement.leading
    package var imagePadding: CGFloat = 0
    package var titlePadding: CGFloat = 1
    /// Insets around the content; nil: the style's own.
    package var contentInsets: NSDirectionalEdgeInsets?
    package var baseForegroundColor: UIColor?
    package var baseBackgroundColor: UIColor?
    package var cornerStyle = "dynamic"
    package var buttonSize = "medium"

    package init(background: Background) { self.background = background }
  }

  package init(type: ButtonType, frame: CGRect = .zero) {
    buttonType = type
    titleFont = .systemFont(ofSize: type == .custom ? 18 : 15)
    super.init(frame: frame)
  }

  public override init(frame: CGRect) {
    buttonType = .custom
    titleFont = .systemFont(ofSize: 18)
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    titleFont = .systemFont(ofSize: 18)
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize {
    if let style { return size(of: style) }
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      return Self.symbolSize(release: UIKitRelease.current)
    case .close: return CGSize(width: 30, height: 30)
    case .custom, .system: return classicSize
    }
  }

  /// Size of the info and add buttons: 22 points a side until iOS 13; since its symbols an estimate.
  private static func symbolSize(release: UIKitRelease) -> CGSize {
    release.iOS >= 13 ? CGSize(width: 25, height: 24) : CGSize(width: 22, height: 22)
  }

  /// Room above and below the title of a button without insets, and its least width.
  private static let titlePadding: CGFloat = 12
  private static let minimumSide: CGFloat = 30

  private var classicSize: CGSize {
    let insets = contentEdgeInsets
    let hasInsets = insets != .zero
    let titleSize = effectiveTitle.map(measure)
    var size = CGSize.zero
    if let titleSize {
      size = CGSize(
        width: titleSize.width, height: titleSize.height + (hasInsets ? 0 : Self.titlePadding))
    }
    if let image {
      size.width += image.size.width
      size.height = max(titleSize?.height ?? 0, image.size.height)
      if let titleSize, !hasInsets {
        size.height = max(titleSize.height + Self.titlePadding, image.size.height)
      }
    } else if titleSize == nil {
      let line = measure(TextContent(" ", font: titleFont)).height
      size.height = line + (hasInsets ? 0 : Self.titlePadding)
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if !hasInsets, image == nil { size.width = max(size.width, Self.minimumSide) }
    if let backgroundImage {
      size.width = max(size.width, backgroundImage.size.width)
      size.height = max(size.height, backgroundImage.size.height)
    }
    return size
  }

  /// The title with its attributes; nil when there is none.
  package var effectiveTitle: TextContent? {
    if let attributedTitle, !attributedTitle.isEmpty { return attributedTitle }
    guard let title, !title.isEmpty else { return nil }
    return TextContent(title, font: titleFont)
  }

  /// Size of a title, rounded up to whole points as button titles are.
  private func measure(_ content: TextContent) -> CGSize {
    let layout = content.layout(
      width: .infinity, numberOfLines: 0, lineBreakMode: titleLineBreakMode)
    return CGSize(
      width: PixelGrid.ceil(layout.width, scale: 1), height: PixelGrid.ceil(layout.height, scale: 1)
    )
  }

  // MARK: Configurations

  private func size(of style: ConfigurationStyle) -> CGSize {
    let scale = traitCollection.displayScale
    func measured(_ content: TextContent?) -> CGSize? {
      guard let content, !content.isEmpty else { return nil }
      let layout = content.layout(
        width: .infinity, numberOfLines: 0, lineBreakMode: .byWordWrapping)
      return CGSize(
        width: PixelGrid.ceil(layout.width, scale: scale),
        height: PixelGrid.ceil(layout.height, scale: scale))
    }
    let parts = [measured(style.title), measured(style.subtitle)].compactMap { $0 }
    var size = parts.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: $0.height + $1.height)
    }
    if parts.count > 1 { size.height += style.titlePadding }
    if let image = style.image?.size {
      let padding = parts.isEmpty ? 0 : style.imagePadding
      switch style.imagePlacement {
      case .leading, .trailing:
        size = CGSize(
          width: size.width + padding + image.width, height: max(size.height, image.height))
      case .top, .bottom:
        size = CGSize(
          width: max(size.width, image.width), height: size.height + padding + image.height)
      }
    }
    let insets = style.contentInsets ?? Self.insets(ofSize: style.buttonSize)
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  /// Insets of a configuration by button size; medium is measured on documents, the others are
  /// quoted.
  private static func insets(ofSize size: String) -> NSDirectionalEdgeInsets {
    switch size {
    case "mini", "small":
      NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case "large": NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    default: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
  }

  package override var firstBaselineOffset: CGFloat? {
    let size = intrinsicContentSize
    guard let title = style?.title ?? effectiveTitle, let face = title.runs.first?.attributes.face
    else { return nil }
    let metrics = MeasuringTypesetter.current.metrics(of: face)
    let top = (size.height - PixelGrid.ceil(metrics.lineHeight, scale: 1)) / 2
    return PixelGrid.round(top + metrics.ascender, scale: traitCollection.displayScale)
  }

  package override var lastBaselineOffset: CGFloat {
    firstBaselineOffset.map { intrinsicContentSize.height - $0 } ?? 0
  }
}
