/// The methods of all files of a target that are found by their names.
struct TargetActions {
  private struct Declared {
    var type: String
    var method: SourceDeclarations.Method
  }

  private var methods: [String: [Declared]] = [:]
  /// Classes with `@objcMembers`, and those that inherit from them.
  private var exposingClasses: Set<String> = []

  init(_ files: [SourceDeclarations]) {
    let bodies = files.flatMap(\.bodies)
    exposingClasses = Self.exposingClasses(bodies)
    for body in bodies {
      for method in body.methods where isExposed(method, in: body) {
        methods[method.name, default: []].append(Declared(type: body.name.lastName, method: method))
      }
    }
  }

  private static func exposingClasses(_ bodies: [SourceDeclarations.Body]) -> Set<String> {
    var exposing: Set<String> = []
    let classes = bodies.filter { $0.kind == .class }
    var count = -1
    while exposing.count != count {
      count = exposing.count
      for body in classes
      where body.exposesMembers || body.inherited.first.map(exposing.contains) == true {
        exposing.insert(body.name.lastName)
      }
    }
    return exposing
  }

  private func isExposed(
    _ method: SourceDeclarations.Method, in body: SourceDeclarations.Body
  ) -> Bool {
    if method.isExposed { return true }
    let exposes = body.exposesMembers || exposingClasses.contains(body.name.lastName)
    return exposes && method.isExposedAsMember
  }

  /// The methods of a body that can be called by their names.
  func actions(of body: SourceDeclarations.Body) -> [SourceDeclarations.Method] {
    guard body.kind == .class || body.kind == .extension else { return [] }
    return body.methods.filter { $0.isAction && isExposed($0, in: body) }
  }

  /// What a `#selector` means: the name for Objective-C, and how Swift names the same method.
  func meaning(
    of use: SourceDeclarations.SelectorUse
  ) -> (selector: String, reference: String) {
    let name = use.path.last ?? ""
    switch use.kind {
    case .getter: return (SelectorName.getter(name), "\\" + qualified(use, name))
    case .setter: return (SelectorName.setter(name), "\\" + qualified(use, name))
    case .method: break
    }
    let declared = declaration(named: name, of: use)
    var labels = use.labels ?? declared?.method.labels
    var selector = declared?.method.selector
    if declared == nil, let renamed = SelectorName.renamed[name],
      labels == nil || labels == renamed.labels
    {
      labels = renamed.labels
      selector = renamed.selector
    }
    let list = (labels ?? []).map { ($0 ?? "_") + ":" }.joined()
    let reference =
      use.isCast
      ? use.text : qualified(use, name, of: declared?.type) + (list.isEmpty ? "" : "(\(list))")
    return (selector ?? SelectorName.method(name, labels: labels ?? []), reference)
  }

  private func declaration(
    named name: String, of use: SourceDeclarations.SelectorUse
  ) -> Declared? {
    let candidates = (methods[name] ?? []).filter {
      use.labels == nil || $0.method.labels == use.labels
    }
    let types = use.path.dropLast().last.map { [$0] } ?? use.enclosing.map(\.lastName)
    for type in types {
      if let match = candidates.first(where: { $0.type == type }) { return match }
    }
    return candidates.first
  }

  /// The path to a member; of one that is named alone, from the type around that declares it.
  private func qualified(
    _ use: SourceDeclarations.SelectorUse, _ name: String, of type: String? = nil
  ) -> String {
    guard use.path.count == 1 else { return use.path.joined(separator: ".") }
    let around = use.enclosing.first { $0.lastName == type } ?? use.enclosing.first
    return around.map { "\($0).\(name)" } ?? name
  }
}

extension String {
  /// `Inner` of `Outer.Inner`.
  fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
