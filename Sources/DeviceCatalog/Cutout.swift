/// What interrupts a display's rectangle, and where.
package struct Cutout: Hashable, Sendable {
  /// The shapes Apple has made.
  package enum Kind: String, Hashable, Sendable, Codable {
    /// Nothing: an uninterrupted rectangle.
    case none
    /// A bay in the upper edge.
    case notch
    /// A pill below the upper edge.
    case island
    /// A round hole in a corner.
    case corner
    /// A camera behind the display, seen only while it is in use.
    case underDisplay
  }

  /// Which shape it is.
  package var kind: Kind
  /// Where it is in portrait, for pictures; nil when nothing is to be drawn.
  package var frame: Rect?

  /// An uninterrupted display.
  package static let none = Cutout(kind: .none, frame: nil)

  /// A camera that is not seen.
  package static let underDisplay = Cutout(kind: .underDisplay, frame: nil)

  /// A notch in the middle of a display's upper edge.
  package static func notch(width: Double, height: Double, on screen: Double) -> Cutout {
    Cutout(kind: .notch, frame: Rect(x: (screen - width) / 2, y: 0, width: width, height: height))
  }

  /// A pill centred below a display's upper edge; `top` is the gap above it.
  package static func island(
    width: Double = 125, height: Double = 37, top: Double, on screen: Double
  ) -> Cutout {
    Cutout(
      kind: .island, frame: Rect(x: (screen - width) / 2, y: top, width: width, height: height))
  }
}
