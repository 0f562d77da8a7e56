import UIKit

/// Traits that a container gives its child under a condition.
///
///     TraitOverride(
///       when: .userInterfaceIdiom(.pad) && .orientation(.portrait),
///       UITraitCollection(horizontalSizeClass: .compact))
public struct TraitOverride: Sendable {
  public var condition: Condition
  /// What is overridden: every trait that is specified.
  public var traits: UITraitCollection
  /// Where the override stands; explanations and problems name it.
  let location: DeclarationLocation

  public init(
    when condition: Condition = .always, _ traits: UITraitCollection, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.condition = condition
    self.traits = traits
    location = DeclarationLocation(fileID: fileID, line: line)
  }
}

extension [TraitOverride] {
  /// All traits that apply; for each the most specific override counts, then the later one.
  public func traits(in environment: AdaptiveEnvironment) -> UITraitCollection {
    let matching = enumerated().filter { $0.element.condition.holds(in: environment) }
    let ranked = matching.sorted {
      ($0.element.condition.specificity, $0.offset) < ($1.element.condition.specificity, $1.offset)
    }
    return UITraitCollection(traitsFrom: ranked.map(\.element.traits))
  }
}
