import CoreGraphics
import DisplayList
import UIKit

extension ViewPainter {
  func paint(effectView view: UIVisualEffectView, _ bounds: CGRect) {
    list.fill(.rect(bounds), with: material(view.blurStyle))
  }

  /// The colour that a blur leaves over an average background.
  private func material(_ style: String?) -> DisplayList.Color {
    let isDark: Bool =
      switch style {
      case "dark": true
      case "light", "extraLight": false
      case let name? where name.hasSuffix("Dark"): true
      case let name? where name.hasSuffix("Light"): false
      default: palette.isDark
      }
    let alpha: Double =
      switch style.map({ $0.lowercased() }) {
      case let name? where name.contains("ultrathin"): 0.45
      case let name? where name.contains("thin"): 0.6
      case let name? where name.contains("thick") || name.contains("chrome"): 0.88
      default: 0.76
      }
    return isDark
      ? DisplayList.Color(hex: 0x252525, alpha: alpha)
      : DisplayList.Color(hex: 0xF6F6F6, alpha: alpha)
  }

  // MARK: Bars as views

  func paint(navigationBar bar: UINavigationBar, _ bounds: CGRect) {
    var item = bar.topNavigationItem ?? NavigationItem()
    if item.title == nil { item.title = bar.title ?? bar.documentItems.last?.title }
    var content = NavigationBarContent(
      item: item, isLarge: bar.prefersLargeTitles && bounds.height > 80)
    content.backTitle = bar.backTitle
    content.barTintColor = bar.surfaceColor
    content.tintColor = bar.tintColor
    paintSurface(bounds, tint: bar.surfaceColor, hasOwn: bar.backgroundColor != nil, edge: .bottom)
    paint(content, in: bounds, isRight: isRightToLeft(bar), tint: palette.color(bar.tintColor))
  }

  func paint(tabBar bar: UITabBar, _ bounds: CGRect) {
    var content = TabBarContent(items: bar.shownItems, selectedIndex: bar.shownIndex)
    content.barTintColor = bar.surfaceColor
    content.unselectedColor = bar.unselectedItemTintColor
    // A bar in a view stands where the document has it; only one of a controller floats.
    paintSurface(bounds, tint: bar.surfaceColor, hasOwn: bar.backgroundColor != nil, edge: .top)
    let row = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(49, bounds.height))
    paint(
      tabs: content, in: row, isRight: isRightToLeft(bar), tint: palette.color(bar.tintColor))
  }

  func paint(toolbar bar: UIToolbar, _ bounds: CGRect) {
    paintSurface(bounds, tint: bar.surfaceColor, hasOwn: bar.backgroundColor != nil, edge: .top)
    let row = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(49, bounds.height))
    paint(
      tools: bar.shownItems, in: row, isRight: isRightToLeft(bar),
      tint: palette.color(bar.tintColor))
  }

  /// Which edge of a bar shows a hairline.
  enum BarEdge { case top, bottom }

  /// The surface of a bar that reaches from side to side. Since iOS 26 a bar has none of its own.
  func paintSurface(_ bounds: CGRect, tint: UIColor?, hasOwn: Bool = false, edge: BarEdge) {
    if isGlass, tint == nil { return }
    if !hasOwn { list.fill(.rect(bounds), with: tint.map(palette.color) ?? palette.bar) }
    let y = edge == .top ? bounds.minY : bounds.maxY - hairline
    list.fill(
      .rect(CGRect(x: bounds.minX, y: y, width: bounds.width, height: hairline)),
      with: palette.separator)
  }

  // MARK: Navigation bar

  /// Draws title and buttons of a navigation bar.
  func paint(
    _ content: NavigationBarContent, in bounds: CGRect, isRight: Bool, tint: DisplayList.Color
  ) {
    let largeHeight: CGFloat = content.isLarge ? min(52, bounds.height / 2) : 0
    var row = bounds
    row.size.height -= largeHeight
    if let prompt = content.item.prompt, row.height > 60 {
      draw(
        prompt, in: CGRect(x: row.minX, y: row.minY + 4, width: row.width, height: 18), size: 13,
        color: palette.label)
      row = CGRect(x: row.minX, y: row.maxY - 44, width: row.width, height: 44)
    }
    let ends = paintBarButtons(content, in: row, isRight: isRight, tint: tint)
    let title = content.item.title ?? ""
    if content.isLarge {
      let line = CGRect(
        x: bounds.minX + 16, y: row.maxY, width: bounds.width - 32, height: largeHeight - 6)
      draw(
        title, in: line, size: 34, weight: .bold, color: palette.label, alignment: .natural,
        isRightToLeft: isRight)
    } else if !content.item.hasTitleView {
      paint(title: title, in: row, between: ends)
    }
  }

  /// A title stands in the middle of the bar, or of what the buttons leave where it does not fit.
  private func paint(title: String, in row: CGRect, between ends: (left: CGFloat, right: CGFloat)) {
    let needed = width(of: title, size: 17, weight: .semibold) + 2
    var x = row.midX - needed / 2
    x = max(ends.left + 6, min(x, ends.right - 6 - needed))
    let width = max(0, min(needed, ends.right - 6 - x))
    draw(
      title, in: CGRect(x: x, y: row.minY, width: width, height: row.height), size: 17,
      weight: .semibold, color: palette.label)
  }

  /// Draws the buttons of both sides and returns where the room between them begins and ends.
  private func paintBarButtons(
    _ content: NavigationBarContent, in row: CGRect, isRight: Bool, tint: DisplayList.Color
  ) -> (left: CGFloat, right: CGFloat) {
    var leading = content.item.leading
    if let back = content.backTitle, leading.isEmpty {
      leading = [BarItem(title: back, position: .back)]
    }
    let margin: CGFloat = 16
    let start = BarButtonRow(painter: self, row: row, tint: tint)
    // Items count from the edge on either side.
    let (left, right) =
      isRight ? (content.item.trailing, leading) : (leading, content.item.trailing)
    let leftEnd = start.draw(left, from: row.minX + margin, isFromLeft: true, isRight: isRight)
    let rightEnd = start.draw(right, from: row.maxX - margin, isFromLeft: false, isRight: isRight)
    return (leftEnd, rightEnd)
  }

  // MARK: Tab bar

  /// Draws the tabs of a tab bar into its row.
  func paint(tabs content: TabBarContent, in row: CGRect, isRight: Bool, tint: DisplayList.Color) {
    let count = CGFloat(max(1, content.items.count))
    let width = row.width / count
    for (index, item) in content.items.enumerated() {
      let column = isRight ? content.items.count - 1 - index : index
      let cell = CGRect(
        x: row.minX + CGFloat(column) * width, y: row.minY, width: width, height: row.height)
      let rest =
        content.unselectedColor.map(palette.color) ?? (isGlass ? palette.label : palette.gray)
      let isSelected = index == content.selectedIndex
      paint(tab: item, in: cell, color: isSelected ? tint : rest, isSelected: isSelected)
    }
  }

  private func paint(
    tab item: BarItem, in cell: CGRect, color: DisplayList.Color, isSelected: Bool
  ) {
    let top = cell.midY - 19
    let icon = CGRect(x: cell.midX - 12.5, y: top, width: 25, height: 25)
      .inset(by: item.imageInsets)
    defer { if let badge = item.badge { paint(badge: badge.text, badge.color, beside: icon) } }
    let standard = BarSymbols.tab(of: item.systemItem)
    if let image = isSelected ? item.selectedImage ?? item.image : item.image {
      if image.isSystemSymbol
        || assets?.picture(named: image.name ?? "", scale: scale, style: palette.style) != nil
      {
        draw(image, in: icon, tint: color, isTemplate: true)
      } else {
        drawSymbol("square", in: icon.insetBy(dx: 2, dy: 2), color: color)
      }
    } else if let symbol = standard?.symbol {
      drawSymbol(symbol, in: icon.insetBy(dx: 1, dy: 1), color: color)
    } else {
      drawSymbol("square", in: icon.insetBy(dx: 2, dy: 2), color: color)
    }
    draw(
      item.title ?? standard?.title ?? "",
      in: CGRect(x: cell.minX, y: top + 25.5, width: cell.width, height: 13),
      size: 10, weight: .medium, color: color)
  }

  /// A badge of 18 points at the upper end of a tab's picture, as wide as its text.
  private func paint(badge text: String, _ color: UIColor?, beside icon: CGRect) {
    let width = max(18, width(of: text, size: 13) + 8)
    let capsule = CGRect(x: icon.maxX - 8, y: icon.minY - 3, width: width, height: 18)
    list.fill(
      .roundedRect(capsule, radius: 9), with: palette.color(color ?? .systemRed))
    draw(text, in: capsule, size: 13, weight: .regular, color: .white)
  }

  // MARK: Toolbar

  /// Draws the buttons of a toolbar into its row; flexible spaces share what is left.
  func paint(tools items: [BarItem], in row: CGRect, isRight: Bool, tint: DisplayList.Color) {
    let buttons = BarButtonRow(painter: self, row: row, tint: tint)
    let ordered = isRight ? items.reversed() : items
    let flexible = ordered.filter { $0.systemItem == "flexibleSpace" }.count
    let widths = ordered.map { $0.systemItem == "flexibleSpace" ? 0 : buttons.width(of: $0) + 8 }
    let room = row.width - 32 + 8
    let share = flexible > 0 ? max(0, room - widths.reduce(0, +)) / CGFloat(flexible) : 0
    var x = row.minX + 16
    for (item, width) in zip(ordered, widths) {
      if item.systemItem == "flexibleSpace" {
        x += share
      } else {
        buttons.draw(item, at: x, isRight: isRight)
        x += width
      }
    }
  }
}
