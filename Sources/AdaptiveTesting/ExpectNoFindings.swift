import DeviceUnderTest
import LayoutInspection
import Testing
import UIKit

/// Expects that all required constraints of what a device shows hold.
@MainActor
public func expectNoConflicts(
  on device: DeviceUnderTest, file: StaticString = #filePath, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let site = CallSite(file: file, function: function, location: sourceLocation)
  device.layout()
  report(
    device.window.layoutFindings().conflicts.map(message), "All required constraints hold",
    on: device, site)
}

/// Expects that all text of labels and buttons that a device shows is seen.
@MainActor
public func expectNoTruncation(
  on device: DeviceUnderTest, file: StaticString = #filePath, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let site = CallSite(file: file, function: function, location: sourceLocation)
  device.layout()
  let found = LayoutInspection(root: device.window, document: nil).findings
    .filter { $0.diagnostic.rule == "truncated-text" }
  report(found.map(\.diagnostic.message), "No text is cut off", on: device, site)
}

/// Expects that the constraints of what a device shows leave no view's place open.
@MainActor
public func expectNoAmbiguity(
  on device: DeviceUnderTest, file: StaticString = #filePath, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let site = CallSite(file: file, function: function, location: sourceLocation)
  device.layout()
  let found = device.window.layoutFindings(includesAmbiguities: true).ambiguities
  report(
    found.map { $0.diagnostic(document: nil).message }, "The place of every view is decided",
    on: device, site)
}

// MARK: - For each configuration

/// Expects that all required constraints of a view or view controller hold on each configuration.
@MainActor
public func expectNoConflicts<Content: UIResponder>(
  on configurations: [DeviceUnderTest.Configuration], file: StaticString = #filePath,
  function: String = #function, sourceLocation: SourceLocation = #_sourceLocation,
  in make: () throws -> Content
) {
  let site = CallSite(file: file, function: function, location: sourceLocation)
  DevicesUnderTest.run(configurations, site, make: make) {
    expectNoConflicts(on: $0, file: file, function: function, sourceLocation: sourceLocation)
  }
}

/// Expects that all text of a view or view controller is seen on each configuration.
@MainActor
public func expectNoTruncation<Content: UIResponder>(
  on configurations: [DeviceUnderTest.Configuration], file: StaticString = #filePath,
  function: String = #function, sourceLocation: SourceLocation = #_sourceLocation,
  in make: () throws -> Content
) {
  let site = CallSite(file: file, function: function, location: sourceLocation)
  DevicesUnderTest.run(configurations, site, make: make) {
    expectNoTruncation(on: $0, file: file, function: function, sourceLocation: sourceLocation)
  }
}

/// Expects that constraints leave no place open in a view or view controller on each configuration.
@MainActor
public func expectNoAmbiguity<Content: UIResponder>(
  on configurations: [DeviceUnderTest.Configuration], file: StaticString = #filePath,
  function: String = #function, sourceLocation: SourceLocation = #_sourceLocation,
  in make: () throws -> Content
) {
  let site = CallSite(file: file, function: function, location: sourceLocation)
  DevicesUnderTest.run(configurations, site, make: make) {
    expectNoAmbiguity(on: $0, file: file, function: function, sourceLocation: sourceLocation)
  }
}

// MARK: - Messages

/// Fails once for everything that was found on a device.
@MainActor
private func report(
  _ findings: [String], _ expected: String, on device: DeviceUnderTest, _ site: CallSite
) {
  var distinct: [String] = []
  for finding in findings where !distinct.contains(finding) { distinct.append(finding) }
  guard !distinct.isEmpty else { return }
  site.fail(
    """
    \(device.configuration)
    Expected: \(expected).
    Actual:
    \(distinct.map { "  " + $0 }.joined(separator: "\n"))
    """)
}

/// All constraints of a conflict, those that somebody stated first, and the one that gave way.
@MainActor
private func message(_ conflict: LayoutConflict) -> String {
  let stated = conflict.members.filter { if case .explicit = $0 { true } else { false } }
  let others = conflict.members.filter { if case .explicit = $0 { false } else { true } }
  let names = (stated + others).map(ConstraintNames.name(of:)).joined(separator: "; ")
  let loser = conflict.broken.map { " It gave way: \(ConstraintNames.name(of: $0))." } ?? ""
  return "These required constraints cannot all hold: \(names).\(loser)"
}
