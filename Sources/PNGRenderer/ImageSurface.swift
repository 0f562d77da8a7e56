import CCairo
import CoreGraphics

/// Pixels that Cairo paints on.
final class ImageSurface {
  /// What a pixel holds.
  enum Format {
    /// Premultiplied blue, green, red and alpha, eight bits each.
    case color
    /// Alpha alone, eight bits.
    case alpha
  }

  let pointer: OpaquePointer
  let width: Int
  let height: Int

  /// Creates clear pixels.
  init(format: Format, width: Int, height: Int) throws(PNGRenderingError) {
    pointer = cairo_image_surface_create(
      format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(width), Int32(height))
    self.width = width
    self.height = height
    let status = cairo_surface_status(pointer)
    // Thrown with everything initialised, so that deinit runs and gives the surface back.
    if status != CAIRO_STATUS_SUCCESS {
      throw .failed(reason: String(cString: cairo_status_to_string(status)))
    }
  }

  /// Reads a PNG file, or nil for one that is damaged.
  init?(png: Data) {
    var reader = Reader(bytes: png)
    pointer = withUnsafeMutablePointer(to: &reader) { reader in
      cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
          return closure.assumingMemoryBound(to: Reader.self).pointee
            .read(into: target, count: Int(count))
        }, reader)
    }
    width = Int(cairo_image_surface_get_width(pointer))
    height = Int(cairo_image_surface_get_height(pointer))
    if cairo_surface_status(pointer) != CAIRO_STATUS_SUCCESS || width < 1 || height < 1 {
      return nil
    }
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Calls the body with the bytes of the pixels and how many a row has.
  func withPixels(_ body: (UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int) -> Void) {
    cairo_surface_flush(pointer)
    if let pixels = cairo_image_surface_get_data(pointer) {
      body(pixels, Int(cairo_image_surface_get_stride(pointer)))
    }
    cairo_surface_mark_dirty(pointer)
  }

  /// The pixels as a PNG file.
  func pngData() throws(PNGRenderingError) -> Data {
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { data in
      cairo_surface_write_to_png_stream(
        pointer,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, data)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .failed(reason: String(cString: cairo_status_to_string(status)))
    }
    return data
  }
}

/// Hands out the bytes of a file piece by piece.
private struct Reader {
  let bytes: Data
  var position = 0

  mutating func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> cairo_status_t {
    guard count <= bytes.count - position else { return CAIRO_STATUS_READ_ERROR }
    let start = bytes.startIndex + position
    bytes.copyBytes(to: target, from: start..<start + count)
    position += count
    return CAIRO_STATUS_SUCCESS
  }
}
