/// The space that a presentation has.
struct PresentationRoom {
  var size: CGSize
  /// The window around it.
  var window: WindowSurroundings
  var traits: UITraitCollection
}

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

  /// Where the presented view is.
  ///
  /// A card leaves ten points below the status bar of a cutout free, or just an older status bar;
  /// where there is little height, and on pads, whose figures are not published, a page sheet covers
  /// everything. A form sheet is 540 × 620 or as large as its content wants to be, in the middle.
  final func frame(in room: PresentationRoom) -> CGRect {
    let whole = CGRect(origin: .zero, size: room.size)
    switch styleInForce(for: room.traits) {
    case .formSheet where room.isRegular: return room.centred(preferredContentSize)
    case .pageSheet, .formSheet: return room.isUpright ? card(in: room) : whole
    case .popover: return popoverFrame(in: room)
    default: return whole
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

  private func card(in room: PresentationRoom) -> CGRect {
    let status = room.window.statusBarHeight
    let top = room.window.safeArea.top
    let gap = top > status || status > 20 ? top + 10 : max(20, status)
    let most = max(0, room.size.height - gap)
    let height = min(most, sheet?.detentHeight(most: most, in: room) ?? most)
    return CGRect(x: 0, y: room.size.height - height, width: room.size.width, height: height)
  }

  private func popoverFrame(in room: PresentationRoom) -> CGRect {
    let wanted =
      preferredContentSize == .zero ? CGSize(width: 320, height: 480) : preferredContentSize
    let popover = self as? UIPopoverPresentationController
    let placement = PopoverPlacement(
      wanted: wanted,
      free: CGRect(origin: .zero, size: room.size).inset(by: room.window.safeArea)
        .inset(by: popover?.popoverLayoutMargins ?? UIPopoverPresentationController.margins),
      source: popover?.anchor(in: containerView),
      directions: popover?.permittedArrowDirections ?? .any,
      mayOverlap: popover?.canOverlapSourceViewRect ?? false)
    popover?.placedDirection = placement.direction
    return placement.frame
  }
}

extension PresentationRoom {
  var isRegular: Bool {
    traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
  }
  /// Whether sheets are cards here.
  var isUpright: Bool {
    traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular
  }

  func centred(_ preferred: CGSize) -> CGRect {
    let wanted = preferred == .zero ? CGSize(width: 540, height: 620) : preferred
    let extent = CGSize(
      width: min(wanted.width, size.width), height: min(wanted.height, size.height))
    return CGRect(
      x: ((size.width - extent.width) / 2).rounded(),
      y: ((size.height - extent.height) / 2).rounded(), width: extent.width, height: extent.height)
  }
}
