/// Places the views of bar items: at the ends, and the title's in the middle.
@MainActor
struct BarItemPlacement {
  let bar: UIView
  /// The row of the items in the bar's coordinates, beside what covers the bar's ends.
  private let row: CGRect
  private let metrics: BarButtonMetrics

  init(bar: UIView) {
    self.bar = bar
    let insets = bar.safeAreaInsets
    let row = (bar as? UINavigationBar)?.itemRow ?? UIToolbar.itemRow(in: bar.bounds)
    self.row = row.inset(
      by: UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right))
    let looks = (bar as? UINavigationBar)?.buttonLooks ?? (bar as? UIToolbar)?.buttonLooks
    metrics = BarButtonMetrics(rowHeight: row.height, looks: looks ?? BarButtonLooks())
  }

  private var isRightToLeft: Bool { bar.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Width of an item in the bar.
  func width(of item: UIBarButtonItem) -> CGFloat {
    if let view = item.customView { return view.barSize.width }
    guard let content = item.barItem else { return 0 }
    return metrics.width(of: bar.isInCompactHeight ? content.inLowBar : content)
  }

  /// Room of a back button, which stays only beside leading items that supplement it.
  private func backRoom(beside item: UINavigationItem) -> CGFloat {
    let leading = item.leftBarButtonItems ?? []
    guard item.leftItemsSupplementBackButton || leading.allSatisfy({ $0.barItem == nil }),
      let title = (bar as? UINavigationBar)?.backTitle
    else { return 0 }
    return metrics.width(of: BarItem(title: title, position: .back)) + metrics.gap
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
    let start = place(
      item.leftBarButtonItems ?? [], fromLeft: !isRightToLeft, after: backRoom(beside: item))
    let end = place(item.rightBarButtonItems ?? [], fromLeft: isRightToLeft)
    guard let view = item.titleView else { return }
    let (left, right) = isRightToLeft ? (end, start) : (start, end)
    let room = max(0, row.width - left - right)
    var size = view.barSize
    size.width = min(size.width, room)
    size.height = min(size.height, row.height, 44)
    let x = max(
      row.minX + left, min(row.midX - size.width / 2, row.maxX - right - size.width))
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
    var places: [Place] = []
    var taken = BarButtonMetrics.margin + room
    for item in items where item.barItem != nil {
      let size = size(of: item)
      let x = fromLeft ? row.minX + taken : row.maxX - taken - size.width
      places.append(
        (item, CGRect(origin: CGPoint(x: x, y: row.midY - size.height / 2), size: size)))
      taken += size.width + metrics.gap
    }
    return (places, taken)
  }

  private func size(of item: UIBarButtonItem) -> CGSize {
    let height = min(row.height, 44)
    return CGSize(
      width: width(of: item), height: min(item.customView?.barSize.height ?? height, height))
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
    let left = max(0, row.width - 2 * BarButtonMetrics.margin + 8 - widths.reduce(0, +))
    let share = flexible > 0 ? left / CGFloat(flexible) : 0
    var x = BarButtonMetrics.margin
    for (item, width) in zip(shown, widths) {
      let height = item.customView?.barSize.height ?? min(row.height, 44)
      let size = CGSize(width: max(0, width - 8), height: height)
      let start = isRightToLeft ? row.maxX - x - size.width : row.minX + x
      let frame = CGRect(
        x: start, y: row.midY - size.height / 2, width: size.width, height: size.height)
      places.append((item, frame))
      x += isFlexible(item) ? share : width
    }
    return places
  }

  private func set(_ view: UIView, _ frame: CGRect) {
    let scale = bar.traitCollection.displayScale
    let rounded = PixelGrid.round(frame, scale: scale)
    if view.frame != rounded { view.frame = rounded }
  }
}
