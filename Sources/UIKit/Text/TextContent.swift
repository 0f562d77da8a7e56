import Typesetting

/// How lines of text are aligned.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// What happens to text that does not fit its line.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// Which space between lines counts, beyond their heights.
enum FontLeading {
  case none
  /// What a text style adds: so in labels.
  case textStyle
  /// What the font itself asks for, too: so in text views and where `usesFontLeading` is asked for. Six
  /// lines of Arial at 16 points are 126.5 high in a text view of a document of Xcode 11, 8 + 6 · 16 ·
  /// (0.905 + 0.212 + 0.033) + 8; in labels three at 14 are 47, as without.
  case font
}

extension UIFont {
  func lineGap(_ which: FontLeading) -> CGFloat {
    switch which {
    case .none: 0
    case .textStyle: extraLeading
    case .font: leading
    }
  }
}

/// Text with its attributes, ready to be set.
package struct TextContent: Sendable {
  package var runs: [TextRun]
  package var paragraph: ParagraphStyle
  /// Colour of each run; nil: the view's text colour.
  package var colors: [UIColor?]
  /// What is drawn with each run beside its letters; empty where nothing is with any.
  package var decorations: [TextDecoration?] = []
  package var alignment: NSTextAlignment?
  /// Whether the paragraph's style has letters move together before a line is cut.
  var allowsTightening = false
  /// The text by stretches of one paragraph style; empty where ``paragraph`` holds for all of it.
  var blocks: [TextBlock] = []
  /// Space that the font of each run wants between lines.
  var leadings: [CGFloat] = []

  package init(
    runs: [TextRun], paragraph: ParagraphStyle = ParagraphStyle(), colors: [UIColor?] = [],
    alignment: NSTextAlignment? = nil
  ) {
    self.runs = runs
    self.paragraph = paragraph
    self.colors = colors
    self.alignment = alignment
  }

  package init(_ text: String, font: UIFont) { self.init(text, font: font, leading: .textStyle) }

  init(_ text: String, font: UIFont, leading: FontLeading) {
    var paragraph = ParagraphStyle()
    paragraph.extraLeading = font.lineGap(leading)
    self.init(
      runs: [TextRun(text: text, attributes: TextAttributes(face: font.face))],
      paragraph: paragraph)
  }

  package var string: String { runs.map(\.text).joined() }
  package var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }

  /// Sets the text into lines; the width may be infinite.
  package func layout(
    width: CGFloat, numberOfLines: Int, lineBreakMode: NSLineBreakMode,
    maximumHeight: CGFloat = .infinity
  ) -> TextLayout {
    if blocks.count > 1 {
      return MeasuringTypesetter.current.layout(
        blocks.map { block in
          var block = block
          block.paragraph.lineBreakMode = lineBreakMode.typesetting
          return block
        }, width: width, maximumHeight: maximumHeight, numberOfLines: numberOfLines)
    }
    var paragraph = paragraph
    paragraph.lineBreakMode = lineBreakMode.typesetting
    return MeasuringTypesetter.current.layout(
      runs, width: width, maximumHeight: maximumHeight, numberOfLines: numberOfLines,
      paragraph: paragraph)
  }
}

extension NSLineBreakMode {
  /// How many lines a text has whose view states no number: any number where lines break, or one.
  package var numberOfLines: Int { self == .byWordWrapping || self == .byCharWrapping ? 0 : 1 }

  /// Whether an ellipsis stands for what does not fit.
  var truncates: Bool {
    self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail
  }

  package var typesetting: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .charWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}
