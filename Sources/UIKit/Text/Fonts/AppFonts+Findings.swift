import Diagnostics
import Typesetting

extension AppFonts.Answer {
  /// What there is to tell about a font that somebody asked for: nothing of one that the project
  /// has, or whose measures are known.
  ///
  /// - Parameter isAskedByCode: Whether it was `UIFont(name:size:)` that asked, and no document.
  package func findings(
    name: String, document: String, line: Int?, objectID: String? = nil,
    isAskedByCode: Bool = false
  ) -> [Diagnostic] {
    let broken = broken.prefix(Self.mostBroken).map { error in
      Diagnostic(
        .warning, rule: "unreadable-font", document: document, line: line, objectID: objectID,
        message: error.message)
    }
    if origin == .system, FontFace.isApproximate(name) {
      return [
        Diagnostic(
          .note, rule: "approximate-font", document: document, line: line, objectID: objectID,
          message: """
            The widths of \(name), a font of iOS, are not known; text is measured and drawn with the \
            system font's.
            """, mend: "Name a folder that has the file of \(name) with --fonts.")
      ]
    }
    let missing = missing(name, isAskedByCode: isAskedByCode).map { message in
      Diagnostic(
        .note, rule: "missing-font", document: document, line: line, objectID: objectID,
        message: message, mend: mend(name))
    }
    return broken + (missing.map { [$0] } ?? [])
  }

  /// A project whose fonts are all in Git LFS is told so a few times, not hundreds.
  private static let mostBroken = 5

  private func missing(_ name: String, isAskedByCode: Bool) -> String? {
    let project =
      isIncomplete ? "the first \(FontFolder.entryLimit) files of the project" : "the project"
    let face = FontFace(family: .named(name), pointSize: 0)
    let typesetter = MeasuringTypesetter.current
    let standIn =
      if typesetter.isBuiltIn(face) {
        "what stands for iOS's of a like name: \(typesetter.isSubstituted(face) ?? name)"
      } else if typesetter.knowsLines(of: face) {
        "Helvetica Neue's letters, in lines as high as its own"
      } else {
        "Helvetica Neue, as iOS does"
      }
    let outcome =
      isAskedByCode
      ? "UIFont(name:size:) is nil." : "text is measured and drawn with \(standIn)."
    return switch origin {
    case .system, .file: nil
    // A document is measured as the app would be; whether code gets the font, only a file decides.
    case .bundled where !isAskedByCode: nil
    case .bundled:
      """
      The font \(name) does not come with iOS and is not in \(project); it is measured with \
      AdaptiveKit's own, and is nil on a device unless the app brings its file.
      """
    case .machine:
      """
      The font \(name) does not come with iOS and is not in the project; it is measured with this \
      machine's, which another machine may lack.
      """
    case .nearestCut:
      """
      The font \(name) does not come with iOS and is not in \(project); it is measured with \
      \(font?.fullName ?? name), the nearest that AdaptiveKit has of its family.
      """
    case .nowhere:
      """
      The font \(name) does not come with iOS, and neither \(project) nor this machine has it; \
      \(outcome)
      """
    }
  }

  private func mend(_ name: String) -> String {
    isIncomplete
      ? "Name the folder of \(name) with --fonts."
      : "Put the file of \(name) into the project, or name its folder with --fonts."
  }
}
