import UIKit

/// The room that a view has.
public struct AdaptiveSpace: Equatable, Sendable {
  /// How a space lies.
  public enum Orientation: Sendable, Hashable {
    /// At least as high as wide.
    case portrait
    /// Wider than high.
    case landscape
  }

  /// Size of the container: the bounds of the view that adapts, not the screen's.
  public var size: CGSize
  /// What bars and cutouts cover at each edge.
  public var safeAreaInsets: UIEdgeInsets
  /// Folds and cameras within the space.
  public var reservedRegions: [ReservedRegion]

  public init(
    size: CGSize, safeAreaInsets: UIEdgeInsets = .zero, reservedRegions: [ReservedRegion] = []
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.reservedRegions = reservedRegions
  }

  /// Width divided by height; 1 for an empty space, infinite for one without height.
  public var aspectRatio: CGFloat {
    if size.height > 0 { return size.width / size.height }
    return size.width > 0 ? .infinity : 1
  }

  /// Whether the space is wider than high.
  public var orientation: Orientation { size.width > size.height ? .landscape : .portrait }

  /// What the safe area leaves.
  public var safeSize: CGSize {
    CGSize(
      width: max(0, size.width - safeAreaInsets.left - safeAreaInsets.right),
      height: max(0, size.height - safeAreaInsets.top - safeAreaInsets.bottom))
  }
}

/// Everything that conditions can ask about: traits and space.
public struct AdaptiveEnvironment: Sendable {
  public var traits: UITraitCollection
  public var space: AdaptiveSpace

  public init(traits: UITraitCollection, space: AdaptiveSpace) {
    self.traits = traits
    self.space = space
  }

  /// The traits of a view and the space in its bounds.
  @MainActor
  public init(of view: UIView) {
    self.init(
      traits: view.traitCollection,
      space: AdaptiveSpace(
        size: view.bounds.size, safeAreaInsets: view.safeAreaInsets,
        reservedRegions: Adaptation.reservedRegions?(view) ?? []))
  }
}
