import CTypesettingData
import Foundation

/// A font for tests, made of one that the program brings, under a name that no machine has.
///
/// Its figures are read from its tables by hand, so that expectations do not come from the code
/// under test.
package struct SampleFont {
  private var tables: [String: [UInt8]] = [:]
  private let kind: [UInt8]

  /// A bundled font by its place in the list of them, without kerning: 2 is Inter Regular.
  package init(bundled index: Int = 2) {
    let file = typesettingFont(index)
    let bytes = [UInt8](UnsafeBufferPointer(start: file.bytes, count: file.count))
    kind = Array(bytes[0..<4])
    for record in 0..<Self.unsigned16(bytes, 4) {
      let start = 12 + 16 * record
      let name = String(decoding: bytes[start..<start + 4], as: UTF8.self)
      let offset = Self.unsigned32(bytes, start + 8)
      tables[name] = Array(bytes[offset..<offset + Self.unsigned32(bytes, start + 12)])
    }
    dropKerning()
  }

  /// Gives the feature in `GPOS` a name that nothing asks for.
  private mutating func dropKerning() {
    guard var table = tables["GPOS"] else { return }
    let features = Self.unsigned16(table, 6)
    for record in 0..<Self.unsigned16(table, features) {
      let tag = features + 2 + 6 * record
      if table[tag..<tag + 4].elementsEqual("kern".utf8) {
        table.replaceSubrange(tag..<tag + 4, with: "none".utf8)
      }
    }
    tables["GPOS"] = table
  }

  package init(
    bundled index: Int = 2, postScriptName: String, family: String, style: String = "Regular"
  ) {
    self.init(bundled: index)
    setNames([
      1: family, 2: style, 4: "\(family) \(style)", 6: postScriptName, 256: "Thin", 257: "Heavy",
    ])
  }

  // MARK: Reading

  package var unitsPerEm: Double { Double(Self.unsigned16(tables["head"]!, 18)) }

  /// Advance of a character in font units, from `cmap` and `hmtx`.
  package func advance(_ character: Unicode.Scalar) -> Double {
    let long = Self.unsigned16(tables["hhea"]!, 34)
    return Double(Self.unsigned16(tables["hmtx"]!, 4 * min(glyph(character), long - 1)))
  }

  /// Sum of the advances at a size.
  package func width(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + advance($1) } / unitsPerEm * size
  }

  /// The glyph of a character, from the segments of `cmap`'s format 4.
  package func glyph(_ character: Unicode.Scalar) -> Int {
    let cmap = tables["cmap"]!
    let code = Int(character.value)
    for record in 0..<Self.unsigned16(cmap, 2) {
      let table = Self.unsigned32(cmap, 4 + 8 * record + 4)
      guard Self.unsigned16(cmap, table) == 4 else { continue }
      let doubled = Self.unsigned16(cmap, table + 6)
      for segment in stride(from: 0, to: doubled, by: 2) {
        let start = Self.unsigned16(cmap, table + 16 + doubled + segment)
        guard Self.unsigned16(cmap, table + 14 + segment) >= code, start <= code else { continue }
        let delta = Self.unsigned16(cmap, table + 16 + 2 * doubled + segment)
        let place = table + 16 + 3 * doubled + segment
        let range = Self.unsigned16(cmap, place)
        if range == 0 { return (code + delta) & 0xFFFF }
        let glyph = Self.unsigned16(cmap, place + range + 2 * (code - start))
        return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
      }
    }
    return 0
  }

  // MARK: Changing

  /// Sets 16 bits of a table.
  package mutating func set(_ table: String, _ offset: Int, to value: Int) {
    tables[table]!.replaceSubrange(offset..<offset + 2, with: Self.bytes16(value))
  }

  package mutating func remove(_ table: String) { tables[table] = nil }

  /// Replaces all names, which are in English for Windows.
  package mutating func setNames(_ names: [Int: String]) {
    var records: [UInt8] = []
    var strings: [UInt8] = []
    for (id, name) in names.sorted(by: { $0.key < $1.key }) {
      let text = name.utf16.flatMap { Self.bytes16(Int($0)) }
      records += [3, 1, 0x409, id, text.count, strings.count].flatMap(Self.bytes16)
      strings += text
    }
    tables["name"] = [0, names.count, 6 + records.count].flatMap(Self.bytes16) + records + strings
  }

  /// Moves a pair of characters nearer or apart, in font units, by a `kern` table of one pair.
  package mutating func setKerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar, _ value: Int) {
    tables["kern"] = [0, 1, 0, 20, 1, 1, 6, 0, 0, glyph(left), glyph(right), value]
      .flatMap(Self.bytes16)
  }

  /// Makes the font a variable one of one axis, weight from 100 to 900, with the instances 100
  /// “Thin” and 800 “Heavy”; its shapes stay as they are.
  package mutating func setInstances() {
    var table = [1, 0, 16, 2, 1, 20, 2, 8].flatMap(Self.bytes16) + Array("wght".utf8)
    table += [100, 0, 400, 0, 900, 0, 0, 256].flatMap(Self.bytes16)
    for (name, weight) in [(256, 100), (257, 800)] {
      table += [name, 0, weight, 0].flatMap(Self.bytes16)
    }
    tables["fvar"] = table
    guard tables["glyf"] != nil, let maxp = tables["maxp"] else { return }
    // Without variations for TrueType's shapes, which are empty here, not everybody believes it.
    let glyphs = Self.unsigned16(maxp, 4)
    let offsets = [UInt8](repeating: 0, count: 2 * (glyphs + 1))
    tables["gvar"] =
      [1, 0, 1, 0, 0, 20, glyphs, 0].flatMap(Self.bytes16) + Self.bytes32(20 + offsets.count)
      + offsets
  }

  // MARK: Writing

  package var data: Data { Data(Self.font(kind, tables, at: 0)) }

  /// A collection of several fonts.
  package static func collection(_ fonts: [SampleFont]) -> Data {
    let start = 12 + 4 * fonts.count
    var offsets: [UInt8] = []
    var bodies: [UInt8] = []
    for font in fonts {
      let offset = start + bodies.count
      offsets += bytes32(offset)
      bodies += Self.font(font.kind, font.tables, at: offset)
    }
    return Data(Array("ttcf".utf8) + bytes32(0x10000) + bytes32(fonts.count) + offsets + bodies)
  }

  private static func font(
    _ kind: [UInt8], _ tables: [String: [UInt8]], at start: Int
  ) -> [UInt8] {
    var directory = kind + [tables.count, 0, 0, 0].flatMap(bytes16)
    var body: [UInt8] = []
    let bodyStart = start + 12 + 16 * tables.count
    for (name, table) in tables.sorted(by: { $0.key < $1.key }) {
      directory += Array(name.utf8) + bytes32(0) + bytes32(bodyStart + body.count)
      directory += bytes32(table.count)
      body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return directory + body
  }

  // MARK: Numbers

  private static func unsigned16(_ bytes: [UInt8], _ offset: Int) -> Int {
    Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  private static func unsigned32(_ bytes: [UInt8], _ offset: Int) -> Int {
    unsigned16(bytes, offset) << 16 | unsigned16(bytes, offset + 2)
  }

  private static func bytes16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private static func bytes32(_ value: Int) -> [UInt8] { bytes16(value >> 16) + bytes16(value) }
}
