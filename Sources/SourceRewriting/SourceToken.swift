/// A piece of Swift source without what stands between: white space, comments, text in quotes.
struct SourceToken: Equatable {
  enum Kind {
    /// An identifier or a keyword, with its backticks.
    case word
    /// A word with a number sign: `#selector`, `#if`.
    case pound
    /// A bracket or one character of an operator; an arrow is one token.
    case symbol
    /// A number, a regular expression, or the start of a string; what is interpolated into one
    /// follows as tokens of its own.
    case literal
  }

  var kind: Kind
  /// Where it stands in the bytes of the source.
  var range: Range<Int>
  /// Whether it is the first in its line.
  var startsLine: Bool
}
