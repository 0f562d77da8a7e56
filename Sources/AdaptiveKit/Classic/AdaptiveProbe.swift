import UIKit

/// A view that is never seen and tells when the tree that it is in is about to be laid out.
///
/// UIKit reports no initial change of traits, and nothing at all when a view joins another tree;
/// a subview hears of both without swizzling. It is told in the constraint pass, where constraints
/// may change before anything is solved, and otherwise in the layout pass.
final class AdaptiveProbe: UIView {
  private let action: () -> Void
  private let isRepeating: Bool
  private weak var host: UIView?
  private var isCalling = false

  init(repeating: Bool, action: @escaping () -> Void) {
    self.action = action
    isRepeating = repeating
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the probe into a view, behind nothing and over nothing.
  func attach(to view: UIView) {
    host = view
    // UIKit raises an exception for subviews of an effect view itself.
    ((view as? UIVisualEffectView)?.contentView ?? view).addSubview(self)
    setNeedsUpdateConstraints()
  }

  func detach() { removeFromSuperview() }

  var isAttached: Bool { superview != nil }

  /// Whether the probe is in a view, or in the part of it that holds its subviews.
  func watches(_ view: UIView) -> Bool { isAttached && host === view }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    super.updateConstraints()
    call()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    call()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Traits are not settled yet, so that what happens once has to wait for the passes.
    if window != nil, isRepeating { call() }
  }

  private func call() {
    guard superview != nil, !isCalling else { return }
    isCalling = true
    defer { isCalling = false }
    if !isRepeating { detach() }
    action()
  }
}
