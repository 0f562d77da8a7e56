import DeviceUnderTest
import UIKit

/// Expects what a device shows to be as recorded.
///
/// The record is a file in `__Snapshots__` beside the test's; its name tells the test, the
/// configuration and `name`. Nothing is recorded unless that is asked for, and then the test fails,
/// so that it is not forgotten: by `record: true`, or by `ADAPTIVE_RECORD=1` in the environment.
///
/// Several records of one test need a name each. Every form has a file of its own.
@MainActor
public func expectLayout(
  on device: DeviceUnderTest, named name: String? = nil, as forms: [SnapshotForm] = [.text],
  record: Bool = false, fileID: StaticString = #fileID,
  file: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(
    fileID: fileID, file: file, function: function, line: line, column: column)
  device.layout()
  for form in forms {
    LayoutSnapshot(device, as: form, name: name, site)
      .check(record: record || SnapshotFile.isRecordingEverything)
  }
}

/// Expects a view or view controller, made anew for each configuration, to be laid out as recorded.
///
///     expectLayout(on: DeviceUnderTest.Configuration.standard) { SignInController() }
///
/// - SeeAlso: ``expectLayout(on:named:as:record:fileID:file:function:line:column:)``
@MainActor
public func expectLayout<Content: UIResponder>(
  on configurations: [DeviceUnderTest.Configuration], named name: String? = nil,
  as forms: [SnapshotForm] = [.text], record: Bool = false, fileID: StaticString = #fileID,
  file: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column,
  of make: () throws -> Content
) {
  let site = CallSite(
    fileID: fileID, file: file, function: function, line: line, column: column)
  DevicesUnderTest.run(configurations, site, make: make) { device in
    expectLayout(
      on: device, named: name, as: forms, record: record,
      fileID: fileID, file: file, function: function, line: line, column: column)
  }
}
