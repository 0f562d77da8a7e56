/// The canvas that a document was last laid out on.
package struct IBDevice: Hashable, Sendable {
  /// Interface Builder's name of the device, as `retina6_1`.
  package var id: String
  /// Whether the canvas is wider than high.
  package var isLandscape: Bool
  /// How much of the device the app has, as `fullscreen` or `splitview2_3`; nil for all.
  package var adaptationID: String?
  /// `light` or `dark`; nil when the document does not say.
  package var appearance: String?

  /// Reads a `<device>`; nil when it has no ID.
  init?(_ element: IBElement) {
    guard let id = element.id else { return nil }
    self.id = id
    isLandscape = element["orientation"] == "landscape"
    // An element of its own in older documents, an attribute in newer ones.
    adaptationID = element.child(named: "adaptation")?.id ?? element["layout"]
    appearance = element["appearance"]
  }
}

/// The settings of accessibility with which a document's canvas was shown.
package struct IBAccessibilityOverrides: Hashable, Sendable {
  /// Whether the canvas has them.
  package var isEnabled: Bool
  /// Place of the text size among the twelve, the smallest first, which is 0; what is absent is taken for that.
  package var dynamicTypePreference: Int

  init(_ element: IBElement) {
    isEnabled = element.bool("isEnabled") ?? false
    dynamicTypePreference = element.integer("dynamicTypePreference") ?? 0
  }
}

/// A release of the system.
package struct IBSystemVersion: Hashable, Sendable, Comparable {
  package var major: Int
  package var minor: Int

  /// Reads the number of a `<deployment>`: two decimal digits of the major version, one of the
  /// minor and one of the patch, as hexadecimal digits (4144 is 0x1030, that is 10.3).
  init?(deployment number: Int) {
    guard (0x100...0x9999).contains(number) else { return nil }
    major = (number >> 12) * 10 + (number >> 8 & 15)
    minor = number >> 4 & 15
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
