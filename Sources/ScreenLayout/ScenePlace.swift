import UIKit

/// Where a scene stands on a screen: all over it, or where the presentation or the split view that
/// brings it has it.
@MainActor
struct ScenePlace {
  /// In the screen's coordinates.
  let frame: CGRect
  /// The room within.
  let room: ControllerRoom
  /// Whether nothing of the screen stays free.
  let isWhole: Bool
  /// Whether it is a popover, which has a background of its own.
  let isPopover: Bool
  /// The whole screen; nil for a column of a split view, which has no round corners.
  private let bounds: CGRect?

  /// The place of a column that a split view slides in over the others.
  init(column frame: CGRect, in screen: ControllerRoom) {
    self.frame = frame
    var room = screen.part(frame)
    room.traits = screen.traits.with(horizontal: .compact)
    self.room = room
    isWhole = false
    isPopover = false
    bounds = nil
  }

  init(
    _ surroundings: SceneSurroundings, on configuration: ScreenConfiguration,
    in screen: ControllerRoom
  ) {
    let presentation = PresentationRoom(
      size: screen.size, window: configuration.windowSurroundings, traits: screen.traits)
    let style = (surroundings.modalStyle ?? .fullScreen).resolved.adapted(to: screen.traits)
    frame = presentation.frame(of: style, preferring: surroundings.preferredContentSize)
    isWhole = frame == presentation.bounds
    bounds = presentation.bounds
    isPopover = !isWhole && style == .popover
    var room = screen.part(frame)
    room.isInSheet = !isWhole && style.hasSheetBars
    if style.narrows(screen.traits) { room.traits = screen.traits.with(horizontal: .compact) }
    self.room = room
  }

  /// The corners of a card that are those of a view in it, too: of one that reaches down to the screen's
  /// lower edge only the upper ones are round.
  func corners(of view: CGRect) -> CACornerMask {
    var corners: CACornerMask = []
    guard !isWhole, let bounds else { return corners }
    if view.minY == frame.minY { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if view.maxY == frame.maxY, frame.maxY < bounds.maxY {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    return corners
  }
}
