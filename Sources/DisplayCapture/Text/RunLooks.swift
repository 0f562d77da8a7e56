import DisplayList
import Typesetting
import UIKit

/// The colour and the decoration of each stretch of a text.
@MainActor
struct RunLooks {
  /// What one stretch looks like.
  struct Look {
    var color: DisplayList.Color
    var decoration: TextDecoration?

    /// What the letters are filled with.
    var fill: DisplayList.Color {
      decoration?.stroke.map { $0.width > 0 } ?? false ? .clear : color
    }
  }

  private let standard: Look
  /// Where each run of the content ends, in UTF-16 units, and its look.
  private let stretches: [(end: Int, look: Look)]

  init(_ content: TextContent, otherwise color: DisplayList.Color, palette: Palette) {
    standard = Look(color: color)
    guard !content.decorations.isEmpty || content.colors.contains(where: { $0 != nil }) else {
      stretches = []
      return
    }
    var end = 0
    stretches = content.runs.indices.map { index in
      end += content.runs[index].text.utf16.count
      let own = content.colors.indices.contains(index) ? content.colors[index] : nil
      let decoration =
        content.decorations.indices.contains(index) ? content.decorations[index] : nil
      return (end, Look(color: own.map(palette.color) ?? color, decoration: decoration))
    }
  }

  /// The look of a run of glyphs: the runs of a line stand in their own order unless both
  /// directions are mixed, where the line's first look has to do.
  func look(ofRun index: Int, in count: Int, of line: TextLayout.Line) -> Look {
    guard !stretches.isEmpty else { return standard }
    let runs = line.runs.filter { !$0.text.isEmpty }
    let before = runs.count == count ? runs.prefix(index).reduce(0) { $0 + $1.text.utf16.count } : 0
    let position = line.range.lowerBound + before
    return stretches.first { position < $0.end }?.look ?? stretches.last?.look ?? standard
  }
}
