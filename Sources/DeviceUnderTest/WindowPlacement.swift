import DeviceCatalog
import UIKit

extension DeviceUnderTest {
  /// How much of the display's width a window has beside another app's.
  public enum SplitShare: String, CaseIterable, Hashable, Sendable {
    /// The narrower side.
    case oneThird
    /// Either side of an even split, which there is in landscape only.
    case half
    /// The wider side.
    case twoThirds
  }

  /// How much of a display a window has.
  public enum WindowPlacement: Hashable, Sendable, CustomStringConvertible {
    case fullScreen
    /// Beside another app's window, on an iPad. iPadOS 26 tiles windows instead, and has the same
    /// widths here because its own are not published.
    case splitView(SplitShare)
    /// Narrow, over another app's window, on an iPad.
    case slideOver
    /// Freely resized: on an iPad from iPadOS 16 on, on an iPhone from iOS 27 on.
    case window(CGSize)

    /// Every kind of window but free ones.
    public static let allFixed: [Self] = [
      .fullScreen, .splitView(.twoThirds), .splitView(.half), .splitView(.oneThird), .slideOver,
    ]

    public var description: String { inCatalog.name }

    var inCatalog: WindowKind {
      switch self {
      case .fullScreen: .fullScreen
      case .splitView(.oneThird): .splitOneThird
      case .splitView(.half): .splitHalf
      case .splitView(.twoThirds): .splitTwoThirds
      case .slideOver: .slideOver
      case .window(let size): .free(width: Double(size.width), height: Double(size.height))
      }
    }
  }
}
