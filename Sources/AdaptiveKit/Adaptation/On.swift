import UIKit

/// Says of one object what would otherwise be said of the one that adapts.
///
///     view.adapt {
///       On(stack) {
///         set(\.spacing, to: 8)
///         When(.width(600...)) {
///           set(\.axis, to: .horizontal)
///           set(\.spacing, to: 20)
///         }
///       }
///     }
///
/// Settings without an object set its properties; where it is a view, a ``Subview`` or
/// ``ChildController`` without a place goes into it. Conditions are still about the view that
/// adapts. The object is held weakly.
@preconcurrency @MainActor
public struct On<Root: AnyObject>: AdaptiveDeclaration {
  public let content: AdaptiveContent

  /// Says what an object does.
  public init(
    _ object: Root, @AdaptationBuilder<Root> _ declarations: () -> [AdaptiveContent]
  ) {
    let contents = declarations()
    for content in contents { content.adopted(by: object) }
    content = AdaptiveContent(.group(contents))
  }
}
