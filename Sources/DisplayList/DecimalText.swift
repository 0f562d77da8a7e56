extension [UInt8] {
  /// Appends a number as decimal text: rounded to at most `places` digits after the point, without
  /// trailing zeros, without a minus on zero and without an exponent.
  ///
  /// What is not a number is written as 0, and what is beyond ±10⁹ as ±10⁹: a drawing with such a
  /// coordinate is broken, and its text has to stay readable all the same.
  ///
  /// - Parameters:
  ///   - places: 0 to 6.
  ///   - omitsLeadingZero: Whether ½ is `.5` rather than `0.5`.
  package mutating func append(
    decimal value: Double, places: Int = 3, omitsLeadingZero: Bool = false
  ) {
    let unit = Self.powersOfTen[places]
    guard !value.isNaN else {
      append(UInt8(ascii: "0"))
      return
    }
    let scaled = Int((Swift.min(Swift.max(value, -1e9), 1e9) * Double(unit)).rounded())
    if scaled < 0 { append(UInt8(ascii: "-")) }
    let magnitude = scaled.magnitude
    let (whole, fraction) = magnitude.quotientAndRemainder(dividingBy: unit)
    if whole != 0 || fraction == 0 || !omitsLeadingZero { append(integer: whole) }
    if fraction == 0 { return }
    append(UInt8(ascii: "."))
    var divisor = unit / 10
    var rest = fraction
    while rest != 0 {
      append(UInt8(ascii: "0") + UInt8(rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }

  private mutating func append(integer value: UInt) {
    if value >= 10 { append(integer: value / 10) }
    append(UInt8(ascii: "0") + UInt8(value % 10))
  }

  private static let powersOfTen: [UInt] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
}
