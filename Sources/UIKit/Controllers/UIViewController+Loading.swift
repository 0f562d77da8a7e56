extension UIViewController {
  final func loadPlainView() {
    precondition(
      nibName == nil,
      "Could not load a nib named \(nibName ?? ""): views are loaded from nibs on Apple's platforms."
    )
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  final func loadViewOnce() {
    guard loadedView == nil else { return }
    precondition(!isLoadingView, "loadView() reads the view that it is to make.")
    isLoadingView = true
    loadView()
    isLoadingView = false
    precondition(loadedView != nil, "loadView() must set the view.")
    viewDidLoad()
  }

  final func takeView(_ view: UIView?) {
    guard view !== loadedView else { return }
    loadedView?.viewController = nil
    loadedView?.controllerMargins = nil
    loadedView?.addedSafeArea = .zero
    loadedView = view
    view?.viewController = self
    TraitState.invalidate()
    updateMargins()
    updateAddedSafeArea()
  }

  /// The nearest controller of a class that contains this one.
  final func nearest<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var current = parent
    while let controller = current {
      if let found = controller as? Controller { return found }
      current = controller.parent
    }
    return nil
  }

  // MARK: Margins and safe area

  /// The margin at either side of the view: the window's, unless a container or a presentation says
  /// otherwise.
  final var sideMargin: CGFloat {
    givenSideMargin ?? parent?.sideMargin ?? loadedView?.window?.surroundings.sideMargin
      ?? UIScreen.main.sideMargin
  }

  /// Brings the margins of the view, and of the children's, up to date.
  final func updateMargins() {
    let side = sideMargin
    loadedView?.controllerMargins =
      viewRespectsSystemMinimumLayoutMargins
      ? UIEdgeInsets(top: 0, left: side, bottom: 0, right: side) : nil
    for child in children where child.givenSideMargin == nil { child.updateMargins() }
  }

  final func updateAddedSafeArea() {
    loadedView?.addedSafeArea = containerInsets + additionalSafeAreaInsets
  }

  /// 16 points beside views narrower than 400, 20 beside wider ones, as on Interface Builder's
  /// canvases and the devices that were measured.
  package nonisolated static func sideMargin(forWidth width: CGFloat) -> CGFloat {
    width < 400 ? 16 : 20
  }
}

/// The view of a container, which lays out what the controller puts into it.
final class ContainerView: UIView {
  weak var container: UIViewController?

  override func layoutSubviews() {
    container?.layOutContainer()
    super.layoutSubviews()
  }
}

extension UIViewController {
  /// Makes the view of a container of UIKit's own.
  final func loadContainerView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.container = self
    self.view = view
  }
}

extension UIView {
  /// Adds a view that follows this one's size, or moves it to its place there.
  final func place(_ view: UIView, at frame: CGRect, below sibling: UIView? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = frame
    guard view.superview !== self else { return }
    if let sibling { insertSubview(view, belowSubview: sibling) } else { addSubview(view) }
  }
}
