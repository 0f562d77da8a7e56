import UIKit

/// The room that a controller's view gets, and what of it is covered.
struct ControllerRoom {
  /// Extents of the view.
  var size: CGSize
  /// What bars, cutouts and the home indicator cover of it.
  var safeArea: UIEdgeInsets
  /// The traits that hold in it.
  var traits: UITraitCollection
  /// Least margin left and right of the view, beyond the safe area.
  var sideMargin: CGFloat
  /// Whether the room is in a navigation or tab bar controller, which moves a scroll view's content
  /// from under its bars.
  var hasBars = false
  /// Whether the room is in a sheet over a part of the screen, where navigation bars are higher.
  var isInSheet = false

  /// A root view's environment in this room.
  @MainActor var environment: RootEnvironment {
    RootEnvironment(
      safeArea: safeArea,
      minimumMargins: UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: sideMargin),
      traits: traits, marginsIncludeSafeArea: UIKitRelease.current.iOS >= 11)
  }

  /// The part of the room within a rectangle of it: what is as wide keeps the margin, which on
  /// phones with a cutout does not follow from the width alone, what is narrower has that of its width.
  func part(_ rect: CGRect) -> ControllerRoom {
    var room = self
    if rect.width < size.width {
      room.sideMargin = UIViewController.sideMargin(forWidth: rect.width)
    }
    room.size = rect.size
    // What hangs over the room's edge is not covered by more than the room itself.
    func covered(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(inset, max(0, inset - distance))
    }
    room.safeArea = UIEdgeInsets(
      top: covered(safeArea.top, rect.minY), left: covered(safeArea.left, rect.minX),
      bottom: covered(safeArea.bottom, size.height - rect.maxY),
      right: covered(safeArea.right, size.width - rect.maxX))
    return room
  }
}

extension UITraitCollection {
  /// The same traits with another width class.
  func with(horizontal: UIUserInterfaceSizeClass) -> UITraitCollection {
    replacing(UITraitHorizontalSizeClass.self, value: horizontal)
  }
}
