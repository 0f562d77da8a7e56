import IBDocument
import UIKit

extension ControllerPlacement {
  /// A split view: its columns where the running program has them, or the one that fills it.
  ///
  /// Beside compact columns the secondary one is regular, as UIKit has it.
  func split(_ controller: IBElement, in room: ControllerRoom, path: [String]) -> UIView {
    let arrangement = SplitArrangement(controller, in: document)
    let children = document.columns(of: controller)
    let isRegular = room.traits.horizontalSizeClass == .regular
    let shown = isRegular ? arrangement.shown(in: room.size) : [arrangement.collapsed]
    guard shown.count > 1 else {
      guard let child = shown.first.flatMap({ children[$0] }) else {
        return content(of: controller, in: room, path: path)
      }
      return column(child, of: controller, in: room, path: path)
    }
    let container = UIView(frame: CGRect(origin: .zero, size: room.size))
    container.environment = room.environment
    container.backgroundColor = UIColor.system(named: "separatorColor")
    let places = arrangement.frames(
      of: shown, in: room.size, scale: room.traits.displayScale,
      isRightToLeft: room.traits.layoutDirection == .rightToLeft)
    for (column, rect) in places {
      guard let child = children[column] else { continue }
      var part = room.part(rect)
      part.traits = room.traits.with(horizontal: column == .secondary ? .regular : .compact)
      let view = self.column(child, of: controller, in: part, path: path)
      view.frame.origin = rect.origin
      container.addSubview(view)
      if column == .secondary, arrangement.behavior == .overlay {
        container.sendSubviewToBack(view)
      }
    }
    return container
  }

  private func column(
    _ child: IBElement, of split: IBElement, in room: ControllerRoom, path: [String]
  ) -> UIView {
    guard document.stacks(child, of: split) else { return view(of: child, in: room, path: path) }
    var surroundings = SceneSurroundings(ofTopLevelView: child)
    surroundings.navigationBar = .standard
    return framed(child, by: surroundings, in: room, path: path)
  }
}
