/// What a list shows, by identifiers that are unique in it.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  struct Section: Sendable {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Reading

  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections[requiredIndex(of: identifier)].items }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { path(of: identifier).map { sections[$0.section].identifier } }

  /// Place among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: Items

  /// Adds items to a section, the last one where none is given.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(!sections.isEmpty, "There are no sections in the snapshot to append items to.")
    requireNew(identifiers)
    let index = sectionIdentifier.map(requiredIndex) ?? sections.count - 1
    sections[index].items += identifiers
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    requireNew(identifiers)
    let place = requiredPath(of: beforeIdentifier)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    requireNew(identifiers)
    let place = requiredPath(of: afterIdentifier)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }

  public mutating func deleteAllItems() { sections = [] }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    _ = requiredPath(of: identifier)
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    _ = requiredPath(of: identifier)
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Has the items shown by other cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = requiredPath(of: identifier) }
    reloadedItemIdentifiers += identifiers
  }

  /// Has the items' cells configured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = requiredPath(of: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    requireNew(sections: identifiers)
    sections += identifiers.map { Section(identifier: $0) }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    requireNew(sections: identifiers)
    sections.insert(
      contentsOf: identifiers.map { Section(identifier: $0) }, at: requiredIndex(of: toIdentifier))
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    requireNew(sections: identifiers)
    sections.insert(
      contentsOf: identifiers.map { Section(identifier: $0) },
      at: requiredIndex(of: toIdentifier) + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    let section = sections.remove(at: requiredIndex(of: identifier))
    sections.insert(section, at: requiredIndex(of: toIdentifier))
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    let section = sections.remove(at: requiredIndex(of: identifier))
    sections.insert(section, at: requiredIndex(of: toIdentifier) + 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = requiredIndex(of: identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Inside

  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    for (section, part) in sections.enumerated() {
      if let item = part.items.firstIndex(of: identifier) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  /// The same content without what is to be loaded again.
  var settled: NSDiffableDataSourceSnapshot {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  private func requiredPath(of identifier: ItemIdentifierType) -> IndexPath {
    guard let path = path(of: identifier) else {
      preconditionFailure("The item \(identifier) is not in the snapshot.")
    }
    return path
  }

  private func requiredIndex(of identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      preconditionFailure("The section \(identifier) is not in the snapshot.")
    }
    return index
  }

  private func requireNew(_ identifiers: [ItemIdentifierType]) {
    var known = Set(itemIdentifiers)
    for identifier in identifiers {
      precondition(
        known.insert(identifier).inserted,
        "Item identifiers must be unique; \(identifier) is in the snapshot already.")
    }
  }

  private func requireNew(sections identifiers: [SectionIdentifierType]) {
    var known = Set(sectionIdentifiers)
    for identifier in identifiers {
      precondition(
        known.insert(identifier).inserted,
        "Section identifiers must be unique; \(identifier) is in the snapshot already.")
    }
  }
}
