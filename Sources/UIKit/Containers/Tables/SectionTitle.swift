/// The title of a section, as a table shows it above or below the rows.
///
/// The heights are those of Interface Builder's canvas: a header of a grouped table is 38 points
/// high with one line, a footer 30, 46 and 78 with one, two and four, a plain header 28. So each
/// line has its height in whole points, and 22, 14 and 7 points stand around them. On the canvas of
/// Xcode 12.5 to 14, which shows the smallest text, a grouped header is 32 high: what stands around
/// the lines grows with the text, too.
@MainActor
package struct SectionTitle {
  package let text: String
  package let isFooter: Bool
  private let isPlain: Bool
  private let traits: UITraitCollection

  package init?(_ text: String?, isFooter: Bool, in table: UITableView) {
    guard let text, !text.isEmpty else { return nil }
    self.text = text
    self.isFooter = isFooter
    isPlain = table.style == .plain
    traits = table.traitCollection
  }

  private var isGlass: Bool { UIKitRelease.current.iOS >= 26 }

  /// The words that are seen: until iOS 18 the headers of grouped tables were capitals.
  package var shownText: String { isPlain || isGlass || isFooter ? text : text.uppercased() }

  package var numberOfLines: Int { isPlain ? 1 : 0 }

  package var font: UIFont {
    if isFooter { return .systemFont(ofSize: pointSize(.footnote)) }
    if isGlass { return .systemFont(ofSize: pointSize(.subheadline), weight: .semibold) }
    return isPlain
      ? .systemFont(ofSize: pointSize(.headline), weight: .semibold)
      : .systemFont(ofSize: pointSize(.footnote))
  }

  package var usesLabelColor: Bool { isPlain && !isGlass && !isFooter }

  private func pointSize(_ style: UIFont.TextStyle) -> CGFloat {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
  }

  /// Height of the title's lines in a width.
  package func textHeight(in width: CGFloat) -> CGFloat {
    CGFloat(lineCount(in: width)) * font.lineHeight.rounded(.up)
  }

  /// Height of the header or footer in which the title has a width.
  ///
  /// The larger type that headers have since iOS 26 does not change it.
  package func height(in width: CGFloat) -> CGFloat {
    let line = UIFont.systemFont(ofSize: pointSize(isPlain && !isFooter ? .headline : .footnote))
    let room: CGFloat = isPlain ? (isFooter ? 12 : 7) : isFooter ? 14 : 22
    return CGFloat(lineCount(in: width)) * line.lineHeight.rounded(.up) + scaled(room)
  }

  /// Distance between the title and the rows.
  package var distanceToRows: CGFloat { scaled(7) }

  /// A distance at the present text size: 22 points are 17 at the smallest.
  private func scaled(_ length: CGFloat) -> CGFloat {
    UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: length, compatibleWith: traits)
      .rounded(.down)
  }

  private func lineCount(in width: CGFloat) -> Int {
    guard numberOfLines != 1 else { return 1 }
    let label = UILabel(frame: .zero)
    label.numberOfLines = numberOfLines
    label.font = font
    label.text = shownText
    let size = label.sizeThatFits(CGSize(width: max(1, width), height: .greatestFiniteMagnitude))
    return max(1, Int((size.height / font.lineHeight).rounded()))
  }
}

extension UITableView {
  /// Where titles of sections begin and how wide they may be: they stand above the text of rows,
  /// clear of a cutout.
  package var titleSpan: (x: CGFloat, width: CGFloat) {
    let (x, width) = rowSpan
    let first = followsDocument ? sections.lazy.flatMap(\.cells).first : nil
    let margin = followsDocument ? first?.givenSideMargin ?? separatorInset.left : sideMargin
    let safe = coveredSides
    return (x + safe.left + margin, max(0, width - safe.left - safe.right - 2 * margin))
  }

  /// Parts at the sides of rows that a cutout covers; inset sections are clear of it already.
  var coveredSides: UIEdgeInsets {
    style == .insetGrouped || !insetsContentViewsToSafeArea ? .zero : safeAreaInsets
  }

  /// Height of a title's header or footer in the table's width; nil where there is no title.
  func height(of title: SectionTitle?) -> CGFloat? { title?.height(in: titleSpan.width) }
}
