import AdaptiveKit
import Testing
import UIKit

@Suite("Constraints from key paths")
@MainActor
struct ConstraintTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let child = UIView()

  private func frame(_ constraints: [Constraint]) -> CGRect {
    parent.addSubview(child, constraints: constraints)
    parent.layoutIfNeeded()
    return child.frame
  }

  @Test("The same attribute, another attribute, numbers and ratios place a child")
  func equalities() {
    // Top 12, right edge on the parent's, 80 high and as wide as high: x = 300 − 80.
    let frame = frame([
      equal(\.topAnchor, constant: 12),
      equal(\.rightAnchor, constant: 0),
      equal(\.heightAnchor, constant: 80),
      aspectRatio(\.heightAnchor, \.widthAnchor, multiplier: 1),
    ])

    #expect(frame == CGRect(x: 220, y: 12, width: 80, height: 80))
    #expect(!child.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("An attribute of the child equals another one of the parent")
  func otherAttribute() {
    // The child's top is 10 below the parent's centre, 100 + 10; its size is a third of the width.
    let frame = frame([
      equal(\.topAnchor, \.centerYAnchor, constant: 10),
      equal(\.leadingAnchor),
      equal(\.widthAnchor, \.widthAnchor, multiplier: 0.5, constant: 10),
      equal(\.heightAnchor, \.widthAnchor, multiplier: 0.25),
    ])

    // 300 · 0.5 + 10 = 160; 300 · 0.25 = 75.
    #expect(frame == CGRect(x: 0, y: 110, width: 160, height: 75))
  }

  @Test("Two other views can be named")
  func namedViews() {
    let label = UIView()
    parent.addSubview(
      label,
      constraints: [
        equal(\.topAnchor), equal(\.leadingAnchor), equal(\.widthAnchor, constant: 40),
        equal(\.heightAnchor, constant: 30),
      ])

    let frame = frame([
      equal(\.topAnchor, \.bottomAnchor, child, label, constant: 8),
      equal(\.leadingAnchor), equal(\.trailingAnchor), equal(\.bottomAnchor),
    ])

    // From 30 + 8 down to 200.
    #expect(frame == CGRect(x: 0, y: 38, width: 300, height: 162))
  }

  @Test("A dimension with a constant alone is a size, not a distance to the parent's")
  func dimensionConstant() {
    let constraint = equal(\.heightAnchor, constant: 0)(child, parent)

    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(!constraint.isActive)
  }

  @Test("Key paths lead through guides")
  func guides() {
    parent.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)

    let frame = frame([
      equal(\.topAnchor, \.layoutMarginsGuide.topAnchor),
      equal(\.leftAnchor, \.layoutMarginsGuide.leftAnchor),
      equal(\.rightAnchor, \.layoutMarginsGuide.rightAnchor),
      equal(\.bottomAnchor, \.layoutMarginsGuide.bottomAnchor),
    ])

    #expect(frame == CGRect(x: 6, y: 5, width: 286, height: 188))
  }

  @Test("The safe area can be named on both sides")
  func safeArea() {
    let constraint = equal(\.safeAreaLayoutGuide.topAnchor)(child, parent)

    #expect(constraint.firstItem === child.safeAreaLayoutGuide)
    #expect(constraint.secondItem === parent.safeAreaLayoutGuide)
  }

  @Test("Inequalities bound what equalities of lower priority ask for")
  func inequalities() {
    let frame = frame([
      equal(\.topAnchor), equal(\.leadingAnchor),
      equal(\.widthAnchor, constant: 1000, priority: .defaultLow),
      lessThanOrEqual(\.widthAnchor, constant: 250),
      equal(\.heightAnchor, constant: 1) ~ .defaultLow,
      greaterThanOrEqual(\.heightAnchor, \.heightAnchor, multiplier: 0.5),
    ])

    #expect(frame.size == CGSize(width: 250, height: 100))
  }

  @Test(
    "Inequalities have every form of equality",
    arguments: [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual])
  func inequalityForms(relation: NSLayoutConstraint.Relation) {
    parent.addSubview(child)
    let other = UIView()
    parent.addSubview(other)
    let made: [Constraint] =
      relation == .lessThanOrEqual
      ? [
        lessThanOrEqual(\.topAnchor, constant: 3), lessThanOrEqual(\.topAnchor, \.bottomAnchor),
        lessThanOrEqual(\.leftAnchor, \.rightAnchor, other, parent, constant: 4),
        lessThanOrEqual(\.widthAnchor, constant: 5),
        lessThanOrEqual(\.widthAnchor, \.heightAnchor, multiplier: 2, constant: 6),
      ]
      : [
        greaterThanOrEqual(\.topAnchor, constant: 3),
        greaterThanOrEqual(\.topAnchor, \.bottomAnchor),
        greaterThanOrEqual(\.leftAnchor, \.rightAnchor, other, parent, constant: 4),
        greaterThanOrEqual(\.widthAnchor, constant: 5),
        greaterThanOrEqual(\.widthAnchor, \.heightAnchor, multiplier: 2, constant: 6),
      ]

    let constraints = made.map { $0(child, parent) }

    #expect(constraints.allSatisfy { $0.relation == relation })
    #expect(constraints.map(\.firstAttribute) == [.top, .top, .left, .width, .width])
    #expect(
      constraints.map(\.secondAttribute) == [.top, .bottom, .right, .notAnAttribute, .height])
    #expect(constraints.map(\.constant) == [3, 0, 4, 5, 6])
    #expect(constraints[2].firstItem === other)
    #expect(constraints[2].secondItem === parent)
    #expect(constraints[4].multiplier == 2)
  }

  @Test("Priority and identifier are given with the constraint or by the operator")
  func labels() {
    let labelled = equal(\.topAnchor, priority: .defaultHigh, identifier: "top")(child, parent)
    let other = (equal(\.topAnchor) ~ UILayoutPriority(42))(child, parent)
    let ratio = aspectRatio(
      \.heightAnchor, \.widthAnchor, multiplier: 2, priority: .defaultLow, identifier: "ratio")(
        child, parent)

    #expect(labelled.priority == .defaultHigh)
    #expect(labelled.identifier == "top")
    #expect(other.priority == UILayoutPriority(42))
    #expect(other.identifier == nil)
    #expect(ratio.priority == .defaultLow)
    #expect(ratio.identifier == "ratio")
  }

  /// One constraint of a function, and what it says.
  private func expect(
    _ make: Constraint, _ relation: NSLayoutConstraint.Relation,
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1, constant: CGFloat, _ location: SourceLocation = #_sourceLocation
  ) {
    let made = make(child, parent)
    #expect(made.relation == relation, sourceLocation: location)
    #expect(made.firstAttribute == first, sourceLocation: location)
    #expect(made.secondAttribute == second, sourceLocation: location)
    #expect(made.multiplier == multiplier, sourceLocation: location)
    #expect(made.constant == constant, sourceLocation: location)
    #expect(made.priority == .defaultLow, sourceLocation: location)
    #expect(made.identifier == "name", sourceLocation: location)
    #expect(!made.isActive, sourceLocation: location)
  }

  @Test("Every form takes a constant, a priority and an identifier: equalities")
  func labelledEqualities() {
    parent.addSubview(child)
    let low = UILayoutPriority.defaultLow
    expect(
      equal(\.topAnchor, constant: 3, priority: low, identifier: "name"), .equal, .top, .top,
      constant: 3)
    expect(
      equal(\.leftAnchor, \.rightAnchor, constant: 4, priority: low, identifier: "name"), .equal,
      .left, .right, constant: 4)
    expect(
      equal(
        \.topAnchor, \.bottomAnchor, child, parent, constant: 5, priority: low,
        identifier: "name"), .equal, .top, .bottom, constant: 5)
    expect(
      equal(\.widthAnchor, constant: 6, priority: low, identifier: "name"), .equal, .width,
      .notAnAttribute, constant: 6)
    expect(
      equal(
        \.widthAnchor, \.heightAnchor, multiplier: 2, constant: 7, priority: low,
        identifier: "name"), .equal, .width, .height, multiplier: 2, constant: 7)
    expect(
      aspectRatio(
        \.heightAnchor, \.widthAnchor, multiplier: 0.5, priority: low, identifier: "name"), .equal,
      .height, .width, multiplier: 0.5, constant: 0)
  }

  @Test("Every form takes a constant, a priority and an identifier: inequalities")
  func labelledInequalities() {
    parent.addSubview(child)
    let low = UILayoutPriority.defaultLow
    expect(
      lessThanOrEqual(\.topAnchor, constant: 3, priority: low, identifier: "name"),
      .lessThanOrEqual, .top, .top, constant: 3)
    expect(
      lessThanOrEqual(\.leftAnchor, \.rightAnchor, constant: 4, priority: low, identifier: "name"),
      .lessThanOrEqual, .left, .right, constant: 4)
    expect(
      lessThanOrEqual(
        \.topAnchor, \.bottomAnchor, child, parent, constant: 5, priority: low,
        identifier: "name"), .lessThanOrEqual, .top, .bottom, constant: 5)
    expect(
      lessThanOrEqual(\.widthAnchor, constant: 6, priority: low, identifier: "name"),
      .lessThanOrEqual, .width, .notAnAttribute, constant: 6)
    expect(
      lessThanOrEqual(
        \.widthAnchor, \.heightAnchor, multiplier: 2, constant: 7, priority: low,
        identifier: "name"), .lessThanOrEqual, .width, .height, multiplier: 2, constant: 7)
    expect(
      greaterThanOrEqual(\.topAnchor, constant: 3, priority: low, identifier: "name"),
      .greaterThanOrEqual, .top, .top, constant: 3)
    expect(
      greaterThanOrEqual(
        \.leftAnchor, \.rightAnchor, constant: 4, priority: low, identifier: "name"),
      .greaterThanOrEqual, .left, .right, constant: 4)
    expect(
      greaterThanOrEqual(
        \.topAnchor, \.bottomAnchor, child, parent, constant: 5, priority: low,
        identifier: "name"), .greaterThanOrEqual, .top, .bottom, constant: 5)
    expect(
      greaterThanOrEqual(\.widthAnchor, constant: 6, priority: low, identifier: "name"),
      .greaterThanOrEqual, .width, .notAnAttribute, constant: 6)
    expect(
      greaterThanOrEqual(
        \.widthAnchor, \.heightAnchor, multiplier: 2, constant: 7, priority: low,
        identifier: "name"), .greaterThanOrEqual, .width, .height, multiplier: 2, constant: 7)
  }

  @Test("A child fills its parent, with insets on the sides of the language")
  func filling() {
    parent.semanticContentAttribute = .forceRightToLeft

    let frame = frame(fill(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))

    // Leading is right: the left distance is the trailing one.
    #expect(frame == CGRect(x: 4, y: 1, width: 294, height: 196))
  }

  @Test("A child fills a guide of its parent")
  func fillingGuide() {
    parent.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)

    let frame = frame(
      fill(
        \.layoutMarginsGuide,
        insets: NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)))

    #expect(frame == CGRect(x: 21, y: 11, width: 238, height: 158))
  }

  @Test("Filling can be optional")
  func optionalFilling() {
    #expect(
      fill(priority: .defaultLow).allSatisfy { $0(child, parent).priority == .defaultLow })
  }

  @Test("Arranged subviews take constraints to their stack view")
  func arrangedSubviews() {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = .leading
    parent.addSubview(stack, constraints: fill())
    let spacer = UIView()
    stack.addArrangedSubview(
      child,
      constraints: [
        equal(\.widthAnchor, \.widthAnchor, multiplier: 0.5),
        aspectRatio(\.heightAnchor, \.widthAnchor, multiplier: 0.5),
      ])
    stack.addArrangedSubview(spacer)

    parent.layoutIfNeeded()

    // Half of 300 wide, half of that high.
    #expect(child.frame == CGRect(x: 0, y: 0, width: 150, height: 75))
    #expect(stack.arrangedSubviews == [child, spacer])
  }

  @Test("Filling names each of its constraints, after the edge")
  func fillingNames() {
    for constraints in [
      fill(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), identifier: "box"),
      fill(
        \.layoutMarginsGuide,
        insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
        priority: .defaultHigh, identifier: "box"),
    ] {
      let made = constraints.map { $0(child, parent) }
      #expect(made.map(\.identifier) == ["box.top", "box.leading", "box.bottom", "box.trailing"])
      #expect(made.map(\.constant) == [1, 2, 3, 4])
    }
    #expect(fill().map { $0(child, parent).identifier } == [nil, nil, nil, nil])
    #expect(fill(priority: .defaultLow).allSatisfy { $0(child, parent).priority == .defaultLow })
  }

  @Test("Edges that are left out stay free")
  func someEdges() {
    let frame = frame(
      fill(
        NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
        edges: [.top, .leading, .trailing]) + [equal(\.heightAnchor, constant: 50)])

    // 300 − 2 − 4.
    #expect(frame == CGRect(x: 2, y: 1, width: 294, height: 50))
    let made = fill(\.safeAreaLayoutGuide, edges: .bottom, identifier: "box")
      .map { $0(child, parent) }
    #expect(made.map(\.identifier) == ["box.bottom"])
    #expect(made[0].firstItem === parent.safeAreaLayoutGuide)
  }

  @Test("In the centre, with a distance from it and a size")
  func centring() {
    let frame = frame(
      centered(UIOffset(horizontal: 10, vertical: -20)) + sized(width: 40, height: 30))

    // 150 + 10 − 20; 100 − 20 − 15.
    #expect(frame == CGRect(x: 140, y: 65, width: 40, height: 30))
    let made = (centered(identifier: "box") + sized(width: 1, height: 1, identifier: "box"))
      .map { $0(child, parent) }
    #expect(made.map(\.identifier) == ["box.centerX", "box.centerY", "box.width", "box.height"])
  }
}
