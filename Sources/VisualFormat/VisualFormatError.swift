/// A mistake in a visual format: what is wrong, where, and how to mend it.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    // The whole.
    case emptyFormat
    case unknownOrientation(String)
    case missingColon(orientation: String)
    case missingView
    case superviewInMiddle
    case trailingCharacters(String)
    case unexpectedCharacter(Character)

    // Views.
    case viewWithoutBrackets(String)
    case missingViewName
    case invalidName(String)
    case dottedName(String)
    case unclosedBracket(view: String)
    case unopenedBracket
    case sizeWithoutParentheses(view: String)

    // Connections.
    case connectionWithoutStart
    case connectionWithoutEnd
    case missingSeparator
    case doubledSeparator
    case blankBeforeDistance
    case negativeWithoutParentheses

    // Predicates.
    case unclosedParenthesis
    case unopenedParenthesis
    case emptyPredicateList
    case missingPredicate
    case missingComma
    case unknownRelation(String)
    case missingObject
    case invalidNumber(String)
    case numberNotFinite(String)
    case missingPriority
    case priorityOutOfRange(Double)
    case arithmetic(Character)

    // Names, once the dictionaries are known.
    case unknownView(String, nearest: String?)
    case unknownMetric(String, nearest: String?)
    case unknownSize(String, nearest: String?)
    case metricInBrackets(String)
    case viewAsMetric(String)
    case ambiguousName(String)

    // What the names stand for, once the views are known.
    case missingSuperview(view: String)
    case notAView(String)
    case notANumber(metric: String)

    // Options.
    case alignmentAlongAxis(VisualFormat.Alignment)
    case baselineSpacingInHorizontal
  }

  public let problem: Problem
  /// The format as it was written.
  public let format: String
  /// Characters before the place of the mistake; the format's length where something is missing
  /// at its end.
  public let offset: Int

  public init(_ problem: Problem, in format: String, at offset: Int) {
    self.problem = problem
    self.format = format
    self.offset = offset
  }

  /// The format, and under it a caret at the place of the mistake.
  public var caretDescription: String {
    // A line break would part the caret from what it points at.
    let line = String(format.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return line + "\n" + String(repeating: " ", count: offset) + "^"
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// Mistake, mend, format and caret, in three lines.
  public var description: String { "\(reason) \(mend)\n\(caretDescription)" }
}
