import IBDocument
import ScreenLayout
import UIKit

/// Which views of a document the constraints leave open on Interface Builder's canvas.
@MainActor
package enum AmbiguityCheck {
  /// The object IDs of ambiguous views, each with what is open.
  ///
  /// Beside what another layout would place elsewhere as well, these are the content views of cells
  /// whose constraints exclude the height that the cell has: a cell's height follows its content, and
  /// Interface Builder marks such a content view as ambiguous.
  package static func ambiguousViews(
    of document: IBDocument, observed: [String: ObservedInsets.View]
  ) -> [(id: String, open: String)] {
    let canvas = CanvasLayout(document, observed: observed)
    var found: [(id: String, open: String)] = []
    var seen: Set<String> = []
    func add(_ view: UIView, _ open: [String]) {
      guard let id = view.nibObjectID, seen.insert(id).inserted else { return }
      found.append((id, open.joined(separator: " ")))
    }
    canvas.release.performAsCurrent {
      for root in canvas.contents.roots {
        let findings = root.view.layoutFindings(includesAmbiguities: true)
        for ambiguity in findings.ambiguities { add(ambiguity.view, openParts(ambiguity)) }
        for view in findings.conflicts.compactMap(contentOfWrongHeight) { add(view, ["height"]) }
      }
    }
    return found
  }

  private static func openParts(_ ambiguity: LayoutAmbiguity) -> [String] {
    let parts = [
      ("x", ambiguity.isPositionOpen.horizontal), ("y", ambiguity.isPositionOpen.vertical),
      ("width", ambiguity.isSizeOpen.horizontal), ("height", ambiguity.isSizeOpen.vertical),
      ("content-width", ambiguity.isContentOpen.horizontal),
      ("content-height", ambiguity.isContentOpen.vertical),
    ]
    return parts.filter(\.1).map(\.0)
  }

  /// The content view of a cell whose height takes part in a conflict.
  private static func contentOfWrongHeight(_ conflict: LayoutConflict) -> UIView? {
    var isVertical = false
    var content: UIView?
    for source in conflict.members {
      switch source {
      case .explicit(let constraint):
        isVertical = isVertical || !constraint.firstAttribute.isHorizontal
      case .root(let view), .autoresizing(let view):
        if (view.superview as? UITableViewCell)?.contentView === view { content = view }
      default: break
      }
    }
    return isVertical ? content : nil
  }
}
