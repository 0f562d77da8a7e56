import Typesetting
import UIKit

extension TextLayout.Line {
  /// The line with its spaces wider, so that it fills a width; itself where it has none or is wider.
  @MainActor
  func justified(to width: Double) -> TextLayout.Line {
    var line = self
    line.runs = runs.flatMap(\.wordsAndSpaces)
    let spaces = line.runs.indices.filter { line.runs[$0].text.first == " " }
    let count = spaces.reduce(0) { $0 + line.runs[$1].text.count }
    // Measured anew: no kerning reaches from one run to the next.
    let natural = MeasuringTypesetter.current.glyphRuns(for: line).map(\.rightEdge).max() ?? 0
    guard count > 0, width > natural else { return self }
    for index in spaces { line.runs[index].attributes.kern += (width - natural) / Double(count) }
    line.width = width
    return line
  }
}

extension TextRun {
  /// The run in pieces that are spaces only, or have none.
  fileprivate var wordsAndSpaces: [TextRun] {
    var pieces: [TextRun] = []
    for character in text {
      if let last = pieces.last, (last.text.first == " ") == (character == " ") {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append(TextRun(text: String(character), attributes: attributes))
      }
    }
    return pieces
  }
}
