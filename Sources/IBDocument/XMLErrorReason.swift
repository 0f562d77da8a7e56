/// What the error codes of libxml2, on which `XMLParser` is built, mean in a document.
///
/// The codes are all that `XMLParser` passes on. Its own `ErrorCode` has other numbers on Linux
/// than the errors that it reports, so that these are the numbers of libxml2's `xmlerror.h`.
enum XMLErrorReason {
  /// `<` in the value of an attribute, which is wrong whatever would have followed.
  static let lessThanInAttribute = 38

  /// Whether the text is well-formed for all that: prefixes mean nothing in these documents.
  static func isAboutNamespaces(_ code: Int) -> Bool {
    code == 35 || code == 99 || code == 100 || (200...205).contains(code)
  }

  /// Completes the sentence "The text is not well-formed XML: …".
  static func text(code: Int, openElement: (name: String, line: Int)?) -> String {
    switch (code, openElement) {
    case (76, let element?):
      "another end tag stands where <\(element.name)> of line \(element.line) is to be closed"
    case (5, nil): "there is more after the root element"
    default: texts[code] ?? "the parser's error \(code)"
    }
  }

  private static let texts: [Int: String] = [
    1: "markup that is not known here, or too long",
    4: "text before the first element",
    5: "it ends too early",
    6: "a reference to a character that there is not",
    7: "a reference to a character that there is not",
    8: "a reference to a character that there is not",
    9: "a character that XML has no place for",
    22: "& begins no reference",
    23: "& begins no reference",
    26: "a reference to an entity that XML does not have",
    38: "< within the value of an attribute",
    39: "the value of an attribute is not in quotes",
    40: "the value of an attribute does not end, or is too long",
    41: "an attribute without a value",
    42: "an attribute is written twice",
    45: "a comment does not end, or is too long",
    46: "a processing instruction without a name",
    47: "a processing instruction does not end, or is too long",
    62: "]]> within text",
    63: "a CDATA section does not end, or is too long",
    64: "an XML declaration after the beginning",
    65: "no space before an attribute",
    68: "a name is missing, or &amp; or &lt; is meant",
    73: "a tag does not end with >",
    76: "an end tag closes nothing",
    77: "an element is not closed",
    80: "-- within a comment",
    96: "an XML declaration without a version",
    108: "an XML version that is not known",
  ]
}
