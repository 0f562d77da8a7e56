import DeviceCatalog
import IBDocument
import UIKit

/// What surrounds the root views of a document on Interface Builder's canvas.
@MainActor
struct CanvasEnvironment {
  let document: IBDocument
  let device: CanvasDevice?
  let traits: UITraitCollection
  let observed: [String: ObservedInsets.View]

  /// Gives a root its insets, and the views inside it for which some were observed.
  func apply(to root: NibLoader.Root) {
    let size = canvasSize(of: root)
    if let content = root.sizeOfContent { root.view.frame = CGRect(origin: .zero, size: content) }
    // A cell keeps its size whatever it says of its mask.
    let isHeld =
      root.view.translatesAutoresizingMaskIntoConstraints || root.isCell || root.statesItsFrame
    if !isHeld || root.isFrameOpen { root.view.frame = CGRect(origin: .zero, size: size) }
    root.view.environment = environment(of: root)
    applyInside(root.view)
    if !isHeld, !fillsCanvas(root) { fit(root.view, in: size) }
  }

  /// What a root gets that no frame of its own holds: its controller's window, or the canvas.
  private func canvasSize(of root: NibLoader.Root) -> CGSize {
    if let stated = root.controller?.size(key: "freeformSize") {
      return CGSize(width: stated.width, height: stated.height)
    }
    guard let device, !isFromSquareCanvas(root) else { return Self.squareCanvas }
    return CGSize(width: device.size.width, height: device.size.height)
  }

  /// The canvas of Xcode 6 and 7, which stands for any size; their documents have no device.
  private static let squareCanvas = CGSize(width: 600, height: 600)

  /// Whether a xib's view was made on the square canvas, though the document names a device now.
  ///
  /// Xcode 8 and later write where on the canvas a free-form view lies; what was opened there but
  /// made before has no such place. Of the corpus's free-form views without a place whose frame is
  /// given, all four are 600 wide; of the 73 with one, eight.
  private func isFromSquareCanvas(_ root: NibLoader.Root) -> Bool {
    root.controller == nil && root.element.child(named: "freeformSimulatedSizeMetrics") != nil
      && root.element.child(key: "canvasLocation") == nil
  }

  /// Whether a root is as large as the canvas: a screen, or a plain view without a size of its own
  /// (`freeformSimulatedSizeMetrics`), which Interface Builder shows as a screen.
  private func fillsCanvas(_ root: NibLoader.Root) -> Bool {
    if root.controller != nil { return true }
    return root.element.name == "view"
      && root.element.child(named: "freeformSimulatedSizeMetrics") == nil
  }

  /// Gives a view that is nobody's and has no frame of its own the size that its constraints want in
  /// the canvas' width: its width where something inside states it, and its height.
  private func fit(_ view: UIView, in size: CGSize) {
    let width = view.statedLength(along: .horizontal) ?? size.width
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    view.frame.size = CGSize(width: width, height: height > 0 ? height : size.height)
  }

  /// Whether a controller is shown without a status bar because its author wants none: since Xcode 9
  /// only one of free size (20 points stay above kaishin/Gifu's and duckduckgo/iOS's), in Xcode 8 any
  /// (5calls/ios).
  private func hasNoStatusBar(_ root: NibLoader.Root) -> Bool {
    guard let controller = root.controller, controller.isNil(key: "simulatedStatusBarMetrics")
    else { return false }
    let version = document.plugInVersion
    return version > 0 && CanvasRelease(plugInVersion: version) == .xcode8
      || controller.size(key: "freeformSize") != nil
  }

  /// Whether a view at the top of a xib is a screen to Interface Builder. Up to Xcode 8 cells
  /// (slackhq/SlackTextViewController) and views (SwiftMessages' MessageViewIOS8) have the margins of any view, also one
  /// that is its owner's (kanchenmelmel/Melmel's FilterViewController); launch screens are taken to be screens.
  private func hasScreensMargins(_ root: NibLoader.Root) -> Bool {
    if document.plugInVersion >= 13_000 { return true }
    return !root.isCell && (document.plugInVersion == 0 || document.isLaunchScreen)
  }

  private func environment(of root: NibLoader.Root) -> RootEnvironment {
    let canvasRoot = canvasRoot(root)
    let isScreen = root.controller != nil || document.kind == .xib && hasScreensMargins(root)
    let seen = root.view.nibObjectID.flatMap { observed[$0] }
    var safeArea = isScreen ? UIEdgeInsets(CanvasInsets.safeArea(of: canvasRoot)) : .zero
    if canvasRoot.navigationBar == .none, hasNoStatusBar(root) { safeArea.top = 0 }
    if root.hasNoSafeArea { safeArea = .zero }
    var minimum = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    if isScreen {
      let margins = UIEdgeInsets(CanvasInsets.layoutMargins(of: canvasRoot))
      minimum = UIEdgeInsets(
        top: 0, left: margins.left - safeArea.left, bottom: 0,
        right: margins.right - safeArea.right)
    }
    return RootEnvironment(
      safeArea: seen?.safeArea?.filled(from: safeArea) ?? safeArea, minimumMargins: minimum,
      observedMargins: seen?.layoutMargins, traits: traits,
      marginsIncludeSafeArea: UIKitRelease.current.iOS >= 11)
  }

  /// The root as Interface Builder's canvas sees it: its frame and what the segues put around it.
  private func canvasRoot(_ root: NibLoader.Root) -> CanvasRoot {
    let surroundings =
      root.controller.map { SceneSurroundings(of: $0, in: document) }
      ?? SceneSurroundings(ofTopLevelView: root.element)
    let size = root.controller?.size(key: "freeformSize")
    let frame = root.view.frame
    return CanvasRoot(
      device: device, plugInVersion: document.plugInVersion,
      frame: Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
      presentation: surroundings.presentation,
      navigationBar: navigationBar(surroundings.navigationBar, above: root.view),
      hasPrompt: surroundings.hasPrompt, title: surroundings.title,
      bottomBar: surroundings.bottomBar,
      isPresentedItself: surroundings.isPresentedItself,
      countsInsetsOnce: surroundings.isPresented || surroundings.isEmbeddedOrSimulated,
      freeformSize: size.map { Size(width: $0.width, height: $0.height) },
      namesFreeform: root.controller?.child(named: "freeformSimulatedSizeMetrics") != nil,
      isTopLevelView: root.controller == nil)
  }

  /// A large title takes no room above a table or a collection that the view begins with since Xcode 12: tables of
  /// two documents of it are at 88, under a bar of 44 (moussa110/recipe-ios-viper, stefanadisurya/3Go), one of
  /// Xcode 15 at 91 (hakanngul's UrunlerApp), a collection of Xcode 14 at 103 (Jaron-Lowe/FoxInterview); above
  /// other views, scroll views among them, it does, and above a table that ends with the view, not with its safe area
  /// (brendoncrowe/Podcasts, at 155; three others of Xcode 14.3 and later end with the safe area and are at 103). So does
  /// one of Xcode 11 (twilio/twilio-verify-ios, at 140), before which none is known that ends with the safe area.
  private func navigationBar(
    _ bar: CanvasRoot.NavigationBar, above view: UIView
  ) -> CanvasRoot.NavigationBar {
    guard bar == .large, CanvasRelease(plugInVersion: document.plugInVersion) >= .xcode12,
      let first = view.subviews.first, first is UITableView || first is UICollectionView
    else { return bar }
    let endsWithView = view.constraints.contains {
      $0.firstAttribute == .bottom && $0.secondAttribute == .bottom
        && ($0.firstItem === view && $0.secondItem === first
          || $0.firstItem === first && $0.secondItem === view)
    }
    return endsWithView ? bar : .standard
  }

  private func applyInside(_ view: UIView) {
    for child in view.subviews {
      if let environment = cellEnvironment(of: child, in: view) {
        child.environment = environment
      } else if let id = child.nibObjectID, let seen = observed[id] {
        child.observedInsets = ObservedEdges(
          safeArea: seen.safeArea, layoutMargins: seen.layoutMargins)
      }
      applyInside(child)
    }
  }
}

@MainActor
extension NibLoader.Root {
  fileprivate var isCell: Bool { view is UITableViewCell || view is UICollectionReusableView }

  /// Whether the root is a cell, whose xib shows no status bar. Higher cells of collections have the device's
  /// insets as other views do: of ones with constraints to the safe area those of 353 and 400 have none above
  /// (RocketChat/Rocket.Chat.iOS, sora-xor/sora-ios), one of 547 has 20 (Rocket.Chat.iOS, too), and one of 540
  /// has 44 below a cutout (TeamNADA/NADA-iOS-ForRelease); between 400 and 540 no document tells. So have
  /// supplementary views, in both documents that tell, of one repository (Infomaniak/ios-kDrive).
  fileprivate var hasNoSafeArea: Bool {
    view is UITableViewCell
      || view is UICollectionViewCell && view.frame.height < Self.leastHeightWithSafeArea
  }

  private static var leastHeightWithSafeArea: CGFloat { 500 }

  /// Whether a xib's own view that constraints lay out has a frame from Interface Builder, which shows
  /// it in that frame: always at the origin, in ten public documents of ten. `Benchmarks/fidelity`
  /// erases it by numbers that mean nothing, elsewhere; there the constraints have to do.
  fileprivate var statesItsFrame: Bool {
    controller == nil && view.frame.origin == .zero && view.frame.width > 0 && view.frame.height > 0
  }

  /// The size of a xib's own collection cell whose frame was erased (see ``statesItsFrame``), as those that say
  /// that constraints lay them out have it in `Benchmarks/fidelity`: its content view fills it.
  fileprivate var sizeOfContent: CGSize? {
    guard controller == nil, !statesItsFrame,
      element["translatesAutoresizingMaskIntoConstraints"] == "NO",
      let content = (view as? UICollectionViewCell)?.contentView.frame.size,
      content.width > 0, content.height > 0
    else { return nil }
    return content
  }

  /// Whether the document says only how far the root is from the edges of what is around it.
  fileprivate var isFrameOpen: Bool {
    element.child(key: "frameInset") != nil && (view.frame.width == 0 || view.frame.height == 0)
  }
}

extension UIEdgeInsets {
  package init(_ insets: Insets) {
    self.init(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
