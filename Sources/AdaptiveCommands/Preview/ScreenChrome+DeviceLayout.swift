import DisplayCapture
import ScreenLayout

extension ScreenChrome {
  /// The bars of a screen laid out on a device, where the layout made room for them, but for those
  /// that are views of it.
  @MainActor
  init(_ layout: DeviceLayout) {
    let environment = layout.configuration.environment
    self.init(
      navigationBar: layout.bars.navigation.flatMap {
        $0.isView
          ? nil
          : NavigationBarContent(
            item: $0.item, isLarge: $0.hasLargeTitle, backTitle: $0.backTitle,
            tintColor: $0.tintColor, frame: $0.frame)
      },
      tabBar: layout.bars.tabs.map {
        TabBarContent(
          items: $0.items, selectedIndex: $0.selectedIndex, tintColor: $0.tintColor,
          frame: $0.frame)
      },
      toolbar: layout.bars.tools.flatMap {
        $0.isView ? nil : ToolbarContent(items: $0.items, tintColor: $0.tintColor, frame: $0.frame)
      },
      statusBar: environment.statusBarHeight > 0, homeIndicator: environment.safeArea.bottom > 0)
  }
}
