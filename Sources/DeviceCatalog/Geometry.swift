/// A width and a height, in points.
package struct Size: Hashable, Sendable, Codable {
  /// Extent from left to right.
  package var width: Double
  /// Extent from top to bottom.
  package var height: Double

  /// A size of the given extents.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The same size turned by a quarter.
  package var turned: Size { Size(width: height, height: width) }
}

/// Distances from the four edges of a rectangle inwards, in points.
package struct Insets: Hashable, Sendable, Codable {
  /// Distance from the upper edge.
  package var top: Double
  /// Distance from the left edge, in either layout direction.
  package var left: Double
  /// Distance from the lower edge.
  package var bottom: Double
  /// Distance from the right edge, in either layout direction.
  package var right: Double

  /// Insets with the given distances; an edge that is not named has none.
  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance on any edge.
  package static let zero = Insets()
}

/// A rectangle in points; the origin of its space is the upper left corner.
package struct Rect: Hashable, Sendable, Codable {
  /// Left edge.
  package var x: Double
  /// Upper edge.
  package var y: Double
  /// Extent from left to right.
  package var width: Double
  /// Extent from top to bottom.
  package var height: Double

  /// A rectangle with the given origin and extents.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Radii of a display's four corners in portrait, in points.
package struct CornerRadii: Hashable, Sendable, Codable {
  /// Radius of the upper left corner.
  package var topLeft: Double
  /// Radius of the upper right corner.
  package var topRight: Double
  /// Radius of the lower right corner.
  package var bottomRight: Double
  /// Radius of the lower left corner.
  package var bottomLeft: Double

  /// Four radii, clockwise from the upper left.
  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius on every corner.
  package init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}
