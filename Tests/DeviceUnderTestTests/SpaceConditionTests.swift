import AdaptiveKit
import DeviceUnderTest
import Testing
import UIKit

/// Which arrangement a screen has, by its space and nothing else.
extension Condition {
  /// The conditions of the article on conditions and precedence.
  fileprivate static let iPadUpright =
    Condition.width(700...) && .aspectRatio(..<0.8)
  fileprivate static let slim = Condition.width(..<480) && .orientation(.portrait)
  fileprivate static let reachesPhoneEdge = Condition.height(..<740) || .safeArea(.bottom, 30...)
  fileprivate static let phoneUpright = slim && reachesPhoneEdge
  fileprivate static let thirdOfIPad = slim && .width(..<400) && !reachesPhoneEdge
}

/// An iPad upright, a phone upright and a third of an iPad are told apart by space alone, in every
/// window of the catalogue and without anyone's traits overridden.
///
/// By hand, from the published sizes: of windows 700 points wide and wider, an iPad upright is the
/// slender one, 744 × 1133 (0.66) to 834 × 1112 (0.75), and two thirds of one lying is 750 × 810 (0.93)
/// or stouter. Phones upright are 320 to 440 points wide, 466 folded; those without home indicator are
/// at most 736 high, the others have 34 points below. A third of an iPad is 320 or 375 wide, at least 744 high, and
/// has at most 20 points below.
@MainActor
@Suite("Space alone tells windows apart")
struct SpaceConditionTests {
  /// What an arrangement is called that none of the three conditions asks for.
  private enum Place: String {
    case iPadUpright, phoneUpright, thirdOfIPad, other

    /// By what the device is, which no condition asks.
    init(_ configuration: DeviceUnderTest.Configuration) {
      let isUpright = configuration.orientation == .portrait
      switch (configuration.model.userInterfaceIdiom, configuration.window) {
      case (.phone, _):
        // A foldable's inner display, 669 × 951, is neither a phone's nor an iPad's.
        self = isUpright && !configuration.isUnfolded ? .phoneUpright : .other
      case (_, .fullScreen): self = isUpright ? .iPadUpright : .other
      // Slide Over has the room of a third, and nothing in its space says that it floats.
      case (_, .splitView(.oneThird)), (_, .slideOver): self = .thirdOfIPad
      default: self = .other
      }
    }
  }

  private final class Screen: UIViewController {
    private(set) var places: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      adapt {
        When(.iPadUpright) { behavior(.iPadUpright) }
        When(.phoneUpright) { behavior(.phoneUpright) }
        When(.thirdOfIPad) { behavior(.thirdOfIPad) }
      }
    }

    private func behavior(_ place: Place) -> Behavior {
      Behavior(on: self) {
        $0.places.append(place.rawValue)
      } otherwise: { screen in
        screen.places.removeAll { $0 == place.rawValue }
      }
    }
  }

  private static let everywhere = DeviceUnderTest.Configuration.all(
    of: DeviceUnderTest.Model.all, windows: DeviceUnderTest.WindowPlacement.allFixed)

  @Test("Every device in both orientations and every window of it")
  func everyWindow() throws {
    var counts: [String: Int] = [:]
    for configuration in Self.everywhere {
      let device = try DeviceUnderTest(configuration)
      let screen = Screen()
      device.show(screen)

      let expected = Place(configuration)
      #expect(
        screen.places == (expected == .other ? [] : [expected.rawValue]),
        "\(configuration.description) \(device.size)")
      #expect(screen.traitCollection == device.traitCollection)
      counts[expected.rawValue, default: 0] += 1
      device.hide()
    }
    // None of the four was missing.
    #expect(counts.count == 4)
    #expect(counts.values.reduce(0, +) == Self.everywhere.count)
  }

  @Test("One iPad on its way through all three, as it turns and shares its display")
  func onTheWay() throws {
    let device = try DeviceUnderTest("iPad Pro 11 (1st-4th gen)", orientation: .landscape)
    let screen = Screen()
    device.show(screen)
    #expect(screen.places.isEmpty)

    device.rotate(to: .portrait)
    #expect(screen.places == ["iPadUpright"])

    try device.enterSplitView(.oneThird)
    #expect(screen.places == ["thirdOfIPad"])

    device.enterFullScreen()
    device.rotate(to: .landscape)
    #expect(screen.places.isEmpty)
  }

  /// A phone's window that is made as large as an iPad has the iPad's room, and its classes do not
  /// change.
  @Test("A phone's resized window follows its space on iOS 27")
  func resizedPhone() throws {
    let device = try DeviceUnderTest("iPhone 17", release: .iOS27)
    let screen = Screen()
    device.show(screen)
    #expect(screen.places == ["phoneUpright"])
    let classes = device.traitCollection.horizontalSizeClass

    try device.resize(to: CGSize(width: 820, height: 1180))

    #expect(screen.places == ["iPadUpright"])
    #expect(device.traitCollection.horizontalSizeClass == classes)
  }
}
