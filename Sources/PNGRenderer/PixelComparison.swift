import CCairo
import CoreGraphics

/// Where two PNG pictures differ.
package struct PixelComparison: Sendable {
  /// Extents in pixels.
  package let expectedSize: (width: Int, height: Int)
  package let actualSize: (width: Int, height: Int)
  /// How many pixels differ, of those that both pictures have.
  package private(set) var differingCount = 0
  /// The smallest rectangle around the pixels that differ; nil: none do.
  package private(set) var differingRect: CGRect?

  /// Nothing differs, the sizes included.
  package var isSame: Bool { expectedSize == actualSize && differingCount == 0 }

  /// Compares two files.
  ///
  /// - Parameter tolerance: By how much each of a pixel's four bytes may differ.
  /// - Returns: Nil where one of them is no picture.
  package init?(expected: Data, actual: Data, tolerance: Int = 2) {
    guard let first = ImageSurface(png: expected), let second = ImageSurface(png: actual) else {
      return nil
    }
    expectedSize = (first.width, first.height)
    actualSize = (second.width, second.height)
    first.withPixels { pixels, bytesPerRow in
      second.withPixels { others, otherBytesPerRow in
        for y in 0..<min(first.height, second.height) {
          for x in 0..<min(first.width, second.width) {
            let one = pixels + y * bytesPerRow + x * 4
            let other = others + y * otherBytesPerRow + x * 4
            if (0..<4).contains(where: { abs(Int(one[$0]) - Int(other[$0])) > tolerance }) {
              note(CGRect(x: x, y: y, width: 1, height: 1))
            }
          }
        }
      }
    }
  }

  private mutating func note(_ pixel: CGRect) {
    differingCount += 1
    differingRect = differingRect?.union(pixel) ?? pixel
  }
}
