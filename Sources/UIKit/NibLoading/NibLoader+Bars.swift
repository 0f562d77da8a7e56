import IBDocument

extension NibLoader {
  /// The navigation item of a controller; nil where it has none.
  package func navigationItem(of controller: IBElement) -> NavigationItem? {
    controller.child(named: "navigationItem").map(navigationItem)
  }

  /// A `<navigationItem>` of a controller or of a navigation bar.
  package func navigationItem(_ element: IBElement) -> NavigationItem {
    NavigationItem(
      title: element.string(key: "title"), prompt: element.string(key: "prompt"),
      backTitle: element.child(key: "backBarButtonItem")?.string(key: "title"),
      leading: barButtons(element, single: "leftBarButtonItem", several: "leftBarButtonItems"),
      trailing: barButtons(element, single: "rightBarButtonItem", several: "rightBarButtonItems"),
      hasTitleView: element.child(key: "titleView") != nil,
      keepsSmallTitle: element["largeTitleDisplayMode"] == "never")
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
  package func barItem(_ item: IBElement) -> BarItem {
    BarItem(
      title: item.string(key: "title"),
      image: image(
        named: item["image"], reference: item.child(named: "imageReference", key: "image")),
      systemItem: item["systemItem"], width: CGFloat(item.double("width") ?? 0),
      isProminent: item["style"] == "done", objectID: item.id,
      customView: item.child(key: "customView")?.name)
  }
}
