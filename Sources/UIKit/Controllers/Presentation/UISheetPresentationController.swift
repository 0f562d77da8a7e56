/// Presents a controller as a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium =
        Identifier(rawValue: "com.apple.UIKit.medium")
      public static let large =
        Identifier(rawValue: "com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.height = height
    }

    /// About half of the height; absent where there is little.
    ///
    /// In iOS 26.1 it is 425 of 759 points (Vercantez/openuikit, fixtures/realapp/detents_ios.json), which
    /// is taken for 56 % in whole points; before it is taken for the half.
    open class func medium() -> Detent {
      Detent(.medium) {
        if $0.containerTraitCollection.verticalSizeClass == .compact { return nil }
        let most = $0.maximumDetentValue
        return UIKitRelease.current.iOS >= 26 ? (0.56 * most).rounded() : most / 2
      }
    }

    /// The full height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of the program's own, without the safe area below; nil where there is none.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), height: resolver)
    }

    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      height(context)
    }
  }

  /// The heights at which the sheet rests, the lowest first.
  open var detents: [Detent] = [.large()] {
    didSet { invalidateDetents() }
  }
  /// The height at which it rests; nil: the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { invalidateDetents() }
  }
  /// The popover that becomes this sheet; nil for a sheet of its own.
  final weak var popover: UIPopoverPresentationController?

  /// The largest height at which what is behind the sheet is neither dimmed nor kept from touches;
  /// nil: it is dimmed at all.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { invalidateDetents() }
  }
  /// Without effect: no finger scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a card has a bar at its upper end that asks to be pulled.
  open var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { invalidateDetents() } }
  }
  /// Radius of a card's upper corners in pictures; nil: they are square, since the system's is not
  /// published.
  open var preferredCornerRadius: CGFloat?

  /// Runs changes and lays the sheet out, at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    shownContainer?.layoutIfNeeded()
  }

  open func invalidateDetents() { shownContainer?.setNeedsLayout() }
  private var shownContainer: UIView? { containerView ?? popover?.containerView }

  /// Whether the chosen height is one at which nothing is dimmed.
  final var isUndimmed: Bool {
    let name = largestUndimmedDetentIdentifier
    guard let largest = detents.firstIndex(where: { $0.identifier == name }) else { return false }
    let chosen = detents.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
    return chosen <= largest
  }

  /// The height of the chosen detent with the safe area below.
  final func detentHeight(most: CGFloat, in room: PresentationRoom) -> CGFloat {
    let below = room.window.safeArea.bottom
    let context = DetentContext(
      containerTraitCollection: room.traits, maximumDetentValue: most - below)
    let heights = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, $0) }
    }
    let chosen = heights.first { $0.0 == selectedDetentIdentifier } ?? heights.first
    return chosen.map { $0.1 + below } ?? most
  }
}

/// What a detent's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The full height without the safe area below.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
  }
}
