/// A question or a list of choices in front of a screen.
///
/// Ours keeps what it says and which actions it offers; its view is empty, and no finger chooses one of
/// the actions.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction.map { action in actions.contains { $0 === action } } ?? true,
        "The preferred action of an alert has to be one of its actions.")
    }
  }
  open private(set) var textFields: [UITextField]?
  open private(set) var preferredStyle = Style.actionSheet

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "An alert has at most one action of style cancel.")
    actions.append(action)
  }

  /// Adds a field, which the handler may set up; only alerts of style alert have fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "Only alerts of style alert have text fields.")
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// One choice of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  open private(set) var title: String?
  open private(set) var style = Style.default
  open var isEnabled = true
  private var handler: ((UIAlertAction) -> Void)?

  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  public override init() { super.init() }
}
