extension FormatParser {
  /// `e | -<predicateList>- | -`
  mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    skipBlanks()
    let place = VisualFormat.Place(position)
    guard take("-") else { return VisualFormat.Connection(.flush, place: place) }

    let blank = position
    skipBlanks()
    guard let next, next != "[", next != "|" else {
      return VisualFormat.Connection(.standard, place: place)
    }
    try refuseSecondSeparator()
    // UIKit is on record for raising here, and only here, at a blank.
    if position > blank { throw error(.blankBeforeDistance, at: blank) }

    let predicates = next == "(" ? try parsePredicateList() : [try parsePredicate(signed: false)]
    let connection = VisualFormat.Connection(.distance(predicates), place: place)
    skipBlanks()
    guard take("-") else { throw separatorExpected(after: connection) }
    skipBlanks()
    try refuseSecondSeparator()
    return connection
  }

  /// Refuses a hyphen where one has just been read.
  private mutating func refuseSecondSeparator() throws(VisualFormatError) {
    guard next == "-" else { return }
    let isNegative = second.map { $0.isASCIIDigit || $0 == "." } ?? false
    throw error(isNegative ? .negativeWithoutParentheses : .doubledSeparator)
  }

  /// What to say where the second hyphen of a distance should stand and does not.
  private func separatorExpected(after connection: VisualFormat.Connection) -> VisualFormatError {
    if isAtEnd || next == "|", let (name, place) = connection.loneName {
      return error(.viewWithoutBrackets(name), at: place.offset)
    }
    guard let next else { return error(.connectionWithoutEnd, at: connection.place.offset) }
    switch next {
    case "]": return error(.unopenedBracket)
    case ")": return error(.unopenedParenthesis)
    case "+", "*", "/", "%": return error(.arithmetic(next))
    case ",": return error(.unexpectedCharacter(","))
    default: return error(.missingSeparator)
    }
  }
}
