/// An animation of views that can be paused and stopped.
///
/// Ours makes its changes when it is started or paused, as iOS changes the views' own values then, and
/// one that was started is over at once. It cannot run backwards.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open private(set) var state = UIViewAnimatingState.inactive
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false

  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var fraction: CGFloat = 0

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that has made the changes and called the completion.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Whether the animation is on its way, which here it never is.
  open var isRunning: Bool { false }

  /// How far a paused animation is, from 0 to 1. The views have their final values throughout.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      requireNotStopped()
      pauseAnimation()
      fraction = min(max(newValue, 0), 1)
    }
  }

  // MARK: Changes

  open func addAnimations(_ animation: @escaping () -> Void) {
    requireNotStopped()
    changes.append(animation)
    if state == .active { makeChanges() }
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func makeChanges() {
    let pending = changes
    changes = []
    AnimationState.run(duration, overridesInherited: true) {
      for change in pending { change() }
    }
  }

  // MARK: Running

  open func startAnimation() {
    requireNotStopped()
    state = .active
    makeChanges()
    if !pausesOnCompletion { finish(at: .end) }
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  open func pauseAnimation() {
    requireNotStopped()
    if state == .active { return }
    state = .active
    fraction = 0
    makeChanges()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if let parameters { timingParameters = parameters }
    startAnimation()
  }

  /// Ends the animation where it is; unless `withoutFinishing`, it waits for ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Calls the completions of a stopped animation. The views keep their final values, wherever it is
  /// said to end.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "Only an animator that was stopped can be finished.")
    finish(at: finalPosition)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    let pending = completions
    completions = []
    state = .inactive
    fraction = 0
    for completion in pending { completion(position) }
  }

  private func requireNotStopped() {
    precondition(state != .stopped, "An animator that was stopped has to be finished first.")
  }
}
