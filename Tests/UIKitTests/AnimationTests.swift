import Testing
import UIKit

@Suite("Animations")
@MainActor
struct AnimationTests {
  @Test("An animation makes its changes at once and completes with true")
  func animationIsOverAtOnce() {
    let view = UIView()
    var events: [String] = []

    UIView.animate(
      withDuration: 0.3,
      animations: {
        view.alpha = 0
        events.append("changes \(UIView.inheritedAnimationDuration)")
      }, completion: { events.append("completed \($0)") })
    events.append("returned")

    #expect(view.alpha == CGFloat(0))
    #expect(events == ["changes 0.3", "completed true", "returned"])
    #expect(UIView.inheritedAnimationDuration == 0.0)
  }

  @Test("A nested animation inherits the duration unless it asks not to")
  func inheritedDuration() {
    var durations: [TimeInterval] = []
    UIView.animate(withDuration: 0.5) {
      UIView.animate(withDuration: 0.1) { durations.append(UIView.inheritedAnimationDuration) }
      UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) {
        durations.append(UIView.inheritedAnimationDuration)
      }
    }
    #expect(durations == [0.5, 0.2])
  }

  @Test("Within performWithoutAnimation animations are off, and afterwards as before")
  func withoutAnimation() {
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.performWithoutAnimation {}
      #expect(!UIView.areAnimationsEnabled)
    }
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("A transition between views puts the one in the place of the other")
  func transitionBetweenViews() {
    let box = UIView()
    let old = UIView()
    let new = UIView()
    box.addSubview(old)

    UIView.transition(from: old, to: new, duration: 0.3)

    #expect(box.subviews == [new])
    UIView.transition(from: new, to: old, duration: 0.3, options: .showHideTransitionViews)
    #expect(box.subviews == [new])
    #expect(new.isHidden)
    #expect(!old.isHidden)
  }

  @Test("A property animator that is started changes the views and completes at the end")
  func propertyAnimator() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0.2 }
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive)
    #expect(view.alpha == CGFloat(1))

    animator.startAnimation()

    #expect(view.alpha == CGFloat(0.2))
    #expect(ends == [.end])
    #expect(animator.state == .inactive)
  }

  @Test("A paused animator is active, can be stopped, and then be finished anywhere")
  func pausedAnimator() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8)
    animator.addCompletion { ends.append($0) }
    animator.pauseAnimation()
    animator.fractionComplete = 1.5
    #expect(animator.state == .active)
    #expect(animator.fractionComplete == CGFloat(1))
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .current)
    #expect(ends == [.current])
    #expect(animator.state == .inactive)
  }

  private final class Witness: CAAnimationDelegate {
    var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      events.append("stop \(flag)")
    }
  }

  @Test("An animation of a layer is over when it is added, unless it never ends")
  func layerAnimation() {
    let layer = CALayer()
    let witness = Witness()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.delegate = witness
    layer.add(fade, forKey: "fade")
    #expect(layer.opacity == Float(1))
    #expect(layer.animationKeys() == nil)
    #expect(witness.events == ["start", "stop true"])

    let spin = CABasicAnimation(keyPath: "transform.rotation")
    spin.repeatCount = .infinity
    spin.delegate = witness
    layer.add(spin, forKey: "spin")
    #expect(layer.animationKeys() == ["spin"])
    layer.removeAllAnimations()
    #expect(witness.events == ["start", "stop true", "start", "stop false"])
  }

  @Test("A transaction has the values of the one around it and completes when committed")
  func transactions() {
    var events: [String] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { events.append("outer") }
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2.0)
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { events.append("inner") }
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    #expect(events == ["inner", "outer"])
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test("A pace by name has its documented control points")
  func timingFunction() {
    // Apple's documentation of the names: ease in is (0.42, 0), (1, 1).
    var values: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &values)
    #expect(values == [0.42, 0])
  }
}
