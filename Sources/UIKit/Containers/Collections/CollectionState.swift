/// What a collection keeps track of.
@MainActor
final class CollectionState {
  /// A view in use, with the attributes that it has.
  struct Shown {
    var view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
    /// Size for which the view's content was last asked; nil after it changed.
    var fittedSize: CGSize?
  }

  var cells = ReusePool<UICollectionReusableView>()
  var supplementaries = ReusePool<UICollectionReusableView>()
  var decorations = ReusePool<UICollectionReusableView>()
  var shown: [CollectionElementKey: Shown] = [:]

  /// Number of items of each section; nil while the data source has to be asked.
  var counts: [Int]?
  var selected: Set<IndexPath> = []
  /// The changes stated so far, inside a batch.
  var batch: ListUpdate?
  /// The cell that the data source is about to configure again.
  var reconfigured: (IndexPath, UICollectionViewCell)?

  var isLayingOut = false
  var isPreparing = false
  /// Whether elements were placed at least once.
  var hasLaidOut = false
  /// The bounds before the first change of their size since the last layout.
  var boundsBeforeResize: CGRect?
  /// What invalidation contexts add to the content offset.
  var offsetAdjustment = CGPoint.zero
}

extension CollectionElementKey {
  static func cell(_ indexPath: IndexPath) -> CollectionElementKey {
    CollectionElementKey(category: .cell, kind: "", indexPath: indexPath)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> CollectionElementKey {
    CollectionElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }
}

extension ReusePool<UICollectionReusableView> {
  /// A view that waits, ready for use, or a new one of the registered class.
  ///
  /// - Precondition: A class is registered.
  mutating func view(
    for key: String, named identifier: String, kind: String, frame: CGRect
  ) -> UICollectionReusableView {
    if let view = take(key) {
      view.prepareForReuse()
      return view
    }
    guard let viewClass = registeredClass(for: key) as? UICollectionReusableView.Type else {
      preconditionFailure(
        """
        Could not dequeue a view of kind \(kind) with identifier \(identifier): a class must be \
        registered for the identifier.
        """)
    }
    let view = UICollectionReusableView.make(viewClass, frame: frame)
    view.reuseIdentifier = identifier
    return view
  }
}
