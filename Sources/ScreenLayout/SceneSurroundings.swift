import DeviceCatalog
import IBDocument
import UIKit

/// What a storyboard puts around a controller's view: bars, and how it comes onto the screen.
///
/// Interface Builder follows the segues backwards: a view in a navigation controller has its bar,
/// one pushed after it has the same, one presented is a card. Simulated metrics have the last word.
package struct SceneSurroundings: Hashable, Sendable {
  /// How the controller comes onto the screen.
  package var presentation = CanvasRoot.Presentation.fullScreen
  /// The style in which the controller, or one around it, is presented; nil: it is not.
  package var modalStyle: UIModalPresentationStyle?
  /// The size that it prefers when it is presented; none where it does not say.
  package var preferredContentSize = CGSize.zero
  /// The bar above.
  package var navigationBar = CanvasRoot.NavigationBar.none
  /// Object ID of the controller whose item the bar above shows: around tabs the tab bar controller.
  package var itemControllerID: String?
  /// Whether that item makes the bar above higher by a prompt, or a simulated one is.
  package var hasPrompt = false
  /// The title in it.
  package var title: String?
  /// The bar below.
  package var bottomBar = CanvasRoot.BottomBar.none
  /// Whether a segue presents the controller, or one that contains or pushes it.
  package var isPresented = false
  /// Whether a segue presents the controller itself.
  package var isPresentedItself = false
  /// Whether the controller is embedded in a view of another, or its bars are simulated.
  package var isEmbeddedOrSimulated = false
  /// Object ID of the navigation controller whose bar is above.
  package var navigationControllerID: String?
  /// Object ID of the controller below this one in the navigation stack; nil at its root.
  package var pusherID: String?
  /// Object ID of the tab bar controller whose bar is below, and of its child that is shown.
  package var tabBarControllerID: String?
  package var selectedTabID: String?

  /// The surroundings of a controller of `document`.
  package init(of controller: IBElement, in document: IBDocument) {
    self.init(of: controller, in: document, release: .init(plugInVersion: document.plugInVersion))
  }

  /// The surroundings of a view at the top of a xib, which only simulated metrics decide.
  package init(ofTopLevelView view: IBElement) {
    applySimulatedMetrics(of: view)
    isEmbeddedOrSimulated = false
  }

  /// The surroundings of a controller as a release of Xcode, and the iOS of its day, shows them.
  ///
  /// - Parameter isRunning: Whether UIKit shows them on a device, rather than the canvas.
  package init(
    of controller: IBElement, in document: IBDocument, release: CanvasRelease,
    isRunning: Bool = false, visited: Set<String> = []
  ) {
    itemControllerID = controller.id
    let item = controller.child(named: "navigationItem")
    hasPrompt = item?.string(key: "prompt") != nil
    title = item?.string(key: "title") ?? controller.string(key: "title")
    if let way = Self.way(
      to: controller, in: document, visited: visited, isInferred: !isRunning)
    {
      let visited = visited.union([controller.id ?? ""])
      let source = SceneSurroundings(
        of: way.source, in: document, release: release, isRunning: isRunning, visited: visited)
      // The canvas looks at the bar. UIKit pushes in a navigation controller that hides its own, too.
      let pushes =
        source.navigationBar != .none
        || isRunning && way.segue.kind != "showDetail" && source.navigationControllerID != nil
      follow(
        way, to: controller, around: source, in: document, release: release, pushes: pushes)
    }
    applySimulatedMetrics(of: controller)
    preferredContentSize = preferredSize(of: controller, in: document)
  }

  /// What the controller prefers, else what the containers around it do.
  ///
  /// Interface Builder writes the explicit size under the name that it had before iOS 7.
  private func preferredSize(of controller: IBElement, in document: IBDocument) -> CGSize {
    let around = [navigationControllerID, tabBarControllerID].compactMap { $0 }
    let sizes = ([controller] + around.compactMap { document.element(id: $0) }).compactMap {
      $0.size(key: "preferredContentSize") ?? $0.size(key: "contentSizeForViewInPopover")
    }
    return sizes.first.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
  }

  private mutating func follow(
    _ way: Way, to controller: IBElement, around source: SceneSurroundings, in document: IBDocument,
    release: CanvasRelease, pushes: Bool
  ) {
    isPresented = source.isPresented
    switch way.segue.kind {
    case "relationship" where way.source.name == "navigationController":
      followPresentation(of: source)
      bottomBar = way.source.bool("toolbarHidden") == false ? .toolBar : source.bottomBar
      navigationControllerID = way.source.id
      followTabs(of: source)
      if way.source.bool("navigationBarHidden") != true {
        takeTitle(of: controller, in: way.source, after: nil)
      }
    case "relationship" where way.source.name == "tabBarController":
      followPresentation(of: source)
      navigationBar = source.navigationBar
      if source.navigationBar != .none {
        itemControllerID = source.itemControllerID
        (hasPrompt, title) = (source.hasPrompt, source.title)
      }
      bottomBar = .tabBar
      navigationControllerID = source.navigationControllerID
      tabBarControllerID = way.source.id
      selectedTabID = controller.id
    case "show", "push", "showDetail":
      if !pushes {
        if release >= .xcode11 { presentation = .sheet }
        // One that says nothing of it has a status bar (tinode/ios, Xcode 16.3), one that covers the screen none
        // (engYahyaMahmoud97/ContainerView-ios).
        if controller["modalPresentationStyle"] != nil {
          (isPresented, isPresentedItself) = (true, true)
        }
        modalStyle = Self.style(controller["modalPresentationStyle"])
      } else {
        pusherID = source.itemControllerID
        followPush(of: controller, from: source, in: document)
      }
    case "presentation", "modal", "popoverPresentation":
      present(controller, by: way.segue, release: release)
    default:
      isEmbeddedOrSimulated = true
    }
  }

  /// A pushed controller has what is around the one that pushes it.
  private mutating func followPush(
    of controller: IBElement, from source: SceneSurroundings, in document: IBDocument
  ) {
    followPresentation(of: source)
    navigationControllerID = source.navigationControllerID
    followTabs(of: source)
    if source.navigationBar != .none {
      takeTitle(
        of: controller, in: source.navigationControllerID.flatMap { document.element(id: $0) },
        after: source.navigationBar)
    }
    bottomBar = controller.bool("hidesBottomBarWhenPushed") == true ? .none : source.bottomBar
  }

  private mutating func followPresentation(of source: SceneSurroundings) {
    presentation = source.presentation
    modalStyle = source.modalStyle
  }

  private mutating func followTabs(of source: SceneSurroundings) {
    tabBarControllerID = source.tabBarControllerID
    selectedTabID = source.selectedTabID
  }

  /// Xcode 11 shows modal controllers as cards unless they ask for more, and popovers too, since a
  /// phone adapts them.
  private mutating func present(
    _ controller: IBElement, by segue: IBSegue, release: CanvasRelease
  ) {
    let style = segue.element["modalPresentationStyle"] ?? controller["modalPresentationStyle"]
    let isPopover = segue.kind == "popoverPresentation" || style == "popover"
    (isPresented, isPresentedItself) = (true, true)
    modalStyle = isPopover ? .popover : Self.style(style)
    if release < .xcode11 {
      presentation = isPopover ? .popover : .fullScreen
    } else if isPopover || [nil, "automatic", "pageSheet", "formSheet"].contains(style) {
      presentation = .sheet
    }
  }

  private static func style(_ name: String?) -> UIModalPresentationStyle {
    let styles: [String: UIModalPresentationStyle] = [
      "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
      "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
      "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]
    return name.flatMap { styles[$0] } ?? .automatic
  }

  private mutating func applySimulatedMetrics(of element: IBElement) {
    let size = element.child(key: "simulatedDestinationMetrics")?.name
    if size == "modalPageSheetSimulatedSizeMetrics" || size == "modalFormSheetSimulatedSizeMetrics"
    {
      presentation = .sheet
      modalStyle = size == "modalPageSheetSimulatedSizeMetrics" ? .pageSheet : .formSheet
    }
    if let top = element.child(key: "simulatedTopBarMetrics") {
      isEmbeddedOrSimulated = true
      if top.name == "nil" { navigationBar = .none }
      if top.name == "simulatedNavigationBarMetrics" {
        hasPrompt = hasPrompt || top.bool("prompted") == true
        navigationBar = top.bool("prefersLargeTitles") == true ? .large : .standard
      }
    }
    if let bottom = element.child(key: "simulatedBottomBarMetrics") {
      isEmbeddedOrSimulated = true
      switch bottom.name {
      case "simulatedToolbarMetrics": bottomBar = .toolBar
      case "simulatedTabBarMetrics": bottomBar = .tabBar
      default: bottomBar = .none
      }
    }
  }

  /// Decides about the title in a navigation controller's bar: an item can have a small or a large
  /// one in a bar that prefers large ones, and otherwise takes over that of the item before it.
  mutating func takeTitle(
    of controller: IBElement, in navigation: IBElement?, after previous: CanvasRoot.NavigationBar?
  ) {
    let bar = navigation?.child(named: "navigationBar")
    // Where the item before stands in a simulated bar, that says what it prefers.
    let prefersLarge = bar.map { $0.bool("largeTitles") == true } ?? (previous == .large)
    switch controller.child(named: "navigationItem")?["largeTitleDisplayMode"] {
    case "never", "inline": navigationBar = .standard
    case "always": navigationBar = prefersLarge ? .large : .standard
    default: navigationBar = previous ?? (prefersLarge ? .large : .standard)
    }
  }
}

extension SceneSurroundings {
  /// A segue and the controller it starts from.
  struct Way {
    let segue: IBSegue
    let source: IBElement
  }

  /// The segue that decides, of all that lead to a controller: containment before pushing before
  /// embedding before presenting.
  ///
  /// - Parameter isInferred: Whether one that the document names for what is inferred is the only one that
  ///   counts: on the canvas (Jkutkut's Switf-Login, two cards that show each other, though a navigation
  ///   controller contains one).
  static func way(
    to controller: IBElement, in document: IBDocument, visited: Set<String> = [],
    isInferred: Bool = false
  ) -> Way? {
    let ranks = [
      "relationship": 0, "show": 1, "push": 1, "showDetail": 1, "embed": 2, "presentation": 3,
      "modal": 3, "popoverPresentation": 3,
    ]
    let ways = document.segues.compactMap { segue -> Way? in
      guard segue.destination == controller.id, segue.kind != "unwind",
        let source = self.controller(around: segue.element, in: document),
        source.id != controller.id
      else { return nil }
      return Way(segue: segue, source: source)
    }
    let named = isInferred ? ways.filter { document.inferringSegueIDs.contains($0.segue.id) } : []
    return (named.isEmpty ? ways : named).filter { !visited.contains($0.source.id ?? "") }.min {
      (ranks[$0.segue.kind] ?? 9) < (ranks[$1.segue.kind] ?? 9)
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
