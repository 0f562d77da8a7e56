/// How numbers are written in documents, and which of them are taken at their word.
enum IBNumber {
  /// Largest magnitude of a length, in points.
  ///
  /// No screen comes near it, and up to it a double still resolves a hundred-millionth of a point;
  /// a length beyond it is a damaged document.
  static let largestLength = 1e7

  /// The number, or nil for text that is none, NaN and the infinities.
  static func finite(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The number, or nil if it cannot be a length on a screen.
  static func length(_ text: String) -> Double? {
    guard let number = finite(text), abs(number) <= largestLength else { return nil }
    return number
  }

  /// The factor in one of the forms `0.5`, `50%`, `1:2`, `16:9` and `1/3`; nil if unreadable, zero, or as
  /// large as no length is.
  static func multiplier(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
    let number: Double? =
      switch parts.count {
      case 1 where text.hasSuffix("%"):
        finite(String(text.dropLast())).map { $0 / 100 }
      case 1 where parts[0].utf8.count == text.utf8.count:
        finite(text)
      case 2 where parts[0].utf8.count + parts[1].utf8.count + 1 == text.utf8.count:
        ratio(String(parts[0]), String(parts[1]))
      default:
        nil
      }
    guard let number, number.isFinite, number != 0, abs(number) <= largestLength else { return nil }
    return number
  }

  private static func ratio(_ numerator: String, _ denominator: String) -> Double? {
    guard let numerator = finite(numerator), let denominator = finite(denominator) else {
      return nil
    }
    return numerator / denominator
  }
}
