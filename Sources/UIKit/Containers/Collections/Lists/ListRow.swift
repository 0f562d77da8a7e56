/// What a list tells one of its rows, headers or footers.
struct ListRow: Equatable {
  enum Role { case row, header, footer }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role: Role
  /// Whether the row is the first and the last of its section, a header among the items aside.
  var isFirst: Bool
  var isLast: Bool
  /// The line below the row; nil: none.
  var separator: UIListSeparatorConfiguration?
  /// The line above the row; nil: none.
  var topSeparator: UIListSeparatorConfiguration?

  var environment: UIListEnvironment {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

extension UICollectionLayoutListConfiguration {
  /// What an item of a section is told.
  func row(_ path: IndexPath, of count: Int) -> ListRow {
    let hasHeader = headerMode == .firstItemInSection
    let role = hasHeader && path.item == 0 ? ListRow.Role.header : .row
    let isLast = path.item == count - 1
    return ListRow(
      appearance: appearance, role: role, isFirst: path.item == (hasHeader ? 1 : 0),
      isLast: isLast, separator: role == .header ? nil : separator(below: path, isLast: isLast),
      topSeparator: role == .header ? nil : separator(above: path))
  }

  func header() -> ListRow {
    ListRow(appearance: appearance, role: .header, isFirst: false, isLast: false)
  }

  func footer() -> ListRow {
    ListRow(appearance: appearance, role: .footer, isFirst: false, isLast: false)
  }

  /// A line above a row is only there if asked for.
  private func separator(above path: IndexPath) -> UIListSeparatorConfiguration? {
    guard showsSeparators else { return nil }
    let own = itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
    return own.topSeparatorVisibility == .visible ? own : nil
  }

  /// Inset groups end without a line.
  private func separator(below path: IndexPath, isLast: Bool) -> UIListSeparatorConfiguration? {
    guard showsSeparators else { return nil }
    let own = itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
    switch own.bottomSeparatorVisibility {
    case .visible: return own
    case .hidden: return nil
    case .automatic:
      return own.isShownByDefault && !(isLast && appearance == .insetGrouped) ? own : nil
    }
  }
}
