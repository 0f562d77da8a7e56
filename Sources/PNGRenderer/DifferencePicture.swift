import CoreGraphics

/// A picture that shows where two others differ.
package enum DifferencePicture {
  /// Draws the actual picture faintly and the pixels that differ in red; what only one of the two
  /// has differs.
  ///
  /// - Parameter tolerance: By how much each of a pixel's four bytes may differ.
  /// - Returns: A PNG file as large as both together, or nil where one of them is no picture.
  package static func data(expected: Data, actual: Data, tolerance: Int = 2) -> Data? {
    guard let first = ImageSurface(png: expected), let second = ImageSurface(png: actual),
      let picture = try? ImageSurface(
        format: .color, width: max(first.width, second.width),
        height: max(first.height, second.height))
    else { return nil }
    picture.withPixels { target, bytesPerRow in
      first.withPixels { expected, expectedBytesPerRow in
        second.withPixels { actual, actualBytesPerRow in
          for y in 0..<picture.height {
            for x in 0..<picture.width {
              let old = first.has(x, y) ? expected + y * expectedBytesPerRow + x * 4 : nil
              let new = second.has(x, y) ? actual + y * actualBytesPerRow + x * 4 : nil
              paint(target + y * bytesPerRow + x * 4, old, new, tolerance)
            }
          }
        }
      }
    }
    return try? picture.pngData()
  }

  /// Paints one opaque pixel: blue, green, red and alpha.
  private static func paint(
    _ pixel: UnsafeMutablePointer<UInt8>, _ old: UnsafeMutablePointer<UInt8>?,
    _ new: UnsafeMutablePointer<UInt8>?, _ tolerance: Int
  ) {
    let isSame: Bool
    if let old, let new {
      isSame = (0..<4).allSatisfy { abs(Int(old[$0]) - Int(new[$0])) <= tolerance }
    } else {
      isSame = old == nil && new == nil
    }
    // A grey of which little is left beside white, so that the red is seen at once.
    let grey = new.map { (Int($0[0]) + Int($0[1]) + Int($0[2])) / 3 } ?? 255
    let faint = UInt8(255 - (255 - grey) / 5)
    pixel[0] = isSame ? faint : 40
    pixel[1] = isSame ? faint : 40
    pixel[2] = isSame ? faint : 230
    pixel[3] = 255
  }
}

extension ImageSurface {
  fileprivate func has(_ x: Int, _ y: Int) -> Bool { x < width && y < height }
}
