/// A text broken into lines. Lengths are in points, unrounded; y grows downwards from the top.
package struct TextLayout: Sendable {
  /// One line.
  package struct Line: Sendable {
    /// The source text that the line shows or, if truncated, stands for: offsets in UTF-16 units of
    /// the runs' texts put together. Spaces at which the line is wrapped, and its newline, are not
    /// in it.
    package var range: Range<Int>
    /// What is shown, with the ellipsis, by stretches.
    package var runs: [TextRun]
    /// Where the line begins, from the leading edge.
    package var indent: Double
    package var width: Double
    /// Room of the spaces at which the line is wrapped, as far as there is room for them.
    package var hangingWidth = 0.0
    package var ascent: Double
    package var descent: Double
    package var top: Double
    package var height: Double
    /// From the top of the text to the line's baseline.
    package var baseline: Double
    /// Whether some of the text that belongs to this line or comes after it is not shown.
    package var isTruncated: Bool

    /// What is shown, with the ellipsis.
    package var text: String {
      runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
    }
  }

  package var lines: [Line]
  /// Width of the widest line, its indent included, and the spaces at which it is wrapped: frames of
  /// wrapped labels that nothing else makes wide show that UIKit counts them.
  package var width: Double
  /// From the top of the first line to the bottom of the last; zero without text.
  package var height: Double
  package var isTruncated: Bool

  /// Distance of the first line's baseline from the top; zero without lines.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// Distance of the last line's baseline from the top; zero without lines.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// Width of the widest of some lines, as ``width`` has it.
  static func width(of lines: [Line]) -> Double {
    lines.reduce(0) { max($0, $1.indent + $1.width + $1.hangingWidth) }
  }

  /// A text without lines.
  static let empty = TextLayout(lines: [], width: 0, height: 0, isTruncated: false)
}
