import IBDocument

/// An element as it counts under given traits: its variations applied, the most specific first.
struct NibElement {
  let base: IBElement
  /// Matching variations, the most specific first.
  let variations: [IBElement]
  let traits: UITraitCollection

  init(_ element: IBElement, traits: UITraitCollection) {
    base = element
    self.traits = traits
    variations = Self.matching(element.variations, traits: traits)
      .filter { !$0.key.isDefault }.map(\.element).reversed()
  }

  /// The variations that hold under the traits, the least specific first.
  static func matching(_ variations: [IBVariation], traits: UITraitCollection) -> [IBVariation] {
    guard !variations.isEmpty else { return [] }
    return
      variations
      .filter {
        $0.key.matches(
          width: traits.horizontalSizeClass.interfaceBuilderClass,
          height: traits.verticalSizeClass.interfaceBuilderClass,
          idiom: traits.userInterfaceIdiom.interfaceBuilderName)
      }
      .enumerated()
      .sorted { ($0.element.key.specificity, $0.offset) < ($1.element.key.specificity, $1.offset) }
      .map(\.element)
  }

  var name: String { base.name }
  var id: String? { base.id }

  subscript(_ attribute: String) -> String? {
    for variation in variations { if let value = variation[attribute] { return value } }
    return base[attribute]
  }

  func bool(_ attribute: String) -> Bool? { holder(of: attribute).bool(attribute) }

  /// The attribute as a number; nil beyond what a length on a screen can be, so that no sum of such
  /// numbers overflows.
  func double(_ attribute: String) -> Double? {
    holder(of: attribute).double(attribute).flatMap { abs($0) <= 1e7 ? $0 : nil }
  }

  func integer(_ attribute: String) -> Int? { holder(of: attribute).integer(attribute) }

  private func holder(of attribute: String) -> IBElement {
    variations.first { $0[attribute] != nil } ?? base
  }

  /// The element, or the variation, that holds a child of this key.
  func holder(ofKey key: String) -> IBElement {
    variations.first { $0.child(key: key) != nil } ?? base
  }

  func child(key: String) -> IBElement? { holder(ofKey: key).child(key: key) }
  func color(key: String) -> IBColor? { holder(ofKey: key).color(key: key) }
  func font(key: String) -> IBFont? { holder(ofKey: key).font(key: key) }
  func string(key: String) -> String? {
    self[key] ?? base.string(key: key)
  }

  /// Identifiers that the masks of the variations take out, after more specific ones put some back.
  func excluded(
    _ excludes: KeyPath<IBVariation, [String]>, _ includes: KeyPath<IBVariation, [String]>
  ) -> Set<String> {
    guard !base.variations.isEmpty else { return [] }
    var found: Set<String> = []
    for variation in Self.matching(base.variations, traits: traits) {
      found.formUnion(variation[keyPath: excludes])
      found.subtract(variation[keyPath: includes])
    }
    return found
  }
}

extension UIUserInterfaceSizeClass {
  /// Interface Builder's name of the class; nil for "any".
  var interfaceBuilderClass: IBSizeClass? {
    switch self {
    case .compact: .compact
    case .regular: .regular
    case .unspecified: nil
    }
  }
}

extension UIUserInterfaceIdiom {
  var interfaceBuilderName: String? {
    switch self {
    case .phone: "phone"
    case .pad: "pad"
    case .mac: "mac"
    case .tv: "tv"
    default: nil
    }
  }
}

extension CGRect {
  init(_ rect: IBRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension UIEdgeInsets {
  init(_ insets: IBInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
