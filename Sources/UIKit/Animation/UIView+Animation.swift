// Animations are over as soon as they begin: the changes are made and the completion is called with
// true before these methods return. Between two states nothing is shown, so that durations, delays,
// curves and springs have no effect other than on `inheritedAnimationDuration`.
extension UIView {
  // MARK: Closures

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.run(
      duration, overridesInherited: options.contains(.overrideInheritedDuration), animations)
    completion?(true)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  @available(iOS 17, *)
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.run(
      duration, overridesInherited: options.contains(.overrideInheritedDuration), animations)
    completion?(true)
  }

  // MARK: Keyframes

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.run(
      duration, overridesInherited: options.contains(.overrideInheritedDuration), animations)
    completion?(true)
  }

  /// Makes the changes of a keyframe, at once: those added later win, whenever they start.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  // MARK: Transitions

  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Puts one view in the place of another in its superview, or shows the one and hides the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          toView.isHidden = false
          fromView.isHidden = true
        } else {
          fromView.superview?.addSubview(toView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// Removes the views and makes the other changes.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView],
    options: UIView.AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0, delay: 0, options: options,
      animations: {
        for view in views { view.removeFromSuperview() }
        parallelAnimations?()
      }, completion: completion)
  }

  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }

  // MARK: State

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationState.isEnabled
    AnimationState.isEnabled = false
    defer { AnimationState.isEnabled = wasEnabled }
    actionsWithoutAnimation()
  }

  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationState.isEnabled = enabled }

  public class var areAnimationsEnabled: Bool { AnimationState.isEnabled }

  /// The duration of the animation whose closure is running; zero outside of all.
  public class var inheritedAnimationDuration: TimeInterval { AnimationState.duration }
}
