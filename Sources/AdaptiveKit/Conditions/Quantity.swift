import UIKit

/// A number that conditions ask about; cases of traits count by their raw values.
enum Quantity: UInt8, CaseIterable, Sendable {
  case width, height, aspectRatio, orientation, safeWidth, safeHeight
  case safeTop, safeBottom, safeLeft, safeRight, safeLeading, safeTrailing
  case columnDivisions, rowDivisions, occlusions
  case horizontalSizeClass, verticalSizeClass, userInterfaceIdiom, contentSizeCategory
  case layoutDirection, userInterfaceStyle, userInterfaceLevel, accessibilityContrast
  case legibilityWeight, activeAppearance, displayScale, displayGamut, forceTouchCapability

  /// Whether the number follows from the space alone.
  var isSpatial: Bool { rawValue <= Self.occlusions.rawValue }

  /// The present value.
  func value(in environment: AdaptiveEnvironment) -> Double {
    isSpatial
      ? spatialValue(in: environment) : Double(traitValue(in: environment.traits))
  }

  private func spatialValue(in environment: AdaptiveEnvironment) -> Double {
    let space = environment.space
    let insets = space.safeAreaInsets
    let length: CGFloat =
      switch self {
      case .width: space.size.width
      case .height: space.size.height
      case .aspectRatio: space.aspectRatio
      case .orientation: space.orientation == .landscape ? 1 : 0
      case .safeWidth: space.safeSize.width
      case .safeHeight: space.safeSize.height
      case .safeTop: insets.top
      case .safeBottom: insets.bottom
      case .safeLeft: insets.left
      case .safeRight: insets.right
      case .safeLeading:
        environment.traits.layoutDirection == .rightToLeft ? insets.right : insets.left
      case .safeTrailing:
        environment.traits.layoutDirection == .rightToLeft ? insets.left : insets.right
      default: CGFloat(regionCount(in: space))
      }
    return Double(length)
  }

  private func regionCount(in space: AdaptiveSpace) -> Int {
    var count = 0
    for region in space.reservedRegions {
      let counts =
        switch self {
        case .columnDivisions: region.dividesIntoColumns
        case .rowDivisions: region.kind == .division && !region.dividesIntoColumns
        default: region.kind == .occlusion
        }
      if counts { count += 1 }
    }
    return count
  }

  private func traitValue(in traits: UITraitCollection) -> CGFloat {
    switch self {
    case .horizontalSizeClass: CGFloat(traits.horizontalSizeClass.rawValue)
    case .verticalSizeClass: CGFloat(traits.verticalSizeClass.rawValue)
    case .userInterfaceIdiom: CGFloat(traits.userInterfaceIdiom.rawValue)
    case .contentSizeCategory: CGFloat(traits.preferredContentSizeCategory.adaptiveRank)
    case .layoutDirection: CGFloat(traits.layoutDirection.rawValue)
    case .userInterfaceStyle: CGFloat(traits.userInterfaceStyle.rawValue)
    case .userInterfaceLevel: CGFloat(traits.userInterfaceLevel.rawValue)
    case .accessibilityContrast: CGFloat(traits.accessibilityContrast.rawValue)
    case .legibilityWeight: CGFloat(traits.legibilityWeight.rawValue)
    case .activeAppearance: CGFloat(traits.activeAppearance.rawValue)
    case .displayGamut: CGFloat(traits.displayGamut.rawValue)
    case .forceTouchCapability: CGFloat(traits.forceTouchCapability.rawValue)
    default: traits.displayScale
    }
  }

  /// The values that occur where everything is specified; nil: any number from 0 on.
  var cases: ClosedRange<Int>? {
    switch self {
    case .orientation, .layoutDirection, .displayGamut, .userInterfaceLevel,
      .accessibilityContrast, .legibilityWeight, .activeAppearance:
      0...1
    case .horizontalSizeClass, .verticalSizeClass, .userInterfaceStyle: 1...2
    case .forceTouchCapability: 0...2
    case .userInterfaceIdiom: 0...6
    case .contentSizeCategory: 0...UIContentSizeCategory.adaptiveOrder.count - 1
    case .columnDivisions, .rowDivisions, .occlusions: 0...Int(Int32.max)
    default: nil
    }
  }
}

// MARK: Words

extension Quantity {
  var name: String {
    switch self {
    case .safeWidth: "width of the safe area"
    case .safeHeight: "height of the safe area"
    case .safeTop: "safe area at the top"
    case .safeBottom: "safe area at the bottom"
    case .safeLeft: "safe area at the left"
    case .safeRight: "safe area at the right"
    case .safeLeading: "leading safe area"
    case .safeTrailing: "trailing safe area"
    case .columnDivisions: "divisions into columns"
    case .rowDivisions: "divisions into rows"
    default: "\(self)"
    }
  }

  /// A value in words.
  func text(of value: Double) -> String {
    if let word = word(for: Int(exactly: value)) { return word }
    if value == value.rounded(), abs(value) < 1e9 { return "\(Int(value))" }
    return "\((value * 1000).rounded() / 1000)"
  }

  private func word(for value: Int?) -> String? {
    guard let value else { return nil }
    switch self {
    case .orientation: return value == 1 ? "landscape" : "portrait"
    case .horizontalSizeClass, .verticalSizeClass:
      return ["unspecified", "compact", "regular"].word(at: value)
    case .userInterfaceIdiom:
      return ["unspecified", "phone", "pad", "tv", "carPlay", "4", "mac", "vision"]
        .word(at: value + 1)
    case .contentSizeCategory:
      return UIContentSizeCategory.adaptiveNames.word(at: value) ?? "unspecified"
    case .layoutDirection: return ["leftToRight", "rightToLeft"].word(at: value) ?? "unspecified"
    case .userInterfaceStyle: return ["unspecified", "light", "dark"].word(at: value)
    case .userInterfaceLevel: return ["base", "elevated"].word(at: value) ?? "unspecified"
    case .accessibilityContrast: return ["normal", "high"].word(at: value) ?? "unspecified"
    case .legibilityWeight: return ["regular", "bold"].word(at: value) ?? "unspecified"
    case .activeAppearance: return ["inactive", "active"].word(at: value) ?? "unspecified"
    case .displayGamut: return ["SRGB", "P3"].word(at: value) ?? "unspecified"
    case .forceTouchCapability: return ["unknown", "unavailable", "available"].word(at: value)
    default: return nil
    }
  }
}

extension [String] {
  fileprivate func word(at index: Int) -> String? {
    indices.contains(index) ? self[index] : nil
  }
}

extension UIContentSizeCategory {
  /// All sizes, the smallest first.
  static let adaptiveOrder: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  fileprivate static let adaptiveNames = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
    "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]

  private static let ranks = Dictionary(
    uniqueKeysWithValues: adaptiveOrder.enumerated().map { ($1, $0) })

  /// Place among all sizes, from 0; -1 where none is specified.
  var adaptiveRank: Int { Self.ranks[self] ?? -1 }
}
