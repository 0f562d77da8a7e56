/// Changes of layers that belong together.
///
/// Ours keeps what it is told; changes take effect as they are made, and a completion block runs when
/// its transaction is committed. Outside of a transaction it runs at once.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct State {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?
  }

  private static var begun: [State] = []
  private static var implicit = State()

  private static var current: State {
    get { begun.last ?? implicit }
    set {
      if begun.isEmpty { implicit = newValue } else { begun[begun.count - 1] = newValue }
    }
  }

  /// Begins a transaction inside the present one, with its values.
  open class func begin() {
    var state = current
    state.completion = nil
    begun.append(state)
  }

  /// Ends the transaction begun last; nothing where none is.
  open class func commit() { begun.popLast()?.completion?() }

  /// Nothing waits here to be shown.
  open class func flush() {}

  open class func animationDuration() -> CFTimeInterval { current.duration }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

  open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  open class func disableActions() -> Bool { current.disablesActions }
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  open class func completionBlock() -> (() -> Void)? { current.completion }
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if begun.isEmpty { block?() } else { current.completion = block }
  }
}
