import Testing

@testable import UIKit

/// Runs of equal attributes, which Foundation finds by comparing values of UIKit's.
@MainActor
@Suite("Runs of attributed text")
struct AttributedRunTests {
  /// Foundation on Linux joins them only where it can ask the values themselves.
  @Test("Neighbours with equal attributes are one run, others are not")
  func runs() {
    func values(_ place: Int) -> [(NSAttributedString.Key, AnyObject)] {
      let size = CGFloat(place)
      let style = NSMutableParagraphStyle()
      style.lineSpacing = size
      let shadow = NSShadow()
      shadow.shadowBlurRadius = size
      return [
        (.font, UIFont.systemFont(ofSize: 17 + size)), (.paragraphStyle, style),
        (.foregroundColor, UIColor(white: size / 4, alpha: 1)), (.shadow, shadow),
      ]
    }
    // 0 0 1 1 2 2
    for kind in values(0).indices {
      let text = NSMutableAttributedString()
      for place in 0..<6 {
        let (key, value) = values(place / 2)[kind]
        text.append(NSAttributedString(string: "ab", attributes: [key: value]))
      }
      #expect(ranges(text) == [4, 4, 4], "\(values(0)[kind].0)")
    }
    // Whatever the subclass.
    let styles = NSMutableAttributedString()
    for style in [NSParagraphStyle(), NSMutableParagraphStyle(), OwnStyle()] {
      styles.append(NSAttributedString(string: "ab", attributes: [.paragraphStyle: style]))
    }
    #expect(ranges(styles) == [6])
    let picture = NSTextAttachment()
    let pictures = NSMutableAttributedString()
    for attachment in [picture, picture, NSTextAttachment()] {
      pictures.append(NSAttributedString(attachment: attachment))
    }
    #expect(ranges(pictures) == [2, 1])
  }

  /// With values that were no objects to Foundation it stopped the process about once in ten thousand
  /// comparisons.
  @Test("Attributes are set and replaced in part of a text, often")
  func parts() {
    for _ in 0..<2000 {
      let text = NSMutableAttributedString(
        string: "one two three four", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      for start in 0..<6 {
        let size = CGFloat(17 + start / 2 % 2)
        text.addAttribute(
          .font, value: UIFont.systemFont(ofSize: size),
          range: NSRange(location: start * 2, length: 4))
      }
      // 17 from the start, 18 from the fourth character, and 17 from the eighth.
      guard ranges(text) == [4, 4, 10] else {
        Issue.record("\(ranges(text))")
        return
      }
    }
  }

  @Test("Fonts and colours that are equal are described alike, others are not")
  func descriptions() {
    let bold = UIFont.boldSystemFont(ofSize: 17)
    #expect("\(bold)" == "\(UIFont.boldSystemFont(ofSize: 17))")
    #expect("\(bold)".contains(bold.fontName))
    #expect("\(bold)" != "\(UIFont.systemFont(ofSize: 17))")
    #expect("\(bold)" != "\(UIFont.boldSystemFont(ofSize: 18))")
    let (red, other) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(white: 0.5, alpha: 1))
    #expect("\(red)" == "\(UIColor(red: 1, green: 0, blue: 0, alpha: 1))")
    #expect("\(red)" != "\(other)")
    // White in the light appearance alone.
    #expect("\(UIColor.systemBackground)" != "\(UIColor.white)")
  }

  /// The lengths of the runs of equal attributes.
  private func ranges(_ text: NSAttributedString) -> [Int] {
    var lengths: [Int] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in
      lengths.append(range.length)
    }
    return lengths
  }
}

private final class OwnStyle: NSMutableParagraphStyle, @unchecked Sendable {
  var mark = 0
}
