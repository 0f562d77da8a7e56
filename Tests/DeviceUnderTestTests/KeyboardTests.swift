import DeviceUnderTest
import Foundation
import Testing
import UIKit

/// Documentation of `UIView.keyboardLayoutGuide` and “Adjusting your layout with keyboard layout guide”:
/// the guide matches the docked keyboard; without one it is at the bottom and as high as the safe area
/// there. Documentation of `UIResponder.keyboardFrameEndUserInfoKey`: frames are in screen coordinates.
@MainActor
@Suite("The keyboard of a device")
struct KeyboardTests {
  /// A controller with a bar of 50 points above the keyboard.
  private func shown(
    on device: DeviceUnderTest
  ) -> (controller: UIViewController, bar: UIView) {
    let controller = UIViewController()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    let view: UIView = controller.view
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    device.show(controller)
    return (controller, bar)
  }

  @Test("The guide follows the keyboard, and is the lower safe area without it")
  func guide() throws {
    let device = try DeviceUnderTest("iPhone 17")
    let (controller, bar) = shown(on: device)
    // 874 - 34 of the home indicator.
    #expect(bar.frame.maxY == 840)

    device.showKeyboard(height: 336)

    #expect(device.keyboardFrame == CGRect(x: 0, y: 538, width: 402, height: 336))
    #expect(bar.frame.maxY == 538)  // 874 - 336
    #expect(
      controller.view.keyboardLayoutGuide.layoutFrame
        == CGRect(x: 0, y: 538, width: 402, height: 336))
    // The safe area has nothing to do with it.
    #expect(device.safeAreaInsets.bottom == 34)

    device.hideKeyboard()

    #expect(bar.frame.maxY == 840)
    #expect(device.keyboardFrame == nil)
  }

  @Test("The guide of a view that ends above the display's end covers what the keyboard does of it")
  func partlyCovered() throws {
    let device = try DeviceUnderTest("iPhone 17")
    let (controller, _) = shown(on: device)
    let upper = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 600))
    upper.autoresizingMask = []
    let mark = UIView()
    mark.translatesAutoresizingMaskIntoConstraints = false
    upper.addSubview(mark)
    controller.view.addSubview(upper)
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: upper.keyboardLayoutGuide.topAnchor),
      mark.bottomAnchor.constraint(equalTo: upper.keyboardLayoutGuide.bottomAnchor),
    ])
    device.layout()
    #expect(mark.frame.height == 0)

    device.showKeyboard(height: 336)

    // From 538 to 600.
    #expect(mark.frame.minY == 538)
    #expect(mark.frame.height == 62)
  }

  @Test("Without the safe area the guide ends at the view's edge while there is no keyboard")
  func withoutSafeArea() throws {
    let device = try DeviceUnderTest("iPhone 17")
    let (controller, bar) = shown(on: device)

    controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
    device.layout()
    #expect(bar.frame.maxY == 874)

    device.showKeyboard(height: 300)
    #expect(bar.frame.maxY == 574)
  }

  /// Documentation of `followsUndockedKeyboard`: the guide tracks a keyboard that is not docked if asked
  /// to, and is else at the bottom meanwhile.
  @Test("The guide follows a keyboard that floats only if asked to")
  func undocked() throws {
    let device = try DeviceUnderTest("iPad mini (A17 Pro)")
    let (controller, bar) = shown(on: device)
    let view: UIView = controller.view
    let hidden = bar.frame.maxY
    device.showKeyboard(undockedAt: CGRect(x: 100, y: 300, width: 320, height: 250))
    #expect(device.keyboardFrame == CGRect(x: 100, y: 300, width: 320, height: 250))
    #expect(bar.frame.maxY == hidden)

    view.keyboardLayoutGuide.followsUndockedKeyboard = true
    device.layout()
    #expect(bar.frame.maxY == 300)
    #expect(
      view.keyboardLayoutGuide.layoutFrame == CGRect(x: 100, y: 300, width: 320, height: 250))
    device.showKeyboard(undockedAt: CGRect(x: 0, y: 400, width: 320, height: 250))
    #expect(bar.frame.maxY == 400)
    // As much as the display has room for: it ends at the right end.
    device.showKeyboard(undockedAt: CGRect(x: 5000, y: 400, width: 320, height: 250))
    #expect(device.keyboardFrame?.maxX == device.displaySize.width)

    device.showKeyboard(height: 300)
    #expect(bar.frame.maxY == view.bounds.height - 300)
    device.hideKeyboard()
    #expect(bar.frame.maxY == hidden)
  }

  @Test("Notifications come in their order, the layout between will and did")
  func notifications() throws {
    let device = try DeviceUnderTest("iPhone 17")
    let (_, bar) = shown(on: device)
    let names: [NSNotification.Name: String] = [
      UIResponder.keyboardWillChangeFrameNotification: "will change",
      UIResponder.keyboardWillShowNotification: "will show",
      UIResponder.keyboardDidChangeFrameNotification: "did change",
      UIResponder.keyboardDidShowNotification: "did show",
      UIResponder.keyboardWillHideNotification: "will hide",
      UIResponder.keyboardDidHideNotification: "did hide",
    ]
    let log = CallLog()
    let observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { news in
        let end = (news.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        MainActor.assumeIsolated {
          log.add("\(word) \(Int(end?.minY ?? -1)), bar at \(Int(bar.frame.maxY))")
        }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    device.showKeyboard(height: 336)
    #expect(
      log.take() == [
        "will change 538, bar at 840", "will show 538, bar at 840",
        "did change 538, bar at 538", "did show 538, bar at 538",
      ])
    device.showKeyboard(height: 336)
    #expect(log.take().isEmpty)

    device.hideKeyboard()
    #expect(
      log.take() == [
        "will change 874, bar at 538", "will hide 874, bar at 538",
        "did change 874, bar at 840", "did hide 874, bar at 840",
      ])
    device.hideKeyboard()
    #expect(log.take().isEmpty)
  }

  @Test("The keyboard goes along with a rotation")
  func rotation() throws {
    let device = try DeviceUnderTest("iPhone 17")
    let (_, bar) = shown(on: device)
    device.showKeyboard(height: 200)

    device.rotate()

    #expect(device.keyboardFrame == CGRect(x: 0, y: 202, width: 874, height: 200))
    #expect(bar.frame == CGRect(x: 0, y: 152, width: 874, height: 50))
  }

  @Test("The keyboard is no transition of traits or size")
  func calls() throws {
    let log = CallLog()
    let device = try log.device("iPhone 17")

    device.showKeyboard()

    #expect(log.take().isEmpty)
  }
}
