import UIKit

/// Whether text without an alignment of its own follows the direction in which it is written, as an
/// attribute.
@available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, *)
public enum NaturalAlignment: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  /// It follows the direction of the text.
  case baseWritingDirection
  /// It follows the direction of the interface.
  case interface

  public func generateTraitCollection() -> UITraitCollection {
    UITraitCollection {
      $0.resolvesNaturalAlignmentWithBaseWritingDirection = self == .baseWritingDirection
    }
  }
}
