import Diagnostics

/// A layout constraint as a document gives it:
///
///     firstItem.firstAttribute  relation  multiplier · secondItem.secondAttribute + constant
package struct IBConstraint: Sendable {
  /// How the two sides compare.
  package enum Relation: String, Hashable, Sendable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual
  }

  /// The object ID; empty when none is written.
  package let id: String
  /// Line of the element.
  package let line: Int
  /// ID of the first item; nil for the view that owns the constraint.
  package let firstItem: String?
  /// Attribute of the first item, in the document's words: `leading`, `topMargin`, `baseline`, …
  package let firstAttribute: String
  /// How the two sides compare.
  package let relation: Relation
  /// ID of the second item; nil when the constraint is about a constant.
  package let secondItem: String?
  /// Attribute of the second item; nil when there is no second item.
  package let secondAttribute: String?
  /// Factor of the second attribute; never zero.
  package let multiplier: Double
  /// Constant, in points; zero when ``isSymbolic`` and not written.
  package let constant: Double
  /// Priority from 1 to 1000, which is required.
  package let priority: Double
  /// Whether the constant is the standard spacing.
  package let isSymbolic: Bool
  /// Whether the constraint is there for the canvas only, and gone in the built app.
  package let isPlaceholder: Bool
  /// Whether the constraint is installed before any variation is applied.
  package let isInstalled: Bool
  /// The identifier for use in code.
  package let identifier: String?
  /// What differs under other size classes.
  package let variations: [IBVariation]

  /// Reads a `<constraint>`; nil when a part of it that decides its meaning is not readable.
  package init?(_ element: IBElement) {
    var diagnostics: [Diagnostic] = []
    self.init(element, diagnostics: &diagnostics)
  }

  /// Reads a `<constraint>`, and adds what is wrong with it to `diagnostics`.
  init?(_ element: IBElement, diagnostics: inout [Diagnostic]) {
    var problems = Problems(element: element)
    defer { diagnostics += problems.found }
    guard let firstAttribute = element["firstAttribute"] else {
      problems.leftOut("has no first attribute")
      return nil
    }
    guard let relation = Relation(rawValue: element["relation"] ?? "equal") else {
      problems.leftOut("has the unknown relation \(element["relation"] ?? "")")
      return nil
    }
    guard let multiplier = problems.multiplier(), let constant = problems.constant() else {
      return nil
    }
    id = element.id ?? ""
    line = element.line
    firstItem = element["firstItem"]
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = element["secondItem"]
    secondAttribute = element["secondAttribute"]
    self.multiplier = multiplier
    self.constant = constant
    priority = problems.priority() ?? 1000
    isSymbolic = element.bool("symbolic") ?? false
    isPlaceholder = element.bool("placeholder") ?? false
    isInstalled = element.bool("installed") ?? true
    identifier = element["identifier"]
    variations = element.variations
    for variation in variations {
      var problemsOfVariation = Problems(element: variation.element, owner: id)
      _ = problemsOfVariation.constant()
      _ = problemsOfVariation.multiplier()
      _ = problemsOfVariation.priority()
      problems.found += problemsOfVariation.found
    }
  }

  /// The constant under the given traits; the most specific variation that has a readable one wins.
  package func constant(width: IBSizeClass?, height: IBSizeClass?, idiom: String?) -> Double {
    variations.matching(width: width, height: height, idiom: idiom).reduce(constant) {
      $1.element["constant"].flatMap(IBNumber.length) ?? $0
    }
  }

  /// The multiplier under the given traits.
  package func multiplier(width: IBSizeClass?, height: IBSizeClass?, idiom: String?) -> Double {
    variations.matching(width: width, height: height, idiom: idiom).reduce(multiplier) {
      $1.element["multiplier"].flatMap(IBNumber.multiplier) ?? $0
    }
  }

  /// The priority under the given traits, from 1 to 1000.
  package func priority(width: IBSizeClass?, height: IBSizeClass?, idiom: String?) -> Double {
    variations.matching(width: width, height: height, idiom: idiom).reduce(priority) {
      $1.element.double("priority").map { min(max($0, 1), 1000) } ?? $0
    }
  }
}

/// Reads the numbers of one constraint, or of one of its variations, and words what is wrong.
private struct Problems {
  let element: IBElement
  /// ID of the constraint that a variation belongs to; nil for a constraint itself.
  var owner: String?
  var found: [Diagnostic] = []

  /// The factor; 1 when absent; nil after a report when it cannot be used.
  mutating func multiplier() -> Double? {
    guard let text = element["multiplier"] else { return 1 }
    if let value = IBNumber.multiplier(text) { return value }
    leftOut("has the multiplier \(text), which is no number other than zero")
    return nil
  }

  /// The constant; 0 when absent; nil after a report when it cannot be used.
  mutating func constant() -> Double? {
    guard let text = element["constant"] else { return 0 }
    if let value = IBNumber.length(text) { return value }
    leftOut("has the constant \(text), which is no length on a screen")
    return nil
  }

  /// The priority within 1 to 1000; nil when absent or unreadable.
  mutating func priority() -> Double? {
    guard let text = element["priority"] else { return nil }
    guard let value = IBNumber.finite(text) else {
      say(.warning, "has the priority \(text), which is no number; it is taken as required")
      return nil
    }
    let clamped = min(max(value, 1), 1000)
    if clamped != value {
      say(.warning, "has the priority \(text), outside of 1 to 1000; it is taken as \(clamped)")
    }
    return clamped
  }

  /// Reports that the constraint, or the variation, is not used.
  mutating func leftOut(_ reason: String) {
    say(.error, reason + "; it is left out")
  }

  private mutating func say(_ severity: Diagnostic.Severity, _ clause: String) {
    let subject =
      owner == nil
      ? "The constraint" : "The variation \(element.key ?? "") of a constraint"
    found.append(
      Diagnostic(
        severity, rule: "bad-constraint", line: element.line, objectID: owner ?? element.id,
        message: "\(subject) \(clause)."))
  }
}
