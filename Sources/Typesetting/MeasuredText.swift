/// A text cut into character clusters, each with its width and its class for line breaking.
struct MeasuredText {
  /// What all of the text is made of.
  let runs: [TextRun]
  /// The text's bytes.
  private(set) var bytes: [UInt8] = []
  /// Offset in bytes of each cluster, and the text's end.
  private(set) var byteOffsets: [Int] = [0]
  /// Offset in UTF-16 units of each cluster, and the text's end.
  private(set) var offsets: [Int] = [0]
  /// Distance from the text's start to each cluster's start and to the text's end, as one line.
  private(set) var positions: [Double] = [0]
  /// Kerning against the cluster before, which ``positions`` hold and a line that begins here
  /// lacks.
  private(set) var kernings: [Double] = []
  private(set) var classes: [LineBreakClass] = []
  private(set) var scripts: [Script] = []
  /// Index of the run that each cluster belongs to.
  private(set) var runIndices: [Int] = []
  /// Points that the tracking of each run's face adds after a character.
  private(set) var trackings: [Double] = []
  /// Whether a part of the text can be wider or narrower by itself: letters join, and tabs end where
  /// the line's start puts their stops.
  private(set) var dependsOnContext = false
  /// Where the paragraph begins that is being appended to.
  private var paragraphStart = 0

  var count: Int { classes.count }

  /// Width as one line, in points.
  var fullWidth: Double { positions[count] }

  init(_ runs: [TextRun], typesetter: Typesetter) {
    self.runs = runs
    let capacity = runs.reduce(0) { $0 + $1.text.utf8.count }
    bytes.reserveCapacity(capacity)
    byteOffsets.reserveCapacity(capacity + 1)
    offsets.reserveCapacity(capacity + 1)
    positions.reserveCapacity(capacity + 1)
    kernings.reserveCapacity(capacity)
    classes.reserveCapacity(capacity)
    scripts.reserveCapacity(capacity)
    runIndices.reserveCapacity(capacity)
    for (index, run) in runs.enumerated() {
      let face = typesetter.resolve(run.attributes.face)
      trackings.append(face.tracking * face.pointSize)
      append(run, index: index, face: face, era: typesetter.era)
    }
  }

  private mutating func append(_ run: TextRun, index: Int, face: ResolvedFace, era: SystemFontEra) {
    var left: Unicode.Scalar?
    let kern = finite(run.attributes.kern)
    let start = count
    var hasShapedScript = false
    let isFile = face.ownFont != nil
    let ideographExtra =
      face.widensIdeographs
      ? FallbackAdvance.ideographExtra(in: run.text, pointSize: face.pointSize) : 0
    for cluster in run.text {
      let first = cluster.unicodeScalars[cluster.unicodeScalars.startIndex]
      let kind = LineBreakClass(first, era: era)
      var script = Script(first)
      if isFile, ownFontShapes(cluster, first, kind, run.attributes, face: face) {
        script = script.inOwnFont
      }
      hasShapedScript = hasShapedScript || script.isShaped
      var kerning = 0.0
      var advance = 0.0
      if kind == .tab {
        advance = tabAdvance(at: positions[count] - positions[paragraphStart])
        dependsOnContext = true
      } else if kind != .newline, let box = run.attributes.box {
        advance = max(0, finite(box.width)) + kern
      } else if kind != .newline {
        kerning = (left.map { face.kerning($0, first) } ?? 0) * face.pointSize
        advance = self.advance(
          of: cluster, first: first, kern: kern, ideographExtra: ideographExtra, in: face)
      }
      left = first
      bytes.append(contentsOf: cluster.utf8)
      byteOffsets.append(bytes.count)
      offsets.append(offsets[count] + cluster.utf16.count)
      positions.append(positions[count] + kerning + advance)
      kernings.append(kerning)
      classes.append(kind)
      scripts.append(script)
      runIndices.append(index)
      if kind == .newline { paragraphStart = count }
    }
    dependsOnContext = dependsOnContext || hasShapedScript
    if hasShapedScript { shapeWords(from: start, attributes: run.attributes, face: face) }
  }

  /// Whether a cluster is shaped by the font of the file that the face is: it has all of it.
  private func ownFontShapes(
    _ cluster: Character, _ first: Unicode.Scalar, _ kind: LineBreakClass,
    _ attributes: TextAttributes, face: ResolvedFace
  ) -> Bool {
    guard kind != .newline, kind != .tab, attributes.box == nil else { return false }
    guard face.ownFont(of: first) != nil else { return false }
    let scalars = cluster.unicodeScalars
    guard cluster.utf16.count > 1 else { return true }
    return !FallbackAdvance.isEmoji(scalars)
      && scalars.dropFirst().allSatisfy {
        face.ownFont(of: $0) != nil || $0.properties.isDefaultIgnorableCodePoint
      }
  }

  /// Measures the words of scripts that need shaping anew, as wholes.
  private mutating func shapeWords(from start: Int, attributes: TextAttributes, face: ResolvedFace)
  {
    let isBold = attributes.face.weight >= .semibold
    var shift = 0.0
    var index = start
    while index < count {
      var end = index + 1
      var advances = [positions[end] - positions[index]]
      // What came before has moved; this cluster's own measure has not.
      let unshifted = positions[index]
      let script = scripts[index]
      if script.isShaped {
        while end < count, scripts[end] == script { end += 1 }
        let shaped =
          script.isOwn
          ? ownAdvances(index..<end, kern: finite(attributes.kern), face: face)
          : wordAdvances(index..<end, isBold: isBold, size: face.pointSize)
        advances = shaped ?? (index..<end).map { positions[$0 + 1] - positions[$0] }
      }
      let next = positions[end]
      positions[index] = unshifted + shift
      for offset in 0..<advances.count - 1 {
        positions[index + offset + 1] = positions[index + offset] + advances[offset]
      }
      shift += advances.reduce(0, +) - (next - unshifted)
      index = end
    }
    positions[count] += shift
  }

  /// Advances in points of the clusters of a word, or nil if no font has them. A ligature's first
  /// cluster has all of its width.
  private func wordAdvances(_ range: Range<Int>, isBold: Bool, size: Double) -> [Double]? {
    let isRightToLeft = scripts[range.lowerBound].isRightToLeft
    let library = FontLibrary.shared
    guard
      let word = library.word(text(range), isBold: isBold, isRightToLeft: isRightToLeft)
    else { return nil }
    return advances(of: word, range, size: size)
  }

  /// The same of clusters that the file of the face has, each with what the run adds.
  private func ownAdvances(_ range: Range<Int>, kern: Double, face: ResolvedFace) -> [Double]? {
    guard let font = face.ownFont else { return nil }
    let word = FontLibrary.shared.word(
      text(range), in: font, isRightToLeft: scripts[range.lowerBound].isRightToLeft)
    return advances(of: word, range, size: face.pointSize).map { $0 + kern }
  }

  private func advances(
    of word: FontLibrary.Word, _ range: Range<Int>, size: Double
  ) -> [Double] {
    let base = byteOffsets[range.lowerBound]
    var advances = [Double](repeating: 0, count: range.count)
    for glyph in word.glyphs {
      // The cluster that holds the glyph's byte: the last one that begins at or before it.
      let position = base + glyph.cluster
      let after = range.first { byteOffsets[$0 + 1] > position } ?? range.upperBound - 1
      advances[after - range.lowerBound] += glyph.advance * size
    }
    return advances
  }

  /// Advance in points of one cluster, which is its first character with marks that take no room.
  ///
  /// What the face lacks comes from another font, which the face's own tracking is not for.
  private func advance(
    of cluster: Character, first: Unicode.Scalar, kern: Double, ideographExtra: Double,
    in face: ResolvedFace
  ) -> Double {
    if let advance = Self.advance(of: cluster, first: first, in: face) {
      return (advance + face.tracking) * face.pointSize + kern
    }
    var advance = FallbackAdvance.advance(
      of: cluster, pointSize: face.pointSize, ideographExtra: ideographExtra)
    // Signs of currencies are made as wide as digits: of "₹4500" in Helvetica Neue a document shows it.
    if first.properties.generalCategory == .currencySymbol, let digit = face.advance(of: "0") {
      advance = digit
    }
    return advance == 0 ? 0 : advance * face.pointSize + kern
  }

  /// Advance in em without tracking; nil where the face lacks the cluster.
  static func advance(
    of cluster: Character, first: Unicode.Scalar, in face: ResolvedFace
  ) -> Double? {
    guard cluster.utf16.count == 1 || !FallbackAdvance.isEmoji(cluster.unicodeScalars) else {
      return nil
    }
    return face.advance(of: first)
  }

  /// Tab stops are 28 points apart.
  private func tabAdvance(at position: Double) -> Double {
    guard position < 1e6 else { return 28 }
    return ((position / 28).rounded(.down) + 1) * 28 - position
  }

  private func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

  /// Width of the clusters of a range as a line of their own.
  func width(_ range: Range<Int>) -> Double {
    guard range.isEmpty == false else { return 0 }
    return positions[range.upperBound] - positions[range.lowerBound] - kernings[range.lowerBound]
  }

  /// The text of a range of clusters.
  func text(_ range: Range<Int>) -> String {
    String(
      decoding: bytes[byteOffsets[range.lowerBound]..<byteOffsets[range.upperBound]],
      as: UTF8.self)
  }

  /// A range of clusters as stretches of one way of setting each.
  func runs(in range: Range<Int>) -> [TextRun] {
    var result: [TextRun] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let index = runIndices[start]
      var end = start + 1
      while end < range.upperBound, runIndices[end] == index { end += 1 }
      result.append(TextRun(text: text(start..<end), attributes: runs[index].attributes))
      start = end
    }
    return result
  }
}
