import Dispatch
import Foundation
import Synchronization

/// The thread on which views are made and laid out.
package enum MainThread {
  private static let last = Atomic<UInt>(0)
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Remembers the thread that the main actor is on, which may be another one later.
  @MainActor
  @inline(__always)
  static func note() { last.store(UInt(pthread_self()), ordering: .relaxed) }

  /// Whether the main actor is on this thread.
  @inline(__always)
  package static var isCurrent: Bool {
    last.load(ordering: .relaxed) == UInt(pthread_self()) || isMainQueue
  }

  private static var isMainQueue: Bool {
    _ = isMarked
    return DispatchQueue.getSpecific(key: key) == true
  }
}
