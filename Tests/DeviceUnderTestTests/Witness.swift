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

/// A controller that notes what UIKit calls.
final class WitnessController: UIViewController {
  let log: CallLog
  private let prefix: String
  /// Which orientations it supports.
  var orientations = UIInterfaceOrientationMask.all

  init(_ log: CallLog, name: String = "") {
    self.log = log
    prefix = name.isEmpty ? "" : name + " "
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { log.add(prefix + call) }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

  override func loadView() { view = WitnessView(log, prefix: prefix) }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func viewSafeAreaInsetsDidChange() { note("viewSafeAreaInsetsDidChange") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note("traitCollectionDidChange")
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("willTransition(to: \(newCollection.classes)) from \(traitCollection.classes)")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("viewWillTransition(to: \(size.words)) from \(view.bounds.size.words)")
    coordinator.animate { [self] _ in
      note("alongside at \(view.bounds.size.words)")
    } completion: { [self] _ in
      note("completion")
    }
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// A view that notes what UIKit calls.
final class WitnessView: UIView {
  private let log: CallLog
  private let prefix: String

  init(_ log: CallLog, prefix: String) {
    self.log = log
    self.prefix = prefix
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    log.add(prefix + "layoutSubviews")
    super.layoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.add(prefix + "view traitCollectionDidChange")
  }

  override func didMoveToWindow() {
    log.add(prefix + (window == nil ? "left window" : "entered window"))
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
