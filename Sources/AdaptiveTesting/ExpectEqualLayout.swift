import DeviceUnderTest
import UIKit

/// Expects two trees of views to have the same frames, view by view.
///
/// What the views are does not count: two ways of writing one layout are compared. The roots' own
/// places do not count either, only their sizes, so that parts of screens can be compared. Each
/// figure may differ by the tolerance, in points.
@MainActor
public func expectEqualLayout(
  _ actual: UIView, _ expected: UIView, tolerance: CGFloat = 0.01,
  fileID: StaticString = #fileID, file: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(
    fileID: fileID, file: file, function: function, line: line, column: column)
  for view in [actual, expected] {
    var root = view
    while let superview = root.superview { root = superview }
    root.layoutIfNeeded()
  }
  let differences = LayoutTree(actual).differences(from: LayoutTree(expected), within: tolerance)
  guard !differences.isEmpty else { return }
  site.fail("The layouts differ.\n" + differences.joined(separator: "\n"))
}

/// Expects two views or view controllers to have the same frames on each configuration.
///
/// With an identifier, only the view that has it as its accessibility identifier is compared, with
/// all that it holds. Each figure may differ by the tolerance, in points.
@MainActor
public func expectEqualLayout<Actual: UIResponder, Expected: UIResponder>(
  on configurations: [DeviceUnderTest.Configuration], at identifier: String? = nil,
  tolerance: CGFloat = 0.01, fileID: StaticString = #fileID, file: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column,
  of actual: () throws -> Actual, and expected: () throws -> Expected
) {
  let site = CallSite(
    fileID: fileID, file: file, function: function, line: line, column: column)
  DevicesUnderTest.run(configurations, site, make: expected) { device in
    guard let wanted = tree(on: device, at: identifier, "expected", site) else { return }
    DevicesUnderTest.run([device.configuration], site, make: actual) { other in
      guard let found = tree(on: other, at: identifier, "actual", site) else { return }
      let differences = found.differences(from: wanted, within: tolerance)
      guard !differences.isEmpty else { return }
      site.fail(
        "The layouts differ on \(device.configuration).\n" + differences.joined(separator: "\n"))
    }
  }
}

/// What a device shows, or the part of it with an accessibility identifier.
@MainActor
private func tree(
  on device: DeviceUnderTest, at identifier: String?, _ role: String, _ site: CallSite
) -> LayoutTree? {
  let whole = LayoutTree(in: device.window)
  guard let identifier else { return whole }
  if let node = whole.nodes.first(where: { $0.view.accessibilityIdentifier == identifier }) {
    return LayoutTree(node.view)
  }
  site.fail(
    "No view of the \(role) layout on \(device.configuration) has the accessibility identifier "
      + "“\(identifier)”.")
  return nil
}

extension LayoutTree {
  /// A paragraph for each view that is elsewhere, and one for a view that only one tree has.
  func differences(from expected: LayoutTree, within tolerance: CGFloat) -> [String] {
    var found: [String] = []
    var path: [String] = []
    for index in 0..<min(nodes.count, expected.nodes.count) {
      let (actual, wanted) = (nodes[index], expected.nodes[index])
      path = path.prefix(actual.depth) + [actual.name]
      let place = path.joined(separator: " › ")
      guard actual.depth == wanted.depth else {
        found.append("\(place) is no subview where \(wanted.name) is expected.")
        return found
      }
      guard let text = Self.difference(actual, wanted, within: tolerance, isRoot: index == 0)
      else { continue }
      found.append("\(place)\n\(text)")
    }
    found += nodes.dropFirst(expected.nodes.count).map { "Not expected: \($0.line)" }
    found += expected.nodes.dropFirst(nodes.count).map { "Expected, and missing: \($0.line)" }
    return found
  }

  private static func difference(
    _ actual: Node, _ expected: Node, within tolerance: CGFloat, isRoot: Bool
  ) -> String? {
    let moves = [
      ("x", actual.frame.minX - expected.frame.minX),
      ("y", actual.frame.minY - expected.frame.minY),
      ("width", actual.frame.width - expected.frame.width),
      ("height", actual.frame.height - expected.frame.height),
    ].dropFirst(isRoot ? 2 : 0).filter { abs($0.1) > tolerance }
    let isOther = actual.view.isHidden != expected.view.isHidden
    guard !moves.isEmpty || isOther else { return nil }
    var lines = [
      "  expected: \(text(expected.frame))\(expected.view.isHidden ? " hidden" : "")",
      "  actual: \(text(actual.frame))\(actual.view.isHidden ? " hidden" : "")",
    ]
    if !moves.isEmpty {
      let list = moves.map { "\($0.0) \($0.1 > 0 ? "+" : "−")\(text(abs($0.1)))" }
      lines.append("  difference: " + list.joined(separator: ", "))
    }
    let axes: [(NSLayoutConstraint.Axis, [String])] = [
      (.horizontal, ["x", "width"]), (.vertical, ["y", "height"]),
    ]
    for (axis, names) in axes where moves.contains(where: { names.contains($0.0) }) {
      if let list = ConstraintNames.list(about: actual.view, along: axis) {
        lines.append("  held by: " + list)
      }
    }
    return lines.joined(separator: "\n")
  }
}
