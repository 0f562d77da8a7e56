import UIKit

/// Conditions, taken apart into flat arrays, so that deciding a thousand of them costs microseconds
/// and no allocation.
///
/// The atoms of all conditions stand once each, sorted by the number they ask about. When a number
/// changes its atoms are compared again; when an atom's answer changes, the conditions that contain
/// it are worked out again.
///
/// - Invariant: ``holds`` is right for the environment of the last ``update(for:)``.
struct RuleTable {
  private struct Comparison {
    var quantity: Quantity
    var interval: Interval
  }

  /// What is to be done with the answers to atoms, in postfix order.
  private enum Step: Int32 {
    case and = -1
    case or = -2
    case not = -3
    case yes = -4
    case no = -5
  }

  /// Steps after which a condition is asked as a whole: answers stand in the bits of one word.
  private static let deepest = 60

  private var comparisons: ContiguousArray<Comparison> = []
  private var tests: ContiguousArray<ConditionTest> = []
  /// Numbers that any comparison is about, with the range of their comparisons.
  private var quantities: ContiguousArray<(quantity: Quantity, range: Range<Int>)> = []
  /// Last value of each of ``quantities``.
  private var values: ContiguousArray<Double> = []
  /// Answers: those of the comparisons, then those of the tests.
  private var answers: ContiguousArray<Bool> = []

  /// The conditions that contain an atom: `users[userStarts[atom] ..< userStarts[atom + 1]]`.
  private var users: ContiguousArray<Int32> = []
  private var userStarts: ContiguousArray<Int32> = []
  private var programs: ContiguousArray<Int32> = []
  private var programStarts: ContiguousArray<Int32> = []

  private var isOutdated: ContiguousArray<Bool> = []
  private var outdated: ContiguousArray<Int32> = []
  private var isFresh = true

  /// Whether each condition holds.
  private(set) var holds: ContiguousArray<Bool> = []

  init() {}

  init(_ conditions: [Condition]) {
    var compiler = ConditionCompiler()
    let nodes = conditions.map { compiler.prepare($0.node, deepest: Self.deepest) }
    let order = compiler.comparisons.indices.sorted {
      compiler.comparisons[$0].0.rawValue < compiler.comparisons[$1].0.rawValue
    }
    var places = [Int](repeating: 0, count: order.count)
    for (place, index) in order.enumerated() {
      places[index] = place
      let (quantity, interval) = compiler.comparisons[index]
      comparisons.append(Comparison(quantity: quantity, interval: interval))
    }
    tests = ContiguousArray(compiler.tests)
    findQuantities()
    answers = ContiguousArray(repeating: false, count: comparisons.count + tests.count)
    var usersOfAtom = [[Int32]](repeating: [], count: answers.count)
    for (rule, node) in nodes.enumerated() {
      programStarts.append(Int32(programs.count))
      emit(node, compiler, places) { atom in
        if usersOfAtom[atom].last != Int32(rule) { usersOfAtom[atom].append(Int32(rule)) }
      }
    }
    programStarts.append(Int32(programs.count))
    for list in usersOfAtom {
      userStarts.append(Int32(users.count))
      users.append(contentsOf: list)
    }
    userStarts.append(Int32(users.count))
    holds = ContiguousArray(repeating: false, count: nodes.count)
    isOutdated = ContiguousArray(repeating: true, count: nodes.count)
    outdated = ContiguousArray(0..<Int32(nodes.count))
  }

  /// Whether any condition asks about the space.
  var dependsOnSpace: Bool {
    !tests.isEmpty || quantities.contains { $0.quantity.isSpatial }
  }

  // MARK: Deciding

  /// Works the conditions out for an environment; true where the answer of any has changed.
  mutating func update(for environment: AdaptiveEnvironment) -> Bool {
    for index in quantities.indices {
      let value = quantities[index].quantity.value(in: environment)
      if value == values[index], !isFresh { continue }
      values[index] = value
      for atom in quantities[index].range {
        answer(atom, comparisons[atom].interval.contains(value))
      }
    }
    for index in tests.indices {
      answer(comparisons.count + index, tests[index].holds(environment))
    }
    isFresh = false
    return workOut()
  }

  private mutating func answer(_ atom: Int, _ answer: Bool) {
    guard answers[atom] != answer else { return }
    answers[atom] = answer
    for index in Int(userStarts[atom])..<Int(userStarts[atom + 1]) {
      let rule = users[index]
      guard !isOutdated[Int(rule)] else { continue }
      isOutdated[Int(rule)] = true
      outdated.append(rule)
    }
  }

  private mutating func workOut() -> Bool {
    var changed = false
    for rule in outdated {
      isOutdated[Int(rule)] = false
      let answer = run(Int(rule))
      if holds[Int(rule)] != answer {
        holds[Int(rule)] = answer
        changed = true
      }
    }
    outdated.removeAll(keepingCapacity: true)
    return changed
  }

  private func run(_ rule: Int) -> Bool {
    var stack: UInt64 = 0
    for index in Int(programStarts[rule])..<Int(programStarts[rule + 1]) {
      let step = programs[index]
      if step >= 0 {
        stack = stack << 1 | (answers[Int(step)] ? 1 : 0)
        continue
      }
      let top = stack & 1
      switch Step(rawValue: step) {
      case .and: stack = (stack >> 1) & (top | ~1)
      case .or: stack = (stack >> 1) | top
      case .not: stack ^= 1
      case .yes: stack = stack << 1 | 1
      default: stack <<= 1
      }
    }
    return stack & 1 == 1
  }

  // MARK: Taking conditions apart

  private mutating func findQuantities() {
    var start = 0
    for index in comparisons.indices {
      let quantity = comparisons[index].quantity
      if index + 1 < comparisons.count, comparisons[index + 1].quantity == quantity { continue }
      quantities.append((quantity, start..<index + 1))
      start = index + 1
    }
    values = ContiguousArray(repeating: .nan, count: quantities.count)
  }

  private mutating func emit(
    _ node: Condition.Node, _ compiler: ConditionCompiler, _ places: [Int], use: (Int) -> Void
  ) {
    switch node {
    case .constant(let value): programs.append((value ? Step.yes : .no).rawValue)
    case .named(_, let node): emit(node, compiler, places, use: use)
    case .not(let node):
      emit(node, compiler, places, use: use)
      programs.append(Step.not.rawValue)
    case .all(let nodes): emit(nodes, .and, .yes, compiler, places, use: use)
    case .any(let nodes): emit(nodes, .or, .no, compiler, places, use: use)
    case .atom(.interval(let quantity, let interval)):
      let atom = places[compiler.index(of: quantity, interval)]
      programs.append(Int32(atom))
      use(atom)
    case .atom(.test(let test)):
      let atom = comparisons.count + compiler.index(of: test)
      programs.append(Int32(atom))
      use(atom)
    }
  }

  private mutating func emit(
    _ nodes: [Condition.Node], _ step: Step, _ empty: Step, _ compiler: ConditionCompiler,
    _ places: [Int], use: (Int) -> Void
  ) {
    if nodes.isEmpty { programs.append(empty.rawValue) }
    for (index, node) in nodes.enumerated() {
      emit(node, compiler, places, use: use)
      if index > 0 { programs.append(step.rawValue) }
    }
  }
}

/// Collects the atoms of conditions, each once.
private struct ConditionCompiler {
  private struct ComparisonKey: Hashable {
    var quantity: Quantity
    var interval: Interval
  }

  private(set) var comparisons: [(Quantity, Interval)] = []
  private(set) var tests: [ConditionTest] = []
  private var comparisonIndices: [ComparisonKey: Int] = [:]
  private var testIndices: [String: Int] = [:]

  func index(of quantity: Quantity, _ interval: Interval) -> Int {
    comparisonIndices[ComparisonKey(quantity: quantity, interval: interval)] ?? 0
  }

  func index(of test: ConditionTest) -> Int { testIndices[test.text] ?? 0 }

  /// Collects the atoms of a condition; one that nests too deeply becomes a single test.
  mutating func prepare(_ node: Condition.Node, deepest: Int) -> Condition.Node {
    guard node.depth <= deepest else {
      let test = ConditionTest(text: node.text) {
        node.holds(in: $0)
      } present: { _ in
        ""
      }
      return prepare(.atom(.test(test)), deepest: deepest)
    }
    collect(node)
    return node
  }

  private mutating func collect(_ node: Condition.Node) {
    switch node {
    case .constant: break
    case .named(_, let node), .not(let node): collect(node)
    case .all(let nodes), .any(let nodes): for node in nodes { collect(node) }
    case .atom(.interval(let quantity, let interval)):
      let key = ComparisonKey(quantity: quantity, interval: interval)
      guard comparisonIndices[key] == nil else { return }
      comparisonIndices[key] = comparisons.count
      comparisons.append((quantity, interval))
    case .atom(.test(let test)):
      guard testIndices[test.text] == nil else { return }
      testIndices[test.text] = tests.count
      tests.append(test)
    }
  }
}

extension Condition.Node {
  fileprivate var depth: Int {
    switch self {
    case .constant, .atom: 1
    case .named(_, let node), .not(let node): node.depth + 1
    case .all(let nodes), .any(let nodes): (nodes.map(\.depth).max() ?? 0) + 1
    }
  }
}
