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
  /// How many views a stack view arranges from this one on; 0 where none does.
  var arrangedCount: Int32 = 0
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

/// What an engine asks of a view more than once, noted as the views are listed.
struct ViewFacts: BitwiseCopyable {
  /// Position of the superview among the views; −1 for the root.
  let outer: Int32
  /// Position among the engine's items.
  var row: Int32 = 0
  let role: LayoutRole
  let translatesMask: Bool
  let hasGuides: Bool
  /// Whether the class says nothing of how alignment rectangles lie in frames: they are the same.
  let alignsByFrame: Bool
  /// Whether the insets are those that every such view has, whatever its frame.
  var hasFixedInsets = false
}

/// What the engine has to know of a view's class, asked once instead of cast for.
struct LayoutRole: OptionSet, BitwiseCopyable {
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
    facts.removeAll()
    collect(root, in: -1)
    wrappingViews.removeAll(keepingCapacity: true)
    for index in views.indices where facts[index].role.contains(.wraps) {
      if let content = views[index] as? any WrappingContent { wrappingViews.append(content) }
    }
  }

  private func collect(_ view: UIView, in outer: Int32) {
    let index = Int32(views.count)
    let viewClass = view.reference.viewClass
    views.append(view)
    facts.append(
      ViewFacts(
        outer: outer, role: viewClass.pointee.role,
        translatesMask: view.translatesAutoresizingMaskIntoConstraints,
        hasGuides: !view.ownGuides.isEmpty,
        alignsByFrame: viewClass.pointee.overrides.isDisjoint(with: .alignment)))
    if viewClass.pointee.isBoundary { return }
    for subview in view.ownSubviews { collect(subview, in: index) }
  }

  /// Gives every item its variables; those of the last pass are kept if the items are the same.
  func makeVariables() {
    if hasSameItems() { return resetItems() }
    solver.removeAll()
    statedIDs.removeAll()
    loggedConflicts.removeAll()
    itemNames.removeAll()
    items.removeAll()
    var constraintCount = 0
    for index in views.indices { constraintCount += views[index].ownConstraints.count }
    solver.reserveCapacity(
      variables: 4 * views.count, constraints: constraintCount + 8 * views.count)
    stamp = Self.nextStamp()
    for index in views.indices {
      let row = Int32(items.count)
      facts.base[index].row = row
      let outer = outerRow(ofView: index)
      add(name(ofView: index, outer: outer), outer: outer)
      guard facts[index].hasGuides else { continue }
      for guide in views[index].ownGuides where guide.derivation == .free {
        add(Self.name(of: guide, row: row), outer: row)
      }
    }
    resetItems()
  }

  /// Row of the superview; −1 for the root.
  private func outerRow(ofView index: Int) -> Int32 {
    let outer = facts[index].outer
    return outer < 0 ? -1 : facts[Int(outer)].row
  }

  private func name(ofView index: Int, outer: Int32) -> LayoutItemName {
    LayoutItemName(
      id: ObjectIdentifier(views[index]), outer: outer,
      scrolls: facts[index].role.contains(.scrolls))
  }

  private static func name(of guide: UILayoutGuide, row: Int32) -> LayoutItemName {
    LayoutItemName(id: ObjectIdentifier(guide), outer: -2 - row, scrolls: false)
  }

  private func add(_ name: LayoutItemName, outer: Int32) {
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
    if itemNames.count < views.count { return false }
    for index in views.indices {
      let row = Int32(position)
      facts.base[index].row = row
      guard isNext(name(ofView: index, outer: outerRow(ofView: index))) else { return false }
      guard facts[index].hasGuides else { continue }
      for guide in views[index].ownGuides where guide.derivation == .free {
        guard isNext(Self.name(of: guide, row: row)) else { return false }
      }
    }
    return position == itemNames.count
  }

  /// Forgets what the last pass noted, and takes the items back from engines that measured them.
  private func resetItems() {
    for index in views.indices {
      let facts = facts[index]
      let row = facts.row
      let isFrame = facts.alignsByFrame || views[index].alignmentRectInsets == .zero
      items.base[Int(row)].isPlain = isFrame && !facts.role.contains(.scrolls)
      let reference = views[index].reference
      reference.stamp = stamp
      reference.row = row
      if facts.hasGuides { takeGuides(of: views[index], after: row) }
    }
    for row in 0..<items.count {
      let own = items.base + row
      own.pointee.isPlaced = (false, false)
      own.pointee.arrangedCount = 0
      own.pointee.readsInsets = false
      own.pointee.readsContent = false
    }
  }

  /// Rows of free guides follow that of their owner.
  private func takeGuides(of view: UIView, after row: Int32) {
    var row = row
    for guide in view.ownGuides where guide.derivation == .free {
      row += 1
      guide.reference.stamp = stamp
      guide.reference.row = row
    }
  }

  /// Numbers no two engines share, and no two sets of items of one.
  private static func nextStamp() -> UInt64 {
    lastStamp += 1
    return lastStamp
  }
  @exclusivity(unchecked) private static var lastStamp: UInt64 = 0

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
    let lent = views.flatMap { [$0.reference] + $0.ownGuides.map(\.reference) }
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
