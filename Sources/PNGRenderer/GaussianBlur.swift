import CoreGraphics

/// Blurs a mask of pixels by a Gaussian.
struct GaussianBlur {
  /// The standard deviation in pixels.
  let radius: Double

  /// Blurs each row, then each column. What is outside the mask is clear.
  func apply(to mask: ImageSurface) {
    mask.withPixels { pixels, bytesPerRow in
      for row in 0..<mask.height {
        blur(pixels + row * bytesPerRow, count: mask.width, stride: 1)
      }
      for column in 0..<mask.width {
        blur(pixels + column, count: mask.height, stride: bytesPerRow)
      }
    }
  }

  private func blur(_ pixels: UnsafeMutablePointer<UInt8>, count: Int, stride: Int) {
    var line = [Float](repeating: 0, count: count)
    for index in 0..<count { line[index] = Float(pixels[index * stride]) }
    let blurred = radius < 2 ? convolved(line) : boxed(line)
    for index in 0..<count {
      pixels[index * stride] = UInt8(max(0, min(255, blurred[index].rounded())))
    }
  }

  /// The line convolved with the Gaussian itself, cut off at three deviations.
  private func convolved(_ line: [Float]) -> [Float] {
    let reach = Int((3 * radius).rounded(.up))
    var weights = (-reach...reach).map { distance in
      Float(exp(-Double(distance * distance) / (2 * radius * radius)))
    }
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    return line.indices.map { center in
      var total: Float = 0
      for index in max(0, center - reach)...min(line.count - 1, center + reach) {
        total += line[index] * weights[index - center + reach]
      }
      return total
    }
  }

  /// Three box averages in a row, which come within 3 % of a Gaussian at a cost that does not grow
  /// with the radius.
  ///
  /// - SeeAlso: The widths are those of the W3C's Filter Effects Module, section on feGaussianBlur:
  ///   d = ⌊σ · 3 · √(2π) / 4 + ½⌋; for an even d, two boxes stand off centre by a half to either
  ///   side and the third is one wider.
  private func boxed(_ line: [Float]) -> [Float] {
    let width = Int((radius * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let half = width / 2
    if width % 2 == 1 {
      return (0..<3).reduce(line) { result, _ in averaged(result, before: half, after: half) }
    }
    let once = averaged(line, before: half, after: half - 1)
    let twice = averaged(once, before: half - 1, after: half)
    return averaged(twice, before: half, after: half)
  }

  /// Each value replaced by the average of so many before it, itself, and so many after it.
  private func averaged(_ line: [Float], before: Int, after: Int) -> [Float] {
    let share = 1 / Float(before + after + 1)
    var result = [Float](repeating: 0, count: line.count)
    // A running sum in Double: adding and subtracting a million bytes leaves no visible residue.
    var sum = 0.0
    for index in 0..<min(after, line.count) { sum += Double(line[index]) }
    for index in line.indices {
      if index + after < line.count { sum += Double(line[index + after]) }
      if index - before - 1 >= 0 { sum -= Double(line[index - before - 1]) }
      result[index] = Float(sum) * share
    }
    return result
  }
}
