import Testing

@testable import UIKit

/// What `preferredSplitBehavior` and the display modes make of columns; the pairs of both are those of
/// Apple's documentation of `UISplitViewController.SplitBehavior`.
@MainActor
@Suite("Behaviours of split views")
struct SplitBehaviorTests {
  /// A window 1000 points wide and two or three columns, of 300 and 200 points and the rest.
  private func shown(
    _ style: UISplitViewController.Style, _ behavior: UISplitViewController.SplitBehavior,
    _ mode: UISplitViewController.DisplayMode
  ) -> (window: UIWindow, split: UISplitViewController) {
    let window = UIWindow(frame: rect(0, 0, 1000, 700))
    let split = UISplitViewController(style: style)
    split.setViewController(UIViewController(), for: .primary)
    if style == .tripleColumn { split.setViewController(UIViewController(), for: .supplementary) }
    split.setViewController(UIViewController(), for: .secondary)
    split.preferredPrimaryColumnWidth = 300
    split.preferredSupplementaryColumnWidth = 200
    split.preferredSplitBehavior = behavior
    split.preferredDisplayMode = mode
    split.traitOverrides.horizontalSizeClass = .regular
    split.traitOverrides.displayScale = 1
    window.rootViewController = split
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, split)
  }

  private func frame(
    _ split: UISplitViewController, _ column: UISplitViewController.Column
  ) -> CGRect? {
    let view = split.viewController(for: column)?.navigationController?.view
    return view?.superview === split.view ? view?.frame : nil
  }

  @Test("Tiles stand beside each other, a line of a point between them")
  func tile() {
    let (window, split) = shown(.doubleColumn, .tile, .oneOverSecondary)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(frame(split, .primary) == rect(0, 0, 300, 700))
    #expect(frame(split, .secondary) == rect(301, 0, 699, 700))
    _ = window
  }

  @Test("A column over the secondary one leaves it the whole width, and is in front")
  func overlay() {
    for (behavior, mode) in [
      (
        UISplitViewController.SplitBehavior.overlay,
        UISplitViewController.DisplayMode.oneBesideSecondary
      ),
      (.automatic, .oneOverSecondary),
    ] {
      let (window, split) = shown(.doubleColumn, behavior, mode)
      #expect(split.splitBehavior == .overlay)
      #expect(split.displayMode == .oneOverSecondary)
      #expect(frame(split, .primary) == rect(0, 0, 300, 700))
      #expect(frame(split, .secondary) == rect(0, 0, 1000, 700))
      let front = split.viewController(for: .primary)?.navigationController?.view
      #expect(split.view.subviews.last === front)
      _ = window
    }
  }

  @Test("An overlay is not there until it is asked for")
  func automaticOverlay() {
    let (window, split) = shown(.doubleColumn, .overlay, .automatic)
    #expect(split.displayMode == .secondaryOnly)
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneOverSecondary)
  }

  @Test("Two columns over the secondary one, or beside each other pushing it out")
  func twoColumns() {
    let (window, over) = shown(.tripleColumn, .overlay, .twoOverSecondary)
    #expect(over.displayMode == .twoOverSecondary)
    #expect(frame(over, .supplementary) == rect(301, 0, 200, 700))
    #expect(frame(over, .secondary) == rect(0, 0, 1000, 700))

    // Beside the supplementary column alone it has 1000 − 200 − 1 points, and begins behind both:
    // 300 + 1 + 200 + 1.
    let (other, displaced) = shown(.tripleColumn, .displace, .twoDisplaceSecondary)
    #expect(displaced.displayMode == .twoDisplaceSecondary)
    #expect(frame(displaced, .secondary) == rect(502, 0, 799, 700))
    _ = (window, other)
  }
}
