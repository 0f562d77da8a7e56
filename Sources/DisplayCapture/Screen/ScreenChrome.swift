import CoreGraphics
import UIKit

/// What surrounds a screen's own view: bars, status bar and home indicator.
///
/// A frame that is nil follows from the root view's safe area, so that bars stand exactly where the
/// layout made room for them.
package struct ScreenChrome: Sendable {
  /// The bar above, with its title and buttons.
  package var navigationBar: NavigationBarContent?
  /// The bar below that switches between sections.
  package var tabBar: TabBarContent?
  /// The bar below with buttons.
  package var toolbar: ToolbarContent?
  /// Whether time, signal and battery are shown.
  package var statusBar: Bool
  /// Whether the home indicator is shown.
  package var homeIndicator: Bool

  /// Describes the surroundings; without arguments there are none.
  package init(
    navigationBar: NavigationBarContent? = nil, tabBar: TabBarContent? = nil,
    toolbar: ToolbarContent? = nil, statusBar: Bool = false, homeIndicator: Bool = false
  ) {
    self.navigationBar = navigationBar
    self.tabBar = tabBar
    self.toolbar = toolbar
    self.statusBar = statusBar
    self.homeIndicator = homeIndicator
  }

  /// Nothing around the view.
  package static let none = ScreenChrome()
}

/// What a navigation bar shows.
package struct NavigationBarContent: Sendable {
  /// Title and buttons.
  package var item: NavigationItem
  /// Whether the title stands large below the buttons.
  package var isLarge: Bool
  /// The title of the screen that the back button leads to; nil where there is no back button.
  package var backTitle: String?
  /// Colour of the bar; nil for the system's.
  package var barTintColor: UIColor?
  /// Colour of the buttons; nil for the view's tint.
  package var tintColor: UIColor?
  /// The words of the title, small and large.
  package var titleLooks = (small: BarTextLook(), large: BarTextLook())
  package var buttonLooks = BarButtonLooks()
  /// Below the status bar, in the screen's coordinates; nil for what the safe area leaves.
  package var frame: CGRect?

  /// Describes a bar.
  package init(
    item: NavigationItem, isLarge: Bool = false, backTitle: String? = nil,
    barTintColor: UIColor? = nil, tintColor: UIColor? = nil, frame: CGRect? = nil
  ) {
    self.item = item
    self.isLarge = isLarge
    self.backTitle = backTitle
    self.barTintColor = barTintColor
    self.tintColor = tintColor
    self.frame = frame
  }
}

/// What a tab bar shows.
package struct TabBarContent: Sendable {
  /// The tabs.
  package var items: [BarItem]
  /// Which tab is chosen.
  package var selectedIndex: Int
  /// Colour of the bar; nil for the system's.
  package var barTintColor: UIColor?
  /// Colour of the chosen tab; nil for the view's tint.
  package var tintColor: UIColor?
  /// Colour of the other tabs; nil for the system's.
  package var unselectedColor: UIColor?
  package var looks = (normal: TabLook(), selected: TabLook(), disabled: TabLook())
  /// Down to the screen's lower edge, in the screen's coordinates; nil for what the safe area
  /// leaves.
  package var frame: CGRect?

  /// Describes a bar.
  package init(
    items: [BarItem], selectedIndex: Int = 0, barTintColor: UIColor? = nil,
    tintColor: UIColor? = nil, frame: CGRect? = nil
  ) {
    self.items = items
    self.selectedIndex = selectedIndex
    self.barTintColor = barTintColor
    self.tintColor = tintColor
    self.frame = frame
  }
}

/// What a toolbar shows.
package struct ToolbarContent: Sendable {
  /// Buttons and spaces.
  package var items: [BarItem]
  /// Colour of the bar; nil for the system's.
  package var barTintColor: UIColor?
  /// Colour of the buttons; nil for the view's tint.
  package var tintColor: UIColor?
  /// Down to the screen's lower edge, in the screen's coordinates; nil for what the safe area
  /// leaves.
  package var frame: CGRect?

  /// Describes a bar.
  package init(
    items: [BarItem], barTintColor: UIColor? = nil, tintColor: UIColor? = nil, frame: CGRect? = nil
  ) {
    self.items = items
    self.barTintColor = barTintColor
    self.tintColor = tintColor
    self.frame = frame
  }
}
