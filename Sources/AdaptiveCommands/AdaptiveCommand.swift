import ArgumentParser

/// The root of the program's commands.
public struct AdaptiveCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "adaptive",
    abstract: "Lays iOS storyboards and xibs out on every device, without a Mac.",
    subcommands: [PreviewCommand.self, FramesCommand.self, DevicesCommand.self])

  public init() {}
}
