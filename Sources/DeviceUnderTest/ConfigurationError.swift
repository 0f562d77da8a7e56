import UIKit

extension DeviceUnderTest {
  /// Why there is no such device, or why it cannot be as asked for.
  public enum ConfigurationError: Error, Hashable, CustomStringConvertible {
    /// No device has the name; the closest ones, best first.
    case unknownDevice(name: String, suggestions: [String])
    /// Several devices have the name, and their displays differ.
    case ambiguousDevice(name: String, candidates: [String])
    /// The device shows no such window in that orientation.
    case windowNotOffered(WindowPlacement, device: String, orientation: Orientation)
    /// The window would be larger than the display, or is no size at all.
    case sizeNotPossible(CGSize, device: String, display: CGSize)
    /// What was asked for came with a later release.
    case needsRelease(Release, for: String, device: String, chosen: Release)
    /// Only foldables fold.
    case notFoldable(device: String)

    public var description: String {
      switch self {
      case .unknownDevice(let name, let suggestions):
        suggestions.isEmpty
          ? "There is no device named “\(name)”."
          : "There is no device named “\(name)”. Did you mean \(Self.list(suggestions))?"
      case .ambiguousDevice(let name, let candidates):
        "“\(name)” may be \(Self.list(candidates)); their displays differ."
      case .windowNotOffered(let placement, let device, let orientation):
        "\(device) has no window of the kind “\(placement)” in \(orientation)."
      case .sizeNotPossible(let size, let device, let display):
        "A window of \(size.text) is not possible on \(device), whose display is \(display.text)."
      case .needsRelease(let needed, let what, let device, let chosen):
        "\(what) needs \(needed) on \(device); \(chosen) was chosen."
      case .notFoldable(let device):
        "\(device) has one display and does not fold."
      }
    }

    private static func list(_ names: [String]) -> String {
      guard let last = names.last, names.count > 1 else { return names.first ?? "" }
      return names.dropLast().joined(separator: ", ") + " or " + last
    }
  }
}

extension CGSize {
  /// The extents without superfluous decimals: `402 × 874`.
  var text: String { "\(Self.plain(width)) × \(Self.plain(height))" }

  private static func plain(_ value: CGFloat) -> String {
    Int(exactly: value).map(String.init) ?? "\(Double(value))"
  }
}
