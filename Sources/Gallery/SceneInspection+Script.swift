import Foundation

extension SceneInspection {
  /// The inspection as a script that hands itself to the page.
  ///
  /// A scene has the same views and constraints in every configuration but for their numbers, so
  /// what does not change is written once, and a view is a row:
  ///
  ///     [element, depth, x, y, width, height, safe area, margins, constraints]
  ///
  /// where `element` is an index into `elements`, insets are `[top, left, bottom, right]` or 0,
  /// and a constraint is `[equation, isActive + 2 · isBroken, x1, y1, x2, y2]`, the last four only
  /// when there is a line to draw.
  func script() -> [UInt8] {
    var elements = Table<Element>()
    var equations = Table<Equation>()
    var rows = ScriptText()
    for (index, shot) in shots.sorted(by: { $0.key < $1.key }).enumerated() {
      rows.append(index == 0 ? "\n[" : ",\n[")
      rows.append(string: shot.key)
      rows.append(",[")
      for (index, view) in shot.value.enumerated() {
        if index > 0 { rows.append(",") }
        rows.append(view, elements: &elements, equations: &equations)
      }
      rows.append("]]")
    }
    var text = ScriptText()
    text.append("adaptiveGallery.receiveInspection({\"scene\":")
    text.append(string: sceneID)
    text.append(",\n\"elements\":[")
    text.append(list: elements.values) { $0.append($1) }
    text.append("],\n\"equations\":[")
    text.append(list: equations.values) { $0.append($1) }
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
    _ view: SceneInspection.View, elements: inout SceneInspection.Table<SceneInspection.Element>,
    equations: inout SceneInspection.Table<SceneInspection.Equation>
  ) {
    append("[")
    append(integer: elements.index(of: .init(view)))
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
      text.append(constraint, equation: equations.index(of: .init(constraint)))
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

  fileprivate mutating func append<Value>(
    list: [Value], _ write: (inout ScriptText, Value) -> Void
  ) {
    for (index, value) in list.enumerated() {
      if index > 0 { append(",") }
      write(&self, value)
    }
  }
}
