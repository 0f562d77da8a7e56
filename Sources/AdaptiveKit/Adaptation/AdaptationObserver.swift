import UIKit

/// Lies unseen behind the content of a view that adapts, and tells of changes to its space.
///
/// A view hears of a superview's size, safe area and traits without anyone's help, so nothing has
/// to be subclassed, swizzled or forwarded. It keeps the ``Adaptation``, which lives as long as
/// the view that it is about.
@MainActor
final class AdaptationObserver: UIView {
  /// What to tell; not called `adaptation`, which every view has.
  private let listener: Adaptation

  private init(_ adaptation: Adaptation) {
    listener = adaptation
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// The view to which the observer of another is added.
  private static func host(of view: UIView) -> UIView {
    // UIKit raises an exception for other subviews of an effect view.
    (view as? UIVisualEffectView)?.contentView ?? view
  }

  static func installed(on view: UIView) -> AdaptationObserver? {
    for case let observer as AdaptationObserver in host(of: view).subviews { return observer }
    return nil
  }

  static func adaptation(of view: UIView) -> Adaptation? { installed(on: view)?.listener }

  static func install(_ adaptation: Adaptation, on view: UIView) {
    guard installed(on: view) == nil else { return }
    let observer = AdaptationObserver(adaptation)
    let host = host(of: view)
    observer.frame = CGRect(origin: .zero, size: host.bounds.size)
    host.insertSubview(observer, at: 0)
  }

  override func updateConstraints() {
    super.updateConstraints()
    listener.updateBeforeLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    listener.updateInLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #available(iOS 17, macCatalyst 17, tvOS 17, *) { return }
    listener.traitsDidChange()
  }
}
