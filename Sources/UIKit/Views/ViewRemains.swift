/// What is left of a view whose last reference went on another thread, for the main actor to let go
/// of: the rest of the tree may be laid out meanwhile.
///
/// UIKit has the whole view go on the main thread, which a class cannot ask for here without asking
/// it of every `deinit` in its subclasses.
final class ViewRemains: Sendable {
  private let subviews: [UIView]
  private let constraints: [NSLayoutConstraint]
  private let guides: [UILayoutGuide]
  private let layer: CALayer?

  init(
    _ subviews: [UIView], _ constraints: [NSLayoutConstraint], _ guides: [UILayoutGuide],
    _ layer: CALayer?
  ) {
    self.subviews = subviews
    self.constraints = constraints
    self.guides = guides
    self.layer = layer
  }

  /// Held once more, by hand: whoever made it must not be the last to let go.
  func held() -> Unmanaged<ViewRemains> { .passRetained(self) }

  /// Lets go on the main actor.
  static func leaveToMainActor(_ held: Unmanaged<ViewRemains>) {
    Task { @MainActor in held.release() }
  }
}
