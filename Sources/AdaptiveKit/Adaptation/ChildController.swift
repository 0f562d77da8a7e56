import UIKit

/// Adds a child view controller while a rule holds, with every call of UIKit's in its order.
///
///     ChildController(detail, in: container)
///
/// The parent is the view controller that adapts, or the one in which the view is.
@preconcurrency @MainActor
public struct ChildController: AdaptiveDeclaration {
  public let content: AdaptiveContent

  /// Adds a child whose view goes into a container, or into the view that adapts.
  ///
  /// - Parameters:
  ///   - child: The view controller to add.
  ///   - container: The view to add the child's view to; nil: the one that adapts.
  ///   - constraints: Between the child's view and the container; none: it fills the container.
  public init(
    _ child: UIViewController, in container: UIView? = nil,
    @ConstraintsBuilder _ constraints: () -> [Constraint] = { [] }
  ) {
    content = AdaptiveContent(
      .effect(ChildControllerEffect(child, in: container, constraints: constraints())))
  }
}

@MainActor
final class ChildControllerEffect: AdaptiveEffect {
  private let child: UIViewController
  private weak var container: UIView?
  private var usesAdaptedView: Bool
  private let makers: [Constraint]
  private weak var parent: UIViewController?
  private(set) var constraints: [NSLayoutConstraint] = []

  init(_ child: UIViewController, in container: UIView?, constraints: [Constraint]) {
    self.child = child
    self.container = container
    usesAdaptedView = container == nil
    makers = constraints.isEmpty ? fill() : constraints
  }

  var subject: EffectSubject { .controller(ObjectIdentifier(child)) }
  var text: String { "\(type(of: child)) in \(container?.adaptiveName ?? "a view that is gone")" }

  func adopt(_ object: AnyObject) {
    guard usesAdaptedView, let view = object as? UIView else { return }
    container = view
    usesAdaptedView = false
  }

  func prepare(for view: UIView, controller: UIViewController?) -> [AdaptationProblem.Kind] {
    if usesAdaptedView { container = view }
    return []
  }

  func begin(context: EffectContext) {
    guard let container else { return }
    guard let parent = context.controller ?? container.nearestController, parent !== child else {
      context.problems.append(.noParentController(child: "\(type(of: child))"))
      return
    }
    self.parent = parent
    parent.addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(child.view)
    if constraints.isEmpty { constraints = makers.map { $0(child.view, container) } }
    child.didMove(toParent: parent)
  }

  func end(restoring original: Any?, context: EffectContext) {
    // Whoever took the child over keeps it.
    guard let parent, child.parent === parent else { return }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  func concerns(_ view: UIView) -> Bool {
    container === view || (child.viewIfLoaded?.isDescendant(of: view) ?? false)
  }
}

extension UIView {
  /// The view controller in which the view is.
  var nearestController: UIViewController? {
    var current: UIResponder? = self
    while let responder = current {
      if let controller = responder as? UIViewController { return controller }
      current = responder.next
    }
    return nil
  }
}
