import CoreGraphics
import DisplayList
import Typesetting
import UIKit

extension ViewPainter {
  func paint(label: UILabel, _ bounds: CGRect) {
    guard !label.effectiveContent.isEmpty, let text = label.textRectForDrawing(in: bounds) else {
      return
    }
    guard label.isEnabled else {
      // How much fainter is an estimate.
      return inGroup(DisplayList.Group(opacity: 0.5)) { paint(label, bounds, text: text) }
    }
    paint(label, bounds, text: text)
  }

  private func paint(_ label: UILabel, _ bounds: CGRect, text: CGRect) {
    let content = label.fittedContent(in: text.size)
    var setting = TextSetting(
      color: label.shownTextColor.map(palette.color) ?? palette.label,
      alignment: label.textAlignment,
      numberOfLines: label.numberOfLines, lineBreakMode: label.lineBreakMode,
      isRightToLeft: isRightToLeft(label), fitsHeight: label.numberOfLines != 1)
    setting.position = position(of: label, in: text, shown: content)
    setting.clip = bounds
    if let shadow = label.shadowColor {
      var shifted = setting
      shifted.color = palette.color(shadow)
      let offset = label.shadowOffset
      if case .baseline(let y) = shifted.position {
        shifted.position = .baseline(y + offset.height)
      }
      draw(content, in: text.offsetBy(dx: offset.width, dy: offset.height), shifted)
    }
    draw(content, in: text, setting)
  }

  /// Where a label's text stands: in the middle, or, where it was made smaller, by the line that it
  /// would have been.
  private func position(
    of label: UILabel, in bounds: CGRect, shown: TextContent
  ) -> TextSetting.VerticalPosition {
    let content = label.effectiveContent
    let isSmaller =
      shown.runs.first?.attributes.face.pointSize != content.runs.first?.attributes.face.pointSize
    guard isSmaller, label.numberOfLines == 1, label.baselineAdjustment != .alignCenters else {
      return .center
    }
    func line(_ content: TextContent) -> TextLayout {
      content.layout(width: .infinity, numberOfLines: 1, lineBreakMode: .byClipping)
    }
    let whole = line(content)
    let top = bounds.minY + PixelGrid.round((bounds.height - whole.height) / 2, scale: scale)
    return label.baselineAdjustment == .alignBaselines
      ? .baseline(top + whole.firstBaseline) : .baseline(top + line(shown).firstBaseline)
  }

  /// Whether a view's content reads from the right.
  func isRightToLeft(_ view: UIView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func paint(textView view: UITextView, _ bounds: CGRect) {
    let insets = view.textContainerInset
    let padding = view.textContainer.lineFragmentPadding
    let rect = CGRect(
      x: insets.left + padding, y: insets.top - view.contentOffset.y,
      width: bounds.width - insets.left - insets.right - 2 * padding,
      height: bounds.height - insets.top)
    draw(
      view.shownContent, in: rect,
      TextSetting(
        color: view.textColor.map(palette.color) ?? palette.label, alignment: view.textAlignment,
        numberOfLines: view.textContainer.maximumNumberOfLines,
        lineBreakMode: view.textContainer.lineBreakMode, position: .top,
        isRightToLeft: isRightToLeft(view)))
  }

  // MARK: Fields

  func paint(field: UITextField, _ bounds: CGRect) {
    // Drawn by its bar.
    if field is UISearchTextField { return }
    if field.borderStyle != .roundedRect, let background = field.shownBackground {
      draw(
        background, in: bounds, mode: .scaleToFill, tint: palette.color(field.tintColor),
        covered: { [field.textRect(forBounds: bounds)] })
    }
    paintBorder(of: field, bounds)
    let isPlaceholder = field.shownContent.isPlaceholder
    let rect =
      isPlaceholder ? field.placeholderRect(forBounds: bounds) : field.textRect(forBounds: bounds)
    let content = field.fittedContent(width: rect.width).content
    let own = field.textColor.map(palette.color) ?? palette.label
    draw(
      content, in: rect,
      TextSetting(
        color: isPlaceholder ? palette.placeholder : own, alignment: field.textAlignment,
        isRightToLeft: isRightToLeft(field)))
    if field.showsClearButton {
      let place = field.clearButtonRect(forBounds: bounds).insetBy(dx: 1, dy: 1)
      drawSymbol("xmark.circle.fill", in: place, color: palette.placeholder)
    }
  }

  private func paintBorder(of field: UITextField, _ bounds: CGRect) {
    let inset = bounds.insetBy(dx: hairline / 2, dy: hairline / 2)
    let line = DisplayList.StrokeStyle(width: Double(hairline))
    switch field.borderStyle {
    case .none: return
    case .roundedRect:
      // The border is drawn with the field's background, which would have square corners.
      if field.backgroundColor == nil || field.layerStyle.cornerRadius == 0 {
        let fill = palette.either(light: .white, dark: DisplayList.Color(white: 0))
        list.fill(.roundedRect(inset, radius: 5.5), with: fill)
      }
      list.stroke(
        .roundedRect(inset, radius: 5.5),
        with: .color(
          palette.either(
            light: DisplayList.Color(white: 0.8), dark: DisplayList.Color(white: 1, alpha: 0.2))),
        style: line)
    case .line:
      list.stroke(
        .rect(bounds.insetBy(dx: 0.5, dy: 0.5)), with: .color(palette.label),
        style: DisplayList.StrokeStyle(width: 1))
    case .bezel:
      list.stroke(
        .rect(bounds.insetBy(dx: 0.5, dy: 0.5)), with: .color(palette.gray),
        style: DisplayList.StrokeStyle(width: 1))
      list.stroke(
        .line(CGPoint(x: 1, y: 1.5), CGPoint(x: bounds.width - 1, y: 1.5)),
        with: .color(palette.fill), style: DisplayList.StrokeStyle(width: 1))
    }
  }

  func paint(searchBar bar: UISearchBar, _ bounds: CGRect) {
    paint(bar.surface, bounds, hasOwn: bar.backgroundColor != nil, edge: .bottom)
    let isRight = isRightToLeft(bar)
    if let prompt = bar.prompt {
      draw(prompt, in: bar.promptFrame, size: 13, color: palette.label)
    }
    paintScopes(of: bar)
    let row = bar.fieldRow
    let field = bar.fieldFrame
    guard field.width > 0 else { return }
    if bar.showsCancelButton {
      let width = width(of: "Cancel", size: 17)
      let x = isRight ? row.minX : row.maxX - width
      draw(
        "Cancel", in: CGRect(x: x, y: row.minY, width: width + 1, height: row.height), size: 17,
        color: palette.color(bar.tintColor))
    }
    let radius = isGlass ? field.height / 2 : 10
    // The field of the prominent style lets nothing through.
    let isOpaque = bar.searchBarStyle == .prominent && !isGlass
    list.fill(
      .roundedRect(field, radius: Double(radius), curve: .continuous),
      with: isOpaque ? palette.background : palette.fill)
    paintContent(of: bar, in: field, isRight: isRight)
  }

  /// The glass, the words and the book of a search bar's field.
  private func paintContent(of bar: UISearchBar, in field: CGRect, isRight: Bool) {
    let icon = CGRect(
      x: isRight ? field.maxX - 25 : field.minX + 9, y: field.midY - 8, width: 16, height: 16)
    drawSymbol("magnifyingglass", in: icon, color: palette.secondaryLabel)
    let text = bar.text.flatMap { $0.isEmpty ? nil : $0 }
    if bar.showsBookmarkButton, text == nil {
      let place = CGRect(
        x: isRight ? field.minX + 9 : field.maxX - 27, y: field.midY - 8, width: 18, height: 16)
      drawSymbol("book", in: place, color: palette.secondaryLabel)
    }
    let words = CGRect(
      x: isRight ? field.minX + 8 : field.minX + 30, y: field.minY, width: field.width - 38,
      height: field.height)
    draw(
      TextContent(text ?? bar.placeholder ?? "Search", font: .systemFont(ofSize: 17)), in: words,
      TextSetting(
        color: text == nil ? palette.secondaryLabel : palette.label, isRightToLeft: isRight))
  }

  /// The segments below a search bar's field.
  private func paintScopes(of bar: UISearchBar) {
    guard let place = bar.scopeFrame, let titles = bar.scopeButtonTitles else { return }
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = bar.selectedScopeButtonIndex
    control.semanticContentAttribute =
      isRightToLeft(bar) ? .forceRightToLeft : .forceLeftToRight
    list.beginGroup(
      DisplayList.Group(
        transform: CGAffineTransform(translationX: place.minX, y: place.minY)))
    paint(segments: control, CGRect(origin: .zero, size: place.size))
    list.endGroup()
  }
}
