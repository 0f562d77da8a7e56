/// What a file declares that Objective-C would see.
struct SourceDeclarations {
  /// A body in which methods are declared: of a type, or of an extension of one.
  struct Body {
    enum Kind { case `class`, `extension`, `protocol`, other }

    var kind: Kind
    /// The name as it is written: `Outer.Inner` in an extension.
    var name: String
    /// Superclass and protocols.
    var inherited: [String] = []
    /// Whether everything in it is exposed: `@objcMembers class`, `@objc extension`.
    var exposesMembers = false
    /// Whether it is an extension whose members are private to the file.
    var isPrivate = false
    /// Where the list of what is inherited can be continued.
    var headerEnd = 0
    /// Where the closing brace stands.
    var end = 0
    /// Whether something stands in the line of the closing brace that a semicolon has to end.
    var endsInLineOfCode = false
    /// The `#if` around the body.
    var conditions: [String] = []
    var methods: [Method] = []
  }

  struct Method: Equatable {
    var name: String
    var parameters: [Parameter]
    /// The name in parentheses after `@objc`.
    var explicitSelector: String?
    /// Whether `@objc` or `@IBAction` stands before it.
    var isExposed: Bool
    /// Whether it is exposed in a type that exposes its members.
    var isExposedAsMember: Bool
    /// Whether it can be called with what an action passes.
    var isAction: Bool
    /// The `#if` around it, within the body.
    var conditions: [String]

    var labels: [String?] { parameters.map(\.label) }
    var selector: String { explicitSelector ?? SelectorName.method(name, labels: labels) }
  }

  struct Parameter: Equatable {
    var label: String?
    var type: String
  }

  /// A `#selector` with what stands in its parentheses.
  struct SelectorUse {
    enum Kind { case method, getter, setter }

    var kind = Kind.method
    var range: Range<Int>
    /// The text of the reference.
    var text: String
    /// The names in it: `["Controller", "tapped"]`.
    var path: [String]
    /// The labels after the name; nil where there are no parentheses.
    var labels: [String?]?
    /// Whether `as` says which of several methods is meant.
    var isCast = false
    /// The types around it, the innermost first.
    var enclosing: [String]
  }

  /// Indices of ``bodies`` whose braces were not closed are left out.
  var bodies: [Body] = []
  var selectors: [SelectorUse] = []
  /// Attributes that do not compile without Objective-C.
  var attributes: [Range<Int>] = []
}
