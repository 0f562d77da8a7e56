import UIKit

/// A part of a view that something else takes: the fold of a hinge, a camera.
///
/// Systems before iOS 27.1 report none. Where they come from is said by
/// ``Adaptation/reservedRegions``.
public struct ReservedRegion: Equatable, Sendable {
  public enum Kind: Sendable, Hashable {
    /// Content splits into one part on either side, as at a fold.
    case division
    /// Something covers the content, such as a camera.
    case occlusion
  }

  public var kind: Kind
  /// In the coordinates of the view that the conditions are about.
  public var frame: CGRect

  public init(_ kind: Kind, frame: CGRect) {
    self.kind = kind
    self.frame = frame
  }

  /// Whether the region splits a space of this size into columns: it is higher than wide.
  var dividesIntoColumns: Bool { kind == .division && frame.height >= frame.width }
}
