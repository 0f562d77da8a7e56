import IBDocument
import UIKit

/// The sizes and frames to which the autoresizing masks of a document relate, by object ID.
///
/// A mask says what happens when a superview's size changes, so it needs the size from which the
/// change counts: the one on Interface Builder's canvas, where the frames were made. So do the rows
/// of static tables: they are apart what the titles between them took there.
@MainActor
struct AutoresizingReferences {
  private struct Reference {
    var frame: CGRect
    var superviewSize: CGSize
  }

  private var references: [String: Reference] = [:]
  private var titleHeights: [String: [UITableView.TitleHeights]] = [:]

  /// Takes the references from the document laid out on its own canvas.
  init(_ layout: CanvasLayout) {
    let present = UIKitRelease.current
    UIKitRelease.current = layout.release
    defer { UIKitRelease.current = present }
    for root in layout.contents.roots { add(root.view) }
  }

  private mutating func add(_ view: UIView) {
    if let table = view as? UITableView, let id = table.nibObjectID {
      titleHeights[id] = table.titleHeights
    }
    for child in view.subviews {
      if let id = child.nibObjectID, child.translatesAutoresizingMaskIntoConstraints {
        references[id] = Reference(frame: child.frame, superviewSize: view.frame.size)
      }
      add(child)
    }
  }

  /// Gives the views of a tree what their masks relate to.
  func apply(to view: UIView) {
    if let table = view as? UITableView, let id = table.nibObjectID {
      table.canvasTitleHeights = titleHeights[id]
    }
    for child in view.subviews {
      if let id = child.nibObjectID, let reference = references[id], !view.places(child) {
        child.autoresizingFrame = reference.frame
        child.autoresizingReference = reference.superviewSize
      }
      apply(to: child)
    }
  }
}

extension UIView {
  /// Whether the view gives a child its place, whatever the child's mask says: as cells do with
  /// their content views, their accessories and what their built-in styles are made of, and toolbars
  /// with the views of their items.
  fileprivate func places(_ child: UIView) -> Bool {
    if let bar = self as? UIToolbar { return bar.holds(child) }
    if let cell = self as? UITableViewCell {
      return cell.contentView === child || cell.accessoryView === child
    }
    if let cell = self as? UICollectionViewCell { return cell.contentView === child }
    guard let cell = superview as? UITableViewCell, cell.contentView === self else { return false }
    let parts = cell.parts
    return child === parts.text || child === parts.detail || child === parts.image
  }
}
