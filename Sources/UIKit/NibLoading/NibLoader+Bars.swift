import IBDocument

extension NibLoader {
  /// The navigation item of a controller; nil where it has none.
  package func navigationItem(of controller: IBElement) -> NavigationItem? {
    controller.child(named: "navigationItem").map(navigationItem)
  }

  /// A `<navigationItem>` of a controller or of a navigation bar.
  package func navigationItem(_ element: IBElement) -> NavigationItem {
    var item = NavigationItem(
      title: element.string(key: "title"), prompt: element.string(key: "prompt"),
      backTitle: element.child(key: "backBarButtonItem")?.string(key: "title"),
      leading: barButtons(element, single: "leftBarButtonItem", several: "leftBarButtonItems"),
      trailing: barButtons(element, single: "rightBarButtonItem", several: "rightBarButtonItems"),
      hasTitleView: element.child(key: "titleView") != nil,
      keepsSmallTitle: element["largeTitleDisplayMode"] == "never")
    item.titleView = element.child(key: "titleView").flatMap(ownID)
    item.keepsBackButton = element.bool("leftItemsSupplementBackButton") ?? false
    return item
  }

  /// The tab of a controller; nil where it has none.
  package func tabBarItem(of controller: IBElement) -> BarItem? {
    controller.child(named: "tabBarItem").map(barItem)
  }

  /// The items of a controller for the toolbar below it.
  package func toolbarItems(of controller: IBElement) -> [BarItem] {
    (controller.child(named: "toolbarItems")?.children ?? []).map(barItem)
  }

  private func barButtons(_ element: IBElement, single: String, several: String) -> [BarItem] {
    if let list = element.child(named: several) { return list.children.map(barItem) }
    return element.child(key: single).map { [barItem($0)] } ?? []
  }

  /// A `<barButtonItem>` or `<tabBarItem>`.
  ///
  /// A system item is what it is called: “Item”, which Interface Builder's library calls a button,
  /// stays in the document when the button becomes one.
  package func barItem(_ element: IBElement) -> BarItem {
    let systemItem = element["systemItem"]
    let isSystemButton =
      element.name == "barButtonItem"
      && systemItem.flatMap(UIBarButtonItem.SystemItem.init(documentName:)) != nil
    var item = BarItem(
      title: isSystemButton ? nil : element.string(key: "title"),
      image: image(
        named: element["image"], reference: element.child(named: "imageReference", key: "image")),
      systemItem: systemItem, width: CGFloat(element.double("width") ?? 0),
      isProminent: element["style"] == "done", objectID: element.id,
      customView: element.child(key: "customView").map { ownID(of: $0) ?? $0.name })
    item.isEnabled = element.bool("enabled") ?? true
    return item
  }

  /// The ID of a view by which it is found among the loaded ones; nil where it has none, or another
  /// element has the same: that may be what the bar is in.
  private func ownID(of view: IBElement) -> String? {
    view.id.flatMap { document.element(id: $0) === view ? $0 : nil }
  }

  /// Puts the items of bars that stand in views into them, with the views of the items.
  ///
  /// On the canvas these keep the frames that they were saved with, and those of navigation bars stand
  /// in no bar.
  func attachBarItems() {
    guard !isForCanvas else { return }
    for (bar, items) in itemsOfBars where !items.isEmpty {
      if let bar = bar as? UINavigationBar {
        bar.items = items.map { UINavigationItem(navigationItem($0), views: objects) }
      } else if let bar = bar as? UIToolbar {
        bar.items = items.map { UIBarButtonItem(barItem($0), views: objects) }
      }
    }
  }
}
