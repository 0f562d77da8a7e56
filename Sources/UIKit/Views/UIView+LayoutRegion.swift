extension UIView {
  /// A part of a view in which content stands (iOS 26).
  ///
  /// Ours knows no window controls, and so no adaptation to the corners.
  public struct LayoutRegion: Sendable {
    /// Corners along one axis that a region keeps clear of.
    public struct AdaptivityAxis: Hashable, Sendable {
      let isHorizontal: Bool
      public static let horizontal = AdaptivityAxis(isHorizontal: true)
      public static let vertical = AdaptivityAxis(isHorizontal: false)
    }

    let derivation: UILayoutGuide.Derivation

    /// The view without what is covered of it.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(derivation: .safeArea)
    }

    /// The view without its layout margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(derivation: .layoutMargins)
    }

    /// The part in which lines of text are not too long.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(derivation: .readableContent)
    }
  }

  /// The guide of a region; the same each time.
  @available(iOS 26, *)
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    specialGuide(region.derivation)
  }

  /// Distances from the view's edges to the region's, as of the last layout.
  @available(iOS 26, *)
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.derivation {
    case .safeArea: return safeAreaInsets
    case .layoutMargins: return layoutMargins
    default:
      let frame = specialGuide(region.derivation).layoutFrame
      return UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
        bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
    }
  }

  /// The same from the leading and trailing edges.
  @available(iOS 26, *)
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    directional(edgeInsets(for: region))
  }
}
