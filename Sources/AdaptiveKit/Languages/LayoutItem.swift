import UIKit

/// What constraints are about: views and layout guides.
///
/// The languages' attributes are members of this protocol and not of the classes, so that a view of
/// the app's own may have a property `left` or `width`; it then hides the attribute of that name.
@preconcurrency @MainActor
public protocol LayoutItem: AnyObject {}

extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}
