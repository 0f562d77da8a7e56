import UIKit

/// A length, with a name, from which on a container counts as something else.
///
///     extension Breakpoint {
///       static let tablet = Breakpoint("tablet", width: 600)
///       static let desktop = Breakpoint("desktop", width: 1000)
///     }
///
/// Conditions then speak of the name:
///
///     stack.adapt {
///       When(.from(.tablet, to: .desktop)) { set(\.axis, to: .horizontal) }
///     }
public struct Breakpoint: Hashable, Sendable {
  /// How explanations call it.
  public let name: String
  /// The least width, or height, that belongs to it.
  public let length: CGFloat
  private let isHeight: Bool

  /// A breakpoint of widths.
  public init(_ name: String, width: CGFloat) {
    self.name = name
    length = width
    isHeight = false
  }

  /// A breakpoint of heights.
  public init(_ name: String, height: CGFloat) {
    self.name = name
    length = height
    isHeight = true
  }

  var quantity: Quantity { isHeight ? .height : .width }
}

extension Condition {
  /// At the breakpoint and beyond.
  public static func from(_ breakpoint: Breakpoint) -> Condition {
    Condition(breakpoint.quantity, Interval(Double(breakpoint.length), .infinity))
      .named("from \(breakpoint.name)")
  }

  /// Before the breakpoint.
  public static func below(_ breakpoint: Breakpoint) -> Condition {
    Condition(
      breakpoint.quantity,
      Interval(-.infinity, Double(breakpoint.length), includesUpper: false)
    ).named("below \(breakpoint.name)")
  }

  /// From one breakpoint on, and before the other.
  public static func from(_ breakpoint: Breakpoint, to end: Breakpoint) -> Condition {
    (Condition.from(breakpoint).unnamed && Condition.below(end).unnamed)
      .named("from \(breakpoint.name) to \(end.name)")
  }

  private var unnamed: Condition {
    guard case .named(_, let node) = node else { return self }
    return Condition(node)
  }
}
