import UIKit

/// Runs code when a rule begins to hold, and other code when it ends.
///
///     Behavior { [weak self] in
///       self?.isPlaying = true
///     } otherwise: { [weak self] in
///       self?.isPlaying = false
///     }
///
/// Each closure runs when the rule's state changes, not at every change of traits. Where the rule
/// does not hold from the start, `otherwise` runs once at first.
@preconcurrency @MainActor
public struct Behavior: AdaptiveDeclaration {
  public let content: AdaptiveContent

  /// Runs code, which explanations call by the name.
  public init(
    _ name: String? = nil, _ begin: @escaping @MainActor () -> Void,
    otherwise: (@MainActor () -> Void)? = nil
  ) {
    content = AdaptiveContent(
      .behavior(BehaviorEffect(name: name, begin: begin, otherwise: otherwise)))
  }

  /// Passes an object that is held weakly, so that a controller can use itself without a cycle.
  public init<Object: AnyObject>(
    on object: Object, _ name: String? = nil, _ begin: @escaping @MainActor (Object) -> Void,
    otherwise: (@MainActor (Object) -> Void)? = nil
  ) {
    self.init(name) { [weak object] in
      if let object { begin(object) }
    } otherwise: { [weak object] in
      if let object { otherwise?(object) }
    }
  }
}

@MainActor
struct BehaviorEffect {
  var name: String?
  var begin: @MainActor () -> Void
  var otherwise: (@MainActor () -> Void)?

  var text: String { name.map { "behaviour \($0)" } ?? "behaviour" }
}
