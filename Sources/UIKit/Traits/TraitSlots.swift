/// A set of traits, by their slots.
struct TraitSlots: Hashable, Sendable {
  private var low: UInt64 = 0
  /// Slots from 64 on: reached only by programs with more than forty custom traits.
  private var high: Set<Int> = []

  init() {}

  init(_ traits: [UITrait]) {
    for trait in traits { insert(TraitKind.of(any: trait).slot) }
  }

  var isEmpty: Bool { low == 0 && high.isEmpty }

  /// The slots, in ascending order.
  var members: [Int] {
    (0..<64).filter(contains) + high.sorted()
  }

  func contains(_ slot: Int) -> Bool {
    slot < 64 ? low & 1 << UInt64(slot) != 0 : high.contains(slot)
  }

  mutating func insert(_ slot: Int) {
    if slot < 64 { low |= 1 << UInt64(slot) } else { high.insert(slot) }
  }

  func isDisjoint(with other: TraitSlots) -> Bool {
    low & other.low == 0 && high.isDisjoint(with: other.high)
  }
}
