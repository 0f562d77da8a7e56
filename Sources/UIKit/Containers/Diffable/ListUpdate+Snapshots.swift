extension ListUpdate {
  /// What leads from one snapshot to another, and where everything went.
  static func between<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> (update: ListUpdate, result: Result) {
    var newSections: [Section: Int] = [:]
    var newPaths: [Item: IndexPath] = [:]
    for (section, part) in new.sections.enumerated() {
      newSections[part.identifier] = section
      for (item, identifier) in part.items.enumerated() {
        newPaths[identifier] = IndexPath(item: item, section: section)
      }
    }
    let result = Result(
      sections: old.sections.map { newSections[$0.identifier] },
      items: old.sections.map { $0.items.map { newPaths[$0] } })
    return (changes(from: old, to: new, result), result)
  }

  private static func changes<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>, _ result: Result
  ) -> ListUpdate {
    var update = ListUpdate()
    var oldPaths: [Item: IndexPath] = [:]
    for (section, part) in old.sections.enumerated() {
      if result.sections[section] == nil { update.deletedSections.insert(section) }
      for (item, identifier) in part.items.enumerated() {
        let path = IndexPath(item: item, section: section)
        oldPaths[identifier] = path
        if result.newPath(for: path) == nil { update.deletedItems.insert(path) }
      }
    }
    let oldSections = Set(old.sectionIdentifiers)
    for (section, part) in new.sections.enumerated() {
      if !oldSections.contains(part.identifier) { update.insertedSections.insert(section) }
      for (item, identifier) in part.items.enumerated() where oldPaths[identifier] == nil {
        update.insertedItems.insert(IndexPath(item: item, section: section))
      }
    }
    update.reloadedItems = Set(new.reloadedItemIdentifiers.compactMap { oldPaths[$0] })
    update.reconfiguredItems = Set(new.reconfiguredItemIdentifiers.compactMap { oldPaths[$0] })
    update.reloadedSections = IndexSet(
      new.reloadedSectionIdentifiers.compactMap(old.indexOfSection))
    return update
  }
}
