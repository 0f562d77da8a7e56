extension FormatParser {
  /// `(<predicate>(,<predicate>)*)`
  mutating func parsePredicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    let opening = position
    position += 1
    skipBlanks()
    if next == ")" { throw error(.emptyPredicateList, at: opening) }
    var predicates: [VisualFormat.Predicate] = []
    while true {
      if next == "," || next == ")" { throw error(.missingPredicate) }
      predicates.append(try parsePredicate(signed: true))
      skipBlanks()
      if take(")") { return predicates }
      guard take(",") else { throw parenthesisExpected() }
      skipBlanks()
    }
  }

  /// `(<relation>)?(<objectOfPredicate>)(@<priority>)?`
  ///
  /// - Parameter signed: Whether a minus may begin the number. In a distance without parentheses
  ///   it would be the hyphen.
  mutating func parsePredicate(
    signed: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    let place = VisualFormat.Place(position)
    let relation = try parseRelation()
    if signed { skipBlanks() }
    if !signed, next == "-", second?.isASCIIDigit == true {
      throw error(.negativeWithoutParentheses)
    }
    guard let object = try parseOperand(signed: signed) else { throw error(.missingObject) }
    if signed { skipBlanks() }
    var priority: VisualFormat.Operand?
    if take("@") {
      if signed { skipBlanks() }
      priority = try parsePriority()
    }
    return VisualFormat.Predicate(relation, object, priority: priority, place: place)
  }

  /// `==|<=|>=`, or nothing, which means equality.
  private mutating func parseRelation() throws(VisualFormatError) -> VisualFormat.Relation {
    let start = position
    let sign = take { $0.isRelationSign }
    if sign.isEmpty { return .equal }
    guard let relation = VisualFormat.Relation(rawValue: sign) else {
      throw error(.unknownRelation(sign), at: start)
    }
    return relation
  }

  private mutating func parsePriority() throws(VisualFormatError) -> VisualFormat.Operand {
    guard let priority = try parseOperand(signed: true) else { throw error(.missingPriority) }
    if case .number(let number) = priority.value, !(number > 0 && number <= 1000) {
      throw error(.priorityOutOfRange(number), at: priority.place.offset)
    }
    return priority
  }

  /// A number or a name; nil, with nothing taken, if neither is next.
  private mutating func parseOperand(
    signed: Bool
  ) throws(VisualFormatError) -> VisualFormat.Operand? {
    let start = position
    if let name = takeName() {
      try refuseContinuation(of: name, from: start)
      return VisualFormat.Operand(.name(name), place: VisualFormat.Place(start))
    }
    guard let number = try parseNumber(signed: signed) else { return nil }
    return VisualFormat.Operand(.number(number), place: VisualFormat.Place(start))
  }

  /// What to say where a list of predicates should end or go on and does neither.
  private func parenthesisExpected() -> VisualFormatError {
    guard let next else { return error(.unclosedParenthesis) }
    switch next {
    case "+", "*", "/", "%": return error(.arithmetic(next))
    case "-":
      // `(b-10)` is arithmetic, `-(10-[b]` lacks its parenthesis.
      return error(second?.continuesName == true ? .arithmetic("-") : .unclosedParenthesis)
    case "]", "[", "|": return error(.unclosedParenthesis)
    case "(": return error(.unexpectedCharacter("("))
    default:
      if next.continuesName || next.isRelationSign { return error(.missingComma) }
      return error(.unexpectedCharacter(next))
    }
  }
}
