/// What animations agree on while their closures run.
@MainActor
enum AnimationState {
  /// Whether code asked that changes be animated.
  static var isEnabled = true
  /// The duration of the innermost animation whose closure is running; zero outside of all.
  private(set) static var duration: TimeInterval = 0

  /// Runs the changes of an animation. A nested one keeps the duration of the one around it, unless
  /// it asks not to.
  static func run(_ duration: TimeInterval, overridesInherited: Bool, _ changes: () -> Void) {
    let outer = self.duration
    if outer == 0 || overridesInherited { self.duration = isEnabled ? duration : 0 }
    defer { self.duration = outer }
    changes()
  }
}
