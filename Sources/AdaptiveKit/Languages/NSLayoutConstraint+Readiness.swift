import UIKit

extension NSLayoutConstraint {
  /// Whether the constraint can become active: whether its items are there and in one tree.
  ///
  /// UIKit raises an exception for a constraint between trees.
  var isReady: Bool {
    if itemsAreNeighbours { return true }
    guard let firstItem, let firstRoot = Self.root(of: firstItem) else { return false }
    guard secondAttribute != .notAnAttribute else { return true }
    guard let secondItem, let secondRoot = Self.root(of: secondItem) else { return false }
    return firstRoot === secondRoot
  }

  /// Whether both items are views of which one holds the other, or one view holds both: most are.
  private var itemsAreNeighbours: Bool {
    guard let first = firstItem as? UIView, let second = secondItem as? UIView else { return false }
    let outer = first.superview
    if first === second || outer === second { return true }
    let other = second.superview
    return other === first || (outer != nil && outer === other)
  }

  /// Activates the constraint unless it would be one between trees.
  func activateIfPossible() {
    if isReady { isActive = true }
  }

  /// The topmost views of the trees that the items are in.
  var roots: [UIView] {
    [firstItem, secondItem].compactMap { $0.flatMap { Self.root(of: $0) as? UIView } }
  }

  /// What is at the top of the item's tree; nil for a guide without a view.
  private static func root(of item: AnyObject) -> AnyObject? {
    var view: UIView
    switch item {
    case let item as UIView: view = item
    case let guide as UILayoutGuide:
      guard let owner = guide.owningView else { return nil }
      view = owner
    // Whatever else UIKit takes, it judges itself.
    default: return item
    }
    while let superview = view.superview { view = superview }
    return view
  }
}
