import AdaptiveKit
import Testing
import UIKit

@Suite("Views of the classic interface")
@MainActor
struct AdaptiveViewTests {
  private let compact = UITraitCollection(horizontalSizeClass: .compact)
  private let regular = UITraitCollection(horizontalSizeClass: .regular)

  @Test("A child is in its parent while the traits apply, where it was among its siblings")
  func container() {
    let parent = UIView()
    let siblings = (0..<3).map { _ in UIView() }
    for sibling in siblings { parent.addSubview(sibling) }
    let container = AdaptiveViewContainer(
      traitCollection: compact, parent: parent, child: siblings[1])

    container.update(for: regular)
    #expect(parent.subviews == [siblings[0], siblings[2]])
    container.update(for: regular)
    container.update(for: compact)
    #expect(parent.subviews == siblings)
    container.update(for: compact)
    #expect(parent.subviews == siblings)
  }

  @Test("An arranged subview returns to its place in the stack")
  func arranged() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
    let order = stack.arrangedSubviews
    let container = AdaptiveViewContainer(traitCollection: compact, parent: stack, child: order[1])

    container.update(for: regular)
    #expect(stack.arrangedSubviews == [order[0], order[2]])
    container.update(for: compact)

    #expect(stack.arrangedSubviews == order)
  }

  @Test("A view for pads alone, with constraints that come and go with it")
  func padOnly() {
    let view = ClassicView()
    let button = UIView()
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addView(
      for: Idiom.pad, view: button, parent: view,
      constraints: [
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        button.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
        button.widthAnchor.constraint(equalToConstant: 100),
        button.heightAnchor.constraint(equalToConstant: 44),
      ])
    // Until the first appearance it is there, so that others can refer to it.
    #expect(button.superview === view)
    let stage = Stage()

    stage.show(view)
    #expect(button.superview == nil)
    stage.change(Idiom.pad)
    #expect(button.frame == CGRect(x: 150, y: 12, width: 100, height: 44))
    stage.change(Idiom.phone)
    #expect(view.subviews.isEmpty)
    stage.change(Idiom.pad)
    #expect(button.frame == CGRect(x: 150, y: 12, width: 100, height: 44))
  }

  @Test("Constraints from key paths")
  func keyPaths() {
    let view = ClassicView()
    let banner = UIView()
    view.addView(
      for: [Idiom.phone, SizeClass.horizontalCompact], view: banner, parent: view,
      constraints: [
        equal(\.topAnchor), equal(\.leadingAnchor), equal(\.trailingAnchor),
        equal(\.heightAnchor, constant: 70),
      ])
    let stage = Stage()

    stage.show(view)

    #expect(banner.frame == CGRect(x: 0, y: 0, width: 400, height: 70))
    #expect(!banner.translatesAutoresizingMaskIntoConstraints)
    stage.change(SizeClass.horizontalRegular)
    #expect(banner.superview == nil)
  }

  @Test("A parent that is in no tree is no crash; its child joins it all the same")
  func detachedParent() {
    let view = ClassicView()
    let detached = UIView()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    let toRoot = child.top == view.top
    view.addView(
      for: SizeClass.horizontalCompact, view: child, parent: detached,
      constraints: [child.width == detached.width, toRoot])
    let stage = Stage()

    stage.show(view)
    #expect(child.superview === detached)
    #expect(!toRoot.isActive)

    detached.frame = CGRect(x: 10, y: 100, width: 60, height: 60)
    view.addSubview(detached)
    stage.window.layoutIfNeeded()
    #expect(toRoot.isActive)
    // The view's top is 100 above the parent's.
    #expect(child.frame.minY == -100)
    #expect(child.frame.width == 60)
  }

  @Test("A parent that is gone is no crash, and nothing happens")
  func goneParent() {
    let view = ClassicView()
    let child = UIView()
    do {
      let parent = UIView()
      view.addView(
        for: SizeClass.horizontalCompact, view: child, parent: parent,
        constraints: [child.width == parent.width])
    }

    view.update(for: compact)
    view.update(for: regular)
    view.update(for: compact)

    #expect(child.superview == nil)
  }

  @Test("A child that was taken elsewhere is not removed from there")
  func takenElsewhere() {
    let parent = UIView()
    let other = UIView()
    let child = UIView()
    let container = AdaptiveViewContainer(traitCollection: compact, parent: parent, child: child)
    container.update(for: compact)
    other.addSubview(child)

    container.update(for: regular)
    #expect(child.superview === other)
    container.update(for: compact)
    #expect(child.superview === parent)
  }

  @Test("A parent that has come to be inside its child is no crash")
  func loop() {
    let parent = UIView()
    let child = UIView()
    let container = AdaptiveViewContainer(traitCollection: compact, parent: parent, child: child)
    child.addSubview(parent)

    container.update(for: compact)

    #expect(child.superview == nil)
  }
}
