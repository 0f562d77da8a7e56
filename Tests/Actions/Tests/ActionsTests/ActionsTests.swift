import Classic
import Modern
import Testing
import UIKit

/// Actions of code that is written for Apple's platforms, unchanged.
@MainActor
@Suite("Actions of classic code")
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
}
