import Foundation

/// The folder of AdaptiveKit's sources, which packages with screens depend on: there is no release
/// to depend on yet.
enum Checkout {
  /// Where the launcher says what it belongs to.
  static let variable = "ADAPTIVE_CHECKOUT"

  /// The folder that the program comes from; nil for a program that was taken elsewhere.
  static func folder(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: URL? = Bundle.main.executableURL
  ) -> String? {
    if let stated = environment[variable], isCheckout(stated) { return stated }
    var folder = executable?.resolvingSymlinksInPath()
    while let inner = folder, inner.path != "/" {
      let outer = inner.deletingLastPathComponent()
      if isCheckout(outer.path) { return outer.path }
      folder = outer
    }
    return nil
  }

  private static func isCheckout(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/Sources/\(ScreensPackage.library)")
      && ScreensPackage.isPackage(folder)
  }
}
