import Diagnostics
import LayoutSolver

/// Required constraints of which not all can hold, in the terms of views.
package struct LayoutConflict {
  /// The one that gave way.
  package var broken: ConstraintSource?
  /// All of them; without any one member the rest could hold, but in very large sets.
  package var members: [ConstraintSource]
  /// By how many points the layout misses each of the members; 0 for those that hold.
  package var violations: [Double]
}

extension LayoutEngine {
  func describe(_ conflict: Conflict) -> LayoutConflict {
    let positions = statedPositions
    return describe(
      conflict.members.compactMap { positions[$0] }, broken: positions[conflict.broken])
  }

  /// Where each constraint stands in the order in which it was stated.
  var statedPositions: [ConstraintID: Int] {
    var positions: [ConstraintID: Int] = [:]
    for position in 0..<statedIDs.count { positions[statedIDs[position]] = position }
    return positions
  }

  /// A conflict between what stands at some positions of what is stated.
  func describe(_ members: [Int], broken: Int?) -> LayoutConflict {
    let stated = members.map { statedIDs[$0] }
    var described = LayoutConflict(
      broken: broken.map { origins[$0].source }, members: members.map { origins[$0].source },
      violations: members.map {
        let isContent = origins[$0].isContentSize
        return solver.error(of: statedIDs[$0]) / (isContent ? Self.requiredContentFactor : 1)
      })
    // The root's size is suggested to the solver: no constraint, but a party to the conflict.
    if case .fixed = rootSize, let own = variables(of: root),
      stated.contains(where: {
        solver.mentions(own.right, in: $0) || solver.mentions(own.bottom, in: $0)
      })
    {
      described.members.insert(.root(root), at: 0)
      described.violations.insert(0, at: 0)
    }
    return described
  }
}

extension ConstraintSource {
  /// Whether somebody wrote the constraint, in a document or in code.
  var isStated: Bool {
    if case .explicit = self { true } else { false }
  }

  /// What the constraint says, in a few words.
  @MainActor
  package var sentence: String {
    switch self {
    case .explicit(let constraint): constraint.sentence
    case .contentSize(let view, let axis):
      "content \(axis == .horizontal ? "width" : "height") of \(view.nibName)"
    case .autoresizing(let view): "frame and autoresizing mask of \(view.nibName)"
    case .stack(let stack, let identifier): "\(identifier) of \(stack.nibName)"
    case .root(let view): "size of \(view.nibName)"
    case .nonNegativeSize(let view): "width and height of \(view.nibName) are not negative"
    case .tie(let view): "choice for \(view.nibName)"
    }
  }
}

extension NSLayoutConstraint {
  /// The equation with the names of its items, and the line that states it.
  package var sentence: String {
    var text = "\(Self.name(of: firstItem)).\(firstAttribute.name) "
    switch relation {
    case .equal: text += "= "
    case .lessThanOrEqual: text += "≤ "
    case .greaterThanOrEqual: text += "≥ "
    }
    if let secondItem {
      if multiplier != 1 { text += "\(Self.trimmed(multiplier)) × " }
      text += "\(Self.name(of: secondItem)).\(secondAttribute.name)"
      if constant != 0 {
        text += constant > 0 ? " + " : " − "
        text += Self.trimmed(abs(constant))
      }
    } else {
      text += Self.trimmed(constant)
    }
    if let line = origin?.line { text += " (line \(line))" }
    return text
  }

  private static func trimmed(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? "\(Double(rounded.isFinite ? rounded : value))"
  }

  private static func name(of item: AnyObject?) -> String {
    if let view = item as? UIView { return view.nibName }
    guard let guide = item as? UILayoutGuide else { return "?" }
    let owner = guide.owningView?.nibName ?? "?"
    switch guide.derivation {
    case .free: return guide.identifier.isEmpty ? "layout guide of \(owner)" : guide.identifier
    case .safeArea: return "safe area of \(owner)"
    case .layoutMargins: return "margins of \(owner)"
    case .readableContent: return "readable content of \(owner)"
    case .scrollContent: return "content of \(owner)"
    case .scrollFrame: return "frame of \(owner)"
    case .topBar: return "top layout guide of \(owner)"
    case .bottomBar: return "bottom layout guide of \(owner)"
    case .keyboard: return "keyboard guide of \(owner)"
    }
  }
}

extension UIView {
  /// What the document's author knows the view by: label, outlet, text, or class and object ID.
  package var nibName: String {
    if let name = nibUserLabel ?? nibOutletName { return "“\(name.onOneLine)”" }
    let kind = nibCustomClass ?? nibElementName ?? String(describing: type(of: self))
    let words = (self as? UILabel)?.text ?? (self as? UIButton)?.shownTitle
    if let text = words?.onOneLine, !text.isEmpty {
      return "\(kind) “\(text.prefix(24))”"
    }
    return nibObjectID.map { "\(kind) \($0)" } ?? kind
  }
}

extension StringProtocol {
  /// The text with spaces for its line breaks: a finding is one line.
  fileprivate var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}

extension NSLayoutConstraint.Attribute {
  /// UIKit's name of the attribute.
  package var name: String { "\(self)" }
}

extension UIButton {
  fileprivate var shownTitle: String? { (style?.title ?? effectiveTitle)?.string }
}
