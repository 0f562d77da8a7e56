import Diagnostics

extension LayoutConflict {
  /// Constraints that one message names.
  private static let namedMembers = 12

  /// The conflict as one finding; nil when no constraint that somebody stated is part of it.
  @MainActor
  package func diagnostic(document: String?) -> Diagnostic? {
    let stated = members.compactMap { source -> NSLayoutConstraint? in
      if case .explicit(let constraint) = source { constraint } else { nil }
    }
    guard !stated.isEmpty else { return nil }
    var subject = stated.last?.origin
    switch broken {
    case .explicit(let constraint): subject = constraint.origin ?? subject
    case .contentSize(let view, _): subject = view.nibOrigin ?? subject
    default: break
    }
    return Diagnostic(
      .warning, rule: "conflicting-constraints", document: document, line: subject?.line,
      objectID: subject?.objectID, message: message, mend: mend)
  }

  /// The set, a line for each constraint, and what gave way.
  @MainActor
  private var message: String {
    // What the author wrote comes first; of a long set the beginning tells enough.
    let ordered = members.filter(\.isStated) + members.filter { !$0.isStated }
    // Several constraints of one origin, such as those of a stack view, read alike.
    var told: Set<String> = []
    let sentences = ordered.map(\.sentence).filter { told.insert($0).inserted }
    var lines = sentences.prefix(Self.namedMembers).map { "  \($0)" }
    if sentences.count > Self.namedMembers {
      lines.append("  and \(sentences.count - Self.namedMembers) more")
    }
    lines.insert("These required constraints cannot all hold:", at: 0)
    if let broken { lines.append("It gave way: \(broken.sentence).") }
    return lines.joined(separator: "\n")
  }

  /// A required content size is no constraint that somebody could remove: its priority is the view's.
  @MainActor
  private var mend: String {
    var told: Set<String> = []
    let sizes = ([broken].compactMap { $0 } + members).compactMap(\.contentPriority)
      .filter { told.insert($0).inserted }
    guard !sizes.isEmpty else { return "Remove one of them or lower its priority to 999." }
    return "Lower \(sizes.joined(separator: " or ")) to 999, or remove one of the constraints."
  }
}

extension [LayoutConflict] {
  /// The conflicts as findings, those that read alike once: a view too high for its stack view
  /// conflicts at its top and at its bottom.
  @MainActor
  package func diagnostics(document: String?) -> [Diagnostic] {
    var told: Set<Diagnostic> = []
    return compactMap { $0.diagnostic(document: document) }.filter { told.insert($0).inserted }
  }
}

extension ConstraintSource {
  /// The priority that makes a content size required, by the name that Interface Builder has for it;
  /// nil for anything else.
  @MainActor
  fileprivate var contentPriority: String? {
    guard case .contentSize(let view, let axis) = self else { return nil }
    let isHugging =
      view.contentHuggingPriority(for: axis) == .required
      && view.contentCompressionResistancePriority(for: axis) != .required
    let direction = axis == .horizontal ? "horizontal" : "vertical"
    let kind = isHugging ? "content hugging" : "compression resistance"
    return "the \(direction) \(kind) priority of \(view.nibName)"
  }
}
