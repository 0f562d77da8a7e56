import Testing
import UIKit

@Suite("What constraints, anchors and subviews hold of a view")
@MainActor
struct ItemReferenceTests {
  @Test("A constraint and an anchor do not keep their view, and have no item when it is gone")
  func itemsThatGo() {
    let constraint: NSLayoutConstraint
    let anchor: NSLayoutDimension
    do {
      let view = UIView()
      anchor = view.widthAnchor
      constraint = anchor.constraint(equalToConstant: 10)
      #expect(constraint.firstItem === view)
      withExtendedLifetime(view) {}
    }
    #expect(constraint.firstItem == nil)
    #expect(anchor.item == nil)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test("A subview does not keep its superview, and has none when it is gone")
  func superviewThatGoes() {
    let subview = UIView()
    do {
      let superview = UIView()
      superview.addSubview(subview)
      #expect(subview.superview === superview)
      withExtendedLifetime(superview) {}
    }
    #expect(subview.superview == nil)
    #expect(subview.window == nil)
    // It is a root of its own now.
    let other = UIView()
    other.addSubview(subview)
    #expect(subview.superview === other)
  }

  @Test("A guide does not keep its owner, and has none when it is gone")
  func ownerThatGoes() {
    let guide = UILayoutGuide()
    do {
      let view = UIView()
      view.addLayoutGuide(guide)
      #expect(guide.owningView === view)
      withExtendedLifetime(view) {}
    }
    #expect(guide.owningView == nil)
  }

  @Test("A subview that moves into the sibling before it is placed within that one, and back")
  func movedBetweenParents() {
    // Both trees have the same views in the same order; a subview's frame stays as it was set.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let outer = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let moved = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let place = CGRect(x: 10, y: 10, width: 20, height: 20)
    root.addSubview(outer)
    root.addSubview(moved)
    root.layoutIfNeeded()
    for parent in [outer, root, outer] {
      parent.addSubview(moved)
      root.layoutIfNeeded()
      #expect(moved.frame == place)
    }
    moved.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      moved.widthAnchor.constraint(equalToConstant: 20),
      moved.heightAnchor.constraint(equalToConstant: 20),
      moved.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 130),
      moved.topAnchor.constraint(equalTo: root.topAnchor, constant: 140),
    ]
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    // 130 and 140 from the root are 30 and 40 from a view that begins at 100 and 100.
    #expect(moved.frame == CGRect(x: 30, y: 40, width: 20, height: 20))
    root.addSubview(moved)
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(moved.frame == CGRect(x: 130, y: 140, width: 20, height: 20))
  }

  @Test("A view may measure what is in it while the tree around it is solved")
  func measuringWhileSolving() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let box = MeasuringBox()
    let next = UIView()
    next.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(box)
    host.addSubview(next)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      box.topAnchor.constraint(equalTo: host.topAnchor),
      next.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
      next.topAnchor.constraint(equalTo: host.topAnchor),
      next.widthAnchor.constraint(equalToConstant: 10),
      next.heightAnchor.constraint(equalTo: box.heightAnchor),
    ])
    host.layoutIfNeeded()
    // The content is 40 by 20, and so is the box around it; the next view begins 40 + 8 from the left.
    #expect(box.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(box.content.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(next.frame == CGRect(x: 48, y: 0, width: 10, height: 20))
  }
}

/// A view that takes its content size from the constraints of what is in it.
private final class MeasuringBox: UIView {
  let content = UIView()

  init() {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.topAnchor.constraint(equalTo: topAnchor),
      content.widthAnchor.constraint(equalToConstant: 40),
      content.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  required init?(coder: NSCoder) { return nil }

  override var intrinsicContentSize: CGSize {
    content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
