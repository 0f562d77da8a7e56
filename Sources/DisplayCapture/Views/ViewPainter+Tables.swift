import CoreGraphics
import DisplayList
import UIKit

extension ViewPainter {
  /// The titles of a document's sections, which stand between the rows.
  func paint(table: UITableView, _ bounds: CGRect) {
    let origin = Self.contentOrigin(of: table)
    let (x, width) = table.titleSpan
    for section in table.sections {
      guard let first = section.cells.first?.frame, let last = section.cells.last?.frame
      else { continue }
      if let title = SectionTitle(section.headerTitle, isFooter: false, in: table) {
        let isPlain = table.style == .plain
        let height = isPlain ? title.height(in: width) : title.textHeight(in: width)
        let bottom = first.minY - origin.y - (isPlain ? 0 : title.distanceToRows)
        let room = CGRect(x: x, y: bottom - height, width: width, height: height)
        // A plain table's header is a band.
        if isPlain, !isGlass {
          let band = CGRect(x: 0, y: room.minY, width: bounds.width, height: height)
          list.fill(.rect(band), with: palette.bar)
        }
        draw(title, in: room, isRightToLeft: isRightToLeft(table))
      }
      if let title = SectionTitle(section.footerTitle, isFooter: true, in: table) {
        let room = CGRect(
          x: x, y: last.maxY - origin.y + title.distanceToRows, width: width,
          height: title.textHeight(in: width))
        draw(title, in: room, isRightToLeft: isRightToLeft(table))
      }
    }
  }

  private func draw(_ title: SectionTitle, in room: CGRect, isRightToLeft: Bool) {
    draw(
      TextContent(title.shownText, font: title.font), in: room,
      TextSetting(
        color: title.usesLabelColor ? palette.label : palette.secondaryLabel,
        numberOfLines: title.numberOfLines, lineBreakMode: .byWordWrapping,
        isRightToLeft: isRightToLeft))
  }

  // MARK: Cells

  /// Where a cell stands in its section: whether it is the first and whether it is the last.
  private func place(of cell: UITableViewCell) -> (isFirst: Bool, isLast: Bool)? {
    if let place = cell.sectionPlace { return place }
    for section in cell.table?.sections ?? [] {
      guard let index = section.cells.firstIndex(where: { $0 === cell }) else { continue }
      return (index == 0, index == section.cells.count - 1)
    }
    return nil
  }

  /// The corners of a cell of an inset grouped table; nil where they are square.
  func cornersInSection(of cell: UITableViewCell) -> DisplayList.CornerRadii? {
    guard cell.table?.style == .insetGrouped, let place = place(of: cell),
      place.isFirst || place.isLast
    else { return nil }
    let radius = min(isGlass ? 22.0 : 10, Double(cell.frame.height) / 2)
    let top = place.isFirst ? radius : 0
    let bottom = place.isLast ? radius : 0
    return DisplayList.CornerRadii(
      topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
  }

  /// Draws what stands at a cell's end, and the line below it.
  func paintAccessory(of cell: UITableViewCell, _ bounds: CGRect) {
    paintSeparator(of: cell, bounds)
    guard cell.accessoryView == nil else { return }
    let isRight = isRightToLeft(cell)
    let tint = palette.color(cell.tintColor)
    let margin = cell.sideMargin
    // The rows of an inset grouped table are clear of a cutout already.
    let safe = cell.table?.style == .insetGrouped ? .zero : cell.table?.safeAreaInsets ?? .zero
    var edge = isRight ? bounds.minX + margin + safe.left : bounds.maxX - margin - safe.right
    func draw(_ symbol: String, _ size: CGSize, _ color: DisplayList.Color, weight: CGFloat = 1) {
      let x = isRight ? edge : edge - size.width
      drawSymbol(
        symbol,
        in: CGRect(
          x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height),
        color: color, weight: weight)
      edge += (isRight ? 1 : -1) * (size.width + 12)
    }
    let chevron = isRight ? "chevron.left" : "chevron.right"
    switch cell.shownAccessoryType {
    case .none: break
    case .disclosureIndicator:
      draw(chevron, CGSize(width: 8, height: 13.5), palette.tertiaryLabel, weight: 1.6)
    case .detailDisclosureButton:
      draw(chevron, CGSize(width: 8, height: 13.5), palette.tertiaryLabel, weight: 1.6)
      draw("info.circle", CGSize(width: 22, height: 22), tint)
    case .checkmark: draw("checkmark", CGSize(width: 15, height: 14.5), tint, weight: 1.5)
    case .detailButton: draw("info.circle", CGSize(width: 22, height: 22), tint)
    }
  }

  private func paintSeparator(of cell: UITableViewCell, _ bounds: CGRect) {
    guard let table = cell.table, table.separatorStyle == .singleLine else { return }
    let place = place(of: cell)
    if table.style == .insetGrouped, place?.isLast ?? false { return }
    let isWhole = table.style == .grouped && (place?.isLast ?? false)
    let isRight = isRightToLeft(cell)
    let safe = table.style == .insetGrouped ? UIEdgeInsets.zero : table.safeAreaInsets
    let start =
      isWhole ? 0 : separatorStart(of: cell, in: table) + (isRight ? safe.right : safe.left)
    let end = isGlass && table.style != .grouped ? min(20, table.separatorInset.left) : 0
    let line = CGRect(
      x: isRight ? end : start, y: bounds.maxY - hairline,
      width: max(0, bounds.width - start - end), height: hairline)
    let color = table.separatorColor.map(palette.color) ?? palette.separator
    list.fill(.rect(line), with: color)
  }

  /// A separator begins where the text does, beside an image too.
  private func separatorStart(of cell: UITableViewCell, in table: UITableView) -> CGFloat {
    let inset = max(0, cell.separatorInset.left)
    guard let text = cell.parts.text, cell.parts.image?.image != nil else { return inset }
    let content = cell.contentView.frame
    let start =
      isRightToLeft(cell) ? content.width - text.frame.maxX : text.frame.minX
    return max(inset, start)
  }
}
