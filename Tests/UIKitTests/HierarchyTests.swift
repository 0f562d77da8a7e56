import Testing

@testable import UIKit

@MainActor
@Suite("Hierarchy and geometry of views made in code")
struct HierarchyTests {
  @Test("A view that leaves takes along the constraints that tie it to what stays")
  func removal() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (stays, leaves, inner) = (UIView(), UIView(), UIView())
    root.addSubview(stays)
    root.addSubview(leaves)
    leaves.addSubview(inner)
    let across = stays.topAnchor.constraint(equalTo: inner.topAnchor)
    let within = inner.topAnchor.constraint(equalTo: leaves.topAnchor)
    let other = stays.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([across, within, other])

    leaves.removeFromSuperview()

    #expect(!across.isActive)
    #expect(within.isActive)
    #expect(other.isActive)
  }

  @Test("A guide that is removed takes its constraints along")
  func guideRemoval() {
    let root = UIView()
    let view = UIView()
    root.addSubview(view)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let constraint = guide.topAnchor.constraint(equalTo: root.topAnchor)
    constraint.isActive = true
    view.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
    #expect(guide.owningView == nil)
  }

  @Test("Order among siblings")
  func siblings() {
    let root = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    root.insertSubview(b, belowSubview: a)
    root.insertSubview(c, aboveSubview: b)
    #expect(root.subviews == [b, c, a])
    root.bringSubviewToFront(b)
    #expect(root.subviews == [c, a, b])
    root.sendSubviewToBack(b)
    #expect(root.subviews == [b, c, a])
    root.insertSubview(a, at: 0)
    #expect(root.subviews == [a, b, c])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [c, b, a])
  }

  /// Order of the calls: reference of `didAddSubview(_:)`, `willMove(toSuperview:)` and
  /// `didMoveToWindow()`.
  @Test("Views hear of moves")
  func moves() {
    final class Listener: UIView {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { fatalError("Made in code.") }
      override func willMove(toSuperview newSuperview: UIView?) {
        log.calls.append(newSuperview == nil ? "willMove(nil)" : "willMove(superview)")
      }
      override func didMoveToSuperview() { log.calls.append("didMoveToSuperview") }
      override func willMove(toWindow newWindow: UIWindow?) {
        log.calls.append(newWindow == nil ? "willMove(no window)" : "willMove(window)")
      }
      override func didMoveToWindow() { log.calls.append("didMoveToWindow") }
    }
    let log = Log()
    let view = Listener(log)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    window.addSubview(view)
    #expect(
      log.calls == [
        "willMove(superview)", "willMove(window)", "didMoveToWindow", "didMoveToSuperview",
      ])
    #expect(view.window === window)

    log.calls = []
    view.removeFromSuperview()
    #expect(
      log.calls == [
        "willMove(nil)", "willMove(no window)", "didMoveToWindow", "didMoveToSuperview",
      ])
  }

  @Test("A stack view forgets an arranged subview that moves elsewhere")
  func arrangedSubviewMoves() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    let other = UIView()
    other.addSubview(view)
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("A mask moves and stretches a view when its superview's frame is set")
  func masks() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (filling, cornered, fixed) = (UIView(), UIView(), UIView())
    filling.frame = superview.bounds
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cornered.frame = CGRect(x: 70, y: 80, width: 20, height: 10)
    cornered.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    fixed.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    for view in [filling, cornered, fixed] { superview.addSubview(view) }

    superview.frame = CGRect(x: 0, y: 0, width: 160, height: 140)
    superview.layoutIfNeeded()

    #expect(filling.frame == CGRect(x: 0, y: 0, width: 160, height: 140))
    // 60 points more to the left, 40 above.
    #expect(cornered.frame == CGRect(x: 130, y: 120, width: 20, height: 10))
    #expect(fixed.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test("A mask follows a superview that constraints stretch, in the same pass")
  func masksUnderConstraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let filling = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 100))
    filling.autoresizingMask = [.flexibleWidth]
    panel.addSubview(filling)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    filling.addSubview(inner)
    panel.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(panel)
    NSLayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      panel.topAnchor.constraint(equalTo: root.topAnchor),
      panel.heightAnchor.constraint(equalToConstant: 100),
      inner.trailingAnchor.constraint(equalTo: filling.trailingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    // The panel grew by 200, and with it the width that is flexible.
    #expect(filling.frame == CGRect(x: 10, y: 0, width: 280, height: 100))
    #expect(inner.frame.maxX == CGFloat(280))
  }

  @Test("Setting bounds keeps the centre; setting the centre keeps the size")
  func boundsAndCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.bounds = CGRect(x: 3, y: 4, width: 40, height: 10)
    #expect(view.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
    #expect(view.bounds.origin == CGPoint(x: 3, y: 4))
    view.center = CGPoint(x: 50, y: 50)
    #expect(view.frame == CGRect(x: 30, y: 45, width: 40, height: 10))
  }

  @Test("A quarter turn swaps the sides of the frame and leaves bounds and centre")
  func transforms() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // Centre (30, 30), half sides 10 and 20.
    #expect(abs(view.frame.minX - 20) < 0.001 && abs(view.frame.minY - 10) < 0.001)
    #expect(abs(view.frame.width - 20) < 0.001 && abs(view.frame.height - 40) < 0.001)
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
  }

  @Test("Points convert through origins, scrolled bounds and transforms")
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let scrolled = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    scrolled.bounds.origin = CGPoint(x: 0, y: 30)
    let leaf = UIView(frame: CGRect(x: 5, y: 40, width: 20, height: 20))
    root.addSubview(scrolled)
    scrolled.addSubview(leaf)
    // 1 + 5 + 10, and 1 + 40 − 30 + 20.
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 31))
    #expect(leaf.convert(CGPoint(x: 16, y: 31), from: root) == CGPoint(x: 1, y: 1))
    leaf.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The corner is ten points farther from the centre, (15, 50) in its superview.
    #expect(leaf.convert(CGPoint.zero, to: scrolled) == CGPoint(x: -5, y: 30))
    #expect(
      leaf.convert(leaf.bounds, to: scrolled) == CGRect(x: -5, y: 30, width: 40, height: 40))
  }

  @Test("A hit goes to the frontmost view that takes touches")
  func hits() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (behind, front) = (UIView(), UIView())
    for view in [behind, front] {
      view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
      root.addSubview(view)
    }
    let point = CGPoint(x: 20, y: 20)
    #expect(root.hitTest(point, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === behind)
    behind.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 200, y: 0), with: nil) == nil)
  }
}
