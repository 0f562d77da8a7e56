import UIKit

/// What can say how it adapts: views and view controllers.
///
/// The protocol passes the class of what adapts on to the declaration, so that
/// `stack.adapt { set(\.axis, to: .horizontal) }` is complete.
@preconcurrency @MainActor
public protocol Adaptable: AnyObject {}

extension UIView: Adaptable {}
extension UIViewController: Adaptable {}

extension Adaptable {
  /// Says what a view, or the view of a view controller, does under which traits and in which
  /// space, and keeps it true.
  ///
  ///     view.adapt {
  ///       stack.topAnchor.constraint(equalTo: view.topAnchor)
  ///       When(.width(600...)) {
  ///         set(\.axis, on: stack, to: .horizontal)
  ///       }
  ///     }
  ///
  /// What stands outside any ``When`` applies at once, the rest with the first layout. Called
  /// again it adds to what is there. A view controller loads its view.
  @discardableResult
  public func adapt(
    fileID: String = #fileID, line: Int = #line,
    @AdaptationBuilder<Self> _ declarations: () -> [AdaptiveContent]
  ) -> Adaptation {
    let controller = self as? UIViewController
    guard let view = controller?.view ?? (self as? UIView) else {
      preconditionFailure("What adapts is a view or a view controller, not a \(Self.self).")
    }
    let adaptation = view.adaptation
    if let controller { adaptation.controller = controller }
    adaptation.add(declarations(), at: DeclarationLocation(fileID: fileID, line: line))
    return adaptation
  }
}

extension Adaptable where Self: UIView {
  /// The view's rules; none before ``Adaptable/adapt(fileID:line:_:)``.
  public var adaptation: Adaptation {
    AdaptationObserver.adaptation(of: self) ?? Adaptation(of: self)
  }
}

extension Adaptable where Self: UIViewController {
  /// The rules of the controller's view, which is loaded.
  public var adaptation: Adaptation { view.adaptation }
}
