import UIKit

/// A laid-out tree of views as lines of text: what each view is, and where.
@MainActor
struct LayoutTree {
  /// One view.
  struct Node {
    let view: UIView
    let depth: Int
    /// The class, and the text that the view shows.
    let name: String
    /// In the superview's coordinates.
    let frame: CGRect
    /// What else is to be said: `hidden`, `alpha 0.5`.
    let remarks: [String]

    @MainActor
    var line: String {
      ([String(repeating: "  ", count: depth) + name, LayoutTree.text(frame)] + remarks)
        .joined(separator: " ")
    }
  }

  /// Superviews before their subviews, subviews in their order.
  private(set) var nodes: [Node] = []

  init(_ root: UIView) { add(root, depth: 0) }

  /// What is in a window: the root controller's view, and those presented over it.
  init(in window: UIWindow) { for view in window.subviews { add(view, depth: 0) } }

  var lines: [String] { nodes.map(\.line) }

  private mutating func add(_ view: UIView, depth: Int) {
    var remarks: [String] = []
    if view.isHidden { remarks.append("hidden") }
    if view.alpha != 1 { remarks.append("alpha \(Self.text(view.alpha))") }
    nodes.append(
      Node(
        view: view, depth: depth, name: Self.name(of: view), frame: view.frame, remarks: remarks))
    for subview in view.subviews { add(subview, depth: depth + 1) }
  }

  // MARK: Words

  /// The class, and in quotes the accessibility identifier or the text that the view shows.
  static func name(of view: UIView) -> String {
    let kind = String(describing: type(of: view))
    guard let words = words(of: view), !words.isEmpty else { return kind }
    let line = words.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(kind) “\(line.count > 40 ? line.prefix(39) + "…" : line)”"
  }

  private static func words(of view: UIView) -> String? {
    if let identifier = view.accessibilityIdentifier { return identifier }
    return switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder
    case let view as UITextView: view.text
    default: nil
    }
  }

  /// Left, top, width and height, to the hundredth of a point.
  static func text(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(text)
    return "[\(numbers.joined(separator: " "))]"
  }

  static func text(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    // Adding zero turns −0 into 0.
    let rounded = (Double(value) * 100).rounded() / 100 + 0
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
