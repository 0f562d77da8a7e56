/// Something that a view takes part in, such as the movements of a hinge.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction was added to; views do not keep it alive.
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  /// Tells interactions that come and go, in the order in which they are in the list.
  final func interactionsDidChange(from old: [any UIInteraction]) {
    for interaction in old where !interactions.contains(where: { $0 === interaction }) {
      interaction.willMove(to: nil)
      interaction.didMove(to: nil)
    }
    for interaction in interactions where !old.contains(where: { $0 === interaction }) {
      if let other = interaction.view, other !== self { other.removeInteraction(interaction) }
      interaction.willMove(to: self)
      interaction.didMove(to: self)
    }
  }

  /// Tells the view and its interactions that it is in another window, or in none.
  final func windowDidChange() {
    didMoveToWindow()
    tellHinge()
  }

  /// Tells the view's interactions about the hinge of the window that it is in.
  final func tellHinge() {
    guard !interactions.isEmpty else { return }
    let hinge = window?.surroundings.hinge
    for case let interaction as UIHingeInteraction in interactions {
      interaction.take(hinge, isInWindow: window != nil)
    }
  }

  /// Does the same for this view and all below it.
  final func tellHingeToTree() {
    tellHinge()
    for subview in subviews { subview.tellHingeToTree() }
  }
}
