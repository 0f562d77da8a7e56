import UIKit

@objc public protocol AccountControllerDelegate: AnyObject {
  func accountControllerDidFinish(_ controller: AccountController)
}

/// A controller as one writes it for iOS: targets and selectors, outlets, notifications.
@objc(AccountController)
open class AccountController: UIViewController {
  @IBOutlet public weak var saveButton: UIButton!
  @IBOutlet private(set) public var fields: [UITextField]!
  @objc public dynamic var isBusy = false
  public weak var delegate: AccountControllerDelegate?

  /// What happened, for the tests.
  public private(set) var log: [String] = []

  public lazy var slider: UISlider = {
    let slider = UISlider()
    slider.addTarget(self, action: #selector(volumeChanged), for: .valueChanged)
    return slider
  }()
  public let button = UIButton(type: .system)
  public let touched = UIButton()
  public private(set) lazy var tap = UITapGestureRecognizer(
    target: self, action: #selector(AccountController.didTap(_:)))
  public private(set) lazy var cancelItem = UIBarButtonItem(
    barButtonSystemItem: .cancel, target: self, action: #selector(cancel))

  open override func viewDidLoad() {
    super.viewDidLoad()
    let save = UIButton(type: .system)
    view.addSubview(save)
    saveButton = save
    fields = []
    saveButton.addTarget(self, action: #selector(save(_:)), for: .touchUpInside)
    button.addTarget(
      self,
      action: #selector(
        self.handle(sender:event:)),
      for: [.touchDown, .touchUpInside])
    touched.addTarget(self, action: #selector(touched(_:with:)), for: .touchDown)
    view.addSubview(button)
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing)))
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", style: .done, target: self, action: #selector(done))
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func save(_ sender: UIButton) { note("save \(sender === saveButton)") }

  @IBAction func volumeChanged(_ sender: Any) {
    note("volume \((sender as? UISlider)?.value ?? -1)")
  }

  @objc func handle(sender: UIControl, event: UIEvent?) {
    note("handle \(sender === button) \(event == nil)")
  }

  // Objective-C passes nothing here, where Swift insists on an event.
  @objc fileprivate func touched(_ sender: UIButton, with event: UIEvent) {
    note("touched \(event.type == .touches)")
  }

  @objc
  open func didTap(_ recognizer: UITapGestureRecognizer) {
    note("tap \(recognizer.state.rawValue)")
  }

  @objc private func cancel() { note("cancel") }

  @discardableResult
  @objc func done() -> Bool {
    note("done")
    delegate?.accountControllerDidFinish(self)
    return true
  }

  @objc private func keyboardWillShow(_ notification: Notification) {
    note("keyboard \(notification.userInfo?.count ?? 0)")
  }

  #if DEBUG
    @objc(debugMenu:) func showDebugMenu(_ sender: Any?) { note("debug") }
  #elseif NEVER
    @objc func neverCompiled(_ sender: NoSuchType) {}
  #endif

  /// The names that selectors have.
  public var names: [Selector] {
    [
      #selector(save(_:)), #selector(handle(sender:event:)), #selector(cancel),
      #selector(reload(for:)), #selector(getter: isBusy),
      #selector(setter: AccountController.isBusy),
    ]
  }

  public func note(_ text: String) { log.append(text) }
}

// Code that only looks like Objective-C: #selector(nothing), @objc func nothing().
let text = "a text with #selector(nothing) and @objc \(describe("}")) \" {"
let raw = #"raw \(@objc) " #selector(x)"#
func describe(_ text: String) -> String { text }

extension AccountController {
  @objc func reload(for control: UIRefreshControl) { note("reload") }
}

private extension AccountController {
  @objc func hidden() { note("hidden") }
}

extension UIViewController {
  /// Of a class that is not this module's.
  @objc public func goBack() { title = "went back" }

  public static var back: Selector { #selector(goBack) }
}
