extension DeclarationReader {
  struct TypeHeader {
    var name: String
    var inherited: [String] = []
    /// Where the list of what is inherited ends.
    var end: Int
    /// The token that opens the body.
    var brace: Int
  }

  /// The header of a type or an extension, from its keyword on; nil where no body follows.
  func typeHeader(_ start: Int) -> TypeHeader? {
    var index = start + 1
    var name = text(index)
    while isSymbol(index + 1, "."), isWord(index + 2) {
      index += 2
      name += "." + text(index)
    }
    if isSymbol(index + 1, "<") { index = closingAngle(index + 1) }
    var header = TypeHeader(name: name, end: tokens[index].range.upperBound, brace: 0)
    var isInClause = isSymbol(index + 1, ":")
    if isInClause { index += 1 }
    index += 1
    var isInherited = isInClause
    while index < tokens.count {
      if isSymbol(index, "{") {
        header.brace = index
        return header
      }
      if isSymbol(index, "}") || isSymbol(index, ";") || isSymbol(index, "=") { return nil }
      if text(index) == "where" { isInClause = false }
      if isInClause {
        if isInherited, isWord(index) { header.inherited.append(text(index)) }
        // Of `UIKit.UIView` it is the last name that counts.
        if isSymbol(index, "."), let last = header.inherited.indices.last {
          header.inherited[last] = text(index + 1)
        }
        isInherited = isSymbol(index, ",") || isSymbol(index, "@") || isSymbol(index, "&")
        if isSymbol(index, "(") { index = closing(index) }
        if isSymbol(index, "<") { index = closingAngle(index) }
        header.end = tokens[index].range.upperBound
      }
      index += 1
    }
    return nil
  }

  /// The token that closes an angle bracket.
  func closingAngle(_ start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      if isSymbol(index, "<") { depth += 1 }
      if isSymbol(index, ">") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return tokens.count - 1
  }

  struct MethodSignature {
    var name: String
    var parameters: [SourceDeclarations.Parameter]
    /// Whether it takes at most two parameters of types that can be passed.
    var isAction: Bool
  }

  /// The signature of a method, from `func` on; nil for an operator.
  func methodSignature(_ start: Int) -> MethodSignature? {
    guard isWord(start + 1) else { return nil }
    var index = start + 2
    let isGeneric = isSymbol(index, "<")
    if isGeneric { index = closingAngle(index) + 1 }
    guard isSymbol(index, "(") else { return nil }
    let end = closing(index)
    let parameters = elements(index + 1..<end).compactMap(parameter)
    let effect = text(end + 1)
    let isPlain = !isGeneric && !["async", "throws", "rethrows"].contains(effect)
    return MethodSignature(
      name: text(start + 1), parameters: parameters.map(\.parameter),
      isAction: isPlain && parameters.count <= 2 && parameters.allSatisfy(\.isPlain))
  }

  /// What commas divide, outside of brackets.
  private func elements(_ range: Range<Int>) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    for index in range where tokens[index].kind == .symbol {
      switch bytes[tokens[index].range.lowerBound] {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where tokens[index].range.count == 1: depth -= 1
      case "," where depth == 0:
        elements.append(start..<index)
        start = index + 1
      default: break
      }
    }
    if start < range.upperBound { elements.append(start..<range.upperBound) }
    return elements
  }

  private func parameter(
    _ range: Range<Int>
  ) -> (parameter: SourceDeclarations.Parameter, isPlain: Bool)? {
    guard let colon = range.first(where: { isSymbol($0, ":") }),
      let label = range.first(where: { isWord($0) && !isSymbol($0 - 1, "@") })
    else { return nil }
    let type = range.suffix(from: colon + 1).prefix { !isSymbol($0, "=") }
    guard let first = type.first, let last = type.last else { return nil }
    let bounds = tokens[first].range.lowerBound..<tokens[last].range.upperBound
    var words = text(bounds).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // What may be nil is passed as an optional.
    if words.hasSuffix("!") { words = words.dropLast() + "?" }
    let special: Set = [
      "@", "->", ".", "inout", "some", "borrowing", "consuming", "sending", "isolated", "Self",
    ]
    let isPlain = !type.contains { index in
      special.contains(text(index)) && !(isSymbol(index, ".") && isWord(index + 1))
    }
    let name = text(label)
    return (
      SourceDeclarations.Parameter(label: name == "_" ? nil : name, type: words), isPlain
    )
  }

  /// A `#selector` with its parentheses; nil where nothing that has a name stands in them.
  func selectorUse(
    _ range: Range<Int>, enclosing: [String]
  ) -> SourceDeclarations.SelectorUse? {
    var inner = range.lowerBound + 2..<range.upperBound - 1
    var use = SourceDeclarations.SelectorUse(
      range: tokens[range.lowerBound].range
        .lowerBound..<tokens[range.upperBound - 1].range.upperBound,
      text: "", path: [], enclosing: enclosing)
    if isSymbol(inner.lowerBound + 1, ":"), ["getter", "setter"].contains(text(inner.lowerBound)) {
      use.kind = text(inner.lowerBound) == "getter" ? .getter : .setter
      inner = inner.dropFirst(2)
    }
    guard !inner.isEmpty else { return nil }
    use.text = text(
      tokens[inner.lowerBound].range.lowerBound..<tokens[inner.upperBound - 1].range.upperBound
    ).split(whereSeparator: \.isNewline).joined(separator: " ")
    // Parentheses around all of it, and a type that decides between methods, tell nothing of the name.
    while isSymbol(inner.lowerBound, "("), closing(inner.lowerBound) == inner.upperBound - 1 {
      inner = inner.dropFirst().dropLast()
    }
    if let cast = inner.first(where: { text($0) == "as" && !isSymbol($0 - 1, ".") }) {
      use.isCast = true
      inner = inner.lowerBound..<cast
    }
    readPath(inner, into: &use)
    return use.path.isEmpty ? nil : use
  }

  private func readPath(_ range: Range<Int>, into use: inout SourceDeclarations.SelectorUse) {
    var index = range.lowerBound
    while index < range.upperBound {
      if isWord(index) {
        use.path.append(text(index))
      } else if isSymbol(index, "<") {
        index = closingAngle(index)
      } else if isSymbol(index, "("), !use.path.isEmpty {
        let end = closing(index)
        let labels = (index + 1..<end).filter { isWord($0) && isSymbol($0 + 1, ":") }
        use.labels = labels.map { text($0) == "_" ? nil : text($0) }
        index = end
      }
      index += 1
    }
  }
}

extension Range<Int> {
  fileprivate func suffix(from start: Int) -> Range<Int> {
    Swift.min(start, upperBound)..<upperBound
  }
}
