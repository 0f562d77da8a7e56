import DeviceCatalog
import UIKit

/// What Interface Builder's canvas shows around the content views of cells.
extension CanvasEnvironment {
  /// The surroundings of a cell's content view; nil for other views.
  func cellEnvironment(of view: UIView, in superview: UIView) -> RootEnvironment? {
    if let cell = superview as? UITableViewCell, cell.contentView === view {
      return environment(of: view, margins: margins(of: cell), safeArea: .zero)
    }
    guard let cell = superview as? UICollectionViewCell, cell.superview == nil,
      cell.contentView === view, view.nibElementName == "collectionViewCellContentView"
    else { return nil }
    return environment(
      of: view, margins: .max(margins(of: cell), view.layoutMargins),
      safeArea: cell.environment?.safeArea ?? .zero)
  }

  private func environment(
    of content: UIView, margins: UIEdgeInsets, safeArea: UIEdgeInsets
  ) -> RootEnvironment {
    let seen = content.nibObjectID.flatMap { observed[$0] }
    return RootEnvironment(
      safeArea: seen?.safeArea?.filled(from: safeArea) ?? safeArea, minimumMargins: margins,
      observedMargins: seen?.layoutMargins, traits: traits, marginsIncludeSafeArea: false)
  }

  private func margins(of cell: UITableViewCell) -> UIEdgeInsets {
    let margins = CanvasInsets.cellContentMargins(
      device: device, plugInVersion: document.plugInVersion, cellWidth: cell.frame.width,
      table: cell.canvasTable, hasAccessory: cell.accessoryType != .none,
      preservesMargins: cell.preservesSuperviewLayoutMargins
        && cell.contentView.preservesSuperviewLayoutMargins)
    return UIEdgeInsets(margins)
  }

  /// The margins that the content view of a xib's collection cell preserves, whatever its size: those of a screen of its
  /// device, 20 at the sides, 44 above and 34 below on a phone with a cutout (four xibs of willowtreeapps/vocable-ios, of
  /// Xcode 11 and 13); nothing above and below of a cell that ignores the safe area (rees46/ios-sdk). Lying phones and
  /// later versions of Xcode are taken to be alike.
  private func margins(of cell: UICollectionViewCell) -> UIEdgeInsets {
    let size =
      device?.size ?? Size(width: cell.frame.width, height: cell.frame.height)
    let screen = CanvasRoot(
      device: device, plugInVersion: document.plugInVersion,
      frame: Rect(x: 0, y: 0, width: size.width, height: size.height), countsInsetsOnce: true)
    var margins = UIEdgeInsets(CanvasInsets.layoutMargins(of: screen))
    let isClear = device?.idiom != .phone || margins.bottom == 0
    if isClear || !cell.insetsLayoutMarginsFromSafeArea {
      margins.top = 0
      margins.bottom = 0
    }
    return margins
  }
}

extension UITableViewCell {
  fileprivate var canvasTable: CellTable {
    let views = sequence(first: self as UIView, next: \.superview)
    guard let table = views.first(where: { $0 is UITableView }) else { return .none }
    return table.superview == nil ? .controllerView : .nested
  }
}
