/// What becomes of a line that is wider than there is room for.
package enum LineBreakMode: Hashable, Sendable {
  case wordWrapping
  case charWrapping
  case clipping
  case truncatingHead
  case truncatingTail
  case truncatingMiddle

  var truncates: Bool {
    self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle
  }
}

/// How lines stand to each other and to the edges. Lengths are in points.
package struct ParagraphStyle: Hashable, Sendable {
  /// Added between two lines of a paragraph.
  package var lineSpacing = 0.0
  /// Factor on the line height; zero means one.
  package var lineHeightMultiple = 0.0
  package var minimumLineHeight = 0.0
  /// Zero means no limit.
  package var maximumLineHeight = 0.0
  /// Added after a paragraph that another one follows.
  package var paragraphSpacing = 0.0
  /// Added before a paragraph that follows another one.
  package var paragraphSpacingBefore = 0.0
  package var firstLineHeadIndent = 0.0
  package var headIndent = 0.0
  /// Where lines end: from the leading edge if positive, else from the trailing edge.
  package var tailIndent = 0.0
  package var lineBreakMode = LineBreakMode.wordWrapping
  /// Whether a paragraph does not end with a line of one word: the last word of the line above joins
  /// it.
  package var pushesOutOrphans = false
  /// Leading between lines that the font or its text style asks for; see
  /// ``TextStyle/Font/extraLeading``.
  package var extraLeading = 0.0

  package init(lineBreakMode: LineBreakMode = .wordWrapping, extraLeading: Double = 0) {
    self.lineBreakMode = lineBreakMode
    self.extraLeading = extraLeading
  }
}
