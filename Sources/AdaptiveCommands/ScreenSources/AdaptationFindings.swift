import AdaptiveKit
import Diagnostics
import UIKit

/// What is wrong with the rules of the views of a screen, such as conditions that nothing can meet,
/// or no window.
@MainActor
struct AdaptationFindings {
  private(set) var diagnostics: [Diagnostic] = []
  private let document: String
  private let windows: [CGSize]

  /// Gathers the problems of a tree that was laid out, and named.
  ///
  /// - Parameter windows: The largest windows that there are for the screen.
  init(_ root: UIView, document: String, windows: [CGSize]) {
    self.document = document
    self.windows = windows
    collect(root)
  }

  private mutating func collect(_ view: UIView) {
    let adaptation = view.adaptation
    for problem in adaptation.problems + adaptation.unreachableRules(inWindows: windows) {
      report(problem, of: view)
    }
    for child in view.subviews { collect(child) }
  }

  private mutating func report(_ problem: AdaptationProblem, of view: UIView) {
    // A location has the module and the file; only the name tells whether it is this document.
    let file = document.split(separator: "/").last
    let location = problem.locations.first {
      $0.fileID.split(separator: "/").last == file
    }
    diagnostics.append(
      Diagnostic(
        .warning, rule: problem.kind.ruleName, document: document, line: location?.line,
        objectID: view.nibObjectID, message: problem.description, mend: problem.kind.mend))
  }
}

extension AdaptationProblem.Kind {
  fileprivate var ruleName: String {
    switch self {
    case .contradictoryRules: "contradictory-rules"
    case .constraintGivenTwice: "constraint-in-two-rules"
    case .differentTrees: "views-in-different-trees"
    case .cannotRestore: "property-not-restorable"
    case .hasNoEffect: "property-without-effect"
    case .noObject: "property-without-object"
    case .noParentController: "child-without-parent"
    case .unsatisfiable: "unsatisfiable-condition"
    case .unreachable: "condition-beyond-windows"
    }
  }

  fileprivate var mend: String? {
    switch self {
    case .unsatisfiable: "Widen a range, or remove one of the parts that exclude each other."
    case .unreachable:
      "These are the largest windows of the catalogue. Lower the bound, or preview a larger window: "
        + "--devices 1440x2560@2."
    case .contradictoryRules: "Give one of the rules a condition of its own."
    default: nil
    }
  }
}
