import CTypesettingData

/// The tables of advances, kerning and tracking, spread out for quick reading.
///
/// They are read once and then never change or go away, hence the unmanaged memory: measuring a
/// label takes less than a microsecond only if nothing is counted or copied.
///
/// - SeeAlso: `Scripts/generate-typesetting-data` for the format of the bytes.
struct MetricsTables: @unchecked Sendable {
  static let shared = MetricsTables()

  /// Lengths in the tables are integers of this unit, in em.
  static let unit = 1e-5
  /// Slot of a character that the tables lack.
  static let noSlot = UInt16.max
  /// First code point beyond those that slots are found by.
  static let codePointLimit = 0x2800
  /// Advance of a character that a substitute font lacks.
  static let noAdvance: Int32 = -1

  /// Number of the system font's kerning tables, which the substitutes' follow: text and display.
  private static let systemKerningCount = 2

  /// Slot of each code point below ``codePointLimit``.
  let slots: UnsafeMutablePointer<UInt16>
  /// Kerning class of each slot.
  let kerningClasses: UnsafeMutablePointer<Int32>
  let slotCount: Int
  /// Number of kerning classes; the last one, which does not kern, included.
  let classCount: Int

  /// Of each ``SystemCut``, in its order.
  private let advanceTables: UnsafeMutablePointer<Int32>
  private let kerningTables: UnsafeMutablePointer<Int32>
  private let substituteTables: UnsafeMutablePointer<Int32>
  private let trackingRows: [[TrackingRow]]

  private struct TrackingRow {
    var pointSize: Double
    var tracking: Double
    var displayShare: Double
    var deviation: Double
  }

  private init() {
    var words = MetricsWords()
    precondition(words.next() == 0x334D_5441, "The metrics tables are damaged.")
    slotCount = Int(words.next())
    let listedCount = Int(words.next())
    let pairCount = Int(words.next())
    let trackingCount = Int(words.next())
    let substituteCount = Int(words.next())
    classCount = listedCount + 1
    precondition(
      substituteCount == SubstituteFont.allCases.count, "The metrics tables are of another version."
    )

    slots = .allocate(capacity: Self.codePointLimit)
    slots.initialize(repeating: Self.noSlot, count: Self.codePointLimit)
    for slot in 0..<slotCount { slots[Int(words.next())] = UInt16(slot) }
    kerningClasses = words.copy(slotCount)
    advanceTables = Self.advanceTables(slotCount: slotCount, words: &words)

    let kerningCount = (Self.systemKerningCount + substituteCount) * classCount * classCount
    kerningTables = .allocate(capacity: kerningCount)
    kerningTables.initialize(repeating: 0, count: kerningCount)
    for _ in 0..<pairCount {
      let key = Int(words.next())
      let (table, right, left) = (key >> 16, key >> 8 & 0xFF, key & 0xFF)
      kerningTables[(table * classCount + left) * classCount + right] = words.next()
    }

    var rows: [[TrackingRow]] = [[], []]
    for _ in 0..<trackingCount {
      let era = Int(words.next())
      rows[era].append(
        TrackingRow(
          pointSize: Double(words.next()), tracking: Double(words.next()) * 1e-6,
          displayShare: Double(words.next()) * 1e-4,
          deviation: Double(words.next()) * 1e-2 / 1024))
    }
    trackingRows = rows.map { $0.sorted { $0.pointSize < $1.pointSize } }
    substituteTables = words.copy(substituteCount * slotCount)
  }

  /// A shape of the system font with advances of its own.
  struct SystemCut {
    var weight: FontWeight
    var isDisplay = false
    var isItalic = false
    /// Whether it is that of iOS 13 and before.
    var isOlder = false

    static let count = 8 * FontWeight.allCases.count

    /// Its place among the tables.
    var index: Int {
      let style = (isOlder ? 4 : 0) + (isItalic ? 2 : 0) + (isDisplay ? 1 : 0)
      return style * FontWeight.allCases.count + weight.rawValue
    }
  }

  /// The advances of all cuts: the listed ones of both sizes in all weights, with what italics and older ones differ by.
  private static func advanceTables(
    slotCount: Int, words: inout MetricsWords
  ) -> UnsafeMutablePointer<Int32> {
    let listed = words.copy(2 * FontWeight.allCases.count * slotCount)
    let older = words.copy(2 * slotCount)
    let italic = words.copy(2 * slotCount)
    let tables = UnsafeMutablePointer<Int32>.allocate(capacity: SystemCut.count * slotCount)
    for weight in FontWeight.allCases {
      for style in 0..<8 {
        let cut = SystemCut(
          weight: weight, isDisplay: style & 1 != 0, isItalic: style & 2 != 0,
          isOlder: style & 4 != 0)
        let plain = SystemCut(weight: weight, isDisplay: cut.isDisplay)
        let differences = cut.isDisplay ? slotCount : 0
        for slot in 0..<slotCount {
          var advance = listed[plain.index * slotCount + slot]
          if cut.isItalic { advance += italic[differences + slot] }
          if cut.isOlder { advance += older[differences + slot] }
          (tables + cut.index * slotCount + slot).initialize(to: advance)
        }
      }
    }
    for words in [listed, older, italic] { words.deallocate() }
    return tables
  }

  /// Advances by slot of a cut.
  func advances(of cut: SystemCut) -> UnsafePointer<Int32> {
    UnsafePointer(advanceTables + cut.index * slotCount)
  }

  /// Kerning of the system font by class of the left and the right character, the same in all weights: measured strings
  /// kern within a thirtieth the same in regular and black.
  func kerning(display: Bool) -> UnsafePointer<Int32> {
    UnsafePointer(kerningTables + (display ? 1 : 0) * classCount * classCount)
  }

  /// Advances by slot of a metric-compatible font.
  func advances(of substitute: SubstituteFont) -> UnsafePointer<Int32> {
    UnsafePointer(substituteTables + substitute.rawValue * slotCount)
  }

  /// Kerning of such a font, by class of the left and the right character.
  func kerning(of substitute: SubstituteFont) -> UnsafePointer<Int32> {
    let index = Self.systemKerningCount + substitute.rawValue
    return UnsafePointer(kerningTables + index * classCount * classCount)
  }

  /// Slot of a character, or ``noSlot``.
  @inline(__always)
  func slot(of scalar: Unicode.Scalar) -> UInt16 {
    scalar.value < Self.codePointLimit ? slots[Int(scalar.value)] : Self.noSlot
  }

  /// Tracking in em, and how much of the display cut is in the mixture, at a size.
  ///
  /// Between two sizes of the table both are linear; the fitted deviation counts at a table's size
  /// only. Sizes off the table's ends are as the ends.
  func tracking(at pointSize: Double, era: SystemFontEra) -> (em: Double, displayShare: Double) {
    var (em, displayShare) = tabledTracking(at: pointSize, era: era)
    if era == .iOS9 || era == .iOS10 { displayShare *= Self.displayShareOfIOS9 }
    return (em, displayShare)
  }

  /// What the display cut of iOS 9 and 10 has of the later one's narrower letters; the rest is the text cut's.
  ///
  /// Of eleven labels of 20 to 120 points of documents of Xcode 7 and 8, of nine repositories, nine ask for
  /// 0.55 to 0.85 ("Nature" of 30 points is 89.5 wide, "Wardrobe" of 50 213, "Attempts" of 25 102, which
  /// the later cut makes 86.9, 208.5 and 97.7), two of one repository for 0.92 and more. From 0.80 to 0.84 the
  /// sum of their squared distances is about least. Scripts/fit-typesetting takes it as given and fits letters to
  /// some of these labels, too.
  private static let displayShareOfIOS9 = 0.805

  private func tabledTracking(
    at pointSize: Double, era: SystemFontEra
  ) -> (em: Double, displayShare: Double) {
    let rows = trackingRows[era == .iOS14AndLater ? 1 : 0]
    let pointSize = pointSize.isFinite ? pointSize : 0
    let size = min(max(pointSize, rows[0].pointSize), rows[rows.count - 1].pointSize)
    // Sizes are whole and mostly consecutive, so the row is near the difference of sizes.
    var low = min(Int(size - rows[0].pointSize), rows.count - 1)
    while rows[low].pointSize > size { low -= 1 }
    let lower = rows[low]
    if lower.pointSize == size || low + 1 == rows.count {
      return (lower.tracking + lower.deviation, lower.displayShare)
    }
    let upper = rows[low + 1]
    let share = (size - lower.pointSize) / (upper.pointSize - lower.pointSize)
    return (
      lower.tracking + (upper.tracking - lower.tracking) * share,
      lower.displayShare + (upper.displayShare - lower.displayShare) * share
    )
  }
}

/// The words of the tables' bytes, one after another.
private struct MetricsWords {
  private var remaining = UnsafeRawBufferPointer(
    start: typesettingMetrics().bytes, count: typesettingMetrics().count)

  mutating func next() -> Int32 {
    let word = Int32(littleEndian: remaining.loadUnaligned(as: Int32.self))
    remaining = UnsafeRawBufferPointer(rebasing: remaining.dropFirst(4))
    return word
  }

  mutating func copy(_ count: Int) -> UnsafeMutablePointer<Int32> {
    let copy = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    for index in 0..<count { (copy + index).initialize(to: next()) }
    return copy
  }
}
