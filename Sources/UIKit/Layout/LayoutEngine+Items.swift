import LayoutSolver

/// What an engine knows of one view or free guide.
///
/// Plain values only: rows are read and written tens of thousands of times in a layout.
struct LayoutItem {
  let variables: LayoutVariables
  /// The superview's row, or the owner's; −1 for the root.
  let outer: Int32
  /// Whether the alignment rectangle is the frame, and nothing else stands for the item.
  var isPlain = true
  /// Axes along which a constraint says where the view is.
  var isPlaced = (horizontal: false, vertical: false)
  /// Whether some constraint reads the view's insets.
  var readsInsets = false
  /// Whether some constraint holds a scroll view's content size.
  var readsContent = false
  /// The content size that was stated.
  var content = CGSize(width: -1, height: -1)
  /// Where the frame begins, in the root's coordinates.
  var origin = CGPoint.zero
}

/// The variables of one item.
struct LayoutVariables: BitwiseCopyable {
  let left: Variable
  let right: Variable
  let top: Variable
  let bottom: Variable
  /// Far edges of a scroll view's content.
  let contentEnd: (right: Variable, bottom: Variable)?

  init(in solver: LayoutSolver, scrolls: Bool) {
    left = solver.makeVariable()
    right = solver.makeVariable()
    top = solver.makeVariable()
    bottom = solver.makeVariable()
    contentEnd = scrolls ? (solver.makeVariable(), solver.makeVariable()) : nil
  }
}

/// What the engine has to know of a view's class, asked once instead of cast for.
struct LayoutRole: OptionSet {
  let rawValue: UInt8

  static let scrolls = LayoutRole(rawValue: 1 << 0)
  /// The class is a ``WrappingContent``.
  static let wraps = LayoutRole(rawValue: 1 << 1)
  static let isStack = LayoutRole(rawValue: 1 << 2)
  static let isToolbar = LayoutRole(rawValue: 1 << 3)
}

/// An item that has variables. Another one may come to stand at the same address.
struct LayoutItemName: Equatable {
  let id: ObjectIdentifier
  /// The row of a view's superview, −1 for the root; of a guide, −2 less its owner's row.
  let outer: Int32
  let scrolls: Bool
}

extension LayoutEngine {
  /// Lists the views below the root in preorder, where each stands, and which are of some kind.
  func collectViews() {
    views.removeAll(keepingCapacity: true)
    roles.removeAll(keepingCapacity: true)
    outers.removeAll(keepingCapacity: true)
    collect(root, in: -1)
    wrappingViews.removeAll(keepingCapacity: true)
    for index in views.indices where roles[index].contains(.wraps) {
      if let content = views[index] as? any WrappingContent { wrappingViews.append(content) }
    }
  }

  private func collect(_ view: UIView, in outer: Int32) {
    let index = Int32(views.count)
    views.append(view)
    roles.append(view.layoutRole)
    outers.append(outer)
    if view.reference.isBoundary { return }
    for subview in view.subviews { collect(subview, in: index) }
  }

  /// Gives every item its variables; those of the last pass are kept if the items are the same.
  func makeVariables() {
    if hasSameItems() { return resetItems() }
    solver.removeAll()
    statedIDs.removeAll()
    loggedConflicts.removeAll()
    itemNames.removeAll(keepingCapacity: true)
    items.removeAll()
    rowsOfViews.removeAll(keepingCapacity: true)
    var constraintCount = 0
    for view in views { constraintCount += view.constraints.count }
    solver.reserveCapacity(
      variables: 4 * views.count, constraints: constraintCount + 8 * views.count)
    stamp = Self.nextStamp()
    for (index, view) in views.enumerated() {
      let scrolls = roles[index].contains(.scrolls)
      let row = Int32(items.count)
      rowsOfViews.append(row)
      let outer = outers[index] < 0 ? -1 : rowsOfViews[Int(outers[index])]
      let name = LayoutItemName(id: ObjectIdentifier(view), outer: outer, scrolls: scrolls)
      add(view.reference, name, outer: outer)
      for guide in view.layoutGuides where guide.derivation == .free {
        add(guide.reference, Self.name(of: guide, row: row), outer: row)
      }
    }
    resetItems()
  }

  private static func name(of guide: UILayoutGuide, row: Int32) -> LayoutItemName {
    LayoutItemName(id: ObjectIdentifier(guide), outer: -2 - row, scrolls: false)
  }

  private func add(_ item: ItemReference, _ name: LayoutItemName, outer: Int32) {
    item.stamp = stamp
    item.row = Int32(items.count)
    itemNames.append(name)
    items.append(
      LayoutItem(variables: LayoutVariables(in: solver, scrolls: name.scrolls), outer: outer))
  }

  private func hasSameItems() -> Bool {
    var position = 0
    func isNext(_ name: LayoutItemName) -> Bool {
      defer { position += 1 }
      return position < itemNames.count && itemNames[position] == name
    }
    for (index, view) in views.enumerated() {
      // The rows of the last pass hold for all that was found to be the same so far.
      let outer = outers[index] < 0 ? -1 : rowsOfViews[Int(outers[index])]
      let name = LayoutItemName(
        id: ObjectIdentifier(view), outer: outer, scrolls: roles[index].contains(.scrolls))
      guard isNext(name) else { return false }
      for guide in view.layoutGuides where guide.derivation == .free {
        guard isNext(Self.name(of: guide, row: rowsOfViews[index])) else { return false }
      }
    }
    return position == itemNames.count
  }

  /// Forgets what the last pass noted, and takes the items back from engines that measured them.
  private func resetItems() {
    var row: Int32 = 0
    func take(_ item: ItemReference) {
      item.stamp = stamp
      item.row = row
      row += 1
    }
    for (index, view) in views.enumerated() {
      let own = items.base + Int(row)
      own.pointee.isPlain = !roles[index].contains(.scrolls) && view.alignmentRectInsets == .zero
      take(view.reference)
      for guide in view.layoutGuides where guide.derivation == .free { take(guide.reference) }
    }
    for row in 0..<items.count {
      let own = items.base + row
      own.pointee.isPlaced = (false, false)
      own.pointee.readsInsets = false
      own.pointee.readsContent = false
    }
  }

  /// Numbers no two engines share, and no two sets of items of one.
  private static func nextStamp() -> UInt64 {
    lastStamp += 1
    return lastStamp
  }
  private static var lastStamp: UInt64 = 0

  // MARK: Looking up

  @inline(__always)
  func row(of item: ItemReference) -> Int32? { item.stamp == stamp ? item.row : nil }

  @inline(__always)
  func row(of view: UIView) -> Int32? { row(of: view.reference) }

  func variables(of view: UIView) -> LayoutVariables? {
    row(of: view).map { items.base[Int($0)].variables }
  }

  /// Variables of a view or a guide.
  func variables(of item: AnyObject) -> LayoutVariables? {
    if let view = item as? UIView { return variables(of: view) }
    guard let guide = item as? UILayoutGuide, let row = row(of: guide.reference) else { return nil }
    return items.base[Int(row)].variables
  }

  /// Notes that a constraint reads the view's insets.
  func noteInsetReader(_ view: UIView) {
    if let row = row(of: view) { items.base[Int(row)].readsInsets = true }
  }

  /// Does something during which the items' rows are this engine's, which may be while another one
  /// that lays them out is at work.
  func lendingItems<Result>(_ body: () -> Result) -> Result {
    guard Self.isSolving else { return body() }
    collectViews()
    let lent = views.flatMap { [$0.reference] + $0.layoutGuides.map(\.reference) }
    let before = lent.map { ($0.stamp, $0.row) }
    defer {
      for (item, (stamp, row)) in zip(lent, before) {
        item.stamp = stamp
        item.row = row
      }
    }
    return body()
  }
}
