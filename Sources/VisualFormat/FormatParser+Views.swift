extension FormatParser {
  /// `[<viewName>(<predicateListWithParens>)?]`
  mutating func parseView(
    after connection: VisualFormat.Connection?
  ) throws(VisualFormatError) -> VisualFormat.View {
    skipBlanks()
    guard take("[") else { throw viewExpected(after: connection) }
    skipBlanks()
    let place = VisualFormat.Place(position)
    let name = try parseViewName()
    skipBlanks()
    let size = next == "(" ? try parsePredicateList() : []
    skipBlanks()
    guard take("]") else { throw bracketExpected(of: name, hasSize: !size.isEmpty) }
    return VisualFormat.View(name, size: size, place: place)
  }

  private mutating func parseViewName() throws(VisualFormatError) -> String {
    let start = position
    if let name = takeName() {
      try refuseContinuation(of: name, from: start)
      return name
    }
    guard let next else { throw error(.missingViewName) }
    if next == "]" || next == "(" || next.isRelationSign { throw error(.missingViewName) }
    if next.isLetter || next.isNumber {
      throw error(.invalidName(take { $0.isLetter || $0.isNumber || $0 == "_" }), at: start)
    }
    throw error(.unexpectedCharacter(next))
  }

  /// Refuses what is glued to a name as if it belonged there: an attribute, an accented letter.
  mutating func refuseContinuation(
    of name: String, from start: Int
  ) throws(VisualFormatError) {
    guard let next else { return }
    if next == "." {
      let rest = take { $0.continuesName || $0 == "." }
      throw error(.dottedName(name + rest), at: start)
    }
    if next.isLetter || next.isNumber {
      let rest = take { $0.isLetter || $0.isNumber || $0 == "_" }
      throw error(.invalidName(name + rest), at: start)
    }
  }

  /// What to say where a view should begin and does not.
  private mutating func viewExpected(
    after connection: VisualFormat.Connection?
  ) -> VisualFormatError {
    let start = position
    // `|-view-|`: the name was taken for a metric until no view came.
    if isAtEnd || next == "|", let (name, place) = connection?.loneName {
      return error(.viewWithoutBrackets(name), at: place.offset)
    }
    guard let next, next != "|" else { return error(.missingView) }
    if let name = takeName() { return error(.viewWithoutBrackets(name), at: start) }
    if next.isASCIIDigit || next == "(" || next == "@" || next.isRelationSign {
      return error(connection?.kind.isDistance == true ? .missingView : .missingSeparator)
    }
    switch next {
    case "]": return error(.unopenedBracket)
    case ")": return error(.unopenedParenthesis)
    case "-": return error(.doubledSeparator)
    default: return error(.unexpectedCharacter(next))
    }
  }

  /// What to say where a view should end and does not.
  private mutating func bracketExpected(of name: String, hasSize: Bool) -> VisualFormatError {
    guard let next else { return error(.unclosedBracket(view: name)) }
    if next == ")" { return error(.unopenedParenthesis) }
    if next.isASCIIDigit || next == "@" || next.isRelationSign {
      return hasSize
        ? error(.unexpectedCharacter(next)) : error(.sizeWithoutParentheses(view: name))
    }
    if next.startsName, !hasSize {
      let start = position
      return error(.invalidName("\(name) \(takeName() ?? "")"), at: start)
    }
    if "-[|(".contains(next) { return error(.unclosedBracket(view: name)) }
    return error(.unexpectedCharacter(next))
  }
}

extension VisualFormat.Connection.Kind {
  fileprivate var isDistance: Bool {
    if case .distance = self { true } else { false }
  }
}

extension VisualFormat.Connection {
  /// The name, if a name is all that the connection says.
  var loneName: (name: String, place: VisualFormat.Place)? {
    guard case .distance(let predicates) = kind, predicates.count == 1,
      predicates[0].isSimple, case .name(let name) = predicates[0].object.value
    else { return nil }
    return (name, predicates[0].object.place)
  }
}
