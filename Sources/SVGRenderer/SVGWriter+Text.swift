import CoreGraphics
import DisplayList

extension SVGWriter {
  mutating func write(_ line: DisplayList.TextLine) {
    // The words first: what a browser marks of them then shows behind the glyphs.
    if includesWords { writeWords(of: line) }
    for run in line.runs { write(run) }
  }

  /// Writes the glyphs of a run in a coordinate system of thousandths of an em, in which outlines
  /// are kept.
  private mutating func write(_ run: DisplayList.GlyphRun) {
    guard let first = run.glyphs.first, run.pointSize > 0, run.pointSize.isFinite,
      !run.color.isClear
    else { return }
    // Half a thousandth of an em is invisible in running text and not quite in large titles.
    let places = run.pointSize > 40 ? 1 : 0
    let unitsPerPoint = (places == 1 ? 10_000 : 1000) / run.pointSize
    var merged: [UInt8] = []
    var references: [UInt8] = []
    for glyph in run.glyphs {
      guard let entry = glyphs[glyph.outline] else { continue }
      let x = Self.units(glyph.origin.x - first.origin.x, unitsPerPoint)
      let y = Self.units(glyph.origin.y - first.origin.y, unitsPerPoint)
      if let identifier = entry.identifier {
        let scale = places == 1 ? 0.1 : 1
        references.append("<use")
        references.append(href: identifier)
        if x != 0 { references.append(attribute: "x", Double(x) * scale) }
        if y != 0 { references.append(attribute: "y", Double(y) * scale) }
        references.append("/>")
      } else if places == 1 {
        entry.data.write(
          to: &merged, movedBy: Int((Double(x) / 10).rounded()), Int((Double(y) / 10).rounded()))
      } else {
        entry.data.write(to: &merged, movedBy: x, y)
      }
    }
    if merged.isEmpty, references.isEmpty { return }
    writeGlyphs(run, merged: merged, references: references, origin: first.origin)
  }

  private mutating func writeGlyphs(
    _ run: DisplayList.GlyphRun, merged: [UInt8], references: [UInt8], origin: CGPoint
  ) {
    let isPathAlone = references.isEmpty
    body.append(isPathAlone ? "<path fill=\"" : "<g fill=\"")
    body.append(color: run.color)
    body.append("\"")
    // Of the group, not of the fill: glyphs that overlap do not shine through each other.
    if run.color.alpha < 1 { body.append(attribute: "opacity", run.color.alpha) }
    body.append(" transform=\"translate(")
    body.append(numbers: [origin.x, origin.y], places: 3)
    body.append(")scale(")
    body.append(decimal: run.pointSize / 1000, places: 6, omitsLeadingZero: true)
    body.append(")\"")
    if isPathAlone {
      body.append(" d=\"")
      body += merged
      body.append("\"/>")
      return
    }
    body.append(">")
    if !merged.isEmpty {
      body.append("<path d=\"")
      body += merged
      body.append("\"/>")
    }
    body += references
    body.append("</g>")
  }

  /// Writes the words where the glyphs are, as wide as they are, without fill.
  private mutating func writeWords(of line: DisplayList.TextLine) {
    guard line.text.contains(where: { !$0.isWhitespace }), line.pointSize > 0 else { return }
    let isRightToLeft = line.direction == .rightToLeft
    body.append("<text fill=\"none\"")
    // Text starts at x, which is its right end where it runs to the left.
    body.append(attribute: "x", Double(isRightToLeft ? line.frame.maxX : line.frame.minX))
    body.append(attribute: "y", line.baseline)
    body.append(attribute: "font-size", line.pointSize)
    if line.frame.width > 0 {
      body.append(attribute: "textLength", Double(line.frame.width))
      // Whatever font the browser takes, its letters are stretched to where the glyphs are.
      body.append(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    if isRightToLeft { body.append(" direction=\"rtl\"") }
    if let language = line.language { body.append(attribute: "lang", language) }
    body.append(">")
    body.append(escaped: line.text)
    body.append("</text>")
  }

  private static func units(_ distance: CGFloat, _ unitsPerPoint: Double) -> Int {
    let value = Double(distance) * unitsPerPoint
    return value.isNaN ? 0 : Int(min(max(value, -1e12), 1e12).rounded())
  }
}
