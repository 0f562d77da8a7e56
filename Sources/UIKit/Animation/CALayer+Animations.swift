extension CALayer {
  /// Runs an animation, which is over at once; see ``CAAnimation``.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    animations.append((key, anim))
    anim.delegate?.animationDidStart(anim)
    if anim.isEndless { return }
    if anim.isRemovedOnCompletion { animations.removeAll { $0.animation === anim } }
    anim.delegate?.animationDidStop(anim, finished: true)
  }

  /// Removes an animation; one that had no end hears that it did not finish.
  public func removeAnimation(forKey key: String) {
    let removed = animations.filter { $0.key == key }
    animations.removeAll { $0.key == key }
    for (_, animation) in removed { Self.stop(animation) }
  }

  public func removeAllAnimations() {
    let removed = animations
    animations = []
    for (_, animation) in removed { Self.stop(animation) }
  }

  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  public func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  private static func stop(_ animation: CAAnimation) {
    if animation.isEndless { animation.delegate?.animationDidStop(animation, finished: false) }
  }
}
