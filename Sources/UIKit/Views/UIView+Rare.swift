// What most views have nothing of lies beside them, so that a plain view is small: a layout reads all
// views several times, and what it reads has to fit into the processor's cache.

/// What was said of a view's margins and safe area.
final class InsetRules {
  @exclusivity(unchecked) var customMargins = CustomMargins()
  @exclusivity(unchecked) var environment: RootEnvironment?
  @exclusivity(unchecked) var controllerMargins: UIEdgeInsets?
  @exclusivity(unchecked) var addedSafeArea = UIEdgeInsets.zero
  @exclusivity(unchecked) var observed: ObservedEdges?
  @exclusivity(unchecked) var followReadableWidth = false
  /// Insets as the view was last told of them; nil: those that every view starts with.
  @exclusivity(unchecked) var reported: ResolvedInsets?

  /// Whether nothing was said of a view that is in another.
  var isEmpty: Bool {
    addedSafeArea == .zero && controllerMargins == nil && observed == nil && customMargins.isUnset
      && !followReadableWidth && environment == nil
  }
}

/// What Interface Builder tells of a view that its constraints leave open: “Always Verify”, “Verify
/// Position Only” or “Never Verify”.
enum AmbiguityVerification {
  case all, position, never
}

/// What a document says of the view that it made.
final class DocumentTraces {
  var objectID: String?
  var origin: NibOrigin?
  var elementName: String?
  var customClass: String?
  var userLabel: String?
  var outletName: String?
  var placeholderIntrinsicSize: CGSize?
  var sizeLeftToCode: CGSize?
  var isConstrainedByCode = false
  var isControllersView = false
  var ambiguityVerification = AmbiguityVerification.all
  var autoresizingReference: CGSize?
  var autoresizingFrame: CGRect?
}

/// What is set on few views, and layout has no use for.
final class ViewExtras {
  var layerStyle = LayerStyle()
  var cardCorners: CACornerMask = []
  var accessibility: AccessibilityAttributes?
  var restorationIdentifier: String?
  var contentScaleFactor: CGFloat?
  var gestureRecognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction] = []
}

extension UIView {
  /// The box to write to, made with the first thing that differs from what a view starts with.
  private final var madeInsetRules: InsetRules {
    if let insetRules { return insetRules }
    let made = InsetRules()
    insetRules = made
    return made
  }

  private final var madeTraces: DocumentTraces {
    if let traces { return traces }
    let made = DocumentTraces()
    traces = made
    return made
  }

  final var madeExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  // MARK: Insets

  final var customMargins: CustomMargins {
    get { insetRules?.customMargins ?? CustomMargins() }
    set {
      madeInsetRules.customMargins = newValue
      engineInputsChanged()
    }
  }

  /// Insets that the surroundings give a root view; nil for a view inside another.
  package final var environment: RootEnvironment? {
    get { insetRules?.environment }
    set {
      let traitsChange = newValue?.traits !== environment?.traits
      if newValue != nil || insetRules != nil { madeInsetRules.environment = newValue }
      if traitsChange { traitSourcesChanged(schedulesUpdate: false) }
      // A window is resized often, and only what changes with it is laid out again.
      if traitsChange || !(self is UIWindow) {
        invalidateTreeLayout()
      } else {
        engineInputsChanged()
      }
    }
  }

  /// Margins that a view controller's view keeps at least, safe area aside; nil for other views.
  package final var controllerMargins: UIEdgeInsets? {
    get { insetRules?.controllerMargins }
    set {
      guard newValue != controllerMargins else { return }
      madeInsetRules.controllerMargins = newValue
      engineInputsChanged()
    }
  }

  /// What a view controller and the bars of its containers add to the safe area from outside.
  package final var addedSafeArea: UIEdgeInsets {
    get { insetRules?.addedSafeArea ?? .zero }
    set {
      guard newValue != addedSafeArea else { return }
      madeInsetRules.addedSafeArea = newValue
      engineInputsChanged()
    }
  }

  package final var observedInsets: ObservedEdges? {
    get { insetRules?.observed }
    set { if newValue != nil || insetRules != nil { madeInsetRules.observed = newValue } }
  }

  /// Whether the side margins of a document's view leave no more than readable content between.
  package final var marginsFollowReadableWidth: Bool {
    get { insetRules?.followReadableWidth ?? false }
    set { if newValue || insetRules != nil { madeInsetRules.followReadableWidth = newValue } }
  }

  /// Insets as the view was last told of them, at first those that every view starts with.
  final var reportedInsets: ResolvedInsets {
    get { insetRules?.reported ?? ResolvedInsets() }
    set { madeInsetRules.reported = newValue }
  }

  // MARK: The document

  /// Interface Builder object ID of the element that made this view.
  package final var nibObjectID: String? {
    get { traces?.objectID }
    set { madeTraces.objectID = newValue }
  }

  /// Where the element stands, and what it is.
  package final var nibOrigin: NibOrigin? {
    get { traces?.origin }
    set { madeTraces.origin = newValue }
  }

  /// Whether a document has the view as a view controller's.
  final var isControllersView: Bool {
    get { traces?.isControllersView ?? false }
    set { if newValue != isControllersView { madeTraces.isControllersView = newValue } }
  }

  /// Whether the document has a size or constraints for the view that only Interface Builder heeds,
  /// which says that code will give others in their place.
  final var isConstrainedByCode: Bool {
    get { traces?.isConstrainedByCode ?? false }
    set { madeTraces.isConstrainedByCode = newValue }
  }

  /// Name of the element, such as `imageView`.
  package final var nibElementName: String? {
    get { traces?.elementName }
    set { madeTraces.elementName = newValue }
  }

  /// Class that the document asks for, where it is not UIKit's.
  package final var nibCustomClass: String? {
    get { traces?.customClass }
    set { madeTraces.customClass = newValue }
  }

  /// The name that the document's author gave the view.
  package final var nibUserLabel: String? {
    get { traces?.userLabel }
    set { madeTraces.userLabel = newValue }
  }

  /// The property by which the document's code knows the view.
  package final var nibOutletName: String? {
    get { traces?.outletName }
    set { madeTraces.outletName = newValue }
  }

  final var ambiguityVerification: AmbiguityVerification {
    get { traces?.ambiguityVerification ?? .all }
    set { madeTraces.ambiguityVerification = newValue }
  }

  /// Whether the document wants to be told of all that its constraints leave open of the view.
  package final var isVerifiedForAmbiguity: Bool { ambiguityVerification == .all }

  package final var placeholderIntrinsicSize: CGSize? {
    get { traces?.placeholderIntrinsicSize }
    set { madeTraces.placeholderIntrinsicSize = newValue }
  }

  /// The placeholder of a content size that an app does not have until its code gives it one; an extent
  /// that it leaves open is negative.
  final var sizeLeftToCode: CGSize? {
    get { traces?.sizeLeftToCode }
    set { madeTraces.sizeLeftToCode = newValue }
  }

  /// The superview's size to which ``frame`` and ``autoresizingMask`` relate; nil: its present size.
  package final var autoresizingReference: CGSize? {
    get { traces?.autoresizingReference }
    set { madeTraces.autoresizingReference = newValue }
  }

  /// The frame to which ``autoresizingMask`` relates; nil: the present one.
  package final var autoresizingFrame: CGRect? {
    get { traces?.autoresizingFrame }
    set { madeTraces.autoresizingFrame = newValue }
  }

  // MARK: Looks

  /// Border, corners and shadow of the layer.
  package final var layerStyle: LayerStyle {
    get { extras?.layerStyle ?? LayerStyle() }
    set { madeExtras.layerStyle = newValue }
  }

  /// The corners that a card around the view makes round.
  package final var cardCorners: CACornerMask {
    get { extras?.cardCorners ?? [] }
    set { if newValue != cardCorners { madeExtras.cardCorners = newValue } }
  }

  /// What assistive technologies are told; nil: nothing but what the class says.
  final var accessibility: AccessibilityAttributes? {
    get { extras?.accessibility }
    set { madeExtras.accessibility = newValue }
  }
}
