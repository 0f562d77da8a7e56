/// Why a drawing could not be painted.
package enum PNGRenderingError: Error, Hashable, Sendable {
  /// The canvas has no width or no height (or one that is not a number): PNG has no empty pictures.
  case emptyCanvas(width: Double, height: Double)
  /// The scale is not a positive number.
  case badScale(Double)
  /// The picture would have more pixels than ``PNGRenderer/maximumPixelCount`` or a side longer than
  /// ``PNGRenderer/maximumSideInPixels``.
  case tooLarge(widthInPixels: Double, heightInPixels: Double)
  /// Cairo gave up, and this is what it said.
  case failed(reason: String)
}

extension PNGRenderingError: CustomStringConvertible {
  /// One sentence for the user.
  package var description: String {
    switch self {
    case .emptyCanvas(let width, let height):
      return "The picture has no pixels: its canvas is \(width) × \(height) points."
    case .badScale(let scale):
      return "A picture cannot have \(scale) pixels a point."
    case .tooLarge(let width, let height):
      return "A picture of \(width) × \(height) pixels is too large: at most "
        + "\(PNGRenderer.maximumSideInPixels) a side and \(PNGRenderer.maximumPixelCount) in all "
        + "are painted."
    case .failed(let reason):
      return "The picture could not be painted: \(reason)."
    }
  }
}
