/// What kind of curve paces an animation.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// The pace of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace by a cubic curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var animationCurve = UIView.AnimationCurve.easeInOut
  open private(set) var controlPoint1 = CGPoint.zero
  open private(set) var controlPoint2 = CGPoint(x: 1, y: 1)
  private let isBuiltIn: Bool

  /// The pace that the system uses by itself.
  public override init() {
    isBuiltIn = true
    super.init()
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    isBuiltIn = true
    animationCurve = curve
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    isBuiltIn = false
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A pace by a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var initialVelocity = CGVector.zero

  public override init() { super.init() }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  @available(iOS 17, *)
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    self.init(dampingRatio: 1 - bounce, initialVelocity: initialVelocity)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
