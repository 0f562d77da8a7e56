import Foundation

extension SceneInspection {
  /// The inspection as a script that hands itself to the page.
  ///
  /// A scene has the same views and constraints in every configuration but for their numbers, so
  /// what does not change is written once, and a view is a row:
  ///
  ///     [element, depth, x, y, width, height, safe area, margins, constraints, rules]
  ///
  /// where `element` is an index into `elements`, insets are `[top, left, bottom, right]` or 0,
  /// and a constraint is `[equation, isActive + 2 · isBroken, x1, y1, x2, y2]`, the last four only
  /// when there is a line to draw. The rules are left out where there are none; one is
  /// `[rule, isActive, reasons, effects]`, an effect `[text, isInForce, winner]`, and the texts in
  /// them are indices into `words`, which are there only where there are rules.
  func script() -> [UInt8] {
    var tables = Tables()
    var rows = ScriptText()
    for (index, shot) in shots.sorted(by: { $0.key < $1.key }).enumerated() {
      rows.append(index == 0 ? "\n[" : ",\n[")
      rows.append(string: shot.key)
      rows.append(",[")
      for (index, view) in shot.value.enumerated() {
        if index > 0 { rows.append(",") }
        rows.append(view, &tables)
      }
      rows.append("]]")
    }
    var text = ScriptText()
    text.append("adaptiveGallery.receiveInspection({\"scene\":")
    text.append(string: sceneID)
    text.append(",\n\"elements\":[")
    text.append(list: tables.elements.values) { $0.append($1) }
    text.append("],\n\"equations\":[")
    text.append(list: tables.equations.values) { $0.append($1) }
    if !tables.rules.values.isEmpty {
      text.append("],\n\"rules\":[")
      text.append(list: tables.rules.values) { $0.append($1) }
      text.append("],\n\"words\":[")
      text.append(list: tables.words.values) { $0.append(string: $1) }
    }
    text.append("],\n\"shots\":[")
    return text.bytes + rows.bytes + Array("]});\n".utf8)
  }

  /// What of a view is the same in every configuration.
  struct Element: Hashable {
    var objectID: String?
    var className: String
    var label: String?
    var line: Int?

    init(_ view: View) {
      objectID = view.objectID
      className = view.className
      label = view.label
      line = view.line
    }
  }

  /// What of a constraint is the same in every configuration.
  struct Equation: Hashable {
    var objectID: String?
    var description: String
    var line: Int?

    init(_ constraint: Constraint) {
      objectID = constraint.objectID
      description = constraint.description
      line = constraint.line
    }
  }

  /// What of a rule is the same in every configuration.
  struct RuleText: Hashable {
    var title: String
    var condition: String?
    var place: String?
    var isSatisfiable: Bool

    init(_ rule: Rule) {
      title = rule.title
      condition = rule.condition
      place = rule.place
      isSatisfiable = rule.isSatisfiable
    }
  }

  /// Everything that is written once.
  struct Tables {
    var elements = Table<Element>()
    var equations = Table<Equation>()
    var rules = Table<RuleText>()
    var words = Table<String>()
  }

  /// Different values in the order they were met first.
  struct Table<Value: Hashable> {
    private(set) var values: [Value] = []
    private var indices: [Value: Int] = [:]

    mutating func index(of value: Value) -> Int {
      if let index = indices[value] { return index }
      indices[value] = values.count
      values.append(value)
      return values.count - 1
    }
  }
}

extension ScriptText {
  fileprivate mutating func append(
    _ view: SceneInspection.View, _ tables: inout SceneInspection.Tables
  ) {
    append("[")
    append(integer: tables.elements.index(of: .init(view)))
    append(",")
    append(integer: view.depth)
    let frame = view.frame
    for number in [frame.minX, frame.minY, frame.width, frame.height] {
      append(",")
      append(number: Double(number))
    }
    append(view.safeAreaInsets)
    append(view.layoutMargins)
    append(",[")
    append(list: view.constraints) { text, constraint in
      text.append(constraint, equation: tables.equations.index(of: .init(constraint)))
    }
    append("]")
    if !view.rules.isEmpty {
      append(",[")
      append(list: view.rules) { $0.append($1, &tables) }
      append("]")
    }
    append("]")
  }

  private mutating func append(
    _ rule: SceneInspection.Rule, _ tables: inout SceneInspection.Tables
  ) {
    append("[")
    append(integer: tables.rules.index(of: .init(rule)))
    append(rule.isActive ? ",1,[" : ",0,[")
    append(list: rule.reasons) { $0.append(integer: tables.words.index(of: $1)) }
    append("],[")
    append(list: rule.effects) { text, effect in
      text.append("[")
      text.append(integer: tables.words.index(of: effect.description))
      text.append(effect.isInForce ? ",1" : ",0")
      if let winner = effect.winner {
        text.append(",")
        text.append(integer: tables.words.index(of: winner))
      }
      text.append("]")
    }
    append("]]")
  }

  private mutating func append(_ insets: SceneInspection.Insets?) {
    guard let insets else { return append(",0") }
    append(",[")
    append(list: [insets.top, insets.left, insets.bottom, insets.right]) { $0.append(number: $1) }
    append("]")
  }

  private mutating func append(_ constraint: SceneInspection.Constraint, equation: Int) {
    append("[")
    append(integer: equation)
    append(",")
    append(integer: (constraint.isActive ? 1 : 0) + (constraint.isBroken ? 2 : 0))
    if let segment = constraint.segment {
      for number in [segment.start.x, segment.start.y, segment.end.x, segment.end.y] {
        append(",")
        append(number: Double(number))
      }
    }
    append("]")
  }

  fileprivate mutating func append(_ element: SceneInspection.Element) {
    append("[")
    append(string: element.objectID)
    append(",")
    append(string: element.className)
    append(",")
    append(string: element.label)
    append(",")
    append(integer: element.line)
    append("]")
  }

  fileprivate mutating func append(_ equation: SceneInspection.Equation) {
    append("[")
    append(string: equation.objectID)
    append(",")
    append(string: equation.description)
    append(",")
    append(integer: equation.line)
    append("]")
  }

  fileprivate mutating func append(_ rule: SceneInspection.RuleText) {
    append("[")
    append(string: rule.title)
    append(",")
    append(string: rule.condition)
    append(",")
    append(string: rule.place)
    append(rule.isSatisfiable ? ",1]" : ",0]")
  }

  fileprivate mutating func append<Value>(
    list: [Value], _ write: (inout ScriptText, Value) -> Void
  ) {
    for (index, value) in list.enumerated() {
      if index > 0 { append(",") }
      write(&self, value)
    }
  }
}
