import CoreGraphics
import DisplayList
import Typesetting
import UIKit

extension ViewPainter {
  // MARK: Bars as views

  func paint(navigationBar bar: UINavigationBar, _ bounds: CGRect) {
    var item = bar.topNavigationItem ?? NavigationItem()
    if item.title == nil { item.title = bar.title ?? bar.documentItems.last?.title }
    if bar.traitCollection.verticalSizeClass == .compact {
      item.leading = item.leading.map(\.inLowBar)
      item.trailing = item.trailing.map(\.inLowBar)
    }
    var content = NavigationBarContent(
      item: item, isLarge: bar.showsLargeTitle)
    content.backTitle = bar.backTitle
    content.tintColor = bar.tintColor
    content.titleLooks = bar.titleLooks
    content.buttonLooks = bar.buttonLooks
    let surface = bounds.inset(
      by: UIEdgeInsets(top: -bar.surfaceOverhang, left: 0, bottom: 0, right: 0))
    paint(bar.surface, surface, hasOwn: bar.backgroundColor != nil, edge: .bottom)
    paint(
      content, in: besideCutouts(bar, bounds), isRight: isRightToLeft(bar),
      tint: palette.color(bar.tintColor))
  }

  /// What of a bar is beside a display's cutouts: there its items are.
  private func besideCutouts(_ bar: UIView, _ bounds: CGRect) -> CGRect {
    let insets = bar.safeAreaInsets
    return bounds.inset(
      by: UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right))
  }

  func paint(tabBar bar: UITabBar, _ bounds: CGRect) {
    let isInline = bar.traitCollection.hasInlineTabs
    let isLow = isInline && bar.traitCollection.verticalSizeClass == .compact
    var content = TabBarContent(
      items: isLow ? bar.shownItems.map(\.inLowBar) : bar.shownItems,
      selectedIndex: bar.shownIndex)
    content.unselectedColor = bar.unselectedItemTintColor
    content.looks = bar.tabLooks
    // A bar in a view stands where the document has it; only one of a controller floats.
    paint(bar.surface, bounds, hasOwn: bar.backgroundColor != nil, edge: .top)
    let row = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(49, bounds.height))
    paint(
      tabs: content, in: row, isInline: isLow || isInline && !isGlass, isRight: isRightToLeft(bar),
      tint: palette.color(bar.tintColor))
  }

  func paint(toolbar bar: UIToolbar, _ bounds: CGRect) {
    let surface = bounds.inset(
      by: UIEdgeInsets(top: 0, left: 0, bottom: -bar.surfaceOverhang, right: 0))
    paint(bar.surface, surface, hasOwn: bar.backgroundColor != nil, edge: .top)
    let isLow = bar.traitCollection.verticalSizeClass == .compact
    paint(
      tools: isLow ? bar.shownItems.map(\.inLowBar) : bar.shownItems,
      in: UIToolbar.itemRow(in: besideCutouts(bar, bounds)),
      isRight: isRightToLeft(bar), tint: palette.color(bar.tintColor), looks: bar.buttonLooks)
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
      row = CGRect(x: row.minX, y: row.minY + 34, width: row.width, height: row.height - 34)
    }
    let ends = paintBarButtons(content, in: row, isRight: isRight, tint: tint)
    let title = content.item.title ?? ""
    let (small, large) = content.titleLooks
    if content.isLarge {
      let line = CGRect(
        x: bounds.minX + 16, y: row.maxY, width: bounds.width - 32, height: largeHeight - 6)
      draw(
        TextContent(title, font: large.font ?? .systemFont(ofSize: 34, weight: .bold)), in: line,
        TextSetting(
          color: large.color.map(palette.color) ?? palette.label, isRightToLeft: isRight))
    } else if !content.item.hasTitleView {
      paint(title: title, small, in: row, between: ends)
    }
  }

  /// A title stands in the middle of the bar, or of what the buttons leave where it does not fit.
  private func paint(
    title: String, _ look: BarTextLook, in row: CGRect,
    between ends: (left: CGFloat, right: CGFloat)
  ) {
    let font = look.font ?? .systemFont(ofSize: 17, weight: .semibold)
    let needed = CGFloat(MeasuringTypesetter.current.width(of: title, in: font.face)) + 2
    var x = row.midX - needed / 2
    x = max(ends.left + 6, min(x, ends.right - 6 - needed))
    let width = max(0, min(needed, ends.right - 6 - x))
    draw(
      TextContent(title, font: font),
      in: CGRect(x: x, y: row.minY, width: width, height: row.height),
      TextSetting(color: look.color.map(palette.color) ?? palette.label, alignment: .center))
  }

  /// Draws the buttons of both sides and returns where the room between them begins and ends.
  private func paintBarButtons(
    _ content: NavigationBarContent, in row: CGRect, isRight: Bool, tint: DisplayList.Color
  ) -> (left: CGFloat, right: CGFloat) {
    var leading = content.item.leading
    if let back = content.backTitle, leading.isEmpty || content.item.keepsBackButton {
      leading.insert(BarItem(title: back, position: .back), at: 0)
    }
    let margin: CGFloat = 16
    let start = BarButtonRow(painter: self, row: row, tint: tint, looks: content.buttonLooks)
    // Items count from the edge on either side.
    let (left, right) =
      isRight ? (content.item.trailing, leading) : (leading, content.item.trailing)
    let leftEnd = start.draw(left, from: row.minX + margin, isFromLeft: true, isRight: isRight)
    let rightEnd = start.draw(right, from: row.maxX - margin, isFromLeft: false, isRight: isRight)
    return (leftEnd, rightEnd)
  }

  // MARK: Tab bar

  /// Draws the tabs of a tab bar into its row, with titles below the pictures or beside them.
  func paint(
    tabs content: TabBarContent, in row: CGRect, isInline: Bool, isRight: Bool,
    tint: DisplayList.Color
  ) {
    let count = CGFloat(max(1, content.items.count))
    let width = row.width / count
    for (index, item) in content.items.enumerated() {
      let column = isRight ? content.items.count - 1 - index : index
      let cell = CGRect(
        x: row.minX + CGFloat(column) * width, y: row.minY, width: width, height: row.height)
      let isSelected = index == content.selectedIndex
      var look = isSelected ? content.looks.selected : content.looks.normal
      let rest =
        content.unselectedColor.map(palette.color) ?? (isGlass ? palette.label : palette.gray)
      var color = isSelected ? tint : rest
      if !item.isEnabled {
        look = content.looks.disabled
        color = palette.tertiaryLabel
      }
      look.title = (isSelected ? item.selectedText.over(item.text) : item.text).over(look.title)
      if isInline {
        paint(inlineTab: item, in: cell, color: color, look, isSelected: isSelected, isRight)
      } else {
        paint(tab: item, in: cell, color: color, look, isSelected: isSelected)
      }
    }
  }

  /// Draws a tab with its title beside the picture, both in the middle of its part of the bar: so it
  /// is where there is little height, and was up to iPadOS 17 where there is much width.
  private func paint(
    inlineTab item: BarItem, in cell: CGRect, color: DisplayList.Color, _ look: TabLook,
    isSelected: Bool, _ isRight: Bool
  ) {
    let side = min(25, max(0, cell.height - 10))
    let spacing: CGFloat = 5
    let title = item.title ?? BarSymbols.tab(of: item.systemItem)?.title ?? ""
    let font = look.title.font ?? .systemFont(ofSize: 12, weight: .medium)
    let needed = CGFloat(MeasuringTypesetter.current.width(of: title, in: font.face)) + 1
    let width = title.isEmpty ? 0 : min(needed, max(0, cell.width - side - spacing - 4))
    let length = side + (title.isEmpty ? 0 : spacing + width)
    let start = cell.midX - length / 2
    let icon = CGRect(
      x: isRight ? start + length - side : start, y: cell.midY - side / 2, width: side, height: side
    ).inset(by: item.imageInsets)
    paint(
      iconOf: item, in: icon, color: look.icon.map(palette.color) ?? color, isSelected: isSelected)
    draw(
      TextContent(title, font: font),
      in: CGRect(
        x: isRight ? start : start + side + spacing, y: cell.minY, width: width,
        height: cell.height),
      TextSetting(color: look.title.color.map(palette.color) ?? color, alignment: .center))
    if let badge = item.badge { paint(badge: badge.text, badge.color, look, beside: icon) }
  }

  private func paint(
    tab item: BarItem, in cell: CGRect, color: DisplayList.Color, _ look: TabLook, isSelected: Bool
  ) {
    let top = cell.midY - 19
    let icon = CGRect(x: cell.midX - 12.5, y: top, width: 25, height: 25)
      .inset(by: item.imageInsets)
    defer {
      if let badge = item.badge { paint(badge: badge.text, badge.color, look, beside: icon) }
    }
    paint(
      iconOf: item, in: icon, color: look.icon.map(palette.color) ?? color, isSelected: isSelected)
    let title = item.title ?? BarSymbols.tab(of: item.systemItem)?.title ?? ""
    draw(
      TextContent(title, font: look.title.font ?? .systemFont(ofSize: 10, weight: .medium)),
      in: CGRect(x: cell.minX, y: top + 25.5, width: cell.width, height: 13),
      TextSetting(color: look.title.color.map(palette.color) ?? color, alignment: .center))
  }

  /// Draws a tab's picture, or what stands for one that is not found; an item without one is a title
  /// alone.
  private func paint(
    iconOf item: BarItem, in icon: CGRect, color: DisplayList.Color, isSelected: Bool
  ) {
    if let image = isSelected ? item.selectedImage ?? item.image : item.image {
      if image.isSystemSymbol
        || assets?.picture(named: image.name ?? "", scale: scale, style: palette.style) != nil
      {
        draw(image, in: icon, tint: color, isTemplate: true)
      } else {
        drawSymbol("square", in: icon.insetBy(dx: 2, dy: 2), color: color)
      }
    } else if let symbol = BarSymbols.tab(of: item.systemItem)?.symbol {
      drawSymbol(symbol, in: icon.insetBy(dx: 1, dy: 1), color: color)
    }
  }

  /// A badge of 18 points at the upper end of a tab's picture, as wide as its text.
  private func paint(
    badge text: String, _ color: UIColor?, _ look: TabLook, beside icon: CGRect
  ) {
    let font = look.badgeText.font ?? .systemFont(ofSize: 13)
    let width = max(
      18, CGFloat(MeasuringTypesetter.current.width(of: text, in: font.face)) + 8)
    let capsule = CGRect(x: icon.maxX - 8, y: icon.minY - 3, width: width, height: 18)
    list.fill(
      .roundedRect(capsule, radius: 9), with: palette.color(color ?? look.badge ?? .systemRed))
    draw(
      TextContent(text, font: font), in: capsule,
      TextSetting(color: look.badgeText.color.map(palette.color) ?? .white, alignment: .center))
  }

  // MARK: Toolbar

  /// Draws the buttons of a toolbar into its row; flexible spaces share what is left.
  func paint(
    tools items: [BarItem], in row: CGRect, isRight: Bool, tint: DisplayList.Color,
    looks: BarButtonLooks = BarButtonLooks()
  ) {
    let buttons = BarButtonRow(painter: self, row: row, tint: tint, looks: looks)
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
