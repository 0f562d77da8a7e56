import Testing
import UIKit

/// The members by which code asks what decides a layout, and whether there is another one.
@MainActor
@Suite("Ambiguity as code sees it")
struct AmbiguityMemberTests {
  /// A row of two labels of equal hugging in 300 points: who takes the room is open.
  private func makeRow() -> (root: UIView, first: UIView, second: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let views = (0..<2).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      views[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    return (root, views[0], views[1])
  }

  @Test("What is open jumps to another layout that fulfils every constraint, and back at the next")
  func exercise() {
    let (root, first, second) = makeRow()
    #expect(first.hasAmbiguousLayout)
    let before = first.frame
    first.exerciseAmbiguityInLayout()
    #expect(first.frame != before)
    // Both still fill the row: the first from the left, the second up to the right, side by side.
    #expect(first.frame.minX == 0)
    #expect(first.frame.maxX == second.frame.minX)
    #expect(second.frame.maxX == 300)
    #expect(first.frame.height == 40)
    root.setNeedsLayout()
    first.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
  }

  @Test("What is decided stays where it is")
  func nothingToExercise() {
    let (root, first, second) = makeRow()
    first.widthAnchor.constraint(equalToConstant: 120).isActive = true
    root.layoutIfNeeded()
    #expect(!first.hasAmbiguousLayout)
    first.exerciseAmbiguityInLayout()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 120, height: 40))
    #expect(second.frame == CGRect(x: 120, y: 0, width: 180, height: 40))
  }

  @Test("Between inequalities a view may be anywhere; an edge that only they bound is open")
  func inequalities() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let bounded = UIView()
    let unbounded = UIView()
    let held = UIView()
    for view in [bounded, unbounded, held] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 40),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20),
      ])
    }
    NSLayoutConstraint.activate([
      // 20 … 200, and 220 … 220.
      bounded.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
      held.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 220),
      held.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(bounded.hasAmbiguousLayout)
    #expect(unbounded.hasAmbiguousLayout)
    #expect(!held.hasAmbiguousLayout)
  }

  @Test(
    "A stack view whose gaps may be any wider is as short as they allow",
    arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
  func shortestStack(distribution: UIStackView.Distribution) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let parts = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: parts)
    stack.distribution = distribution
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate(
      parts.map { $0.widthAnchor.constraint(equalToConstant: 30) } + [
        parts[0].heightAnchor.constraint(equalToConstant: 20),
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    root.layoutIfNeeded()
    // Three times 30 and two gaps of 10.
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 110, height: 20))
    #expect(!stack.hasAmbiguousLayout)
    #expect(!parts[1].hasAmbiguousLayout)
  }

  @Test("The constraints that decide an axis are named, from the highest priority on")
  func affecting() {
    let (root, first, _) = makeRow()
    let width = first.widthAnchor.constraint(equalToConstant: 120)
    width.priority = .defaultHigh
    let loser = first.widthAnchor.constraint(equalToConstant: 90)
    loser.priority = .defaultLow
    NSLayoutConstraint.activate([width, loser])
    root.layoutIfNeeded()
    let across = first.constraintsAffectingLayout(for: .horizontal)
    #expect(across.last === width)
    #expect(!across.contains { $0 === loser })
    // Along the other axis: the top and the height.
    let down = first.constraintsAffectingLayout(for: .vertical)
    #expect(down.count == 2)
    #expect(down.allSatisfy { $0.firstItem === first })
  }

  @Test("A guide is asked like a view: how wide it is may be open, or decided")
  func guides() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(guide.hasAmbiguousLayout)
    let left = guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      left, guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 20),
    ])
    // Its width is still open.
    #expect(guide.hasAmbiguousLayout)
    #expect(guide.widthAnchor.hasAmbiguousLayout && guide.trailingAnchor.hasAmbiguousLayout)
    #expect(!guide.leadingAnchor.hasAmbiguousLayout && !guide.heightAnchor.hasAmbiguousLayout)
    let width = guide.widthAnchor.constraint(equalToConstant: 70)
    width.isActive = true
    #expect(!guide.hasAmbiguousLayout && !guide.trailingAnchor.hasAmbiguousLayout)
    let across = guide.constraintsAffectingLayout(for: .horizontal)
    #expect(
      across.count == 2 && across.contains { $0 === left } && across.contains { $0 === width })
    #expect(guide.constraintsAffectingLayout(for: .vertical).count == 2)
    #expect(UILayoutGuide().constraintsAffectingLayout(for: .horizontal).isEmpty)
    #expect(!UILayoutGuide().hasAmbiguousLayout)
  }

  @Test("An anchor names what decides it, and not what decides other edges of its view")
  func anchors() {
    let (root, first, second) = makeRow()
    // Where the first begins is decided, where it ends is open, as is where the second begins.
    #expect(!first.leadingAnchor.hasAmbiguousLayout && first.trailingAnchor.hasAmbiguousLayout)
    #expect(second.leadingAnchor.hasAmbiguousLayout && !second.trailingAnchor.hasAmbiguousLayout)
    #expect(!first.heightAnchor.hasAmbiguousLayout)
    let width = first.widthAnchor.constraint(equalToConstant: 120)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(first.widthAnchor.constraintsAffectingLayout.contains { $0 === width })
    #expect(!first.leadingAnchor.constraintsAffectingLayout.contains { $0 === width })
    #expect(first.topAnchor.constraintsAffectingLayout.count == 1)
    let gap = first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor)
    #expect(!gap.hasAmbiguousLayout)
    #expect(gap.constraintsAffectingLayout.contains { $0 === width })
  }
}
