import UIKit

/// Shows one child, and gives it other traits by its own traits and size.
///
/// An iPad that shows the compact layout in portrait:
///
///     AdaptiveContainerController(screen, overrides: [
///       TraitOverride(
///         when: .userInterfaceIdiom(.pad) && .orientation(.portrait),
///         UITraitCollection(horizontalSizeClass: .compact))
///     ])
///
/// The child hears of new traits before it hears of a new size, as from the system.
open class AdaptiveContainerController: UIViewController {
  public let child: UIViewController
  /// What the child is given; changes count at once.
  open var overrides: [TraitOverride] {
    didSet {
      guard isViewLoaded else { return }
      declareOverrides()
      applyOverrides()
    }
  }

  /// The traits that the child is given at present; empty where nothing is overridden.
  public private(set) var childOverrides = UITraitCollection()
  /// Traits that were announced and are not there yet.
  private var comingTraits: UITraitCollection?
  private var comingSize: CGSize?
  /// The rules that explain the overrides.
  private var declaration: Int?

  public init(_ child: UIViewController, overrides: [TraitOverride] = []) {
    self.child = child
    self.overrides = overrides
    super.init(nibName: nil, bundle: nil)
  }

  /// A container is made in code.
  public required init?(coder: NSCoder) {
    child = UIViewController()
    overrides = []
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    applyOverrides()
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
    declareOverrides()
  }

  open override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    comingTraits = newCollection
    finish(with: coordinator)
    super.willTransition(to: newCollection, with: coordinator)
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    comingSize = size
    finish(with: coordinator)
    announceOverrides(with: coordinator)
    applyOverrides()
    super.viewWillTransition(to: size, with: coordinator)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // Sizes and traits that came without a transition.
    applyOverrides()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { applyOverrides() }
  }

  /// Forgets with the end of a transition what was announced.
  private func finish(with coordinator: any UIViewControllerTransitionCoordinator) {
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self else { return }
      comingTraits = nil
      comingSize = nil
      applyOverrides()
    }
  }

  // MARK: Overrides

  /// The traits that the child is to be given with what is known to come.
  private var wantedOverrides: UITraitCollection {
    overrides.traits(
      in: AdaptiveEnvironment(
        traits: comingTraits ?? traitCollection,
        space: AdaptiveSpace(
          size: comingSize ?? view.bounds.size, safeAreaInsets: view.safeAreaInsets,
          reservedRegions: Adaptation.reservedRegions?(view) ?? [])))
  }

  /// Lists the overrides among the rules of the container's view, so that explanations tell which one
  /// counts, and conditions that nothing can meet are reported.
  private func declareOverrides() {
    let adaptation = view.adaptation
    if let declaration { adaptation.removeRules(of: declaration) }
    declaration = nil
    let conditional = overrides.filter { !$0.condition.node.conjuncts.isEmpty }
    guard !conditional.isEmpty else { return }
    let rules = conditional.map { override in
      let given = override.traits.adaptiveAttributes.map { "\($0)" }.joined(separator: ", ")
      return When<UIView>(
        override.condition, "trait override", fileID: override.location.fileID,
        line: override.location.line
      ) {
        Behavior("\(type(of: child)) is given \(given)", {})
      }.content
    }
    declaration = adaptation.add(
      rules, at: DeclarationLocation(fileID: #fileID, line: #line))
  }

  /// Tells the child of traits that a new size is about to give it.
  private func announceOverrides(with coordinator: any UIViewControllerTransitionCoordinator) {
    let wanted = wantedOverrides
    guard wanted != childOverrides else { return }
    let own = comingTraits ?? traitCollection
    let present = UITraitCollection(traitsFrom: [own, childOverrides])
    let coming = UITraitCollection(traitsFrom: [own, wanted])
    if coming != present { child.willTransition(to: coming, with: coordinator) }
  }

  private func applyOverrides() {
    let wanted = wantedOverrides
    guard wanted != childOverrides else { return }
    let previous = childOverrides
    childOverrides = wanted
    if #available(iOS 17, macCatalyst 17, tvOS 17, *) {
      wanted.override(child, replacing: previous)
    } else {
      setOverrideTraitCollection(wanted, forChild: child)
    }
  }
}
