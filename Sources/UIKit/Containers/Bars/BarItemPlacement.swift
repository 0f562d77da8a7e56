import Typesetting

/// Places the views of bar items: at the ends, and the title's in the middle.
///
/// Margins and gaps are those that documents' pictures show; UIKit's own are not published.
@MainActor
struct BarItemPlacement {
  let bar: UIView

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 16
  private static let rowHeight: CGFloat = 44

  private var isRightToLeft: Bool { bar.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Width of an item in the bar.
  func width(of item: UIBarButtonItem) -> CGFloat {
    if let view = item.customView { return view.barSize.width }
    if item.width > 0 { return item.width }
    if let image = item.image { return max(24, image.size.width) }
    guard let title = item.title else { return item.systemItem == .fixedSpace ? 8 : 24 }
    let font =
      item.titleTextAttributes(for: .normal)?[.font] as? UIFont ?? .systemFont(ofSize: 17)
    return ([title] + (item.possibleTitles ?? [])).map { width(of: $0, in: font) }.max() ?? 0
  }

  private func width(of title: String, in font: UIFont) -> CGFloat {
    let width = CGFloat(MeasuringTypesetter.current.width(of: title, in: font.face))
    return PixelGrid.ceil(width, scale: bar.traitCollection.displayScale)
  }

  /// Room of a back button that stays beside the leading items: a button of iOS 26, or an arrow of 17
  /// points and its words.
  private func backRoom(beside item: UINavigationItem) -> CGFloat {
    guard item.leftItemsSupplementBackButton, let title = (bar as? UINavigationBar)?.backTitle
    else { return 0 }
    if UIKitRelease.current.iOS >= 26 { return 44 + 10 }
    return 17 + width(of: title, in: .systemFont(ofSize: 17)) + Self.gap
  }

  /// The row of the items: the upper part of a high bar, below a prompt.
  private var row: CGRect {
    let top = (bar as? UINavigationBar)?.promptHeight ?? 0
    return CGRect(
      x: 0, y: top, width: bar.bounds.width,
      height: max(0, min(Self.rowHeight, bar.bounds.height - top)))
  }

  /// Where a button of a bar is, in the bar's coordinates; nil for one that it does not show.
  func frame(of button: UIBarButtonItem) -> CGRect? {
    let placed: [Place]
    if let item = (bar as? UINavigationBar)?.topItem {
      placed =
        places(
          item.leftBarButtonItems ?? [], fromLeft: !isRightToLeft, after: backRoom(beside: item)
        ).0
        + places(item.rightBarButtonItems ?? [], fromLeft: isRightToLeft).0
    } else {
      placed = places((bar as? UIToolbar)?.items ?? [])
    }
    return placed.first { $0.item === button }?.frame
  }

  private typealias Place = (item: UIBarButtonItem, frame: CGRect)

  /// Places the views of a navigation bar's item.
  func place(_ item: UINavigationItem) {
    let row = row
    let start = place(
      item.leftBarButtonItems ?? [], fromLeft: !isRightToLeft, after: backRoom(beside: item))
    let end = place(item.rightBarButtonItems ?? [], fromLeft: isRightToLeft)
    guard let view = item.titleView else { return }
    let (left, right) = isRightToLeft ? (end, start) : (start, end)
    let room = max(0, row.width - left - right)
    var size = view.barSize
    size.width = min(size.width, room)
    size.height = min(size.height, row.height)
    let x = max(left, min(row.midX - size.width / 2, row.width - right - size.width))
    set(view, CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height))
  }

  /// Places items from one end and returns how much of it they take.
  private func place(
    _ items: [UIBarButtonItem], fromLeft: Bool, after room: CGFloat = 0
  ) -> CGFloat {
    let (placed, taken) = places(items, fromLeft: fromLeft, after: room)
    setViews(placed)
    return taken
  }

  private func setViews(_ places: [Place]) {
    for (item, frame) in places {
      if let view = item.customView { set(view, frame) }
    }
  }

  /// Where items go from one end, and how much of it they take.
  private func places(
    _ items: [UIBarButtonItem], fromLeft: Bool, after room: CGFloat = 0
  ) -> ([Place], CGFloat) {
    let row = row
    var places: [Place] = []
    var taken = Self.margin + room
    for item in items where item.barItem != nil {
      let width = width(of: item)
      let height = min(item.customView?.barSize.height ?? row.height, row.height)
      let x = fromLeft ? taken : row.width - taken - width
      places.append((item, CGRect(x: x, y: row.midY - height / 2, width: width, height: height)))
      taken += width + Self.gap
    }
    return (places, items.isEmpty ? Self.margin : taken)
  }

  /// Places the views of a toolbar's items.
  func place(_ items: [UIBarButtonItem]) { setViews(places(items)) }

  /// Where the items of a toolbar go; flexible spaces share what the others leave.
  private func places(_ items: [UIBarButtonItem]) -> [Place] {
    var places: [Place] = []
    let shown = items.filter { $0.barItem != nil }
    let isFlexible = { (item: UIBarButtonItem) in item.systemItem == .flexibleSpace }
    let widths = shown.map { isFlexible($0) ? 0 : width(of: $0) + 8 }
    let flexible = shown.filter(isFlexible).count
    let left = max(0, bar.bounds.width - 2 * Self.margin + 8 - widths.reduce(0, +))
    let share = flexible > 0 ? left / CGFloat(flexible) : 0
    let middle = min(Self.rowHeight, bar.bounds.height) / 2
    var x = Self.margin
    for (item, width) in zip(shown, widths) {
      let height = item.customView?.barSize.height ?? 2 * middle
      let size = CGSize(width: max(0, width - 8), height: height)
      let start = isRightToLeft ? bar.bounds.width - x - size.width : x
      let frame = CGRect(
        x: start, y: middle - size.height / 2, width: size.width, height: size.height)
      places.append((item, frame))
      x += isFlexible(item) ? share : width
    }
    return places
  }

  private func set(_ view: UIView, _ frame: CGRect) {
    let scale = bar.traitCollection.displayScale
    let rounded = LayoutEngine.rounded(frame, scale: scale)
    if view.frame != rounded { view.frame = rounded }
  }
}
