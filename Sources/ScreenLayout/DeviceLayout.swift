import DeviceCatalog
import Diagnostics
import IBDocument
import UIKit

/// One scene laid out on one configuration of a device, in its surroundings.
@MainActor
package struct DeviceLayout {
  /// The whole screen, or window: its size, from (0, 0).
  package let root: UIView
  /// The bars around the content.
  package let bars: ScreenBars
  /// Whether the scene was made for a whole screen; code decides the size of other views of xibs.
  package let isWholeScreen: Bool
  /// The configuration.
  package let configuration: ScreenConfiguration
  /// What loading and layout found.
  package let diagnostics: [Diagnostic]
  /// The sets of required constraints that exclude each other.
  package let conflicts: [LayoutConflict]
  /// The views whose place the constraints leave open, where that was asked for.
  package let ambiguities: [LayoutAmbiguity]
  /// Views and guides by object ID.
  package let objects: [String: AnyObject]

  /// Takes a screen that was laid out; see the properties for the meaning of each part.
  package init(
    root: UIView, bars: ScreenBars, isWholeScreen: Bool, configuration: ScreenConfiguration,
    diagnostics: [Diagnostic], conflicts: [LayoutConflict], ambiguities: [LayoutAmbiguity],
    objects: [String: AnyObject]
  ) {
    self.root = root
    self.bars = bars
    self.isWholeScreen = isWholeScreen
    self.configuration = configuration
    self.diagnostics = diagnostics
    self.conflicts = conflicts
    self.ambiguities = ambiguities
    self.objects = objects
  }
}

/// Lays the scenes of one document out on devices.
@MainActor
package struct DeviceLayouter {
  /// The document on its own canvas.
  package let canvas: CanvasLayout
  private let document: IBDocument
  private let references: AutoresizingReferences

  /// Prepares a document; its own canvas gives what autoresizing masks relate to.
  package init(_ document: IBDocument) {
    self.document = document
    canvas = CanvasLayout(document)
    references = AutoresizingReferences(canvas)
  }

  /// Lays a scene out, with the release of iOS that the device runs. What is measured or drawn of it
  /// later needs the same: see ``ScreenConfiguration/release``.
  ///
  /// - Parameter findsAmbiguities: Whether views whose place is open are looked for, which about
  ///   doubles the time.
  package func layout(
    _ scene: DocumentScene, on configuration: ScreenConfiguration, findsAmbiguities: Bool = false
  ) -> DeviceLayout {
    layout(
      scene, on: configuration, traits: configuration.traits, in: LoadedScenes(),
      findsAmbiguities: findsAmbiguities)
  }

  /// Lays a scene out, with scenes that were loaded before.
  ///
  /// - Parameter traits: Those of the configuration.
  func layout(
    _ scene: DocumentScene, on configuration: ScreenConfiguration, traits: UITraitCollection,
    in loaded: LoadedScenes, findsAmbiguities: Bool
  ) -> DeviceLayout {
    configuration.release.performAsCurrent {
      layoutInForce(
        scene, on: configuration, traits: traits, in: loaded, findsAmbiguities: findsAmbiguities)
    }
  }

  private func layoutInForce(
    _ scene: DocumentScene, on configuration: ScreenConfiguration, traits: UITraitCollection,
    in loaded: LoadedScenes, findsAmbiguities: Bool
  ) -> DeviceLayout {
    var conflicts: [LayoutConflict] = []
    LayoutEngine.conflictReport = { conflicts.append($0) }
    var ambiguities: [LayoutAmbiguity] = []
    if findsAmbiguities { LayoutEngine.ambiguityReport = { ambiguities.append($0) } }
    defer {
      LayoutEngine.conflictReport = nil
      LayoutEngine.ambiguityReport = nil
    }
    let placement = ControllerPlacement(document: document, references: references, loaded: loaded)
    let room = ControllerRoom(configuration, traits: traits)
    let (root, bars) =
      document.kind == .storyboard
      ? screen(of: scene, on: configuration, in: room, placement)
      : (window(around: scene, in: room, placement), ScreenBars())
    tint(root)
    var found = conflicts.diagnostics(document: document.path)
    if let note = noteOnTabs(bars.tabs, of: scene, on: configuration) { found.append(note) }
    return DeviceLayout(
      root: root, bars: bars,
      isWholeScreen: document.kind == .storyboard || isScreen(scene.element),
      configuration: configuration,
      diagnostics: placement.diagnostics + found, conflicts: conflicts,
      ambiguities: ambiguities, objects: placement.objects)
  }

  /// Gives a screen the document's tint, as Interface Builder shows it; in an app the window of the
  /// main storyboard has it.
  private func tint(_ root: UIView) {
    guard root.ownTintColor == nil, let color = document.tintColor else { return }
    let loader = NibLoader(document: document, traits: root.traitCollection, isForCanvas: false)
    root.ownTintColor = loader.color(color)
  }

  // MARK: Storyboards

  private func screen(
    of scene: DocumentScene, on configuration: ScreenConfiguration, in screen: ControllerRoom,
    _ placement: ControllerPlacement
  ) -> (UIView, ScreenBars) {
    let environment = configuration.environment
    var surroundings = SceneSurroundings(
      of: scene.element, in: document, release: .xcode26, isRunning: true)
    if surroundings.navigationBar == .none, document.isStackedColumn(scene.element) {
      surroundings.navigationBar = .standard
    }
    let place =
      overlay(of: scene, surroundings, in: screen).map { ScenePlace(column: $0, in: screen) }
      ?? ScenePlace(surroundings, on: configuration, in: screen)
    let frame = BarFrame(
      surroundings, of: scene.element, in: place.room, document: document,
      hasUprightBars: environment.hasUprightBars)
    let view = placement.view(of: scene.element, in: frame.contentRoom)
    let content = frame.contentRect.offsetBy(dx: place.frame.minX, dy: place.frame.minY)
    var bars = frame.bars
    bars.offset(by: place.frame.origin)
    view.cardCorners = place.corners(of: content)
    let barViews = placement.viewsHoldingViews(of: &bars, in: place.room)
    guard content.size != screen.size || !barViews.isEmpty else { return (view, bars) }
    let root = UIView(frame: CGRect(origin: .zero, size: screen.size))
    root.environment = screen.environment
    root.backgroundColor =
      place.isWhole ? UIColor.system(named: "systemBackgroundColor") : Self.dimmed
    view.frame.origin = content.origin
    if !place.isWhole { view.clipsToBounds = true }
    if place.isPopover {
      let background = UIView(frame: place.frame)
      background.backgroundColor = UIColor.system(named: "systemBackgroundColor")
      background.cardCorners = place.corners(of: place.frame)
      root.addSubview(background)
    }
    root.addSubview(view)
    for bar in barViews { root.addSubview(bar) }
    return (root, bars)
  }

  /// Where a split view that is not collapsed has a column which it does not show at first: it comes
  /// over the others, or moves them, as wide as it is beside them. What is pushed in it is there, too.
  private func overlay(
    of scene: DocumentScene, _ surroundings: SceneSurroundings, in screen: ControllerRoom
  ) -> CGRect? {
    let pusher = surroundings.navigationControllerID.flatMap { document.element(id: $0) }
    guard screen.traits.horizontalSizeClass == .regular,
      let (split, column) = document.split(around: scene.element)
        ?? pusher.flatMap({ document.split(around: $0) }),
      column == .primary || column == .supplementary
    else { return nil }
    let arrangement = SplitArrangement(split, in: document)
    guard arrangement.present.contains(.secondary) else { return nil }
    let places = arrangement.frames(
      of: [column, .secondary], in: screen.size, scale: screen.traits.displayScale,
      isRightToLeft: screen.traits.layoutDirection == .rightToLeft)
    return places.first { $0.column == column }?.frame
  }

  /// What something presented leaves of the screen behind it, which is not known.
  private static let dimmed = UIColor(
    light: .init(red: 0.8, green: 0.8, blue: 0.8), dark: .init(red: 0, green: 0, blue: 0))

  /// What is not as on a device: where pads have tabs since iPadOS 18. It is said of the tab bar
  /// controller, which all of its scenes have in common.
  private func noteOnTabs(
    _ tabs: ScreenBars.Tabs?, of scene: DocumentScene, on configuration: ScreenConfiguration
  ) -> Diagnostic? {
    let environment = configuration.environment
    guard let tabs, environment.idiom == .pad, environment.horizontalSizeClass == .regular,
      configuration.release.iOS >= 18
    else { return nil }
    let holder = tabs.controllerID.flatMap { document.element(id: $0) } ?? scene.element
    return Diagnostic(
      .note, rule: "tab-bar-at-the-bottom", document: document.path, line: holder.line,
      objectID: holder.id,
      message: "Since iPadOS 18 tabs are at the top of an iPad's window. How much they take there "
        + "is not published, so the screen is laid out with the tab bar at the bottom, as before.")
  }

  // MARK: Xibs

  /// A xib's view: over the whole window when it was made for a screen, else at the height that its
  /// constraints decide, or its own, in the middle. One that is as large as the canvas may as well
  /// have been left so, or have been made for any room: it gets all there is. One that is wider than
  /// the window gets its width, whatever it was made in. A table's cell is as wide as a table in the
  /// whole window.
  private func window(
    around scene: DocumentScene, in room: ControllerRoom, _ placement: ControllerPlacement
  ) -> UIView {
    let saved = scene.element.rect(key: "frame")
    let root = UIView(frame: CGRect(origin: .zero, size: room.size))
    root.environment = room.environment
    let background = UIColor.system(named: "systemBackgroundColor")
    root.backgroundColor = background
    guard let saved, !isScreen(scene.element) else {
      return placement.topLevelView(scene.index, in: room) ?? root
    }
    var free = CGRect(origin: .zero, size: room.size).inset(by: room.safeArea)
    let isRow = scene.element.name == "tableViewCell"
    if isRow { (free.origin.x, free.size.width) = (0, room.size.width) }
    let spansWidth = canvasSize.map { abs($0.width - saved.width) < 1 } ?? false
    let spansHeight = canvasSize.map { abs($0.height - saved.height) < 1 } ?? false
    let width = spansWidth || isRow ? free.width : min(CGFloat(saved.width), free.width)
    let height = spansWidth && spansHeight ? free.height : CGFloat(saved.height)
    func centred(_ height: CGFloat) -> CGRect {
      CGRect(
        x: free.minX + max(0, ((free.width - width) / 2).rounded()),
        y: free.minY + max(0, ((free.height - height) / 2).rounded()), width: width,
        height: height)
    }
    var part = room.part(centred(height))
    part.sideMargin = 8
    guard let view = placement.topLevelView(scene.index, in: part, fitsHeight: true) else {
      return root
    }
    view.frame.origin = centred(view.frame.height).origin
    // What is around is not known either; grey shows where the view ends.
    root.backgroundColor = UIColor.system(named: "systemGray5Color")
    let ground = UIView(frame: view.frame)
    ground.backgroundColor = background
    root.addSubview(ground)
    root.addSubview(view)
    return root
  }

  private var canvasSize: Size? {
    document.device.flatMap {
      CanvasDevice(
        id: $0.id, orientation: $0.isLandscape ? .landscape : .portrait, layout: $0.adaptationID,
        plugInVersion: document.plugInVersion)
    }?.size
  }

  /// Whether a xib's view is a controller's: other code decides where any other view is.
  private func isScreen(_ element: IBElement) -> Bool {
    if element.child(named: "freeformSimulatedSizeMetrics") != nil { return false }
    return document.isControllersView(element)
  }
}

extension ControllerRoom {
  /// The whole of a configuration's window.
  init(_ configuration: ScreenConfiguration, traits: UITraitCollection) {
    let environment = configuration.environment
    self.init(
      size: CGSize(width: environment.size.width, height: environment.size.height),
      safeArea: UIEdgeInsets(environment.safeArea), traits: traits,
      sideMargin: CGFloat(environment.layoutMargin))
  }
}
