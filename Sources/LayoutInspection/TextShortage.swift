import UIKit

/// What a text lacks to be shown as a whole.
package enum TextShortage: Equatable, Sendable {
  /// The view has no size.
  case noRoom
  /// The words are longer, in points.
  case length(NSLayoutConstraint.Axis, needed: Double, actual: CGFloat)
  /// The label takes no more lines than that many.
  case lines(Int)

  /// In words such as “it needs 120 points of width and has 80”.
  package var sentence: String {
    switch self {
    case .noRoom: "it has no room at all"
    case .length(let axis, let needed, let actual):
      "it needs \(Int(needed.rounded(.up))) points of "
        + "\(axis == .horizontal ? "width" : "height") and has \(Int(actual.rounded(.down)))"
    case .lines(let count): "it needs more than \(count) lines"
    }
  }
}
