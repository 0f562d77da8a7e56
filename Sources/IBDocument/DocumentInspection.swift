import Diagnostics

/// Goes through all elements once: registers their IDs, and notes what is damaged.
struct DocumentInspection {
  /// Most findings that are kept of a document; nobody reads so many.
  static let diagnosticLimit = 1000

  let path: String
  private(set) var elementsByID: [String: IBElement] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(path: String) { self.path = path }

  mutating func inspect(_ elements: [IBElement]) {
    for element in elements {
      register(element)
      switch element.name {
      case "constraint": inspectConstraint(element)
      case "variation": inspectVariation(element)
      case "userDefinedRuntimeAttribute": inspectRuntimeAttribute(element)
      default: inspectGeometry(element)
      }
    }
  }

  private mutating func register(_ element: IBElement) {
    // The id of these two is the name of a device or of a part of its screen.
    guard let id = element.id, element.name != "device", element.name != "adaptation" else {
      return
    }
    guard let first = elementsByID[id] else {
      elementsByID[id] = element
      return
    }
    report(
      Diagnostic(
        .warning, rule: "duplicate-id", line: element.line, objectID: id,
        message: "<\(element.name)> of line \(element.line) has the ID \(id), which <\(first.name)>"
          + " of line \(first.line) has already; references lead to the first.",
        mend: "Give one of the two another ID, in all places that refer to it."))
  }

  private mutating func inspectConstraint(_ element: IBElement) {
    var found: [Diagnostic] = []
    _ = IBConstraint(element, diagnostics: &found)
    for diagnostic in found { report(diagnostic) }
  }

  private mutating func inspectVariation(_ element: IBElement) {
    guard IBVariation(element) == nil else { return }
    report(
      Diagnostic(
        .warning, rule: "unknown-variation", line: element.line,
        message: "The variation \(element.key ?? "without a key") is not known; it is left out."))
  }

  private mutating func inspectRuntimeAttribute(_ element: IBElement) {
    guard IBRuntimeAttribute(element) == nil else { return }
    report(
      Diagnostic(
        .warning, rule: "bad-runtime-attribute", line: element.line,
        message: "The runtime attribute \(element["keyPath"] ?? "without a key path") has no value"
          + " that can be read; it is left out."))
  }

  private mutating func inspectGeometry(_ element: IBElement) {
    for name in IBElement.geometryAttributes[element.name] ?? [] {
      guard let text = element[name], IBNumber.length(text) == nil else { continue }
      report(
        Diagnostic(
          .error, rule: "bad-geometry", line: element.line,
          message: "<\(element.name)> for \(element.key ?? "no property") has the \(name) \(text),"
            + " which is no length on a screen; it is left out."))
    }
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    guard diagnostics.count < Self.diagnosticLimit else {
      if diagnostics.count == Self.diagnosticLimit { diagnostics.append(endOfList) }
      return
    }
    var diagnostic = diagnostic
    diagnostic.document = path
    diagnostics.append(diagnostic)
  }

  private var endOfList: Diagnostic {
    Diagnostic(
      .note, rule: "more-findings", document: path,
      message: "The document has more damage than the \(Self.diagnosticLimit) places listed.")
  }
}
