import DeviceUnderTest
import Testing
import UIKit

/// Documentation of `UIViewControllerTransitionCoordinator` and of its context.
@MainActor
@Suite("Coordinators of transitions")
struct CoordinatorTests {
  /// Notes what the coordinator says, and moves a view alongside.
  private final class Listener: UIViewController {
    let log = CallLog()
    let moved = UIView()
    var width: NSLayoutConstraint?
    var context: (any UIViewControllerTransitionCoordinatorContext)?

    override func viewDidLoad() {
      moved.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(moved)
      width = moved.widthAnchor.constraint(equalToConstant: 100)
      width?.isActive = true
    }

    override func viewDidLayoutSubviews() { log.add("layout \(Int(moved.frame.width))") }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.add("announced, coordinated \(transitionCoordinator === coordinator)")
      let isQueued = coordinator.animate { [self] context in
        self.context = context
        log.add("alongside, \(view.bounds.size.words)")
        width?.constant = 200
      } completion: { [self] context in
        log.add("completion \(Int(moved.frame.width)), cancelled \(context.isCancelled)")
        log.add("late \(coordinator.animate { [log] _ in log.add("never") })")
      }
      log.add("queued \(isQueued)")
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// `animate(alongsideTransition:completion:)`: the first block runs with the transition's animations,
  /// after the size is the new one; what it changes is laid out before the transition ends; then the
  /// second runs. Once the transition is over nothing can be queued, and the result says so.
  @Test("Alongside comes after the layout at the new size, completion after that of its changes")
  func order() throws {
    let device = try DeviceUnderTest("iPhone 17")
    let controller = Listener()
    device.show(controller)
    _ = controller.log.take()

    device.rotate()

    #expect(
      controller.log.take() == [
        "announced, coordinated true", "queued true",
        "layout 100",
        "alongside, 874×402",
        "layout 200",
        "completion 200, cancelled false", "late false",
      ])
    #expect(controller.transitionCoordinator == nil)
  }

  /// `UIViewControllerTransitionCoordinatorContext`: a rotation is animated and not interactive, has no
  /// controllers of its own and no style of presentation; `targetTransform` turns by a quarter.
  @Test("What a coordinator says of a rotation")
  func valuesOfRotation() throws {
    let device = try DeviceUnderTest("iPhone 17")
    let controller = Listener()
    device.show(controller)

    device.rotate()

    let context = try #require(controller.context)
    #expect(context.isAnimated)
    #expect(context.transitionDuration == 0.3)
    #expect(!context.isInteractive && !context.initiallyInteractive && !context.isInterruptible)
    #expect(!context.isCancelled)
    #expect(context.percentComplete == 1)
    #expect(context.completionVelocity == 1)
    #expect(context.presentationStyle == .none)
    #expect(context.containerView === device.window)
    #expect(context.viewController(forKey: .from) == nil)
    #expect(context.view(forKey: .to) == nil)
    let quarter = context.targetTransform
    #expect(abs(abs(quarter.b) - 1) < 1e-9 && abs(quarter.a) < 1e-9)
  }

  /// `targetTransform`: the identity where nothing turns.
  @Test("A window that is resized does not turn")
  func valuesOfResize() throws {
    let device = try DeviceUnderTest("iPad Pro 11 (M4/M5)", orientation: .landscape)
    let controller = Listener()
    device.show(controller)

    try device.resize(to: CGSize(width: 700, height: 500))

    #expect(controller.context?.targetTransform == .identity)
    #expect(controller.context?.isAnimated == true)
  }

  /// Documentation of `willTransition(to:with:)`: it comes with a coordinator, too, though the size
  /// stays.
  @Test("A change of traits alone has a coordinator whose blocks run")
  func traitsAlone() throws {
    final class TraitListener: UIViewController {
      let log = CallLog()
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        let isDark = newCollection.userInterfaceStyle == .dark
        coordinator.animate { [log] _ in
          log.add("alongside \(isDark)")
        } completion: {
          [log] _ in
          log.add("completion")
        }
        super.willTransition(to: newCollection, with: coordinator)
      }
    }
    let device = try DeviceUnderTest("iPhone 17")
    let controller = TraitListener()
    device.show(controller)

    device.userInterfaceStyle = .dark

    #expect(controller.log.take() == ["alongside true", "completion"])
  }
}
