/// Paragraphs that are set in one way.
package struct TextBlock: Hashable, Sendable {
  package var runs: [TextRun]
  package var paragraph: ParagraphStyle

  package init(runs: [TextRun], paragraph: ParagraphStyle) {
    self.runs = runs
    self.paragraph = paragraph
  }
}

extension Typesetter {
  /// Breaks paragraphs of different styles into lines, one below the other.
  ///
  /// Each block but the last ends with a newline. Where lines run out at the end of a block, the
  /// layout is marked truncated without an ellipsis.
  package func layout(
    _ blocks: [TextBlock], width: Double, maximumHeight: Double = .infinity, numberOfLines: Int = 0
  ) -> TextLayout {
    var lines: [TextLayout.Line] = []
    var offset = 0
    var top = 0.0
    var isTruncated = false
    for (index, block) in blocks.enumerated() {
      if index > 0 { top += block.paragraph.paragraphSpacingBefore }
      let left = numberOfLines - lines.count
      let isFull = numberOfLines > 0 && left <= 0 || !lines.isEmpty && top >= maximumHeight
      if isFull || isTruncated {
        isTruncated = true
        break
      }
      let layout = layout(
        block.runs, width: width, maximumHeight: maximumHeight - top,
        numberOfLines: numberOfLines > 0 ? left : 0, paragraph: block.paragraph)
      lines += layout.lines.map { $0.moved(down: top, by: offset) }
      offset += block.runs.reduce(0) { $0 + $1.text.utf16.count }
      isTruncated = layout.isTruncated
      top += layout.height + gap(after: layout, in: block)
    }
    if isTruncated, let last = lines.indices.last { lines[last].isTruncated = true }
    return TextLayout(
      lines: lines, width: TextLayout.width(of: lines),
      height: lines.last.map { $0.top + $0.height } ?? 0, isTruncated: isTruncated)
  }

  /// Space between the last line of a block and the next block.
  private func gap(after layout: TextLayout, in block: TextBlock) -> Double {
    guard layout.lines.isEmpty == false else { return 0 }
    let stacking = LineStacking(typesetter: self, paragraph: block.paragraph)
    return stacking.gap(endsParagraph: false) + block.paragraph.paragraphSpacing
  }
}

extension TextLayout.Line {
  /// The line lower down, in a longer text.
  fileprivate func moved(down distance: Double, by offset: Int) -> TextLayout.Line {
    var line = self
    line.top += distance
    line.baseline += distance
    line.range = range.lowerBound + offset..<range.upperBound + offset
    return line
  }
}
