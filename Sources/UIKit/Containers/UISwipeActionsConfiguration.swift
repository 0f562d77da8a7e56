/// Actions that swiping a row shows.
///
/// Ours is kept by whoever makes it: no finger swipes.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// One action that swiping a row shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  public enum Style: Int, Sendable { case normal, destructive }

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  /// The colour behind the title; nil: grey, or red where the action destroys.
  open var backgroundColor: UIColor! {
    get {
      ownBackground
        ?? UIColor.system(named: style == .destructive ? "systemRedColor" : "systemGrayColor")
    }
    set { ownBackground = newValue }
  }
  private var ownBackground: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
