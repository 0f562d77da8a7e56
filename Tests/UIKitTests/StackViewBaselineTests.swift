import Testing

@testable import UIKit

/// Columns whose spacing counts between baselines.
@MainActor
@Suite("Columns of baselines")
struct StackViewBaselineTests {
  /// A column of labels in some fonts whose baselines are a distance apart.
  private func baselineColumn(_ fonts: [UIFont], spacing: CGFloat, in root: UIView) -> UIStackView {
    let stack = root.adding(UIStackView())
    stack.axis = .vertical
    stack.spacing = spacing
    stack.isBaselineRelativeArrangement = true
    for font in fonts {
      let label = UILabel()
      label.text = "Label"
      label.font = font
      stack.addArrangedSubview(label)
    }
    stack.pin([.left, .top], inside: root)
    return stack
  }

  @Test("Baselines a given distance apart: the gap counts from last to first baseline")
  func baselineRelative() {
    withRelease(26) {
      let root = makeRoot()
      let font = UIFont.systemFont(ofSize: 17)
      let stack = baselineColumn([font, font], spacing: 30, in: root)
      root.layoutIfNeeded()
      // Labels of one font: 30 between baselines are 30 between tops.
      #expect(stack.arrangedSubviews[1].frame.minY == 30)
    }
  }

  /// olvid-io/olvid-ios: under a Headline a Subhead, whose lines are 20 apart (HIG), and one more.
  @Test("Baselines the system's distance apart are a line of the lower text apart")
  func baselineRelativeWithSystemSpacing() {
    withRelease(12) {
      let root = makeRoot()
      let styles: [UIFont.TextStyle] = [.headline, .subheadline, .subheadline]
      let stack = baselineColumn(
        styles.map { .preferredFont(forTextStyle: $0) }, spacing: UIStackView.spacingUseSystem,
        in: root)
      let view = stack.adding(UIView())
      stack.addArrangedSubview(view)
      view.pin(.height, plus: 10)
      root.layoutIfNeeded()
      let views = stack.arrangedSubviews
      #expect(views[1].frame.minY == 21.5)
      #expect(views[2].frame.minY == 41.5)
      // What has no text is 8 below the baseline, which is an ascender of 0.952 em below a label's top:
      // 15 · 0.952 = 14.28, to pixels 14.5; 41.5 + 14.5 + 8.
      #expect(views[3].frame.minY == 64)
    }
  }
}
