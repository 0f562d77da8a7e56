import ArgumentParser

/// The root of the program's commands.
public struct AdaptiveCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "adaptive",
    abstract: "Lays iOS storyboards, xibs and Swift screens out on every device, without a Mac.",
    subcommands: [
      PreviewCommand.self, FramesCommand.self, DevicesCommand.self, InitCommand.self,
    ])

  public init() {}

  /// Runs the command that the command line asks for.
  public static func run() async { await runOrListCommands() }
}
