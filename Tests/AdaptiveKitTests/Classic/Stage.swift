import AdaptiveKit
import UIKit

/// A window whose traits a test changes.
@MainActor
struct Stage {
  let window: UIWindow

  init(
    width: CGFloat = 400, height: CGFloat = 800, horizontal: UIUserInterfaceSizeClass = .compact,
    vertical: UIUserInterfaceSizeClass = .regular
  ) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(displayScale: 2),
      UITraitCollection(horizontalSizeClass: horizontal),
      UITraitCollection(verticalSizeClass: vertical),
    ])
    window.environment = RootEnvironment(safeArea: .zero, minimumMargins: .zero, traits: traits)
  }

  /// Shows a view over the whole window.
  func show(_ view: UIView) {
    view.frame = window.bounds
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  /// Changes traits, and lays out.
  func change(_ attributes: AdaptiveAttribute...) {
    let old = window.traitCollection
    window.environment?.traits = UITraitCollection(
      traitsFrom: [old] + attributes.map { $0.generateTraitCollection() })
    window.layoutIfNeeded()
  }
}

/// A view written as the pattern asks for.
final class ClassicView: UIView, AdaptiveInterface {
  var adaptiveElements: [AdaptiveElement] = []
  /// How often UIKit told of a change.
  private(set) var changes = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changes += 1
    update(for: traitCollection)
  }
}

/// Notes what happened, in order.
@MainActor
final class Journal {
  private var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// The entries since the last reading.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}

@MainActor
func withRelease<Result>(_ iOS: Int, _ body: () throws -> Result) rethrows -> Result {
  let old = UIKitRelease.current
  defer { UIKitRelease.current = old }
  UIKitRelease.current = UIKitRelease(iOS: iOS)
  return try body()
}
