import IBDocument
import Typesetting

extension NibLoader {
  // MARK: Text

  func makeLabel(_ nib: NibElement, frame: CGRect) -> UIView {
    let label = UILabel(frame: frame)
    label.font = font(nib.font(key: "fontDescription"), defaultSize: 17) ?? .systemFont(ofSize: 17)
    label.text = nib.string(key: "text")
    label.numberOfLines = nib.integer("numberOfLines") ?? 1
    label.textColor = nib.color(key: "textColor").flatMap(color)
    label.textAlignment = nib["textAlignment"].map(Self.alignment) ?? .natural
    label.lineBreakMode = Self.lineBreakMode(nib["lineBreakMode"]) ?? .byTruncatingTail
    label.adjustsFontSizeToFitWidth =
      nib["minimumFontSize"] != nil || nib["minimumScaleFactor"] != nil
    if nib.bool("adjustsFontSizeToFit") == false { label.adjustsFontSizeToFitWidth = false }
    let least = nib.double("minimumFontSize").map { min(1, $0 / Double(label.font.pointSize)) }
    label.minimumScaleFactor = CGFloat(nib.double("minimumScaleFactor") ?? least ?? 0)
    label.allowsDefaultTighteningForTruncation = nib.bool("adjustsLetterSpacingToFitWidth") ?? false
    label.baselineAdjustment =
      Self.baselineAdjustments[nib["baselineAdjustment"] ?? ""] ?? .alignBaselines
    label.isEnabled = nib.bool("enabled") ?? true
    label.isHighlighted = nib.bool("highlighted") ?? false
    label.highlightedTextColor = nib.color(key: "highlightedColor").flatMap(color)
    label.shadowColor = nib.color(key: "shadowColor").flatMap(color)
    if let offset = nib.base.size(key: "shadowOffset") {
      label.shadowOffset = CGSize(width: offset.width, height: offset.height)
    }
    label.preferredMaxLayoutWidth = CGFloat(nib.double("preferredMaxLayoutWidth") ?? 0)
    label.content = attributedText(nib.child(key: "attributedText"), base: label.font)
    return label
  }

  private static let baselineAdjustments: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]

  func makeTextField(_ nib: NibElement, frame: CGRect) -> UIView {
    let field = UITextField(frame: frame)
    field.font = font(nib.font(key: "fontDescription"), defaultSize: 17)
    field.text = nib.string(key: "text")
    field.placeholder = nib.string(key: "placeholder")
    let base = field.font ?? .systemFont(ofSize: 17)
    if let text = attributedString(nib.child(key: "attributedText"), base: base) {
      field.attributedText = text
    }
    if let text = attributedString(nib.child(key: "attributedPlaceholder"), base: base) {
      field.attributedPlaceholder = text
    }
    field.textColor = nib.color(key: "textColor").flatMap(color)
    field.textAlignment = nib["textAlignment"].map(Self.alignment) ?? .natural
    field.isSecureTextEntry =
      nib.base.child(key: "textInputTraits")?.bool("secureTextEntry") ?? false
    field.clearButtonMode = Self.viewModes[nib["clearButtonMode"] ?? ""] ?? .never
    if let least = nib.double("minimumFontSize") {
      field.minimumFontSize = CGFloat(least)
      field.adjustsFontSizeToFitWidth = nib.bool("adjustsFontSizeToFit") ?? true
    }
    switch nib["borderStyle"] {
    case "roundedRect": field.borderStyle = .roundedRect
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    default: field.borderStyle = .none
    }
    return field
  }

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]

  func makeTextView(_ nib: NibElement, frame: CGRect) -> UIView {
    let view = UITextView(frame: frame)
    view.font = font(nib.font(key: "fontDescription"), defaultSize: 14)
    view.text = nib.string(key: "text")
    view.textColor = nib.color(key: "textColor").flatMap(color)
    view.textAlignment = nib["textAlignment"].map(Self.alignment) ?? .natural
    view.isEditable = nib.bool("editable") ?? true
    view.isSelectable = nib.bool("selectable") ?? true
    view.content = attributedText(
      nib.child(key: "attributedText"), base: view.font ?? .systemFont(ofSize: 14))
    return makeScrollView(view, nib)
  }

  // MARK: Buttons

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

  // MARK: Controls

  func makeControl(_ nib: NibElement, frame: CGRect) -> UIView? {
    switch nib.name {
    case "switch":
      let control = UISwitch(frame: frame)
      control.isOn = nib.bool("on") ?? false
      control.onTintColor = nib.color(key: "onTintColor").flatMap(color)
      control.thumbTintColor = nib.color(key: "thumbTintColor").flatMap(color)
      return control
    case "slider": return makeSlider(nib, frame: frame)
    case "stepper":
      let control = UIStepper(frame: frame)
      control.minimumValue = nib.double("minimumValue") ?? 0
      control.maximumValue = nib.double("maximumValue") ?? 100
      control.value = nib.double("value") ?? 0
      return control
    case "segmentedControl": return makeSegmentedControl(nib, frame: frame)
    case "activityIndicatorView": return makeIndicator(nib, frame: frame)
    case "progressView": return makeProgressView(nib, frame: frame)
    case "pageControl": return makePageControl(nib, frame: frame)
    case "pickerView": return UIPickerView(frame: frame)
    case "refreshControl": return UIRefreshControl(frame: frame)
    case "colorWell":
      let control = UIColorWell(frame: frame)
      control.selectedColor = nib.color(key: "selectedColor").flatMap(color)
      return control
    case "datePicker": return makeDatePicker(nib, frame: frame)
    default: return nil
    }
  }

  private func makeSlider(_ nib: NibElement, frame: CGRect) -> UISlider {
    let control = UISlider(frame: frame)
    control.minimumValue = Float(nib.double("minValue") ?? 0)
    control.maximumValue = Float(nib.double("maxValue") ?? 1)
    control.value = Float(nib.double("value") ?? 0)
    control.minimumTrackTintColor = nib.color(key: "minimumTrackTintColor").flatMap(color)
    control.maximumTrackTintColor = nib.color(key: "maximumTrackTintColor").flatMap(color)
    control.thumbTintColor = nib.color(key: "thumbTintColor").flatMap(color)
    return control
  }

  private func makeProgressView(_ nib: NibElement, frame: CGRect) -> UIProgressView {
    let view = UIProgressView(frame: frame)
    view.progressViewStyle = nib["progressViewStyle"] == "bar" ? .bar : .default
    view.progress = Float(nib.double("progress") ?? 0)
    view.progressTintColor = nib.color(key: "progressTintColor").flatMap(color)
    view.trackTintColor = nib.color(key: "trackTintColor").flatMap(color)
    return view
  }

  private func makePageControl(_ nib: NibElement, frame: CGRect) -> UIPageControl {
    let control = UIPageControl(frame: frame)
    control.numberOfPages = nib.integer("numberOfPages") ?? 0
    control.hidesForSinglePage = nib.bool("hidesForSinglePage") ?? false
    control.currentPage = nib.integer("currentPage") ?? 0
    control.pageIndicatorTintColor = nib.color(key: "pageIndicatorTintColor").flatMap(color)
    control.currentPageIndicatorTintColor =
      nib.color(key: "currentPageIndicatorTintColor").flatMap(color)
    return control
  }

  private func makeDatePicker(_ nib: NibElement, frame: CGRect) -> UIDatePicker {
    let control = UIDatePicker(frame: frame)
    control.datePickerMode = Self.datePickerModes[nib["datePickerMode"] ?? ""] ?? .dateAndTime
    control.preferredDatePickerStyle = Self.datePickerStyles[nib["style"] ?? ""] ?? .automatic
    return control
  }

  private static let datePickerStyles: [String: UIDatePickerStyle] = [
    "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]
  private static let datePickerModes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
  ]

  private func makeSegmentedControl(_ nib: NibElement, frame: CGRect) -> UIView {
    let control = UISegmentedControl(frame: frame)
    control.apportionsSegmentWidthsByContent =
      nib.bool("apportionsSegmentWidthsByContent") ?? false
    control.selectedSegmentTintColor = nib.color(key: "selectedSegmentTintColor").flatMap(color)
    let segments = nib.base.child(named: "segments")?.children(named: "segment") ?? []
    control.segments = segments.map {
      UISegmentedControl.Segment(
        title: $0.string(key: "title"), image: image(named: $0["image"]),
        width: CGFloat($0.double("width") ?? 0))
    }
    control.selectedSegmentIndex = nib.integer("selectedSegmentIndex") ?? -1
    return control
  }

  private func makeIndicator(_ nib: NibElement, frame: CGRect) -> UIView {
    let view = UIActivityIndicatorView(frame: frame)
    let styles: [String: UIActivityIndicatorView.Style] = [
      "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium,
      "large": .large,
    ]
    view.style = styles[nib["style"] ?? ""] ?? .white
    view.hidesWhenStopped = nib.bool("hidesWhenStopped") ?? false
    view.isAnimating = nib.bool("animating") ?? false
    view.color = nib.color(key: "color").flatMap(color)
    return view
  }

  func barItems(_ element: IBElement?) -> [BarItem] {
    (element?.children ?? []).map(barItem)
  }
}
