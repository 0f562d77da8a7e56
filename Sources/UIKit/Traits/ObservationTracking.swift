import Observation
import Synchronization

/// Automatic observation tracking (iOS 26): methods that run again when a property of an
/// `@Observable` object that they read has changed.
///
/// Such properties may change on any thread. What has changed is noted, and the next layout takes
/// note of it, on the main actor.
enum ObservationTracking {
  /// A node and its method that read what has changed since.
  private struct Reader: Sendable {
    let node: WeakNode
    let method: TraitTracking.Method
  }

  /// A reference that may cross to other threads: only the main actor reads it.
  private final class WeakNode: @unchecked Sendable {
    weak var node: (any TraitNode)?
    init(_ node: any TraitNode) { self.node = node }
  }

  private static let changed = Mutex<[Reader]>([])

  /// Runs a node's method, noting which observable properties it reads.
  @MainActor
  static func record<Result>(
    in node: any TraitNode, for method: TraitTracking.Method, _ body: () -> Result
  ) -> Result {
    guard UIKitRelease.current.iOS >= 26 else { return body() }
    return withObservationTracking(body, onChange: onChange(node, method))
  }

  @MainActor
  private static func onChange(
    _ node: any TraitNode, _ method: TraitTracking.Method
  ) -> @Sendable () -> Void {
    let reader = Reader(node: WeakNode(node), method: method)
    return { changed.withLock { $0.append(reader) } }
  }

  /// Schedules what read anything that has changed.
  @MainActor
  static func scheduleReaders() {
    let readers = changed.withLock { list in
      defer { if !list.isEmpty { list = [] } }
      return list
    }
    for reader in readers { reader.node.node?.inputsChanged(of: reader.method) }
  }
}
