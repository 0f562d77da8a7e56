import ArgumentParser
import Foundation

/// The root of the commands of a program that lists screens.
package struct ScreensCommand: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: programName,
      abstract: "Lays the screens of this program out on every device, without a Mac.",
      subcommands: [PreviewCommand.self, FramesCommand.self, DevicesCommand.self])
  }

  package init() {}

  /// Runs the command that the command line asks for, with these screens.
  package static func run(_ screens: [SwiftScreen]) async {
    await ScreenWatch.install()
    await SwiftScreen.$listed.withValue(screens) { await runOrListCommands() }
  }

  /// What the program was called as.
  static var programName: String {
    URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
  }
}
