/// A picture, known by its name and size.
open class UIImage: NSObject, @unchecked Sendable {
  /// Size in points.
  public let size: CGSize
  /// Name in the asset catalogue, or of the system symbol.
  package let name: String?
  /// Whether the picture is a symbol of the system's.
  package let isSystemSymbol: Bool

  package init(name: String?, size: CGSize, isSystemSymbol: Bool = false) {
    self.name = name
    self.size = size
    self.isSystemSymbol = isSystemSymbol
  }
}
