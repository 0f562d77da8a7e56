/// The coordinator of a transition: it keeps what others want to do alongside until its turn comes.
final class ViewTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// How far a transition is; alongside blocks are taken until the animation is over.
  private enum Stage { case waiting, animating, animated, completed }

  let isAnimated: Bool
  let transitionDuration: TimeInterval
  let containerView: UIView
  let targetTransform: CGAffineTransform
  let presentationStyle: UIModalPresentationStyle
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private var stage = Stage.waiting
  private var animations: [Step] = []
  private var completions: [Step] = []

  init(
    in containerView: UIView, from old: UIViewController? = nil, to new: UIViewController? = nil,
    isAnimated: Bool = true, style: UIModalPresentationStyle = .none,
    targetTransform: CGAffineTransform = .identity
  ) {
    self.isAnimated = isAnimated
    self.containerView = containerView
    self.targetTransform = targetTransform
    presentationStyle = style
    transitionDuration = isAnimated ? 0.3 : 0
    var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    controllers[.from] = old
    controllers[.to] = new
    self.controllers = controllers
  }

  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { stage == .waiting ? 0 : 1 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controllers[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    controllers[key == .from ? .from : .to]?.viewIfLoaded
  }

  // MARK: Alongside

  @discardableResult
  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    guard stage != .completed else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard stage == .waiting || stage == .animating else { return false }
    animations.append(animation)
    return true
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Step?, completion: Step?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Runs what was asked for alongside, in the order in which it was asked for, within an animation
  /// as long as the transition.
  func runAlongside() {
    stage = .animating
    AnimationState.run(transitionDuration, overridesInherited: false) {
      while !animations.isEmpty { animations.removeFirst()(self) }
    }
    stage = .animated
  }

  /// Ends the transition.
  func complete() {
    while !completions.isEmpty { completions.removeFirst()(self) }
    stage = .completed
  }
}
