/// A picture, a text and a second text, as rows of lists have them.
///
/// The presets have the fonts and distances of table cells of the built-in styles; those that iOS
/// itself gives to sidebars are not published, and are those of other rows here.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()

  public var text: String?
  public var attributedText: NSAttributedString? {
    get { styledText?.string }
    set { styledText = newValue.map(StyledText.init) }
  }
  public var textProperties = TextProperties()

  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryStyledText?.string }
    set { secondaryStyledText = newValue.map(StyledText.init) }
  }
  public var secondaryTextProperties = TextProperties()

  /// Axes along which the margins are never less than those of the view around.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text stands beside the first where there is room for both.
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  public var alpha: CGFloat = 1

  private var styledText: StyledText?
  private var secondaryStyledText: StyledText?

  /// An immutable copy of a text, which may be read on any thread.
  private struct StyledText: Hashable, @unchecked Sendable {
    let string: NSAttributedString
    init(_ string: NSAttributedString) {
      self.string = NSAttributedString(attributedString: string)
    }
  }

  /// Distances of a row: 11 points above and below, 15 since iOS 26, as of built-in cells.
  private init(
    _ font: UIFont, secondary: UIFont = .preferredFont(forTextStyle: .caption1),
    margin: CGFloat = 11
  ) {
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margin, leading: 16, bottom: margin, trailing: 8)
    textProperties.font = font
    secondaryTextProperties.font = secondary
  }

  private static func row(secondary: UIFont.TextStyle) -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), secondary: .preferredFont(forTextStyle: secondary))
  }

  public static func cell() -> UIListContentConfiguration { row(secondary: .caption1) }

  public static func subtitleCell() -> UIListContentConfiguration { row(secondary: .caption1) }

  public static func valueCell() -> UIListContentConfiguration {
    var row = row(secondary: .body)
    row.prefersSideBySideTextAndSecondaryText = true
    row.secondaryTextProperties.color = .secondaryLabel
    return row
  }

  public static func sidebarCell() -> UIListContentConfiguration { row(secondary: .caption1) }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    row(secondary: .caption1)
  }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    row(secondary: .caption1)
  }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    row(secondary: .caption1)
  }

  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.systemFont(ofSize: 17, weight: .semibold), margin: 7)
  }

  public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }

  public static func groupedHeader() -> UIListContentConfiguration {
    var header = UIListContentConfiguration(.preferredFont(forTextStyle: .footnote), margin: 7)
    header.textProperties.color = .secondaryLabel
    header.textProperties.transform = .uppercase
    return header
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    var footer = UIListContentConfiguration(.preferredFont(forTextStyle: .footnote), margin: 7)
    footer.textProperties.color = .secondaryLabel
    return footer
  }

  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  @available(iOS 15, *)
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { plainHeader() }

  @available(iOS 15, *)
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.systemFont(ofSize: 20, weight: .bold), margin: 7)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(styledText)
    hasher.combine(secondaryStyledText)
    hasher.combine(image)
    hasher.combine(textProperties)
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Disabled text is grey; other states change nothing.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    updated.textProperties.isDimmed = isDisabled
    updated.secondaryTextProperties.isDimmed = isDisabled
    return updated
  }
}
