import Classic
import Modern
import Testing
import UIKit

/// Actions of code that is written for Apple's platforms, unchanged.
@MainActor
@Suite("Actions of classic code", .serialized)
struct ActionsTests {
  private let controller = AccountController()

  init() { controller.loadViewIfNeeded() }

  @Test("A private method with a sender is called")
  func privateMethod() {
    controller.saveButton.sendActions(for: .touchUpInside)
    controller.saveButton.sendActions(for: .touchDown)
    #expect(controller.log == ["save true"])
  }

  // `sendActions(for:)` has no event to pass.
  @Test("A method with sender and event gets both, and an event where it insists on one")
  func senderAndEvent() {
    controller.button.sendActions(for: .touchDown)
    controller.touched.sendActions(for: .touchDown)
    #expect(controller.log == ["handle true true", "touched true"])
  }

  @Test("An @IBAction is found by its name alone")
  func outletAction() {
    controller.slider.value = 0.5
    controller.slider.sendActions(for: .valueChanged)
    #expect(controller.log == ["volume 0.5"])
  }

  @Test("A gesture calls its target, and a subclass's override is what runs")
  func gestures() {
    controller.tap.state = .ended
    #expect(controller.log == ["tap 3"])

    let premium = PremiumController()
    premium.loadViewIfNeeded()
    premium.tap.state = .recognized
    #expect(premium.log == ["premium", "tap 3"])
    premium.tap.state = .failed
    premium.tap.state = .possible
    premium.tap.isEnabled = false
    premium.tap.state = .ended
    #expect(premium.log.count == 2)
    premium.tap.isEnabled = true
    premium.tap.removeTarget(premium, action: nil)
    premium.tap.state = .ended
    #expect(premium.log.count == 2)
  }

  @Test("Items of bars are sent by the application")
  func barItems() throws {
    let done = try #require(controller.navigationItem.rightBarButtonItem)
    let sent = UIApplication.shared.sendAction(
      try #require(done.action), to: done.target, from: done, for: nil)
    let cancel = controller.cancelItem
    UIApplication.shared.sendAction(
      try #require(cancel.action), to: cancel.target, from: cancel, for: nil)
    #expect(sent)
    #expect(controller.log == ["done", "cancel"])
  }

  @Test("An action without a target goes up from its sender to who has it")
  func responderChain() {
    let button = UIButton()
    controller.view.addSubview(button)
    button.addTarget(nil, action: "cancel", for: .touchUpInside)
    button.addTarget(nil, action: "nobodyHasIt", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(controller.log == ["cancel"])
    #expect(button.allTargets.count == 1)
    #expect(button.allTargets.first is NSNull)
  }

  @Test("A target that is gone is not called, and is kept alive by nobody")
  func weakTarget() {
    let button = UIButton()
    weak var coordinator: Coordinator?
    do {
      let target = Coordinator()
      coordinator = target
      button.addTarget(target, action: "start", for: .touchUpInside)
    }
    button.sendActions(for: .touchUpInside)
    #expect(coordinator == nil)
    #expect(button.allTargets.isEmpty)
  }

  @Test("A target is added once, and removed for events, for a method or for all")
  func removal() {
    let button = UIButton()
    let coordinator = Coordinator()
    button.addTarget(coordinator, action: "start", for: .touchDown)
    button.addTarget(coordinator, action: "start", for: [.touchDown, .touchUpInside])
    button.addTarget(coordinator, action: "open:", for: .touchUpInside)
    #expect(
      button.actions(forTarget: coordinator, forControlEvent: .touchUpInside) == ["start", "open:"])
    #expect(button.actions(forTarget: controller, forControlEvent: .touchUpInside) == nil)
    #expect(button.allTargets == [coordinator])
    #expect(button.allControlEvents == [.touchDown, .touchUpInside])
    button.sendActions(for: .touchDown)
    #expect(coordinator.log == ["start"])

    button.removeTarget(coordinator, action: "start", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(coordinator.log == ["start", "open false"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .allEvents)
    #expect(coordinator.log.count == 2)
    #expect(button.allControlEvents == [])
  }

  @Test("Notifications call a method until the observer is removed or gone")
  func notifications() {
    let name = UIResponder.keyboardWillShowNotification
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["a": 1])
    #expect(controller.log == ["keyboard 1"])
    NotificationCenter.default.removeObserver(controller, name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(controller.log.count == 1)
  }

  @Test("Types off the main actor are called where the notification is posted")
  func notificationsElsewhere() async {
    let clock = Clock()
    await Task.detached {
      NotificationCenter.default.post(name: Clock.tickNotification, object: nil)
    }.value
    NotificationCenter.default.post(name: Clock.tickNotification, object: nil)
    #expect(clock.ticks == 2)
    NotificationCenter.default.removeObserver(clock)
    NotificationCenter.default.post(name: Clock.tickNotification, object: nil)
    #expect(clock.ticks == 2)
  }

  // By the rule for names: the label joins the method's after “With”, unless it is a preposition.
  @Test("Selectors have the names that Objective-C knows")
  func names() {
    #expect(
      controller.names.map(\.description) == [
        "save:", "handleWithSender:event:", "cancel", "reloadFor:", "isBusy", "setIsBusy:",
      ])
    #expect(PremiumController.upgradeAction == Selector("upgrade"))
    #expect(NSStringFromSelector(NSSelectorFromString("save:")) == "save:")
  }

  @Test("What answers to a selector, and what does not")
  func responds() {
    let premium = PremiumController()
    #expect(premium.responds(to: "upgrade"))
    #expect(premium.responds(to: "didTap:"))
    #expect(premium.responds(to: "hidden"))
    #expect(!controller.responds(to: "upgrade"))
    #expect(!controller.responds(to: "note:"))
    #expect(!controller.responds(to: "neverCompiled:"))
    #expect(controller.responds(to: "debugMenu:"))
    controller.perform("debugMenu:", with: nil)
    #expect(controller.log == ["debug"])
    #expect(controller.canPerformAction("cancel", withSender: nil))
    #expect(
      controller.saveButton.target(forAction: "cancel", withSender: nil) as? UIViewController
        === controller)
  }

  @Test("An extension of a class of UIKit's has actions too")
  func extensionOfUIKit() {
    let other = UIViewController()
    other.perform(UIViewController.back)
    #expect(other.title == "went back")
  }

  @Test("Members of an @objcMembers class, and of one that inherits from it, are exposed")
  func exposedMembers() {
    let coordinator = SubCoordinator()
    coordinator.perform("start")
    coordinator.perform("open:", with: nil)
    coordinator.perform("stop")
    #expect(coordinator.log == ["start", "open true", "stop"])
    #expect(!coordinator.responds(to: "swiftOnly"))
  }

  @Test("Private, local and generic classes, and those that are no NSObject, have actions")
  func unusualClasses() {
    #expect(Coordinator().asksHelper())
    #expect(Coordinator().asksLocal() == 3)
    let control = UIControl()
    let box = Box("content")
    box.attach(to: control)
    control.sendActions(for: .valueChanged)
    #expect(box.isOpen)
    let listener = Listener()
    control.addTarget(listener, action: "hear:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(listener.heard == 1)
  }

  @Test("UIKit's own methods are called by their names")
  func systemMethods() {
    let field = UITextField()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)
    #expect(!field.isFirstResponder)
    #expect(field.becomeFirstResponder())
    controller.view.gestureRecognizers?.last?.state = .ended
    #expect(!field.isFirstResponder)
  }

  @Test("A module on the main actor, with a superclass of another module")
  func modern() {
    let controller = ItemController()
    controller.loadViewIfNeeded()
    controller.toggle.isOn = true
    controller.toggle.sendActions(for: .valueChanged)
    controller.saveButton.sendActions(for: .touchUpInside)
    #expect(controller.isOn)
    #expect(controller.log == ["save true"])
  }

  @Test("A button of a subclass from systemButton")
  func systemButton() {
    final class RoundButton: UIButton {}
    let coordinator = Coordinator()
    let button = RoundButton.systemButton(with: UIImage(), target: coordinator, action: "open:")
    button.sendActions(for: .touchUpInside)
    #expect(type(of: button) == RoundButton.self)
    #expect(coordinator.log == ["open false"])
  }
}
