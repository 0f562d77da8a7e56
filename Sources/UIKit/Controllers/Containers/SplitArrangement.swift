/// Which columns a split view controller shows in a room, and where.
///
/// Controllers of a running program and those of documents are arranged by the same rules.
package struct SplitArrangement: Hashable, Sendable {
  package typealias Column = UISplitViewController.Column
  package typealias DisplayMode = UISplitViewController.DisplayMode
  package typealias SplitBehavior = UISplitViewController.SplitBehavior

  /// What is said of a column's width; nil: nothing.
  package struct Width: Hashable, Sendable {
    package var preferred: CGFloat?
    package var fraction: CGFloat?
    package var least: CGFloat?
    package var most: CGFloat?

    package init(
      preferred: CGFloat? = nil, fraction: CGFloat? = nil, least: CGFloat? = nil,
      most: CGFloat? = nil
    ) {
      self.preferred = preferred
      self.fraction = fraction
      self.least = least
      self.most = most
    }
  }

  /// The columns in which there is something.
  package var present: Set<Column>
  package var preferredDisplayMode = DisplayMode.automatic
  package var preferredBehavior = SplitBehavior.automatic
  package var primary = Width()
  package var supplementary = Width()
  /// The least that other columns leave, in the automatic display mode, to stand beside this one.
  package var narrowestSecondary: CGFloat?
  package var isPrimaryTrailing = false

  package init(present: Set<Column>) { self.present = present }

  /// Most that a column beside the secondary one gets by itself, and the fraction of the width.
  private static let widestColumn: CGFloat = 320
  private static let columnFraction: CGFloat = 0.4
  /// Narrowest secondary column beside others, an estimate: UIKit's own is not published.
  private static let estimatedSecondary: CGFloat = 500

  // MARK: What is shown

  /// Whether columns stand beside the secondary one, over it, or push it aside: what is preferred, or
  /// else what the preferred display mode asks for.
  package var behavior: SplitBehavior {
    guard preferredBehavior == .automatic else { return preferredBehavior }
    switch preferredDisplayMode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    default: return .tile
    }
  }

  /// The mode in a room, as its width and height and what is preferred say.
  package func displayMode(in size: CGSize) -> DisplayMode {
    let isTriple = present.contains(.supplementary)
    let one: DisplayMode = behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    switch preferredDisplayMode {
    case .secondaryOnly: return .secondaryOnly
    case .oneBesideSecondary, .oneOverSecondary: return one
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return isTriple ? twoColumns : one
    case .automatic:
      // Over the secondary column others come only when they are asked for.
      if behavior == .overlay { return .secondaryOnly }
      let one = width(of: isTriple ? .supplementary : .primary, in: size)
      let least = narrowestSecondary ?? Self.estimatedSecondary
      let tiles = size.width > size.height && size.width - one >= least
      return tiles ? .oneBesideSecondary : .secondaryOnly
    }
  }

  /// Two columns and the secondary one, as the behaviour has them.
  private var twoColumns: DisplayMode {
    switch behavior {
    case .overlay: .twoOverSecondary
    case .displace: .twoDisplaceSecondary
    case .tile, .automatic: .twoBesideSecondary
    }
  }

  /// The columns from the primary edge on, in a room of regular width.
  package func shown(in size: CGSize) -> [Column] {
    let columns: [Column] =
      switch displayMode(in: size) {
      case .oneBesideSecondary, .oneOverSecondary:
        [present.contains(.supplementary) ? .supplementary : .primary, .secondary]
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
        [.primary, .supplementary, .secondary]
      case .automatic, .secondaryOnly: [.secondary]
      }
    let found = columns.filter(present.contains)
    return found.isEmpty && present.contains(.primary) ? [.primary] : found
  }

  /// The column that fills a room of compact width unless somebody decides otherwise.
  package var collapsed: Column {
    [.compact, .secondary, .supplementary].first(where: present.contains) ?? .primary
  }

  // MARK: Where it is

  /// Two fifths of the width, and no more than 320, unless something else is preferred.
  func width(of column: Column, in size: CGSize) -> CGFloat {
    let said = column == .primary ? primary : supplementary
    let least = said.least ?? 0
    let most =
      said.most
      ?? (said.preferred == nil ? max(least, Self.widestColumn) : .greatestFiniteMagnitude)
    let wanted =
      said.preferred ?? (size.width * (said.fraction ?? Self.columnFraction)).rounded()
    return min(size.width / 2, max(least, min(most, wanted)))
  }

  /// The frames of columns, with a line of one pixel between them.
  package func frames(
    of shown: [Column], in size: CGSize, scale: CGFloat, isRightToLeft: Bool
  ) -> [(column: Column, frame: CGRect)] {
    guard shown.count > 1 else { return shown.map { ($0, CGRect(origin: .zero, size: size)) } }
    let line = 1 / max(1, scale)
    var start: CGFloat = 0
    var frames: [(column: Column, frame: CGRect)] = []
    for column in shown {
      guard column != shown.last else {
        let (x, width) = lastColumn(after: start, besides: line, in: size)
        frames.append((column, CGRect(x: x, y: 0, width: width, height: size.height)))
        break
      }
      let width = width(of: column, in: size)
      frames.append((column, CGRect(x: start, y: 0, width: width, height: size.height)))
      start += width + line
    }
    guard isRightToLeft != isPrimaryTrailing else { return frames }
    return frames.map { column, frame in
      (column, frame.offsetBy(dx: size.width - frame.maxX - frame.minX, dy: 0))
    }
  }

  /// Where the last column begins and how wide it is: it takes what the others leave, or everything
  /// below them, or keeps the width that it has beside one of them and is pushed out of the view.
  private func lastColumn(
    after start: CGFloat, besides line: CGFloat, in size: CGSize
  ) -> (x: CGFloat, width: CGFloat) {
    switch displayMode(in: size) {
    case .oneOverSecondary, .twoOverSecondary: (0, size.width)
    case .twoDisplaceSecondary:
      (start, max(0, size.width - width(of: .supplementary, in: size) - line))
    default: (start, max(0, size.width - start))
    }
  }
}
