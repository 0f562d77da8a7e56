/// A point as a document gives it, in points.
package struct IBPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  /// Makes a point.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A size as a document gives it, in points.
package struct IBSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  /// Makes a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle as a document gives it, in points, in the coordinates of the view's superview.
package struct IBRect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  /// Makes a rectangle.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Distances from the four edges, in points.
package struct IBInsets: Hashable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  /// Makes insets.
  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from four edges that follow the layout direction, in points.
package struct IBDirectionalInsets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  /// Makes insets.
  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A span of characters.
package struct IBRange: Hashable, Sendable {
  package var location: Int
  package var length: Int

  /// Makes a range.
  package init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
}

extension IBElement {
  /// The child `<rect>` for the property; nil when absent or damaged.
  package func rect(key: String) -> IBRect? { child(named: "rect", key: key)?.rectValue }

  /// The child `<size>`, or `<value type="size">`, for the property; nil when absent or damaged.
  package func size(key: String) -> IBSize? {
    if let size = child(named: "size", key: key) { return size.sizeValue }
    guard let value = child(named: "value", key: key), value["type"] == "size" else { return nil }
    return value.sizeValue
  }

  /// The child `<point>` for the property; nil when absent or damaged.
  package func point(key: String) -> IBPoint? { child(named: "point", key: key)?.pointValue }

  /// The child `<inset>` or `<edgeInsets>` for the property; nil when absent or damaged.
  package func inset(key: String) -> IBInsets? {
    if let inset = child(named: "inset", key: key) {
      return inset.lengths("minY", "minX", "maxY", "maxX").map {
        IBInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
      }
    }
    return child(named: "edgeInsets", key: key)?.lengths("top", "left", "bottom", "right").map {
      IBInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }

  /// The child `<directionalEdgeInsets>` for the property; nil when absent or damaged.
  package func directionalInsets(key: String) -> IBDirectionalInsets? {
    child(named: "directionalEdgeInsets", key: key)?
      .lengths("top", "leading", "bottom", "trailing").map {
        IBDirectionalInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
      }
  }

  /// This `<rect>` element's value.
  package var rectValue: IBRect? {
    lengths("x", "y", "width", "height").map {
      IBRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  /// This `<size>` element's value.
  package var sizeValue: IBSize? {
    lengths("width", "height").map { IBSize(width: $0[0], height: $0[1]) }
  }

  /// This `<point>` element's value.
  package var pointValue: IBPoint? {
    lengths("x", "y").map { IBPoint(x: $0[0], y: $0[1]) }
  }

  /// The attributes of geometry elements, each a length; those of other elements are nil.
  static let geometryAttributes: [String: [String]] = [
    "rect": ["x", "y", "width", "height"], "size": ["width", "height"], "point": ["x", "y"],
    "inset": ["minX", "minY", "maxX", "maxY"], "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
  ]

  /// The attributes as lengths, an absent one as zero; nil if one of them is no length.
  private func lengths(_ names: String...) -> [Double]? {
    var values: [Double] = []
    for name in names {
      guard let text = self[name] else {
        values.append(0)
        continue
      }
      guard let value = IBNumber.length(text) else { return nil }
      values.append(value)
    }
    return values
  }
}
