import AdaptiveKit
import Testing
import UIKit

@Suite("Forms in which elements are added")
@MainActor
struct AddingTests {
  private let view = ClassicView()
  private let child = UIView()
  private let pad = UITraitCollection(userInterfaceIdiom: .pad)
  private let padCompact = UITraitCollection.create(with: Idiom.pad, SizeClass.verticalCompact)

  @Test("Behaviours for a collection, one attribute and several")
  func behaviors() {
    view.addBehavior(for: pad, behavior: {})
    view.addBehavior(for: Idiom.pad, behavior: {}, counterBehavior: {})
    view.addBehavior(for: [Idiom.pad, SizeClass.verticalCompact], behavior: {})
    view.addBehavior(for: Idiom.pad, SizeClass.verticalCompact, behavior: {}, counterBehavior: {})

    let behaviors = view.adaptiveElements.compactMap { $0 as? AdaptiveBehavior }
    #expect(behaviors.map(\.traitCollection) == [pad, pad, padCompact, padCompact])
    #expect(behaviors.map { $0.counterBehavior != nil } == [false, true, false, true])
  }

  @Test("Constraints for a collection, one attribute and several, one by one and in arrays")
  func constraints() {
    let (one, two) = (child.width == 1, child.height == 2)
    view.addConstraints(for: pad, constraints: one, two)
    view.addConstraints(for: pad, constraints: [one, two])
    view.addConstraints(for: Idiom.pad, constraints: one, two)
    view.addConstraints(for: Idiom.pad, constraints: [one, two])
    view.addConstraints(for: [Idiom.pad, SizeClass.verticalCompact], constraints: one, two)
    view.addConstraints(for: [Idiom.pad, SizeClass.verticalCompact], constraints: [one, two])
    view.addConstraints(for: Idiom.pad, SizeClass.verticalCompact, constraints: one, two)
    view.addConstraints(for: Idiom.pad, SizeClass.verticalCompact, constraints: [one, two])

    let containers = view.adaptiveElements.compactMap { $0 as? AdaptiveConstraintContainer }
    #expect(containers.allSatisfy { $0.constraints == [one, two] })
    #expect(
      containers.map(\.traitCollection)
        == Array(repeating: pad, count: 4) + Array(repeating: padCompact, count: 4))
  }

  @Test("Views for a collection, one attribute and several, with and without constraints")
  func views() {
    let width = child.width == 1
    view.addView(for: pad, view: child, parent: view)
    view.addView(for: Idiom.pad, view: child, parent: view, constraints: [width])
    view.addView(for: [Idiom.pad, SizeClass.verticalCompact], view: child, parent: view)
    view.addView(
      for: Idiom.pad, SizeClass.verticalCompact, view: child, parent: view,
      constraints: [equal(\.topAnchor)])

    let views = view.adaptiveElements.compactMap { $0 as? AdaptiveViewContainer }
    let containers = view.adaptiveElements.compactMap { $0 as? AdaptiveConstraintContainer }
    #expect(views.map(\.traitCollection) == [pad, pad, padCompact, padCompact])
    #expect(views.allSatisfy { $0.child === child && $0.parent === view })
    #expect(containers.map(\.traitCollection) == [pad, padCompact])
    #expect(containers.first?.constraints == [width])
    #expect(containers.last?.constraints.map(\.firstAttribute) == [.top])
  }

  @Test("Views with constraints one by one")
  func viewsWithSingleConstraints() {
    let (one, two) = (child.width == 1, child.height == 2)
    view.addView(for: pad, view: child, parent: view, constraints: one)
    view.addView(for: Idiom.pad, view: child, parent: view, constraints: one, two)
    view.addView(
      for: [Idiom.pad, SizeClass.verticalCompact], view: child, parent: view, constraints: two, one)

    let containers = view.adaptiveElements.compactMap { $0 as? AdaptiveConstraintContainer }
    #expect(containers.map(\.traitCollection) == [pad, pad, padCompact])
    #expect(containers.map(\.constraints) == [[one], [one, two], [two, one]])
    #expect(view.adaptiveElements.count { $0 is AdaptiveViewContainer } == 3)
  }

  @Test("Constraints of a view are made when it is in its parent")
  func constraintsAreMadeLate() {
    var wasInParent = false
    func make() -> [NSLayoutConstraint] {
      wasInParent = child.superview === view
      return []
    }

    view.addView(for: pad, view: child, parent: view, constraints: make())

    #expect(wasInParent)
    #expect(view.adaptiveElements.count == 1)
  }

  @Test("Every language gives constraints that adapt")
  func languages() throws {
    view.addSubview(child)
    let constraints =
      [
        equal(\.topAnchor)(child, view), child.height == 20,
        child.layoutRequired(.left, isEqual: view.attrLeft()),
      ] + (try NSLayoutConstraint.constraints(checking: "H:[child(30)]", views: ["child": child]))
    view.addConstraints(for: Idiom.pad, constraints: constraints)

    view.update(for: pad)
    #expect(constraints.allSatisfy { $0.isActive })
    view.update(for: UITraitCollection(userInterfaceIdiom: .phone))
    #expect(constraints.allSatisfy { !$0.isActive })
  }
}
