import Foundation

extension UITraitCollection {
  /// The traits under which this thread resolves dynamic colours and images.
  ///
  /// Before anything sets them they are those of a phone in portrait.
  public class var current: UITraitCollection {
    get { CurrentTraits.value ?? RootEnvironment.fallbackTraits }
    set { CurrentTraits.value = newValue }
  }

  /// Runs a closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    asCurrent(actions)
  }

  func asCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    let old = CurrentTraits.exchange(Unmanaged.passRetained(self))
    defer { CurrentTraits.exchange(old)?.release() }
    return try actions()
  }
}

/// The current traits of each thread.
///
/// A pthread key instead of the thread's dictionary: they change around every view's layout.
private enum CurrentTraits {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { held in
      if let held { Unmanaged<UITraitCollection>.fromOpaque(held).release() }
    }
    return key
  }()

  static var value: UITraitCollection? {
    get {
      pthread_getspecific(key).map {
        Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set { exchange(newValue.map(Unmanaged.passRetained))?.release() }
  }

  /// Sets what the thread holds on to, and gives back what it held on to.
  @discardableResult
  static func exchange(_ new: Unmanaged<UITraitCollection>?) -> Unmanaged<UITraitCollection>? {
    let old = pthread_getspecific(key)
    pthread_setspecific(key, new.map { UnsafeRawPointer($0.toOpaque()) })
    return old.map { Unmanaged.fromOpaque($0) }
  }
}
