import AdaptiveKit
import UIKit

/// Environments of devices, by the table of size classes in Apple's Human Interface Guidelines.
extension AdaptiveEnvironment {
  init(
    _ width: CGFloat, _ height: CGFloat, _ horizontal: UIUserInterfaceSizeClass = .compact,
    _ vertical: UIUserInterfaceSizeClass = .regular, idiom: UIUserInterfaceIdiom = .phone,
    also traits: [UITraitCollection] = [], safeArea: UIEdgeInsets = .zero,
    regions: [ReservedRegion] = []
  ) {
    self.init(
      traits: UITraitCollection(
        traitsFrom: [
          UITraitCollection(horizontalSizeClass: horizontal),
          UITraitCollection(verticalSizeClass: vertical),
          UITraitCollection(userInterfaceIdiom: idiom),
          UITraitCollection(preferredContentSizeCategory: .large),
          UITraitCollection(layoutDirection: .leftToRight),
          UITraitCollection(displayScale: 1),
        ] + traits),
      space: AdaptiveSpace(
        size: CGSize(width: width, height: height), safeAreaInsets: safeArea,
        reservedRegions: regions))
  }

  static let phone = AdaptiveEnvironment(375, 812)
  static let phoneLandscape = AdaptiveEnvironment(812, 375, .compact, .compact)
  static let padPortrait = AdaptiveEnvironment(768, 1024, .regular, .regular, idiom: .pad)
  static let padLandscape = AdaptiveEnvironment(1024, 768, .regular, .regular, idiom: .pad)
  static let padThird = AdaptiveEnvironment(320, 768, .compact, .regular, idiom: .pad)
}
