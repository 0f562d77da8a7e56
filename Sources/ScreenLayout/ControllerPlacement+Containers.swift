import DeviceCatalog
import IBDocument
import UIKit

extension ControllerPlacement {
  // MARK: Inside other screens

  /// A navigation controller inside another screen: its root under a bar.
  func navigation(
    _ controller: IBElement, showing child: IBElement, in room: ControllerRoom, path: [String]
  ) -> UIView {
    var surroundings = SceneSurroundings(ofTopLevelView: child)
    if controller.bool("navigationBarHidden") != true {
      surroundings.takeTitle(of: child, in: controller, after: nil)
    }
    if controller.bool("toolbarHidden") == false { surroundings.bottomBar = .toolBar }
    surroundings.navigationControllerID = controller.id
    return framed(child, by: surroundings, in: room, path: path)
  }

  /// A tab bar controller inside another screen: one child above a bar.
  func tabs(
    _ controller: IBElement, showing child: IBElement, in room: ControllerRoom, path: [String]
  ) -> UIView {
    var surroundings = SceneSurroundings(ofTopLevelView: child)
    surroundings.bottomBar = .tabBar
    surroundings.tabBarControllerID = controller.id
    surroundings.selectedTabID = child.id
    return framed(child, by: surroundings, in: room, path: path)
  }

  /// A child with bars around it, as views.
  private func framed(
    _ child: IBElement, by surroundings: SceneSurroundings, in room: ControllerRoom, path: [String]
  ) -> UIView {
    let frame = BarFrame(surroundings, of: child, in: room, document: document)
    let container = UIView(frame: CGRect(origin: .zero, size: room.size))
    container.environment = room.environment
    let view = view(of: child, in: frame.contentRoom, path: path)
    view.frame.origin = frame.contentRect.origin
    container.addSubview(view)
    for bar in frame.bars.views { container.addSubview(bar) }
    return container
  }

  // MARK: Columns

  /// Width of a primary column that nothing else is said of, and the most it gets by itself.
  private static let columnWidth: CGFloat = 320

  /// A split view: both columns side by side in a regular width that lies, as the automatic display
  /// mode has it; else the secondary one, beside which UIKit keeps the primary one hidden, or which
  /// it pushes onto it in a compact width.
  func split(_ controller: IBElement, in room: ControllerRoom, path: [String]) -> UIView {
    let columns = document.children(of: controller)
    let primary = document.children(of: controller, "masterViewController").first ?? columns.first
    let secondary =
      document.children(of: controller, "detailViewController").first ?? columns.dropFirst().last
    guard let primary else { return content(of: controller, in: room, path: path) }
    guard let secondary else { return view(of: primary, in: room, path: path) }
    let isRegular = room.traits.horizontalSizeClass == .regular
    guard SplitTiling.tiles(room.size, isRegular: isRegular) else {
      return view(of: secondary, in: room, path: path)
    }
    let container = UIView(frame: CGRect(origin: .zero, size: room.size))
    container.environment = room.environment
    let width = primaryWidth(controller, of: room.size.width)
    let line = 1 / room.traits.displayScale
    let isMirrored = room.traits.layoutDirection == .rightToLeft
    let first = CGRect(
      x: isMirrored ? room.size.width - width : 0, y: 0, width: width, height: room.size.height)
    let second = CGRect(
      x: isMirrored ? 0 : width + line, y: 0, width: room.size.width - width - line,
      height: room.size.height)
    for (child, rect, horizontal) in [
      (primary, first, UIUserInterfaceSizeClass.compact), (secondary, second, .regular),
    ] {
      var part = room.part(rect)
      part.traits = room.traits.with(horizontal: horizontal)
      let view = view(of: child, in: part, path: path)
      view.frame.origin = rect.origin
      container.addSubview(view)
    }
    container.backgroundColor = UIColor.system(named: "separatorColor")
    return container
  }

  private func primaryWidth(_ controller: IBElement, of width: CGFloat) -> CGFloat {
    let least = controller.double("minimumPrimaryColumnWidth").map { CGFloat($0) } ?? 0
    let stated = controller.double("maximumPrimaryColumnWidth").map { CGFloat($0) }
    let most = max(least, stated ?? Self.columnWidth)
    let fraction = controller.double("preferredPrimaryColumnWidthFraction") ?? 0.4
    return min(width / 2, max(least, min(most, (width * CGFloat(fraction)).rounded())))
  }
}

extension ScreenBars {
  /// The bars as views, for screens inside others.
  @MainActor
  var views: [UIView] {
    var views: [UIView] = []
    if let navigation {
      let bar = UINavigationBar(frame: navigation.frame)
      bar.title = navigation.item.title
      bar.prefersLargeTitles = navigation.hasLargeTitle
      bar.documentItem = navigation.item
      views.append(bar)
    }
    if let tools {
      let bar = UIToolbar(frame: tools.frame)
      bar.documentItems = tools.items
      views.append(bar)
    }
    if let tabs {
      let bar = UITabBar(frame: tabs.frame)
      bar.documentItems = tabs.items
      views.append(bar)
    }
    // Since iOS 26 the bars of controllers have no surface; their buttons float.
    for bar in views { bar.backgroundColor = .clear }
    return views
  }
}
