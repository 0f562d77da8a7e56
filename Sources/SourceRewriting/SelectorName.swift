/// How Objective-C names what Swift declares.
enum SelectorName {
  /// The name of a method: `tapped:`, `handleWithSender:event:`.
  ///
  /// The first label joins the name, after “With” unless a preposition stands on either side.
  static func method(_ name: String, labels: [String?]) -> String {
    let name = name.withoutBackticks
    guard let first = labels.first else { return name }
    var text = name
    if let label = first?.withoutBackticks {
      let isJoined = isPreposition(firstWord(of: label)) || isPreposition(lastWord(of: name))
      text += (isJoined ? "" : "With") + label.capitalizedFirst
    }
    return text + ":" + labels.dropFirst().map { ($0?.withoutBackticks ?? "") + ":" }.joined()
  }

  static func getter(_ name: String) -> String { name.withoutBackticks }

  static func setter(_ name: String) -> String { "set\(name.withoutBackticks.capitalizedFirst):" }

  /// Names that UIKit's own methods have in Objective-C, where Swift has others.
  static let renamed: [String: (labels: [String?], selector: String)] = [
    "dismiss": (["animated", "completion"], "dismissViewControllerAnimated:completion:"),
    "endEditing": ([nil], "endEditing:"),
    "popToRootViewController": (["animated"], "popToRootViewControllerAnimated:"),
    "popViewController": (["animated"], "popViewControllerAnimated:"),
  ]

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func firstWord(of name: String) -> String {
    String(name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase }).lowercased()
  }

  private static func lastWord(of name: String) -> String {
    let start = name.lastIndex { $0.isUppercase } ?? name.startIndex
    return name[start...].lowercased()
  }
}

extension String {
  var withoutBackticks: String { String(filter { $0 != "`" }) }

  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
