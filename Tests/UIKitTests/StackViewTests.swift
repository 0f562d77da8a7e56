import Testing

@testable import UIKit

/// Stack views by distribution, alignment and spacing, with the arithmetic shown.
@MainActor
@Suite("Stack views")
struct StackViewTests {
  // MARK: Distributions

  @Test("Fill gives what is left to the view that hugs least")
  func fill() {
    let (a, b, c) = (Block(40, 10), Block(50, 10), Block(60, 10))
    b.setContentHuggingPriority(.init(249), for: .horizontal)
    // 300 − 40 − 60 − 2 · 10 = 180 for the middle one.
    expect(
      stack([a, b, c], spacing: 10, width: 300), a: rect(0, 0, 40, 30), b: rect(50, 0, 180, 30),
      c: rect(240, 0, 60, 30))
  }

  @Test("Fill takes what is missing from the view that resists least")
  func fillTooShort() {
    let (a, b, c) = (Block(40, 10), Block(50, 10), Block(60, 10))
    c.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    // 120 − 40 − 50 − 2 · 5 = 20 for the last one.
    expect(
      stack([a, b, c], spacing: 5, width: 120), a: rect(0, 0, 40, 30), b: rect(45, 0, 50, 30),
      c: rect(100, 0, 20, 30))
  }

  /// Widths that UIKit of iOS 26.1 gives (Vercantez/openuikit,
  /// Tests/OpenUIKitTests/ProgressStackTests.swift), before it rounds them.
  @Test("Of views that hug and resist alike the first gives way, of views without content the last")
  func fillByIndex() {
    func widths(_ views: [UIView], in width: CGFloat) -> [CGFloat] {
      stack(views, spacing: 8, width: width).map(\.frame.width)
    }
    // 300 − 29 − 41.5 − 2 · 8 = 213.5, and 120 − 94 − 8 = 18.
    #expect(
      widths([Block(29.5, 19), Block(29, 19), Block(41.5, 19)], in: 300) == [213.5, 29, 41.5])
    #expect(widths([Block(76.5, 19), Block(94, 19)], in: 120) == [18, 94])
    // 300 − 29.5 − 29 − 41.5 − 4 · 8 = 168.
    #expect(
      widths([Block(29.5, 19), UIView(), Block(29, 19), UIView(), Block(41.5, 19)], in: 300)
        == [29.5, 0, 29, 168, 41.5])
  }

  @Test("Fill equally gives every view the same, whatever its content")
  func fillEqually() {
    // (320 − 2 · 10) / 3 = 100 each.
    expect(
      stack([Block(40, 10), Block(50, 10), Block(60, 10)], .fillEqually, spacing: 10, width: 320),
      a: rect(0, 0, 100, 30), b: rect(110, 0, 100, 30), c: rect(220, 0, 100, 30))
  }

  @Test("Fill proportionally without spacing shares by content")
  func fillProportionally() {
    // 40 : 60 : 100 of 400: 80, 120 and 200.
    expect(
      stack([Block(40, 10), Block(60, 10), Block(100, 10)], .fillProportionally, width: 400),
      a: rect(0, 0, 80, 30), b: rect(80, 0, 120, 30), c: rect(200, 0, 200, 30))
  }

  @Test("Fill proportionally counts spacing as content, and the last view takes the difference")
  func fillProportionallyWithSpacing() {
    // Shares of 40, 60 and 80 in 40 + 60 + 80 + 2 · 10 = 200 of 400: 80, 120 and 160, together with
    // the spacing 380. The wishes stand at 999, 998 and 997: the last is missed, by 20.
    expect(
      stack(
        [Block(40, 10), Block(60, 10), Block(80, 10)], .fillProportionally, spacing: 10, width: 400),
      a: rect(0, 0, 80, 30), b: rect(90, 0, 120, 30), c: rect(220, 0, 180, 30))
  }

  @Test("The system's spacing is kept, and counts for nothing in proportions")
  func fillProportionallyWithSystemSpacing() {
    // As a document of Xcode 12 has it: content of 258 and 49 in 414. The first gets its share of
    // the whole, 414 · 258 / 307 = 347.9; the other what is left after 8: 58.1.
    let root = makeRoot(414, 100)
    let (a, b) = (Block(258, 10), Block(49, 10))
    let stack = root.adding(UIStackView(arrangedSubviews: [a, b]))
    stack.distribution = .fillProportionally
    stack.spacing = UIStackView.spacingUseSystem
    stack.pin([.left, .right, .top], inside: root)
    root.layoutIfNeeded()
    #expect(a.frame.width == 348)
    #expect(b.frame.minX == 356)
    #expect(b.frame.width == 58)
  }

  @Test("A stack view in a proportional one counts with what it holds, its spacing included")
  func fillProportionallyNested() {
    // As a document of Xcode 15 has it: columns of 17 + 8 + 26.5 = 51.5 and 31 + 16 + 31 = 78, 16
    // apart in 149.5. The first is 149.5 · 51.5 / 145.5 = 52.9 high, the other 149.5 − 16 − 52.9.
    let root = makeRoot(300, 200)
    func column(_ heights: [CGFloat], spacing: CGFloat) -> UIStackView {
      let stack = UIStackView(arrangedSubviews: heights.map { Block(50, $0) })
      stack.axis = .vertical
      stack.distribution = .fillProportionally
      stack.spacing = spacing
      return stack
    }
    let (first, second) = (column([17, 26.5], spacing: 8), column([31, 31], spacing: 16))
    let stack = root.adding(UIStackView(arrangedSubviews: [first, second]))
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    stack.spacing = 16
    stack.pin([.left, .right, .top], inside: root)
    stack.pin(.height, plus: 149.5)
    root.layoutIfNeeded()
    // At 1x: edges at 52.9 and 68.9.
    #expect(first.frame.maxY == 53)
    #expect(second.frame.minY == 69)
  }

  @Test("A stack view in a proportional one counts with the constraints that it holds, too")
  func fillProportionallyHeld() {
    // As a document of Xcode 10 has it: a centred row, its button 30 high and 2 below its top, is
    // 2 + 30 + 2 = 34 high. With 66 above it the two share 200: 132 and 68.
    let root = makeRoot(300, 200)
    let (above, button) = (Block(50, 66), Block(50, 30))
    let row = UIStackView(arrangedSubviews: [button])
    row.alignment = .center
    let stack = root.adding(UIStackView(arrangedSubviews: [above, row]))
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    stack.pin([.left, .right, .top], inside: root)
    let height = stack.heightAnchor.constraint(equalToConstant: 200)
    height.isActive = true
    let top = button.topAnchor.constraint(equalTo: row.topAnchor, constant: 2)
    top.isActive = true
    root.layoutIfNeeded()
    #expect(above.frame.height == 132)
    #expect(row.frame == CGRect(x: 0, y: 132, width: 300, height: 68))
    // The row is 2 + 64 + 2 high now, its button stretched; then it counts with 30 again, and the
    // shares of 100 are 68.75 and 31.25, on whole points.
    #expect(button.frame == CGRect(x: 0, y: 2, width: 300, height: 64))
    height.constant = 100
    top.isActive = false
    root.layoutIfNeeded()
    #expect(above.frame.height == 69)
    #expect(row.frame == CGRect(x: 0, y: 69, width: 300, height: 31))
  }

  @Test("A stack view in a proportional one counts with its views' least and largest lengths, too")
  func fillProportionallyLimited() {
    // ArturDokhno/WeatherApp's column: rows of 30 (at least 50), 250, 24, 119.5, 30 and 31 (both at least
    // 40) points, 10 apart in 818: 818 / (50 + 250 + 24 + 119.5 + 40 + 40 + 50) = 1.4263 times as high,
    // 71.3, 356.6, 34.2, 170.4 and 57.05; in half points, as saved, 71.5, 356.5, 34, 170.5 and 57. The
    // last 50 are the gaps, and the last row takes the rest, 78.5.
    let root = makeRoot(414, 900)
    let rows = [30, 250, 24, 119.5, 30, 31].map { UIStackView(arrangedSubviews: [Block(50, $0)]) }
    for (row, least) in [(0, 50.0), (4, 40), (5, 40)] {
      rows[row].arrangedSubviews[0].heightAnchor.constraint(greaterThanOrEqualToConstant: least)
        .isActive = true
    }
    let stack = root.adding(UIStackView(arrangedSubviews: rows))
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    stack.spacing = 10
    stack.pin([.left, .right, .top], inside: root)
    stack.pin(.height, plus: 818)
    root.layoutIfNeeded()
    #expect(rows.map(\.frame.maxY) == [71.5, 438, 482, 662.5, 729.5, 818])
    // A fitting size has what is at most, too: with 12 for 24 it is 818 / 561.5 = 1.4568 times, 72.8.
    rows[2].arrangedSubviews[0].heightAnchor.constraint(lessThanOrEqualToConstant: 12)
      .isActive = true
    root.layoutIfNeeded()
    #expect(rows[0].frame.maxY == 73)
  }

  @Test("Equal spacing shares what is left among the gaps")
  func equalSpacing() {
    // (300 − 40 − 60 − 80) / 2 = 60.
    expect(
      stack([Block(40, 10), Block(60, 10), Block(80, 10)], .equalSpacing, spacing: 10, width: 300),
      a: rect(0, 0, 40, 30), b: rect(100, 0, 60, 30), c: rect(220, 0, 80, 30))
  }

  @Test("Equal spacing never goes below the stack's spacing")
  func equalSpacingMinimum() {
    let (a, b, c) = (Block(40, 10), Block(60, 10), Block(80, 10))
    a.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    // 190 − 2 · 10 = 170 for 180: the first gives way.
    expect(
      stack([a, b, c], .equalSpacing, spacing: 10, width: 190), a: rect(0, 0, 30, 30),
      b: rect(40, 0, 60, 30), c: rect(110, 0, 80, 30))
  }

  @Test("Equal centering puts the centres at equal distances")
  func equalCentering() {
    // Outer centres at 20 and 300 − 40 = 260, the inner one between, at 140.
    expect(
      stack([Block(40, 10), Block(60, 10), Block(80, 10)], .equalCentering, width: 300),
      a: rect(0, 0, 40, 30), b: rect(110, 0, 60, 30), c: rect(220, 0, 80, 30))
  }

  @Test("Equal centering yields to the least spacing")
  func equalCenteringMinimum() {
    // Centres at 10 and 250 would put the middle one to 130, from 40 to 220, where the last begins:
    // the spacing of 10 moves it to 30…210.
    expect(
      stack(
        [Block(20, 10), Block(180, 10), Block(60, 10)], .equalCentering, spacing: 10, width: 280),
      a: rect(0, 0, 20, 30), b: rect(30, 0, 180, 30), c: rect(220, 0, 60, 30))
  }

  @Test("A stack of one view fills with it", arguments: distributions)
  func single(_ distribution: UIStackView.Distribution) {
    guard distribution != .equalSpacing, distribution != .equalCentering else { return }
    let views = stack([Block(40, 10)], distribution, spacing: 10, width: 300)
    #expect(views[0].frame == rect(0, 0, 300, 30))
  }

  @Test("An empty stack, and one of hidden views only, are laid out without trouble")
  func empty() {
    let root = makeRoot()
    let (bare, hidden) = (root.adding(UIStackView()), root.adding(UIStackView()))
    let block = Block(40, 10)
    block.isHidden = true
    hidden.addArrangedSubview(block)
    for stack in [bare, hidden] { stack.pin([.left, .top], inside: root) }
    root.layoutIfNeeded()
    #expect(bare.frame == .zero)
    // Nothing long, and as high as the hidden view, which is aligned with both edges.
    #expect(hidden.frame == rect(0, 0, 0, 10))
  }

  // MARK: Spacing

  @Test("Custom spacing replaces the stack's after its view")
  func customSpacing() {
    let (a, b, c) = (Block(40, 10), Block(50, 10), Block(60, 10))
    b.setContentHuggingPriority(.init(249), for: .horizontal)
    // 300 − 40 − 60 − 30 − 10 = 160.
    let views = stack([a, b, c], spacing: 10, width: 300) { $0.setCustomSpacing(30, after: a) }
    expect(views, a: rect(0, 0, 40, 30), b: rect(70, 0, 160, 30), c: rect(240, 0, 60, 30))
  }

  @Test("Custom spacing after the last view counts for nothing")
  func customSpacingAfterLast() {
    let c = Block(60, 10)
    c.setContentHuggingPriority(.init(249), for: .horizontal)
    let views = stack([Block(40, 10), Block(50, 10), c], spacing: 10, width: 300) {
      $0.setCustomSpacing(30, after: c)
    }
    // 300 − 40 − 50 − 20 = 190.
    expect(views, a: rect(0, 0, 40, 30), b: rect(50, 0, 50, 30), c: rect(110, 0, 190, 30))
  }

  @Test("Custom spacing can go back to the default, and the system's is 8")
  func specialSpacings() {
    let (a, b, c) = (Block(40, 10), Block(50, 10), Block(60, 10))
    c.setContentHuggingPriority(.init(249), for: .horizontal)
    let views = stack([a, b, c], spacing: 20, width: 300) {
      $0.setCustomSpacing(30, after: a)
      #expect($0.customSpacing(after: a) == 30)
      $0.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
      #expect($0.customSpacing(after: a) == UIStackView.spacingUseDefault)
      $0.setCustomSpacing(UIStackView.spacingUseSystem, after: b)
    }
    // 40 + 20 + 50 + 8 = 118; the last fills up to 300.
    expect(views, a: rect(0, 0, 40, 30), b: rect(60, 0, 50, 30), c: rect(118, 0, 182, 30))
  }

  @Test("A hidden view gives up its room and the spacing after it")
  func hidden() {
    let (a, b, c) = (Block(40, 10), Block(50, 10), Block(60, 10))
    c.setContentHuggingPriority(.init(249), for: .horizontal)
    b.isHidden = true
    let views = stack([a, b, c], spacing: 10, width: 300) { $0.setCustomSpacing(99, after: b) }
    #expect(views[0].frame == rect(0, 0, 40, 30))
    #expect(views[2].frame == rect(50, 0, 250, 30))
  }

  // MARK: Across

  @Test("Without a height of its own a stack is as high as its highest view")
  func fittingHeight() {
    for alignment in [UIStackView.Alignment.fill, .top, .center, .bottom] {
      let root = makeRoot()
      let stack = root.adding(UIStackView(arrangedSubviews: [Block(40, 10), Block(50, 35)]))
      stack.alignment = alignment
      stack.pin([.left, .top], inside: root)
      root.layoutIfNeeded()
      #expect(stack.frame == rect(0, 0, 90, 35), "\(alignment)")
      let expected: [UIStackView.Alignment: CGFloat] = [
        .fill: 0, .top: 0, .center: 12.5, .bottom: 25,
      ]
      #expect(stack.arrangedSubviews[0].frame.minY == expected[alignment], "\(alignment)")
    }
  }

  @Test("Baseline alignment levels texts of two sizes, and the first of them makes the edge")
  func baselineAlignment() {
    withRelease(26) {
      // At 2x texts of 17 and 34 points are 20.5 and 41 high, with baselines 16 and 32.5 below their
      // tops, 4.5 and 8.5 above their ends.
      // First baseline: the row begins where the small text does, the large one 16.5 above, and ends
      // with the large one, at 41 − 16.5 = 24.5.
      // Last baseline: it ends with the small text, the large one 4 below, which is 41 − 4 = 37.
      let expected: [(UIStackView.Alignment, small: CGFloat, large: CGFloat, height: CGFloat)] = [
        (.firstBaseline, 0, -16.5, 24.5), (.lastBaseline, 16.5, 0, 37),
      ]
      for (alignment, smallTop, largeTop, height) in expected {
        let root = makeRoot()
        let (small, large) = (UILabel(), UILabel())
        small.text = "a"
        large.text = "A"
        large.font = .systemFont(ofSize: 34)
        let stack = root.adding(UIStackView(arrangedSubviews: [small, large]))
        stack.alignment = alignment
        stack.pin([.left, .top], inside: root)
        root.layoutIfNeeded()
        #expect(small.frame.minY == smallTop, "\(alignment)")
        #expect(large.frame.minY == largeTop, "\(alignment)")
        #expect(stack.frame.height == height, "\(alignment)")
      }
    }
  }

  /// Two buttons of 30 in a row of 36 stand at its foot in a public document
  /// (nasim-ahmed/StackViewDemo); with last baselines it is taken to be the other way round.
  @Test(
    "In a row that is higher than its baselines ask for the views are at the edge beyond them",
    arguments: [(UIStackView.Alignment.firstBaseline, 6), (.lastBaseline, 0)]
      as [(UIStackView.Alignment, CGFloat)])
  func highBaselineRow(_ alignment: UIStackView.Alignment, _ top: CGFloat) {
    let root = makeRoot()
    let buttons = ["One", "Two"].map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      return button
    }
    let stack = root.adding(UIStackView(arrangedSubviews: buttons))
    stack.alignment = alignment
    stack.pin([.left, .top], inside: root)
    stack.pin(.height, plus: 36)
    for button in buttons { button.pin(.height, plus: 30) }
    root.layoutIfNeeded()
    #expect(buttons.map(\.frame.minY) == [top, top])
  }

  @Test(
    "Baselines are for rows: a column with them is as one that begins at the leading edge",
    arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func baselinesOfColumn(_ alignment: UIStackView.Alignment) {
    let root = makeRoot()
    let blocks = [Block(40, 10), Block(60, 20)]
    let stack = root.adding(UIStackView(arrangedSubviews: blocks))
    stack.axis = .vertical
    stack.alignment = alignment
    stack.pin([.left, .top], inside: root)
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 60, 30))
    #expect(blocks.map(\.frame) == [rect(0, 0, 40, 10), rect(0, 10, 60, 20)])
  }

  // MARK: Texts in lines

  @Test("Two texts that break into lines share a row, however long they are")
  func textsInLines() {
    // (300 − 8) / 2 = 146 each.
    let texts = ["Short", String(repeating: "A longer text. ", count: 10)].map(label)
    let views = stack(texts, spacing: 8, width: 300)
    #expect(views.map(\.frame.width) == [146, 146])
    // What hugs above 750 + 10 keeps its width: a document of Xcode 11 has 42 beside 336 in 382.
    let (wide, narrow) = (label("Label"), label("Label"))
    narrow.setContentHuggingPriority(.required, for: .horizontal)
    stack([wide, narrow], spacing: 4, width: 382)
    #expect(narrow.frame.width == narrow.intrinsicContentSize.width)
    #expect(wide.frame.width == 382 - 4 - narrow.frame.width)
    // Of three the other two share what it leaves.
    let three = ["42", "mid text", String(repeating: "A longer text. ", count: 10)].map(label)
    three[0].setContentHuggingPriority(.required, for: .horizontal)
    stack(three, width: 300)
    #expect(abs(three[1].frame.width - three[2].frame.width) <= 0.5)
    #expect(three[0].frame.width == three[0].intrinsicContentSize.width)
  }

  @Test("Titles of configured buttons are equally wide, in a stack view of any width, too")
  func configuredButtonsInARow() {
    // A document of Xcode 26: “Load ad” and “Show ad” are both as wide as the wider.
    let buttons = ["Load ad", "Show another ad"].map { title in
      var configuration = UIButton.Configuration.filled()
      configuration.title = title
      return UIButton(configuration: configuration)
    }
    let widest = buttons[1].intrinsicContentSize.width
    #expect(buttons[0].intrinsicContentSize.width < widest)
    let root = makeRoot(600, 100)
    let row = root.adding(UIStackView(arrangedSubviews: buttons))
    row.pin([.left, .top], inside: root)
    root.layoutIfNeeded()
    #expect(buttons.map(\.frame.width) == [widest, widest])
  }

  @Test("Texts with something shown between them each have their own width")
  func textsApart() {
    // A document of Xcode 15 (aws-samples): two buttons are 66⅓ and 70 wide at the ends of a row, a
    // field between them has the rest.
    let (first, field, last) = (label("Short"), Block(30, 30), label("Somewhat longer"))
    field.setContentHuggingPriority(.init(249), for: .horizontal)
    let own = [first, last].map(\.intrinsicContentSize.width)
    #expect(own[0] < own[1])
    stack([first, field, last], width: 300)
    #expect([first, last].map(\.frame.width) == own)
    #expect(field.frame.width == 300 - own[0] - own[1])
    // Hidden, it does not stand between them.
    field.isHidden = true
    stack([first, field, last], width: 300)
    #expect([first, last].map(\.frame.width) == [150, 150])
  }

  @Test("One text in lines gives way to what stands beside it; in iOS 11 it has its share")
  func oneTextInLines() {
    // Open Radar 39275811: label and switch get half each, the label resisting at 749.
    for (release, widths) in [(17, [240, 60]), (11, [150, 150])] as [(Int, [CGFloat])] {
      withRelease(release) {
        let text = label(String(repeating: "A longer text. ", count: 10))
        text.setContentCompressionResistancePriority(.init(749), for: .horizontal)
        let block = Block(60, 30)
        block.setContentHuggingPriority(.init(750), for: .horizontal)
        #expect(stack([text, block], width: 300).map(\.frame.width) == widths)
      }
    }
  }

  // MARK: Nesting

  @Test("A stack in a stack is arranged like any view, by what it holds")
  func nested() {
    let root = makeRoot(300, 100)
    let inner = UIStackView(arrangedSubviews: [Block(40, 10), Block(50, 20)])
    inner.axis = .vertical
    inner.spacing = 4
    let filler = Block(10, 10)
    filler.setContentHuggingPriority(.init(1), for: .horizontal)
    let outer = root.adding(UIStackView(arrangedSubviews: [inner, filler]))
    outer.spacing = 6
    outer.alignment = .center
    outer.pin([.left, .right, .top], inside: root)
    root.layoutIfNeeded()
    // The column: 10 + 4 + 20 high, 50 wide. The other in the middle: (34 − 10) / 2 = 12.
    #expect(outer.frame == rect(0, 0, 300, 34))
    #expect(inner.frame == rect(0, 0, 50, 34))
    #expect(inner.arrangedSubviews[1].frame == rect(0, 14, 50, 20))
    #expect(filler.frame == rect(56, 12, 244, 10))
  }

  @Test("A stack view has no margins unless they are set, and insets its views by those that are")
  func margins() {
    let root = makeRoot(100, 100)
    let block = Block(40, 10)
    let stack = root.adding(UIStackView(arrangedSubviews: [block]))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.pin([.left, .right, .top], inside: root)
    root.layoutIfNeeded()
    #expect(block.frame == rect(0, 0, 100, 10))
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(block.frame == rect(2, 1, 94, 10))
    #expect(stack.frame.height == 14)
  }

  @Test("A view taken out of the arrangement keeps its place among the subviews")
  func removal() {
    let root = makeRoot()
    let (a, b) = (Block(40, 10), Block(50, 10))
    let stack = root.adding(UIStackView(arrangedSubviews: [a, b]))
    stack.pin([.left, .top], inside: root)
    stack.removeArrangedSubview(a)
    root.layoutIfNeeded()
    #expect(stack.subviews.count == 2)
    #expect(stack.frame == rect(0, 0, 50, 10))
  }

  // MARK: Helpers

  nonisolated static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    return label
  }

  /// Views in a row of 30 points height.
  @discardableResult
  private func stack(
    _ views: [UIView], _ distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 0,
    width: CGFloat, configure: (UIStackView) -> Void = { _ in }
  ) -> [UIView] {
    let root = makeRoot(width, 100)
    let stack = root.adding(UIStackView(arrangedSubviews: views))
    stack.distribution = distribution
    stack.spacing = spacing
    configure(stack)
    stack.pin([.left, .right, .top], inside: root)
    stack.pin(.height, plus: 30)
    root.layoutIfNeeded()
    return views
  }

  private func expect(
    _ views: [UIView], a: CGRect, b: CGRect, c: CGRect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(views.map(\.frame) == [a, b, c], sourceLocation: sourceLocation)
  }
}
