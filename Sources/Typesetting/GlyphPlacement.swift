/// Finds the glyphs of one line and puts them where the line was measured.
struct GlyphPlacement {
  private let text: MeasuredText
  private let typesetter: Typesetter
  private let isRightToLeft: Bool?
  private var faces: [ResolvedFace] = []
  private var fonts: [DrawingFont?] = []

  /// Clusters that are drawn together, all of one run and one level.
  private struct Item {
    var range: Range<Int>
    var level: Int
    var script: Script
    var isRightToLeft: Bool { level % 2 == 1 }
  }

  init(runs: [TextRun], typesetter: Typesetter, isRightToLeft: Bool?) {
    text = MeasuredText(runs, typesetter: typesetter)
    self.typesetter = typesetter
    self.isRightToLeft = isRightToLeft
    faces = runs.map { typesetter.resolve($0.attributes.face) }
    fonts = runs.map { DrawingFont($0.attributes.face, typesetter: typesetter) }
  }

  /// Glyphs by run, from left to right; a run that is drawn in two places is two.
  func glyphRuns() -> [GlyphRun] {
    var result: [GlyphRun] = []
    var lastRun = -1
    var x = 0.0
    let items = self.items()
    for index in BidirectionalText.visualOrder(ofLevels: items.map(\.level)) {
      let item = items[index]
      let run = text.runIndices[item.range.lowerBound]
      if run != lastRun {
        result.append(
          GlyphRun(attributes: text.runs[run].attributes, glyphs: [], leftEdge: x, rightEdge: x))
        lastRun = run
      }
      place(item, at: &x, in: &result[result.count - 1])
      result[result.count - 1].rightEdge = x
    }
    return result
  }

  // MARK: Items

  /// Words of shaped scripts are one item each, all else an item a cluster.
  private func items() -> [Item] {
    let levels = clusterLevels()
    var items: [Item] = []
    for index in 0..<text.count {
      let script = text.scripts[index]
      if script.isShaped, let last = items.last, last.script == script, last.level == levels[index],
        text.runIndices[last.range.lowerBound] == text.runIndices[index]
      {
        items[items.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        items.append(Item(range: index..<index + 1, level: levels[index], script: script))
      }
    }
    return items
  }

  /// The level of each cluster is that of its first character.
  private func clusterLevels() -> [Int] {
    let scalars = Array(text.text(0..<text.count).unicodeScalars)
    let isPlain = scalars.contains(where: Script.mayRunRightToLeft) == false
    if isPlain, isRightToLeft != true { return Array(repeating: 0, count: text.count) }
    let levels = BidirectionalText.levels(of: scalars, isRightToLeft: isRightToLeft)
    var position = 0
    return (0..<text.count).map { index in
      let level = position < levels.count ? levels[position] : 0
      position += text.text(index..<index + 1).unicodeScalars.count
      return level
    }
  }

  // MARK: Placing

  private func place(_ item: Item, at x: inout Double, in drawn: inout GlyphRun) {
    let run = text.runIndices[item.range.lowerBound]
    let raise = text.runs[run].attributes.baselineOffset
    let y = raise.isFinite ? -raise : 0
    let start = item.range.lowerBound
    let width = text.positions[item.range.upperBound] - text.positions[start]
    defer { x += width }
    guard text.classes[start].isVisible, text.runs[run].attributes.box == nil else { return }
    if item.script.isShaped {
      placeWord(item, run: run, x: x, y: y, width: width, in: &drawn)
    } else {
      let left = x + (item.isRightToLeft ? 0 : text.kernings[start])
      let room = width - text.kernings[start] - trailing(item, in: run)
      placeCluster(item, run: run, x: left, y: y, room: room, in: &drawn)
    }
  }

  /// What follows a glyph's own advance: the run's own spacing and, where the face has the glyph,
  /// tracking.
  private func trailing(_ item: Item, in run: Int) -> Double {
    let spacing = spacing(of: run)
    guard let cluster = text.text(item.range).first,
      MeasuredText.advance(
        of: cluster, first: cluster.unicodeScalars[cluster.unicodeScalars.startIndex],
        in: faces[run]) != nil
    else { return spacing }
    return faces[run].tracking * faces[run].pointSize + spacing
  }

  private func spacing(of run: Int) -> Double {
    let kern = text.runs[run].attributes.kern
    return kern.isFinite ? kern : 0
  }

  private func placeWord(
    _ item: Item, run: Int, x: Double, y: Double, width: Double, in drawn: inout GlyphRun
  ) {
    let string = text.text(item.range)
    let size = faces[run].pointSize
    let isBold = fonts[run]?.isBold ?? false
    if item.script.isOwn, let font = faces[run].ownFont {
      let word = FontLibrary.shared.word(string, in: font, isRightToLeft: item.isRightToLeft)
      append(
        word.glyphs, of: font, isSlanted: false, x: x, y: y, scale: size, spacing: spacing(of: run),
        to: &drawn.glyphs)
      return
    }
    let word = FontLibrary.shared.word(
      string, isBold: isBold, isRightToLeft: item.isRightToLeft)
    guard let word else {
      drawn.missing += string
      let room = width / Double(item.range.count)
      for index in 0..<item.range.count {
        drawn.glyphs.append(missing(x: x + Double(index) * room, y: y, room: room, size: size))
      }
      return
    }
    append(word.glyphs, of: word.font, isSlanted: false, x: x, y: y, scale: size, to: &drawn.glyphs)
  }

  private func placeCluster(
    _ item: Item, run: Int, x: Double, y: Double, room: Double, in drawn: inout GlyphRun
  ) {
    let string = text.text(item.range)
    let scalars = string.unicodeScalars
    guard var first = scalars.first, FallbackAdvance.isInvisible(first) == false else { return }
    let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
    if item.isRightToLeft { first = BidirectionalText.mirrored(first) }
    let size = faces[run].pointSize
    if FallbackAdvance.isEmoji(Character(string).unicodeScalars),
      let emoji = emoji(string, first: first, x: x, y: y, room: room)
    {
      drawn.glyphs.append(emoji)
      return
    }
    if let (id, glyph) = glyph(for: first, run: run) {
      let font = FontLibrary.shared.font(id)
      let shaped =
        isSingle
        ? [ShapingFont.Glyph(id: glyph, cluster: 0, advance: font.advance(of: glyph), x: 0, y: 0)]
        : font.shape(string, isRightToLeft: nil)
      let natural = shaped.reduce(0) { $0 + $1.advance } * size
      append(
        shaped, of: id, isSlanted: fonts[run]?.isSlanted ?? false, x: x + (room - natural) / 2,
        y: y,
        scale: size, to: &drawn.glyphs)
    } else {
      drawn.missing.append(Character(string))
      drawn.glyphs.append(missing(x: x, y: y, room: room, size: size))
    }
  }

  /// The glyph of a character in its run's own font, or else in any that has it.
  private func glyph(for scalar: Unicode.Scalar, run: Int) -> (FontID, UInt32)? {
    if let own = fonts[run], let glyph = own.font.glyph(for: scalar) { return (own.id, glyph) }
    let library = FontLibrary.shared
    let isBold = fonts[run]?.isBold ?? false
    if faces[run].ownFont != nil,
      let system = library.bundled(fonts[run]?.system ?? .interRegular),
      let glyph = library.font(system).glyph(for: scalar)
    {
      return (system, glyph)
    }
    guard let id = library.fallback(for: scalar, isBold: isBold, isEmoji: false),
      let glyph = library.font(id).glyph(for: scalar)
    else { return nil }
    return (id, glyph)
  }

  private func append(
    _ shaped: [ShapingFont.Glyph], of font: FontID, isSlanted: Bool, x: Double, y: Double,
    scale: Double, spacing: Double = 0, to glyphs: inout [PlacedGlyph]
  ) {
    var pen = x
    for (index, glyph) in shaped.enumerated() {
      // Marks stay with the letter they belong to.
      if spacing != 0, index > 0, shaped[index - 1].cluster != glyph.cluster { pen += spacing }
      let id = OutlineID(font: font, glyph: glyph.id, isSlanted: isSlanted)
      if FontLibrary.shared.outline(id).commands.isEmpty == false {
        glyphs.append(
          PlacedGlyph(
            shape: .outline(id), x: pen + glyph.x * scale, y: y + glyph.y * scale, scale: scale))
      }
      pen += glyph.advance * scale
    }
  }

  /// A picture as wide as the room measured for it; nil if the machine has none.
  private func emoji(
    _ string: String, first: Unicode.Scalar, x: Double, y: Double, room: Double
  ) -> PlacedGlyph? {
    let library = FontLibrary.shared
    guard let id = library.fallback(for: first, isBold: false, isEmoji: true) else { return nil }
    let shaped = library.font(id).shape(string, isRightToLeft: false)
    // A sequence that the font does not know comes as several glyphs, of which the first means
    // most.
    guard let glyph = shaped.first, glyph.id != 0, glyph.advance > 0 else { return nil }
    let bitmap = BitmapID(font: id, glyph: glyph.id)
    guard library.bitmap(bitmap) != nil else { return nil }
    return PlacedGlyph(shape: .bitmap(bitmap), x: x, y: y, scale: room / glyph.advance)
  }

  /// The box for a character that no font has.
  private func missing(x: Double, y: Double, room: Double, size: Double) -> PlacedGlyph {
    PlacedGlyph(
      shape: .outline(OutlineID(font: nil, glyph: 0, isSlanted: false)),
      x: x + (room - GlyphOutline.missingAdvance * size) / 2, y: y, scale: size)
  }
}
