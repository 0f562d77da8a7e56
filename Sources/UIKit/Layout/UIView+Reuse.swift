/// What a tree needs in order to be laid out in one window after another as if it were new.
extension UIView {
  /// What an engine solved with a view as its root. It is dropped where the view gets a superview, and
  /// of use again where that is gone.
  package struct RootSolution {
    fileprivate let state: EngineRootState
  }

  /// What was solved with this view as the root; nil: nothing yet.
  package final var rootSolution: RootSolution? {
    get { engineRootState.map(RootSolution.init) }
    set {
      engineRootState = newValue?.state
      engineRootState?.engine.forgetPlaces()
    }
  }

  /// Sets the frame as nothing but a note of it: subviews do not follow.
  package final func restoreFrame(_ frame: CGRect) {
    pending.isBeingPlaced = true
    pending.isBeingRestored = true
    untransformedFrame = frame
    pending.isBeingPlaced = false
    pending.isBeingRestored = false
    pending.solvedFrame = nil
    engineRootState?.engine.forgetPlaces()
  }
}
