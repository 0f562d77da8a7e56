import CoreGraphics
import DisplayList
import UIKit

@testable import DisplayCapture

/// All specimens with their captions, in columns of about equal length.
@MainActor
enum ContactSheet {
  private static let columns = 4
  private static let cardWidth: CGFloat = 332
  private static let gap: CGFloat = 16
  private static let captionHeight: CGFloat = 26

  static func drawing(_ style: UIUserInterfaceStyle) throws -> DisplayList {
    let lists = try Specimen.all.map { try $0.drawn(style) }
    var heights = Array(repeating: gap, count: columns)
    var places: [CGRect] = []
    for list in lists {
      let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let height = captionHeight + list.size.height + 16
      places.append(
        CGRect(
          x: gap + CGFloat(column) * (cardWidth + gap), y: heights[column], width: cardWidth,
          height: height))
      heights[column] += height + gap
    }
    let size = CGSize(
      width: gap + CGFloat(columns) * (cardWidth + gap), height: heights.max() ?? 1)
    let painter = ViewPainter(size: size, title: "Contact sheet", style: style, scale: 2)
    let isDark = style == .dark
    painter.list.fill(
      .rect(CGRect(origin: .zero, size: size)),
      with: DisplayList.Color(hex: isDark ? 0x2C2C2E : 0xE5E5EA))
    for (list, place) in zip(lists, places) { draw(list, in: place, on: painter) }
    return painter.list
  }

  private static func draw(_ list: DisplayList, in place: CGRect, on painter: ViewPainter) {
    painter.list.fill(
      .roundedRect(place, radius: 12, curve: .continuous), with: painter.palette.background)
    let caption = CGRect(
      x: place.minX + 16, y: place.minY + 5, width: place.width - 32, height: captionHeight - 8)
    painter.draw(
      list.title, in: caption, size: 11, weight: .medium, color: painter.palette.secondaryLabel,
      alignment: .left)
    painter.list.draw(
      list,
      in: DisplayList.Group(
        transform: CGAffineTransform(
          translationX: place.minX + 16, y: place.minY + captionHeight)))
  }
}
