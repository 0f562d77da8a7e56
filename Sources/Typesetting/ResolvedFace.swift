/// A face with its tables looked up, ready to measure.
struct ResolvedFace {
  /// Where advances come from.
  enum Source {
    case system(SystemAdvances)
    /// Every character is this many em wide.
    case fixedPitch(Double)
    /// What it lacks, the system font has.
    case substitute(
      UnsafePointer<Int32>, kerning: UnsafePointer<Int32>, lacking: SystemAdvances)
    /// A font of a file, which its library keeps for ever. What it lacks, the system font has.
    case file(Unmanaged<ShapingFont>, FontID, SystemAdvances)
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

    init(weight: FontWeight, isItalic: Bool = false, pointSize: Double, era: SystemFontEra) {
      let tables = MetricsTables.shared
      let isOlder = era != .iOS14AndLater
      var cut = MetricsTables.SystemCut(weight: weight, isItalic: isItalic, isOlder: isOlder)
      text = tables.advances(of: cut)
      cut.isDisplay = true
      display = tables.advances(of: cut)
      textKerning = tables.kerning(display: false)
      displayKerning = tables.kerning(display: true)
      (tracking, displayShare) = tables.tracking(at: pointSize, era: era)
    }

    /// One cut, without tracking.
    init(weight: FontWeight, isDisplay: Bool) {
      self.init(weight: weight, pointSize: 17, era: .iOS14AndLater)
      (tracking, displayShare) = (0, isDisplay ? 1 : 0)
    }

    /// Advance in em, without tracking.
    func advance(inSlot slot: Int) -> Double {
      let units =
        Double(text[slot]) * (1 - displayShare) + Double(display[slot]) * displayShare
      return units * MetricsTables.unit
    }
  }

  var source: Source
  /// Finite and at least zero.
  var pointSize: Double
  /// In em; nil if digits have their own widths.
  var digitAdvance: Double?
  /// In em, of characters whose widths are not those of what stands in.
  var ownAdvances: [Unicode.Scalar: Double] = [:]
  /// Of a font whose Korean is known, and little else.
  var koreanAdvances: KoreanAdvances?
  /// Whether the ideographs that another font draws are wider than the em.
  var widensIdeographs = false

  /// In em, of a substitute that stands for the system font; 0 for all other faces.
  private var substituteTracking = 0.0

  private let tables = MetricsTables.shared

  /// The system font.
  init(
    systemWeight weight: FontWeight, isItalic: Bool, pointSize: Double,
    usesMonospacedDigits: Bool, era: SystemFontEra
  ) {
    self.pointSize = pointSize
    source = .system(
      SystemAdvances(weight: weight, isItalic: isItalic, pointSize: pointSize, era: era))
    widensIdeographs = FallbackAdvance.widensIdeographs(era: era)
    if usesMonospacedDigits { digitAdvance = widestDigit() }
  }

  init(cut advances: SystemAdvances, pointSize: Double) {
    self.pointSize = pointSize
    source = .system(advances)
  }

  init(fixedPitch em: Double, pointSize: Double) {
    self.pointSize = pointSize
    source = .fixedPitch(em)
  }

  /// - Parameters:
  ///   - weight: That of the system font, for characters that the font lacks.
  ///   - tracking: In em, of a font that stands for the system's.
  init(
    substitute: SubstituteFont, weight: FontWeight, pointSize: Double, era: SystemFontEra,
    tracking: Double = 0
  ) {
    self.pointSize = pointSize
    source = .substitute(
      tables.advances(of: substitute), kerning: tables.kerning(of: substitute),
      lacking: SystemAdvances(weight: weight, pointSize: pointSize, era: era))
    substituteTracking = tracking
  }

  /// A font of a file.
  ///
  /// - Parameter weight: That of the system font, for characters that the file lacks.
  init(file id: FontID, weight: FontWeight, pointSize: Double, era: SystemFontEra) {
    self.pointSize = pointSize
    source = .file(
      .passUnretained(FontLibrary.shared.font(id)), id,
      SystemAdvances(weight: weight, pointSize: pointSize, era: era))
  }

  /// The font of the file that the face is; nil for any other face.
  var ownFont: FontID? {
    if case .file(_, let id, _) = source { id } else { nil }
  }

  /// The same, if it has the character.
  func ownFont(of scalar: Unicode.Scalar) -> FontID? {
    guard case .file(let font, let id, _) = source else { return nil }
    return font._withUnsafeGuaranteedRef { $0.glyph(for: scalar) } == nil ? nil : id
  }

  /// Advance in em without tracking, or nil if the face lacks the character.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    if let digitAdvance, scalar.value >= 0x30, scalar.value <= 0x39 { return digitAdvance }
    if !ownAdvances.isEmpty, let own = ownAdvances[scalar] { return own }
    if let korean = koreanAdvances {
      if scalar == " " { return korean.space }
      if (0xAC00...0xD7A3).contains(scalar.value) { return korean.syllable }
    }
    return tabulatedAdvance(of: scalar)
  }

  private func tabulatedAdvance(of scalar: Unicode.Scalar) -> Double? {
    if case .file(let font, _, _) = source {
      let own = font._withUnsafeGuaranteedRef { font in
        font.glyph(for: scalar).map { font.advance(of: $0) }
      }
      if let own { return own }
    }
    let slot = Int(tables.slot(of: scalar))
    guard slot != MetricsTables.noSlot else { return nil }
    switch source {
    case .system(let advances):
      return advances.advance(inSlot: slot)
    case .file(_, _, let advances):
      return advances.advance(inSlot: slot) + advances.tracking
    case .fixedPitch(let em):
      return em
    case .substitute(let advances, _, let system):
      let advance = advances[slot]
      if advance != MetricsTables.noAdvance { return Double(advance) * MetricsTables.unit }
      // What the font's cascade has is taken to be the system font's, whose tracking counts and not the face's. Signs
      // of currencies are left to the measuring, which makes them as wide as digits.
      return scalar.properties.generalCategory == .currencySymbol
        ? nil : system.advance(inSlot: slot) + system.tracking - substituteTracking
    }
  }

  /// Kerning between two characters in em, which UIKit applies to every font unless told otherwise.
  /// Digits of one width do not kern, nor do characters with own advances; a file's characters are kerned when they
  /// are shaped.
  func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    let (leftSlot, rightSlot) = (tables.slot(of: left), tables.slot(of: right))
    guard leftSlot != MetricsTables.noSlot, rightSlot != MetricsTables.noSlot else { return 0 }
    if digitAdvance != nil, isDigit(left) || isDigit(right) { return 0 }
    if !ownAdvances.isEmpty, ownAdvances[left] != nil || ownAdvances[right] != nil { return 0 }
    let leftClass = Int(tables.kerningClasses[Int(leftSlot)])
    let rightClass = Int(tables.kerningClasses[Int(rightSlot)])
    let index = leftClass * tables.classCount + rightClass
    switch source {
    case .system(let advances):
      let text = Double(advances.textKerning[index])
      let display = Double(advances.displayKerning[index])
      let share = advances.displayShare
      return (text * (1 - share) + display * share) * MetricsTables.unit
    case .substitute(_, let kerning, _): return Double(kerning[index]) * MetricsTables.unit
    case .fixedPitch, .file: return 0
    }
  }

  /// Added to every glyph, in em.
  var tracking: Double {
    if case .system(let advances) = source { advances.tracking } else { substituteTracking }
  }

  /// Width in points of a text of ASCII letters, figures and signs, or nil if it holds anything
  /// else.
  ///
  ///     width = pointSize · ( Σ advance + Σ kerning + n · tracking )
  ///
  /// - Complexity: O(n) without allocation: this is what most labels take.
  func asciiWidth(of bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard digitAdvance == nil, ownAdvances.isEmpty, case .system(let advances) = source else {
      return nil
    }
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
