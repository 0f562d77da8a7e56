/// What a window gets from the device and the system.
package struct WindowSurroundings: Sendable {
  package var size: CGSize
  /// What the status bar, the cutout, the home indicator and the like cover.
  package var safeArea: UIEdgeInsets
  /// Margin at either side of a view controller's view beside the safe area: 16 or 20.
  package var sideMargin: CGFloat
  /// Height of the status bar; a card leaves it free.
  package var statusBarHeight: CGFloat
  /// Whether bars stand upright in a region of their own and take nothing from top and bottom.
  package var hasUprightBars: Bool
  /// What the keyboard covers of the window's lower end.
  package var keyboardHeight: CGFloat = 0
  /// Where a keyboard floats above the window; nil: none does.
  package var undockedKeyboard: CGRect?
  /// How the hinge of a foldable stands; nil: there is none.
  package var hinge: HingeState?
  /// The fold and the cameras, in the coordinates of the window.
  package var reservedRegions: [UIView.ReservedRegion] = []
  /// The traits that the system gives the window.
  package var traits: UITraitCollection

  package init(
    size: CGSize, safeArea: UIEdgeInsets = .zero, sideMargin: CGFloat = 16,
    statusBarHeight: CGFloat = 0, hasUprightBars: Bool = false, traits: UITraitCollection
  ) {
    self.size = size
    self.safeArea = safeArea
    self.sideMargin = sideMargin
    self.statusBarHeight = statusBarHeight
    self.hasUprightBars = hasUprightBars
    self.traits = traits
  }

  /// Whether the same regions are reserved in the same places.
  func hasSameRegions(as other: Self) -> Bool {
    reservedRegions.count == other.reservedRegions.count
      && zip(reservedRegions, other.reservedRegions).allSatisfy {
        $0.id == $1.id && $0.frame == $1.frame && $0.isActive == $1.isActive
      }
  }
}
