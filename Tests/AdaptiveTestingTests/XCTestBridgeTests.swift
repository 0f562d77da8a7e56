import AdaptiveTesting
import DeviceUnderTest
import UIKit
import XCTest

/// Expectations within XCTest, whose tests have to be asynchronous on Linux to be on the main actor.
///
/// The file does without `import Testing`, as files of XCTest do.
final class XCTestBridgeTests: XCTestCase {
  /// A failure that a test waits for.
  private struct Failure {
    var message: String
    var file: String
    var line: Int
  }

  private var isFailureExpected = false
  private var failures: [Failure] = []

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    if isFailureExpected {
      failures.append(Failure(message: description, file: filePath, line: lineNumber))
    } else {
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  }

  func testExpectationsPassInXCTest() async {
    await MainActor.run {
      let phone = [DeviceUnderTest.Configuration(.iPhone17)]
      expectNoConflicts(on: phone) { SampleScreen() }
      expectNoTruncation(on: phone) { SampleScreen() }
      expectNoAmbiguity(on: phone) { SampleScreen() }
      expectEqualLayout(on: phone) {
        SampleScreen()
      } and: {
        SampleScreen()
      }
    }
  }

  func testExpectationsFailInXCTestWhereTheyStand() async {
    isFailureExpected = true
    let line = #line + 2
    await MainActor.run {
      expectNoConflicts(on: [DeviceUnderTest.Configuration(.iPhone17)]) {
        SampleScreen(isContradictory: true)
      }
    }
    isFailureExpected = false

    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(failures.first?.file, #filePath)
    XCTAssertEqual(failures.first?.line, line)
    let message = failures.first?.message ?? ""
    XCTAssertTrue(message.contains("UILabel “Title”.width = 250 “wider”"), message)
  }

  /// The message of the only failure of what runs on the main actor, and its line.
  private func onlyFailure(
    of body: @MainActor @Sendable () -> Void
  ) async -> (message: String, line: Int?) {
    failures = []
    isFailureExpected = true
    await MainActor.run(body: body)
    isFailureExpected = false
    XCTAssertEqual(failures.count, 1)
    return (failures.first?.message ?? "", failures.first?.line)
  }

  func testTruncatedTextFailsInXCTest() async {
    let line = #line + 2
    let failure = await onlyFailure {
      expectNoTruncation(on: [DeviceUnderTest.Configuration(.iPhone17)]) {
        SampleScreen(text: String(repeating: "Mm", count: 30))
      }
    }
    XCTAssertEqual(failure.line, line)
    XCTAssertTrue(
      failure.message.contains("The text of UILabel “title” is cut off."), failure.message)
  }

  func testOpenPlacesFailInXCTest() async {
    let failure = await onlyFailure {
      expectNoAmbiguity(on: [DeviceUnderTest.Configuration(.iPhone17)]) {
        let (view, box) = (UIView(), UIView())
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        return view
      }
    }
    XCTAssertTrue(
      failure.message.contains("The constraints leave open the horizontal position"),
      failure.message)
  }

  func testDifferentLayoutsFailInXCTest() async {
    let failure = await onlyFailure {
      expectEqualLayout(on: [DeviceUnderTest.Configuration(.iPhone17)]) {
        SampleScreen(indent: 16)
      } and: {
        SampleScreen(indent: 20)
      }
    }
    XCTAssertTrue(failure.message.contains("The layouts differ on"), failure.message)
  }

  func testSnapshotsAreNamedAfterTheMethodInXCTest() async {
    isFailureExpected = true
    await MainActor.run {
      expectLayout(on: [DeviceUnderTest.Configuration(.iPhone17)], function: "testName()") {
        SampleScreen()
      }
    }
    isFailureExpected = false

    let message = failures.first?.message ?? ""
    XCTAssertTrue(
      message.contains("XCTestBridgeTests/testName.iphone-17-portrait.txt"), message)
  }
}
