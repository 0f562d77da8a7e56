import UIKit

/// Bars as views, whose items hold views of the document.
extension ControllerPlacement {
  /// The bars of a screen inside another, laid out.
  func views(of bars: ScreenBars, in room: ControllerRoom) -> [UIView] {
    var views: [UIView] = []
    if let bar = bars.navigation { views.append(view(of: bar, in: room)) }
    if let bar = bars.tools { views.append(view(of: bar, in: room)) }
    if let tabs = bars.tabs {
      let bar = UITabBar(frame: tabs.frame)
      bar.documentItems = tabs.items
      if UIKitRelease.current.iOS >= 26 { bar.backgroundColor = .clear }
      if let tint = tabs.tintColor { bar.tintColor = tint }
      views.append(bar)
    }
    return views
  }

  /// The bars that hold views of the document, laid out; these are marked as views.
  func viewsHoldingViews(of bars: inout ScreenBars, in room: ControllerRoom) -> [UIView] {
    var views: [UIView] = []
    if let bar = bars.navigation, bar.item.holdsViews {
      views.append(view(of: bar, in: room))
      bars.navigation?.isView = true
    }
    if let bar = bars.tools, bar.items.contains(where: { $0.customView != nil }) {
      views.append(view(of: bar, in: room))
      bars.tools?.isView = true
    }
    return views
  }

  private func view(of navigation: ScreenBars.Navigation, in room: ControllerRoom) -> UIView {
    let bar = UINavigationBar(frame: navigation.frame)
    bar.prefersLargeTitles = navigation.hasLargeTitle
    bar.surfaceOverhang = room.safeArea.top
    if !UIKitRelease.current.hasNavigationBarSurface(isLarge: navigation.hasLargeTitle) {
      bar.standardAppearance.configureWithTransparentBackground()
    }
    if let tint = navigation.tintColor { bar.tintColor = tint }
    let below = navigation.backTitle.map { [UINavigationItem(title: $0)] } ?? []
    bar.items = below + [UINavigationItem(navigation.item, views: objects)]
    lay(bar, in: room)
    return bar
  }

  private func view(of tools: ScreenBars.Tools, in room: ControllerRoom) -> UIView {
    let bar = UIToolbar(frame: tools.frame)
    // As a navigation controller has it: what is below covers the home indicator only.
    bar.frame.size.height = max(0, bar.frame.height - room.safeArea.bottom)
    bar.surfaceOverhang = room.safeArea.bottom
    // Since iOS 26 the buttons of controllers' bars float.
    if UIKitRelease.current.iOS >= 26 { bar.backgroundColor = .clear }
    if let tint = tools.tintColor { bar.tintColor = tint }
    bar.items = tools.items.map { UIBarButtonItem($0, views: objects) }
    lay(bar, in: room)
    return bar
  }

  private func lay(_ bar: UIView, in room: ControllerRoom) {
    bar.environment = RootEnvironment(
      safeArea: UIEdgeInsets(
        top: 0, left: room.safeArea.left, bottom: 0, right: room.safeArea.right),
      minimumMargins: .zero, traits: room.traits)
    for view in bar.subviews { references.apply(to: view) }
    bar.layoutIfNeeded()
  }
}
