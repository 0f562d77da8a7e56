extension UIView {
  /// Gives the view, and what is in it, the trait of the list that it is in.
  final func enter(_ environment: UIListEnvironment?) {
    changeTraitOverrides {
      $0.parentOverride = environment.map { UITraitCollection(listEnvironment: $0) }
    }
  }
}

extension UITableView {
  /// The table's own trait reaches its rows, headers and footers.
  final func enterListEnvironment() {
    switch style {
    case .plain: enter(.plain)
    case .grouped: enter(.grouped)
    case .insetGrouped: enter(.insetGrouped)
    }
  }
}
