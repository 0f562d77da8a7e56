import Synchronization

/// Every font that has been opened, and what was asked of it before.
///
/// All of it stands behind one lock: drawing asks for each glyph once, and measuring asks only for
/// words of scripts that need shaping and for text in the fonts of files.
final class FontLibrary: Sendable {
  static let shared = FontLibrary()

  /// A word shaped in a font.
  struct Word: Sendable {
    var font: FontID
    var glyphs: [ShapingFont.Glyph]
  }

  private struct State: ~Copyable {
    var fonts: [ShapingFont] = []
    var bundled: [BundledFont: FontID] = [:]
    var files: [SystemFontFiles.Location: FontID?] = [:]
    var systemFonts: SystemFontFiles?
    var families: [FamilyKey: FontID?] = [:]
    var fileFonts: [FileKey: FontID?] = [:]
    var machineFonts: [String: FontFile.Font?] = [:]
    var variableFonts: FontIndex?
    var fallbacks: [FallbackKey: FontID?] = [:]
    var words: [WordKey: Word?] = [:]
    var outlines: [OutlineID: GlyphOutline] = [:]
    var bitmaps: [BitmapID: GlyphBitmap?] = [:]
  }

  private struct FamilyKey: Hashable {
    var name: String
    var isBold: Bool
    var isItalic: Bool
  }

  private struct FileKey: Hashable {
    var path: String
    var index: Int
    /// The program's families have several names for one font.
    var name: String
  }

  private struct FallbackKey: Hashable {
    var scalar: Unicode.Scalar
    var isBold: Bool
    var isEmoji: Bool
  }

  private struct WordKey: Hashable {
    var text: String
    /// Nil for any font that has the characters.
    var font: FontID?
    var isBold: Bool
    var isRightToLeft: Bool
  }

  private let state = Mutex(State())

  /// Words kept; a text of more of them is shaped again.
  private static let wordLimit = 20_000

  /// A font that the program brings.
  func bundled(_ font: BundledFont) -> FontID? {
    state.withLock { Self.bundled(font, in: &$0) }
  }

  /// A font of the machine by its family, or nil if the machine lacks it.
  func family(_ name: String, isBold: Bool, isItalic: Bool) -> FontID? {
    state.withLock { state in
      let key = FamilyKey(name: name, isBold: isBold, isItalic: isItalic)
      if let known = state.families[key] { return known }
      let font = Self.systemFont(
        for: .family(name), isBold: isBold, isItalic: isItalic, in: &state)
      state.families[key] = .some(font)
      return font
    }
  }

  /// A font that has a character: the program's own first, then the machine's.
  func fallback(for scalar: Unicode.Scalar, isBold: Bool, isEmoji: Bool) -> FontID? {
    state.withLock {
      Self.fallback(FallbackKey(scalar: scalar, isBold: isBold, isEmoji: isEmoji), in: &$0)
    }
  }

  /// A word of a script that needs shaping; nil if no font has its first character.
  func word(_ text: String, isBold: Bool, isRightToLeft: Bool) -> Word? {
    guard let first = text.unicodeScalars.first else { return nil }
    return state.withLock { state in
      let key = WordKey(text: text, font: nil, isBold: isBold, isRightToLeft: isRightToLeft)
      if let known = state.words[key] { return known }
      let fallback = FallbackKey(scalar: first, isBold: isBold, isEmoji: false)
      let word = Self.fallback(fallback, in: &state).map { font in
        Word(
          font: font, glyphs: state.fonts[font.index].shape(text, isRightToLeft: isRightToLeft))
      }
      Self.keep(word, for: key, in: &state)
      return word
    }
  }

  /// A text shaped in a font that has all of its characters.
  ///
  /// - Parameter isRightToLeft: Whether the text's script is.
  func word(_ text: String, in font: FontID, isRightToLeft: Bool) -> Word {
    state.withLock { state in
      let key = WordKey(text: text, font: font, isBold: false, isRightToLeft: isRightToLeft)
      if let known = state.words[key] ?? nil { return known }
      let glyphs = state.fonts[font.index].shape(text, isRightToLeft: isRightToLeft)
      let word = Word(font: font, glyphs: glyphs)
      Self.keep(word, for: key, in: &state)
      return word
    }
  }

  /// A font of a file, opened once; nil if it cannot be.
  func font(of file: FontFile.Font) -> FontID? {
    state.withLock { state in
      let key = FileKey(path: file.path, index: file.index, name: file.postScriptName)
      if let known = state.fileFonts[key] { return known }
      var id: FontID?
      if let font = ShapingFont(file) {
        id = FontID(index: state.fonts.count)
        state.fonts.append(font)
      }
      state.fileFonts[key] = .some(id)
      return id
    }
  }

  /// The machine's font of exactly that PostScript, full or family name.
  func machineFont(named name: String) -> FontFile.Font? {
    state.withLock { state in
      if let known = state.machineFonts[name] { return known }
      if state.systemFonts == nil { state.systemFonts = SystemFontFiles() }
      // Which of the file's fonts it is, its own names decide, as with any other file.
      let files = FontIndex(reading: state.systemFonts?.paths(named: name) ?? [])
      var font = files.font(named: name, distance: { _ in 0 })
      if font == nil {
        let variable =
          state.variableFonts ?? FontIndex(reading: state.systemFonts?.variableFonts() ?? [])
        state.variableFonts = variable
        font = variable.font(named: name, distance: { _ in 0 })
      }
      state.machineFonts[name] = .some(font)
      return font
    }
  }

  /// An opened font.
  func font(_ id: FontID) -> ShapingFont {
    state.withLock { $0.fonts[id.index] }
  }

  func outline(_ id: OutlineID) -> GlyphOutline {
    guard let font = id.font else { return .missing }
    return state.withLock { state in
      if let known = state.outlines[id] { return known }
      // Inter's italics lean by 9.4 degrees.
      let slant = id.isSlanted ? 0.1655 : 0
      let outline = state.fonts[font.index].outline(of: id.glyph, slant: slant)
      state.outlines[id] = outline
      return outline
    }
  }

  func bitmap(_ id: BitmapID) -> GlyphBitmap? {
    state.withLock { state in
      if let known = state.bitmaps[id] { return known }
      let bitmap = state.fonts[id.font.index].bitmap(of: id.glyph)
      state.bitmaps[id] = .some(bitmap)
      return bitmap
    }
  }

  private static func keep(_ word: Word?, for key: WordKey, in state: inout State) {
    if state.words.count >= wordLimit { state.words.removeAll() }
    state.words[key] = .some(word)
  }

  private static func bundled(_ font: BundledFont, in state: inout State) -> FontID? {
    if let known = state.bundled[font] { return known }
    let file = font.file
    guard let opened = ShapingFont(name: String(cString: file.name), bytes: file.contents) else {
      return nil
    }
    let id = FontID(index: state.fonts.count)
    state.fonts.append(opened)
    state.bundled[font] = id
    return id
  }

  private static func fallback(_ key: FallbackKey, in state: inout State) -> FontID? {
    if let known = state.fallbacks[key] { return known }
    var found: FontID?
    if key.isEmoji == false, let font = BundledFont.covering(key.scalar, isBold: key.isBold),
      let id = bundled(font, in: &state), state.fonts[id.index].glyph(for: key.scalar) != nil
    {
      found = id
    } else {
      let wish: SystemFontFiles.Wish =
        key.isEmoji ? .emoji(key.scalar) : .character(key.scalar)
      let id = systemFont(for: wish, isBold: key.isBold, isItalic: false, in: &state)
      // The best match need not have the character, nor pictures.
      if let id, state.fonts[id.index].glyph(for: key.scalar) != nil,
        state.fonts[id.index].hasColorBitmaps == key.isEmoji
      {
        found = id
      }
    }
    state.fallbacks[key] = .some(found)
    return found
  }

  private static func systemFont(
    for wish: SystemFontFiles.Wish, isBold: Bool, isItalic: Bool, in state: inout State
  ) -> FontID? {
    if state.systemFonts == nil { state.systemFonts = SystemFontFiles() }
    let location = state.systemFonts?.location(for: wish, isBold: isBold, isItalic: isItalic)
    guard let location else { return nil }
    if let known = state.files[location] { return known }
    var id: FontID?
    if let font = ShapingFont(path: location.path, index: location.index) {
      id = FontID(index: state.fonts.count)
      state.fonts.append(font)
    }
    state.files[location] = .some(id)
    return id
  }
}
