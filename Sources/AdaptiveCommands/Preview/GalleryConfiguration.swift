import DeviceCatalog
import Gallery
import ScreenLayout

extension GalleryContent.Configuration {
  /// The configuration as the gallery page shows it.
  init(_ configuration: ScreenConfiguration) {
    let environment = configuration.environment
    let release = environment.lastRelease.map { ", iOS \($0)" } ?? ""
    self.init(
      id: configuration.id, deviceName: environment.deviceName + release,
      deviceGroup: Self.group(of: environment),
      orientation: environment.orientation == .portrait ? .portrait : .landscape,
      window: Self.window(environment.window), textSize: configuration.textSize.shortName,
      direction: configuration.direction == .rightToLeft ? .rightToLeft : .leftToRight,
      appearance: configuration.appearance == .dark ? .dark : .light,
      width: environment.size.width, height: environment.size.height, scale: environment.scale,
      horizontalSizeClass: environment.horizontalSizeClass == .compact ? .compact : .regular,
      verticalSizeClass: environment.verticalSizeClass == .compact ? .compact : .regular)
  }

  private static func group(of environment: WindowEnvironment) -> String {
    let name = environment.deviceName
    if name.contains("Duo") { return "Foldable" }
    if name.hasPrefix("iPad") { return "iPad" }
    return name.hasPrefix("iP") ? "iPhone" : "Custom"
  }

  private static func window(_ kind: WindowKind) -> String {
    let name = kind.name
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
