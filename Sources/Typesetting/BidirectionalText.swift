import CTextLibraries

/// The order in which characters of a line stand, by the Unicode bidirectional algorithm.
enum BidirectionalText {
  /// Embedding levels of characters: odd ones run from right to left.
  ///
  /// - Parameter isRightToLeft: The direction of the line; nil for that of its first strong
  ///   character.
  static func levels(of scalars: [Unicode.Scalar], isRightToLeft: Bool?) -> [Int] {
    guard scalars.isEmpty == false else { return [] }
    let characters = scalars.map { FriBidiChar($0.value) }
    let count = FriBidiStrIndex(clamping: characters.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: characters.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: characters.count)
    var levels = [FriBidiLevel](repeating: 0, count: characters.count)
    var direction =
      switch isRightToLeft {
      case true?: FRIBIDI_PAR_RTL
      case false?: FRIBIDI_PAR_LTR
      case nil: FRIBIDI_PAR_ON
      }
    fribidi_get_bidi_types(characters, count, &types)
    fribidi_get_bracket_types(characters, count, types, &brackets)
    let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels)
    // Zero says that memory ran out; the order of the text itself is then the best there is.
    return highest == 0 ? levels.map { _ in 0 } : levels.map { Int($0) }
  }

  /// Where to draw things of these levels, from left to right: rule L2, which turns over every
  /// stretch at least as deep as each odd level, from the deepest on.
  static func visualOrder(ofLevels levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    guard let deepest = levels.max(), deepest > 0 else { return order }
    for level in stride(from: deepest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end + 1
      }
    }
    return order
  }

  /// The character to draw where text runs from right to left: brackets turn over.
  static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    var mirrored: FriBidiChar = 0
    guard fribidi_get_mirror_char(scalar.value, &mirrored) != 0 else { return scalar }
    return Unicode.Scalar(mirrored) ?? scalar
  }
}
