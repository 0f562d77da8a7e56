import UIKit

/// The names of constraints in messages.
@MainActor
enum ConstraintNames {
  /// Constraints that one message names.
  private static let limit = 8

  /// The equation, with the identifier and a priority that is not required.
  static func name(of constraint: NSLayoutConstraint) -> String {
    var text = constraint.sentence
    if constraint.priority != .required {
      text += " @\(LayoutTree.text(CGFloat(constraint.priority.rawValue)))"
    }
    if let identifier = constraint.identifier { text += " “\(identifier)”" }
    return text
  }

  static func name(of source: ConstraintSource) -> String {
    if case .explicit(let constraint) = source { return name(of: constraint) }
    return source.sentence
  }

  /// The constraints that somebody stated about a view along an axis, the nearest first.
  static func list(about view: UIView, along axis: NSLayoutConstraint.Axis) -> String? {
    var found: [NSLayoutConstraint] = []
    var holder: UIView? = view
    while let current = holder {
      found += current.constraints.filter {
        $0.isActive && $0.mentions(view, along: axis)
      }
      holder = current.superview
    }
    return found.isEmpty ? nil : list(found.map(name))
  }

  /// Names in one line; of many the first.
  static func list(_ names: [String]) -> String {
    var shown = Array(names.prefix(limit))
    if names.count > limit { shown.append("and \(names.count - limit) more") }
    return shown.joined(separator: "; ")
  }
}

extension NSLayoutConstraint {
  fileprivate func mentions(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    if firstItem === view { return firstAttribute.axis == axis }
    return secondItem === view && secondAttribute.axis == axis
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }
}
