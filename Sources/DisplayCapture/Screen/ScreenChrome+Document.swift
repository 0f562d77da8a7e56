import DeviceCatalog
import IBDocument
import ScreenLayout
import UIKit

extension ScreenChrome {
  /// The bars that a storyboard puts around a controller, with their titles and items.
  ///
  /// - Parameters:
  ///   - loader: Of the same document, for pictures and colours of the items.
  @MainActor
  package init(
    of controller: IBElement, in document: IBDocument, loader: NibLoader,
    statusBar: Bool = false, homeIndicator: Bool = false
  ) {
    let surroundings = SceneSurroundings(of: controller, in: document)
    let containers = Containers(of: controller, in: document)
    self.init(statusBar: statusBar, homeIndicator: homeIndicator)
    if surroundings.navigationBar != .none {
      let item = loader.navigationItem(of: controller) ?? NavigationItem(title: controller["title"])
      navigationBar = NavigationBarContent(
        item: item, isLarge: surroundings.navigationBar == .large,
        backTitle: containers.previous.map { previous in
          let item = loader.navigationItem(of: previous)
          return item?.backTitle ?? item?.title ?? "Back"
        })
    }
    switch surroundings.bottomBar {
    case .none: break
    case .toolBar: toolbar = ToolbarContent(items: loader.toolbarItems(of: controller))
    case .tabBar:
      let items = containers.tabs.map { child in
        loader.tabBarItem(of: child) ?? BarItem(title: child["title"] ?? "Item")
      }
      tabBar = TabBarContent(items: items, selectedIndex: containers.chosenTab)
    }
  }
}

/// The controllers around a controller, found by following the segues backwards.
private struct Containers {
  /// The controller from which a navigation controller pushes this one.
  var previous: IBElement?
  /// The controllers of the tab bar controller around, in order.
  var tabs: [IBElement] = []
  /// Which of them leads here.
  var chosenTab = 0

  init(of controller: IBElement, in document: IBDocument) {
    var current = controller
    var visited: Set<String> = []
    var isInNavigation = false
    while let id = current.id, visited.insert(id).inserted {
      let ways = document.segues.filter { $0.destination == id }
      let relation = ways.first { $0.kind == "relationship" }
      let push = ways.first { ["show", "push", "showDetail"].contains($0.kind) }
      guard let way = relation ?? push,
        let source = Self.controller(around: way.element, in: document)
      else { return }
      if source.name == "navigationController" { isInNavigation = true }
      if source.name == "tabBarController" {
        takeTabs(of: source, leadingTo: id, in: document)
        return
      }
      if relation == nil, previous == nil, !isInNavigation { previous = source }
      current = source
    }
  }

  private mutating func takeTabs(
    of source: IBElement, leadingTo id: String, in document: IBDocument
  ) {
    for segue in document.segues where segue.kind == "relationship" {
      guard let child = document.element(id: segue.destination),
        Self.controller(around: segue.element, in: document) === source
      else { continue }
      if segue.destination == id { chosenTab = tabs.count }
      tabs.append(child)
    }
  }

  private static func controller(around element: IBElement, in document: IBDocument) -> IBElement? {
    var candidate = document.parent(of: element)
    while let found = candidate {
      if found.name.lowercased().hasSuffix("controller") { return found }
      candidate = document.parent(of: found)
    }
    return nil
  }
}
