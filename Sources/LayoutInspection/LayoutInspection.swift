import Diagnostics
import UIKit

/// What a laid-out screen says about itself: text cut off, controls that cannot be reached, text on
/// text, controls under bars.
///
/// Only what people would stumble over is named. What holds on the document's own canvas too, where
/// its author has seen it, is left to the caller to leave out: see ``Finding/isVisibleToAuthor``.
@MainActor
package struct LayoutInspection {
  /// Something found.
  package struct Finding {
    package var diagnostic: Diagnostic
    /// Whether the same finding on the canvas means that it is intended, or was at least seen.
    package var isVisibleToAuthor: Bool
    /// The view that it was found at.
    package var view: UIView
    /// What the view's text lacks, if that is what was found.
    package var shortage: TextShortage?
  }

  package private(set) var findings: [Finding] = []
  private let document: String?
  private let covered: [CoveredRegion]
  private let views: [InspectedView]
  private let screen: CGRect

  /// Inspects a tree whose layout is done.
  ///
  /// - Parameters:
  ///   - root: The screen, from (0, 0).
  ///   - covered: What bars, the status bar and the home indicator cover.
  package init(root: UIView, document: String?, covered: [CoveredRegion] = []) {
    self.document = document
    self.covered = covered
    screen = CGRect(origin: .zero, size: root.frame.size)
    views = InspectedView.all(in: root)
    var words: [(view: InspectedView, rect: CGRect, text: String)] = []
    for view in views {
      if let fit = TextFit(view.view), !view.view.isPlacedBySystem {
        inspectText(view, fit)
        let rect = fit.wordsRect.offsetBy(dx: view.frame.minX, dy: view.frame.minY)
        words.append((view, rect, fit.text))
      }
      if view.view.isTouchTarget, !view.view.isPlacedBySystem { inspectTarget(view) }
    }
    inspectOverlaps(words)
  }

  // MARK: Text

  private mutating func inspectText(_ view: InspectedView, _ fit: TextFit) {
    guard let shortage = fit.shortage else { return }
    let isLabel = view.view is UILabel
    report(
      view.view, rule: "truncated-text", visible: false,
      "The text of \(view.view.nibName) is cut off: \(shortage.sentence).",
      mend: isLabel
        ? "Let the label have more lines, shrink its text, or give it more room."
        : "Give the button more room, or a shorter title.", shortage: shortage)
  }

  /// Share of the smaller text at which two texts count as overlapping.
  private static let overlapShare: CGFloat = 0.5

  private mutating func inspectOverlaps(
    _ words: [(view: InspectedView, rect: CGRect, text: String)]
  ) {
    let sorted = words.filter { !$0.rect.isEmpty }.sorted { $0.rect.minY < $1.rect.minY }
    for (index, upper) in sorted.enumerated() {
      for lower in sorted[(index + 1)...] {
        if lower.rect.minY >= upper.rect.maxY { break }
        guard upper.view.row === lower.view.row,
          !upper.view.view.isDescendant(of: lower.view.view),
          !lower.view.view.isDescendant(of: upper.view.view)
        else { continue }
        let common = upper.rect.intersection(lower.rect)
        guard !common.isNull, !isHiddenBehindSomething(upper.view, lower.view) else { continue }
        let smaller = min(upper.rect.area, lower.rect.area)
        guard common.area >= smaller * Self.overlapShare else { continue }
        report(
          lower.view.view, rule: "overlapping-text", visible: true,
          "The text of \(lower.view.view.nibName) lies over that of \(upper.view.view.nibName).",
          mend: "Add a constraint that keeps them apart.")
      }
    }
  }

  /// Whether an opaque view between the two in depth hides the lower one's text.
  private func isHiddenBehindSomething(_ first: InspectedView, _ second: InspectedView) -> Bool {
    let front = first.order > second.order ? first : second
    let back = first.order > second.order ? second : first
    var current: UIView? = front.view
    while let view = current, !back.view.isDescendant(of: view) {
      let isOpaque = view is UIVisualEffectView || view is UIImageView
      if isOpaque || (view.backgroundColor?.components(for: .light).alpha ?? 0) > 0.9 {
        return true
      }
      current = view.superview
    }
    return false
  }

  // MARK: Touch targets

  private mutating func inspectTarget(_ view: InspectedView) {
    let frame = view.frame
    guard frame.width >= 1, frame.height >= 1 else { return }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if !view.reach.contains(middle) {
      let isOnScreen = screen.contains(middle)
      report(
        view.view, rule: isOnScreen ? "outside-superview" : "off-screen", visible: true,
        isOnScreen
          ? "\(view.view.nibName.capitalizedFirst) lies outside of the view around it, where "
            + "touches do not reach it."
          : "\(view.view.nibName.capitalizedFirst) is off the screen, and nothing scrolls to it.",
        mend: isOnScreen
          ? "Make the view around it as large as its content."
          : "Hold it to the safe area, or put it into a scroll view.")
    } else if view.scrollView == nil,
      let region = covered.first(where: { $0.frame.contains(middle) })
    {
      report(
        view.view, rule: "covered-control", visible: false,
        "\(view.view.nibName.capitalizedFirst) lies under \(region.name).",
        mend: "Hold it to the safe area instead of the superview's edge.")
    } else if view.scrollView == nil, let part = cutPart(of: view) {
      report(
        view.view, rule: "cut-off-control", visible: true,
        "\(view.view.nibName.capitalizedFirst) sticks out of the screen by \(part.length) points "
          + "\(part.edges).",
        mend: "Hold it to the safe area, or let it become \(part.mend) than its content.")
    }
  }

  /// How far a control may stick out of the screen before it counts as cut off.
  private static let allowedOverhang: CGFloat = 2

  /// The greatest distance that is told; frames made by code may be of any size.
  private static let toldOverhang: CGFloat = 1_000_000

  /// How much of what a control shows is beyond the screen, at which edges, and how to become to fit.
  ///
  /// One that covers the whole screen is there for touches beside everything else, and a button without
  /// a surface shows its title or picture alone.
  private func cutPart(
    of view: InspectedView
  ) -> (length: Int, edges: String, mend: String)? {
    var frame = view.frame
    guard
      frame.minX > screen.minX || frame.maxX < screen.maxX || frame.minY > screen.minY
        || frame.maxY < screen.maxY
    else { return nil }
    if let button = view.view as? UIButton, button.showsContentAlone {
      guard let fit = TextFit(button) else { return nil }
      frame = fit.wordsRect.offsetBy(dx: frame.minX, dy: frame.minY)
    }
    let parts = [
      (screen.minX - frame.minX, "on the left", "narrower"),
      (frame.maxX - screen.maxX, "on the right", "narrower"),
      (screen.minY - frame.minY, "at the top", "lower"),
      (frame.maxY - screen.maxY, "at the bottom", "lower"),
    ].filter { $0.0 > Self.allowedOverhang }
    guard let length = parts.map(\.0).max() else { return nil }
    let mends = Set(parts.map(\.2))
    return (
      Int(min(length.rounded(.up), Self.toldOverhang)),
      parts.map(\.1).joined(separator: " and "), mends.count == 1 ? parts[0].2 : "smaller"
    )
  }

  // MARK: Reporting

  private mutating func report(
    _ view: UIView, rule: String, visible: Bool, _ message: String, mend: String,
    shortage: TextShortage? = nil
  ) {
    findings.append(
      Finding(
        diagnostic: Diagnostic(
          .warning, rule: rule, document: document, line: view.nibOrigin?.line,
          objectID: view.nibObjectID, message: message, mend: mend),
        isVisibleToAuthor: visible, view: view, shortage: shortage))
  }
}

extension LayoutAmbiguity {
  /// The ambiguity as one finding.
  @MainActor
  package func diagnostic(document: String?) -> Diagnostic {
    var open: [String] = []
    if isPositionOpen.horizontal { open.append("horizontal position") }
    if isPositionOpen.vertical { open.append("vertical position") }
    if isSizeOpen.horizontal { open.append("width") }
    if isSizeOpen.vertical { open.append("height") }
    let isOfContent = open.isEmpty
    if isContentOpen.horizontal { open.append("width of the content") }
    if isContentOpen.vertical { open.append("height of the content") }
    return Diagnostic(
      .warning, rule: "ambiguous-layout", document: document, line: view.nibOrigin?.line,
      objectID: view.nibObjectID,
      message: "The constraints leave open the \(open.joined(separator: " and ")) of "
        + "\(view.nibName).",
      mend: isOfContent
        ? "Hold what it scrolls at all four edges of its content, and give that a size."
        : "Add a constraint for it, or give one of the views another hugging or compression "
          + "resistance priority.")
  }
}

extension UIButton {
  /// Whether nothing of the button is seen but its title and picture.
  fileprivate var showsContentAlone: Bool {
    style == nil && backgroundColor == nil && backgroundImage == nil
      && layerStyle.borderWidth == 0 && nibCustomClass == nil
  }
}

extension CGRect {
  fileprivate var area: CGFloat { isNull ? 0 : width * height }
}

extension String {
  /// The text with its first letter upper-case.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
