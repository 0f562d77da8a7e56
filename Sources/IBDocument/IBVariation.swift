/// A horizontal or vertical size class.
package enum IBSizeClass: String, Hashable, Sendable {
  case compact
  case regular
}

/// Under which traits a variation applies.
package struct IBVariationKey: Hashable, Sendable {
  /// The horizontal size class asked for; nil for any.
  package var widthClass: IBSizeClass?
  /// The vertical size class asked for; nil for any.
  package var heightClass: IBSizeClass?
  /// The idiom asked for, as `pad`, `phone` or `mac`; nil for any.
  package var userInterfaceIdiom: String?

  /// Makes a key; without arguments the one named `default`.
  package init(
    widthClass: IBSizeClass? = nil, heightClass: IBSizeClass? = nil,
    userInterfaceIdiom: String? = nil
  ) {
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  /// Reads `default`, or pairs such as `heightClass=compact-widthClass=regular`; nil for others.
  package init?(_ text: String) {
    self.init()
    if text == "default" { return }
    for pair in text.split(separator: "-", omittingEmptySubsequences: false) {
      let parts = pair.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      switch parts[0] {
      case "widthClass": widthClass = IBSizeClass(rawValue: String(parts[1]))
      case "heightClass": heightClass = IBSizeClass(rawValue: String(parts[1]))
      case "userInterfaceIdiom": userInterfaceIdiom = String(parts[1])
      default: return nil
      }
      guard specificity > 0 else { return nil }
    }
  }

  /// Whether this is the base that the other variations change.
  package var isDefault: Bool { specificity == 0 }

  /// How many traits the key names; of two variations that apply, the higher one wins.
  package var specificity: Int {
    (widthClass == nil ? 0 : 1) + (heightClass == nil ? 0 : 1) + (userInterfaceIdiom == nil ? 0 : 1)
  }

  /// Whether the variation applies; an unspecified trait (nil) meets no demand.
  package func matches(width: IBSizeClass?, height: IBSizeClass?, idiom: String?) -> Bool {
    (widthClass == nil || widthClass == width)
      && (heightClass == nil || heightClass == height)
      && (userInterfaceIdiom == nil || userInterfaceIdiom == idiom)
  }
}

/// What an element says for some traits only.
package struct IBVariation: Sendable {
  /// Under which traits it applies.
  package let key: IBVariationKey
  /// The `<variation>`: its attributes and children stand in for those of the element it is in.
  package let element: IBElement

  /// Reads a `<variation>`; nil when its key is not understood.
  package init?(_ element: IBElement) {
    guard let key = element.key.flatMap(IBVariationKey.init) else { return nil }
    self.key = key
    self.element = element
  }

  /// IDs of the constraints that this variation takes away.
  package var excludedConstraints: [String] { references("constraints", "exclude") }
  /// IDs of the constraints that this variation brings back.
  package var includedConstraints: [String] { references("constraints", "include") }
  /// IDs of the subviews that this variation takes away.
  package var excludedSubviews: [String] { references("subviews", "exclude") }
  /// IDs of the subviews that this variation brings back.
  package var includedSubviews: [String] { references("subviews", "include") }

  private func references(_ mask: String, _ verb: String) -> [String] {
    element.children.filter { $0.name == "mask" && $0.key == mask }
      .flatMap { $0.children(named: verb) }.compactMap { $0["reference"] }
  }
}

extension Sequence<IBVariation> {
  /// The variations that apply, least specific first: whoever applies them in turn ends with the
  /// most specific. Equally specific ones stay in document order.
  package func matching(
    width: IBSizeClass?, height: IBSizeClass?, idiom: String?
  ) -> [IBVariation] {
    let found = filter { $0.key.matches(width: width, height: height, idiom: idiom) }
    guard found.count > 1 else { return found }
    return found.enumerated().sorted {
      ($0.element.key.specificity, $0.offset) < ($1.element.key.specificity, $1.offset)
    }.map(\.element)
  }

  /// IDs of the constraints that are not there under the given traits.
  package func excludedConstraints(
    width: IBSizeClass?, height: IBSizeClass?, idiom: String?
  ) -> Set<String> {
    matching(width: width, height: height, idiom: idiom).reduce(into: []) {
      $0.formUnion($1.excludedConstraints)
      $0.subtract($1.includedConstraints)
    }
  }

  /// IDs of the subviews that are not there under the given traits.
  package func excludedSubviews(
    width: IBSizeClass?, height: IBSizeClass?, idiom: String?
  ) -> Set<String> {
    matching(width: width, height: height, idiom: idiom).reduce(into: []) {
      $0.formUnion($1.excludedSubviews)
      $0.subtract($1.includedSubviews)
    }
  }
}

extension IBElement {
  /// The element as it reads under the given traits: attributes and keyed children of the
  /// variations that apply stand in for its own, and the `<variation>`s are gone.
  ///
  /// Without variations it is the element itself; otherwise a copy that has no parent. What masks
  /// take away is not removed: see ``Swift/Sequence/excludedConstraints(width:height:idiom:)``.
  package func applyingVariations(
    width: IBSizeClass?, height: IBSizeClass?, idiom: String?
  ) -> IBElement {
    let variations = variations
    guard !variations.isEmpty else { return self }
    var attributes = attributes
    var children = children.filter { $0.name != "variation" }
    for variation in variations.matching(width: width, height: height, idiom: idiom) {
      attributes.merge(variation.element.attributes.filter { $0.key != "key" }) { $1 }
      for child in variation.element.children where child.name != "mask" {
        if let index = children.firstIndex(where: { $0.key != nil && $0.key == child.key }) {
          children[index] = child
        } else {
          children.append(child)
        }
      }
    }
    return IBElement(
      name: name, attributes: attributes, children: children, text: text, line: line, order: order)
  }
}
