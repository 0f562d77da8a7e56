import CTextLibraries

/// A font file opened for outlines and shaping. Lengths are in em, y grows downwards.
///
/// HarfBuzz's font is made immutable before anybody else sees it, and from then on may be read from
/// several threads at once.
final class ShapingFont: @unchecked Sendable {
  /// One glyph of a shaped text, relative to where the glyphs before it end.
  struct Glyph {
    var id: UInt32
    /// Offset in bytes of the first character that the glyph stands for.
    var cluster: Int
    var advance: Double
    var x: Double
    var y: Double
  }

  /// A name that is the same on every machine that has the font file.
  let name: String
  let hasColorBitmaps: Bool
  /// The names of a font that an app or the machine brings; nil for those that only draw.
  let source: FontFile.Font?
  /// Vertical measures in em.
  let metrics: FontMetrics
  private let font: OpaquePointer
  private let unitsPerEm: Double

  /// A font in memory that never goes away.
  convenience init?(name: String, bytes: UnsafeBufferPointer<UInt8>) {
    guard let blob = Self.blob(of: bytes) else { return nil }
    self.init(name: name, blob: blob, index: 0)
  }

  private static func blob(of bytes: UnsafeBufferPointer<UInt8>) -> OpaquePointer? {
    bytes.withMemoryRebound(to: CChar.self) { characters in
      hb_blob_create(
        characters.baseAddress, UInt32(characters.count), HB_MEMORY_MODE_READONLY, nil, nil)
    }
  }

  /// A font of a file.
  convenience init?(path: String, index: Int) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    let file = path.split(separator: "/").last ?? ""
    let name = file.split(separator: ".").dropLast().joined(separator: ".")
    self.init(name: index == 0 ? name : "\(name)-\(index)", blob: blob, index: index)
  }

  /// A font that is asked for by its name.
  ///
  /// Its own name may be that of another file's font too; with the file's checksum it is unique.
  convenience init?(_ font: FontFile.Font) {
    let blob =
      font.bundled.map { Self.blob(of: $0.file(of: font).contents) }
      ?? hb_blob_create_from_file_or_fail(font.path)
    guard let blob else { return nil }
    self.init(name: font.postScriptName, blob: blob, index: font.index, source: font)
  }

  private init?(name: String, blob: OpaquePointer, index: Int, source: FontFile.Font? = nil) {
    // The lower half picks a font of a collection, the upper one a variation.
    let face = hb_face_create(blob, UInt32(truncatingIfNeeded: index & 0xFFFF))
    hb_blob_destroy(blob)
    defer { hb_face_destroy(face) }
    guard let face, hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      return nil
    }
    let tables = VerticalTables(face)
    self.name = source == nil ? name : "\(name)-\(tables.checksum)"
    self.font = font
    self.source = source
    unitsPerEm = max(1, Double(hb_face_get_upem(face)))
    hasColorBitmaps = hb_ot_color_has_png(face) != 0
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    let instance = index >> 16
    if instance > 0, instance < 0x8000 {
      hb_font_set_var_named_instance(font, UInt32(instance - 1))
    }
    hb_font_make_immutable(font)
    var metrics = tables.metrics(unitsPerEm: unitsPerEm)
    if let extent = source?.bundled?.extent {
      metrics.ascender = extent.ascender
      metrics.descender = extent.descender
    }
    self.metrics = metrics
  }

  deinit { hb_font_destroy(font) }

  /// Vertical measures, which those of a family of the program's may have had otherwise earlier.
  func metrics(in era: SystemFontEra) -> FontMetrics {
    guard era != .iOS14AndLater, let extent = source?.bundled?.earlyExtent else { return metrics }
    var metrics = metrics
    (metrics.ascender, metrics.descender) = extent
    return metrics
  }

  /// The glyph of a character, or nil.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0, glyph != 0 else { return nil }
    return glyph
  }

  func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
  }

  /// Glyphs of a text of one script and direction, from left to right.
  ///
  /// - Parameter isRightToLeft: Nil for the direction of the text's own script.
  func shape(_ text: String, isRightToLeft: Bool?) -> [Glyph] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        let count = Int32(clamping: characters.count)
        hb_buffer_add_utf8(buffer, characters.baseAddress, count, 0, count)
      }
    }
    hb_buffer_guess_segment_properties(buffer)
    if let isRightToLeft {
      hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    }
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    guard let infos, let positions = hb_buffer_get_glyph_positions(buffer, &count) else {
      return []
    }
    return (0..<Int(count)).map { index in
      Glyph(
        id: infos[index].codepoint, cluster: Int(infos[index].cluster),
        advance: Double(positions[index].x_advance) / unitsPerEm,
        x: Double(positions[index].x_offset) / unitsPerEm,
        y: -Double(positions[index].y_offset) / unitsPerEm)
    }
  }

  /// The outline of a glyph; empty for a space.
  ///
  /// - Parameter slant: How far a point leans to the right for its height; zero for upright.
  func outline(of glyph: UInt32, slant: Double) -> GlyphOutline {
    let pen = OutlinePen(unitsPerEm: unitsPerEm, slant: slant)
    drawGlyph(font, glyph, OutlinePen.functions, Unmanaged.passUnretained(pen).toOpaque())
    return GlyphOutline(commands: pen.commands)
  }

  /// The picture of a glyph of a colour font, in its largest size.
  func bitmap(of glyph: UInt32) -> GlyphBitmap? {
    guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let bytes = hb_blob_get_data(blob, &count), count > 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    let png = UnsafeRawBufferPointer(start: bytes, count: Int(count))
    return GlyphBitmap(
      png: Array(png), x: Double(extents.x_bearing) / unitsPerEm,
      y: -Double(extents.y_bearing) / unitsPerEm, width: Double(extents.width) / unitsPerEm,
      height: -Double(extents.height) / unitsPerEm)
  }
}
