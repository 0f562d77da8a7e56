import DeviceUnderTest
import UIKit

/// Puts a screen on a device for each configuration.
@MainActor
enum DevicesUnderTest {
  static func run<Content: UIResponder>(
    _ configurations: [DeviceUnderTest.Configuration], _ site: CallSite,
    make: () throws -> Content, check: (DeviceUnderTest) -> Void
  ) {
    for configuration in configurations {
      do {
        let device = try DeviceUnderTest(configuration)
        try show(try make(), on: device)
        check(device)
      } catch {
        site.fail("\(configuration): \(error)")
      }
    }
  }

  static func show(_ content: UIResponder, on device: DeviceUnderTest) throws {
    switch content {
    case let controller as UIViewController: device.show(controller)
    case let view as UIView: device.show(view)
    default: throw NoScreen(kind: "\(type(of: content))")
    }
  }

  struct NoScreen: Error, CustomStringConvertible {
    let kind: String
    var description: String {
      "Only views and view controllers can be put on a device, and \(kind) is neither."
    }
  }
}
