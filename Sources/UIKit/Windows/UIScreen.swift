/// A display.
///
/// Ours is what the program says it is: before anybody says anything, that of a phone of 375 × 667
/// points at two pixels each.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The one screen.
  public static let main = UIScreen()
  open class var screens: [UIScreen] { [main] }

  open private(set) var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  open var scale: CGFloat { traitCollection.displayScale }
  open var nativeScale: CGFloat { scale }
  /// The bounds in pixels of a screen that stands upright.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: min(bounds.width, bounds.height) * scale,
      height: max(bounds.width, bounds.height) * scale)
  }
  open var maximumFramesPerSecond: Int { 60 }
  open var isCaptured: Bool { false }
  /// The coordinates of the windows, wherever on the screen they are.
  open var coordinateSpace: any UICoordinateSpace { WindowCoordinateSpace(bounds: bounds) }
  open var brightness: CGFloat = 0.5

  package final let traitState = TraitState()
  private var traits = RootEnvironment.fallbackTraits
  /// Margin at either side of a controller's view that is in no window.
  package private(set) var sideMargin: CGFloat = 16

  private override init() { super.init() }

  /// The traits of what is on no other screen.
  open var traitCollection: UITraitCollection { traits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Makes the screen that of a device, as it is held now.
  package func become(size: CGSize, sideMargin: CGFloat, traits: UITraitCollection) {
    bounds = CGRect(origin: .zero, size: size)
    self.sideMargin = sideMargin
    self.traits = traits
    TraitState.invalidate()
  }
}

extension UIScreen: TraitNode {
  package final var surroundingTraits: UITraitCollection? { traits }
  package final var traitParent: (any TraitNode)? { nil }
  package final var traitChildren: [any TraitNode] { [] }
  package final func scheduleTraitUpdate() {}
  package final func inputsChanged(of method: TraitTracking.Method) {}
}
