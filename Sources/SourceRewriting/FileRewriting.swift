/// Makes one file of a target compile without Objective-C.
struct FileRewriting {
  let bytes: [UInt8]
  let path: String
  /// The file's number in the target.
  let number: Int
  let declarations: SourceDeclarations

  private var edits: [(range: Range<Int>, text: String)] = []
  /// What is declared after the file's own text.
  private var protocols = ""
  private var entries = ""
  private var count = 0

  init(bytes: [UInt8], path: String, number: Int, declarations: SourceDeclarations) {
    self.bytes = bytes
    self.path = path
    self.number = number
    self.declarations = declarations
  }

  /// Whether a list of actions has to ask the file for its own.
  var hasActions: Bool { count > 0 }

  mutating func rewrite(with actions: TargetActions) {
    for range in declarations.attributes { replace(range, with: "") }
    for use in declarations.selectors {
      let meaning = actions.meaning(of: use)
      replace(use.range, with: "__selector(\"\(meaning.selector)\", { _ = \(meaning.reference) })")
    }
    for body in declarations.bodies {
      let methods = actions.actions(of: body)
      if !methods.isEmpty { add(methods, of: body) }
    }
  }

  /// Replaces text by another that ends in the same line, and if it is shorter in the same column.
  private mutating func replace(_ range: Range<Int>, with text: String) {
    let old = bytes[range]
    let lines = old.count { $0 == "\n" }
    let rest = lines == 0 ? String(repeating: " ", count: max(0, old.count - text.utf8.count)) : ""
    edits.append((range, text + rest + String(repeating: "\n", count: lines)))
  }

  // MARK: Actions

  private mutating func add(
    _ methods: [SourceDeclarations.Method], of body: SourceDeclarations.Body
  ) {
    let name = "__Actions\(count)"
    let call = "__perform\(count)"
    count += 1
    insert(calls(of: methods, named: call, in: body), at: body.end)
    var declaration = "nonisolated fileprivate protocol \(name): AnyObject {\n"
    declaration += "  @MainActor func \(call)(_ call: UIKit.ActionCall)\n}\n"
    if body.kind == .class {
      // Here and not in an extension, which a local class or a private one could not have.
      insert(body.inherited.isEmpty ? ": \(name)" : ", \(name)", at: body.headerEnd)
    } else {
      declaration += "extension \(body.name): \(name) {}\n"
    }
    protocols += declaration.under(body.conditions)
    for method in methods {
      let entry = """
        list.append(
          UIKit.ActionEntry(
            "\(method.selector)", accepts: { $0 is any \(name) },
            perform: { ($0 as? any \(name))?.\(call)($1) }))

        """
      entries += entry.under(body.conditions + method.conditions)
    }
  }

  private mutating func insert(_ text: String, at position: Int) {
    edits.append((position..<position, text))
  }

  /// The method that calls others by their names.
  ///
  /// It stands in the line of the closing brace, as long as no `#if` needs lines of its own.
  private func calls(
    of methods: [SourceDeclarations.Method], named name: String, in body: SourceDeclarations.Body
  ) -> String {
    // The compiler warns of what a private extension says anyway.
    let access = body.isPrivate ? "" : "fileprivate "
    let start = "@MainActor \(access)func \(name)(_ call: UIKit.ActionCall) { switch call.name {"
    let separator = body.endsInLineOfCode ? "; " : ""
    guard methods.contains(where: { !$0.conditions.isEmpty }) else {
      let cases = methods.map(\.call).joined(separator: "; ")
      return "\(separator)\(start) \(cases); default: break } } "
    }
    let cases = methods.map { "\($0.call)\n".under($0.conditions) }.joined()
    let line = bytes[..<body.end].count { $0 == "\n" } + 1
    return "\(separator)\(start)\n\(cases)default: break } }\n\(Self.location(path, line: line))"
  }

  // MARK: The text

  private static func location(_ path: String, line: Int) -> String {
    let escaped = path.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "#sourceLocation(file: \"\(String(escaped))\", line: \(line))\n"
  }

  /// The rewritten text.
  var text: String {
    var result = Array(Self.location(path, line: 1).utf8)
    var position = 0
    // Stable: a header may end where a body begins.
    for edit in edits.enumerated().sorted(by: {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }).map(\.element) {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self) + tail
  }

  private var tail: String {
    guard hasActions else { return "" }
    return """

      #sourceLocation()

      @_spi(Actions) import UIKit

      \(protocols)
      extension __Actions {
        nonisolated static func __file\(number)(_ list: inout [UIKit.ActionEntry]) {
      \(entries)  }
      }

      """
  }
}

extension SourceDeclarations.Method {
  /// The case of a switch that calls the method with what an action passes.
  fileprivate var call: String {
    let arguments = parameters.enumerated().map { index, parameter in
      (parameter.label.map { "\($0): " } ?? "") + "call.argument(\(index)) as \(parameter.type)"
    }
    return "case \"\(selector)\": call.finish(\(name)(\(arguments.joined(separator: ", "))))"
  }
}

extension String {
  /// The same lines, compiled under conditions.
  fileprivate func under(_ conditions: [String]) -> String {
    guard !conditions.isEmpty else { return self }
    return "#if \(conditions.joined(separator: " && "))\n\(self)#endif\n"
  }
}
