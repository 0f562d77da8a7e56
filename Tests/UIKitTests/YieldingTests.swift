import Testing

@testable import UIKit

/// Which constraint yields where required ones exclude each other, and what priorities are taken for.
///
/// UIKit states no rule. Its logs mostly break what somebody wrote rather than what a mask or a stack
/// view made, and of that what came last.
@MainActor
@Suite("Constraints that yield")
struct YieldingTests {
  @Test("A written width yields to the frame of a view that keeps its mask")
  func mask() {
    let root = makeRoot(200, 200)
    let view = UIView(frame: rect(10, 10, 50, 50))
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 10, 50, 50))
  }

  /// 100 and 80 in 160 points: what was written last gives way, 160 − 100 − 2 · 20 = 20 are left to it.
  @Test("No view is turned inside out: what somebody wrote of a size gives way")
  func insideOut() {
    let root = makeRoot(100, 160)
    let views = column(in: root)
    root.layoutIfNeeded()
    let rows = [rect(0, 0, 100, 100), rect(0, 120, 100, 20), rect(0, 160, 100, 0)]
    #expect(views.map(\.frame) == rows)
  }

  /// 100 and 80 in 120 points, inside a view that keeps its frame: 120 − 2 · 20 = 80 are left to what was written first.
  @Test("What was written first of a size gives way where the last one is not enough")
  func insideOutTwice() {
    let root = makeRoot(200, 200)
    let box = UIView(frame: rect(0, 0, 100, 120))
    root.addSubview(box)
    let views = column(in: box)
    root.layoutIfNeeded()
    let rows = [rect(0, 0, 100, 80), rect(0, 100, 100, 0), rect(0, 120, 100, 0)]
    #expect(views.map(\.frame) == rows)
  }

  /// A column of two views that state 100 and 80, and a third, 20 apart, from the top of a view to its bottom.
  private func column(in view: UIView) -> [UIView] {
    let views = [100, 80, nil].map { (height: CGFloat?) in
      let row = view.adding(UIView())
      row.pin([.left, .right], inside: view)
      if let height { row.pin(.height, plus: height) }
      return row
    }
    views[0].pin([.top], inside: view)
    for (upper, lower) in zip(views, views.dropFirst()) {
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 20).isActive = true
    }
    views[2].pin([.bottom], inside: view)
    return views
  }

  @Test("Of two widths in a stack view that fills equally the later one yields, not the stack view")
  func stack() {
    // 50 and 80 cannot both be: the first is kept, and the stack view makes the second as wide.
    let root = makeRoot(400, 200)
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.heightAnchor.constraint(equalToConstant: 40),
      first.widthAnchor.constraint(equalToConstant: 50),
      second.widthAnchor.constraint(equalToConstant: 80),
    ])
    root.layoutIfNeeded()
    #expect(first.frame == rect(0, 0, 50, 40))
    #expect(second.frame == rect(50, 0, 50, 40))
  }

  @Test("A written size of a view yields to the stack view that it does not fit into")
  func sizeInStack() {
    // So in two public documents: a button of 48 in a centred row of 33 is 33 high; of a picture that
    // is 60 wide and as high as wide, in a row of 55, the ratio gives way.
    let root = makeRoot(200, 200)
    let (button, picture) = (Block(10, 10), Block(10, 10))
    let stack = UIStackView(arrangedSubviews: [button, picture])
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let height = button.heightAnchor.constraint(equalToConstant: 48)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.heightAnchor.constraint(equalToConstant: 33), height,
      picture.widthAnchor.constraint(equalToConstant: 60),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(button.frame == rect(0, 0, 10, 33))
    #expect(picture.frame == rect(10, 0, 60, 33))
    #expect(height.priority == .required)
    // Of the button, of the picture. What gave way is missed by 48 - 33 and by 60 - 33, the rest holds.
    let conflicts = root.layoutFindings().conflicts
    #expect(conflicts.map { $0.violations.filter { $0 > 0.001 } } == [[15], [27]])
    #expect(conflicts.map { $0.broken?.sentence ?? "" }.allSatisfy { $0.hasPrefix("Block.height") })
    // And again, when nothing is new.
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(button.frame.height == 33)
    // Where there is room again, all hold.
    stack.constraints.first { $0.constant == 33 }?.constant = 70
    root.layoutIfNeeded()
    #expect(button.frame == rect(0, 11, 10, 48))
    #expect(picture.frame == rect(10, 5, 60, 60))
  }

  /// omerfarukozturk/MovieBox-iOS-MVVMC: a picture between a text and the bottom, as wide as the cell, states a ratio
  /// that does not fit. Its frame does not hold it, and the text above is as high as ever.
  @Test("What gave way does not pull at what resists")
  func noPull() {
    let root = makeRoot(300, 200)
    let (text, picture) = (root.adding(Block(50, 20)), root.adding(UIView()))
    text.pin([.left, .top], inside: root)
    picture.pin([.left, .right, .bottom], inside: root)
    picture.pin(.top, to: text, .bottom)
    picture.pin(.width, to: picture, .height, times: 0.5)
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 50, 20))
    #expect(picture.frame == rect(0, 20, 300, 180))
    // 300 - 0.5 · 180.
    let conflicts = root.layoutFindings().conflicts
    #expect(conflicts.map { $0.violations.filter { $0 > 0.001 } } == [[210]])
  }

  /// Documents hold 25 of 130 and 25 above the bottom (DenisCalixto), 50 of 200 and 50 before the right edge
  /// (miracdogan), 20 of 55 and 20 between two views (vinhngogia0906), and -63.5 of -26.5 and -63.5 beside the middle
  /// (davidauza-engineer), as they state them.
  @Test("On the canvas the later of two distances between the same edges holds")
  func twoDistances() {
    let root = makeRoot(375, 667)
    root.isOnCanvas = true
    let guide = root.safeAreaLayoutGuide
    let view = root.adding(Block(250, 50))
    for distance in [130, 25] as [CGFloat] {
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: distance).isActive = true
    }
    for distance in [-26.5, -63.5] as [CGFloat] { view.pin(.centerX, to: root, plus: distance) }
    let field = root.adding(Block(10, 34))
    field.pin([.left], inside: root, by: 50)
    field.pin([.top], inside: root)
    for distance in [200, 50] as [CGFloat] {
      guide.rightAnchor.constraint(equalTo: field.rightAnchor, constant: distance).isActive = true
    }
    let text = root.adding(Block(100, 20))
    text.pin([.left], inside: root)
    text.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 55).isActive = true
    field.bottomAnchor.constraint(equalTo: text.topAnchor, constant: -20).isActive = true
    root.layoutIfNeeded()
    // (375 - 250) / 2 - 63.5 and 667 - 25 - 50; 375 - 50 - 50; 34 + 20.
    #expect(view.frame == rect(-1, 592, 250, 50))
    #expect(field.frame == rect(50, 0, 275, 34))
    #expect(text.frame == rect(0, 54, 100, 20))
    #expect(root.layoutFindings().conflicts.count == 4)
  }

  /// In all of these documents the smaller constant is stated later; that the order decides is our choice.
  @Test("So does a larger one that is stated later")
  func laterAndLarger() {
    let root = makeRoot(375, 667)
    root.isOnCanvas = true
    let view = root.adding(Block(250, 50))
    view.pin([.left], inside: root)
    for distance in [20, 55] as [CGFloat] { view.pin(.top, to: root, plus: distance) }
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 55, 250, 50))
  }

  /// As in osmar-jzdev/audio-player-app, made for a portrait canvas and saved in landscape.
  @Test("A column that is too long for its screen keeps its sizes and ends beyond the bottom")
  func endBeyond() {
    let root = makeRoot(300, 100)
    let views = (0..<3).map { _ in root.adding(UIView()) }
    views[0].pin([.top], inside: root, by: 10)
    for (upper, lower) in zip(views, views.dropFirst()) {
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 30).isActive = true
    }
    let end = root.bottomAnchor.constraint(equalTo: views[2].bottomAnchor, constant: 60)
    end.isActive = true
    for view in views {
      view.pin([.left, .right], inside: root)
      view.heightAnchor.constraint(equalToConstant: 40).isActive = true
    }
    root.layoutIfNeeded()
    let rows = [rect(0, 10, 300, 40), rect(0, 80, 300, 40), rect(0, 150, 300, 40)]
    #expect(views.map(\.frame) == rows)
    let broken = root.layoutFindings().conflicts.compactMap(\.broken)
    #expect(broken.count == 1)
    guard case .explicit(end)? = broken.first else {
      Issue.record("\(broken) gave way")
      return
    }
  }

  @Test("A required content size yields to an inequality that somebody wrote")
  func requiredContent() {
    // A label of a public document, which hugs at 1000, is as high as `height >= 24` asks.
    let root = makeRoot(200, 200)
    let view = root.adding(Block(80, 18))
    view.pin([.left, .top], inside: root)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(.required, for: axis)
      view.setContentCompressionResistancePriority(.required, for: axis)
    }
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 24),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 70),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 70, 24))
    // By 24 - 18 and 80 - 70.
    let missed = root.layoutFindings().conflicts.map { $0.violations.max() ?? 0 }
    #expect(missed.map { ($0 * 1000).rounded() / 1000 }.sorted() == [6, 10])
  }

  @Test("So do several content sizes that go together")
  func severalRequiredContents() {
    let root = makeRoot(200, 200)
    let views = (0..<3).map { _ in root.adding(Block(80, 18)) }
    for view in views {
      view.pin([.left, .top], inside: root)
      view.setContentHuggingPriority(.required, for: .vertical)
      view.heightAnchor.constraint(equalTo: views[0].heightAnchor).isActive = view !== views[0]
    }
    views[0].heightAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true
    root.layoutIfNeeded()
    #expect(views.map(\.frame.height) == [24, 24, 24])
  }

  @Test("A content priority above required counts as required, and is not dropped")
  func contentPriority() {
    let root = makeRoot(200, 200)
    let view = root.adding(Block(80, 10))
    view.setContentCompressionResistancePriority(UILayoutPriority(1200), for: .horizontal)
    view.pin([.left, .top], inside: root)
    let wish = view.widthAnchor.constraint(equalToConstant: 40)
    wish.priority = UILayoutPriority(999)
    wish.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
  }
}
