import UIKit

/// A range of numbers, of which either end may be open or infinite.
struct Interval: Hashable, Sendable {
  var lower: Double
  var upper: Double
  var includesLower: Bool
  var includesUpper: Bool

  static let all = Interval(-.infinity, .infinity)

  init(
    _ lower: Double, _ upper: Double, includesLower: Bool = true, includesUpper: Bool = true
  ) {
    self.lower = lower
    self.upper = upper
    self.includesLower = includesLower
    self.includesUpper = includesUpper
  }

  /// One number.
  init(_ value: Double) { self.init(value, value) }

  /// One of the ranges of the standard library; nil for any other.
  init?<Range: RangeExpression>(_ range: Range) where Range.Bound == CGFloat {
    switch range {
    case let range as ClosedRange<CGFloat>:
      self.init(Double(range.lowerBound), Double(range.upperBound))
    case let range as Swift.Range<CGFloat>:
      self.init(Double(range.lowerBound), Double(range.upperBound), includesUpper: false)
    case let range as PartialRangeFrom<CGFloat>:
      self.init(Double(range.lowerBound), .infinity)
    case let range as PartialRangeThrough<CGFloat>:
      self.init(-.infinity, Double(range.upperBound))
    case let range as PartialRangeUpTo<CGFloat>:
      self.init(-.infinity, Double(range.upperBound), includesUpper: false)
    default: return nil
    }
  }

  var isEmpty: Bool {
    lower > upper || (lower == upper && !(includesLower && includesUpper))
  }

  /// Whether the interval is one number.
  var isPoint: Bool { lower == upper && !isEmpty }

  func contains(_ value: Double) -> Bool {
    (includesLower ? value >= lower : value > lower)
      && (includesUpper ? value <= upper : value < upper)
  }

  func intersection(_ other: Interval) -> Interval {
    var result = self
    if other.lower > lower {
      (result.lower, result.includesLower) = (other.lower, other.includesLower)
    } else if other.lower == lower {
      result.includesLower = includesLower && other.includesLower
    }
    if other.upper < upper {
      (result.upper, result.includesUpper) = (other.upper, other.includesUpper)
    } else if other.upper == upper {
      result.includesUpper = includesUpper && other.includesUpper
    }
    return result
  }

  /// What lies outside: below and above.
  var complement: [Interval] {
    var parts: [Interval] = []
    if lower > -.infinity {
      parts.append(Interval(-.infinity, lower, includesUpper: !includesLower))
    }
    if upper < .infinity {
      parts.append(Interval(upper, .infinity, includesLower: !includesUpper))
    }
    return parts
  }

  /// The interval as a sentence about something: `width ≥ 600`, `600 ≤ width < 900`.
  func text(about name: String, value: (Double) -> String) -> String {
    if isPoint { return "\(name) = \(value(lower))" }
    let below = includesLower ? "≤" : "<"
    let above = includesUpper ? "≤" : "<"
    switch (lower == -.infinity, upper == .infinity) {
    case (true, true): return "any \(name)"
    case (false, true): return "\(name) \(includesLower ? "≥" : ">") \(value(lower))"
    case (true, false): return "\(name) \(above) \(value(upper))"
    case (false, false): return "\(value(lower)) \(below) \(name) \(above) \(value(upper))"
    }
  }
}
