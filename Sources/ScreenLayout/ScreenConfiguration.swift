import DeviceCatalog
import UIKit

/// What one picture of a screen is laid out for: a window, text size, direction and appearance.
package struct ScreenConfiguration: Hashable, Sendable {
  /// The window and the display that it is on.
  package var environment: WindowEnvironment
  /// The text size that the user chose.
  package var textSize: UIContentSizeCategory
  /// Which way the interface reads.
  package var direction: UITraitEnvironmentLayoutDirection
  /// Light or dark; light where iOS ended before 13, the first to have both.
  package let appearance: UIUserInterfaceStyle

  /// A configuration; without further arguments the standard text size, left to right, light.
  package init(
    environment: WindowEnvironment, textSize: UIContentSizeCategory = .large,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    appearance: UIUserInterfaceStyle = .light
  ) {
    self.environment = environment
    self.textSize = textSize
    self.direction = direction
    self.appearance = (environment.lastRelease ?? .max) < 13 ? .light : appearance
  }

  /// The name in file names: the window's, and what differs from the standard.
  package var id: String {
    var parts = [environment.id]
    if textSize != .large { parts.append(textSize.shortName.lowercased()) }
    if direction == .rightToLeft { parts.append("rtl") }
    if appearance == .dark { parts.append("dark") }
    return parts.joined(separator: "-")
  }

  /// The name for people.
  package var name: String {
    var parts = [environment.name]
    if let last = environment.lastRelease { parts.append("iOS \(last)") }
    if textSize != .large { parts.append("text \(textSize.shortName)") }
    if direction == .rightToLeft { parts.append("right to left") }
    if appearance == .dark { parts.append("dark") }
    return parts.joined(separator: " · ")
  }

  /// The release of iOS that the screen is shown by: the newest, or the last one for the device.
  package var release: UIKitRelease {
    min(.newest, environment.lastRelease.map { UIKitRelease(lastOf: $0) } ?? .newest)
  }

  /// The traits of the window's root view.
  package var traits: UITraitCollection {
    UITraitCollection(
      idiom: environment.idiom == .pad ? .pad : .phone, displayScale: CGFloat(environment.scale),
      horizontal: UIUserInterfaceSizeClass(environment.horizontalSizeClass),
      vertical: UIUserInterfaceSizeClass(environment.verticalSizeClass),
      layoutDirection: direction, contentSizeCategory: textSize, style: appearance)
  }
}

extension UIContentSizeCategory {
  /// The name that designers use: `XS` to `XXXL`, and `AX1` to `AX5` for accessibility.
  package var shortName: String {
    Self.shortNames.first { $0.category == self }?.name ?? "L"
  }

  /// The category of a short name, whatever its case; nil when there is none of that name.
  package init?(shortName: String) {
    let wanted = shortName.uppercased()
    guard let found = Self.shortNames.first(where: { $0.name == wanted }) else { return nil }
    self = found.category
  }

  /// All twelve, the smallest first.
  package static let shortNames: [(name: String, category: UIContentSizeCategory)] = Array(
    zip(["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"], ordered))
}
