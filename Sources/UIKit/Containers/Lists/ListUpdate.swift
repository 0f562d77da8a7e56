/// A batch of insertions, deletions and moves, as tables and collections state it.
///
/// Deletions, reloads and the sources of moves name places before the batch, insertions and the
/// destinations of moves places after it, whatever the order in which they were stated.
struct ListUpdate {
  var deletedSections: IndexSet = []
  var insertedSections: IndexSet = []
  var reloadedSections: IndexSet = []
  /// Section after the move by section before it.
  var movedSections: [Int: Int] = [:]
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  /// Items that are configured again without getting another cell.
  var reconfiguredItems: Set<IndexPath> = []
  /// Item after the move by item before it.
  var movedItems: [IndexPath: IndexPath] = [:]

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
      && reloadedItems.isEmpty && reconfiguredItems.isEmpty && movedItems.isEmpty
  }

  /// Where sections and items went.
  struct Result {
    /// New section of each old one; nil for those deleted.
    var sections: [Int?]
    /// New item path of each old one, by old section; nil for those deleted.
    var items: [[IndexPath?]]

    func newPath(for old: IndexPath) -> IndexPath? {
      guard old.count == 2, items.indices.contains(old.section),
        items[old.section].indices.contains(old.item)
      else { return nil }
      return items[old.section][old.item]
    }
  }

  /// Follows every section and item from before the batch to after it.
  ///
  /// - Parameters:
  ///   - old: Number of items of each section before.
  ///   - new: Number of items of each section after, as the data source states it.
  /// - Precondition: The data source's counts are the old ones changed by what the batch states.
  func apply(from old: [Int], to new: [Int]) -> Result {
    let sections = newSections(old: old.count, new: new.count)
    var items: [[IndexPath?]] = []
    for (section, count) in old.enumerated() {
      items.append(Array(repeating: nil, count: count))
      for item in 0..<count {
        if let target = movedItems[IndexPath(item: item, section: section)] {
          items[section][item] = target
        }
      }
    }
    var oldSection: [Int: Int] = [:]
    for (index, target) in sections.enumerated() {
      if let target { oldSection[target] = index }
    }
    for (section, count) in new.enumerated() {
      guard let origin = oldSection[section] else { continue }
      fill(section, count: count, from: origin, oldCount: old[origin], into: &items)
    }
    return Result(sections: sections, items: items)
  }

  private func newSections(old: Int, new: Int) -> [Int?] {
    let leaving = deletedSections.count + movedSections.count
    let arriving = insertedSections.count + movedSections.count
    precondition(
      old - leaving + arriving == new,
      """
      Invalid update: invalid number of sections. The number of sections after the update (\(new)) \
      must be the number before it (\(old)), plus the sections inserted \
      (\(insertedSections.count)), minus those deleted (\(deletedSections.count)).
      """)
    var taken = IndexSet(movedSections.values)
    taken.formUnion(insertedSections)
    var free = (0..<new).lazy.filter { !taken.contains($0) }.makeIterator()
    return (0..<old).map { section in
      if deletedSections.contains(section) { return nil }
      return movedSections[section] ?? free.next()
    }
  }

  /// Gives the items that stay in a section the places that nothing else takes, in their order.
  private func fill(
    _ section: Int, count: Int, from origin: Int, oldCount: Int, into items: inout [[IndexPath?]]
  ) {
    if reloadedSections.contains(origin) {
      // A section loaded anew may have any number of items.
      for item in 0..<min(oldCount, count) {
        items[origin][item] = IndexPath(item: item, section: section)
      }
      return
    }
    var taken: Set<Int> = []
    for path in insertedItems where path.section == section { taken.insert(path.item) }
    for path in movedItems.values where path.section == section { taken.insert(path.item) }
    var staying: [Int] = []
    for item in 0..<oldCount {
      let path = IndexPath(item: item, section: origin)
      if !deletedItems.contains(path), movedItems[path] == nil { staying.append(item) }
    }
    precondition(
      staying.count + taken.count == count,
      """
      Invalid update: invalid number of items in section \(section). The number after the update \
      (\(count)) must be the number before it (\(oldCount)), plus the items inserted and moved in \
      (\(taken.count)), minus those deleted and moved out (\(oldCount - staying.count)).
      """)
    var places = (0..<count).lazy.filter { !taken.contains($0) }.makeIterator()
    for item in staying {
      items[origin][item] = places.next().map { IndexPath(item: $0, section: section) }
    }
  }
}
