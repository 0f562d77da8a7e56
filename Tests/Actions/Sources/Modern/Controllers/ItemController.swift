import Classic
import UIKit

/// In a module whose code is on the main actor, of a superclass of another module.
public final class ItemController: AccountController {
  public let toggle = UISwitch()
  public private(set) var isOn = false

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(toggle)
    toggle.addTarget(self, action: #selector(toggled(_:)), for: .valueChanged)
  }

  @objc private func toggled(_ sender: UISwitch) { isOn = sender.isOn }
}

/// Off the main actor.
nonisolated public final class Clock: NSObject, @unchecked Sendable {
  public private(set) var ticks = 0

  public override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(tick), name: Clock.tickNotification, object: nil)
  }

  public static let tickNotification = Notification.Name("tick")

  @objc private func tick(_ notification: NSNotification) { ticks += 1 }
}
