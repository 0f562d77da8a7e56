/// Which wide equalities to look at again, as joins make them narrower.
///
/// What comes out is what rounds over all of them would give, each round in order of age, but only
/// those are looked at of whose roots one was hung on another since the last look.
struct WideRounds {
  /// Equalities by root, as positions in the list of wide ones.
  private var watchers: [Int32: [Int32]] = [:]
  /// The round in which an equality is to be looked at next; −1 for none.
  private var round: [Int32]
  private var isDone: [Bool]
  private var queue = EventQueue<Int64> { $0 < $1 }
  /// What is being looked at: the round and the position.
  private var now: (round: Int32, position: Int32) = (0, -1)

  /// Starts with every equality due in the first round.
  init(count: Int) {
    round = Array(repeating: 0, count: count)
    isDone = Array(repeating: false, count: count)
    for position in 0..<count { queue.insert(Int64(position)) }
  }

  mutating func watch(_ position: Int32, root: Int32) {
    watchers[root, default: []].append(position)
  }

  mutating func next() -> Int32? {
    guard let key = queue.pop() else { return nil }
    now = (Int32(key >> 32), Int32(truncatingIfNeeded: key & 0xFFFF_FFFF))
    round[Int(now.position)] = -1
    return now.position
  }

  mutating func finish(_ position: Int32) { isDone[Int(position)] = true }

  func isFinished(_ position: Int32) -> Bool { isDone[Int(position)] }

  /// Notes that a root is one no longer; whoever mentions it is due, in this round if its turn is
  /// still to come.
  mutating func hang(_ root: Int32, on parent: Int32) {
    guard var moved = watchers.removeValue(forKey: root) else { return }
    moved.removeAll { isDone[Int($0)] }
    for position in moved where round[Int(position)] < 0 {
      round[Int(position)] = position > now.position ? now.round : now.round + 1
      queue.insert(Int64(round[Int(position)]) << 32 | Int64(position))
    }
    // The shorter list is moved.
    var stay = watchers.removeValue(forKey: parent) ?? []
    if stay.count < moved.count { swap(&stay, &moved) }
    stay.append(contentsOf: moved)
    watchers[parent] = stay
  }
}
