import UIKit

extension DeviceUnderTest {
  /// Everything about a device that the layout of a screen may depend on.
  ///
  /// Any combination can be described; whether a device can be so is found out when it is made.
  public struct Configuration: Hashable, Sendable {
    public var model: Model
    public var orientation: Orientation
    public var window: WindowPlacement
    /// Whether a foldable shows its inner display.
    public var isUnfolded: Bool {
      didSet { if !isUnfolded { isHalfFolded = false } }
    }
    /// Whether a foldable that shows its inner display is bent, like a book or a laptop.
    public var isHalfFolded: Bool {
      didSet { if isHalfFolded, !isUnfolded { isUnfolded = true } }
    }
    public var contentSizeCategory: UIContentSizeCategory
    public var layoutDirection: UITraitEnvironmentLayoutDirection
    public var userInterfaceStyle: UIUserInterfaceStyle
    public var accessibilityContrast: UIAccessibilityContrast
    public var legibilityWeight: UILegibilityWeight
    /// Further traits of the window; they win over everything else said here.
    public var additionalTraits: UITraitCollection
    public var release: Release

    /// A model in full screen as it comes out of the box, except for what is said.
    ///
    /// Without a release it is iOS 26, the first release of a model that came later, or the last one
    /// of a model that does not run it.
    public init(
      _ model: Model, orientation: Orientation = .portrait, window: WindowPlacement = .fullScreen,
      isUnfolded: Bool = false, isHalfFolded: Bool = false,
      contentSizeCategory: UIContentSizeCategory = .large,
      layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
      userInterfaceStyle: UIUserInterfaceStyle = .light,
      accessibilityContrast: UIAccessibilityContrast = .normal,
      legibilityWeight: UILegibilityWeight = .regular,
      additionalTraits: UITraitCollection = UITraitCollection(), release: Release? = nil
    ) {
      self.model = model
      self.orientation = orientation
      self.window = window
      self.isUnfolded = isUnfolded || isHalfFolded
      self.isHalfFolded = isHalfFolded
      self.contentSizeCategory = contentSizeCategory
      self.layoutDirection = layoutDirection
      self.userInterfaceStyle = userInterfaceStyle
      self.accessibilityContrast = accessibilityContrast
      self.legibilityWeight = legibilityWeight
      self.additionalTraits = additionalTraits
      self.release = release ?? Self.defaultRelease(of: model)
    }

    private static func defaultRelease(of model: Model) -> Release {
      min(max(.iOS26, model.firstRelease), model.lastRelease ?? .iOS27)
    }

    /// The same with some changes.
    public func with(_ changes: (inout Self) -> Void) -> Self {
      var copy = self
      changes(&copy)
      return copy
    }
  }
}

// MARK: - Names

extension DeviceUnderTest.Configuration: CustomStringConvertible {
  /// The name for people: the model, the orientation, and what differs from the usual.
  public var description: String {
    var parts = [modelName]
    if !hasOrientationOfItsOwn { parts.append(orientation.rawValue) }
    if window != .fullScreen { parts.append(window.description) }
    return (parts + differences.map(\.name)).joined(separator: " · ")
  }

  /// The name in file names: lower case letters, digits and hyphens.
  public var id: String {
    var parts = [modelName]
    if !hasOrientationOfItsOwn { parts.append(orientation.rawValue) }
    if window != .fullScreen { parts.append(window.inCatalog.id) }
    return (parts + differences.map(\.id)).joined(separator: " ").lowercased()
      .split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  private var modelName: String {
    guard model.isFoldable else { return model.name }
    return model.name + (isHalfFolded ? " half-folded" : isUnfolded ? " unfolded" : " folded")
  }

  /// A phone's free window stands the same way however the phone is held.
  private var hasOrientationOfItsOwn: Bool {
    if case .window = window { model.userInterfaceIdiom == .phone } else { false }
  }

  private var differences: [(name: String, id: String)] {
    var found: [(name: String, id: String)] = []
    if contentSizeCategory != .large {
      let short = contentSizeCategory.shortName
      found.append(("text \(short)", short))
    }
    if layoutDirection == .rightToLeft { found.append(("right to left", "rtl")) }
    if userInterfaceStyle == .dark { found.append(("dark", "dark")) }
    if accessibilityContrast == .high { found.append(("more contrast", "contrast")) }
    if legibilityWeight == .bold { found.append(("bold text", "bold")) }
    if additionalTraits != UITraitCollection() {
      let text = additionalTraits.description
      let traits = text.dropFirst("<UITraitCollection: ".count).dropLast()
      found.append((String(traits), String(traits)))
    }
    if release != Self.defaultRelease(of: model) {
      found.append((release.description, "ios\(release.rawValue)"))
    }
    return found
  }
}

extension UIContentSizeCategory {
  /// The name that designers use: `XS` to `XXXL`, and `AX1` to `AX5` for accessibility.
  var shortName: String {
    let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    return Self.ordered.firstIndex(of: self).map { names[$0] } ?? "unspecified"
  }
}
