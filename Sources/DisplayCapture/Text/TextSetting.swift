import CoreGraphics
import DisplayList
import Typesetting
import UIKit

/// How a text stands in its rectangle.
struct TextSetting {
  /// Where the text stands when the rectangle is higher.
  enum VerticalPosition {
    case top, center, bottom
    /// With the baseline of the first line at a height.
    case baseline(CGFloat)
  }

  /// Colour of runs that have none of their own.
  var color: DisplayList.Color
  /// Where lines stand when the rectangle is wider.
  var alignment = NSTextAlignment.natural
  /// Most lines; 0 for any number.
  var numberOfLines = 1
  /// What becomes of text that does not fit.
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Where the text stands when the rectangle is higher.
  var position = VerticalPosition.center
  /// Whether the interface reads from the right.
  var isRightToLeft = false
  /// Whether words beyond the height are left out, as a label does.
  var fitsHeight = false
  /// Where the text shows: a label draws into a layer of its own, which has nothing outside the
  /// label. Nil: everywhere.
  var clip: CGRect?
}

extension ViewPainter {
  /// Draws words in a font of the system's, in one line.
  func draw(
    _ text: String, in rect: CGRect, size: CGFloat, weight: UIFont.Weight = .regular,
    color: DisplayList.Color, alignment: NSTextAlignment = .center, isRightToLeft: Bool = false
  ) {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    draw(
      TextContent(text, font: font), in: rect,
      TextSetting(color: color, alignment: alignment, isRightToLeft: isRightToLeft))
  }

  /// The width of words in a font of the system's, in one line.
  func width(of text: String, size: CGFloat, weight: UIFont.Weight = .regular) -> CGFloat {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    return CGFloat(MeasuringTypesetter.current.width(of: text, in: font.face))
  }

  /// Draws text into a rectangle.
  func draw(_ content: TextContent, in rect: CGRect, _ setting: TextSetting) {
    guard !content.isEmpty, rect.width > 0, rect.height >= 0, !rect.isInfinite else { return }
    // A rectangle that the layout rounded to pixels must not cut the text that it was made for.
    let layout = content.layout(
      width: rect.width + 0.5, numberOfLines: setting.numberOfLines,
      lineBreakMode: setting.lineBreakMode,
      maximumHeight: setting.fitsHeight ? rect.height + 1 : .infinity)
    let free = rect.height - layout.height
    let top: CGFloat =
      switch setting.position {
      case .top: rect.minY
      case .center: rect.minY + PixelGrid.round(free / 2, scale: scale)
      case .bottom: rect.maxY - layout.height
      case .baseline(let y): y - layout.firstBaseline
      }
    let looks = RunLooks(content, otherwise: setting.color, palette: palette)
    let lines = lines(of: layout, of: content, width: rect.width, setting)
    func drawLines() {
      for line in lines { draw(line, of: content, in: rect, top: top, setting, looks) }
    }
    guard let clip = setting.clip,
      lines.contains(where: { line in
        let x = x(of: line, of: content, in: rect, setting)
        return Self.leaves(clip, line, x: x, top: top)
      })
    else { return drawLines() }
    inGroup(DisplayList.Group(clip: .rect(clip))) { drawLines() }
  }

  /// The lines, the justified ones as wide as they may be.
  private func lines(
    of layout: TextLayout, of content: TextContent, width: CGFloat, _ setting: TextSetting
  ) -> [TextLayout.Line] {
    guard content.alignment ?? setting.alignment == .justified else { return layout.lines }
    let tail = content.paragraph.tailIndent
    let edge = tail > 0 ? min(tail, width) : width + tail
    let units = Array(content.string.utf16)
    return zip(layout.lines.indices, layout.lines).map { index, line in
      // The last line of a paragraph stands as it is.
      guard index + 1 < layout.lines.count, !line.isTruncated else { return line }
      let next = layout.lines[index + 1].range.lowerBound
      let between = units.prefix(next).dropFirst(line.range.upperBound)
      guard !between.contains(where: { $0 == 0x0A || $0 == 0x2029 }) else { return line }
      return line.justified(to: edge - line.indent)
    }
  }

  /// Whether letters of a line are outside a rectangle, by more than the layout's rounding: a line may
  /// be lower than its letters.
  private static func leaves(
    _ clip: CGRect, _ line: TextLayout.Line, x: CGFloat, top: CGFloat
  ) -> Bool {
    let clip = clip.insetBy(dx: -0.51, dy: -0.51)
    let baseline = top + line.baseline
    let ascents = line.runs.map {
      MeasuringTypesetter.current.metrics(of: $0.attributes.face).ascender
    }
    return x < clip.minX || x + line.width > clip.maxX
      || baseline - max(line.ascent, ascents.max() ?? 0) < clip.minY
      || baseline + line.descent > clip.maxY
  }

  private func x(
    of line: TextLayout.Line, of content: TextContent, in rect: CGRect, _ setting: TextSetting
  ) -> CGFloat {
    let readsFromRight = setting.isRightToLeft
    return switch content.alignment ?? setting.alignment {
    case .center: rect.minX + (rect.width - line.width + line.indent) / 2
    case .right: rect.maxX - line.width - (readsFromRight ? line.indent : 0)
    case .left: rect.minX + (readsFromRight ? 0 : line.indent)
    case .natural, .justified:
      readsFromRight ? rect.maxX - line.width - line.indent : rect.minX + line.indent
    }
  }

  private func draw(
    _ line: TextLayout.Line, of content: TextContent, in rect: CGRect, top: CGFloat,
    _ setting: TextSetting, _ looks: RunLooks
  ) {
    let text = line.text
    guard !text.isEmpty else { return }
    let x = x(of: line, of: content, in: rect, setting)
    let baseline = top + line.baseline
    // The words' own direction orders them; the interface's only says where the line stands.
    let runs = MeasuringTypesetter.current.glyphRuns(for: line)
    let origin = CGPoint(x: x, y: baseline)
    let drawnLooks = runs.indices.map { looks.look(ofRun: $0, in: runs.count, of: line) }
    for (run, look) in zip(runs, drawnLooks) {
      drawBehind(run, look, from: origin, top: top + line.top, height: line.height)
    }
    defer { for (run, look) in zip(runs, drawnLooks) { drawLines(run, look, from: origin) } }
    var drawn: [DisplayList.GlyphRun] = []
    for (run, look) in zip(runs, drawnLooks) {
      append(run, at: origin, color: look.fill, to: &drawn)
    }
    list.draw(
      DisplayList.TextLine(
        text, frame: CGRect(x: x, y: top + line.top, width: line.width, height: line.height),
        baseline: Double(baseline),
        direction: text.startsRightToLeft ? .rightToLeft : .leftToRight, runs: drawn))
  }

  /// Adds the outlines of a run, and draws its pictures at once.
  func append(
    _ run: GlyphRun, at origin: CGPoint, color: DisplayList.Color,
    to drawn: inout [DisplayList.GlyphRun]
  ) {
    gaps.characters.formUnion(run.missing)
    for glyph in run.glyphs {
      let place = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y)
      switch glyph.shape {
      case .outline(let id):
        let outline = GlyphOutlines.entry(of: id)
        list.addOutline(outline.path, for: outline.id)
        let isSame = drawn.last.map { $0.pointSize == glyph.scale && $0.color == color } ?? false
        if !isSame {
          drawn.append(DisplayList.GlyphRun(pointSize: glyph.scale, color: color, glyphs: []))
        }
        drawn[drawn.count - 1].glyphs.append(DisplayList.Glyph(outline.id, at: place))
      case .bitmap(let id):
        guard let bitmap = Typesetter.bitmap(id),
          let data = DisplayList.ImageData(png: Data(bitmap.png))
        else { continue }
        let rect = CGRect(
          x: place.x + bitmap.x * glyph.scale, y: place.y + bitmap.y * glyph.scale,
          width: bitmap.width * glyph.scale, height: bitmap.height * glyph.scale)
        list.draw(DisplayList.Image(list.addImage(data), in: rect))
      }
    }
  }
}

extension String {
  /// Whether the first letter belongs to a script that runs from the right: Hebrew, Arabic and their
  /// neighbours.
  fileprivate var startsRightToLeft: Bool {
    let first = unicodeScalars.first { $0.properties.isAlphabetic }
    return first.map {
      (0x0590...0x08FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value)
    }
      ?? false
  }
}
