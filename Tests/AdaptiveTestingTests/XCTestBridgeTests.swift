import AdaptiveTesting
import DeviceUnderTest
import Testing
import UIKit
import XCTest

/// Expectations within XCTest, whose tests have to be asynchronous on Linux to be on the main actor.
final class XCTestBridgeTests: XCTestCase {
  func testExpectationsPassInXCTest() async {
    await MainActor.run {
      let phone = [DeviceUnderTest.Configuration(.iPhone17)]
      expectNoConflicts(on: phone) { SampleScreen() }
      expectEqualLayout(on: phone) {
        SampleScreen()
      } and: {
        SampleScreen()
      }
    }
  }
}
