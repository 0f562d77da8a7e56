extension UIWindowScene {
  /// How the system holds a scene.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation
    public let coordinateSpace: any UICoordinateSpace

    init(interfaceOrientation: UIInterfaceOrientation, bounds: CGRect) {
      self.interfaceOrientation = interfaceOrientation
      coordinateSpace = WindowCoordinateSpace(bounds: bounds)
      super.init()
    }
  }

  /// How the program would like the system to hold a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The wishes of a scene on an iPhone or iPad.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }

    override init() { super.init() }
  }
}

/// The sizes that a scene may have.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var allowsFullScreen = true

  override init() { super.init() }
}

/// What turns the scene: a device under test.
@MainActor
package protocol OrientationHost: AnyObject {
  /// Turns to one of some orientations; false where it cannot.
  func turn(to orientations: UIInterfaceOrientationMask) -> Bool
  /// Turns to what the controllers support now.
  func supportedOrientationsDidChange()
}
