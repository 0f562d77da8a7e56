import UIKit

/// What was called, in the order of the calls.
@MainActor
final class CallLog {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  /// The entries since the last time.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A controller that notes everything that UIKit calls about size, traits, insets and layout.
final class WitnessController: UIViewController {
  let log: CallLog
  private let prefix: String
  private let holdsSubview: Bool
  private(set) var subview: WitnessView?
  /// Which orientations it supports.
  var orientations = UIInterfaceOrientationMask.all
  /// Whether it asks for another round of constraints when a transition is announced.
  var asksForConstraints = false

  /// - Parameter holdsSubview: Whether its view holds another that constraints make as large.
  init(_ log: CallLog, name: String = "", holdsSubview: Bool = true) {
    self.log = log
    prefix = name.isEmpty ? "" : name + " "
    self.holdsSubview = holdsSubview
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { log.add(prefix + call) }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

  // MARK: Appearance

  override func loadView() {
    view = WitnessView(log, name: prefix + "view")
    guard holdsSubview else { return }
    let subview = WitnessView(log, name: prefix + "subview")
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: view.topAnchor),
      subview.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      subview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    self.subview = subview
  }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }

  // MARK: Layout

  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }

  override func viewSafeAreaInsetsDidChange() {
    note("viewSafeAreaInsetsDidChange")
    super.viewSafeAreaInsetsDidChange()
  }

  override func viewLayoutMarginsDidChange() {
    note("viewLayoutMarginsDidChange")
    super.viewLayoutMarginsDidChange()
  }

  override func updateViewConstraints() {
    note("updateViewConstraints")
    super.updateViewConstraints()
  }

  // MARK: Traits and size

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note("traitCollectionDidChange")
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("willTransition(to: \(newCollection.classes)) from \(traitCollection.classes)")
    askForConstraints()
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("viewWillTransition(to: \(size.words)) from \(view.bounds.size.words)")
    askForConstraints()
    coordinator.animate { [self] _ in
      note("alongside at \(view.bounds.size.words)")
    } completion: { [self] _ in
      note("completion")
    }
    super.viewWillTransition(to: size, with: coordinator)
  }

  private func askForConstraints() {
    guard asksForConstraints else { return }
    view.setNeedsUpdateConstraints()
    subview?.setNeedsUpdateConstraints()
  }
}

/// A view that notes everything that UIKit calls about traits, insets and layout.
final class WitnessView: UIView {
  private let log: CallLog
  private let name: String

  init(_ log: CallLog, name: String) {
    self.log = log
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { log.add(name + " " + call) }

  override func updateConstraints() {
    note("updateConstraints")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    note("layoutSubviews")
    super.layoutSubviews()
  }

  override func safeAreaInsetsDidChange() {
    note("safeAreaInsetsDidChange")
    super.safeAreaInsetsDidChange()
  }

  override func layoutMarginsDidChange() {
    note("layoutMarginsDidChange")
    super.layoutMarginsDidChange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note("traitCollectionDidChange")
  }

  override func tintColorDidChange() {
    note("tintColorDidChange")
    super.tintColorDidChange()
  }

  override func didMoveToWindow() {
    note(window == nil ? "left window" : "entered window")
  }
}

extension UITraitCollection {
  /// Both classes by their first letters: `C×R`.
  var classes: String { "\(horizontalSizeClass.letter)×\(verticalSizeClass.letter)" }
}

extension UIUserInterfaceSizeClass {
  fileprivate var letter: String {
    switch self {
    case .compact: "C"
    case .regular: "R"
    default: "–"
    }
  }
}

extension CGSize {
  var words: String { "\(Int(width))×\(Int(height))" }
}
