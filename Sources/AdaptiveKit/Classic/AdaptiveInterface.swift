import UIKit

/// A class, usually a view or view controller, that holds what adapts to its traits.
///
///     final class GreetingController: UIViewController, AdaptiveInterface {
///       var adaptiveElements: [AdaptiveElement] = []
///       private let greeting = UILabel()
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         view.addSubview(greeting)
///         addConstraints(
///           for: SizeClass.horizontalCompact,
///           constraints: [greeting.widthAnchor.constraint(equalTo: view.widthAnchor)])
///       }
///
///       override func traitCollectionDidChange(_ previous: UITraitCollection?) {
///         super.traitCollectionDidChange(previous)
///         update(for: traitCollection)
///       }
///     }
///
/// UIKit reports changes of traits, but not the traits at the start. A view, or a view controller
/// whose view is loaded, therefore applies what was added to it by itself when it is first laid
/// out, with the traits that it then has. A view controller without a view, at the latest, when
/// the main actor is next free.
@preconcurrency @MainActor
public protocol AdaptiveInterface: AnyObject, AdaptiveElement {
  /// What adapts. Elements may be added and removed at any time, also by an element's update; what
  /// is appended here without one of the functions counts from the next update on. An element that
  /// is removed leaves things as they are.
  var adaptiveElements: [AdaptiveElement] { get set }
}

extension AdaptiveInterface {
  /// Updates the elements that do not match, then those that do.
  ///
  /// In detail: the constraints of all that do not match are deactivated in one batch, then the
  /// others of these are updated; then views that match are added, the constraints that match
  /// activated in one batch, and the rest updated. A constraint in both groups stays as it is.
  public func update(for incomingTraitCollection: UITraitCollection) {
    InterfaceState.of(self).update(for: incomingTraitCollection)
  }
}
