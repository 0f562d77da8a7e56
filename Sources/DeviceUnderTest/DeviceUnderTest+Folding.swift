import UIKit

extension DeviceUnderTest {
  /// Shows everything on a foldable's outer display.
  public func fold() throws(ConfigurationError) { try fold(isUnfolded: false) }

  /// Shows everything on a foldable's inner display, which lies flat.
  public func unfold() throws(ConfigurationError) { try fold(isUnfolded: true) }

  /// Bends a foldable half-way, like a book or a laptop, with everything on its inner display.
  ///
  /// Size and traits are those of the flat display; the fold becomes an active reserved region, and
  /// everything is laid out again for it.
  public func halfFold() throws(ConfigurationError) {
    try fold(isUnfolded: true, isHalfFolded: true)
  }

  private func fold(isUnfolded: Bool, isHalfFolded: Bool = false) throws(ConfigurationError) {
    guard configuration.model.isFoldable else {
      throw .notFoldable(device: configuration.model.name)
    }
    let folded = configuration.with {
      $0.isUnfolded = isUnfolded
      $0.isHalfFolded = isHalfFolded
    }
    if folded != configuration { try apply(folded) }
  }
}
