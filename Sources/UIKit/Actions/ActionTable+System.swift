extension ActionTable {
  /// The methods of UIKit's own classes that code names with `#selector`.
  static var systemEntries: [String: [ActionEntry]] {
    let all = [
      of(UIResponder.self, "becomeFirstResponder") { $1.finish($0.becomeFirstResponder()) },
      of(UIResponder.self, "resignFirstResponder") { $1.finish($0.resignFirstResponder()) },
      of(UIView.self, "endEditing:") { $1.finish($0.endEditing($1.argument(0))) },
      of(UIView.self, "layoutIfNeeded") { view, _ in view.layoutIfNeeded() },
      of(UIView.self, "removeFromSuperview") { view, _ in view.removeFromSuperview() },
      of(UIView.self, "setNeedsDisplay") { view, _ in view.setNeedsDisplay() },
      of(UIView.self, "setNeedsLayout") { view, _ in view.setNeedsLayout() },
      of(UICollectionView.self, "reloadData") { view, _ in view.reloadData() },
      of(UITableView.self, "reloadData") { view, _ in view.reloadData() },
      of(UINavigationController.self, "popViewControllerAnimated:") {
        $1.finish($0.popViewController(animated: $1.argument(0)))
      },
      of(UINavigationController.self, "popToRootViewControllerAnimated:") {
        $1.finish($0.popToRootViewController(animated: $1.argument(0)))
      },
      of(UIViewController.self, "dismissViewControllerAnimated:completion:") { controller, call in
        controller.dismiss(animated: call.argument(0), completion: nil)
      },
    ]
    return Dictionary(grouping: all, by: \.name)
  }

  private static func of<Target: AnyObject>(
    _ type: Target.Type, _ name: String,
    perform: @escaping @MainActor @Sendable (Target, ActionCall) -> Void
  ) -> ActionEntry {
    ActionEntry(name, accepts: { $0 is Target }) { target, call in
      if let target = target as? Target { perform(target, call) }
    }
  }
}
