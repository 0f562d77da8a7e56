import IBDocument
import UIKit

/// The sizes and frames to which the autoresizing masks of a document relate, by object ID.
///
/// A mask says what happens when a superview's size changes, so it needs the size from which the
/// change counts: the one on Interface Builder's canvas, where the frames were made.
@MainActor
struct AutoresizingReferences {
  private struct Reference {
    var frame: CGRect
    var superviewSize: CGSize
  }

  private var references: [String: Reference] = [:]

  /// Takes the references from the document laid out on its own canvas.
  init(_ layout: CanvasLayout) {
    for root in layout.contents.roots { add(root.view) }
  }

  private mutating func add(_ view: UIView) {
    for child in view.subviews {
      if let id = child.nibObjectID, child.translatesAutoresizingMaskIntoConstraints {
        references[id] = Reference(frame: child.frame, superviewSize: view.frame.size)
      }
      add(child)
    }
  }

  /// Gives the views of a tree what their masks relate to.
  func apply(to view: UIView) {
    for child in view.subviews {
      // Content views follow their cells, which give them their size.
      if let id = child.nibObjectID, let reference = references[id], !view.ownsContentView(child) {
        child.autoresizingFrame = reference.frame
        child.autoresizingReference = reference.superviewSize
      }
      apply(to: child)
    }
  }
}

extension UIView {
  fileprivate func ownsContentView(_ child: UIView) -> Bool {
    (self as? UITableViewCell)?.contentView === child
      || (self as? UICollectionViewCell)?.contentView === child
  }
}
