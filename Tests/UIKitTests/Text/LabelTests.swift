import Testing

@testable import UIKit

/// Labels made in code.
@MainActor
@Suite("Labels")
struct LabelTests {
  @Test("A label that adjusts its font follows the text size of its traits, another one does not")
  func textSize() {
    let root = makeRoot()
    let (adjusting, fixed) = (root.adding(UILabel()), root.adding(UILabel()))
    for label in [adjusting, fixed] {
      label.text = "Label"
      label.font = .preferredFont(forTextStyle: .body)
      label.pin([.left, .top], inside: root)
    }
    adjusting.adjustsFontForContentSizeCategory = true
    root.layoutIfNeeded()
    #expect(adjusting.frame.height == 20.5)
    root.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    root.layoutIfNeeded()
    // Body is 28 points then: 28 · 1.193359 = 33.41.
    #expect(adjusting.frame.height == 33.5)
    #expect(adjusting.font.pointSize == 28)
    #expect(fixed.frame.height == 20.5)
    #expect(fixed.font.pointSize == 17)
  }

  @Test("Traits overridden at one view change the text below it and no other")
  func overriddenTextSize() {
    let root = makeRoot()
    let box = root.adding(UIView())
    box.pin([.left, .top], inside: root)
    let (inside, outside) = (box.adding(UILabel()), root.adding(UILabel()))
    for (label, parent) in [(inside, box), (outside, root)] {
      label.text = "Label"
      label.adjustsFontForContentSizeCategory = true
      label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
      label.pin([.left, .top], inside: parent)
    }
    root.layoutIfNeeded()
    box.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    root.layoutIfNeeded()
    // Body's pitch grows from 22 to 34: 17 · 34/22 = 26.3, to whole points; 26 · 1.193359 = 31.03.
    #expect(inside.frame.height == 31.5)
    #expect(outside.frame.height == 20.5)
  }

  @Test("New text, font and number of lines take effect in the next layout")
  func invalidation() {
    let root = makeRoot()
    let label = root.adding(UILabel())
    label.text = "Label"
    label.pin([.left, .top], inside: root)
    root.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 41.5, 20.5))
    label.font = .systemFont(ofSize: 34)
    root.layoutIfNeeded()
    #expect(label.frame.height == 41)
    label.font = .systemFont(ofSize: 17)
    label.text = "one\ntwo"
    label.numberOfLines = 0
    root.layoutIfNeeded()
    #expect(label.frame.height == 41)
    label.text = ""
    root.layoutIfNeeded()
    #expect(label.frame.size == .zero)
  }

  /// Esri/arcgis-runtime-samples-ios, in a view without width: 14 points in two lines are 17 high, as one line.
  @Test("A label that gets no width is as high as one line, also where its text has two")
  func noWidth() {
    let root = makeRoot(100, 480)
    let holder = root.adding(UIView())
    holder.pin([.left, .top], inside: root)
    holder.widthAnchor.constraint(equalToConstant: 0).isActive = true
    let label = holder.adding(UILabel())
    label.font = .systemFont(ofSize: 14)
    label.text = "Isolated \u{2028}Features"
    label.numberOfLines = 2
    label.pin([.left, .right, .top], inside: holder)
    root.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 0, 17))
  }

  @Test("A label that enlarges its text rectangle is larger by that, in one line and in several")
  func padding() {
    final class PaddedLabel: UILabel {
      let insets = UIEdgeInsets(top: 3, left: 10, bottom: 5, right: 20)

      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        let rect = super.textRect(
          forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return rect.inset(by: UIEdgeInsets(top: -3, left: -10, bottom: -5, right: -20))
      }

      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    }
    let root = makeRoot(100, 480)
    let label = root.adding(PaddedLabel())
    label.text = "Label"
    label.pin([.left, .top], inside: root)
    root.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 71.5, 28.5))
    #expect(label.textRectForDrawing(in: label.bounds) == rect(10, 3, 41.5, 20.5))
    label.text = "Label Label"
    label.numberOfLines = 0
    label.pin(.right, to: root)
    root.layoutIfNeeded()
    // 70 points are left for two words of 41.5: two lines of 20.287, and 8.
    #expect(label.frame == rect(0, 0, 100, 49))
  }

  @Test("The text rectangle is that of the lines that fit, at the origin of the bounds")
  func textRect() {
    let label = UILabel()
    label.text = "Label Label Label"
    label.numberOfLines = 0
    let rect = label.textRect(
      forBounds: CGRect(x: 7, y: 9, width: 60, height: 1000), limitedToNumberOfLines: 2)
    // Two lines of one word: 40.574 high.
    #expect(rect.origin == CGPoint(x: 7, y: 9))
    #expect(rect.height == 41)
    #expect(rect.width <= 60)
  }

  /// "4.7" of 17 points in a cell of a public document of three pixels a point: 21⅓, others of it 20⅓.
  @Test("A shadow makes a label higher by its offset, where there is text")
  func shadow() {
    let label = UILabel()
    label.text = "4.7"
    let plain = label.intrinsicContentSize
    label.shadowColor = .black
    #expect(label.intrinsicContentSize == CGSize(width: plain.width, height: plain.height + 1))
    label.shadowOffset = CGSize(width: 2, height: 3)
    #expect(label.sizeThatFits(.zero).height == plain.height + 3)
    // Both baselines are those of the one line.
    let first = label.firstBaselineOffset ?? 0
    #expect(label.intrinsicContentSize.height - label.lastBaselineOffset == first)
    label.text = nil
    #expect(label.intrinsicContentSize.height == 0)
  }
}
