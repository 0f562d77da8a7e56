import CoreGraphics
import DisplayList
import Testing
import UIKit

@testable import DisplayCapture

@Suite("Painting of text")
@MainActor
struct TextPaintingTests {
  private func label(_ text: String, width: CGFloat, size: CGFloat = 20) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 60))
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  private func attributed(
    _ text: String, _ attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 20)]) { a, _ in a })
  }

  // MARK: Decorations

  @Test("An underline runs below the letters from the first to the last, in its own colour")
  func underline() throws {
    let label = label("", width: 200)
    label.attributedText = attributed(
      "word",
      [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red])
    let painted = Painted(label)
    let line = try #require(painted.line("word"))

    let stroke = try #require(painted.strokes.first)

    #expect(stroke.paint == .color(.init(red: 1, green: 0, blue: 0)))
    // The line has no height of its own: bounds of a path from edge to edge of the word.
    #expect(abs(stroke.shape.bounds.minX - line.frame.minX) < 0.01)
    #expect(abs(stroke.shape.bounds.maxX - line.frame.maxX) < 0.01)
    #expect(Double(stroke.shape.bounds.minY) > line.baseline)
  }

  @Test("A double underline is two lines, a dotted one has gaps")
  func underlineStyles() {
    let label = label("", width: 200)
    label.attributedText = attributed(
      "word", [.underlineStyle: NSUnderlineStyle.double.rawValue])
    #expect(Painted(label).strokes.count == 2)
    label.attributedText = attributed(
      "word",
      [.underlineStyle: NSUnderlineStyle([.single, .patternDot]).rawValue])
    #expect(Painted(label).strokes.first?.style.dash.isEmpty == false)
  }

  @Test("Words struck through have the line in their colour, above the baseline")
  func strikethrough() throws {
    let label = label("", width: 200)
    label.attributedText = attributed(
      "word",
      [.strikethroughStyle: NSUnderlineStyle.single, .foregroundColor: UIColor.blue])
    let painted = Painted(label)
    let line = try #require(painted.line("word"))
    let stroke = try #require(painted.strokes.first)
    #expect(stroke.paint == .color(.init(red: 0, green: 0, blue: 1)))
    #expect(Double(stroke.shape.bounds.minY) < line.baseline)
  }

  @Test("Only the marked words have a background")
  func background() throws {
    let label = label("", width: 200)
    let text = NSMutableAttributedString(attributedString: attributed("one two", [:]))
    text.addAttribute(
      .backgroundColor, value: UIColor.yellow, range: NSRange(location: 4, length: 3))
    label.attributedText = text
    let painted = Painted(label)
    let line = try #require(painted.line("one two"))
    let fill = try #require(painted.fills.first)
    #expect(fill.paint == .color(.init(red: 1, green: 1, blue: 0)))
    #expect(abs(fill.shape.bounds.maxX - line.frame.maxX) < 0.01)
    #expect(fill.shape.bounds.minX > line.frame.midX - 4)
  }

  @Test("A shadow's letters stand behind the text, as far away as it says")
  func shadow() throws {
    let label = label("", width: 200)
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 3, height: 4)
    shadow.shadowColor = UIColor.red
    label.attributedText = attributed("word", [.shadow: shadow])
    let lines = Painted(label).lines
    try #require(lines.count == 2)
    let (behind, front) = (lines[0].runs[0], lines[1].runs[0])
    #expect(behind.color == .init(red: 1, green: 0, blue: 0))
    let (from, to) = (front.glyphs[0].origin, behind.glyphs[0].origin)
    #expect(abs(to.x - from.x - 3) < 0.001)
    #expect(abs(to.y - from.y - 4) < 0.001)
    // Read once.
    #expect(lines.map(\.text) == ["", "word"])
  }

  @Test("Letters with edges of a positive width are hollow, and those of a negative one are filled")
  func edges() throws {
    let label = label("", width: 200)
    label.attributedText = attributed("to", [.strokeWidth: 5, .strokeColor: UIColor.red])
    let hollow = Painted(label)
    #expect(hollow.color(of: "to") == .clear)
    #expect(hollow.strokes.count == 2)
    // Five hundredths of an em, in thousandths of it.
    #expect(hollow.strokes.first?.style.width == 50)
    #expect(hollow.strokes.first?.paint == .color(.init(red: 1, green: 0, blue: 0)))
    label.attributedText = attributed(
      "to", [.strokeWidth: -5, .foregroundColor: UIColor.blue])
    let filled = Painted(label)
    #expect(filled.color(of: "to") == .init(red: 0, green: 0, blue: 1))
    #expect(filled.strokes.first?.paint == .color(.init(red: 0, green: 0, blue: 1)))
  }

  @Test("Links in a text view have the tint colour, or what they are to look like")
  func links() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.tintColor = .red
    view.attributedText = attributed(
      "here", [.link: "https://example.org", .foregroundColor: UIColor.black])
    #expect(Painted(view).color(of: "here") == .init(red: 1, green: 0, blue: 0))

    view.linkTextAttributes = [
      .foregroundColor: UIColor.blue, .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    #expect(Painted(view).color(of: "here") == .init(red: 0, green: 0, blue: 1))
    #expect(Painted(view).strokes.count == 1)

    // With no attributes for links, they have their own.
    view.linkTextAttributes = [:]
    #expect(Painted(view).color(of: "here") == .init(white: 0))
  }

  // MARK: Places

  private func clips(_ label: UILabel) -> [CGRect] {
    Painted(label).groups.compactMap { $0.clip?.bounds }
  }

  @Test("Letters do not show outside their label")
  func clipping() {
    let wide = label("Fourteen words are here", width: 80)
    wide.lineBreakMode = .byClipping
    #expect(clips(wide) == [wide.bounds])
    wide.lineBreakMode = .byTruncatingTail
    #expect(clips(wide).isEmpty)
    let low = label("word", width: 200)
    low.frame.size.height = 10
    #expect(clips(low) == [low.bounds])
    // Lines may be lower than their letters.
    let style = NSMutableParagraphStyle()
    style.maximumLineHeight = 10
    let tight = label("", width: 200)
    tight.attributedText = attributed("word", [.paragraphStyle: style])
    tight.frame.size = tight.intrinsicContentSize
    #expect(tight.frame.height == 10)
    #expect(clips(tight) == [tight.bounds])
  }

  @Test("The text of a disabled label is fainter")
  func disabled() {
    let label = label("word", width: 100)
    #expect(Painted(label).groups.allSatisfy { $0.opacity == 1 })
    label.isEnabled = false
    #expect(Painted(label).groups.contains { $0.opacity < 1 })
  }

  @Test("Justified lines reach both edges, but the last of each paragraph")
  func justified() throws {
    let label = label("One and two and three and four and five and six.\nSeven.", width: 150)
    label.frame.size.height = 200
    label.numberOfLines = 0
    let natural = Painted(label).lines
    label.textAlignment = .justified
    let lines = Painted(label).lines

    #expect(lines.map(\.text) == natural.map(\.text))
    try #require(lines.count > 3)
    #expect(natural[0].frame.width < 149)
    for index in lines.indices {
      let isLast = index >= lines.count - 2
      #expect(lines[index].frame.minX == 0)
      #expect(lines[index].frame.width == (isLast ? natural[index].frame.width : 150))
    }
    // What the spaces gain, the last letter is farther to the right.
    func lastLetter(_ line: DisplayList.TextLine) throws -> CGFloat {
      try #require(line.runs.last?.glyphs.last).origin.x
    }
    let gained = try lastLetter(lines[0]) - lastLetter(natural[0])
    #expect(abs(gained - (150 - natural[0].frame.width)) < 0.5)
  }

  // MARK: Lines that are made to fit

  /// Width of a text in one line.
  private func width(_ text: String, size: CGFloat = 20) -> CGFloat {
    label(text, width: 0, size: size).intrinsicContentSize.width
  }

  /// The baseline of a line in the middle of a label 60 points high: half of what the line leaves
  /// above it, rounded to half points, and the font's ascender.
  private func middleBaseline(size: CGFloat) -> CGFloat {
    let font = UIFont.systemFont(ofSize: size)
    return ((60 - font.lineHeight) / 2 * 2).rounded() / 2 + font.ascender
  }

  @Test(
    "A smaller line stands on the baseline of the whole one, in the middle, or at its top",
    arguments: [UIBaselineAdjustment.alignBaselines, .alignCenters, .none])
  func baselines(adjustment: UIBaselineAdjustment) throws {
    let text = "Fourteen words"
    let label = label(text, width: width(text) / 2)
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = adjustment

    let line = try #require(Painted(label).lines.first)

    #expect(line.text == text)
    // Half of the width is half of the size, or somewhat less: the smaller a font of the system, the wider it is set.
    let size = try #require(line.runs.first).pointSize
    #expect(abs(size - 10) < 1.5)
    let (whole, smaller) = (middleBaseline(size: 20), middleBaseline(size: CGFloat(size)))
    let font = UIFont.systemFont(ofSize: CGFloat(size))
    let top = whole - UIFont.systemFont(ofSize: 20).ascender
    let expected: CGFloat =
      switch adjustment {
      case .alignBaselines: whole
      case .alignCenters: smaller
      case .none: top + font.ascender
      }
    #expect(abs(CGFloat(line.baseline) - expected) < 0.6, "\(adjustment)")
  }

  @Test("A line that is up to a twentieth too wide is drawn whole, with its letters closer")
  func tightening() throws {
    let text = "Fourteen words are here"
    let natural = width(text)
    // 1 / 1.04 is within the documented factor of 0.05, 1 / 1.06 is not.
    for (room, fits) in [(natural / 1.04, true), (natural / 1.06, false)] {
      let label = label(text, width: room)
      #expect(Painted(label).texts.first != text)
      label.allowsDefaultTighteningForTruncation = true
      let line = try #require(Painted(label).lines.first)
      #expect((line.text == text) == fits)
      if fits { #expect(line.frame.width <= room + 0.5) }
    }
  }

  @Test("A paragraph's style may have its letters move together too")
  func tighteningOfParagraphs() {
    let text = "Fourteen words are here"
    let style = NSMutableParagraphStyle()
    style.allowsDefaultTighteningForTruncation = true
    let label = label("", width: width(text) / 1.03)
    label.attributedText = attributed(text, [.paragraphStyle: style])
    label.lineBreakMode = .byTruncatingTail
    #expect(Painted(label).texts == [text])
  }

  @Test("A field's text gets smaller down to its least size")
  func fieldFits() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    field.font = .systemFont(ofSize: 20)
    field.text = "Fourteen words"
    #expect(Painted(field).texts.first != "Fourteen words")
    field.adjustsFontSizeToFitWidth = true
    #expect(Painted(field).texts == ["Fourteen words"])
    field.minimumFontSize = 18
    let line = try #require(Painted(field).lines.first)
    #expect(line.text != "Fourteen words")
    #expect(line.runs.first?.pointSize == 18)
  }
}
