import ArgumentParser
import DeviceCatalog
import ScreenLayout
import UIKit

/// The options that say what screens are laid out for.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Devices: current, all, names such as “iPhone 17”, or sizes such as 390x844@3.",
      discussion: "Separate several by commas. Part of a name will do: --devices se,'pad mini'."))
  var devices: [String] = ["current"]

  @Option(help: "Ways to hold the device: portrait, landscape.")
  var orientations: [String] = ["portrait,landscape"]

  @Option(
    help: ArgumentHelp(
      """
      Windows: full, thirds, halves, slide-over, free, sizes such as 500x800, or widths such as \
      320...1400.
      """,
      discussion: """
        iPads show full and thirds unless told otherwise, iPhones full. Of a range of widths every \
        40th point is shown, as high as the display; 320...1400x800/10 says it otherwise.
        """))
  var windows: [String] = []

  @Option(help: "Text sizes: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or all.")
  var textSizes: [String] = ["L"]

  @Option(help: "Reading directions: ltr, rtl.")
  var directions: [String] = ["ltr"]

  @Option(help: "Appearances: light, dark.")
  var appearances: [String] = ["light"]

  /// Every combination asked for, device by device.
  ///
  /// - Throws: `ValidationError` for a word that stands for nothing, with what was perhaps meant.
  func configurations() throws -> [ScreenConfiguration] {
    let orientations = try words(orientations, "orientation", ["portrait", "landscape"]) {
      Orientation(rawValue: $0)
    }
    let sizes = try textSizeCategories()
    let directions = try words(directions, "direction", ["ltr", "rtl"]) {
      Self.directionNames[$0]
    }
    let appearances = try words(appearances, "appearance", ["light", "dark"]) {
      Self.appearanceNames[$0]
    }
    var found: [ScreenConfiguration] = []
    var seen: Set<String> = []
    for environment in try environments(orientations: orientations) {
      for size in sizes {
        for direction in directions {
          for appearance in appearances {
            let configuration = ScreenConfiguration(
              environment: environment, textSize: size, direction: direction,
              appearance: appearance)
            if seen.insert(configuration.id).inserted { found.append(configuration) }
          }
        }
      }
    }
    return found
  }

  /// The options as arguments.
  var arguments: [String] {
    let given = [
      ("devices", devices), ("orientations", orientations), ("windows", windows),
      ("text-sizes", textSizes), ("directions", directions), ("appearances", appearances),
    ]
    return given.flatMap { name, values in values.map { "--\(name)=\($0)" } }
  }

  private static let directionNames: [String: UITraitEnvironmentLayoutDirection] = [
    "ltr": .leftToRight, "rtl": .rightToLeft,
  ]

  private static let appearanceNames: [String: UIUserInterfaceStyle] = [
    "light": .light, "dark": .dark,
  ]

  private func textSizeCategories() throws -> [UIContentSizeCategory] {
    if split(textSizes).contains(where: { $0.lowercased() == "all" }) {
      return UIContentSizeCategory.ordered
    }
    let names = UIContentSizeCategory.shortNames.map(\.name)
    return try words(textSizes, "text size", names) { UIContentSizeCategory(shortName: $0) }
  }

  // MARK: Windows

  private func environments(orientations: [Orientation]) throws -> [WindowEnvironment] {
    let catalog = DeviceCatalog.standard
    var found: [WindowEnvironment] = []
    for device in try chosenDevices(in: catalog) {
      for orientation in orientations {
        let kinds = try windowKinds(of: device, in: catalog, orientation)
        found += device.environments(orientations: [orientation], windows: kinds)
      }
    }
    guard !found.isEmpty else {
      throw ValidationError("None of the chosen devices has one of the chosen windows.")
    }
    return found
  }

  private func windowKinds(
    of device: Device, in catalog: DeviceCatalog, _ orientation: Orientation
  ) throws -> [WindowKind] {
    let words = split(windows)
    if words.isEmpty { return catalog.defaultWindows(of: device) }
    return try words.flatMap { word -> [WindowKind] in
      switch word.lowercased() {
      case "thirds": return [.splitTwoThirds, .splitOneThird]
      case "halves": return [.splitHalf]
      case "free": return device.freeWindows(orientation)
      default:
        if let widths = WindowWidths(word) { return widths.windows(of: device, orientation) }
        guard let kind = WindowKind(named: word) else {
          throw ValidationError(
            "“\(word)” is no window. Use full, thirds, halves, slide-over, free, a size "
              + "such as 500x800, or widths such as 320...1400.")
        }
        return [kind]
      }
    }
  }

  // MARK: Devices

  private func chosenDevices(in catalog: DeviceCatalog) throws -> [Device] {
    var found: [Device] = []
    for given in devices {
      // Some names have a comma in them.
      if case .device(let device) = catalog.match(given) {
        found.append(device)
        continue
      }
      for word in split([given]) { found += try Self.devices(named: word, in: catalog) }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.name).inserted }
  }

  static func devices(named word: String, in catalog: DeviceCatalog) throws -> [Device] {
    switch word.lowercased() {
    case "current": return catalog.current
    case "all": return catalog.all
    default: break
    }
    switch catalog.match(word) {
    case .device(let device): return [device]
    case .ambiguous(let devices):
      let names = devices.prefix(6).map(\.name).joined(separator: ", ")
      throw ValidationError("“\(word)” fits several devices: \(names). Say which.")
    case .unknown(let suggestions):
      let hint =
        suggestions.isEmpty
        ? "“adaptive devices” lists all." : "Did you mean \(suggestions.joined(separator: ", "))?"
      throw ValidationError("There is no device “\(word)”. \(hint)")
    }
  }

  // MARK: Words

  private func split(_ given: [String]) -> [String] {
    given.flatMap { $0.split(separator: ",") }
      .map { $0.drop { $0 == " " } }
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }.filter { !$0.isEmpty }
  }

  private func words<Value: Hashable>(
    _ given: [String], _ what: String, _ names: [String], _ value: (String) -> Value?
  ) throws -> [Value] {
    var found: [Value] = []
    for word in split(given) {
      guard let value = value(word.lowercased()) else {
        throw ValidationError(
          "“\(word)” is no \(what). Choose from \(names.joined(separator: ", ")).")
      }
      if !found.contains(value) { found.append(value) }
    }
    guard !found.isEmpty else {
      throw ValidationError("No \(what) was given. Choose from \(names.joined(separator: ", ")).")
    }
    return found
  }
}
