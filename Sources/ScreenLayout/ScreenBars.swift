import UIKit

/// The bars around a screen's content, with frames in the screen's coordinates.
package struct ScreenBars {
  /// The bar above.
  package struct Navigation {
    /// From below the status bar to the end of the bar, large title included.
    package var frame: CGRect
    package var item: NavigationItem
    package var hasLargeTitle: Bool
    /// Title of the screen to go back to; nil at the root of a navigation stack.
    package var backTitle: String?
    /// Whether the bar is one of the screen's views: then views of the document stand in it.
    package var isView = false
    /// Colour of the buttons; nil: that of what is around.
    package var tintColor: UIColor?
  }

  /// The bar of a tab bar controller.
  package struct Tabs {
    /// From the top of the bar to the end of the screen, home indicator included.
    package var frame: CGRect
    package var items: [BarItem]
    package var selectedIndex: Int
    /// Colour of the selected tab; nil: that of what is around.
    package var tintColor: UIColor?
    /// Object ID of the tab bar controller; nil for a simulated bar.
    package var controllerID: String?
  }

  /// The toolbar of a navigation controller.
  package struct Tools {
    /// From the top of the bar to the end of the screen, home indicator included.
    package var frame: CGRect
    package var items: [BarItem]
    /// Whether the bar is one of the screen's views: then views of the document stand in it.
    package var isView = false
    /// Colour of the buttons; nil: that of what is around.
    package var tintColor: UIColor?
  }

  package var navigation: Navigation?
  package var tabs: Tabs?
  package var tools: Tools?

  /// No bars.
  package init() {}
}

extension ScreenBars {
  /// Moves all bars.
  mutating func offset(by origin: CGPoint) {
    navigation?.frame.origin.x += origin.x
    navigation?.frame.origin.y += origin.y
    tabs?.frame.origin.x += origin.x
    tabs?.frame.origin.y += origin.y
    tools?.frame.origin.x += origin.x
    tools?.frame.origin.y += origin.y
  }
}
