import DeviceUnderTest
import DisplayCapture
import DisplayList
import Foundation
import PNGRenderer
import SVGRenderer
import UIKit

/// The form in which a layout is recorded.
public enum SnapshotForm: Hashable, Sendable {
  /// The tree of views with their frames, a line each, which is read in review.
  case text
  /// A drawing, compared as text.
  case svg
  /// A picture with that many pixels a point, compared pixel by pixel.
  case png(scale: Double = 1)

  var ending: String {
    switch self {
    case .text: "txt"
    case .svg: "svg"
    case .png: "png"
    }
  }

  /// What a device shows, in this form.
  @MainActor
  func data(of device: DeviceUnderTest) throws -> Data {
    switch self {
    case .text: Data(Self.text(of: device).utf8)
    case .svg: SVGRenderer().data(for: Self.drawing(of: device))
    case .png(let scale): try PNGRenderer(scale: scale).data(for: Self.drawing(of: device))
    }
  }

  /// The lines before the tree: the device, and what of it decides the layout.
  static let headerLineCount = 2

  @MainActor
  private static func text(of device: DeviceUnderTest) -> String {
    let insets = device.safeAreaInsets
    let edges = [insets.top, insets.left, insets.bottom, insets.right].map(LayoutTree.text)
    let size = device.size
    let traits = device.traitCollection
    let header = [
      device.configuration.description,
      "\(LayoutTree.text(size.width)) × \(LayoutTree.text(size.height)), "
        + "safe area \(edges.joined(separator: " ")), "
        + "\(traits.horizontalSizeClass.word) × \(traits.verticalSizeClass.word)",
    ]
    return (header + LayoutTree(in: device.window).lines).joined(separator: "\n") + "\n"
  }

  @MainActor
  private static func drawing(of device: DeviceUnderTest) -> DisplayList {
    let environment = device.environment
    return ScreenPicture(
      root: device.window,
      chrome: ScreenChrome(
        statusBar: environment.statusBarHeight > 0, homeIndicator: environment.safeArea.bottom > 0),
      environment: environment, assets: nil
    ).displayList(withDeviceFrame: false)
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var word: String {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    default: "unspecified"
    }
  }
}
