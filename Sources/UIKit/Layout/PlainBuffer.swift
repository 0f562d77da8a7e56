/// A growable run of plain values, behind a pointer: a stored array would be guarded at every access.
struct PlainBuffer<Element>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 16

  init() { base = .allocate(capacity: capacity) }

  deinit { base.deallocate() }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { widen() }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Drops all elements, which have nothing to give back; the memory stays.
  mutating func removeAll() { count = 0 }

  /// Drops the elements from a position on; the memory stays.
  mutating func truncate(to length: Int) { count = length }

  @inline(__always)
  subscript(position: Int) -> Element { base[position] }

  @inline(never)
  private mutating func widen() {
    let wider = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
    wider.moveInitialize(from: base, count: count)
    base.deallocate()
    base = wider
    capacity *= 2
  }
}
