/// A growable run of plain values: no reference counts, no copies, no bounds checks.
///
/// Indices are 32 bits wide, as everything that points into a buffer is stored in another one.
struct FlatBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int32 = 0
  private var capacity: Int32

  init(capacity: Int = 16) {
    self.capacity = Int32(max(capacity, 4))
    base = .allocate(capacity: Int(self.capacity))
  }

  deinit { base.deallocate() }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { base[Int(index)] }
    nonmutating set { base[Int(index)] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[Int(count)] = element
    count += 1
  }

  /// Room for a number of elements at the end; what it holds is undefined until written.
  @inline(__always)
  mutating func extend(by length: Int32) -> Int32 {
    if count + length > capacity { grow(to: count + length) }
    defer { count += length }
    return count
  }

  /// Drops the elements from a position on; the memory stays.
  mutating func truncate(to length: Int32) { count = length }

  @inline(never)
  private mutating func grow(to needed: Int32) {
    let wider = max(needed, capacity &+ capacity / 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: Int(wider))
    moved.moveInitialize(from: base, count: Int(count))
    base.deallocate()
    base = moved
    capacity = wider
  }

  /// Makes room for a number of elements in all.
  mutating func reserve(_ length: Int32) {
    if length > capacity { grow(to: length) }
  }
}
