import DeviceUnderTest
import Foundation
import PNGRenderer
import Testing
import UIKit

/// Compares what a device shows with what was recorded, or records it.
@MainActor
struct LayoutSnapshot {
  let device: DeviceUnderTest
  let form: SnapshotForm
  let file: SnapshotFile
  let site: CallSite

  init(_ device: DeviceUnderTest, as form: SnapshotForm, name: String?, _ site: CallSite) {
    self.device = device
    self.form = form
    self.site = site
    file = SnapshotFile(
      site, name: name, configuration: device.configuration.id, ending: form.ending)
  }

  private var subject: String { "The layout on \(device.configuration)" }

  func check(record: Bool) {
    do {
      let actual = try form.data(of: device)
      if record {
        try file.write(actual)
        site.fail("Recorded \(file.shortPath). Run the test again without recording.")
      } else if let expected = file.contents {
        compare(expected, actual)
      } else {
        site.fail(
          """
          \(subject) has not been recorded: there is no \(file.shortPath).
          To record it, run the test once with ADAPTIVE_RECORD=1 in the environment, or pass \
          “record: true”.
          """)
      }
    } catch {
      site.fail("\(subject) cannot be recorded or compared: \(error)")
    }
  }

  private func compare(_ expected: Data, _ actual: Data) {
    guard expected != actual else { return }
    switch form {
    case .text: compareTrees(expected, actual)
    case .svg: compareDrawings(expected, actual)
    case .png: comparePictures(expected, actual)
    }
  }

  // MARK: Text

  private func compareTrees(_ expected: Data, _ actual: Data) {
    let expectedLines = Self.lines(expected)
    let actualLines = Self.lines(actual)
    let tree = LayoutTree(in: device.window)
    let difference = LineDifference(expected: expectedLines, actual: actualLines)
    let text = difference.text { place in
      let index = place - SnapshotForm.headerLineCount
      guard tree.nodes.indices.contains(index) else { return nil }
      return Self.holders(of: tree.nodes[index], expected: expectedLines)
    }
    site.fail(
      """
      \(subject) is not as recorded in \(file.shortPath).
      Difference (- expected, + actual):
      \(text)
      Expected:
      \(expectedLines.joined(separator: "\n"))
      Actual:
      \(actualLines.joined(separator: "\n"))
      """)
  }

  /// The constraints that decide what changed about a view's frame.
  private static func holders(of node: LayoutTree.Node, expected: [String]) -> String? {
    let start = String(node.line.prefix { $0 != "[" })
    let old = expected.first { $0.hasPrefix(start + "[") }.flatMap(numbers)
    let new = numbers(node.line)
    var parts: [String] = []
    for (axis, places) in [(NSLayoutConstraint.Axis.horizontal, [0, 2]), (.vertical, [1, 3])] {
      if let old, let new, places.allSatisfy({ old[$0] == new[$0] }) { continue }
      if let list = ConstraintNames.list(about: node.view, along: axis) { parts.append(list) }
    }
    return parts.isEmpty ? nil : "held by: " + parts.joined(separator: "; ")
  }

  private static func numbers(_ line: String) -> [Substring]? {
    guard let start = line.lastIndex(of: "["), let end = line.lastIndex(of: "]"), start < end
    else { return nil }
    let numbers = line[line.index(after: start)..<end].split(separator: " ")
    return numbers.count == 4 ? numbers : nil
  }

  private static func lines(_ data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  // MARK: Pictures

  private func compareDrawings(_ expected: Data, _ actual: Data) {
    let difference = LineDifference(
      expected: Self.lines(expected), actual: Self.lines(actual))
    failPicture("Difference (- expected, + actual):\n\(difference.text())", expected, actual)
  }

  private func comparePictures(_ expected: Data, _ actual: Data) {
    guard let comparison = PixelComparison(expected: expected, actual: actual) else {
      return failPicture("The recorded file is no picture.", expected, actual)
    }
    guard !comparison.isSame else { return }
    let (old, new) = (comparison.expectedSize, comparison.actualSize)
    let picture = DifferencePicture.data(expected: expected, actual: actual)
    if old != new {
      return failPicture(
        "Expected are \(old.width) × \(old.height) pixels, actual are \(new.width) × "
          + "\(new.height).", expected, actual, picture)
    }
    let place = comparison.differingRect.map { " within \(LayoutTree.text($0))" } ?? ""
    failPicture("\(comparison.differingCount) pixels differ\(place).", expected, actual, picture)
  }

  /// Writes the pictures where people find them, beside each other, and fails with their paths.
  private func failPicture(
    _ difference: String, _ expected: Data, _ actual: Data, _ picture: Data? = nil
  ) {
    var lines = ["\(subject) does not look as recorded in \(file.shortPath).", difference]
    for (role, data) in [("expected", expected), ("actual", actual), ("difference", picture)] {
      guard let data else { continue }
      let copy = file.copy(for: role)
      do {
        try copy.write(data)
        lines.append("\(role.capitalized): \(copy.url.path)")
      } catch {
        lines.append("\(role.capitalized): cannot be written: \(error)")
      }
      if Test.current != nil {
        Attachment.record(
          [UInt8](data), named: copy.url.lastPathComponent, sourceLocation: site.location)
      }
    }
    site.fail(lines.joined(separator: "\n"))
  }
}
