import Testing

@testable @_spi(Actions) import UIKit

/// A list as the plugin writes it for a module; the tests of the plugin are in Tests/Actions.
private final class Methods: ActionList {
  static var entries: [ActionEntry] {
    [
      ActionEntry("press:", accepts: { $0 is Target }) { ($0 as? Target)?.press($1.argument(0)) },
      ActionEntry("fold", accepts: { $0 is Target }) { $1.finish(($0 as? Target)?.fold()) },
    ]
  }
}

@MainActor
private class Target: UIResponder {
  var pressed: [UIControl?] = []
  var folds = 0
  var parent: UIResponder?

  override var next: UIResponder? { parent }

  func press(_ sender: UIControl?) { pressed.append(sender) }
  func fold() -> UIResponder {
    folds += 1
    return self
  }
}

@MainActor
@Suite("Targets and actions")
struct TargetActionTests {
  init() { ActionTable.add(Methods.self) }

  @Test("Selectors are equal by name, and written as texts")
  func selectors() {
    let selector: Selector = "press:"
    #expect(selector == Selector("press:"))
    #expect(selector != Selector("press"))
    #expect(selector.description == "press:")
    #expect("\(selector)" == "press:")
  }

  @Test("Actions and targets run in the order in which they were added")
  func order() {
    let control = UIControl()
    let target = Target()
    var countsBefore: [Int] = []
    control.addAction(
      UIAction { _ in countsBefore.append(target.pressed.count) }, for: .valueChanged)
    control.addTarget(target, action: "press:", for: .valueChanged)
    control.addAction(
      UIAction { _ in countsBefore.append(target.pressed.count) }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(countsBefore == [0, 1])
    #expect(target.pressed.count == 1 && target.pressed[0] === control)
    var names: [String?] = []
    control.enumerateEventHandlers { _, call, _, _ in names.append(call?.1.description) }
    #expect(names == [nil, "press:", nil])
  }

  @Test("A subclass that overrides sendAction sees every call")
  func overriding() {
    final class Recorder: UIControl {
      var sent: [Selector] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append(action)
      }
    }
    let control = Recorder()
    let target = Target()
    control.addTarget(target, action: "press:", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(control.sent == ["press:"])
    #expect(target.pressed.isEmpty)
  }

  @Test("The chain passes by who cannot perform an action")
  func chain() {
    final class Reluctant: Target {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }
    let outer = Target()
    let inner = Reluctant()
    inner.parent = outer
    #expect(inner.target(forAction: "fold", withSender: nil) as? Target === outer)
    #expect(inner.target(forAction: "unknown", withSender: nil) == nil)
    #expect(UIApplication.shared.sendAction("fold", to: nil, from: inner, for: nil))
    #expect(outer.folds == 1)
    #expect(inner.folds == 0)
    #expect(!UIApplication.shared.sendAction("unknown", to: outer, from: nil, for: nil))
  }

  @Test("What a method returns comes back from perform")
  func result() {
    let target = Target()
    #expect(target.perform("fold").takeUnretainedValue() === target)
    #expect(target.perform("press:", with: nil) == nil)
    #expect(target.pressed.count == 1)
  }

  @Test("A gesture calls each target once for each state but possible and failed")
  func gestures() {
    let recognizer = UIGestureRecognizer()
    let target = Target()
    recognizer.addTarget(target, action: "fold")
    recognizer.addTarget(target, action: "fold")
    for state in [UIGestureRecognizer.State.began, .changed, .ended, .failed, .possible] {
      recognizer.state = state
    }
    #expect(target.folds == 3)
    recognizer.removeTarget(nil, action: "press:")
    recognizer.state = .cancelled
    #expect(target.folds == 4)
    recognizer.removeTarget(target, action: "fold")
    recognizer.state = .ended
    #expect(target.folds == 4)
  }

  @Test("A timer calls its target when it fires, and lets go of it when it is invalid")
  func timers() {
    let target = Target()
    let timer = Timer.scheduledTimer(
      timeInterval: 60, target: target, selector: "fold", userInfo: "info", repeats: true)
    timer.fire()
    timer.fire()
    #expect(target.folds == 2)
    #expect(timer.userInfo as? String == "info")
    timer.invalidate()
    timer.fire()
    #expect(target.folds == 2)
  }

  @Test("Calls for later are made by the run loop, unless they are cancelled")
  func delayedCalls() {
    let target = Target()
    let other = Target()
    target.perform("fold", with: nil, afterDelay: 0.01)
    other.perform("fold", with: nil, afterDelay: 0.01)
    other.perform("fold", with: nil, afterDelay: 0.01)
    #expect(target.folds == 0)
    NSObject.cancelPreviousPerformRequests(withTarget: other)
    let end = Date(timeIntervalSinceNow: 1)
    while target.folds == 0, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    #expect(target.folds == 1)
    #expect(other.folds == 0)
  }

  @Test("A call that was made keeps its target no longer")
  func delayedCallLetsGo() {
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      target.perform("fold", with: nil, afterDelay: 0)
      let end = Date(timeIntervalSinceNow: 1)
      while target.folds == 0, Date() < end {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
      }
      #expect(target.folds == 1)
    }
    #expect(gone == nil)
  }
}
