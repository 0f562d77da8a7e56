import CoreGraphics
import DisplayList
import Typesetting
import UIKit

extension ViewPainter {
  /// Draws the colour and the shadow behind a run of glyphs.
  func drawBehind(
    _ run: GlyphRun, _ look: RunLooks.Look, from origin: CGPoint, top: CGFloat, height: CGFloat
  ) {
    guard let decoration = look.decoration else { return }
    if let color = decoration.background {
      let (left, right) = (origin.x + run.leftEdge, origin.x + run.rightEdge)
      list.fill(
        .rect(CGRect(x: left, y: top, width: right - left, height: height)),
        with: palette.color(color))
    }
    guard let shadow = decoration.shadow else { return }
    var drawn: [DisplayList.GlyphRun] = []
    let moved = CGPoint(x: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height)
    append(run, at: moved, color: palette.color(shadow.color), to: &drawn)
    // Without its text: a shadow is not to be read twice.
    list.draw(
      DisplayList.TextLine(
        "", frame: CGRect(x: moved.x, y: top, width: run.rightEdge - run.leftEdge, height: height),
        baseline: Double(moved.y), direction: .leftToRight, runs: drawn))
  }

  /// Draws the edges of a run of glyphs, and the lines below and across it.
  ///
  /// A line is a twentieth of the font's size thick and a tenth below the baseline, as in many fonts;
  /// those of the system's are not published. The line across stands at half the height of an x.
  func drawLines(_ run: GlyphRun, _ look: RunLooks.Look, from origin: CGPoint) {
    guard let decoration = look.decoration else { return }
    if let (width, color) = decoration.stroke {
      drawEdges(of: run, width: abs(width), color.map(palette.color) ?? look.color, from: origin)
    }
    let face = run.attributes.face
    let baseline = origin.y - CGFloat(run.attributes.baselineOffset)
    if let line = decoration.underline {
      draw(line, run, look.color, x: origin.x, y: baseline + 0.1 * CGFloat(face.pointSize))
    }
    if let line = decoration.strikethrough {
      let height = MeasuringTypesetter.current.metrics(of: face).xHeight
      draw(line, run, look.color, x: origin.x, y: baseline - CGFloat(height) / 2)
    }
  }

  /// - Parameter width: Hundredths of the font's size.
  private func drawEdges(
    of run: GlyphRun, width: Double, _ color: DisplayList.Color, from origin: CGPoint
  ) {
    for glyph in run.glyphs {
      guard case .outline(let id) = glyph.shape else { continue }
      // Outlines are in thousandths of an em.
      let scale = glyph.scale / 1000
      let place = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: origin.x + glyph.x, ty: origin.y + glyph.y)
      inGroup(DisplayList.Group(transform: place)) {
        list.stroke(
          .path(GlyphOutlines.entry(of: id).path), with: .color(color),
          style: DisplayList.StrokeStyle(width: width * 10))
      }
    }
  }

  private func draw(
    _ line: TextDecoration.Line, _ run: GlyphRun, _ color: DisplayList.Color, x: CGFloat, y: CGFloat
  ) {
    let isThick = line.style.contains(.thick)
    let unit = max(hairline, CGFloat(run.attributes.face.pointSize) / 20)
    let width = isThick ? 2 * unit : unit
    let style = DisplayList.StrokeStyle(
      width: Double(width), dash: Self.dashes(of: line.style).map { Double(unit) * $0 })
    let isDouble = line.style.contains(.double)
    for place in isDouble ? [y - unit, y + unit] : [y] {
      list.stroke(
        .line(
          CGPoint(x: x + run.leftEdge, y: place), CGPoint(x: x + run.rightEdge, y: place)),
        with: .color(line.color.map(palette.color) ?? color), style: style)
    }
  }

  /// The pattern of a line, in thicknesses; none for a line without gaps.
  private static func dashes(of style: NSUnderlineStyle) -> [Double] {
    switch style.rawValue & 0x0F00 {
    case NSUnderlineStyle.patternDot.rawValue: [1, 2]
    case NSUnderlineStyle.patternDash.rawValue: [5, 3]
    case NSUnderlineStyle.patternDashDot.rawValue: [5, 3, 1, 3]
    case NSUnderlineStyle.patternDashDotDot.rawValue: [5, 3, 1, 3, 1, 3]
    default: []
    }
  }
}
