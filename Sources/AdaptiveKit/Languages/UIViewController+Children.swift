import UIKit

extension UIViewController {
  /// Adds a child view controller, its view and constraints on that view.
  ///
  /// The calls come in UIKit's order: `addChild(_:)`, then the view, then `didMove(toParent:)`.
  ///
  /// The layout is constraints between the child's view and this controller's; without any it
  /// fills it.
  public func add(_ child: UIViewController, layout: [Constraint] = fill()) {
    addChild(child)
    view.addSubview(child.view, constraints: layout)
    child.didMove(toParent: self)
  }

  /// Removes a child view controller and its view; does nothing for another's child.
  public func remove(_ child: UIViewController) {
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
