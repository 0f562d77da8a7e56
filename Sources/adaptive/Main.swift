import AdaptiveCommands

/// The program.
@main
enum Main {
  static func main() async {
    await AdaptiveCommand.run()
  }
}
