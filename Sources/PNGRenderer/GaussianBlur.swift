import CoreGraphics

/// Blurs a mask of pixels by a Gaussian.
struct GaussianBlur {
  /// The standard deviation in pixels.
  let radius: Double

  /// A row or a column of the mask.
  private typealias Line = UnsafeMutableBufferPointer<Float>

  /// Blurs each row, then each column. What is outside the mask is clear.
  func apply(to mask: ImageSurface) {
    let (width, height) = (mask.width, mask.height)
    mask.withPixels { pixels, bytesPerRow in
      // Two lines for all rows and columns: a line is blurred from one into the other.
      let length = max(width, height)
      withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * length) { buffer in
        buffer.initialize(repeating: 0)
        for row in 0..<height {
          let start = pixels + row * bytesPerRow
          blur(start, count: width, stride: 1, scratch: buffer)
        }
        for column in 0..<width {
          blur(pixels + column, count: height, stride: bytesPerRow, scratch: buffer)
        }
      }
    }
  }

  private func blur(
    _ pixels: UnsafeMutablePointer<UInt8>, count: Int, stride: Int, scratch: Line
  ) {
    let line = Line(rebasing: scratch[..<count])
    let other = Line(rebasing: scratch[count..<2 * count])
    var peak: UInt8 = 0
    for index in 0..<count {
      let value = pixels[index * stride]
      peak = max(peak, value)
      line[index] = Float(value)
    }
    // In the margin around the shape there is nothing to blur along the rows.
    if peak == 0 { return }
    let blurred = radius < 2 ? convolve(line, into: other) : box(line, other)
    for index in 0..<count {
      pixels[index * stride] = UInt8(max(0, min(255, blurred[index].rounded())))
    }
  }

  /// The line convolved with the Gaussian itself, cut off at three deviations.
  private func convolve(_ line: Line, into result: Line) -> Line {
    let reach = Int((3 * radius).rounded(.up))
    let weights = (-reach...reach).map { distance in
      Float(exp(-Double(distance * distance) / (2 * radius * radius)))
    }
    let share = 1 / weights.reduce(0, +)
    for center in 0..<line.count {
      var total: Float = 0
      for index in max(0, center - reach)...min(line.count - 1, center + reach) {
        total += line[index] * weights[index - center + reach]
      }
      result[center] = total * share
    }
    return result
  }

  /// Three box averages in a row, which come within 3 % of a Gaussian at a cost that does not grow
  /// with the radius. Returns the line that holds the result; the other one is overwritten.
  ///
  /// - SeeAlso: The widths are those of the W3C's Filter Effects Module, section on feGaussianBlur:
  ///   d = ⌊σ · 3 · √(2π) / 4 + ½⌋; for an even d, two boxes stand off centre by a half to either
  ///   side and the third is one wider.
  private func box(_ line: Line, _ other: Line) -> Line {
    let width = Int((radius * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let half = width / 2
    let isOdd = width % 2 == 1
    average(line, into: other, before: half, after: isOdd ? half : half - 1)
    average(other, into: line, before: isOdd ? half : half - 1, after: half)
    average(line, into: other, before: half, after: half)
    return other
  }

  /// Each value replaced by the average of so many before it, itself, and so many after it.
  private func average(_ line: Line, into result: Line, before: Int, after: Int) {
    let share = 1 / Double(before + after + 1)
    // A running sum in Double: adding and subtracting a million bytes leaves no visible residue.
    var sum = 0.0
    for index in 0..<min(after, line.count) { sum += Double(line[index]) }
    for index in 0..<line.count {
      if index + after < line.count { sum += Double(line[index + after]) }
      if index - before - 1 >= 0 { sum -= Double(line[index - before - 1]) }
      result[index] = Float(sum * share)
    }
  }
}
