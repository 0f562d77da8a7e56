import UIKit

/// Something that is one way under some traits and another way under all others.
///
/// An element is told of traits; it does not observe them. An ``AdaptiveInterface`` tells the
/// elements that it holds.
@preconcurrency @MainActor
public protocol AdaptiveElement {
  /// The traits under which the element applies: all that are specified must be there.
  var traitCollection: UITraitCollection { get }

  /// Brings the element in line with the traits around it.
  func update(for incomingTraitCollection: UITraitCollection)
}
