import ArgumentParser
import DeviceCatalog
import ScreenLayout

/// The options that say which one device something is laid out on.
struct DeviceOptions: ParsableArguments {
  @Option(help: "Device: a name such as “iPhone 17”, or a size such as 390x844@3.")
  var device: String?

  @Option(help: "Way to hold the device: portrait, landscape.")
  var orientation: String = "portrait"

  @Option(help: "Window: full, 2/3, 1/2, 1/3, slide-over, or a size such as 500x800.")
  var window: String = "full"

  @Option(help: "Text size: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5.")
  var textSize: String = "L"

  @Option(help: "Reading direction: ltr, rtl.")
  var direction: String = "ltr"

  /// The configuration asked for; nil without a device.
  ///
  /// - Throws: `ValidationError` for a word that stands for nothing.
  func configuration() throws -> ScreenConfiguration? {
    guard let device else {
      if orientation != "portrait" || window != "full" || textSize != "L" || direction != "ltr" {
        throw ValidationError("Name a --device for these options.")
      }
      return nil
    }
    var options = ConfigurationOptions()
    options.devices = [device]
    options.orientations = [orientation]
    options.windows = [window]
    options.textSizes = [textSize]
    options.directions = [direction]
    options.appearances = ["light"]
    let found = try options.configurations()
    guard found.count == 1 else {
      throw ValidationError("Name one device, orientation, window, text size and direction.")
    }
    return found[0]
  }

  /// The device of screens that have no canvas of their own.
  static let standardDevice = "iPhone 17"

  /// The configuration of screens that have no canvas of their own.
  static var standard: ScreenConfiguration {
    get throws {
      var options = DeviceOptions()
      options.device = standardDevice
      options.orientation = "portrait"
      options.window = "full"
      options.textSize = "L"
      options.direction = "ltr"
      guard let found = try options.configuration() else {
        throw ValidationError("There is no device “\(standardDevice)”.")
      }
      return found
    }
  }

  /// The options as arguments.
  var arguments: [String] {
    guard let device else { return [] }
    return [
      "--device=\(device)", "--orientation=\(orientation)", "--window=\(window)",
      "--text-size=\(textSize)", "--direction=\(direction)",
    ]
  }
}
