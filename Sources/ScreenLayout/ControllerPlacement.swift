import DeviceCatalog
import Diagnostics
import IBDocument
import UIKit

/// Makes and lays out the views of controllers, those inside others included.
///
/// A controller that only contains others is no scene of its own: its child is shown with its bars.
/// What a container view embeds is laid out after the view around it, which it does not influence.
@MainActor
final class ControllerPlacement {
  let document: IBDocument
  let references: AutoresizingReferences
  private let loaded: LoadedScenes
  private(set) var diagnostics: [Diagnostic] = []
  /// Views and guides by object ID, of every controller that was placed.
  private(set) var objects: [String: AnyObject] = [:]

  init(document: IBDocument, references: AutoresizingReferences, loaded: LoadedScenes) {
    self.document = document
    self.references = references
    self.loaded = loaded
  }

  /// The view of a controller, laid out in its room.
  ///
  /// - Parameter path: IDs of the controllers around it, which it cannot contain again.
  func view(of controller: IBElement, in room: ControllerRoom, path: [String] = []) -> UIView {
    guard let id = controller.id, !path.contains(id) else {
      reportCycle(controller)
      return UIView(frame: CGRect(origin: .zero, size: room.size))
    }
    let path = path + [id]
    switch controller.name {
    case "navigationController":
      guard let child = document.children(of: controller).first else { break }
      return navigation(controller, showing: child, in: room, path: path)
    case "tabBarController":
      guard let child = document.children(of: controller).first else { break }
      return tabs(controller, showing: child, in: room, path: path)
    case "splitViewController": return split(controller, in: room, path: path)
    default: break
    }
    return content(of: controller, in: room, path: path)
  }

  private func reportCycle(_ controller: IBElement) {
    let name = controller.id ?? "without an ID"
    report(
      Diagnostic(
        .error, rule: "embedding-cycle", document: document.path, line: controller.line,
        objectID: controller.id,
        message: "Controller \(name) contains itself through its children; the inner one is left "
          + "empty.",
        mend: "Remove one of the embed or relationship segues of the cycle."))
  }

  private func report(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  // MARK: One controller's view

  /// The controller's own view, with what its container views embed.
  func content(of controller: IBElement, in room: ControllerRoom, path: [String]) -> UIView {
    let scene = document.scenes.firstIndex { $0.controller === controller }
    let placed = scene.map { loaded.take($0, of: document, traits: room.traits) }
    guard let placed,
      let root = placed.contents.roots.first(where: { $0.controller === controller })
    else {
      let empty = UIView(frame: CGRect(origin: .zero, size: room.size))
      empty.environment = room.environment
      return empty
    }
    placed.contents.diagnostics.forEach(report)
    objects.merge(placed.contents.objects) { first, _ in first }
    lay(root.view, in: room)
    placed.keepSolution(of: root.view)
    ScrollInsets(controller: controller, hasBars: room.hasBars).apply(to: root.view)
    embed(in: placed, of: root.view, room: room, path: path)
    return root.view
  }

  /// A view of a xib, laid out in its room.
  ///
  /// - Parameter fitsHeight: Whether the view is as high as its required constraints make it, where
  ///   they decide that.
  func topLevelView(
    _ index: Int, in room: ControllerRoom, fitsHeight: Bool = false
  ) -> UIView? {
    var room = room
    let placed = loaded.take(index, of: document, traits: room.traits)
    // Views of bars' items may come before the view that the bar is in.
    let roots = placed.contents.roots
    let element = index < document.topLevelObjects.count ? document.topLevelObjects[index] : nil
    guard let root = roots.first(where: { $0.element === element }) ?? roots.first else {
      return nil
    }
    placed.contents.diagnostics.forEach(report)
    objects = placed.contents.objects
    if fitsHeight {
      let row = (root.view as? UITableViewCell).map { rowHeight(of: $0, in: room) }
      room.size.height = row ?? requiredHeight(of: root.view, in: room) ?? room.size.height
    }
    lay(root.view, in: room)
    placed.keepSolution(of: root.view)
    return root.view
  }

  /// The only height in which the required constraints of a view hold; nil where they leave it open.
  private func requiredHeight(of view: UIView, in room: ControllerRoom) -> CGFloat? {
    references.apply(to: view)
    view.environment = room.environment
    prepare(view, in: room)
    func height(wanting wanted: CGFloat) -> CGFloat {
      view.systemLayoutSizeFitting(
        CGSize(width: room.size.width, height: wanted), withHorizontalFittingPriority: .required,
        verticalFittingPriority: UILayoutPriority(999)
      ).height
    }
    // What is found in a room of another height says nothing.
    return LayoutEngine.measuringQuietly {
      let least = height(wanting: 0)
      guard least > 0, height(wanting: 100_000) - least < 1 else { return nil }
      return least
    }
  }

  /// Height of a cell in a table that leaves its rows their heights, unless the document states one.
  private func rowHeight(of cell: UITableViewCell, in room: ControllerRoom) -> CGFloat {
    guard !cell.hasCustomRowHeight else { return room.size.height }
    references.apply(to: cell)
    cell.frame.size = room.size
    cell.environment = room.environment
    prepare(cell, in: room)
    cell.keepContent(within: room.safeArea)
    return LayoutEngine.measuringQuietly { cell.fittingHeight }
  }

  private func lay(_ view: UIView, in room: ControllerRoom) {
    references.apply(to: view)
    view.frame = CGRect(origin: .zero, size: room.size)
    view.environment = room.environment
    prepare(view, in: room)
    (view as? UITableViewCell)?.keepContent(within: room.safeArea)
    view.layoutIfNeeded()
  }

  /// Lets rows and items follow the device instead of the document.
  private func prepare(_ view: UIView, in room: ControllerRoom) {
    if let cell = view as? UITableViewCell {
      cell.followsContentHeight = true
      cell.contentView.environment = Self.cellEnvironment(cell, in: room)
    }
    (view as? UICollectionView)?.arrangesItems = true
    for child in view.subviews { prepare(child, in: room) }
  }

  /// Margins of cells as the release has them on a device, in the room's width.
  private static func cellEnvironment(
    _ cell: UITableViewCell, in room: ControllerRoom
  ) -> RootEnvironment {
    var margins = UIEdgeInsets(
      CanvasInsets.cellContentMargins(
        screenWidth: Double(room.size.width), hasAccessory: cell.hasAccessory,
        preservesMargins: cell.preservesSuperviewLayoutMargins
          && cell.contentView.preservesSuperviewLayoutMargins,
        iOS: UIKitRelease.current.iOS))
    // The accessory is at the trailing end.
    if cell.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      swap(&margins.left, &margins.right)
    }
    return RootEnvironment(
      safeArea: .zero, minimumMargins: margins, traits: room.traits,
      marginsIncludeSafeArea: false)
  }

  // MARK: Container views

  private func embed(
    in placed: LoadedScene, of root: UIView, room: ControllerRoom, path: [String]
  ) {
    for segue in document.segues where segue.kind == "embed" {
      guard let id = segue.sourceControllerOrViewID,
        let container = placed.contents.objects[id] as? UIView,
        container.isDescendant(of: root), let child = document.element(id: segue.destination)
      else { continue }
      let rect = CGRect(origin: .zero, size: container.frame.size)
      guard rect.width > 0, rect.height > 0 else { continue }
      var inner = room.part(container.convertedFrame(in: root))
      inner.size = rect.size
      inner.hasBars = false
      let view = view(of: child, in: inner, path: path)
      view.frame = rect
      placed.show(view, in: container)
    }
  }
}

extension UIView {
  /// The view's frame in the coordinates of a view around it.
  package func convertedFrame(in ancestor: UIView) -> CGRect {
    var rect = frame
    var current = superview
    while let view = current, view !== ancestor {
      if let scroll = view as? UIScrollView {
        rect = rect.offsetBy(dx: -scroll.contentOffset.x, dy: -scroll.contentOffset.y)
      }
      rect = rect.offsetBy(dx: view.frame.minX, dy: view.frame.minY)
      current = view.superview
    }
    if let scroll = ancestor as? UIScrollView, self !== ancestor {
      rect = rect.offsetBy(dx: -scroll.contentOffset.x, dy: -scroll.contentOffset.y)
    }
    return self === ancestor ? CGRect(origin: .zero, size: frame.size) : rect
  }
}
