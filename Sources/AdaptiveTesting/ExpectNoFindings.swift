import DeviceUnderTest
import UIKit

/// Expects that all required constraints of what a device shows hold.
///
/// A failure tells by how much each constraint is violated.
@MainActor
public func expectNoConflicts(
  on device: DeviceUnderTest, fileID: StaticString = #fileID,
  file: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(
    fileID: fileID, file: file, function: function, line: line, column: column)
  LayoutFindings(on: device).reportConflicts(site)
}

/// Expects that all text of labels and buttons that a device shows is seen.
///
/// A failure names the constraints that keep the text from having the room that it needs.
@MainActor
public func expectNoTruncation(
  on device: DeviceUnderTest, fileID: StaticString = #fileID,
  file: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(
    fileID: fileID, file: file, function: function, line: line, column: column)
  LayoutFindings(on: device).reportTruncations(site)
}

/// Expects that the constraints of what a device shows leave no view's place open.
@MainActor
public func expectNoAmbiguity(
  on device: DeviceUnderTest, fileID: StaticString = #fileID,
  file: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(
    fileID: fileID, file: file, function: function, line: line, column: column)
  LayoutFindings(on: device).reportAmbiguities(site)
}

// MARK: - For each configuration

/// Expects that all required constraints of a view or view controller hold on each configuration.
@MainActor
public func expectNoConflicts<Content: UIResponder>(
  on configurations: [DeviceUnderTest.Configuration], fileID: StaticString = #fileID,
  file: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column, in make: () throws -> Content
) {
  let site = CallSite(
    fileID: fileID, file: file, function: function, line: line, column: column)
  DevicesUnderTest.run(configurations, site, make: make) {
    LayoutFindings(on: $0).reportConflicts(site)
  }
}

/// Expects that all text of a view or view controller is seen on each configuration.
@MainActor
public func expectNoTruncation<Content: UIResponder>(
  on configurations: [DeviceUnderTest.Configuration], fileID: StaticString = #fileID,
  file: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column, in make: () throws -> Content
) {
  let site = CallSite(
    fileID: fileID, file: file, function: function, line: line, column: column)
  DevicesUnderTest.run(configurations, site, make: make) {
    LayoutFindings(on: $0).reportTruncations(site)
  }
}

/// Expects that constraints leave no place open in a view or view controller on each configuration.
@MainActor
public func expectNoAmbiguity<Content: UIResponder>(
  on configurations: [DeviceUnderTest.Configuration], fileID: StaticString = #fileID,
  file: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column, in make: () throws -> Content
) {
  let site = CallSite(
    fileID: fileID, file: file, function: function, line: line, column: column)
  DevicesUnderTest.run(configurations, site, make: make) {
    LayoutFindings(on: $0).reportAmbiguities(site)
  }
}
