/// Finds the declarations of a file, by one walk over its tokens.
struct DeclarationReader {
  let bytes: [UInt8]
  let tokens: [SourceToken]
  private(set) var declarations = SourceDeclarations()

  /// What stands before the next declaration.
  private var pending = PendingAttributes()
  /// The braces that are open: the body that each is of, if any.
  private var scopes: [Scope] = []
  private var parentheses = 0
  /// Bodies whose opening brace comes later, by the token of that brace.
  private var comingBodies: [Int: SourceDeclarations.Body] = [:]
  private var conditionals: [Conditional] = []

  private struct Scope {
    var body: Int?
    /// Parentheses that are open outside.
    var parentheses: Int
  }

  private struct Conditional {
    var earlier: [String] = []
    var current: String
    var condition: String {
      (earlier.map { "!(\($0))" } + (current.isEmpty ? [] : ["(\(current))"])).joined(
        separator: " && ")
    }
  }

  static func declarations(of bytes: [UInt8]) -> SourceDeclarations {
    var reader = DeclarationReader(bytes: bytes, tokens: SourceLexer.tokens(of: bytes))
    var index = 0
    while index < reader.tokens.count { index = reader.read(index) }
    reader.declarations.bodies.removeAll { $0.end == 0 }
    return reader.declarations
  }

  private init(bytes: [UInt8], tokens: [SourceToken]) {
    self.bytes = bytes
    // A bracket that opens at the very end closes nowhere, which the compiler says.
    let end = tokens.lastIndex {
      $0.kind != .symbol || !"([{".utf8.contains(bytes[$0.range.lowerBound])
    }
    self.tokens = Array(tokens[..<(end.map { $0 + 1 } ?? 0)])
  }

  // MARK: Tokens

  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func isSymbol(_ index: Int, _ symbol: UInt8) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .symbol
      && bytes[tokens[index].range.lowerBound] == symbol && tokens[index].range.count == 1
  }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// The token that closes the bracket at a token; the last one where none does.
  func closing(_ start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count where tokens[index].kind == .symbol {
      switch bytes[tokens[index].range.lowerBound] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return tokens.count - 1
  }

  // MARK: The walk

  /// Reads what begins at a token, and returns where to go on.
  private mutating func read(_ index: Int) -> Int {
    switch tokens[index].kind {
    case .literal: return index + 1
    case .pound: return readPound(index)
    case .symbol: return readSymbol(index)
    case .word:
      if !isSymbol(index - 1, ".") { readWord(index) }
      return index + 1
    }
  }

  private mutating func readSymbol(_ index: Int) -> Int {
    switch bytes[tokens[index].range.lowerBound] {
    case "@": return readAttribute(index)
    case "(": parentheses += 1
    case ")": parentheses -= 1
    case ";": pending = PendingAttributes()
    case "{":
      var scope = Scope(parentheses: parentheses)
      if let body = comingBodies.removeValue(forKey: index) {
        scope.body = declarations.bodies.count
        declarations.bodies.append(body)
      }
      scopes.append(scope)
      pending = PendingAttributes()
    case "}":
      pending = PendingAttributes()
      guard let scope = scopes.popLast() else { break }
      parentheses = scope.parentheses
      guard let body = scope.body else { break }
      declarations.bodies[body].end = tokens[index].range.lowerBound
      declarations.bodies[body].endsInLineOfCode =
        !tokens[index].startsLine && !isSymbol(index - 1, "{")
    default: break
    }
    return index + 1
  }

  private mutating func readWord(_ index: Int) {
    switch text(index) {
    case "class", "struct", "enum", "actor", "protocol", "extension": readType(index)
    case "func":
      if let body = memberBody { readMethod(index, of: body) }
      pending = PendingAttributes()
    case "var", "let", "init", "deinit", "subscript", "case", "typealias", "import":
      pending = PendingAttributes()
    case let word:
      if isOfDeclaration { pending.modifiers.insert(word) }
    }
  }

  /// The body that the token stands in directly.
  private var memberBody: Int? { isOfDeclaration ? scopes.last?.body : nil }

  /// Whether a declaration may begin here: not within parentheses.
  private var isOfDeclaration: Bool { parentheses == scopes.last?.parentheses ?? 0 }

  private var conditions: [String] { conditionals.map(\.condition) }

  // MARK: Attributes

  private mutating func readAttribute(_ index: Int) -> Int {
    let name = text(index + 1)
    let word = tokens[min(index + 1, tokens.count - 1)]
    var range = tokens[index].range.lowerBound..<word.range.upperBound
    var next = index + 2
    var argument: String?
    if isSymbol(next, "("), tokens[next].range.lowerBound == range.upperBound {
      let end = closing(next)
      argument = text(tokens[next].range.upperBound..<tokens[end].range.lowerBound)
      if name == "objc" { next = end + 1 }
      range = range.lowerBound..<tokens[end].range.upperBound
    }
    switch name {
    case "objc":
      pending.isExposed = true
      pending.selector = argument?.filter { !$0.isWhitespace }
      declarations.attributes.append(range)
    case "IBAction": pending.isExposed = true
    case "nonobjc": pending.isHidden = true
    case "objcMembers":
      pending.exposesMembers = true
      declarations.attributes.append(range)
    case "IBOutlet", "UIApplicationMain": declarations.attributes.append(range)
    case "main": pending.entry = range
    default: break
    }
    return next
  }

  // MARK: Conditions and selectors

  private mutating func readPound(_ index: Int) -> Int {
    switch text(index) {
    case "#if":
      let end = endOfLine(index)
      conditionals.append(Conditional(current: condition(index + 1..<end)))
      return end
    case "#elseif", "#else":
      let end = endOfLine(index)
      if var last = conditionals.popLast() {
        last.earlier.append(last.current)
        last.current = condition(index + 1..<end)
        conditionals.append(last)
      }
      return end
    case "#endif":
      _ = conditionals.popLast()
    case "#selector" where isSymbol(index + 1, "("):
      let end = closing(index + 1)
      let types = scopes.reversed().compactMap(\.body).map { declarations.bodies[$0].name }
      if let use = selectorUse(index..<end + 1, enclosing: types) {
        declarations.selectors.append(use)
      }
      return end + 1
    default: break
    }
    return index + 1
  }

  private func condition(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return text(tokens[first].range.lowerBound..<tokens[last].range.upperBound)
  }

  /// The first token of the next line.
  private func endOfLine(_ index: Int) -> Int {
    var end = index + 1
    while end < tokens.count, !tokens[end].startsLine { end += 1 }
    return end
  }

  // MARK: Types

  /// What follows `class` where that is a modifier.
  private static let wordsAfterModifier: Set = [
    "func", "var", "let", "subscript", "override", "final", "public", "open", "internal", "private",
    "fileprivate", "dynamic", "required", "nonisolated",
  ]

  private mutating func readType(_ index: Int) {
    let attributes = pending
    let isModifier = !isWord(index + 1) || Self.wordsAfterModifier.contains(text(index + 1))
    guard isOfDeclaration, !isModifier, text(index - 1) != "import" else {
      // `class func`, a label, or an import of one type.
      pending.modifiers.insert(text(index))
      return
    }
    guard let header = typeHeader(index) else { return }
    pending = PendingAttributes()
    let kinds: [String: SourceDeclarations.Body.Kind] = [
      "class": .class, "extension": .extension, "protocol": .protocol,
    ]
    var body = SourceDeclarations.Body(kind: kinds[text(index)] ?? .other, name: header.name)
    body.inherited = header.inherited
    body.headerEnd = header.end
    body.conditions = conditions
    body.isPrivate =
      body.kind == .extension && !attributes.modifiers.isDisjoint(with: ["private", "fileprivate"])
    body.exposesMembers =
      attributes.exposesMembers || (attributes.isExposed && body.kind != .class)
    comingBodies[header.brace] = body
    // Nobody starts the application: there is no loop of events.
    if let entry = attributes.entry, header.inherited.contains("UIApplicationDelegate") {
      declarations.attributes.append(entry)
    }
  }

  // MARK: Methods

  private mutating func readMethod(_ index: Int, of body: Int) {
    let modifiers = pending.modifiers
    let conditions = conditions.dropFirst(declarations.bodies[body].conditions.count)
    guard let signature = methodSignature(index) else { return }
    let isOfType = modifiers.contains("static") || modifiers.contains("class")
    let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    declarations.bodies[body].methods.append(
      SourceDeclarations.Method(
        name: signature.name, parameters: signature.parameters,
        explicitSelector: pending.selector,
        isExposed: pending.isExposed,
        isExposedAsMember: !pending.isHidden && !isPrivate && !modifiers.contains("override"),
        isAction: signature.isAction && !isOfType, conditions: Array(conditions)))
  }
}

/// What stands before a declaration.
private struct PendingAttributes {
  var isExposed = false
  var isHidden = false
  var exposesMembers = false
  /// The name that `@objc` gives.
  var selector: String?
  /// Where `@main` stands.
  var entry: Range<Int>?
  var modifiers: Set<String> = []
}
