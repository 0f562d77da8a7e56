import UIKit

/// Adds a view while a rule holds, with constraints that come and go with it.
///
///     Subview(banner, in: view) {
///       equal(\.topAnchor, \.safeAreaLayoutGuide.topAnchor)
///       fill()
///     }
///
/// In a stack view it becomes an arranged subview. Where several active rules add the same view the
/// most specific wins. The view is held strongly, its parent weakly.
@preconcurrency @MainActor
public struct Subview: AdaptiveDeclaration {
  public let content: AdaptiveContent

  /// Adds a view to a parent, or to the view that adapts, or that of an ``On``.
  ///
  /// - Parameters:
  ///   - view: The view to add.
  ///   - parent: The view to add to; nil: the one that adapts.
  ///   - index: Place among the subviews, or the arranged subviews; nil: last.
  ///   - constraints: Between the view and its parent.
  public init(
    _ view: UIView, in parent: UIView? = nil, at index: Int? = nil,
    @ConstraintsBuilder _ constraints: () -> [Constraint] = { [] }
  ) {
    content = AdaptiveContent(
      .effect(SubviewEffect(view, in: parent, at: index, constraints: constraints())))
  }
}

/// Collects constraints between a view and the one that it is added to.
@preconcurrency @MainActor
@resultBuilder
public enum ConstraintsBuilder {
  public static func buildExpression(_ constraint: @escaping Constraint) -> [Constraint] {
    [constraint]
  }

  public static func buildExpression(_ constraints: [Constraint]) -> [Constraint] { constraints }

  public static func buildExpression(_ constraint: NSLayoutConstraint) -> [Constraint] {
    [{ _, _ in constraint }]
  }

  public static func buildBlock(_ parts: [Constraint]...) -> [Constraint] { parts.flatMap { $0 } }

  public static func buildOptional(_ part: [Constraint]?) -> [Constraint] { part ?? [] }

  public static func buildEither(first part: [Constraint]) -> [Constraint] { part }

  public static func buildEither(second part: [Constraint]) -> [Constraint] { part }

  public static func buildArray(_ parts: [[Constraint]]) -> [Constraint] { parts.flatMap { $0 } }
}

@MainActor
final class SubviewEffect: AdaptiveEffect {
  private let child: UIView
  private weak var parent: UIView?
  private var usesAdaptedView: Bool
  private let index: Int?
  private let makers: [Constraint]
  private(set) var constraints: [NSLayoutConstraint] = []

  init(_ child: UIView, in parent: UIView?, at index: Int?, constraints: [Constraint]) {
    self.child = child
    self.parent = parent
    usesAdaptedView = parent == nil
    self.index = index
    makers = constraints
  }

  var subject: EffectSubject { .place(ObjectIdentifier(child)) }
  var text: String {
    "\(child.adaptiveName) in \(parent?.adaptiveName ?? "a view that is gone")"
  }

  func adopt(_ object: AnyObject) {
    guard usesAdaptedView, let view = object as? UIView else { return }
    parent = view
    usesAdaptedView = false
  }

  func prepare(for view: UIView, controller: UIViewController?) -> [AdaptationProblem.Kind] {
    if usesAdaptedView { parent = view }
    return []
  }

  func begin(context: EffectContext) {
    guard let parent else { return }
    // A child without subviews, as most are, needs no walk up from the parent.
    if parent === child || (!child.subviews.isEmpty && parent.isDescendant(of: child)) {
      context.problems.append(.differentTrees(text))
      return
    }
    if !makers.isEmpty { child.translatesAutoresizingMaskIntoConstraints = false }
    if let stack = parent as? UIStackView {
      let count = stack.arrangedSubviews.count
      stack.insertArrangedSubview(child, at: min(index ?? count, count))
    } else if let index {
      parent.insertSubview(child, at: min(index, parent.subviews.count))
    } else {
      parent.addSubview(child)
    }
    if constraints.isEmpty { constraints = makers.map { $0(child, parent) } }
  }

  func end(restoring original: Any?, context: EffectContext) {
    // Whoever moved the view elsewhere keeps it.
    guard child.superview === parent else { return }
    (parent as? UIStackView)?.removeArrangedSubview(child)
    child.removeFromSuperview()
  }

  func concerns(_ view: UIView) -> Bool { child.isDescendant(of: view) || parent === view }
}
