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
  func framed(
    _ child: IBElement, by surroundings: SceneSurroundings, in room: ControllerRoom, path: [String]
  ) -> UIView {
    let frame = BarFrame(surroundings, of: child, in: room, document: document)
    let container = UIView(frame: CGRect(origin: .zero, size: room.size))
    container.environment = room.environment
    let view = view(of: child, in: frame.contentRoom, path: path)
    view.frame.origin = frame.contentRect.origin
    container.addSubview(view)
    for bar in views(of: frame.bars, in: room) { container.addSubview(bar) }
    return container
  }
}
