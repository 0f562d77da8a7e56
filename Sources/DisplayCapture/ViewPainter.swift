import CoreGraphics
import DisplayList
import UIKit

/// Draws a laid-out view tree into a display list.
///
/// Each view is a group in its own coordinates, so that its drawing code knows nothing of where it
/// stands. A view paints its shadow, its background, what its class shows, its subviews, and its
/// border last, as a layer does.
@MainActor
final class ViewPainter {
  /// The drawing so far.
  var list: DisplayList
  /// What of it is not as a device shows it.
  var gaps = DrawingGaps()
  /// The appearance's colours.
  let palette: Palette
  /// Pixels per point, which hairlines follow.
  let scale: CGFloat
  /// Where pictures come from; nil where there is no catalogue.
  let assets: AssetCatalog?
  /// Whether controls have the shapes of iOS 26.
  let isGlass: Bool

  init(
    size: CGSize, title: String = "", style: UIUserInterfaceStyle, scale: CGFloat,
    assets: AssetCatalog? = nil
  ) {
    list = DisplayList(size: size, title: title)
    palette = Palette(style: style)
    self.scale = scale > 0 ? scale : 2
    self.assets = assets
    isGlass = UIKitRelease.current.iOS >= 26
  }

  /// The width of the thinnest line that the display shows.
  var hairline: CGFloat { 1 / scale }

  /// Draws into a group.
  ///
  /// The list's own method would hold on to the list while a view draws into it.
  func inGroup(_ group: DisplayList.Group, _ draw: () -> Void) {
    list.beginGroup(group)
    draw()
    list.endGroup()
  }

  // MARK: Trees

  /// Paints a view at its place in the view around it, with all that is inside.
  func paint(_ view: UIView) {
    let origin = view.superview.map(Self.contentOrigin) ?? .zero
    let frame = view.untransformedFrame
    paint(view, at: CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y))
  }

  /// Paints a view with its upper left corner at a point, before its own transform.
  func paint(_ view: UIView, at point: CGPoint) {
    let size = view.untransformedFrame.size
    guard !view.isHidden, view.alpha > 0.01, point.x.isFinite, point.y.isFinite,
      size.width.isFinite, size.height.isFinite
    else { return }
    let bounds = CGRect(x: 0, y: 0, width: max(0, size.width), height: max(0, size.height))
    inGroup(
      DisplayList.Group(
        transform: Self.placement(of: view, at: point), clip: maskShape(of: view),
        opacity: Double(min(1, view.alpha)), objectID: view.nibObjectID,
        className: view.shownClassName, accessibilityLabel: view.spokenLabel)
    ) {
      paintShadow(
        view.layerStyle, bounds, path: view.storedLayer?.shadowPath,
        origin: Self.contentOrigin(of: view))
      guard let clip = clip(of: view, bounds) else {
        paintInside(of: view, bounds)
        paintBorder(view.layerStyle, bounds)
        return
      }
      inGroup(DisplayList.Group(clip: clip)) { paintInside(of: view, bounds) }
      paintBorder(view.layerStyle, bounds)
    }
  }

  /// From a view's own coordinates, its corner at the origin, to those around it.
  private static func placement(of view: UIView, at point: CGPoint) -> CGAffineTransform {
    let place = CGAffineTransform(translationX: point.x, y: point.y)
    guard !view.transform.isIdentity else { return place }
    let size = view.untransformedFrame.size
    let anchor = CGPoint(x: size.width * view.anchor.x, y: size.height * view.anchor.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(view.transform)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
      .concatenating(place)
  }

  private func paintInside(of view: UIView, _ bounds: CGRect) {
    paintBackground(of: view, bounds)
    if let layer = view.storedLayer { paintContents(of: layer, bounds) }
    paint(view.recordDrawing(), origin: Self.contentOrigin(of: view), confinedTo: bounds)
    paintContent(of: view, bounds)
    paintSubviews(of: view)
    if let cell = view as? UITableViewCell { paintAccessory(of: cell, bounds) }
  }

  private func paintSubviews(of view: UIView) {
    for (index, child) in inDepth(view.subviews) {
      paintFreeSublayers(of: view, above: index)
      paint(child)
    }
    paintFreeSublayers(of: view, above: view.subviews.count)
  }

  /// Views with their places among the siblings, from behind; where layers say how near they are, the
  /// nearer ones come later.
  private func inDepth(_ views: [UIView]) -> [(offset: Int, element: UIView)] {
    let views = Array(views.enumerated())
    let depths = views.map { $0.element.storedLayer?.zPosition ?? 0 }
    guard depths.contains(where: { $0 != 0 }) else { return views }
    return views.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { views[$0] }
  }

  /// Where the coordinates of a view's content begin: a scroll view shows its content moved.
  static func contentOrigin(of view: UIView) -> CGPoint { view.bounds.origin }

  // MARK: Layers

  /// Radius of the corners of a presented card, as it looks; Apple states none.
  private static let cardRadius: CGFloat = 10

  private func clip(of view: UIView, _ bounds: CGRect) -> DisplayList.Shape? {
    if let cell = view as? UITableViewCell, let corners = cornersInSection(of: cell) {
      return .roundedRect(bounds, corners, .continuous)
    }
    if let radius = view.viewController?.cardCornerRadius, radius > 0 {
      let upper = Double(radius)
      return .roundedRect(bounds, .init(topLeft: upper, topRight: upper), .continuous)
    }
    if !view.cardCorners.isEmpty {
      var card = LayerStyle()
      card.cornerRadius = Self.cardRadius
      card.roundedCorners = view.cardCorners
      return outline(card, bounds)
    }
    let clips = view.clipsToBounds || view is UIVisualEffectView
    return clips ? outline(view.layerStyle, bounds) : nil
  }

  private func paintBackground(of view: UIView, _ bounds: CGRect) {
    guard !bounds.isEmpty else { return }
    let shape = outline(view.layerStyle, bounds)
    if let color = background(of: view) { list.fill(shape, with: color) }
    if let color = (view as? UICollectionView)?.listBackground {
      list.fill(shape, with: palette.color(color))
    }
  }

  /// The colour behind a view: its own, or what its class has where the document says nothing.
  private func background(of view: UIView) -> DisplayList.Color? {
    if let own = view.backgroundColor { return palette.color(own) }
    if let color = view.viewController?.popoverColor { return palette.color(color) }
    switch view {
    case let table as UITableView:
      return table.style == .plain ? palette.background : palette.groupedBackground
    case let cell as UITableViewCell:
      return cell.table?.style == .plain ? nil : palette.groupedCell
    default: return nil
    }
  }
}
