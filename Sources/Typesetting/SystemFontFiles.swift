import CTextLibraries

/// The fonts that the machine has, asked for only when a text needs what the program does not
/// bring.
struct SystemFontFiles: ~Copyable {
  /// A font of a file.
  struct Location: Hashable {
    var path: String
    var index: Int
  }

  /// What a font is wanted for.
  enum Wish {
    /// A family by its name, and no other.
    case family(String)
    /// Any font with the character.
    case character(Unicode.Scalar)
    /// A font with a picture of the character.
    case emoji(Unicode.Scalar)
  }

  private let configuration: OpaquePointer?

  /// Reads the machine's font configuration, which takes some tens of milliseconds.
  init() {
    configuration = FcInitLoadConfigAndFonts()
  }

  deinit {
    if let configuration { FcConfigDestroy(configuration) }
  }

  /// The font that fits best, or nil if none does what was wished.
  func location(for wish: Wish, isBold: Bool, isItalic: Bool) -> Location? {
    guard let configuration, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddInteger(pattern, FC_WEIGHT, isBold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR)
    FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    add(wish, to: pattern)
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(configuration, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    if case .family(let name) = wish, string(FC_FAMILY, of: match) != name { return nil }
    guard let path = string(FC_FILE, of: match) else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(match, FC_INDEX, 0, &index)
    return Location(path: path, index: Int(index))
  }

  /// The files with a font of exactly that PostScript name, or else full name, or else family.
  func paths(named name: String) -> [String] {
    for object in [FC_POSTSCRIPT_NAME, FC_FULLNAME, FC_FAMILY] {
      let paths = paths { FcPatternAddString($0, object, name) }
      if paths.isEmpty == false { return paths }
    }
    return []
  }

  /// The files of variable fonts, whose instances are not listed by the names that they have.
  func variableFonts() -> [String] { paths { FcPatternAddBool($0, FC_VARIABLE, 1) } }

  private func paths(where limit: (OpaquePointer) -> FcBool) -> [String] {
    guard let configuration, let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate()
    else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(wanted)
    }
    guard limit(pattern) != 0 else { return [] }
    FcObjectSetAdd(wanted, FC_FILE)
    guard let list = FcFontList(configuration, pattern, wanted) else { return [] }
    defer { FcFontSetDestroy(list) }
    let paths = (0..<Int(list.pointee.nfont)).compactMap { index in
      list.pointee.fonts[index].flatMap { string(FC_FILE, of: $0) }
    }
    return Set(paths).sorted()
  }

  private func add(_ wish: Wish, to pattern: OpaquePointer) {
    switch wish {
    case .family(let name):
      FcPatternAddString(pattern, FC_FAMILY, name)
    case .character(let scalar):
      FcPatternAddString(pattern, FC_FAMILY, "sans-serif")
      FcPatternAddBool(pattern, FC_OUTLINE, 1)
      FcPatternAddBool(pattern, FC_COLOR, 0)
      add(scalar, to: pattern)
    case .emoji(let scalar):
      FcPatternAddString(pattern, FC_FAMILY, "emoji")
      FcPatternAddBool(pattern, FC_COLOR, 1)
      add(scalar, to: pattern)
    }
  }

  private func add(_ scalar: Unicode.Scalar, to pattern: OpaquePointer) {
    guard let characters = FcCharSetCreate() else { return }
    FcCharSetAddChar(characters, scalar.value)
    FcPatternAddCharSet(pattern, FC_CHARSET, characters)
    FcCharSetDestroy(characters)
  }

  private func string(_ object: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }
}
