/// A slope of a cost by priority, compared from the most important priority on.
///
/// Sparse: only what is farther from zero than ``LinearForm/nearZero`` has an entry.
struct SlopeVector {
  struct Entry {
    var priority: Double
    var slope: Double
  }

  /// The most important priority first.
  private(set) var entries: [Entry] = []

  static let zero = SlopeVector()

  init() {}

  init(_ slope: Double, at priority: Double) {
    if abs(slope) > LinearForm.nearZero { entries = [Entry(priority: priority, slope: slope)] }
  }

  /// Sign of the most important entry; 0 for the zero vector.
  var sign: Int { entries.first.map { $0.slope > 0 ? 1 : -1 } ?? 0 }

  static func + (left: Self, right: Self) -> Self { left.adding(right, times: 1) }
  static func - (left: Self, right: Self) -> Self { left.adding(right, times: -1) }

  static func * (vector: Self, factor: Double) -> Self { Self().adding(vector, times: factor) }

  /// Lexicographic order.
  static func < (left: Self, right: Self) -> Bool { (left - right).sign < 0 }

  private func adding(_ other: Self, times factor: Double) -> Self {
    if entries.isEmpty, factor == 1 { return other }
    var sum = Self()
    sum.entries.reserveCapacity(entries.count + other.entries.count)
    var (mine, theirs) = (0, 0)
    while mine < entries.count || theirs < other.entries.count {
      let own = mine < entries.count ? entries[mine].priority : -1
      let added = theirs < other.entries.count ? other.entries[theirs].priority : -1
      let priority = max(own, added)
      var slope = 0.0
      if own == priority {
        slope += entries[mine].slope
        mine += 1
      }
      if added == priority {
        slope += factor * other.entries[theirs].slope
        theirs += 1
      }
      if abs(slope) > LinearForm.nearZero {
        sum.entries.append(Entry(priority: priority, slope: slope))
      }
    }
    return sum
  }
}
