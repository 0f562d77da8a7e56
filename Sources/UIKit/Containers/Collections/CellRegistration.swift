extension UICollectionView {
  /// How the cells of one class show items of one type.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let identifier: String
    let handler: Handler

    public init(handler: @escaping Handler) {
      identifier = RegistrationCounter.next()
      self.handler = handler
    }
  }

  /// How the supplementary views of one class are shown.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier: String
    let elementKind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      identifier = RegistrationCounter.next()
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    state.cells.register(unlessRegistered: Cell.self, for: registration.identifier)
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let typed = cell as? Cell else { preconditionFailure("The cell must be a \(Cell.self).") }
    if let item { registration.handler(typed, indexPath, item) }
    return typed
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    state.supplementaries.register(
      unlessRegistered: Supplementary.self,
      for: "\(registration.elementKind)\n\(registration.identifier)")
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier,
      for: indexPath)
    guard let typed = view as? Supplementary else {
      preconditionFailure("The view must be a \(Supplementary.self).")
    }
    registration.handler(typed, registration.elementKind, indexPath)
    return typed
  }
}

/// Numbers registrations, so that each has cells of its own.
@MainActor
private enum RegistrationCounter {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "Registration \(count)"
  }
}
