extension FormatParser {
  /// A number as C's `strtod` reads it, but for the words "inf" and "nan", which are names here.
  ///
  /// - Returns: nil, with nothing taken, if no number is next.
  mutating func parseNumber(signed: Bool) throws(VisualFormatError) -> Double? {
    let start = position
    if next == "+" || (signed && next == "-") { position += 1 }
    guard takeHexadecimal() || takeDecimal() else {
      position = start
      return nil
    }
    // `10px`, `1.2.3`: what follows was meant to belong to the number.
    if let next, next.isLetter || next.isNumber || next == "." || next == "_" {
      _ = take { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
      throw error(.invalidNumber(spelling(from: start)), at: start)
    }
    guard let number = Double(spelling(from: start)) else {
      throw error(.invalidNumber(spelling(from: start)), at: start)
    }
    guard number.isFinite else {
      throw error(.numberNotFinite(spelling(from: start)), at: start)
    }
    return number
  }

  private func spelling(from start: Int) -> String { String(characters[start..<position]) }

  /// Digits with at most one point among or beside them, and an exponent.
  private mutating func takeDecimal() -> Bool {
    let start = position
    let whole = take { $0.isASCIIDigit }
    var fraction = ""
    if next == ".", !whole.isEmpty || second?.isASCIIDigit == true {
      position += 1
      fraction = take { $0.isASCIIDigit }
    }
    guard !whole.isEmpty || !fraction.isEmpty else {
      position = start
      return false
    }
    takeExponent(marked: "e", "E")
    return true
  }

  /// `0x1F`, `0x1.8p3`
  private mutating func takeHexadecimal() -> Bool {
    guard next == "0", second == "x" || second == "X", position + 2 < characters.count,
      characters[position + 2].isASCIIHexDigit
    else { return false }
    position += 2
    _ = take { $0.isASCIIHexDigit }
    if next == ".", second?.isASCIIHexDigit == true {
      position += 1
      _ = take { $0.isASCIIHexDigit }
    }
    takeExponent(marked: "p", "P")
    return true
  }

  /// Takes an exponent if one is complete; else what looks like its mark is left alone.
  private mutating func takeExponent(marked small: Character, _ capital: Character) {
    guard next == small || next == capital else { return }
    let mark = position
    position += 1
    if next == "+" || next == "-" { position += 1 }
    if take(while: { $0.isASCIIDigit }).isEmpty { position = mark }
  }
}

extension Character {
  fileprivate var isASCIIHexDigit: Bool { isASCII && isHexDigit }
}
