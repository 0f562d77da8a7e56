import CoreGraphics
import DisplayList
import Typesetting
import UIKit

extension ViewPainter {
  /// Draws a quiet stand-in for a picture that is not there: a tint of grey, and its name where
  /// there is room that nothing covers.
  func drawPlaceholder(
    _ name: String, in rect: CGRect, symbol: String = "photo", covered: [CGRect] = []
  ) {
    guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
    let side = min(rect.width, rect.height)
    list.fill(.roundedRect(rect, radius: Double(min(6, side * 0.12))), with: palette.fill)
    let hasName = rect.height >= 44 && rect.width >= 56
    let icon = min(28, side * 0.5)
    let font = UIFont.systemFont(ofSize: 11)
    let words = CGFloat(MeasuringTypesetter.current.width(of: name, in: font.face)).rounded(.up)
    let size = CGSize(
      width: hasName ? max(icon, min(words, rect.width - 12)) : icon,
      height: icon + (hasName ? 18 : 0))
    guard let block = Self.freePlace(for: size, in: rect, besides: covered) else { return }
    drawSymbol(
      symbol, in: CGRect(x: block.midX - icon / 2, y: block.minY, width: icon, height: icon),
      color: palette.tertiaryLabel)
    guard hasName else { return }
    draw(
      TextContent(name, font: font),
      in: CGRect(x: block.minX, y: block.minY + icon + 3, width: block.width, height: 15),
      TextSetting(
        color: palette.secondaryLabel, alignment: .center, lineBreakMode: .byTruncatingMiddle))
  }

  /// Shares of the free room on both sides, the middle first.
  private static let places: [(x: CGFloat, y: CGFloat)] = [
    (0.5, 0.5), (0.5, 0.25), (0.5, 0.75), (0.5, 0), (0.5, 1), (0, 0), (1, 0), (0, 1), (1, 1),
  ]

  /// Where something of a size overlaps nothing of what is covered; nil where there is no such place.
  private static func freePlace(
    for size: CGSize, in rect: CGRect, besides covered: [CGRect]
  ) -> CGRect? {
    let middle = CGRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
    // Away from the middle it keeps clear of the edges.
    let room = rect.insetBy(dx: 6, dy: 6)
    for (x, y) in places {
      let place =
        x == 0.5 && y == 0.5
        ? middle
        : CGRect(
          x: room.minX + (room.width - size.width) * x,
          y: room.minY + (room.height - size.height) * y, width: size.width, height: size.height)
      let isWithin = place == middle || room.contains(place)
      if isWithin, !covered.contains(where: { $0.intersects(place) }) { return place }
    }
    return nil
  }

  /// Names and symbols of the views that show something from outside, such as a map, by element.
  fileprivate static let standIns: [String: (name: String, symbol: String)] = [
    "mapView": ("Map", "map"), "webView": ("Web", "globe"),
    "wkWebView": ("Web", "globe"), "mtkView": ("Metal", "circle.grid"),
    "glkView": ("OpenGL", "circle.grid"), "arscnView": ("AR", "camera"),
    "sceneKitView": ("SceneKit", "circle.grid"), "skView": ("SpriteKit", "circle.grid"),
  ]

  /// Draws the stand-in of a view that shows something from outside.
  func paintPlaceholder(for view: UIView, _ bounds: CGRect) {
    guard let standIn = view.nibElementName.flatMap({ Self.standIns[$0] }) else { return }
    drawPlaceholder(
      standIn.name, in: bounds, symbol: standIn.symbol, covered: view.coveredParts)
  }
}

extension UIView {
  /// The parts of the view that later views of its tree draw on, and those outside of its safe area,
  /// where bars are; in its own coordinates from its upper left corner.
  var coveredParts: [CGRect] {
    var parts: [CGRect] = []
    for child in subviews { child.addDrawnParts(to: &parts, seenFrom: self) }
    var (view, around) = (self, superview)
    while let parent = around {
      let index = parent.subviews.firstIndex { $0 === view } ?? 0
      for later in parent.subviews.dropFirst(index + 1) {
        later.addDrawnParts(to: &parts, seenFrom: self)
      }
      (view, around) = (parent, parent.superview)
    }
    let size = bounds.size
    let insets = safeAreaInsets
    parts += [
      CGRect(x: 0, y: 0, width: size.width, height: insets.top),
      CGRect(x: 0, y: size.height - insets.bottom, width: size.width, height: insets.bottom),
      CGRect(x: 0, y: 0, width: insets.left, height: size.height),
      CGRect(x: size.width - insets.right, y: 0, width: insets.right, height: size.height),
    ]
    return parts.filter { !$0.isEmpty }
  }

  private func addDrawnParts(to parts: inout [CGRect], seenFrom other: UIView) {
    guard !isHidden, alpha > 0.01 else { return }
    if drawsSomething {
      let rect = convert(bounds, to: other)
      let origin = ViewPainter.contentOrigin(of: other)
      parts.append(rect.offsetBy(dx: -origin.x, dy: -origin.y))
    } else {
      for child in subviews { child.addDrawnParts(to: &parts, seenFrom: other) }
    }
  }

  /// Whether the view draws more than its subviews.
  private var drawsSomething: Bool {
    if let backgroundColor, backgroundColor.components(for: .light).alpha > 0.05 { return true }
    if layerStyle.borderWidth > 0 { return true }
    switch self {
    case let label as UILabel: return !label.effectiveContent.string.isEmpty
    case let view as UIImageView: return view.shownImage != nil
    case let button as UIButton:
      // One that covers a picture so that it can be touched shows nothing.
      return button.style != nil || button.effectiveTitle != nil || button.image != nil
        || button.backgroundImage != nil || button.buttonType.isSymbol
    case is UIControl, is UITextView, is UISearchBar, is UIVisualEffectView, is UIProgressView,
      is UIActivityIndicatorView, is UIPickerView, is UITableView, is UITableViewCell,
      is UINavigationBar, is UITabBar, is UIToolbar:
      return true
    default: return nibElementName.map { ViewPainter.standIns[$0] != nil } ?? false
    }
  }
}

extension UIButton.ButtonType {
  fileprivate var isSymbol: Bool { self != .custom && self != .system }
}
