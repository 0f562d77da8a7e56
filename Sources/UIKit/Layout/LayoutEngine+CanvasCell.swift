import LayoutSolver

/// Cells of tables on Interface Builder's canvas whose content asks for less height than they have.
///
/// There nothing gives way but what pins the content to the bottom of the content view, or to its middle,
/// which keeps its height: in the cells of 13 xibs of 11 repositories the required heights inside are held, and
/// both pins or one are missed (a picture of 130, 15 from both ends of 169.5, ends 24.5 above the bottom:
/// duyhung2201/ComicBKHUB; one of 50 at the top, and centred, is not centred: matheuslenke). Where more is
/// asked for than there is, something inside gives way, as elsewhere (LoopKit/Loop,
/// Esri/arcgis-runtime-samples-ios).
///
/// Where one pin gives way, those of what could become higher do, too: a label beside a picture of stated height,
/// both pinned above and below, is as high as its text (sesilmarsely, KirillBelikov, mathieuescos-IT/Movie-Imdb).
///
/// Nothing of the kind is known of widths, of cells of collections and of other roots; in the only cell of a
/// storyboard's table the pin holds (Sogaeteam). Logs of apps show other constraints broken.
extension LayoutEngine {
  /// What says where content ends in a cell, at its bottom or about its middle, and where that stands among the
  /// stated constraints.
  private struct EndPin {
    var constraint: NSLayoutConstraint
    var position: Int
    /// The sign of the left side where the content ends above its place.
    var sign: Double
  }

  /// Below what content hugs with.
  private static let belowHugging = UILayoutPriority(249)

  /// The pins that give way in a cell on the canvas since its content asks for less than it has.
  func findYieldingPins(loweredTo lowered: UILayoutPriority) -> [Yielding] {
    guard root.isOnCanvas, root.superview == nil, case .fixed = rootSize,
      let content = (root as? UITableViewCell)?.contentView, let height = heldHeight(of: content)
    else { return [] }
    let pins = endPins(of: content)
    let priority = Double(lowered.rawValue)
    setPriority(priority, of: pins)
    // Of each in turn the conflict is found in which it is the only pin.
    let conflicts = pins.map { pin -> [Int]? in
      guard pin.sign * solver.residual(of: statedIDs[pin.position]) > LayoutSolver.tolerance else {
        return nil
      }
      setPriority(LinearConstraint.required, of: [pin])
      defer { setPriority(priority, of: [pin]) }
      return conflict(of: pin).flatMap { $0.contains(height) ? $0 : nil }
    }
    setPriority(LinearConstraint.required, of: pins)
    guard conflicts.contains(where: { $0 != nil }) else { return [] }
    return zip(pins, conflicts).map { pin, members in
      Yielding(
        constraint: pin.constraint, position: pin.position, members: members ?? [],
        priorities: (pin.constraint.ownPriority, members == nil ? Self.belowHugging : lowered))
    }
  }

  /// Which of the stated constraints holds the height of a view that keeps its mask: the last of them.
  private func heldHeight(of content: UIView) -> Int? {
    (0..<statedCount).last {
      if case .autoresizing(let view) = origins[$0].source { view === content } else { false }
    }
  }

  private func endPins(of content: UIView) -> [EndPin] {
    func isEnd(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) -> Bool {
      let owner = (item as? UILayoutGuide)?.owningView ?? item
      return owner === content
        && [.bottom, .bottomMargin, .centerY, .centerYWithinMargins].contains(attribute)
    }
    func isInside(_ item: AnyObject) -> Bool {
      let view = (item as? UILayoutGuide)?.owningView ?? item as? UIView
      return view.map { $0 !== content && $0.isDescendant(of: content) } ?? false
    }
    return (0..<statedCount).compactMap { position in
      guard case .explicit(let constraint) = origins[position].source,
        constraint.ownPriority == .required, let first = constraint.firstItem,
        let second = constraint.secondItem
      else { return nil }
      let isFirst = isEnd(constraint.firstAttribute, of: first)
      guard isFirst != isEnd(constraint.secondAttribute, of: second), constraint.multiplier == 1,
        isInside(isFirst ? second : first)
      else { return nil }
      return EndPin(constraint: constraint, position: position, sign: isFirst ? 1 : -1)
    }
  }

  private func setPriority(_ priority: Double, of pins: [EndPin]) {
    for pin in pins { try? solver.setPriority(priority, of: statedIDs[pin.position]) }
    solver.solve()
  }

  /// What a pin conflicts with, unless a content size gives way.
  private func conflict(of pin: EndPin) -> [Int]? {
    let positions = statedPositions
    let conflict = solver.conflicts().first { conflict in
      conflict.members.contains(statedIDs[pin.position])
        && positions[conflict.broken].map { !origins[$0].isContentSize } == true
    }
    return conflict?.members.compactMap { positions[$0] }
  }
}
