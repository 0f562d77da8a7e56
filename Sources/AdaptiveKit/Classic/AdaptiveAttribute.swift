import UIKit

/// One value of one trait, such as ``SizeClass/horizontalCompact``.
public protocol AdaptiveAttribute {
  /// A collection that specifies this trait and no other.
  func generateTraitCollection() -> UITraitCollection
}
