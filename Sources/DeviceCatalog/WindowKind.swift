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

extension WindowKind {
  /// The window that somebody means by `full`, `two-thirds`, `2/3`, `half`, `1/2`, `one-third`,
  /// `1/3`, `slide-over` or a size such as `500x800`; nil when it is none of them.
  package init?(named text: String) {
    switch text.lowercased().filter({ $0.isLetter || $0.isNumber || $0 == "/" }) {
    case "full", "fullscreen": self = .fullScreen
    case "2/3", "twothirds", "splittwothirds": self = .splitTwoThirds
    case "1/2", "half", "splithalf": self = .splitHalf
    case "1/3", "onethird", "third", "splitonethird": self = .splitOneThird
    case "slideover": self = .slideOver
    default:
      guard let size = Size(text: text) else { return nil }
      self = .free(width: size.width, height: size.height)
    }
  }
}
