import Testing

@testable import UIKit

/// Every distribution with every alignment, axis, direction, hidden view, custom spacing and
/// margins, against the arithmetic of ``Arrangement``.
@MainActor
@Suite("Stack view combinations")
struct StackViewCombinationTests {
  @Test(
    "Frames follow from the rules of distribution and alignment",
    arguments: StackViewTests.distributions,
    [UIStackView.Alignment.fill, .leading, .center, .trailing])
  func combinations(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment
  ) {
    for flags in 0..<32 {
      let arrangement = Arrangement(
        distribution: distribution, alignment: alignment, isVertical: flags & 1 != 0,
        isRightToLeft: flags & 2 != 0, hidesSecond: flags & 4 != 0,
        customSpacing: flags & 8 != 0 ? 30 : nil,
        margins: flags & 16 != 0
          ? UIEdgeInsets(top: 8, left: 12, bottom: 4, right: 20) : nil)
      let found = arrangement.laidOut()
      let expected = arrangement.frames()
      for (view, frame) in zip(found, expected) where !view.isHidden {
        // Computed figures are rounded to pixels by the layout, edge by edge.
        #expect(view.frame.isNear(PixelGrid.round(frame, scale: 2)), "\(arrangement)")
      }
    }
  }
}

/// A stack of three views in 400 × 400 points, and where its rules put them.
@MainActor
private struct Arrangement {
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  var isVertical: Bool
  var isRightToLeft: Bool
  var hidesSecond: Bool
  var customSpacing: CGFloat?
  var margins: UIEdgeInsets?

  static let side: CGFloat = 400
  static let spacing: CGFloat = 10
  /// Lengths of the contents along the axis, and across.
  static let lengths: [CGFloat] = [40, 60, 80]
  static let breadths: [CGFloat] = [20, 30, 50]

  // MARK: By UIKit

  func laidOut() -> [UIView] {
    let root = makeRoot(
      Self.side, Self.side, direction: isRightToLeft ? .rightToLeft : .leftToRight)
    let views = zip(Self.lengths, Self.breadths).map {
      isVertical ? Block($1, $0) : Block($0, $1)
    }
    // The last one takes what is left in a distribution that asks for one.
    views[2].setContentHuggingPriority(.init(249), for: isVertical ? .vertical : .horizontal)
    views[1].isHidden = hidesSecond
    let stack = root.adding(UIStackView(arrangedSubviews: views))
    stack.axis = isVertical ? .vertical : .horizontal
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = Self.spacing
    if let customSpacing { stack.setCustomSpacing(customSpacing, after: views[0]) }
    if let margins {
      stack.layoutMargins = margins
      stack.isLayoutMarginsRelativeArrangement = true
    }
    stack.pin([.left, .right, .top, .bottom], inside: root)
    root.layoutIfNeeded()
    return views
  }

  // MARK: By arithmetic

  /// Frames of the three views; that of a hidden one means nothing.
  func frames() -> [CGRect] {
    let canvas = rect(0, 0, Self.side, Self.side).inset(by: margins ?? .zero)
    let room = isVertical ? canvas.height : canvas.width
    let shown = hidesSecond ? [0, 2] : [0, 1, 2]
    let lengths = shown.map { Self.lengths[$0] }
    let gaps = shown.dropLast().map { $0 == 0 ? customSpacing ?? Self.spacing : Self.spacing }
    let spans = spans(lengths, gaps: gaps, room: room)
    var frames = Array(repeating: CGRect.zero, count: 3)
    for (position, index) in shown.enumerated() {
      let (start, length) = spans[position]
      let across = across(Self.breadths[index], room: isVertical ? canvas.width : canvas.height)
      if isVertical {
        // In a column, leading is right where text reads from the right.
        let x = isRightToLeft ? canvas.width - across.start - across.length : across.start
        frames[index] = rect(canvas.minX + x, canvas.minY + start, across.length, length)
      } else {
        let x = isRightToLeft ? canvas.width - start - length : start
        frames[index] = rect(canvas.minX + x, canvas.minY + across.start, length, across.length)
      }
    }
    return frames
  }

  private func spans(
    _ contents: [CGFloat], gaps: [CGFloat], room: CGFloat
  ) -> [(start: CGFloat, length: CGFloat)] {
    var lengths = contents
    var gaps = gaps
    let free = room - gaps.reduce(0, +)
    switch distribution {
    case .fill:
      lengths[lengths.count - 1] = free - lengths.dropLast().reduce(0, +)
    case .fillEqually:
      lengths = lengths.map { _ in free / CGFloat(lengths.count) }
    case .fillProportionally:
      let whole = contents.reduce(0, +) + gaps.reduce(0, +)
      lengths = contents.map { $0 / whole * room }
      lengths[lengths.count - 1] = free - lengths.dropLast().reduce(0, +)
    case .equalSpacing:
      let gap = (room - contents.reduce(0, +)) / CGFloat(gaps.count)
      gaps = gaps.map { _ in gap }
    case .equalCentering:
      let first = contents[0] / 2
      let last = room - contents[contents.count - 1] / 2
      let step = (last - first) / CGFloat(gaps.count)
      return contents.enumerated().map { index, length in
        (first + CGFloat(index) * step - length / 2, length)
      }
    }
    var start: CGFloat = 0
    return zip(lengths, gaps + [0]).map { length, gap in
      defer { start += length + gap }
      return (start, length)
    }
  }

  private func across(_ breadth: CGFloat, room: CGFloat) -> (start: CGFloat, length: CGFloat) {
    switch alignment {
    case .fill: (0, room)
    case .leading: (0, breadth)
    case .center: ((room - breadth) / 2, breadth)
    default: (room - breadth, breadth)
    }
  }
}
