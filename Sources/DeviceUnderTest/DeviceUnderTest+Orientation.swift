import UIKit

/// What a program may ask of the system that turns it.
extension DeviceUnderTest: OrientationHost {
  package func turn(to orientations: UIInterfaceOrientationMask) -> Bool {
    if orientations.contains(.portrait) { return rotate(to: .portrait) }
    guard !orientations.isDisjoint(with: .landscape) else { return false }
    return rotate(to: .landscape)
  }

  package func supportedOrientationsDidChange() {
    guard !supports(configuration.orientation, controllerInFront) else { return }
    rotate(to: configuration.orientation.other)
  }
}
