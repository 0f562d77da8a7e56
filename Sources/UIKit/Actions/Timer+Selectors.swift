extension Timer {
  /// Starts a timer that calls a method of an object, which it keeps alive until it is invalid.
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = TargetTimer(
      interval: ti, repeats: yesOrNo, target: aTarget as AnyObject, selector: aSelector,
      userInfo: userInfo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer that calls a method of an object.
final class TargetTimer: Timer {
  private(set) var target: AnyObject?
  let selector: Selector
  /// What is passed in place of the timer; nil for the timer.
  let argument: Any??
  private let info: Any?
  private let isOnce: Bool

  init(
    interval: TimeInterval, repeats: Bool, target: AnyObject, selector: Selector,
    userInfo: Any? = nil, argument: Any?? = nil
  ) {
    self.target = target
    self.selector = selector
    self.argument = argument
    info = userInfo
    isOnce = !repeats
    super.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats
    ) { ($0 as? TargetTimer)?.callTarget() }
  }

  override var userInfo: Any? { info }

  private func callTarget() {
    guard let target else { return }
    ActionTable.perform(selector, on: target, with: [argument ?? self])
    // A timer that has fired keeps nothing alive.
    if isOnce { invalidate() }
  }

  override func invalidate() {
    super.invalidate()
    target = nil
  }
}
