import Testing

@testable import UIKit

/// Text whose height follows from the width it gets.
///
/// Known figures: at 17 points a line is 17 · 1.193359 = 20.287 points high, and "Label" is 41.5
/// points wide at 2x; a space is a few points.
@MainActor
@Suite("Text of several lines")
struct MultilineTextTests {
  @Test("A line of 17 point text is its line height, up to the next pixel")
  func oneLine() {
    // 20.287 to halves is 20.5, to thirds 20.333, to ones 21.
    for (scale, height) in [(1.0, 21.0), (2, 20.5), (3, 61.0 / 3)] {
      #expect(abs(label("Label", scale: scale).frame.height - height) < 0.001)
    }
  }

  @Test("“Label” has the width that Interface Builder saves for it")
  func width() {
    #expect(abs(label("Label", scale: 2).frame.width - 41.5) < 0.001)
    // Up to iOS 13 the letters stood wider: 42.
    #expect(abs(label("Label", scale: 2, release: 12).frame.width - 42) < 0.001)
  }

  @Test("Two lines of plain text are twice the line height, rounded once")
  func twoPlainLines() {
    // 2 · 20.287 = 40.574: 41 at 2x, 40.667 at 3x.
    #expect(label("one\ntwo", scale: 2, lines: 0).frame.height == 41)
    #expect(abs(label("one\ntwo", scale: 3, lines: 0).frame.height - 122.0 / 3) < 0.001)
  }

  @Test("Lines of a text style stand at the style's own distance")
  func twoStyledLines() {
    // Body: 17 points, lines 22 apart: 22 + 20.287 = 42.287, so 42.5 and 42.333.
    for (scale, height) in [(2.0, 42.5), (3, 127.0 / 3)] {
      let font = UIFont.textStyle(.body, category: .large)
      let found = label("one\ntwo", scale: scale, lines: 0, font: font).frame.height
      #expect(abs(found - height) < 0.001)
    }
  }

  /// Documents, at 2x: in 335 points, 15-point text of iOS 13 breaks before "screen", though there is
  /// room for it, so that "does." is not alone: the label is 260 wide. In 284 points, semibold 17
  /// of iOS 14 breaks after "long-": 206.5. In 307 points, one of 24 points of iOS 15 is 248⅔ wide at 3x.
  @Test("A label does not leave one word alone on its last line")
  func pushesOut() {
    for (text, font, room, release, width) in [
      (
        "Some description to explain what this screen does.", UIFont.systemFont(ofSize: 15), 335.0,
        13, 260.0
      ),
      (
        "Presenting status of long-running process", .systemFont(ofSize: 17, weight: .semibold),
        284, 14,
        206.5
      ),
      ("XXX님 Instagram에 오신 것을 환영합니다", .systemFont(ofSize: 24), 307, 15, 248.67),
    ] {
      let label = label(text, scale: 2, release: release, lines: 0, font: font)
      withRelease(release) {
        let found = label.sizeThatFits(CGSize(width: room, height: 0)).width
        #expect(abs(found - CGFloat(width)) <= 0.5)
        label.lineBreakStrategy = []
        #expect(label.sizeThatFits(CGSize(width: room, height: 0)).width > found + 40)
      }
    }
  }

  @Test("The layout's width breaks the lines, and the height follows")
  func wrapping() {
    // Four words of 41.5 and spaces of some 5 points: one line from 190 points on, two words a
    // line from 90, one word a line from 42.
    for (width, lines) in [(250.0, 1.0), (100, 2), (60, 4)] {
      let root = makeRoot(width, 480)
      let found = wrapped("Label Label Label Label", in: root)
      let height = (lines * 17 * 1.193_359 * 2).rounded(.up) / 2
      #expect(found.frame == rect(0, 0, width, height), "in \(width)")
    }
  }

  @Test("A limited number of lines limits the height")
  func lineLimit() {
    let root = makeRoot(60, 480)
    let found = wrapped("Label Label Label Label", in: root, lines: 3)
    // 3 · 20.287 = 60.86.
    #expect(found.frame.height == 61)
  }

  @Test("A label of one line keeps its height in any width")
  func oneLineInNarrowRoom() {
    let found = wrapped("Label Label Label Label", in: makeRoot(60, 480), lines: 1)
    #expect(found.frame == rect(0, 0, 60, 20.5))
  }

  @Test("What stands below a wrapping label moves down with it, and its parent grows")
  func below() {
    withRelease(26) {
      let root = makeRoot(100, 480)
      let box = root.adding(UIView())
      box.pin([.left, .right, .top], inside: root)
      let (label, block) = (box.adding(UILabel()), box.adding(Block(10, 10)))
      label.text = "Label Label Label Label"
      label.numberOfLines = 0
      label.pin([.left, .right, .top], inside: box)
      block.pin(.top, to: label, .bottom, plus: 8)
      block.pin([.left, .bottom], inside: box)
      root.layoutIfNeeded()
      #expect(label.frame.height == 41)
      #expect(block.frame.minY == 49)
      #expect(box.frame.height == 59)
    }
  }

  @Test("Two wrapping labels in a row are each measured at the width they get")
  func sideBySide() {
    withRelease(26) {
      let root = makeRoot(160, 480)
      let labels = (0..<2).map { _ in root.adding(UILabel()) }
      for label in labels {
        label.text = "Label Label"
        label.numberOfLines = 0
        label.pin(.top, to: root)
      }
      labels[0].pin(.left, to: root)
      labels[0].pin(.width, plus: 100)
      labels[1].pin(.left, to: labels[0], .right)
      labels[1].pin(.right, to: root)
      root.layoutIfNeeded()
      #expect(labels[0].frame == rect(0, 0, 100, 20.5))
      #expect(labels[1].frame == rect(100, 0, 60, 41))
    }
  }

  @Test("A preferred width breaks the lines whatever the layout gives")
  func preferredWidth() {
    withRelease(26) {
      let root = makeRoot(300, 480)
      let label = root.adding(UILabel())
      label.text = "Label Label Label Label"
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = 60
      label.pin([.left, .top], inside: root)
      root.layoutIfNeeded()
      // Four lines, 81.15 high, and no wider than the longest of them with the space that it is
      // wrapped at: 41.37 and some 0.282 · 17 - 0.43 = 4.36.
      #expect(label.frame == rect(0, 0, 46, 81.5))
    }
  }

  @Test("A label without text takes no room")
  func empty() {
    #expect(label("", scale: 2).frame.size == .zero)
    #expect(label(nil, scale: 2).frame.size == .zero)
  }

  @Test("A second layout in another width measures anew")
  func relayout() {
    let root = makeRoot(250, 480)
    let found = wrapped("Label Label Label Label", in: root)
    #expect(found.frame.height == 20.5)
    root.frame.size.width = 100
    withRelease(26) { root.layoutIfNeeded() }
    #expect(found.frame.height == 41)
    root.frame.size.width = 250
    withRelease(26) { root.layoutIfNeeded() }
    #expect(found.frame.height == 20.5)
  }

  /// A label pinned to the sides of its root.
  private func wrapped(_ text: String, in root: UIView, lines: Int = 0) -> UILabel {
    withRelease(26) {
      let label = root.adding(UILabel())
      label.text = text
      label.numberOfLines = lines
      label.pin([.left, .right, .top], inside: root)
      root.layoutIfNeeded()
      return label
    }
  }

  /// A label at its own size.
  private func label(
    _ text: String?, scale: CGFloat, release: Int = 26, lines: Int = 1, font: UIFont? = nil
  ) -> UILabel {
    withRelease(release) {
      let root = makeRoot(scale: scale)
      let label = root.adding(UILabel())
      label.text = text
      label.numberOfLines = lines
      if let font { label.font = font }
      label.pin([.left, .top], inside: root)
      root.layoutIfNeeded()
      return label
    }
  }
}
