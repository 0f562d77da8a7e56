import Testing

@testable import UIKit

/// Expectations are those of Apple's reference of UIView.
@MainActor
@Suite("Tint, text size limits and clipping")
struct ViewStateTests {
  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test("A tint reaches the subviews that have none of their own, and they hear of it")
  func tint() {
    let (top, middle, own, bottom) = (Tinted(), Tinted(), Tinted(), Tinted())
    top.addSubview(middle)
    middle.addSubview(bottom)
    own.tintColor = .red
    top.addSubview(own)
    own.changes = 0

    top.tintColor = .green
    #expect([top, middle, bottom, own].map(\.changes) == [1, 1, 1, 0])
    #expect(bottom.tintColor == .green)
    #expect(own.tintColor == .red)
    top.tintColor = .green
    #expect(top.changes == 1)
    top.tintColor = nil
    #expect(bottom.changes == 2)
    #expect(bottom.tintColor == .systemBlue)
  }

  @Test("A view hears of the tint of the superview that it comes to")
  func arrival() {
    let (top, view) = (UIView(), Tinted())
    top.tintColor = .green
    top.addSubview(view)
    #expect(view.changes == 1)
    UIView().addSubview(view)
    #expect(view.changes == 2)
  }

  @Test("Dimming is inherited, and always answered with normal or dimmed")
  func dimming() {
    let (top, view, normal) = (UIView(), Tinted(), Tinted())
    #expect(top.tintAdjustmentMode == .normal)
    top.addSubview(view)
    normal.tintAdjustmentMode = .normal
    top.addSubview(normal)
    (view.changes, normal.changes) = (0, 0)
    top.tintColor = .white
    (view.changes, normal.changes) = (0, 0)
    top.tintAdjustmentMode = .dimmed
    #expect(view.tintAdjustmentMode == .dimmed)
    #expect(normal.tintAdjustmentMode == .normal)
    #expect((view.changes, normal.changes) == (1, 0))
    #expect(normal.tintColor == .white)
  }

  @Test("Text sizes stay within the limits of a view, the lower limit winning")
  func contentSizeLimits() {
    let (top, view) = (UIView(), UIView())
    top.addSubview(view)
    top.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    view.maximumContentSizeCategory = .extraLarge
    #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(top.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    top.traitOverrides.preferredContentSizeCategory = .small
    #expect(view.traitCollection.preferredContentSizeCategory == .small)
    view.minimumContentSizeCategory = .extraExtraLarge
    #expect(view.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    view.minimumContentSizeCategory = nil
    view.maximumContentSizeCategory = nil
    #expect(view.traitCollection.preferredContentSizeCategory == .small)
  }

  @Test("Scroll views clip by default, other views do not")
  func clipping() {
    #expect(UIScrollView().clipsToBounds)
    #expect(UITextView().clipsToBounds)
    #expect(UITableView().clipsToBounds)
    #expect(!UIView().clipsToBounds)
    #expect(!UIStackView().clipsToBounds)
  }

  @Test("Points convert between views, screens and windows as coordinate spaces")
  func coordinateSpaces() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    window.addSubview(view)
    let space: any UICoordinateSpace = view
    let point = space.convert(CGPoint(x: 1, y: 2), to: UIScreen.main.coordinateSpace)
    #expect(point == CGPoint(x: 11, y: 22))
    let rect = UIScreen.main.coordinateSpace.convert(
      CGRect(x: 10, y: 20, width: 5, height: 6), to: view)
    #expect(rect == CGRect(x: 0, y: 0, width: 5, height: 6))
  }
}
