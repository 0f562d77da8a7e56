import AdaptiveCommands
import UIKit

/// One screen to lay out: a name, and a closure that makes it.
///
///     Screen("Sign in") { SignInController() }
///
/// The closure is called once for each configuration, and makes a new screen each time.
public struct Screen: Sendable {
  let listed: SwiftScreen

  /// A screen that a view controller shows.
  ///
  /// - Parameters:
  ///   - name: What the screen is called in the gallery and on the command line.
  public init(
    _ name: String, file: String = #filePath, line: Int = #line,
    controller: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    listed = SwiftScreen(name: name, file: file, line: line) { .controller(controller()) }
  }

  /// A view that fills the screen.
  ///
  /// - Parameters:
  ///   - name: What the screen is called in the gallery and on the command line.
  public init(
    _ name: String, file: String = #filePath, line: Int = #line,
    view: @escaping @MainActor @Sendable () -> UIView
  ) {
    listed = SwiftScreen(name: name, file: file, line: line) { .view(view()) }
  }
}
