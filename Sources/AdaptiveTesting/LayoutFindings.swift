import DeviceUnderTest
import LayoutInspection
import UIKit

/// What is wrong with what a device shows, in the words of failures.
@MainActor
struct LayoutFindings {
  private let device: DeviceUnderTest

  init(on device: DeviceUnderTest) {
    self.device = device
    device.layout()
  }

  func reportConflicts(_ site: CallSite) {
    let found = device.window.layoutFindings().conflicts
    report(found.map(Self.message), "All required constraints hold", site)
  }

  func reportTruncations(_ site: CallSite) {
    let found = LayoutInspection(root: device.window, document: nil).findings
      .filter { $0.shortage != nil }
    report(found.map(Self.message), "No text is cut off", site)
  }

  func reportAmbiguities(_ site: CallSite) {
    let found = device.window.layoutFindings(includesAmbiguities: true).ambiguities
    report(
      found.map { $0.diagnostic(document: nil).message }, "The place of every view is decided",
      site)
  }

  /// Fails once for everything that was found.
  private func report(_ findings: [String], _ expected: String, _ site: CallSite) {
    var distinct: [String] = []
    for finding in findings where !distinct.contains(finding) { distinct.append(finding) }
    guard !distinct.isEmpty else { return }
    let text = distinct.joined(separator: "\n").split(separator: "\n").map { "  " + $0 }
    site.fail(
      """
      \(device.configuration)
      Expected: \(expected).
      Actual:
      \(text.joined(separator: "\n"))
      """)
  }

  // MARK: Messages

  /// All constraints of a conflict, those that somebody stated first, each with its violation.
  private static func message(_ conflict: LayoutConflict) -> String {
    let members = Array(zip(conflict.members, conflict.violations))
    let ordered = members.filter { $0.0.isStated } + members.filter { !$0.0.isStated }
    let lines = ordered.map { source, violation in
      let name = ConstraintNames.name(of: source)
      guard violation > 0.005 else { return "  \(name): holds" }
      return "  \(name): gave way, violated by \(points(violation))"
    }
    return (["These required constraints cannot all hold:"] + lines).joined(separator: "\n")
  }

  private static func message(_ finding: LayoutInspection.Finding) -> String {
    let view = finding.view
    var lines = ["The text of \(LayoutTree.name(of: view)) is cut off."]
    var limits: [ConstraintSource] = []
    switch finding.shortage {
    case .length(let axis, let needed, let actual):
      let what = axis == .horizontal ? "width" : "height"
      lines += [
        "  expected: \(what) ≥ \(LayoutTree.text(needed))",
        "  actual: \(what) = \(LayoutTree.text(actual))",
        "  difference: \(LayoutTree.text(needed - actual))",
      ]
      limits = Self.limits(of: view, along: axis)
    case .lines(let count):
      lines += [
        "  expected: all of its lines",
        "  actual: \(count == 1 ? "one line" : "\(count) lines"), by numberOfLines",
      ]
      limits = Self.limits(of: view, along: .horizontal)
    case .noRoom, nil:
      lines += ["  expected: room for the text", "  actual: \(LayoutTree.text(view.frame))"]
      if view.frame.width < 1 { limits += Self.limits(of: view, along: .horizontal) }
      if view.frame.height < 1 { limits += Self.limits(of: view, along: .vertical) }
    }
    if !limits.isEmpty {
      lines.append("  limited by: " + ConstraintNames.list(limits.map(ConstraintNames.name(of:))))
    }
    return lines.joined(separator: "\n")
  }

  /// What keeps a view from being longer, that which somebody stated first.
  private static func limits(
    of view: UIView, along axis: NSLayoutConstraint.Axis
  ) -> [ConstraintSource] {
    let length = axis == .horizontal ? view.frame.width : view.frame.height
    // A point more meets what holds the view now. Where that is only the end of its own words,
    // as in a label of several lines, the question is what stands in the way further on.
    for wish in [length + 1, length + 10_000] {
      let found = view.layoutLimits(along: axis, to: wish).filter {
        if case .contentSize(let other, _) = $0 { other !== view } else { true }
      }
      if !found.isEmpty { return found.filter(\.isStated) + found.filter { !$0.isStated } }
    }
    return []
  }

  private static func points(_ length: Double) -> String {
    let text = LayoutTree.text(length)
    return text == "1" ? "1 point" : "\(text) points"
  }
}

extension ConstraintSource {
  /// Whether somebody wrote the constraint.
  fileprivate var isStated: Bool {
    if case .explicit = self { true } else { false }
  }
}
