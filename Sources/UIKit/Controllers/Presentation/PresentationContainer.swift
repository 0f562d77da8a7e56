/// What a presentation happens in: it keeps the presented view where the presentation wants it.
final class PresentationContainer: UIView {
  private weak var presentation: UIPresentationController?

  init(_ presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    guard let presentation else { return super.layoutSubviews() }
    if TraitState.deliversWithLayout { presentation.deliverTraitChanges() }
    presentation.containerViewWillLayoutSubviews()
    presentation.refreshOverride()
    let frame = presentation.frameOfPresentedViewInContainerView
    if let view = presentation.presentedView, view.superview === self || view.superview == nil {
      place(view, at: frame)
      presentation.shownController.givenSideMargin =
        frame.width < bounds.width ? UIViewController.sideMargin(forWidth: frame.width) : nil
    }
    // How dark is an estimate.
    backgroundColor = presentation.dims ? UIColor(white: 0, alpha: 0.2) : nil
    placeGrabber(over: frame, isSeen: presentation.cardSheet?.prefersGrabberVisible ?? false)
    super.layoutSubviews()
    presentation.containerViewDidLayoutSubviews()
  }

  /// What is not dimmed can be touched beside the presented view.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    if presentation?.isUndimmedSheet == true { return nil }
    let passed = (presentation as? UIPopoverPresentationController)?.passthroughViews ?? []
    return passed.lazy.compactMap { $0.hitTest($0.convert(point, from: self), with: event) }.first
      ?? hit
  }

  private var grabber: UIView?

  /// The bar that asks to be pulled: 36 × 5 points, five below the card's edge; estimates.
  private func placeGrabber(over card: CGRect, isSeen: Bool) {
    guard isSeen else {
      grabber?.removeFromSuperview()
      grabber = nil
      return
    }
    let view = grabber ?? UIView()
    view.backgroundColor = .tertiaryLabel
    view.layer.cornerRadius = 2.5
    view.frame = CGRect(x: card.midX - 18, y: card.minY + 5, width: 36, height: 5)
    if view.superview !== self { addSubview(view) }
    grabber = view
  }
}
