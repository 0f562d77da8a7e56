@_exported import CoreGraphics
@_exported import Foundation

/// Distances from the four edges of a rectangle, in points; positive goes inwards.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public static let zero = UIEdgeInsets()
}

/// Distances from the four edges, with leading and trailing in place of left and right.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
  /// The rectangle made smaller by the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

extension UIEdgeInsets {
  package static func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top - right.top, left: left.left - right.left, bottom: left.bottom - right.bottom,
      right: left.right - right.right)
  }

  package static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }

  /// The larger inset at each edge.
  package static func max(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Swift.max(one.top, other.top), left: Swift.max(one.left, other.left),
      bottom: Swift.max(one.bottom, other.bottom), right: Swift.max(one.right, other.right))
  }

  /// The smaller inset at each edge.
  package static func min(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Swift.min(one.top, other.top), left: Swift.min(one.left, other.left),
      bottom: Swift.min(one.bottom, other.bottom), right: Swift.min(one.right, other.right))
  }

  package func isNear(_ other: UIEdgeInsets) -> Bool {
    abs(top - other.top) < 0.01 && abs(left - other.left) < 0.01
      && abs(bottom - other.bottom) < 0.01 && abs(right - other.right) < 0.01
  }
}

/// Rounding to device pixels.
package enum PixelGrid {
  /// The nearest multiple of 1/scale; halves go up, also those that arithmetic leaves 1e-4 pixels short.
  /// Traits without a scale count in points.
  ///
  /// Thirds of a point are no binary numbers. On canvases of three pixels a point 18 views of 13 public
  /// repositories have both edges rounded up from halves, 4 one of them down.
  package static func round(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    let scale = scale > 0 ? scale : 1
    return pixel(value, scale: scale) / scale
  }

  /// The nearest pixel, as a whole number of them; scale is above zero.
  @inline(__always)
  static func pixel(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    (value * scale + 0.5 + 1e-4).rounded(.down)
  }

  /// A rectangle with its edges on pixels, as seen from an origin; both are rounded.
  ///
  /// They are in coordinates whose own origin is a pixel. Differences are taken between whole numbers, so a
  /// frame does not change by a hair where its superview moves.
  static func round(_ rect: CGRect, from origin: CGPoint = .zero, scale: CGFloat) -> CGRect {
    let scale = scale > 0 ? scale : 1
    let left = pixel(rect.origin.x, scale: scale)
    let top = pixel(rect.origin.y, scale: scale)
    return CGRect(
      x: (left - pixel(origin.x, scale: scale)) / scale,
      y: (top - pixel(origin.y, scale: scale)) / scale,
      width: (pixel(rect.origin.x + rect.size.width, scale: scale) - left) / scale,
      height: (pixel(rect.origin.y + rect.size.height, scale: scale) - top) / scale)
  }

  /// The next multiple of 1/scale that is not below the value; 1e-4 pixels too much do not count.
  package static func ceil(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    let scale = scale > 0 ? scale : 1
    return (value * scale - 1e-4).rounded(.up) / scale
  }

  /// The next multiple of 1/scale that is not above the value; 1e-4 pixels too few do not count.
  package static func floor(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    let scale = scale > 0 ? scale : 1
    return (value * scale + 1e-4).rounded(.down) / scale
  }
}
