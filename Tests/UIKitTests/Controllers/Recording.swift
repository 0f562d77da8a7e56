@testable import UIKit

/// What was called, in order.
@MainActor
final class CallLog {
  var calls: [String] = []

  func add(_ call: String) { calls.append(call) }

  /// The calls so far; the log is empty afterwards.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A view that notes its calls.
final class RecordingView: UIView {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.add("\(name) layoutSubviews \(Int(bounds.width))")
  }

  override func updateConstraints() {
    log.add("\(name) updateConstraints")
    super.updateConstraints()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.add("\(name) traits")
  }
}

/// A controller that notes its calls.
class RecordingController: UIViewController {
  let name: String
  let log: CallLog
  /// Whether layout is noted, too.
  var notesLayout = true

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func add(_ call: String) { log.add("\(name) \(call)") }

  override func viewDidLoad() { add("didLoad") }
  override func viewWillAppear(_ animated: Bool) { add("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { add("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { add("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { add("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { add("didDisappear") }
  override func viewWillLayoutSubviews() { if notesLayout { add("willLayout") } }
  override func viewDidLayoutSubviews() { if notesLayout { add("didLayout") } }
  override func viewSafeAreaInsetsDidChange() { if notesLayout { add("safeArea") } }
  override func willMove(toParent parent: UIViewController?) {
    add("willMove \(parent == nil ? "out" : "in")")
    super.willMove(toParent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    add("didMove \(parent == nil ? "out" : "in")")
    super.didMove(toParent: parent)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    add("traits")
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    add("willTransition \(newCollection.short)")
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    add("sizeWillChange \(Int(size.width)) from \(Int(view.bounds.width))")
    super.viewWillTransition(to: size, with: coordinator)
  }
}

extension UITraitCollection {
  /// Size classes in short: `cr` is compact by regular.
  var short: String {
    [horizontalSizeClass, verticalSizeClass]
      .map { $0 == .compact ? "c" : $0 == .regular ? "r" : "-" }.joined()
  }
}

/// A phone that stands upright, of 390 × 844 points, with an island.
@MainActor
var portrait: WindowSurroundings {
  WindowSurroundings(
    size: CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), sideMargin: 16,
    statusBarHeight: 47, traits: traits(.compact, .regular))
}

/// The same phone turned.
@MainActor
var landscape: WindowSurroundings {
  WindowSurroundings(
    size: CGSize(width: 844, height: 390),
    safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), sideMargin: 16,
    traits: traits(.compact, .compact))
}

/// A pad that lies, 1024 × 768 without insets but for its status bar.
@MainActor
var pad: WindowSurroundings {
  WindowSurroundings(
    size: CGSize(width: 1024, height: 768),
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), sideMargin: 20,
    statusBarHeight: 20, traits: traits(.regular, .regular, .pad))
}

@MainActor
func traits(
  _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass,
  _ idiom: UIUserInterfaceIdiom = .phone
) -> UITraitCollection {
  UITraitCollection(
    idiom: idiom, displayScale: 2, horizontal: horizontal, vertical: vertical,
    layoutDirection: .leftToRight, contentSizeCategory: .large, style: .light)
}

/// A window that shows a controller.
@MainActor
func show(
  _ controller: UIViewController, in surroundings: WindowSurroundings
) -> UIWindow {
  surroundings.traits.performAsCurrent {}
  let window = UIWindow(surroundings: surroundings)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}
