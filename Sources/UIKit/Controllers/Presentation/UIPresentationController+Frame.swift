extension UIPresentationController {
  final func room(of size: CGSize) -> PresentationRoom {
    let window = containerView?.window ?? presentingViewController.viewIfLoaded?.window
    let surroundings =
      window?.upcomingSurroundings ?? window?.surroundings
      ?? WindowSurroundings(size: size, traits: UIScreen.main.traitCollection)
    return PresentationRoom(size: size, window: surroundings, traits: surroundings.traits)
  }

  final var presentedFrame: CGRect {
    guard let size = containerView?.bounds.size else { return .zero }
    return frame(in: room(of: size))
  }

  /// Where the presented view is: as the room has it, at a sheet's detent, where a popover points.
  final func frame(in room: PresentationRoom) -> CGRect {
    let style = styleInForce(for: room.traits)
    switch style {
    case .pageSheet where room.isUpright, .formSheet where room.isUpright:
      return room.card { sheet?.detentHeight(most: $0, in: room) ?? $0 }
    case .popover: return popoverFrame(in: room)
    default: return room.frame(of: style, preferring: preferredContentSize)
    }
  }

  /// The sheet that this is, or that a popover becomes.
  final var sheet: UISheetPresentationController? {
    self as? UISheetPresentationController
      ?? (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
  }

  /// The sheet while it is shown as a card; nil in another shape.
  final var cardSheet: UISheetPresentationController? {
    guard let size = containerView?.bounds.size else { return nil }
    let room = room(of: size)
    guard room.isUpright, [.pageSheet, .formSheet].contains(styleInForce(for: room.traits)) else {
      return nil
    }
    return sheet
  }

  /// Whether what is behind the presented view is darker: it is behind sheets.
  final var dims: Bool {
    guard let size = containerView?.bounds.size,
      [.pageSheet, .formSheet].contains(styleInForce(for: room(of: size).traits))
    else { return false }
    return !isUndimmedSheet
  }

  /// Whether the presented view is a card at a height at which nothing is dimmed.
  final var isUndimmedSheet: Bool { cardSheet?.isUndimmed ?? false }

  /// Whether bars are those of sheets: where something of the container stays free.
  final var hasSheetBars: Bool {
    guard let size = containerView?.bounds.size else { return false }
    return frameOfPresentedViewInContainerView.height < size.height
      && styleInForce(for: room(of: size).traits).hasSheetBars
  }

  private func popoverFrame(in room: PresentationRoom) -> CGRect {
    let popover = self as? UIPopoverPresentationController
    let placement = room.popover(
      preferring: preferredContentSize, at: popover?.anchor(in: containerView),
      directions: popover?.permittedArrowDirections ?? .any,
      margins: popover?.popoverLayoutMargins ?? UIPopoverPresentationController.margins,
      mayOverlap: popover?.canOverlapSourceViewRect ?? false)
    popover?.placedDirection = placement.direction
    return placement.frame
  }
}
