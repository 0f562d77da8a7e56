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
    super.layoutSubviews()
    presentation.containerViewDidLayoutSubviews()
  }
}
