import Typesetting

extension TextContent {
  /// The attributes of text that says nothing of them.
  struct Defaults {
    var font: UIFont
    var paragraph: NSParagraphStyle?
    var color: UIColor?
    /// Resolves fonts that follow the text size; nil leaves them as they are.
    var category: ContentSizeCategory?
    /// The space that fonts want between lines, as far as it counts.
    var leading = FontLeading.textStyle
  }

  /// Text as an attributed string states it.
  init(_ string: NSAttributedString, _ defaults: Defaults) {
    self.init(runs: [])
    let text = string.string as NSString
    var stretches: [Stretch] = []
    var start = 0
    while start < text.length {
      // A paragraph is set by the style of its first character.
      let paragraph = text.paragraphRange(for: NSRange(location: start, length: 0))
      let stated = string.attribute(.paragraphStyle, at: start, effectiveRange: nil)
      let style = stated as? NSParagraphStyle ?? defaults.paragraph ?? .default
      let first = runs.count
      string.enumerateAttributes(in: paragraph, options: []) { attributes, range, _ in
        append(text.substring(with: range), attributes, defaults)
      }
      if stretches.last?.style == style {
        stretches[stretches.count - 1].runs =
          stretches[stretches.count - 1].runs.lowerBound..<runs.count
      } else {
        stretches.append(Stretch(style: style, runs: first..<runs.count))
      }
      start = max(start + 1, NSMaxRange(paragraph))
    }
    if decorations.allSatisfy({ $0 == nil }) { decorations = [] }
    blocks = stretches.map { stretch in
      var paragraph = ParagraphStyle(stretch.style)
      paragraph.extraLeading = leadings[stretch.runs].max() ?? 0
      return TextBlock(runs: Array(runs[stretch.runs]), paragraph: paragraph)
    }
    if let first = blocks.first { paragraph = first.paragraph }
    alignment = stretches.first.flatMap {
      $0.style.alignment == .natural ? nil : $0.style.alignment
    }
    allowsTightening = stretches.first?.style.allowsDefaultTighteningForTruncation ?? false
    if blocks.count < 2 { blocks = [] }
  }

  /// Paragraphs of one style, by their runs.
  private struct Stretch {
    var style: NSParagraphStyle
    var runs: Range<Int>
  }

  private mutating func append(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], _ defaults: Defaults
  ) {
    var font = attributes[.font] as? UIFont ?? defaults.font
    if let category = defaults.category { font = font.adjusted(to: category) }
    var run = TextAttributes(face: font.face)
    run.kern = Self.number(attributes[.kern]) + Self.number(attributes[.tracking])
    run.baselineOffset = Self.number(attributes[.baselineOffset])
    run.box = (attributes[.attachment] as? NSTextAttachment)?.box
    runs.append(TextRun(text: text, attributes: run))
    colors.append(attributes[.foregroundColor] as? UIColor ?? defaults.color)
    decorations.append(TextDecoration(attributes))
    leadings.append(font.lineGap(defaults.leading))
  }

  /// A number in whichever type it was given.
  static func number(_ value: Any?) -> Double {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }
}

extension ParagraphStyle {
  init(_ style: NSParagraphStyle) {
    self.init(lineBreakMode: style.lineBreakMode.typesetting)
    lineSpacing = style.lineSpacing
    lineHeightMultiple = style.lineHeightMultiple
    minimumLineHeight = style.minimumLineHeight
    maximumLineHeight = style.maximumLineHeight
    paragraphSpacing = style.paragraphSpacing
    paragraphSpacingBefore = style.paragraphSpacingBefore
    firstLineHeadIndent = style.firstLineHeadIndent
    headIndent = style.headIndent
    tailIndent = style.tailIndent
    pushesOutOrphans = style.lineBreakStrategy.contains(.pushOut)
  }
}
