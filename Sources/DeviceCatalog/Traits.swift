/// How much room there is along one axis, as UIKit classifies it.
package enum SizeClass: String, Hashable, Sendable, Codable, CaseIterable {
  /// Constrained room: a phone's width in portrait, its height in landscape.
  case compact
  /// Expansive room.
  case regular
}

/// The horizontal and the vertical size class together.
package struct SizeClasses: Hashable, Sendable, Codable {
  /// Class of the width.
  package var horizontal: SizeClass
  /// Class of the height.
  package var vertical: SizeClass

  /// A pair of classes.
  package init(_ horizontal: SizeClass, _ vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// The kind of device that an app's interface is made for.
package enum Idiom: String, Hashable, Sendable, Codable, CaseIterable {
  /// iPhone and iPod touch.
  case phone
  /// iPad.
  case pad
}

/// Which way a display is held.
package enum Orientation: String, Hashable, Sendable, Codable, CaseIterable {
  /// The home indicator or button below; the shorter edge is horizontal.
  case portrait
  /// Turned by a quarter; the longer edge is horizontal.
  case landscape
}

/// One value for each orientation.
package struct ByOrientation<Value> {
  /// The value in portrait.
  package var portrait: Value
  /// The value in landscape.
  package var landscape: Value

  /// A value for each orientation.
  package init(portrait: Value, landscape: Value) {
    self.portrait = portrait
    self.landscape = landscape
  }

  /// The same value in both.
  package init(both value: Value) {
    self.init(portrait: value, landscape: value)
  }

  /// The value in `orientation`.
  package subscript(orientation: Orientation) -> Value {
    orientation == .portrait ? portrait : landscape
  }
}

extension ByOrientation: Sendable where Value: Sendable {}
extension ByOrientation: Equatable where Value: Equatable {}
extension ByOrientation: Hashable where Value: Hashable {}
