import CoreGraphics
import DisplayList
import Typesetting
import UIKit

/// Draws the buttons of a bar.
///
/// Since iOS 26 each stands on a floating surface of its own, 44 points high; before, it is a word
/// or a symbol in the tint colour.
@MainActor
struct BarButtonRow {
  let painter: ViewPainter
  let row: CGRect
  let tint: DisplayList.Color
  /// What the bar's appearance says of words.
  var looks = BarButtonLooks()

  /// Draws buttons one after the other from an edge inwards and returns where they end.
  func draw(_ items: [BarItem], from edge: CGFloat, isFromLeft: Bool, isRight: Bool) -> CGFloat {
    var x = edge
    let gap: CGFloat = painter.isGlass ? 10 : 16
    for item in items {
      let width = width(of: item)
      draw(item, at: isFromLeft ? x : x - width, isRight: isRight)
      x += isFromLeft ? width + gap : -(width + gap)
    }
    return items.isEmpty ? edge : x
  }

  /// The height of a button: a low bar of a turned phone leaves it some room above and below.
  private var height: CGFloat { min(44, max(24, row.height - 6)) }

  /// What stands for an item: a symbol or words.
  private enum Face {
    case symbol(String)
    case picture(UIImage)
    case words(String)
    case space
  }

  private func face(of item: BarItem) -> Face {
    if item.position == .back {
      if painter.isGlass, let indicator = looks.backIndicator { return .picture(indicator) }
      return painter.isGlass ? .symbol("chevron.left") : .words(item.title ?? "Back")
    }
    if let image = item.image {
      return image.isSystemSymbol ? .symbol(image.name ?? "") : .picture(image)
    }
    if item.systemItem == "fixedSpace" || item.systemItem == "flexibleSpace" { return .space }
    if let title = item.title, !title.isEmpty { return .words(title) }
    if let name = item.systemItem {
      return BarSymbols.symbol(of: name, isGlass: painter.isGlass).map { .symbol($0) }
        ?? .words(BarSymbols.title(of: name))
    }
    return item.customView == nil ? .words("Item") : .symbol("circle")
  }

  private func isProminent(_ item: BarItem) -> Bool {
    item.isProminent || item.systemItem == "done" || item.systemItem == "save"
  }

  private func kind(of item: BarItem) -> BarButtonLooks.Kind {
    if item.position == .back { return looks.back }
    return isProminent(item) ? looks.done : looks.plain
  }

  /// The words of an item: as it says itself, or as the bar's appearance does.
  private func text(of item: BarItem) -> BarTextLook {
    let kind = kind(of: item)
    return item.text.over(item.isEnabled ? kind.normal : kind.disabled.over(kind.normal))
  }

  private func font(of item: BarItem) -> UIFont {
    if let font = text(of: item).font { return font }
    let weight: UIFont.Weight =
      painter.isGlass ? .medium : isProminent(item) ? .semibold : .regular
    return .systemFont(ofSize: 17, weight: weight)
  }

  private func width(of words: String, in font: UIFont) -> CGFloat {
    CGFloat(MeasuringTypesetter.current.width(of: words, in: font.face))
  }

  /// The room that an item takes.
  func width(of item: BarItem) -> CGFloat {
    let surface: CGFloat = painter.isGlass ? 32 : 0
    switch face(of: item) {
    case .space: return item.width > 0 ? item.width : 8
    case .symbol: return painter.isGlass ? height : 24
    case .picture(let image):
      return max(
        painter.isGlass ? height : 24, min(image.size.width, 120) + (painter.isGlass ? 20 : 0))
    case .words(let text):
      let back: CGFloat = item.position == .back ? 17 : 0
      let font = font(of: item)
      let widest = ([text] + item.possibleTitles).map { width(of: $0, in: font) }.max() ?? 0
      return (item.width > 0 ? item.width : widest + 1 + surface) + back
    }
  }

  /// Draws one button with its left edge at a place.
  func draw(_ item: BarItem, at x: CGFloat, isRight: Bool) {
    let frame = CGRect(
      x: x, y: row.midY - height / 2, width: width(of: item), height: height)
    let own = item.tint.map(painter.palette.color)
    var color = own ?? tint
    let face = face(of: item)
    if case .space = face { return }
    painter.inGroup(
      DisplayList.Group(
        objectID: item.objectID, className: "UIBarButtonItem",
        accessibilityLabel: item.title ?? item.systemItem ?? item.image?.name)
    ) {
      if painter.isGlass {
        let isFilled = isProminent(item)
        painter.drawGlass(frame, radius: height / 2, fill: isFilled ? color : nil)
        color = isFilled ? .white : own ?? painter.palette.label
      }
      if !item.isEnabled { color = painter.palette.tertiaryLabel }
      if let background = kind(of: item).background {
        painter.draw(background, in: frame, mode: .scaleToFill, tint: color)
      }
      draw(face, of: item, in: frame, color: color, isRight: isRight)
    }
  }

  private func draw(
    _ face: Face, of item: BarItem, in frame: CGRect, color: DisplayList.Color, isRight: Bool
  ) {
    switch face {
    case .space: break
    case .symbol(let name):
      let frame = frame.inset(by: item.imageInsets)
      let isPlainMark = ["checkmark", "xmark", "plus"].contains(name)
      let side: CGFloat = item.position == .back || isPlainMark ? 18 : 21
      var symbol = name
      if isRight, item.position == .back { symbol = "chevron.right" }
      painter.drawSymbol(
        symbol,
        in: CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side),
        color: color, weight: item.position == .back ? 1.15 : 1)
    case .picture(let image):
      let room = frame.insetBy(dx: min(8, frame.width / 5), dy: 8).inset(by: item.imageInsets)
      painter.draw(image, in: room, tint: color, isTemplate: true)
    case .words(let text):
      var words = frame
      if item.position == .back {
        let x = isRight ? frame.maxX - 12 : frame.minX
        let arrow = CGRect(x: x, y: frame.midY - 10, width: 12, height: 20)
        if let indicator = looks.backIndicator {
          painter.draw(indicator, in: arrow, tint: color, isTemplate: true)
        } else {
          painter.drawSymbol(
            isRight ? "chevron.right" : "chevron.left", in: arrow, color: color, weight: 1.3)
        }
        words.size.width -= 17
        if !isRight { words.origin.x += 17 }
      }
      painter.draw(
        TextContent(text, font: font(of: item)), in: words,
        TextSetting(
          color: self.text(of: item).color.map(painter.palette.color) ?? color, alignment: .center))
    }
  }
}

extension ViewPainter {
  /// A floating surface of iOS 26.
  func drawGlass(_ frame: CGRect, radius: CGFloat, fill: DisplayList.Color? = nil) {
    let shape = DisplayList.Shape.roundedRect(frame, radius: Double(radius))
    list.draw(
      DisplayList.Shadow(
        shape: shape, color: DisplayList.Color(white: 0, alpha: palette.isDark ? 0.35 : 0.09),
        offset: CGVector(dx: 0, dy: 3), radius: 8))
    list.fill(shape, with: fill ?? palette.glass)
    list.stroke(
      .roundedRect(frame.insetBy(dx: 0.5, dy: 0.5), radius: Double(max(0, radius - 0.5))),
      with: .color(fill == nil ? palette.glassEdge : DisplayList.Color(white: 1, alpha: 0.2)),
      style: DisplayList.StrokeStyle(width: 1))
  }
}

/// What the system's own bar items look like.
enum BarSymbols {
  /// The symbol of a system item by its name in documents; nil for one that is a word.
  static func symbol(of item: String, isGlass: Bool) -> String? {
    switch item {
    case "done": return isGlass ? "checkmark" : nil
    case "cancel", "close": return isGlass ? "xmark" : nil
    default: return symbols[item]
    }
  }

  private static let symbols: [String: String] = [
    "add": "plus", "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left",
    "action": "square.and.arrow.up", "organize": "folder", "bookmarks": "book",
    "search": "magnifyingglass", "refresh": "arrow.clockwise", "stop": "xmark",
    "camera": "camera", "trash": "trash", "play": "play.fill", "pause": "pause.fill",
    "rewind": "backward.fill", "fastForward": "forward.fill",
  ]

  /// The word of a system item.
  static func title(of item: String) -> String {
    item.prefix(1).uppercased() + item.dropFirst()
  }

  /// Symbol and title of a tab bar's system item.
  static func tab(of item: String?) -> (symbol: String, title: String)? {
    switch item {
    case "more": ("ellipsis", "More")
    case "favorites": ("star.fill", "Favorites")
    case "featured": ("star.fill", "Featured")
    case "topRated": ("star.fill", "Top Rated")
    case "recents": ("clock.fill", "Recents")
    case "contacts": ("person.crop.circle.fill", "Contacts")
    case "history": ("clock.fill", "History")
    case "bookmarks": ("book.fill", "Bookmarks")
    case "search": ("magnifyingglass", "Search")
    case "downloads": ("square.and.arrow.down", "Downloads")
    case "mostRecent": ("clock.fill", "Most Recent")
    case "mostViewed": ("list.bullet", "Most Viewed")
    default: nil
    }
  }
}
