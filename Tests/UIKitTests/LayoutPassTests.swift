import Testing

@testable import UIKit

/// The order of UIKit's passes: Apple, “High Performance Auto Layout” (WWDC 2018, session 220) and
/// the discussion of `updateConstraints()`, `layoutIfNeeded()` and `viewWillLayoutSubviews()` in the
/// reference: constraints from the leaves up, layout from the root down, a controller before and
/// after its view.
@MainActor
@Suite("Layout passes")
struct LayoutPassTests {
  @Test("Constraints are updated from the leaves up, layout runs from the root down")
  func order() {
    let log = Log()
    let root = Recorder("root", log)
    let middle = Recorder("middle", log)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSubview(middle)
    middle.addSubview(Recorder("leaf", log))

    root.layoutIfNeeded()

    #expect(
      log.calls == [
        "updateConstraints leaf", "updateConstraints middle", "updateConstraints root",
        "layoutSubviews root", "layoutSubviews middle", "layoutSubviews leaf",
      ])
  }

  @Test("Without anything pending, layoutIfNeeded calls nothing")
  func nothingPending() {
    let log = Log()
    let root = Recorder("root", log)
    root.addSubview(Recorder("leaf", log))
    root.layoutIfNeeded()
    log.calls = []

    root.layoutIfNeeded()

    #expect(log.calls == [])
  }

  @Test("A changed constant lays out only the superview of the view that it moves")
  func changedConstant() {
    let log = Log()
    let root = Recorder("root", log)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (left, right) = (Recorder("left", log), Recorder("right", log))
    let inner = pinned(Recorder("inner", log), in: left)
    for (view, x) in [(left, 0.0), (right, 50.0)] {
      view.frame = CGRect(x: CGFloat(x), y: 0, width: 50, height: 50)
      root.addSubview(view)
    }
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    log.calls = []

    width.constant = 30
    root.layoutIfNeeded()

    // `left` gives `inner` its frame, and `inner`'s size is another now.
    #expect(log.calls == ["layoutSubviews left", "layoutSubviews inner"])
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
  }

  @Test("Frames stay as they were until the superview lays out")
  func framesWait() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = pinned(UIView(), in: root)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()

    width.constant = 40
    #expect(view.frame.width == CGFloat(10))

    root.layoutIfNeeded()
    #expect(view.frame.width == CGFloat(40))
  }

  @Test("Constraints added in layoutSubviews take part in the same pass")
  func changesDuringLayout() {
    final class Adding: UIView {
      let view = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        guard view.superview == nil else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
          view.centerXAnchor.constraint(equalTo: centerXAnchor),
          view.centerYAnchor.constraint(equalTo: centerYAnchor),
          view.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
          view.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
    }
    let root = Adding(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    root.layoutIfNeeded()

    #expect(root.view.frame == CGRect(x: 25, y: 40, width: 50, height: 20))
  }

  @Test("Reading a frame after super.layoutSubviews() gives the new one")
  func framesAfterSuper() {
    final class Reading: UIView {
      var seen: CGRect = .zero
      override func layoutSubviews() {
        super.layoutSubviews()
        seen = subviews[0].frame
      }
    }
    let root = Reading(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = pinned(UIView(), in: root)
    view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true

    root.layoutIfNeeded()

    #expect(root.seen.width == CGFloat(100))
  }

  @Test("A view that keeps asking for layout does not hang")
  func endless() {
    final class Restless: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        setNeedsLayout()
      }
    }
    let root = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.layoutIfNeeded()
    #expect(root.count > 1)
  }

  @Test("A root of its own size takes it from its constraints")
  func selfSizedRoot() {
    let root = UIView()
    root.translatesAutoresizingMaskIntoConstraints = false
    root.widthAnchor.constraint(equalToConstant: 120).isActive = true
    root.heightAnchor.constraint(equalToConstant: 30).isActive = true

    root.layoutIfNeeded()

    #expect(root.bounds.size == CGSize(width: 120, height: 30))
  }

  private func pinned(_ view: UIView, in superview: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    return view
  }
}

/// Calls in the order in which they came.
final class Log {
  var calls: [String] = []
}

/// A view that tells of the passes it takes part in.
private final class Recorder: UIView {
  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { fatalError("Recorders are made in code.") }

  override func updateConstraints() {
    log.calls.append("updateConstraints \(name)")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    log.calls.append("layoutSubviews \(name)")
    super.layoutSubviews()
  }
}
