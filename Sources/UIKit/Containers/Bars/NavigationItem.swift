/// What a screen shows in the navigation bar around it.
package struct NavigationItem: Sendable {
  package var title: String?
  /// A line above the title.
  package var prompt: String?
  /// What the back button to this screen says; nil: its title.
  package var backTitle: String?
  package var leading: [BarItem]
  package var trailing: [BarItem]
  /// Whether a view stands in the title's place.
  package var hasTitleView: Bool
  /// Object ID of that view, where a document states it.
  package var titleView: String?
  /// Whether the back button stays beside the leading items.
  package var keepsBackButton = false
  /// Whether the title stays small in a bar with large ones.
  package var keepsSmallTitle: Bool

  package init(
    title: String? = nil, prompt: String? = nil, backTitle: String? = nil,
    leading: [BarItem] = [], trailing: [BarItem] = [], hasTitleView: Bool = false,
    keepsSmallTitle: Bool = false
  ) {
    self.title = title
    self.prompt = prompt
    self.backTitle = backTitle
    self.leading = leading
    self.trailing = trailing
    self.hasTitleView = hasTitleView
    self.keepsSmallTitle = keepsSmallTitle
  }

  /// Whether views of a document stand in the bar.
  package var holdsViews: Bool {
    titleView != nil || (leading + trailing).contains { $0.customView != nil }
  }
}
