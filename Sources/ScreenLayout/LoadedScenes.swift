import IBDocument
import UIKit

/// The scenes that one screen consists of, as they were loaded for it and for the screens before.
///
/// What a document makes of a scene follows from the traits: they decide which variations hold, the
/// fonts and the images. Size, insets and bars come from the window. So a scene that was loaded for
/// the same traits is put back as it came from the document and laid out again, and a new size is a
/// sweep over what its engine solved before.
@MainActor
final class LoadedScenes {
  private var scenes: [LoadedScene] = []

  /// Gives every scene back, to be used in another window.
  func beginScreen() {
    for scene in scenes where scene.isInUse { scene.putBack() }
  }

  /// Forgets every scene; screens that they are part of keep them.
  func removeAll() { scenes.removeAll() }

  /// A scene of a document for some traits: one that is free, or a new one.
  ///
  /// What is on a screen twice is loaded twice.
  func take(
    _ index: Int, of document: IBDocument, traits: UITraitCollection
  ) -> LoadedScene {
    let free = scenes.first { !$0.isInUse && $0.index == index && $0.traits == traits }
    let scene = free ?? LoadedScene(index, of: document, traits: traits)
    if free == nil { scenes.append(scene) }
    scene.isInUse = true
    return scene
  }
}

/// A scene's views, and how they came from the document.
@MainActor
final class LoadedScene {
  /// What was loaded.
  let contents: NibLoader.Contents
  /// Position among the document's scenes or top-level objects.
  let index: Int
  let traits: UITraitCollection
  /// Whether the scene is part of the present screen.
  fileprivate(set) var isInUse = false
  /// Views of other scenes that were put into this one's.
  private var guests: [UIView] = []
  private var states: [ViewState] = []
  /// What was solved for a root, which goes with its place as a root.
  private var solutions: [(view: UIView, solution: UIView.RootSolution?)] = []

  fileprivate init(_ index: Int, of document: IBDocument, traits: UITraitCollection) {
    self.index = index
    self.traits = traits
    let loader = NibLoader(document: document, traits: traits, isForCanvas: false)
    contents = loader.load(scene: index)
    for root in contents.roots { record(root.view) }
  }

  private func record(_ view: UIView) {
    states.append(ViewState(view))
    for subview in view.subviews { record(subview) }
  }

  /// Puts a view of another scene into one of this scene's.
  func show(_ guest: UIView, in container: UIView) {
    container.addSubview(guest)
    guests.append(guest)
  }

  /// Remembers what was solved for a root, before it is put into another view.
  func keepSolution(of view: UIView) {
    solutions.removeAll { $0.view === view }
    solutions.append((view, view.rootSolution))
  }

  /// Makes the views what they were when they came from the document, in no other view.
  fileprivate func putBack() {
    isInUse = false
    for guest in guests { guest.removeFromSuperview() }
    guests.removeAll()
    for root in contents.roots { root.view.removeFromSuperview() }
    for state in states { state.restore() }
    for (view, solution) in solutions { view.rootSolution = solution }
  }
}

/// What a layout changes in a view and a later one may start from.
@MainActor
private struct ViewState {
  private let view: UIView
  private let frame: CGRect
  private let clipsToBounds: Bool
  private let contentSize: CGSize?

  init(_ view: UIView) {
    self.view = view
    frame = view.untransformedFrame
    clipsToBounds = view.clipsToBounds
    contentSize = (view as? UIScrollView)?.contentSize
  }

  func restore() {
    view.restoreFrame(frame)
    view.clipsToBounds = clipsToBounds
    guard let scroll = view as? UIScrollView, let contentSize else { return }
    scroll.contentSize = contentSize
    scroll.contentOffset = .zero
  }
}
