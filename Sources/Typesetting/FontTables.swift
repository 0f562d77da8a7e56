import CTextLibraries

/// The tables of the fonts in a file, checked before anything else reads them.
///
/// HarfBuzz takes a table that reaches beyond the file's end for an empty one, and would go on with
/// glyphs that have no width; a font that lost its end is of no use and is to be told.
struct FontTables {
  /// A table, read with the bounds checked: what lies outside is nil.
  struct Table {
    let bytes: UnsafeBufferPointer<UInt8>

    func unsigned16(_ offset: Int) -> Int? {
      guard offset >= 0, offset + 2 <= bytes.count else { return nil }
      return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    func signed16(_ offset: Int) -> Int? {
      unsigned16(offset).map { Int(Int16(truncatingIfNeeded: $0)) }
    }

    func unsigned32(_ offset: Int) -> Int? {
      guard let high = unsigned16(offset), let low = unsigned16(offset + 2) else { return nil }
      return high << 16 | low
    }
  }

  private let file: Table
  private let path: String
  /// Where the directory of each font begins.
  let fontOffsets: [Int]

  /// More fonts than any collection has.
  private static let fontLimit = 256
  private static let needed = ["cmap", "head", "hhea", "hmtx", "maxp", "name"]
  private static let shapes = ["glyf", "CFF ", "CFF2", "sbix", "CBDT"]

  init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) throws(FontFileError) {
    file = Table(bytes: bytes)
    self.path = path
    guard bytes.isEmpty == false else { throw .unreadable(path: path) }
    if bytes.starts(with: "version https://git-lfs".utf8) { throw .isPointer(path: path) }
    switch file.unsigned32(0) {
    case 0x0001_0000, Self.tag("OTTO"), Self.tag("true"):
      fontOffsets = [0]
    case Self.tag("ttcf"):
      let count = file.unsigned32(8) ?? 0
      guard count > 0, count <= Self.fontLimit else { throw .isNoFont(path: path) }
      let file = file
      fontOffsets = (0..<count).compactMap { file.unsigned32(12 + 4 * $0) }
      guard fontOffsets.count == count else { throw .isCutOff(path: path, table: "ttcf") }
    default: throw .isNoFont(path: path)
    }
    for offset in fontOffsets { try check(directoryAt: offset) }
  }

  /// - Throws: `FontFileError` if a table that text needs is not there as a whole.
  private func check(directoryAt offset: Int) throws(FontFileError) {
    var found: Set<String> = []
    guard let count = file.unsigned16(offset + 4) else {
      throw .isCutOff(path: path, table: "directory")
    }
    for index in 0..<count {
      let record = offset + 12 + 16 * index
      guard let tag = file.unsigned32(record), let start = file.unsigned32(record + 8),
        let length = file.unsigned32(record + 12)
      else { throw .isCutOff(path: path, table: "directory") }
      let name = Self.name(tag)
      guard Self.needed.contains(name) || Self.shapes.contains(name) else { continue }
      guard start + length <= file.bytes.count else { throw .isCutOff(path: path, table: name) }
      found.insert(name)
    }
    for table in Self.needed where !found.contains(table) { throw .lacks(path: path, table: table) }
    if found.isDisjoint(with: Self.shapes) { throw .lacks(path: path, table: "glyf") }
  }

  private static func name(_ tag: Int) -> String {
    String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: Unicode.ASCII.self)
  }

  static func tag(_ name: StaticString) -> Int {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
  }
}
