import IBDocument
import Typesetting

/// Buttons, with the titles of their states and with configurations.
extension NibLoader {
  func makeButton(_ nib: NibElement, frame: CGRect) -> UIView {
    let button = UIButton(type: Self.buttonTypes[nib["buttonType"] ?? ""] ?? .custom, frame: frame)
    if let font = font(nib.font(key: "fontDescription"), defaultSize: 15) {
      button.titleFont = font
    }
    button.titleLineBreakMode = Self.lineBreakMode(nib["lineBreakMode"]) ?? .byTruncatingMiddle
    button.contentEdgeInsets = insets("contentEdgeInsets", of: nib)
    button.titleEdgeInsets = insets("titleEdgeInsets", of: nib)
    button.imageEdgeInsets = insets("imageEdgeInsets", of: nib)
    applyStates(nib, to: button)
    if let configuration = nib.base.child(named: "buttonConfiguration", key: "configuration") {
      button.style = configurationStyle(configuration, nib: nib)
    }
    return button
  }

  private func insets(_ key: String, of nib: NibElement) -> UIEdgeInsets {
    nib.base.inset(key: key).map { UIEdgeInsets($0) } ?? .zero
  }

  /// What each state shows, the normal one first, which the others fall back to.
  private func applyStates(_ nib: NibElement, to button: UIButton) {
    let elements = nib.base.children(named: "state")
    for (key, state) in Self.buttonStates {
      elements.filter { $0.key == key }.forEach { apply($0, for: state, to: button) }
    }
  }

  private static let buttonStates: [(key: String, state: UIControl.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled),
    ("selected", .selected),
  ]

  private func apply(_ element: IBElement, for state: UIControl.State, to button: UIButton) {
    button.setTitle(element.string(key: "title"), for: state)
    button.setAttributedTitle(
      attributedString(element.child(key: "attributedTitle"), base: button.titleFont), for: state)
    button.setTitleColor(element.color(key: "titleColor").flatMap(color), for: state)
    let hasTitle =
      button.attributedTitle(for: state) != nil || button.title(for: state)?.isEmpty == false
    let image = image(
      named: element["image"], reference: element.child(named: "imageReference", key: "image"),
      symbolScale: element.child(key: "preferredSymbolConfiguration"),
      standard: hasTitle ? .medium : .large,
      standardSize: hasTitle ? button.titleFont.pointSize : nil)
    button.setImage(image, for: state)
    button.setBackgroundImage(self.image(named: element["backgroundImage"]), for: state)
  }

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  private func configurationStyle(
    _ element: IBElement, nib: NibElement
  ) -> UIButton.ConfigurationStyle {
    let background = UIButton.ConfigurationStyle.Background(rawValue: element["style"] ?? "plain")
    var style = UIButton.ConfigurationStyle(background: background ?? .plain)
    applyContent(of: element, nib: nib, to: &style)
    if let insets = element.directionalInsets(key: "contentInsets") {
      style.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
    style.cornerStyle = element["cornerStyle"] ?? "dynamic"
    style.buttonSize = element["buttonSize"] ?? "medium"
    style.baseForegroundColor = element.color(key: "baseForegroundColor").flatMap(color)
    style.baseBackgroundColor = element.color(key: "baseBackgroundColor").flatMap(color)
    if let own = element.child(named: "backgroundConfiguration", key: "background") {
      style.cornerRadius = own.double("cornerRadius").map { CGFloat($0) }
      if let fill = own.color(key: "backgroundColor").flatMap(color) {
        style.baseBackgroundColor = fill
        if style.background != .filled { style.background = .plain }
      }
    }
    return style
  }

  /// Title, subtitle and picture of a configuration, and the space between them.
  private func applyContent(
    of element: IBElement, nib: NibElement, to style: inout UIButton.ConfigurationStyle
  ) {
    let isPrimary = nib["role"] == "primary"
    let font =
      font(element.font(key: "titleFontDescription"), defaultSize: 17)
      ?? standardTitleFont(isPrimary: isPrimary)
    style.title =
      attributedText(element.child(key: "attributedTitle"), base: font)
      ?? element.string(key: "title").map { TextContent($0, font: font) }
    let small = UIFont.systemFont(ofSize: 12)
    style.subtitle =
      attributedText(element.child(key: "attributedSubtitle"), base: small)
      ?? element.string(key: "subtitle").map { TextContent($0, font: small) }
    style.titleAlignment = Self.titleAlignments[element["titleAlignment"] ?? ""] ?? .automatic
    style.titleLineBreakMode = Self.lineBreakMode(element["titleLineBreakMode"]) ?? .byWordWrapping
    style.subtitleLineBreakMode =
      Self.lineBreakMode(element["subtitleLineBreakMode"]) ?? .byWordWrapping
    style.showsIndicator = element.bool("showsActivityIndicator") ?? false
    let hasText = style.title != nil || style.subtitle != nil
    style.image = image(
      named: element["image"], reference: element.child(named: "imageReference", key: "image"),
      symbolScale: element.child(key: "preferredSymbolConfigurationForImage"),
      standard: hasText ? .medium : .large)
    style.imagePlacement =
      UIButton.ConfigurationStyle.ImagePlacement(rawValue: element["imagePlacement"] ?? "")
      ?? .leading
    style.imagePadding = CGFloat(element.double("imagePadding") ?? 0)
    style.titlePadding = CGFloat(element.double("titlePadding") ?? 1)
  }

  private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
    "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  /// The font of a configuration's title: the body style, semibold where the button is a primary
  /// one.
  private func standardTitleFont(isPrimary: Bool) -> UIFont {
    let body = UIFont.textStyle(.body, category: traits.preferredContentSizeCategory.typesetting)
    return .systemFont(ofSize: body.pointSize, weight: isPrimary ? .semibold : .regular)
  }
}
