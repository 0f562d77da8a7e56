import UIKit

extension Condition {
  /// Width of the container: `.width(600...)`, `.width(320..<600)`.
  public static func width<Lengths: RangeExpression>(_ lengths: Lengths) -> Condition
  where Lengths.Bound == CGFloat {
    range(.width, lengths)
  }

  /// Height of the container.
  public static func height<Lengths: RangeExpression>(_ lengths: Lengths) -> Condition
  where Lengths.Bound == CGFloat {
    range(.height, lengths)
  }

  /// Width of the container divided by its height.
  public static func aspectRatio<Ratios: RangeExpression>(_ ratios: Ratios) -> Condition
  where Ratios.Bound == CGFloat {
    range(.aspectRatio, ratios)
  }

  /// Whether the container is wider than high; the device's orientation has no part in it.
  public static func orientation(_ orientation: AdaptiveSpace.Orientation) -> Condition {
    Condition(.orientation, Interval(orientation == .landscape ? 1 : 0))
  }

  /// Width of what the safe area leaves of the container.
  public static func safeWidth<Lengths: RangeExpression>(_ lengths: Lengths) -> Condition
  where Lengths.Bound == CGFloat {
    range(.safeWidth, lengths)
  }

  /// Height of what the safe area leaves of the container.
  public static func safeHeight<Lengths: RangeExpression>(_ lengths: Lengths) -> Condition
  where Lengths.Bound == CGFloat {
    range(.safeHeight, lengths)
  }

  /// An edge of the container.
  public enum Edge: Sendable, Hashable, CaseIterable {
    case top, leading, bottom, trailing, left, right

    var quantity: Quantity {
      switch self {
      case .top: .safeTop
      case .leading: .safeLeading
      case .bottom: .safeBottom
      case .trailing: .safeTrailing
      case .left: .safeLeft
      case .right: .safeRight
      }
    }
  }

  /// Inset of the safe area at an edge: `.safeArea(.bottom, 1...)`.
  public static func safeArea<Lengths: RangeExpression>(
    _ edge: Edge, _ lengths: Lengths
  ) -> Condition where Lengths.Bound == CGFloat {
    range(edge.quantity, lengths)
  }

  /// Parts that a fold makes of a container.
  public enum Division: Sendable, Hashable {
    /// Side by side.
    case columns
    /// One above the other.
    case rows
  }

  /// Whether a reserved region, such as a fold, divides the container.
  public static func divided(into parts: Division) -> Condition {
    Condition(parts == .columns ? .columnDivisions : .rowDivisions, Interval(1, .infinity))
  }

  /// Whether something, such as a camera, covers a part of the container.
  public static let occluded = Condition(.occlusions, Interval(1, .infinity))

  static func range<Range: RangeExpression>(_ quantity: Quantity, _ range: Range) -> Condition
  where Range.Bound == CGFloat {
    guard let interval = Interval(range) else {
      preconditionFailure(
        "A condition takes a range made with `...` or `..<`, not a \(Range.self).")
    }
    return Condition(quantity, interval)
  }
}
