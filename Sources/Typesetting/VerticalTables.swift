import CTextLibraries

/// What a font file says of its vertical measures.
///
/// CoreText takes those of `hhea`, whatever `OS/2` says of `USE_TYPO_METRICS`, which HarfBuzz would
/// follow; only where `hhea` has none do the typographic ones of `OS/2` count, then Windows's.
///
/// - SeeAlso: WebKit, `Font::platformInit()`, which has to read the typographic measures itself where
///   it wants them, “in the important case of fonts with a MATH table”; Google Fonts' guide to
///   vertical metrics: the Mac's are those of `hhea`.
struct VerticalTables {
  private var line: (ascender: Int, descender: Int, gap: Int)?
  private var xHeight: Int?
  private var capHeight: Int?
  /// The whole file's, as its `head` has it.
  let checksum: String

  init(_ face: OpaquePointer) {
    checksum = Self.read("head", of: face) { $0.unsigned32(8).map { String($0, radix: 16) } } ?? "0"
    line = Self.read("hhea", of: face) { table in
      guard let up = table.signed16(4), let down = table.signed16(6), up != 0 || down != 0 else {
        return nil
      }
      return (up, -down, table.signed16(8) ?? 0)
    }
    Self.read("OS/2", of: face) { table -> Void? in
      readWindowsMetrics(table)
      return nil
    }
    xHeight = xHeight ?? Self.height(of: "x", in: face)
    capHeight = capHeight ?? Self.height(of: "H", in: face)
  }

  private mutating func readWindowsMetrics(_ table: FontTables.Table) {
    if line == nil, let up = table.signed16(68), let down = table.signed16(70),
      up != 0 || down != 0
    {
      line = (up, -down, table.signed16(72) ?? 0)
    }
    if line == nil, let up = table.unsigned16(74), let down = table.unsigned16(76), up + down > 0 {
      line = (up, down, 0)
    }
    guard table.unsigned16(0).map({ $0 >= 2 }) == true else { return }
    xHeight = table.signed16(86).flatMap { $0 > 0 ? $0 : nil }
    capHeight = table.signed16(88).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The measures in em; what the file does not say is the system font's.
  func metrics(unitsPerEm: Double) -> FontMetrics {
    var metrics = SystemFontMetrics.inEm
    if let line {
      metrics.ascender = Double(line.ascender) / unitsPerEm
      metrics.descender = Double(line.descender) / unitsPerEm
      metrics.leading = max(0, Double(line.gap) / unitsPerEm)
    }
    if let xHeight { metrics.xHeight = Double(xHeight) / unitsPerEm }
    if let capHeight { metrics.capHeight = Double(capHeight) / unitsPerEm }
    return metrics
  }

  /// Height of a letter's shape, for fonts that do not state it.
  private static func height(of letter: Unicode.Scalar, in face: OpaquePointer) -> Int? {
    guard let font = hb_font_create(face) else { return nil }
    defer { hb_font_destroy(font) }
    var glyph: hb_codepoint_t = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.y_bearing > 0
    else { return nil }
    return Int(extents.y_bearing)
  }

  @discardableResult
  private static func read<Value>(
    _ name: StaticString, of face: OpaquePointer, _ body: (FontTables.Table) -> Value?
  ) -> Value? {
    guard let blob = hb_face_reference_table(face, UInt32(FontTables.tag(name))) else { return nil }
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &count) else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(count))
    return body(FontTables.Table(bytes: bytes.bindMemory(to: UInt8.self)))
  }
}
