import DeviceCatalog
import IBDocument
import UIKit

/// The bars around a controller's view in a room, and what they leave of it.
@MainActor
struct BarFrame {
  /// The bars, in the room's coordinates.
  private(set) var bars = ScreenBars()
  /// Where the controller's view is in the room: all of it, or what opaque bars leave.
  private(set) var contentRect: CGRect
  /// The room of the controller's view.
  private(set) var contentRoom: ControllerRoom

  private let controller: IBElement
  private let document: IBDocument
  private let loader: NibLoader
  private let heights: ContainerBars
  /// Whether the bars lie over the room rather than upright beside it.
  private let takesRoom: Bool

  init(
    _ surroundings: SceneSurroundings, of controller: IBElement, in room: ControllerRoom,
    document: IBDocument, hasUprightBars: Bool = false
  ) {
    self.controller = controller
    self.document = document
    loader = NibLoader(document: document, traits: room.traits, isForCanvas: false)
    heights = ContainerBars(
      traits: room.traits, safeAreaBottom: room.safeArea.bottom, isInSheet: room.isInSheet)
    takesRoom = !hasUprightBars
    contentRect = CGRect(origin: .zero, size: room.size)
    contentRoom = room
    guard takesRoom else { return }
    placeNavigationBar(surroundings, in: room)
    placeBottomBar(surroundings, in: room)
    contentRoom.hasBars = surroundings.navigationBar != .none || surroundings.bottomBar != .none
    uncover(surroundings, in: room)
  }

  // MARK: Above

  private mutating func placeNavigationBar(
    _ surroundings: SceneSurroundings, in room: ControllerRoom
  ) {
    guard surroundings.navigationBar != .none else { return }
    let isLarge = surroundings.navigationBar == .large && heights.largeTitle > 0
    let owner = surroundings.itemControllerID.flatMap { document.element(id: $0) }
    let item = item(of: owner ?? controller)
    let height =
      heights.navigationBar + (item.prompt == nil ? 0 : heights.prompt)
      + (isLarge ? heights.largeTitle : 0)
    bars.navigation = ScreenBars.Navigation(
      frame: CGRect(x: 0, y: room.safeArea.top, width: room.size.width, height: height),
      item: item, hasLargeTitle: isLarge,
      backTitle: backTitle(surroundings),
      tintColor: tint(of: "navigationBar", in: surroundings.navigationControllerID))
    contentRoom.safeArea.top += height
  }

  private func backTitle(_ surroundings: SceneSurroundings) -> String? {
    guard let id = surroundings.pusherID, let pusher = document.element(id: id) else { return nil }
    let item = item(of: pusher)
    return item.backTitle ?? item.title ?? ""
  }

  /// A controller without a navigation item of its own is named by its title.
  private func item(of controller: IBElement) -> NavigationItem {
    var item = loader.navigationItem(of: controller) ?? NavigationItem()
    item.title = item.title ?? controller.string(key: "title")
    return item
  }

  // MARK: Below

  private mutating func placeBottomBar(
    _ surroundings: SceneSurroundings, in room: ControllerRoom
  ) {
    let height: CGFloat
    switch surroundings.bottomBar {
    case .none: return
    case .tabBar: height = heights.tabBar
    case .toolBar: height = heights.toolbar
    }
    let length = height + room.safeArea.bottom
    let frame = CGRect(
      x: 0, y: room.size.height - length, width: room.size.width, height: length)
    if surroundings.bottomBar == .tabBar {
      let tabs = surroundings.tabBarControllerID.flatMap { document.element(id: $0) }
      let children = tabs.map { document.children(of: $0) } ?? []
      bars.tabs = ScreenBars.Tabs(
        frame: frame, items: children.map { loader.tabBarItem(of: $0) ?? BarItem() },
        selectedIndex: children.firstIndex { $0.id == surroundings.selectedTabID } ?? 0,
        tintColor: tint(of: "tabBar", in: surroundings.tabBarControllerID),
        controllerID: surroundings.tabBarControllerID)
    } else {
      bars.tools = ScreenBars.Tools(
        frame: frame, items: loader.toolbarItems(of: controller),
        tintColor: tint(of: "toolbar", in: surroundings.navigationControllerID))
    }
    contentRoom.safeArea.bottom += height
  }

  /// The tint that a container gives one of its bars.
  private func tint(of bar: String, in container: String?) -> UIColor? {
    let element = container.flatMap { document.element(id: $0) }?.child(named: bar)
    return element?.color(key: "tintColor").flatMap(loader.color)
  }

  // MARK: Between

  /// Makes the view smaller where it does not reach under the bars.
  private mutating func uncover(_ surroundings: SceneSurroundings, in room: ControllerRoom) {
    let edges = controller.child(key: "edgesForExtendedLayout")
    let opaque = controller.bool("extendedLayoutIncludesOpaqueBars") == true
    let above = surroundings.navigationControllerID.flatMap { document.element(id: $0) }?
      .child(named: "navigationBar")
    let below = surroundings.tabBarControllerID.flatMap { document.element(id: $0) }?
      .child(named: "tabBar")
    func stops(_ edge: String, at bar: IBElement?) -> Bool {
      if let edges, edges.bool(edge) != true { return true }
      return !opaque && bar?.bool("translucent") == false
    }
    if bars.navigation != nil, stops("top", at: above) {
      contentRect.origin.y = contentRoom.safeArea.top
      contentRect.size.height -= contentRoom.safeArea.top
      contentRoom.safeArea.top = 0
    }
    if bars.tabs != nil || bars.tools != nil, stops("bottom", at: below) {
      contentRect.size.height -= contentRoom.safeArea.bottom
      contentRoom.safeArea.bottom = 0
    }
    contentRect.size.height = max(0, contentRect.height)
    contentRoom.size = contentRect.size
  }
}
