/// How a section looks that is a list like a table.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Kept: the colour behind the rows is the collection's own here.
  /// The colour behind the rows, over that of the view; nil: that of the appearance.
  public var backgroundColor: UIColor?
  /// Room above a header; nil: 22 points in plain lists, none in others.
  @available(iOS 15, *)
  public var headerTopPadding: CGFloat? {
    get { statedHeaderTopPadding }
    set { statedHeaderTopPadding = newValue }
  }
  private var statedHeaderTopPadding: CGFloat?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = true
  }

  // MARK: Figures, those of tables

  /// Distance where a grouped section has neither header nor footer.
  private static let groupedGap: CGFloat = 53 / 3
  private static let plainHeaderPadding: CGFloat = 22

  /// The colour behind the rows. A sidebar's is that of its column, which is not published.
  var background: UIColor? {
    switch (backgroundColor, appearance) {
    case (let own?, _): own
    case (nil, .grouped), (nil, .insetGrouped): .systemGroupedBackground
    case (nil, .plain): .systemBackground
    case (nil, .sidebar), (nil, .sidebarPlain): nil
    }
  }

  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// The section's insets in a list of a width, beyond the safe area.
  func insets(width: CGFloat, scale: CGFloat) -> NSDirectionalEdgeInsets {
    let side: CGFloat = appearance == .insetGrouped ? (width < 400 ? 16 : 20) : 0
    let gap = isGrouped ? PixelGrid.round(Self.groupedGap - 0.001, scale: scale) : 0
    return NSDirectionalEdgeInsets(
      top: headerMode == .supplementary ? 0 : gap, leading: side,
      bottom: footerMode == .supplementary ? 0 : gap, trailing: side)
  }

  var headerPadding: CGFloat {
    guard headerMode == .supplementary else { return 0 }
    return statedHeaderTopPadding ?? (appearance == .plain ? Self.plainHeaderPadding : 0)
  }
}

/// The lines between the rows of a list.
public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  /// Stands for insets that follow the row's text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator

  /// Whether a line that is neither asked for nor hidden is seen: not in sidebars.
  let isShownByDefault: Bool

  /// The lines that lists of a look have.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    isShownByDefault = listAppearance != .sidebar && listAppearance != .sidebarPlain
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(isShownByDefault)
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}

extension NSCollectionLayoutSection {
  /// A section of rows as wide as the list, as high as their content.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    let traits = layoutEnvironment.traitCollection
    section.contentInsets = configuration.insets(
      width: layoutEnvironment.container.contentSize.width, scale: traits.displayScale)
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are lists of one look.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}
