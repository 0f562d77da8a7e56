import UIKit

extension DeviceUnderTest {
  /// Makes the window a free one of that size, or resizes it.
  ///
  /// On an iPad the width decides the size class. On a phone, from iOS 27 on, both classes are those
  /// of its display in portrait, whatever the size: only `viewWillTransition(to:with:)` tells.
  public func resize(to size: CGSize) throws(ConfigurationError) {
    try change { $0.window = .window(size) }
  }

  /// Resizes the window as a finger does that drags its edge or the divider of Split View.
  ///
  /// From iPadOS 26 on, and on phones, the window follows the finger: each step is a transition of its
  /// own. Before, the end alone is announced, when the finger lets go. (Not documented by Apple; of
  /// medium certainty.)
  public func drag(to size: CGSize, inSteps steps: Int = 8) throws(ConfigurationError) {
    precondition(steps > 0, "A drag takes at least one step.")
    let start = self.size
    _ = try configuration.with { $0.window = .window(size) }.environment()
    if configuration.release >= .iOS26 {
      for step in 1..<steps {
        let share = CGFloat(step) / CGFloat(steps)
        try resize(
          to: CGSize(
            width: (start.width + (size.width - start.width) * share).rounded(),
            height: (start.height + (size.height - start.height) * share).rounded()))
      }
    }
    try resize(to: size)
  }

  /// Puts the window beside another app's.
  public func enterSplitView(_ share: SplitShare = .half) throws(ConfigurationError) {
    try change { $0.window = .splitView(share) }
  }

  /// Puts the window over another app's.
  public func enterSlideOver() throws(ConfigurationError) {
    try change { $0.window = .slideOver }
  }

  /// Gives the window the whole display.
  public func enterFullScreen() {
    guard configuration.window != .fullScreen else { return }
    let full = configuration.with { $0.window = .fullScreen }
    if let environment = try? full.environment() { take(full, environment) }
  }
}
