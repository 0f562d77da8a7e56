import Testing

@testable import UIKit

/// Actions of controls, and menus.
@MainActor
@Suite("Actions")
struct ControlActionTests {
  @Test("A control runs the actions of an event in the order in which they were added")
  func order() {
    let control = UIControl()
    var ran: [String] = []
    control.addAction(UIAction { _ in ran.append("first") }, for: .valueChanged)
    control.addAction(UIAction { _ in ran.append("touch") }, for: .touchUpInside)
    control.addAction(UIAction { _ in ran.append("second") }, for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    #expect(ran == ["first", "second"])
    #expect(control.allControlEvents == [.valueChanged, .touchUpInside, .touchDown])
  }

  @Test("An action of the same identifier takes the place of the older one")
  func identifiers() {
    let control = UIControl()
    let identifier = UIAction.Identifier("one")
    var ran: [String] = []
    control.addAction(
      UIAction(identifier: identifier) { _ in ran.append("old") },
      for: [.touchDown, .touchUpInside]
    )
    control.addAction(UIAction(identifier: identifier) { _ in ran.append("new") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(ran == ["new", "old"])
    control.removeAction(identifiedBy: identifier, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(ran.count == 2)
  }

  @Test("The control is the sender while the action runs")
  func sender() {
    var sender: Any?
    let control = UISwitch(
      frame: .zero,
      primaryAction: UIAction { action in sender = action.sender })
    control.sendActions(for: .primaryActionTriggered)
    #expect(sender as? UISwitch === control)
    var events: [UIControl.Event] = []
    control.enumerateEventHandlers { _, _, event, _ in events.append(event) }
    #expect(events == [.primaryActionTriggered])
  }

  @Test("The state is made of the three flags")
  func states() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.disabled, .selected, .highlighted])
  }

  @Test("A menu knows its chosen elements, inline menus included")
  func menus() {
    let chosen = UIAction(title: "B", state: .on) { _ in }
    let menu = UIMenu(children: [
      UIAction(title: "A") { _ in }, UIMenu(options: .displayInline, children: [chosen]),
    ])
    #expect(menu.selectedElements.map(\.title) == ["B"])
    #expect(menu.replacingChildren([]).children.isEmpty)
  }
}
