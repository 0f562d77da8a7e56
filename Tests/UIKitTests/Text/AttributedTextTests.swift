import Testing

@testable import UIKit

/// Sizes of text with attributes.
///
/// Known figures: at 17 points a line is 17 · 1.193359 = 20.287 points high, 4.101 of them below the
/// baseline, and "Label" is 41.5 points wide at 2x.
@MainActor
@Suite("Text with attributes")
struct AttributedTextTests {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test("Kerning and tracking add to every character")
  func kerning() {
    // Five characters: 41.5 + 5 · 2, and + 5 · 1 more.
    #expect(width([.font: font, .kern: 2]) == 51.5)
    #expect(width([.font: font, .kern: 2.0, .tracking: CGFloat(1)]) == 56.5)
  }

  @Test("Text without a font has the label's, and a font that is set goes to all of the text")
  func fonts() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 34)
    label.attributedText = NSAttributedString(string: "one")
    // 34 · 1.193359 = 40.574: 41 at 2x.
    #expect(label.intrinsicContentSize.height == 41)
    label.attributedText = NSAttributedString(string: "one", attributes: [.font: font])
    #expect(label.intrinsicContentSize.height == 20.5)
    #expect(label.font == font)
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.height == 41)
  }

  @Test("Plain text takes the place of text with attributes, and comes back with the label's own")
  func plainText() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "one")
    #expect(label.text == "one")
    label.text = "two"
    #expect(label.attributedText?.string == "two")
    let kept = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(kept == .systemFont(ofSize: 17))
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test("Line spacing stands between lines, paragraph spacing between paragraphs")
  func spacing() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    // Three lines, 3 · 20.287 + 2 · 6 = 72.86.
    #expect(height("one\ntwo\nthree", [.font: font, .paragraphStyle: style]) == 73)
    style.paragraphSpacing = 10
    // And 2 · 10: 92.86.
    #expect(height("one\ntwo\nthree", [.font: font, .paragraphStyle: style]) == 93)
  }

  @Test("The space before a paragraph counts before every one but the first")
  func spacingBefore() {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacingBefore = 10
    // 3 · 20.287 + 2 · 10 = 80.86.
    #expect(height("one\ntwo\nthree", [.font: font, .paragraphStyle: style]) == 81)
  }

  @Test("Paragraphs of several styles shrink to the height of their label, too")
  func shrinking() {
    let second = NSMutableParagraphStyle()
    second.paragraphSpacingBefore = 5
    let text = NSMutableAttributedString(string: "one\n", attributes: [.font: font])
    text.append(
      NSAttributedString(string: "two", attributes: [.font: font, .paragraphStyle: second]))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    label.adjustsFontSizeToFitWidth = true
    // 2 · 20.287 + 5 = 45.57; in 30 points (30 - 5) ÷ 40.57 = 0.616 of it, and half a point more.
    let shrunk = label.fittedContent(in: CGSize(width: 100, height: 30))
    let factor = (shrunk.runs.first?.attributes.face.pointSize ?? 0) / 17
    #expect(factor > 0.6 && factor < 0.64)
    let layout = shrunk.layout(width: 100, numberOfLines: 0, lineBreakMode: .byWordWrapping)
    #expect(layout.height <= 30.5 && layout.height > 29)
  }

  @Test("Each paragraph is set by its own style")
  func severalStyles() {
    let first = NSMutableParagraphStyle()
    first.paragraphSpacing = 10
    let second = NSMutableParagraphStyle()
    second.paragraphSpacingBefore = 5
    second.minimumLineHeight = 30
    let text = NSMutableAttributedString(
      string: "one\n", attributes: [.font: font, .paragraphStyle: first])
    text.append(
      NSAttributedString(string: "two", attributes: [.font: font, .paragraphStyle: second]))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    // 20.287 + 10 + 5 + 30 = 65.287.
    #expect(label.intrinsicContentSize.height == 65.5)
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize.height == 20.5)
  }

  @Test("Text of several fonts and colours is copied and cut")
  func severalFonts() throws {
    let bold = UIFont.boldSystemFont(ofSize: 17)
    let text = NSMutableAttributedString(
      string: "one ", attributes: [.font: font, .foregroundColor: UIColor.red])
    text.append(
      NSAttributedString(string: "two", attributes: [.font: bold, .foregroundColor: UIColor.blue]))
    let copy = try #require(text.copy() as? NSAttributedString)
    let end = NSAttributedString(attributedString: copy)
      .attributedSubstring(from: NSRange(location: 4, length: 3))
    #expect(end.string == "two")
    #expect(end.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == bold)
    #expect(end.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
  }

  @Test("A style that is changed afterwards leaves the text as it was given")
  func copies() {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 30
    let copy = style.copy() as? NSParagraphStyle
    style.minimumLineHeight = 40
    #expect(copy?.minimumLineHeight == 30)
    let mutable = copy?.mutableCopy() as? NSMutableParagraphStyle
    #expect(mutable?.minimumLineHeight == 30)
    #expect(copy != NSParagraphStyle.default)
    #expect(NSMutableParagraphStyle() == NSParagraphStyle.default)
  }

  @Test("An attachment takes the room of its bounds or its picture, from the baseline up")
  func attachments() {
    let attachment = NSTextAttachment()
    attachment.image = UIImage(name: "picture", size: CGSize(width: 30, height: 40))
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: attachment)
    // 40 above the baseline and the font's 4.101 below: 44.101.
    #expect(label.intrinsicContentSize == CGSize(width: 30, height: 44.5))
    attachment.bounds = CGRect(x: 0, y: -4, width: 20, height: 40)
    label.attributedText = NSAttributedString(attachment: attachment)
    // 36 above, and 4.101 below.
    #expect(label.intrinsicContentSize == CGSize(width: 20, height: 40.5))
  }

  // MARK: Measuring strings

  @Test("A string measures itself unrounded")
  func stringSize() {
    let size = "Label".size(withAttributes: [.font: font])
    #expect((size.width * 2).rounded(.up) / 2 == CGFloat(41.5))
    #expect(abs(size.height - 20.287_109) < 0.001)
    #expect(("Label" as NSString).size(withAttributes: [.font: font]) == size)
    // Helvetica of 12 points is 12 · 1.15 high.
    #expect(abs("Label".size().height - 13.8) < 0.001)
  }

  @Test("A rectangle breaks lines only from line fragments, and counts leading only when asked")
  func boundingRect() throws {
    let text = "Label Label Label Label"
    let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    func height(_ options: NSStringDrawingOptions, _ font: UIFont) -> CGFloat {
      text.boundingRect(
        with: room, options: options, attributes: [.font: font], context: nil
      ).height
    }
    // Two words a line in 100 points: two lines.
    #expect(abs(height(.usesLineFragmentOrigin, font) - 40.574) < 0.001)
    #expect(abs(height([], font) - 20.287) < 0.001)
    // Body lines stand 22 apart.
    let body = UIFont.textStyle(.body, category: .large)
    #expect(abs(height(.usesLineFragmentOrigin, body) - 40.574) < 0.001)
    let both: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    #expect(abs(height(both, body) - 42.287) < 0.001)
    // Arial at 20 points, one word a line: lines are 1.117 em high and 1.15 apart.
    let arial = try #require(UIFont(name: "ArialMT", size: 20))
    #expect(abs(height(.usesLineFragmentOrigin, arial) - 4 * 20 * 1.117) < 0.01)
    #expect(abs(height(both, arial) - 20 * (1.117 + 3 * 1.15)) < 0.01)
  }

  @Test("An AttributedString keeps fonts and colours on the way to views and back")
  func attributedStrings() {
    var text = AttributedString("Label")
    text.font = font
    text.foregroundColor = .systemRed
    text.kern = 2
    let label = UILabel()
    label.attributedText = NSAttributedString(text)
    #expect(label.intrinsicContentSize.width == 51.5)
    #expect(label.textColor == .systemRed)
    #expect(label.attributedText.map { AttributedString($0).font } == font)
  }

  // MARK: Helpers

  private func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Label", attributes: attributes)
    return label.intrinsicContentSize.width
  }

  private func height(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: text, attributes: attributes)
    return label.intrinsicContentSize.height
  }
}
