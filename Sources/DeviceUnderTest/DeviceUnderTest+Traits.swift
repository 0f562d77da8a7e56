import UIKit

extension DeviceUnderTest {
  /// The text size that the user chose.
  public var contentSizeCategory: UIContentSizeCategory {
    get { configuration.contentSizeCategory }
    set { set(\.contentSizeCategory, to: newValue) }
  }

  /// Which way the interface reads. On a real device the program starts anew for it.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { configuration.layoutDirection }
    set { set(\.layoutDirection, to: newValue) }
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { configuration.userInterfaceStyle }
    set { set(\.userInterfaceStyle, to: newValue) }
  }

  /// Whether the user asks for more contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { configuration.accessibilityContrast }
    set { set(\.accessibilityContrast, to: newValue) }
  }

  /// Whether the user asks for bold text.
  public var legibilityWeight: UILegibilityWeight {
    get { configuration.legibilityWeight }
    set { set(\.legibilityWeight, to: newValue) }
  }

  /// Sets any traits of the window, custom ones too, in one transition.
  ///
  /// They stay set, whatever happens to the device afterwards.
  public func changeTraits(_ mutations: UITraitCollection.TraitMutations) {
    let changes = UITraitCollection(mutations: mutations)
    var new = configuration
    let all = UITraitCollection(traitsFrom: [configuration.additionalTraits, changes])
    new.additionalTraits = all
    if let environment = try? new.environment() { take(new, environment) }
  }

  private func set<Value: Equatable>(
    _ property: WritableKeyPath<Configuration, Value>, to value: Value
  ) {
    guard configuration[keyPath: property] != value else { return }
    var new = configuration
    new[keyPath: property] = value
    if let environment = try? new.environment() { take(new, environment) }
  }
}
