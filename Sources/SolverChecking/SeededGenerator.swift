/// A seeded generator (Steele, Lea and Flood, OOPSLA 2014), so that runs repeat exactly.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  package var state: UInt64

  /// Starts the sequence of a seed.
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to, not including, a bound.
  package mutating func below(_ bound: Int) -> Int {
    // The modulus favours small numbers by less than one in 2⁵⁰, and is the same everywhere.
    Int(next() % UInt64(bound))
  }

  /// One of the elements.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// True once in so many times.
  package mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// The numbers from 0 up to a bound in random order.
  package mutating func permutation(of count: Int) -> [Int] {
    var order = Array(0..<count)
    for index in stride(from: count - 1, to: 0, by: -1) { order.swapAt(index, below(index + 1)) }
    return order
  }
}
