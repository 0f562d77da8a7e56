import CoreGraphics
import DisplayList

/// The pen that paints a drawing into a PNG file, with Cairo.
///
/// The same drawing gives the same pixels wherever the same version of Cairo is: there is no text
/// and no font in it, only outlines.
package struct PNGRenderer: Sendable {
  /// The longest side that is painted, in pixels: Cairo's own limit.
  package static let maximumSideInPixels = 32_767

  /// The most pixels that are painted: 32 million are 128 MB. The largest iPad at three pixels a
  /// point has 13 million.
  package static let maximumPixelCount = 32_000_000

  /// How many pixels a point is wide: 1, 2 and 3 are what devices have.
  package var scale: Double

  /// Creates a pen.
  package init(scale: Double = 1) { self.scale = scale }

  /// Returns the drawing as a PNG file.
  ///
  /// A canvas that is no whole number of pixels is painted on one that is a little larger.
  ///
  /// - Throws: ``PNGRenderingError``, before anything of size is allocated where the size is the
  ///   reason.
  package func data(for list: DisplayList) throws(PNGRenderingError) -> Data {
    let (width, height) = try sizeInPixels(of: list.size)
    let surface = try ImageSurface(format: .color, width: width, height: height)
    try CairoPainter.paint(list, on: surface, scale: scale)
    return try surface.pngData()
  }

  private func sizeInPixels(of size: CGSize) throws(PNGRenderingError) -> (Int, Int) {
    guard scale.isFinite, scale > 0 else { throw .badScale(scale) }
    let width = Double(size.width)
    let height = Double(size.height)
    guard width > 0, height > 0 else { throw .emptyCanvas(width: width, height: height) }
    // 100.0000001 pixels are a rounding error and not a 101st pixel.
    let columns = (width * scale - 1e-4).rounded(.up)
    let rows = (height * scale - 1e-4).rounded(.up)
    let limit = Double(Self.maximumSideInPixels)
    guard columns <= limit, rows <= limit, columns * rows <= Double(Self.maximumPixelCount)
    else { throw .tooLarge(widthInPixels: columns, heightInPixels: rows) }
    return (max(1, Int(columns)), max(1, Int(rows)))
  }
}
