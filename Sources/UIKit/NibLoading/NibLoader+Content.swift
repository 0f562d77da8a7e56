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
      nib.child(key: "attributedText"), base: view.font ?? .systemFont(ofSize: 14),
      leading: .font)
    return makeScrollView(view, nib)
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
      var segment = UISegmentedControl.Segment(
        title: $0.string(key: "title"), image: image(named: $0["image"]),
        width: CGFloat($0.double("width") ?? 0))
      segment.isEnabled = $0.bool("enabled") ?? true
      return segment
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
