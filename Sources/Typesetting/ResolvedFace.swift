/// A face with its tables looked up, ready to measure.
struct ResolvedFace {
  /// Where advances come from.
  enum Source {
    case system(SystemAdvances)
    /// Every character is this many em wide.
    case fixedPitch(Double)
    case substitute(UnsafePointer<Int32>)
  }

  /// The system font's tables at one size.
  struct SystemAdvances {
    var text: UnsafePointer<Int32>
    var display: UnsafePointer<Int32>
    var textKerning: UnsafePointer<Int32>
    var displayKerning: UnsafePointer<Int32>
    /// Share of the display cut in the mixture, from 0 to 1.
    var displayShare: Double
    /// Added to every glyph, in em.
    var tracking: Double
  }

  var source: Source
  /// Finite and at least zero.
  var pointSize: Double
  /// In em; nil if digits have their own widths.
  var digitAdvance: Double?

  private let tables = MetricsTables.shared

  /// The system font.
  init(
    systemWeight weight: FontWeight, pointSize: Double, usesMonospacedDigits: Bool,
    era: SystemFontEra
  ) {
    self.pointSize = pointSize
    let (tracking, share) = tables.tracking(at: pointSize, era: era)
    source = .system(
      SystemAdvances(
        text: tables.advances(weight: weight, display: false),
        display: tables.advances(weight: weight, display: true),
        textKerning: tables.kerning(weight: weight, display: false),
        displayKerning: tables.kerning(weight: weight, display: true),
        displayShare: share, tracking: tracking))
    if usesMonospacedDigits { digitAdvance = widestDigit() }
  }

  init(fixedPitch em: Double, pointSize: Double) {
    self.pointSize = pointSize
    source = .fixedPitch(em)
  }

  init(substitute: SubstituteFont, pointSize: Double) {
    self.pointSize = pointSize
    source = .substitute(tables.advances(of: substitute))
  }

  /// Advance in em without tracking, or nil if the face lacks the character.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    if let digitAdvance, scalar.value >= 0x30, scalar.value <= 0x39 { return digitAdvance }
    return tabulatedAdvance(of: scalar)
  }

  private func tabulatedAdvance(of scalar: Unicode.Scalar) -> Double? {
    let slot = Int(tables.slot(of: scalar))
    guard slot != MetricsTables.noSlot else { return nil }
    switch source {
    case .system(let advances):
      let text = Double(advances.text[slot])
      let display = Double(advances.display[slot])
      let share = advances.displayShare
      return (text * (1 - share) + display * share) * MetricsTables.unit
    case .fixedPitch(let em):
      return em
    case .substitute(let advances):
      let advance = advances[slot]
      return advance == MetricsTables.noAdvance ? nil : Double(advance) * MetricsTables.unit
    }
  }

  /// Kerning between two characters in em. Digits of one width do not kern.
  func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    guard case .system(let advances) = source else { return 0 }
    let (leftSlot, rightSlot) = (tables.slot(of: left), tables.slot(of: right))
    guard leftSlot != MetricsTables.noSlot, rightSlot != MetricsTables.noSlot else { return 0 }
    if digitAdvance != nil, isDigit(left) || isDigit(right) { return 0 }
    let leftClass = Int(tables.kerningClasses[Int(leftSlot)])
    let rightClass = Int(tables.kerningClasses[Int(rightSlot)])
    let index = leftClass * tables.classCount + rightClass
    let text = Double(advances.textKerning[index])
    let display = Double(advances.displayKerning[index])
    let share = advances.displayShare
    return (text * (1 - share) + display * share) * MetricsTables.unit
  }

  /// Added to every glyph, in em.
  var tracking: Double {
    if case .system(let advances) = source { advances.tracking } else { 0 }
  }

  /// Width in points of a text of ASCII letters, figures and signs, or nil if it holds anything
  /// else.
  ///
  ///     width = pointSize · ( Σ advance + Σ kerning + n · tracking )
  ///
  /// - Complexity: O(n) without allocation: this is what most labels take.
  func asciiWidth(of bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard digitAdvance == nil, case .system(let advances) = source else { return nil }
    var (text, display) = (0, 0)
    var left = tables.classCount - 1
    for byte in bytes {
      let slot = byte < 0x80 ? tables.slots[Int(byte)] : MetricsTables.noSlot
      guard slot != MetricsTables.noSlot else { return nil }
      let right = Int(tables.kerningClasses[Int(slot)])
      let pair = left * tables.classCount + right
      text += Int(advances.text[Int(slot)] + advances.textKerning[pair])
      display += Int(advances.display[Int(slot)] + advances.displayKerning[pair])
      left = right
    }
    let share = advances.displayShare
    let em = (Double(text) * (1 - share) + Double(display) * share) * MetricsTables.unit
    return pointSize * (em + advances.tracking * Double(bytes.count))
  }

  private func widestDigit() -> Double {
    (0x30...0x39).compactMap { Unicode.Scalar($0 as UInt32) }
      .compactMap { tabulatedAdvance(of: $0) }.max() ?? 0
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x30 && scalar.value <= 0x39
  }
}
