import UIKit

/// The language for which text is set, as an attribute.
///
///     addBehavior(for: TypesettingLanguage("ar")) { [weak self] in
///       self?.isPlaying = false
///     }
@available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *)
public struct TypesettingLanguage: AdaptiveAttribute, Hashable, Sendable {
  /// A language as in BCP 47: `en`, `zh-Hant`.
  public let identifier: String

  public init(_ identifier: String) { self.identifier = identifier }

  public func generateTraitCollection() -> UITraitCollection {
    UITraitCollection(typesettingLanguage: identifier)
  }
}
