/// The room that something is presented in, and where each style has it there.
///
/// Controllers of a running program and those of documents are placed by the same rules.
@MainActor
package struct PresentationRoom {
  package var size: CGSize
  /// The window around it.
  package var window: WindowSurroundings
  package var traits: UITraitCollection

  package init(size: CGSize, window: WindowSurroundings, traits: UITraitCollection) {
    self.size = size
    self.window = window
    self.traits = traits
  }

  /// The whole room.
  package var bounds: CGRect { CGRect(origin: .zero, size: size) }

  var isRegular: Bool {
    traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
  }
  /// Whether sheets are cards here.
  var isUpright: Bool {
    traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular
  }

  /// Where a presented view is, for a style that is in force under these traits and a controller that
  /// says no more than which size it prefers.
  ///
  /// A card leaves ten points below the status bar of a notch free, or what an island covers, or just an
  /// older status bar; where there is little height, and on pads, whose figures are not published, a page
  /// sheet covers everything. A form sheet is 540 × 620 or as large as its content wants to be, in the
  /// middle.
  package func frame(of style: UIModalPresentationStyle, preferring preferred: CGSize) -> CGRect {
    switch style {
    case .formSheet where isRegular: centred(preferred)
    case .pageSheet, .formSheet: isUpright ? card { $0 } : bounds
    case .popover: popover(preferring: preferred).frame
    default: bounds
    }
  }

  /// What the smallest island covers at the top; notches cover up to 50 points. A card is just below it:
  /// 793 high of 852 in iOS 26.1 (Vercantez/openuikit, fixtures/realapp/detents_ios.json).
  private static let leastIsland: CGFloat = 59

  /// A card at the lower end, as high as is said of the most that it may have.
  func card(height: (CGFloat) -> CGFloat) -> CGRect {
    let status = window.statusBarHeight
    let top = window.safeArea.top
    let gap =
      top >= Self.leastIsland ? top : top > status || status > 20 ? top + 10 : max(20, status)
    let most = max(0, size.height - gap)
    let height = min(most, height(most))
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// A popover, in the middle where there is nothing that it points at.
  func popover(
    preferring preferred: CGSize, at source: CGRect? = nil,
    directions: UIPopoverArrowDirection = .any,
    margins: UIEdgeInsets = UIPopoverPresentationController.margins, mayOverlap: Bool = false
  ) -> PopoverPlacement {
    PopoverPlacement(
      wanted: preferred.filled(from: CGSize(width: 320, height: 480)),
      free: bounds.inset(by: window.safeArea).inset(by: margins), source: source,
      directions: directions, mayOverlap: mayOverlap)
  }

  private func centred(_ preferred: CGSize) -> CGRect {
    let wanted = preferred.filled(from: CGSize(width: 540, height: 620))
    let extent = CGSize(
      width: min(wanted.width, size.width), height: min(wanted.height, size.height))
    return CGRect(
      x: ((size.width - extent.width) / 2).rounded(),
      y: ((size.height - extent.height) / 2).rounded(), width: extent.width, height: extent.height)
  }
}

extension CGSize {
  /// The size with another one's extents where its own are none.
  fileprivate func filled(from other: CGSize) -> CGSize {
    CGSize(width: width > 0 ? width : other.width, height: height > 0 ? height : other.height)
  }
}

extension UIModalPresentationStyle {
  /// What `automatic` stands for: a sheet from iOS 13 on.
  @MainActor
  package var resolved: UIModalPresentationStyle {
    guard self == .automatic else { return self }
    return UIKitRelease.current.iOS >= 13 ? .pageSheet : .fullScreen
  }

  /// The style that shows under traits unless a delegate has another one.
  @MainActor
  package func adapted(to traits: UITraitCollection) -> UIModalPresentationStyle {
    guard traits.horizontalSizeClass == .compact else { return self }
    switch self {
    case .pageSheet, .formSheet: return UIKitRelease.current.iOS >= 13 ? self : .fullScreen
    case .popover: return UIKitRelease.current.iOS >= 13 ? .formSheet : .fullScreen
    default: return self
    }
  }

  /// Whether what is presented is narrow although its surroundings are not: form sheets and popovers
  /// are, whatever the window.
  package func narrows(_ traits: UITraitCollection) -> Bool {
    guard traits.horizontalSizeClass == .regular else { return false }
    return self == .popover || self == .formSheet && traits.verticalSizeClass == .regular
  }

  /// Whether navigation bars are those of sheets in what is presented in this style, if it covers
  /// only a part of the screen: 12 points higher than others on phones, but not in popovers
  /// (observed on iOS 13 to 16 by G. Hackworth, "View Controller Presentation Changes").
  package var hasSheetBars: Bool { self != .popover }
}
