import Foundation
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

  @Test("A subview that goes with its superview has none any more, as on iOS")
  func superviewInDeinit() {
    let log = DeinitLog()
    do {
      let superview = UIView()
      superview.addSubview(LoggingView(log))
      superview.layoutIfNeeded()
    }
    #expect(log.count == 1)
    #expect(!log.sawSuperview)
  }

  @Test("The last reference to a tree may go on another thread; what is laid out then is as before")
  func lastReferenceElsewhere() async {
    let log = DeinitLog()
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let kept = UIView()
    kept.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(kept)
    NSLayoutConstraint.activate([
      kept.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 10),
      kept.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -10),
      kept.topAnchor.constraint(equalTo: host.topAnchor),
      kept.heightAnchor.constraint(equalToConstant: 20),
    ])
    host.layoutIfNeeded()
    let box = Box(treeAround(host, log))
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        box.content = nil
        continuation.resume()
      }
    }
    // What was in the tree goes on the main actor, in its turn.
    for _ in 0..<1000 where log.count == 0 { await Task.yield() }
    #expect(log.count == 1)
    #expect(log.wasOnMainActor)
    #expect(host.superview == nil)
    host.frame.size.width = 200
    host.layoutIfNeeded()
    // 10 from either side of 200.
    #expect(kept.frame == CGRect(x: 10, y: 0, width: 180, height: 20))
  }

  private func treeAround(_ host: UIView, _ log: DeinitLog) -> UIView {
    let tree = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let middle = LoggingView(log)
    tree.addSubview(middle)
    middle.addSubview(host)
    tree.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: 3).isActive = true
    tree.layoutIfNeeded()
    return tree
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

/// What a view saw as it went.
private final class DeinitLog: @unchecked Sendable {
  var count = 0
  var sawSuperview = false
  var wasOnMainActor = false
}

private final class LoggingView: UIView {
  private let log: DeinitLog

  init(_ log: DeinitLog) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  deinit {
    log.count += 1
    log.wasOnMainActor = MainThread.isCurrent
    guard log.wasOnMainActor else { return }
    MainActor.assumeIsolated { log.sawSuperview = superview != nil }
  }
}

/// A reference that one thread lets go of while the other waits.
private final class Box: @unchecked Sendable {
  var content: UIView?
  init(_ content: UIView) { self.content = content }
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
