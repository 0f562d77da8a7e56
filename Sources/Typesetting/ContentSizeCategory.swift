/// The text size that somebody has set for their device.
package enum ContentSizeCategory: Int, CaseIterable, Hashable, Sendable, Comparable {
  case extraSmall
  case small
  case medium
  /// The size a device comes with.
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  package static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}
