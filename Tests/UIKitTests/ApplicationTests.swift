import Testing
import UIKit

@Suite("Application, device, gestures and accessibility")
@MainActor
struct ApplicationTests {
  @Test("A gesture recogniser belongs to the view it was added to last")
  func gestureOwnership() {
    let first = UIView()
    let second = UIView()
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    first.addGestureRecognizer(tap)
    #expect(tap.view === first)
    second.addGestureRecognizer(tap)
    #expect(tap.view === second)
    #expect(first.gestureRecognizers == nil)
    second.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    second.gestureRecognizers = [tap]
    #expect(tap.view === second)
  }

  @Test("Gestures have the defaults that Apple documents")
  func gestureDefaults() {
    #expect(UITapGestureRecognizer().numberOfTapsRequired == 1)
    #expect(UILongPressGestureRecognizer().minimumPressDuration == 0.5)
    #expect(UILongPressGestureRecognizer().allowableMovement == CGFloat(10))
    #expect(UISwipeGestureRecognizer().direction == .right)
    #expect(UIPinchGestureRecognizer().scale == CGFloat(1))
    #expect(UIPanGestureRecognizer().cancelsTouchesInView)
  }

  @Test("Touches that a view does not handle go to the next responder")
  func touchesGoOn() {
    final class Catcher: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count += touches.count
      }
    }
    let outer = Catcher()
    let inner = UIView()
    outer.addSubview(inner)
    inner.touchesBegan([UITouch()], with: nil)
    #expect(outer.count == 1)
  }

  @Test("Texts and controls are accessible by themselves, and say so")
  func accessibilityDefaults() {
    let label = UILabel()
    label.text = "Hello"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Greeting"
    #expect(label.accessibilityLabel == "Greeting")
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(!view.isAccessibilityElement)
    let control = UIControl()
    control.isEnabled = false
    #expect(control.accessibilityTraits == .notEnabled)
  }

  @Test("Pasteboards of one name share what is on them")
  func pasteboards() throws {
    let name = UIPasteboard.Name("shared")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let one = try #require(UIPasteboard(name: name, create: true))
    one.strings = ["a", "b"]
    let other = try #require(UIPasteboard(name: name, create: false))
    #expect(other.string == "a")
    #expect(other.numberOfItems == 2)
    other.url = URL(string: "https://example.com")
    #expect(one.strings == ["https://example.com"])
    #expect(one.changeCount == 2)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
  }

  @Test("Orientations know on which side they are")
  func orientations() {
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
    #expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
    #expect(UIDeviceOrientation.faceUp.isFlat)
    // Apple's values: device and interface landscape are opposite to each other.
    #expect(
      UIDeviceOrientation.landscapeLeft.rawValue == UIInterfaceOrientation.landscapeRight.rawValue)
    #expect(UIInterfaceOrientationMask.all.contains(.portraitUpsideDown))
    #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
  }

  @Test("A delegate has to write only what it wants")
  func applicationDelegate() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var launches = 0
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        launches += 1
        return true
      }
    }
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    _ = UIApplication.shared.delegate?.application(
      .shared, didFinishLaunchingWithOptions: nil)
    UIApplication.shared.delegate?.applicationDidBecomeActive(.shared)
    #expect(delegate.launches == 1)
    #expect(UIApplication.shared.next === delegate)
  }
}
