import ArgumentParser
import VisualFormat

/// Says which commands there are where somebody asks for another.
///
/// The parser takes an unknown command for an argument too many.
struct CommandNames {
  /// The names, in the order of the help.
  let names: [String]

  init(of root: any ParsableCommand.Type) {
    names = root.configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// What is wrong with the first argument; nil for a command, an option or none.
  func complaint(about arguments: [String]) -> String? {
    guard let word = arguments.first, !word.hasPrefix("-"), word != "help", !names.contains(word)
    else { return nil }
    let list = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "")
    let guess = Self.isPath(word) ? "“preview \(word)”" : word.nearest(among: Set(names))
    let hint = guess.map { " Did you mean \($0)?" } ?? ""
    return "There is no command “\(word)”; there are \(list)\(names.last ?? "").\(hint)"
  }

  /// Whether a word names a document or folder rather than a command.
  private static func isPath(_ word: String) -> Bool {
    word.contains("/") || [".storyboard", ".xib"].contains { word.lowercased().hasSuffix($0) }
  }
}

extension AsyncParsableCommand {
  /// Runs the command that the command line asks for, or ends with the list of those there are.
  static func runOrListCommands() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let complaint = CommandNames(of: self).complaint(about: arguments) {
      exit(withError: ValidationError(complaint))
    }
    await main()
  }
}
