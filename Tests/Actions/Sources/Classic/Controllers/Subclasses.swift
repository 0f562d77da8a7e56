import Foundation
import UIKit

/// Overrides an action, and has some of its own.
public final class PremiumController: AccountController {
  public override func didTap(_ recognizer: UITapGestureRecognizer) {
    note("premium")
    super.didTap(recognizer)
  }

  @objc private func upgrade() { note("upgrade") }

  public static var upgradeAction: Selector { #selector(upgrade) }
}

/// All of whose members are exposed.
@objcMembers public class Coordinator: NSObject {
  public var log: [String] = []

  public func start() { log.append("start") }
  public func open(_ sender: UIButton?) { log.append("open \(sender == nil)") }
  public func generic<T>(_ value: T) {}
  public func many(_ a: Int, b: Int, c: Int) {}
  public func closure(_ work: @escaping () -> Void) {}
  @nonobjc public func swiftOnly() {}

  private class Helper: NSObject {
    var isAsked = false
    @objc func ask() { isAsked = true }
  }

  public func asksHelper() -> Bool {
    let helper = Helper()
    helper.perform(#selector(Helper.ask))
    return helper.isAsked
  }

  public func asksLocal() -> Int {
    class Local: NSObject {
      var count = 0
      @objc func add(_ number: NSNumber) { count += number.intValue }
    }
    let local = Local()
    local.perform(#selector(Local.add(_:)), with: NSNumber(value: 3))
    return local.count
  }
}

public final class SubCoordinator: Coordinator {
  public func stop() { log.append("stop") }
}

/// Generic classes may have actions in their own body.
public final class Box<Content>: NSObject {
  public var content: Content
  public var isOpen = false

  public init(_ content: Content) { self.content = content }

  public func attach(to control: UIControl) {
    control.addTarget(self, action: #selector(toggle), for: .valueChanged)
  }

  @objc private func toggle() { isOpen.toggle() }
}

/// Not an NSObject, and never seen by a selector of this module.
public class Listener {
  public private(set) var heard = 0

  public init() {}

  @objc public func hear(_ sender: Any) { heard += 1 }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
