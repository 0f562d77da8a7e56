import UIKit

extension UIView {
  /// The view's rules; none before ``adapt(fileID:line:_:)``.
  public var adaptation: Adaptation {
    AdaptationObserver.adaptation(of: self) ?? Adaptation(of: self)
  }

  /// Says what the view does under which traits and in which space, and keeps it true.
  ///
  ///     view.adapt {
  ///       stack.topAnchor.constraint(equalTo: view.topAnchor)
  ///       When(.width(600...)) {
  ///         set(\.axis, on: stack, to: .horizontal)
  ///       }
  ///     }
  ///
  /// What stands outside any ``When`` applies at once, the rest with the first layout. Called
  /// again it adds to what is there.
  @discardableResult
  public func adapt(
    fileID: String = #fileID, line: Int = #line,
    @AdaptationBuilder _ declarations: () -> [AdaptiveContent]
  ) -> Adaptation {
    let adaptation = adaptation
    adaptation.add(declarations(), at: DeclarationLocation(fileID: fileID, line: line))
    return adaptation
  }
}

extension UIViewController {
  /// The rules of the controller's view.
  public var adaptation: Adaptation { view.adaptation }

  /// Says what the controller's view does under which traits and in which space; loads the view.
  @discardableResult
  public func adapt(
    fileID: String = #fileID, line: Int = #line,
    @AdaptationBuilder _ declarations: () -> [AdaptiveContent]
  ) -> Adaptation {
    let adaptation = view.adaptation
    adaptation.controller = self
    adaptation.add(declarations(), at: DeclarationLocation(fileID: fileID, line: line))
    return adaptation
  }
}
