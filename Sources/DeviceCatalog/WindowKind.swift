/// How much of a display an app's window has.
package enum WindowKind: Hashable, Sendable {
  /// All of it.
  case fullScreen
  /// The wider side of an uneven Split View.
  case splitTwoThirds
  /// Either side of an even Split View.
  case splitHalf
  /// The narrower side of an uneven Split View.
  case splitOneThird
  /// The narrow window that floats over another app.
  case slideOver
  /// A freely resized window.
  case free(width: Double, height: Double)

  /// The name for people.
  package var name: String {
    switch self {
    case .fullScreen: "full screen"
    case .splitTwoThirds: "Split View 2/3"
    case .splitHalf: "Split View 1/2"
    case .splitOneThird: "Split View 1/3"
    case .slideOver: "Slide Over"
    case .free(let width, let height): "window \(width.plain) × \(height.plain)"
    }
  }

  /// The name in file names.
  package var id: String {
    switch self {
    case .fullScreen: "full"
    case .splitTwoThirds: "two-thirds"
    case .splitHalf: "half"
    case .splitOneThird: "one-third"
    case .slideOver: "slide-over"
    case .free(let width, let height): "window-\(width.plain)x\(height.plain)"
    }
  }
}
