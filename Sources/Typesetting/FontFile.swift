import CTextLibraries

/// A font file and the fonts in it: its only one, those of a collection, and the named instances of
/// variable ones.
package struct FontFile: Sendable {
  /// One font of a file, by the names it is asked for.
  package struct Font: Hashable, Sendable {
    package var path: String
    /// The lower 16 bits: its place in a collection; those above: the named instance, counted from
    /// one.
    package var index: Int
    package var postScriptName: String
    package var fullName: String
    /// The name of the whole family first, then that of the four styles it is cut into for Windows.
    package var families: [String]
    /// From 1 to 1000; 400 is regular, 700 is bold.
    package var weight: Double
    package var isItalic: Bool
    /// The family whose file is part of the program, where the path is only that file's name.
    var bundled: BundledFamily?
  }

  package let fonts: [Font]

  /// Reads the names of a file's fonts.
  ///
  /// - Throws: `FontFileError` if the file is no font or a damaged one.
  package init(path: String) throws(FontFileError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { throw .unreadable(path: path) }
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    let start = hb_blob_get_data(blob, &count)
    let bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(count))
    let tables = try FontTables(bytes.bindMemory(to: UInt8.self), path: path)
    var fonts: [Font] = []
    for index in tables.fontOffsets.indices {
      let face = hb_face_create(blob, UInt32(index))
      defer { hb_face_destroy(face) }
      guard let face, hb_face_get_glyph_count(face) > 0 else {
        throw .lacks(path: path, table: "maxp")
      }
      guard let own = Self.font(of: face, path: path, index: index) else {
        throw .lacks(path: path, table: "name")
      }
      fonts.append(own)
      for instance in 0..<hb_ot_var_get_named_instance_count(face) {
        let font = Self.instance(instance, of: face, own: own)
        if let font, font.postScriptName != own.postScriptName { fonts.append(font) }
      }
    }
    self.fonts = fonts
  }

  private static func font(of face: OpaquePointer, path: String, index: Int) -> Font? {
    let families = [name(16, of: face), name(1, of: face)].compactMap { $0 }
    guard let postScriptName = name(6, of: face) ?? families.first else { return nil }
    let (weight, isItalic) = style(of: face, instance: nil)
    return Font(
      path: path, index: index, postScriptName: postScriptName,
      fullName: name(4, of: face) ?? postScriptName, families: families, weight: weight,
      isItalic: isItalic)
  }

  /// A named instance; nil if nothing names it.
  ///
  /// One without a PostScript name of its own has the family's prefix, a hyphen and its style.
  ///
  /// - SeeAlso: Adobe Technical Note 5902, “PostScript Name Generation for Variation Fonts”.
  private static func instance(_ index: UInt32, of face: OpaquePointer, own: Font) -> Font? {
    guard let style = name(hb_ot_var_named_instance_get_subfamily_name_id(face, index), of: face)
    else { return nil }
    let family = own.families.first ?? own.postScriptName
    let stated = name(hb_ot_var_named_instance_get_postscript_name_id(face, index), of: face)
    let prefix = name(25, of: face) ?? plain(family)
    let (weight, isItalic) = self.style(of: face, instance: index)
    return Font(
      path: own.path, index: own.index | Int(index + 1) << 16,
      postScriptName: stated ?? "\(prefix)-\(plain(style))", fullName: "\(family) \(style)",
      families: own.families, weight: weight, isItalic: isItalic)
  }

  private static func plain(_ name: String) -> String {
    String(name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
  }

  private static func style(
    of face: OpaquePointer, instance: UInt32?
  ) -> (weight: Double, isItalic: Bool) {
    guard let font = hb_font_create(face) else { return (400, false) }
    defer { hb_font_destroy(font) }
    if let instance { hb_font_set_var_named_instance(font, instance) }
    let weight = Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
    let isItalic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
    return (weight.isFinite && weight > 0 ? weight : 400, isItalic)
  }

  /// A name in English; nil if the font lacks it.
  private static func name(_ id: UInt32, of face: OpaquePointer) -> String? {
    var buffer = [CChar](repeating: 0, count: 256)
    var size = UInt32(buffer.count)
    guard id != 0xFFFF, hb_ot_name_get_utf8(face, id, nil, &size, &buffer) > 0 else { return nil }
    let name = String(
      decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return name.isEmpty ? nil : name
  }
}

extension FontFile.Font {
  /// How far the font is from a wish: the other slant counts more than any weight.
  func distance(toWeight wanted: Double, isItalic wantsItalic: Bool) -> Double {
    abs(weight - wanted) + (isItalic == wantsItalic ? 0 : 1000)
  }
}
