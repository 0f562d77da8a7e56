import AdaptiveTesting
import DeviceUnderTest
import Testing
import UIKit

@testable import AdaptiveExamples

@Suite("All screens")
struct AllScreensTests {
  enum Name: CaseIterable {
    case chooser, picture, tabs, page, roomByTraits, roomBySpace, forecast

    func make() -> UIViewController {
      switch self {
      case .chooser: PictureChooserController()
      case .picture: PictureController(picture: Scenery.all[2])
      case .tabs: TabGridController()
      case .page: LongPageController()
      case .roomByTraits: ReadingRoomController.byTraits()
      case .roomBySpace: ReadingRoomController.bySpace()
      case .forecast: ForecastController()
      }
    }
  }

  @Test("No constraints conflict on any of the standard devices", arguments: Name.allCases)
  func conflicts(name: Name) {
    expectNoConflicts(on: DeviceUnderTest.Configuration.standard) { name.make() }
  }

  @Test("No place is left open", arguments: Name.allCases)
  func ambiguity(name: Name) {
    expectNoAmbiguity(on: DeviceUnderTest.Configuration.standard) { name.make() }
  }

  @Test("No text is cut off", arguments: Name.allCases)
  func truncation(name: Name) {
    expectNoTruncation(on: DeviceUnderTest.Configuration.standard) { name.make() }
  }
}
