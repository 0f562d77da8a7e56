import Testing

@testable import UIKit

/// Autoresizing masks: the change of the superview's length goes to the flexible parts, in
/// proportion to their lengths.
@MainActor
@Suite("Autoresizing masks")
struct AutoresizingTests {
  /// A view from 10 to 60 in 100 points, so that 40 are left behind it; 90 points are added.
  nonisolated static let cases: [(UIView.AutoresizingMask, CGFloat, CGFloat, String)] = [
    ([], 10, 50, "fixed, as with a flexible right margin"),
    ([.flexibleRightMargin], 10, 50, "right takes all 90"),
    ([.flexibleLeftMargin], 100, 50, "left takes all 90"),
    ([.flexibleWidth], 10, 140, "width takes all 90"),
    ([.flexibleLeftMargin, .flexibleRightMargin], 28, 50, "10 : 40 of 90 are 18 and 72"),
    ([.flexibleLeftMargin, .flexibleWidth], 25, 125, "10 : 50 of 90 are 15 and 75"),
    ([.flexibleWidth, .flexibleRightMargin], 10, 100, "50 : 40 of 90 are 50 and 40"),
    (
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 19, 95,
      "10 : 50 : 40 of 90 are 9, 45 and 36"
    ),
  ]

  @Test("Every combination along the horizontal axis", arguments: cases)
  func horizontal(
    _ mask: UIView.AutoresizingMask, _ start: CGFloat, _ length: CGFloat, _ why: String
  ) {
    let view = resized(
      rect(10, 5, 50, 20), mask, from: rect(0, 0, 100, 100), to: rect(0, 0, 190, 100))
    #expect(view.frame == rect(start, 5, length, 20), "\(why)")
  }

  @Test("Every combination along the vertical axis", arguments: cases)
  func vertical(
    _ mask: UIView.AutoresizingMask, _ start: CGFloat, _ length: CGFloat, _ why: String
  ) {
    // The vertical flags are the horizontal ones three bits further.
    let turned = UIView.AutoresizingMask(rawValue: mask.rawValue << 3)
    let view = resized(
      rect(5, 10, 20, 50), turned, from: rect(0, 0, 100, 100), to: rect(0, 0, 100, 190))
    #expect(view.frame == rect(5, start, 20, length), "\(why)")
  }

  @Test("Shrinking takes from the flexible parts in the same proportion")
  func shrinking() {
    let view = resized(
      rect(10, 0, 50, 10), [.flexibleLeftMargin, .flexibleRightMargin],
      from: rect(0, 0, 100, 100), to: rect(0, 0, 75, 100))
    // 10 : 40 of −25 are −5 and −20.
    #expect(view.frame == rect(5, 0, 50, 10))
  }

  @Test("A fixed frame stays in a superview of any size")
  func fixed() {
    let view = resized(
      rect(10, 20, 30, 40), [], from: rect(0, 0, 100, 100), to: rect(0, 0, 375, 812))
    #expect(view.frame == rect(10, 20, 30, 40))
  }

  @Test("A mask counts again when the superview autoresizes its subviews again")
  func switchedOffAndOn() {
    let root = makeRoot(100, 100)
    root.autoresizesSubviews = false
    let view = UIView(frame: rect(10, 0, 50, 100))
    view.autoresizingMask = .flexibleWidth
    root.addSubview(view)
    root.layoutIfNeeded()
    root.frame = rect(0, 0, 190, 100)
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 0, 50, 100))
    root.autoresizesSubviews = true
    root.frame = rect(0, 0, 200, 100)
    root.layoutIfNeeded()
    // Only the ten points since then count.
    #expect(view.frame == rect(10, 0, 60, 100))
  }

  @Test("A flexible view inside a flexible view follows it")
  func nested() {
    let root = makeRoot(200, 100)
    let outer = UIView(frame: rect(10, 0, 80, 100))
    let inner = UIView(frame: rect(5, 0, 70, 100))
    root.addSubview(outer)
    outer.addSubview(inner)
    for (view, reference) in [(outer, 100.0), (inner, 80)] {
      view.autoresizingMask = .flexibleWidth
      view.autoresizingFrame = view.frame
      view.autoresizingReference = CGSize(width: reference, height: 100)
    }
    root.layoutIfNeeded()
    #expect(outer.frame == rect(10, 0, 180, 100))
    #expect(inner.frame == rect(5, 0, 170, 100))
  }

  @Test("Constraints can hang on a view that its mask places")
  func neighbours() {
    let root = makeRoot(190, 100)
    let view = UIView(frame: rect(10, 0, 50, 20))
    view.autoresizingMask = [.flexibleWidth]
    view.autoresizingFrame = view.frame
    view.autoresizingReference = CGSize(width: 100, height: 100)
    root.addSubview(view)
    let below = root.adding(Block(10, 10))
    below.pin(.right, to: view)
    below.pin(.top, to: view, .bottom, plus: 8)
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 0, 140, 20))
    #expect(below.frame == rect(140, 28, 10, 10))
  }

  @Test("Content does not move a view that its mask places")
  func contentHasNoSay() {
    let root = makeRoot()
    let view = Block(500, 500)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = rect(10, 20, 30, 40)
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 20, 30, 40))
  }

  @Test("Masks know left and right, whichever way text reads")
  func notMirrored() {
    let root = makeRoot(190, 100, direction: .rightToLeft)
    let view = UIView(frame: rect(10, 0, 50, 20))
    view.autoresizingMask = [.flexibleRightMargin]
    view.autoresizingFrame = view.frame
    view.autoresizingReference = CGSize(width: 100, height: 100)
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 0, 50, 20))
  }

  private func resized(
    _ frame: CGRect, _ mask: UIView.AutoresizingMask, from old: CGRect, to new: CGRect
  ) -> UIView {
    let root = makeRoot(new.width, new.height)
    let view = UIView(frame: frame)
    view.autoresizingMask = mask
    view.autoresizingFrame = frame
    view.autoresizingReference = old.size
    root.addSubview(view)
    root.layoutIfNeeded()
    return view
  }
}
