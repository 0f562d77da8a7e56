extension UIView {
  /// Lays the tree below out once more, and gives what its solutions found.
  ///
  /// - Parameter includesAmbiguities: Whether views whose place is open are looked for, too, which
  ///   costs one more solve.
  package func layoutFindings(
    includesAmbiguities: Bool = false
  ) -> (conflicts: [LayoutConflict], ambiguities: [LayoutAmbiguity]) {
    var conflicts: [LayoutConflict] = []
    var ambiguities: [LayoutAmbiguity] = []
    let old = (LayoutEngine.conflictReport, LayoutEngine.ambiguityReport)
    defer { (LayoutEngine.conflictReport, LayoutEngine.ambiguityReport) = old }
    LayoutEngine.conflictReport = { conflicts.append($0) }
    if includesAmbiguities { LayoutEngine.ambiguityReport = { ambiguities.append($0) } }
    invalidateTreeLayout()
    layoutIfNeeded()
    return (conflicts, ambiguities)
  }
}
