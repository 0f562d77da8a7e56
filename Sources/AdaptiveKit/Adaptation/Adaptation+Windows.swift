import UIKit

extension Adaptation {
  /// The rules that can hold in none of some windows, whatever the traits are and whatever part of the
  /// window the view has.
  ///
  /// Give the largest windows that the screen is made for: what fits into a smaller one fits into
  /// them. Conditions that contradict themselves are in ``problems``. Nothing is said of a view inside
  /// a scroll view, whose content may be larger than any window.
  public func unreachableRules(inWindows sizes: [CGSize]) -> [AdaptationProblem] {
    guard let view, !sizes.isEmpty, !view.isInsideScrollView else { return [] }
    let windows = sizes.map { size in
      "\(Quantity.width.text(of: Double(size.width))) × "
        + Quantity.height.text(of: Double(size.height))
    }.joined(separator: " or ")
    return rules.filter { rule in
      rule.condition.isSatisfiable && !rule.condition.isSatisfiable(inWindows: sizes)
    }.map { rule in
      AdaptationProblem(
        kind: .unreachable(condition: rule.condition.description, windows: windows),
        rules: [rule.title], locations: [rule.location])
    }
  }
}

extension UIView {
  fileprivate var isInsideScrollView: Bool {
    var current = superview
    while let view = current {
      if view is UIScrollView { return true }
      current = view.superview
    }
    return false
  }
}
