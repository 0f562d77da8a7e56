extension NSObject {
  /// Calls a method by its name later, from the run loop of the thread.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    let timer = TargetTimer(
      interval: delay, repeats: false, target: self, selector: aSelector,
      argument: .some(anArgument))
    DelayedCalls.add(timer)
    RunLoop.current.add(timer, forMode: .default)
  }

  /// Leaves out the calls that were asked for and not made yet.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel { $0.target === aTarget as AnyObject }
  }

  /// Leaves out the calls of one method with one argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.cancel { timer in
      let passed = (timer.argument ?? nil).map { $0 as AnyObject }
      return timer.target === aTarget as AnyObject && timer.selector == aSelector
        && passed === anArgument.map { $0 as AnyObject }
    }
  }
}

/// Calls that were asked for.
private enum DelayedCalls {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var timers: [TargetTimer] = []

  static func add(_ timer: TargetTimer) {
    // What goes with them may come back here: not while the lock is held.
    let ended = lock.withLock {
      let ended = timers.filter { !$0.isValid }
      timers.removeAll { !$0.isValid }
      timers.append(timer)
      return ended
    }
    withExtendedLifetime(ended) {}
  }

  static func cancel(where isMeant: (TargetTimer) -> Bool) {
    let meant = lock.withLock { timers.filter { $0.isValid && isMeant($0) } }
    for timer in meant { timer.invalidate() }
  }
}
