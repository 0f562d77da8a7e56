/// The environment of a view: size classes, idiom, scale, text size, direction, appearance, and
/// whatever custom traits add.
///
/// Ours cannot be archived.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  final let values: TraitValues
  /// Where reads are noted while a method with automatic trait tracking runs.
  final let reads: TraitReads?
  /// The collection of which this one notes the reads; nil: this is not such a copy.
  private final let original: UITraitCollection?

  /// A collection in which nothing is specified.
  public override init() {
    values = TraitValues()
    reads = nil
    original = nil
    super.init()
  }

  init(values: TraitValues) {
    self.values = values
    reads = nil
    original = nil
    super.init()
  }

  /// A copy whose reads are noted.
  init(tracking original: UITraitCollection, in reads: TraitReads) {
    values = original.values
    self.reads = reads
    self.original = original.untracked
    super.init()
  }

  /// The same traits, reads of which are not noted.
  final var untracked: UITraitCollection { original ?? self }

  /// The union of collections: where several specify a trait, the last one counts.
  public required convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// Copies are this same object: a collection cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Comparison

  /// Whether all traits that another collection specifies have the same values here.
  ///
  /// True for nil and for a collection that specifies nothing.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    if let reads { for slot in trait.values.setSlots { reads.note(slot) } }
    return values.contains(trait.values)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    if self === other { return true }
    reads?.noteAll()
    return values == other.values
  }

  open override var hash: Int { values.hashValue }

  open override var description: String { "<UITraitCollection: \(values.text)>" }

  // MARK: Reading

  subscript<Value>(kind: TypedTraitKind<Value>) -> Value {
    reads?.note(kind.slot)
    return values[kind]
  }

  /// The value of a trait, its default where it is not specified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    self[TraitKind.of(trait)]
  }
}

extension UITraitCollection {
  convenience init<Value>(_ kind: TypedTraitKind<Value>, _ value: Value) {
    var values = TraitValues()
    values[kind] = value
    self.init(values: values)
  }

  /// The traits that every window has.
  package convenience init(
    idiom: UIUserInterfaceIdiom, displayScale: CGFloat, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass, layoutDirection: UITraitEnvironmentLayoutDirection,
    contentSizeCategory: UIContentSizeCategory, style: UIUserInterfaceStyle
  ) {
    var values = TraitValues()
    values[.userInterfaceIdiom] = idiom
    values[.displayScale] = displayScale
    values[.horizontalSizeClass] = horizontal
    values[.verticalSizeClass] = vertical
    values[.layoutDirection] = layoutDirection
    values[.preferredContentSizeCategory] = contentSizeCategory
    values[.userInterfaceStyle] = style
    self.init(values: values)
  }

  /// The same traits with bars at an edge.
  package func replacing(verticalBarEdge edge: UIVerticalBarEdge) -> UITraitCollection {
    replacing(VerticalBarEdgeTrait.self, value: edge)
  }
}
