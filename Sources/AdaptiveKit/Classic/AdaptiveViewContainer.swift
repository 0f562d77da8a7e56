import UIKit

/// A view that is in its parent while traits apply.
///
/// The child returns to the place among its siblings that it left, also among the arranged
/// subviews of a stack view. A parent that is gone is no error: then nothing happens.
@preconcurrency @MainActor
public final class AdaptiveViewContainer: AdaptiveElement {
  public let traitCollection: UITraitCollection
  public private(set) weak var parent: UIView?
  public let child: UIView

  /// Where among the parent's subviews, and arranged subviews, the child was when it left.
  private var place: (index: Int, arrangedIndex: Int?)?

  public init(traitCollection: UITraitCollection, parent: UIView, child: UIView) {
    self.traitCollection = traitCollection
    self.parent = parent
    self.child = child
  }

  public func update(for incomingTraitCollection: UITraitCollection) {
    guard let parent else { return }
    if incomingTraitCollection.containsTraits(in: traitCollection) {
      if child.superview !== parent { add(to: parent) }
    } else if child.superview === parent {
      // A child that has been taken elsewhere meanwhile is no longer this container's to remove.
      remove(from: parent)
    }
  }

  private func add(to parent: UIView) {
    // A loop of views is UIKit's exception, and the parent may have come to be in the child.
    guard !parent.isDescendant(of: child) else { return }
    guard let place else { return parent.addSubview(child) }
    if let index = place.arrangedIndex, let stack = parent as? UIStackView {
      stack.insertArrangedSubview(child, at: min(index, stack.arrangedSubviews.count))
    } else {
      parent.insertSubview(child, at: min(place.index, parent.subviews.count))
    }
  }

  private func remove(from parent: UIView) {
    let arranged = (parent as? UIStackView)?.arrangedSubviews ?? []
    place = (
      parent.subviews.lastIndex { $0 === child } ?? parent.subviews.count,
      arranged.firstIndex { $0 === child }
    )
    child.removeFromSuperview()
  }
}
