import DeviceCatalog
import ScreenLayout
import UIKit

/// The windows of the catalogue, and of what was asked for, into which every other one fits.
///
/// A window may be resized at will, but on a device it is at most as large as the display; an iPhone's
/// on a Mac may be larger, which a size such as `1440x2560@2` stands for.
struct LargestWindows {
  /// None of them fits into another; the narrowest first.
  private(set) var sizes: [CGSize] = []

  init(with configurations: [ScreenConfiguration] = []) {
    let displays = DeviceCatalog.standard.all.flatMap { device in
      Orientation.allCases.map { device.size(in: $0) }
    }
    for size in displays + configurations.map(\.environment.size) {
      take(CGSize(width: size.width, height: size.height))
    }
    sizes.sort { $0.width < $1.width }
  }

  private mutating func take(_ size: CGSize) {
    guard !sizes.contains(where: { Self.fits(size, into: $0) }) else { return }
    sizes.removeAll { Self.fits($0, into: size) }
    sizes.append(size)
  }

  private static func fits(_ size: CGSize, into other: CGSize) -> Bool {
    size.width <= other.width && size.height <= other.height
  }
}
