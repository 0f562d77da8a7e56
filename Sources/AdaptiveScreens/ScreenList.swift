import AdaptiveCommands

/// A program that lays its screens out on every device, with the commands of `adaptive`.
///
///     @main
///     struct Screens: ScreenList {
///       static var screens: [Screen] {
///         Screen("Sign in") { SignInController() }
///         Screen("Badge") { BadgeView() }
///       }
///     }
///
/// `adaptive preview` on the folder of its package builds and runs it. By itself it takes `preview`,
/// `frames` and `devices`; their paths are documents to lay out beside the screens.
@MainActor
public protocol ScreenList {
  /// The screens, in the order in which they are shown.
  @ScreenListBuilder static var screens: [Screen] { get }
}

extension ScreenList {
  /// Runs the command that the command line asks for.
  public static func main() async { await ScreensCommand.run(screens.map(\.listed)) }
}

/// Makes a list of the screens that stand one below the other.
@resultBuilder
public enum ScreenListBuilder {
  public static func buildExpression(_ screen: Screen) -> [Screen] { [screen] }
  public static func buildExpression(_ screens: [Screen]) -> [Screen] { screens }
  public static func buildBlock(_ screens: [Screen]...) -> [Screen] { screens.flatMap { $0 } }
  public static func buildOptional(_ screens: [Screen]?) -> [Screen] { screens ?? [] }
  public static func buildEither(first screens: [Screen]) -> [Screen] { screens }
  public static func buildEither(second screens: [Screen]) -> [Screen] { screens }
  public static func buildArray(_ screens: [[Screen]]) -> [Screen] { screens.flatMap { $0 } }
  public static func buildLimitedAvailability(_ screens: [Screen]) -> [Screen] { screens }
}
