import LayoutSolver

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension LayoutEngine {
  /// Tells conflicts that were not told before on the standard error.
  ///
  /// - Parameter yielded: Conflicts that were settled before the last solve.
  func logConflicts(_ yielded: [LayoutConflict]) {
    for conflict in yielded { log(conflict) }
    guard solver.hasBrokenRequired else { return }
    for conflict in solver.conflicts() { log(describe(conflict)) }
  }

  private func log(_ conflict: LayoutConflict) {
    // Of a stack view that is broken at both ends one message is enough, as of a conflict that stays.
    let written = conflict.members.compactMap { member -> ObjectIdentifier? in
      if case .explicit(let constraint) = member { ObjectIdentifier(constraint) } else { nil }
    }
    guard written.isEmpty || loggedConflicts.insert(Set(written)).inserted else { return }
    let text = Array(conflict.logText.utf8)
    _ = write(STDERR_FILENO, text, text.count)
  }
}

extension LayoutConflict {
  /// The conflict in the form of UIKit's log.
  ///
  /// - Source: autolayout-semantics.md, section 6. Ours lists the irreducible set, and the names of
  ///   views where UIKit has addresses.
  @MainActor
  package var logText: String {
    var text = """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tThese cannot all hold, so at least one of them is not wanted:
      \t\t(1) find the one that you did not expect;
      \t\t(2) find the code that added it, and mend that.

      """
    if members.contains(where: \.isAutoresizing) {
      text += """
        \t(NSAutoresizingMaskLayoutConstraint stands for a frame and its mask: where constraints are to \
        decide instead, set translatesAutoresizingMaskIntoConstraints of the view to false.)

        """
    }
    text +=
      "(\n" + members.map { "    \"\($0.logDescription)\"" }.joined(separator: ",\n") + "\n)\n"
    if let broken {
      text += "\nWill attempt to recover by breaking constraint\n\(broken.logDescription)\n"
    }
    text +=
      "\nIn Xcode, a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints stops here.\n"
    return text
  }
}

extension ConstraintSource {
  fileprivate var isAutoresizing: Bool {
    if case .autoresizing = self { true } else { false }
  }

  /// The constraint as UIKit's log would show it: the class and what it says.
  @MainActor
  fileprivate var logDescription: String {
    switch self {
    case .explicit(let constraint):
      let name = constraint.identifier.map { " '\($0)'" } ?? ""
      return "<NSLayoutConstraint\(name) \(constraint.sentence)   (active)>"
    case .contentSize: return "<NSContentSizeLayoutConstraint \(sentence)>"
    case .autoresizing: return "<NSAutoresizingMaskLayoutConstraint \(sentence)>"
    case .stack(_, let identifier): return "<NSLayoutConstraint '\(identifier)' \(sentence)>"
    case .root: return "<NSLayoutConstraint 'UIView-Encapsulated-Layout' \(sentence)>"
    case .nonNegativeSize, .tie: return "<\(sentence)>"
    }
  }
}
