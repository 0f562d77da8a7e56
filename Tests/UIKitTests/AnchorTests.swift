import Testing

@testable import UIKit

/// Frames follow from the equations in the tests by hand: a root of 200 × 100 points.
@MainActor
@Suite("Anchors")
struct AnchorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  @Test("Edges, constants and multipliers")
  func edges() {
    let view = added()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    // 200 · 0.5 − 10 = 90, and half of it.
    #expect(view.frame == CGRect(x: 12, y: 6, width: 90, height: 45))
  }

  @Test("Inequalities hold, and what is optional gives way")
  func inequalities() {
    let view = placed(added())
    let wish = view.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wish, view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.75),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 150, height: 30))
  }

  @Test("Distances between anchors are dimensions: two equal gaps around a view")
  func compositeAnchors() {
    let (view, space) = (added(), UILayoutGuide())
    root.addLayoutGuide(space)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 60),
      view.heightAnchor.constraint(equalToConstant: 20),
      root.leftAnchor.anchorWithOffset(to: view.leftAnchor).constraint(
        equalTo: view.rightAnchor.anchorWithOffset(to: root.rightAnchor)),
      root.topAnchor.anchorWithOffset(to: view.topAnchor).constraint(
        equalTo: root.heightAnchor, multiplier: 0.3),
      root.leftAnchor.anchorWithOffset(to: space.leftAnchor).constraint(equalToConstant: 7),
    ])
    root.layoutIfNeeded()
    // (200 − 60) / 2 = 70; 100 · 0.3 = 30.
    #expect(view.frame == CGRect(x: 70, y: 30, width: 60, height: 20))
    #expect(space.layoutFrame.minX == CGFloat(7))
  }

  @Test("A distance between leading and trailing edges counts the other way in right-to-left")
  func compositeAnchorsMirrored() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = added()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 60),
      root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor).constraint(equalToConstant: 25),
    ])
    root.layoutIfNeeded()
    // Leading is the right edge: 200 − 25 − 60.
    #expect(view.frame.minX == CGFloat(115))
  }

  @Test("System spacing is eight points, times the multiplier")
  func systemSpacing() {
    let (first, second) = (placed(added()), added())
    NSLayoutConstraint.activate([
      first.widthAnchor.constraint(equalToConstant: 40),
      first.heightAnchor.constraint(equalToConstant: 10),
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
    ])
    root.layoutIfNeeded()
    #expect(second.frame.origin == CGPoint(x: 56, y: 18))
  }

  /// Apple's text styles: lines of Body are 22 apart, of Footnote 18.
  @Test(
    "Between baselines the system's spacing is a line with its leading",
    arguments: [(UIFont.TextStyle.body, 22.0), (.footnote, 18)])
  func systemSpacingOfBaselines(style: UIFont.TextStyle, distance: Double) throws {
    let (first, second) = (UILabel(), UILabel())
    for label in [first, second] {
      label.font = .preferredFont(forTextStyle: style)
      label.text = "Text"
      root.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: first.lastBaselineAnchor, multiplier: 1),
    ])
    root.layoutIfNeeded()
    #expect(abs(second.frame.minY - CGFloat(distance)) <= 0.5)
  }

  @Test("Guides have anchors, and a frame in their owner")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = added()
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 50),
      guide.heightAnchor.constraint(equalToConstant: 20),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    // Margins of a plain view are eight points.
    #expect(guide.layoutFrame == CGRect(x: 8, y: 0, width: 50, height: 20))
    #expect(view.frame.origin == CGPoint(x: 58, y: 5))
  }

  @Test("Anchors of the same attribute of the same item are equal")
  func equality() {
    let view = added()
    let constraint = view.topAnchor.constraint(equalTo: root.bottomAnchor)
    #expect(view.topAnchor == view.topAnchor)
    #expect(view.topAnchor != view.bottomAnchor)
    #expect(view.topAnchor != root.topAnchor)
    #expect(constraint.firstAnchor.isEqual(view.topAnchor))
    #expect(constraint.secondAnchor?.isEqual(root.bottomAnchor) == true)
  }

  @Test("An active constraint stands with the nearest common ancestor")
  func holder() {
    let (first, second) = (added(), added())
    let inner = UIView()
    first.addSubview(inner)
    let sibling = first.topAnchor.constraint(equalTo: second.topAnchor)
    let child = inner.topAnchor.constraint(equalTo: first.topAnchor)
    let own = inner.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([sibling, child, own])
    #expect(root.constraints == [sibling])
    #expect(first.constraints == [child])
    #expect(inner.constraints == [own])

    NSLayoutConstraint.deactivate([sibling, child])
    #expect(root.constraints.isEmpty && first.constraints.isEmpty)
    #expect(!sibling.isActive && own.isActive)
  }

  private func added() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func placed(_ view: UIView) -> UIView {
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    return view
  }
}
