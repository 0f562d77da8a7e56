import CoreGraphics
import DisplayList

@testable import PNGRenderer

/// The pixels of a painted drawing, for comparing.
struct Pixels {
  let width: Int
  let height: Int
  /// Premultiplied, as `0xAARRGGBB`.
  private var values: [UInt32] = []

  init(_ list: DisplayList, scale: Double = 1) throws {
    try self.init(png: PNGRenderer(scale: scale).data(for: list))
  }

  init(png data: Data) throws {
    guard let surface = ImageSurface(png: data) else {
      throw PNGRenderingError.failed(reason: "not a PNG file")
    }
    width = surface.width
    height = surface.height
    var read: [UInt32] = []
    surface.withPixels { pixels, bytesPerRow in
      for row in 0..<surface.height {
        pixels.advanced(by: row * bytesPerRow)
          .withMemoryRebound(to: UInt32.self, capacity: surface.width) {
            read += UnsafeBufferPointer(start: $0, count: surface.width)
          }
      }
    }
    values = read
  }

  /// The pixel in a column and a row, counted from the top left.
  subscript(column: Int, row: Int) -> UInt32 { values[row * width + column] }

  /// The opacity of a pixel, 0…255.
  func alpha(_ column: Int, _ row: Int) -> Int { Int(self[column, row] >> 24) }

  /// How many pixels have a value.
  func count(of value: UInt32) -> Int { values.filter { $0 == value }.count }
}

extension Int {
  /// Whether the number is within a few of another: what rounding in eight bits may cost.
  func isNear(_ other: Int, within tolerance: Int = 1) -> Bool { abs(self - other) <= tolerance }
}
