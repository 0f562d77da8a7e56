/// The values of a trait collection, at the slots of their traits.
///
/// System traits have the first slots, custom ones those after them in the order of first use;
/// reading is an access by index, and comparing two collections a walk over a few numbers.
struct TraitValues: Sendable {
  private var slots: [TraitValue]

  init() { slots = [] }

  subscript(slot: Int) -> TraitValue {
    get { slot < slots.count ? slots[slot] : .unset }
    set {
      if slot >= slots.count {
        guard newValue.isSet else { return }
        let count = max(slot + 1, TraitKind.systemCount)
        slots += repeatElement(.unset, count: count - slots.count)
      }
      slots[slot] = newValue
    }
  }

  subscript<Value>(kind: TypedTraitKind<Value>) -> Value {
    get { kind.decode(self[kind.slot]) }
    set { self[kind.slot] = kind.encode(newValue) }
  }

  var isEmpty: Bool { !slots.contains(where: \.isSet) }

  /// Slots that have a value, in ascending order.
  var setSlots: [Int] { slots.indices.filter { slots[$0].isSet } }

  /// Every slot of the system's traits and of the custom ones in use.
  var stored: [TraitValue] { slots }

  /// Takes every value that is set in another collection.
  mutating func merge(_ other: TraitValues) {
    for slot in other.slots.indices where other.slots[slot].isSet {
      self[slot] = other.slots[slot]
    }
  }

  /// Whether every value that is set in another collection is set to the same here.
  func contains(_ other: TraitValues) -> Bool {
    for slot in other.slots.indices where other.slots[slot].isSet {
      if !isSame(slot, other.slots[slot]) { return false }
    }
    return true
  }

  /// The traits whose values differ, a trait that is not set having its default.
  func changedSlots(from other: TraitValues) -> TraitSlots {
    var changed = TraitSlots()
    for slot in 0..<max(slots.count, other.slots.count) where !isSame(slot, other[slot]) {
      changed.insert(slot)
    }
    return changed
  }

  private func isSame(_ slot: Int, _ other: TraitValue) -> Bool {
    let own = self[slot]
    if own == other { return true }
    // Not set means the default: a value set to it is the same.
    guard own.isSet != other.isSet else { return false }
    return (own.isSet ? own : other) == TraitKind.at(slot).defaultValue
  }
}

extension TraitValues: Hashable {
  static func == (left: TraitValues, right: TraitValues) -> Bool {
    for slot in 0..<max(left.slots.count, right.slots.count)
    where !left.isSame(slot, right[slot]) {
      return false
    }
    return true
  }

  func hash(into hasher: inout Hasher) {
    for slot in slots.indices where slots[slot].isSet {
      if slots[slot] == TraitKind.at(slot).defaultValue { continue }
      hasher.combine(slot)
      hasher.combine(slots[slot])
    }
  }
}
