import DeviceUnderTest
import Testing
import UIKit

/// Expectations are those of Apple's reference of UIWindowScene, UIViewController and
/// UIContentSizeCategory.
@MainActor
@Suite("What a program may ask of the device", .serialized)
struct OrientationRequestTests {
  private final class Screen: UIViewController {
    var orientations = UIInterfaceOrientationMask.allButUpsideDown
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  }

  private final class Delegate: NSObject, UIWindowSceneDelegate {
    var updates: [(UIInterfaceOrientation, CGSize)] = []
    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) { updates.append((previousInterfaceOrientation, previousCoordinateSpace.bounds.size)) }
  }

  @Test("A request for landscape turns the device, and the delegate hears of what was before")
  func request() throws {
    let device = try DeviceUnderTest("iPhone 17")
    let (screen, delegate) = (Screen(), Delegate())
    device.show(screen)
    let scene = try #require(device.window.windowScene)
    scene.delegate = delegate
    #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)

    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in
      Issue.record("The device can be turned.")
    }

    #expect(device.configuration.orientation == .landscape)
    #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)
    #expect(delegate.updates.count == 1)
    #expect(delegate.updates.first?.0 == .portrait)
    #expect(delegate.updates.first?.1 == CGSize(width: 402, height: 874))
  }

  @Test("A request that the controllers do not support is denied")
  func denied() throws {
    let device = try DeviceUnderTest("iPhone 17")
    let screen = Screen()
    screen.orientations = .portrait
    device.show(screen)
    var code: UISceneError.Code?
    device.window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) {
      code = ($0 as? UISceneError)?.code
    }
    #expect(code == .geometryRequestDenied)
    #expect(device.configuration.orientation == .portrait)
  }

  @Test("The device turns when its orientation is supported no longer, and somebody says so")
  func supportChanges() throws {
    let device = try DeviceUnderTest("iPhone 17")
    let screen = Screen()
    device.show(screen)
    screen.orientations = .landscape
    #expect(device.configuration.orientation == .portrait)
    screen.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(device.configuration.orientation == .landscape)
  }

  @Test("A hidden status bar gives back its room on a phone with a home button only")
  func statusBar() throws {
    final class Hiding: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let old = try DeviceUnderTest("iPhone SE (3rd gen)")
    old.show(Hiding())
    #expect(old.rootViewController?.view.safeAreaInsets.top == CGFloat(0))
    let new = try DeviceUnderTest("iPhone 17")
    new.show(Hiding())
    #expect(new.rootViewController?.view.safeAreaInsets.top == CGFloat(62))
  }

  @Test("Another text size is announced")
  func textSize() throws {
    let device = try DeviceUnderTest("iPhone 17")
    device.show(UIViewController())
    let heard = Heard()
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) {
      let key = UIContentSizeCategory.newValueUserInfoKey
      heard.category = $0.userInfo?[key] as? UIContentSizeCategory
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    device.contentSizeCategory = .extraLarge
    #expect(heard.category == .extraLarge)
  }

  private final class Heard: @unchecked Sendable {
    var category: UIContentSizeCategory?
  }
}
