/// Lets the device be felt.
///
/// There is no device to feel: asking for feedback has no effect.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Wakes the hardware, of which there is none.
  open func prepare() {}
}

/// A knock.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public convenience override init() { self.init(style: .medium) }

  public init(style: FeedbackStyle) { super.init() }

  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// A small tick.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

/// A rhythm that tells success from failure.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
