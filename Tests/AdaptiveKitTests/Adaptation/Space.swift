import AdaptiveKit
import UIKit

/// A view without a window, whose size a test sets.
@MainActor
func makeView(_ width: CGFloat = 375, _ height: CGFloat = 667) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

extension UIView {
  /// Gives the view another size, and lays it out.
  func resize(_ width: CGFloat, _ height: CGFloat) {
    frame = CGRect(x: 0, y: 0, width: width, height: height)
    layoutIfNeeded()
  }

  /// A subview that constraints place.
  func addPlaced<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }
}

extension WindowSurroundings {
  /// The surroundings of a screen of this size.
  init(
    _ width: CGFloat, _ height: CGFloat, _ horizontal: UIUserInterfaceSizeClass,
    _ vertical: UIUserInterfaceSizeClass, idiom: UIUserInterfaceIdiom = .phone,
    also traits: [UITraitCollection] = []
  ) {
    self.init(
      size: CGSize(width: width, height: height),
      traits: AdaptiveEnvironment(width, height, horizontal, vertical, idiom: idiom, also: traits)
        .traits)
  }
}

/// Makes a window that shows a controller.
@MainActor
func makeWindow(_ controller: UIViewController, _ surroundings: WindowSurroundings) -> UIWindow {
  let window = UIWindow(frame: CGRect(origin: .zero, size: surroundings.size))
  window.transition(to: surroundings, animated: false)
  window.rootViewController = controller
  window.isHidden = false
  window.layoutIfNeeded()
  return window
}
