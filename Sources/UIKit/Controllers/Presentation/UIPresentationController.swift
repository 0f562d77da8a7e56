/// Has a controller come over another and go, and says where its view is meanwhile.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  open var presentedViewController: UIViewController { presentedController }
  /// The controller that presents; the presented one before there is any.
  open var presentingViewController: UIViewController {
    presentingController ?? presentedController
  }
  final unowned let presentedController: UIViewController
  final weak var presentingController: UIViewController?
  /// What the delegate has shown in the place of the presented controller.
  final weak var adaptedController: UIViewController?
  /// Keeps the presented controller while another is shown.
  final var replacedController: UIViewController?
  /// Styles under traits that the delegate was asked about, the latest last.
  final var knownStyles: [(traits: UITraitCollection, style: UIModalPresentationStyle)] = []
  /// Whether the presenting controller's view may have to come or go with another style.
  final var changesStyle = false

  /// Asked again about what it was asked before.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { knownStyles = [] }
  }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedController = presentedViewController
    presentingController = presentingViewController
    super.init()
  }

  // MARK: Style

  /// The style that was asked for, with `automatic` resolved.
  open var presentationStyle: UIModalPresentationStyle {
    presentedController.modalPresentationStyle.resolved
  }

  /// The style for surroundings with other traits: sheets and popovers fill a narrow window up to
  /// iOS 12, and popovers become sheets there later. `none` stands for no change.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let own = presentationStyle.adapted(to: traitCollection)
    let asked = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    guard let asked, asked != .automatic else { return own == presentationStyle ? .none : own }
    return asked
  }

  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: surroundingCollection)
  }

  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting controller's view is taken away once it is covered.
  open var shouldRemovePresentersView: Bool {
    [.fullScreen, .currentContext].contains(styleInForce(for: surroundingCollection))
  }

  // MARK: Views

  /// What the presentation happens in: it covers the presenting controller's context.
  open internal(set) var containerView: UIView?
  open var presentedView: UIView? { shownController.view }

  open var frameOfPresentedViewInContainerView: CGRect { presentedFrame }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Course

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Contents

  open var preferredContentSize: CGSize { shownController.preferredContentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    frame(in: room(of: parentSize)).size
  }

  /// Tells the presented controller if its size changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = self.size(forChildContentContainer: shownController, withParentContainerSize: size)
    guard shownController.isViewLoaded, own != shownController.view.bounds.size else { return }
    shownController.viewWillTransition(to: own, with: coordinator)
  }

  /// Tells the presented controller if its traits change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = shownController.traitState.merged(newCollection)
    guard own != shownController.traitCollection else { return }
    shownController.willTransition(to: own, with: coordinator)
  }

  // MARK: Traits

  package final let traitState = TraitState()
  open var traitCollection: UITraitCollection { presentTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits for the presented controller, whatever those of the window.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { refreshOverride() }
  }
}
