/// One thing that a stage of the program has to say about a document.
///
/// Every stage reports in this form and goes on: a diagnostic never stops the work on the rest of
/// a document.
package struct Diagnostic: Hashable, Sendable, Codable {
  /// How much the reader should care.
  package enum Severity: String, Hashable, Sendable, Codable, Comparable {
    /// Something worth knowing; the layout is not affected.
    case note
    /// The layout is not what its author is likely to want.
    case warning
    /// Something could not be read or laid out.
    case error

    package static func < (left: Severity, right: Severity) -> Bool {
      left.rank < right.rank
    }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// How much the reader should care.
  package var severity: Severity
  /// Which kind of finding this is, in kebab case: `unknown-element`, `conflicting-constraints`.
  package var rule: String
  /// Path of the document as the user gave it; nil when the finding is about no document.
  package var document: String?
  /// Line in the document, counted from 1; nil when unknown.
  package var line: Int?
  /// Interface Builder object ID of the element in question.
  package var objectID: String?
  /// One sentence for the user.
  package var message: String
  /// What would mend it, as one sentence; nil where nothing better than the message is known.
  package var mend: String?

  /// Makes a diagnostic; see the properties for the meaning of each part.
  package init(
    _ severity: Severity, rule: String, document: String? = nil, line: Int? = nil,
    objectID: String? = nil, message: String, mend: String? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.document = document
    self.line = line
    self.objectID = objectID
    self.message = message
    self.mend = mend
  }

  /// The diagnostic in the form compilers use: `path:line: severity: message [rule]`.
  package var description: String { description(remark: "") }

  /// - Parameter remark: What follows the rule. Where the message has several lines, both stand on the
  ///   first.
  package func description(remark: String) -> String {
    let place = [document, line.map(String.init)].compactMap { $0 }.joined(separator: ":")
    var lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[0] += " [\(rule)]\(remark)"
    let text = lines.joined(separator: "\n")
    return (place.isEmpty ? "" : place + ": ") + "\(severity.rawValue): \(text)"
  }
}
