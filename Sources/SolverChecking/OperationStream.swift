/// Operations on a solver, decoded from bytes: adds, removals, changes, edits and solves.
///
/// Every sequence of bytes is a stream, so that a fuzzer may cut and change it freely. The first four
/// choose a random system to begin with; after that each operation takes what bytes it needs, and
/// zeros when there are none left.
package struct OperationStream: Sendable {
  package var bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// The stream of a seed.
  package init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    bytes = (0..<(8 + random.below(120))).map { _ in UInt8(random.below(256)) }
  }

  /// Runs the stream and checks the solver after each solve, and once more at the end.
  ///
  /// - Parameter log: Gets each operation in words.
  /// - Returns: What is wrong, or nil.
  package func finding(log: ((String) -> Void)? = nil) -> String? {
    var run = Run(bytes: bytes[...], log: log)
    do {
      try run.begin()
      while !run.bytes.isEmpty { try run.step() }
      try run.check()
      return nil
    } catch let finding as Finding {
      return finding.sentence
    } catch {
      return "refused: \(error)"
    }
  }

  /// The shortest stream that can be had by cutting this one and still has a finding.
  package func shrunk() -> OperationStream {
    var stream = self
    var chunk = max(1, bytes.count / 2)
    while true {
      var start = 0
      var isShorter = false
      while start < stream.bytes.count {
        var shorter = stream
        shorter.bytes.removeSubrange(start..<min(start + chunk, stream.bytes.count))
        if shorter.finding() != nil {
          stream = shorter
          isShorter = true
        } else {
          start += chunk
        }
      }
      if chunk == 1, !isShorter { return stream }
      chunk = max(1, chunk / 2)
    }
  }
}

extension OperationStream {
  /// The bytes in hexadecimal, as kept in a file.
  package var text: String {
    bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined(separator: " ")
  }

  /// Reads what ``text`` wrote; nil if it is nothing of the kind.
  package init?(text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    bytes = words.compactMap { UInt8($0, radix: 16) }
    if bytes.count != words.count { return nil }
  }
}

/// An invariant that does not hold.
private struct Finding: Error {
  var sentence: String
}

/// A stream in the middle of its operations.
private struct Run {
  var bytes: ArraySlice<UInt8>
  /// The rows as they should be, in order of addition.
  private var system = RandomSystem(variableCount: 1)
  private var handles: [CheckedSystem.Handle] = []
  private var edits: [Int: Double] = [:]
  private var checked = CheckedSystem(variableCount: 1)
  private var solves = 0
  private let log: ((String) -> Void)?

  init(bytes: ArraySlice<UInt8>, log: ((String) -> Void)?) {
    self.bytes = bytes
    self.log = log
  }

  private mutating func next() -> Int { Int(bytes.popFirst() ?? 0) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[next() % elements.count]
  }

  private static let priorities: [Double] = [1000, 1000, 999.5, 750, 750, 500, 250, 250, 0.5]

  mutating func begin() throws {
    let family = pick(RandomSystem.Family.allCases)
    let start = RandomSystem.random(
      family, variableCount: 1 + next() % 16, seed: UInt64(next()) << 8 | UInt64(next()))
    system.variableCount = start.variableCount
    checked = CheckedSystem(variableCount: start.variableCount)
    for row in start.rows { try add(row) }
  }

  mutating func step() throws {
    switch next() % 16 {
    case 0, 1, 2: try add(row())
    case 3, 4, 5:
      guard let index = anyRow() else { return }
      log?("remove row \(index)")
      checked.remove(handles.remove(at: index))
      system.rows.remove(at: index)
    case 6, 7:
      guard let index = anyRow() else { return }
      let constant = Double(next() - 128) / 2
      log?("row \(index) gets the constant \(constant)")
      try checked.setConstant(constant, of: handles[index])
      system.rows[index].constant = constant
    case 8, 9:
      guard let index = anyRow() else { return }
      let priority = pick(Self.priorities)
      log?("row \(index) gets the priority \(priority)")
      try checked.setPriority(priority, of: handles[index])
      system.rows[index].priority = priority
    case 10, 11:
      edits[0] = Double(next() * 4)
      log?("suggest x0 = \(edits[0]!)")
      try checked.suggest(edits[0]!, for: 0)
    case 12:
      // Out, and in again at the end.
      guard let index = anyRow() else { return }
      log?("remove row \(index) to add it again")
      let row = system.rows.remove(at: index)
      checked.remove(handles.remove(at: index))
      try add(row)
    default: try check()
    }
  }

  private mutating func anyRow() -> Int? {
    let number = next() << 8 | next()
    return handles.isEmpty ? nil : number % handles.count
  }

  private mutating func row() -> RandomSystem.Row {
    var terms: [RandomSystem.Term] = []
    for _ in 0...(next() % 3) {
      let variable = next() % system.variableCount
      terms.append(.init(variable: variable, coefficient: pick([1, -1, 1, -1, 2, 0.5, 0])))
    }
    return RandomSystem.Row(
      terms: terms, relation: pick([.equal, .less, .greater]),
      constant: Double(next() - 128) / 2, priority: pick(Self.priorities))
  }

  private mutating func add(_ row: RandomSystem.Row) throws {
    log?("add row \(system.rows.count): \(RandomSystem(variableCount: 0, rows: [row]))")
    handles.append(try checked.add(row))
    system.rows.append(row)
  }

  /// The rows with each edit as a required equality before them.
  private var whole: RandomSystem {
    var whole = system
    whole.rows =
      edits.sorted { $0.key < $1.key }.map { variable, value in
        RandomSystem.Row(
          terms: [.init(variable: variable, coefficient: 1)], relation: .equal, constant: -value,
          priority: 1000)
      } + system.rows
    return whole
  }

  mutating func check() throws {
    solves += 1
    log?("solve")
    try checked.solve()
    let values = checked.values
    guard values.allSatisfy(\.isFinite) else { throw finding("a value is not finite") }
    guard checked.isOptimal else { throw finding("the solver did not come to an end") }
    let whole = whole
    let sums = whole.levelSums(at: values)
    let fresh = CheckedSystem(variableCount: system.variableCount)
    for (variable, value) in edits { try fresh.suggest(value, for: variable) }
    for row in system.rows { _ = try fresh.add(row) }
    try fresh.solve()
    if let difference = sums.difference(from: whole.levelSums(at: fresh.values)) {
      throw finding("incremental is not as fresh: \(difference)")
    }
    for (variable, (value, other)) in zip(values, fresh.values).enumerated()
    where abs(value - other) > 1e-6 * max(1, abs(other)) {
      throw finding("x\(variable) is \(value), and \(other) when fresh")
    }
    let reference = try ReferenceSystem(solving: whole)
    guard checked.hasConflict == reference.hasConflict else {
      throw finding(
        reference.hasConflict ? "a conflict is not reported" : "a conflict is reported that is none"
      )
    }
    if reference.hasConflict { return }
    if let first = sums.first, first.priority == 1000, first.sum > 1e-6 {
      throw finding("required rows are off by \(first.sum)")
    }
    let least = whole.levelSums(at: reference.values)
    if let difference = sums.difference(from: least, isBetterFine: true) {
      throw finding("worse than the reference: \(difference)")
    }
  }

  private func finding(_ sentence: String) -> Finding {
    Finding(sentence: "solve \(solves): \(sentence)")
  }
}
