/// In which constraints each variable occurs.
///
/// Partition and classes go from constraints to variables; only a variable that was known and no
/// longer is has to find its constraints. The index is made when that first happens. What is added
/// later is kept in a list beside it until that is long; what is removed is left in, so whoever asks
/// has to look whether a constraint is live and names the variable.
struct MentionIndex: ~Copyable {
  /// Where the constraints of each variable begin, and the end of the last.
  private var starts = FlatBuffer<Int32>()
  private var slots = FlatBuffer<Int32>()
  /// Constraints that were added after the index was made.
  private var later = FlatBuffer<Int32>()

  private var isMade: Bool { starts.count > 0 }

  func isCurrent(constraintCount: Int32) -> Bool {
    isMade && later.count <= constraintCount / 8 + 16
  }

  @inline(__always)
  mutating func note(added slot: Int32) {
    if isMade { append(slot) }
  }

  @inline(never)
  private mutating func append(_ slot: Int32) {
    later.append(slot)
    // Nobody may ask again.
    if later.count > slots.count + 1024 { forget() }
  }

  /// - Complexity: As many steps as there are terms.
  mutating func make(
    of constraints: borrowing FlatBuffer<ConstraintRow>, _ terms: borrowing FlatBuffer<Term>,
    variableCount: Int32
  ) {
    forget()
    for _ in 0...variableCount + 1 { starts.append(0) }
    // Counted two places on, so that the starts end up where they belong when all are distributed.
    var total: Int32 = 0
    for slot in 0..<constraints.count where constraints[slot].isLive {
      let row = constraints[slot]
      for position in row.firstTerm..<row.firstTerm + row.termCount {
        starts[terms[position].variable.index + 2] += 1
        total += 1
      }
    }
    for variable in 2..<max(2, starts.count) { starts[variable] += starts[variable - 1] }
    _ = slots.extend(by: total)
    for slot in 0..<constraints.count where constraints[slot].isLive {
      let row = constraints[slot]
      for position in row.firstTerm..<row.firstTerm + row.termCount {
        let variable = terms[position].variable.index
        slots[starts[variable + 1]] = slot
        starts[variable + 1] += 1
      }
    }
  }

  /// Constraints that may name a variable, each once.
  func candidates(naming variable: Int32) -> [Int32] {
    var found: Set<Int32> = []
    if variable + 1 < starts.count {
      for position in starts[variable]..<starts[variable + 1] { found.insert(slots[position]) }
    }
    for position in 0..<later.count { found.insert(later[position]) }
    return found.sorted()
  }

  private mutating func forget() {
    starts.truncate(to: 0)
    slots.truncate(to: 0)
    later.truncate(to: 0)
  }
}

extension FlatBuffer<Int32> {
  /// Drops repetitions of numbers from 0 to below a bound; the first of each stays.
  mutating func removeDuplicates(below bound: Int32) {
    var isMet = Array(repeating: false, count: Int(bound))
    var kept: Int32 = 0
    for position in 0..<count where !isMet[Int(self[position])] {
      isMet[Int(self[position])] = true
      self[kept] = self[position]
      kept += 1
    }
    truncate(to: kept)
  }
}

extension FlatBuffer<KnownValue> {
  /// Keeps the last value of each variable.
  mutating func keepLast(below bound: Int32) {
    var last = Array(repeating: Int32(-1), count: Int(bound))
    for position in 0..<count { last[Int(self[position].variable)] = position }
    var kept: Int32 = 0
    for position in 0..<count where last[Int(self[position].variable)] == position {
      self[kept] = self[position]
      kept += 1
    }
    truncate(to: kept)
  }
}
