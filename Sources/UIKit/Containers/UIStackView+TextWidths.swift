import LayoutSolver

/// How wide texts are that break into lines beside each other, where nothing else tells.
///
/// Without these wishes one of them could take all the room. UIKit logs them as
/// `UISV-text-width-disambiguation`; they stand 10 above the text's resistance to being squeezed
/// (Open Radar 39275811 and 41192642).
extension LayoutEngine {
  private static let disambiguationStep = 10.0

  func stateTextWidths(of stack: UIStackView, views: [UIView], canvas: LayoutEdges) {
    if UIKitRelease.current.iOS < 13 {
      stateShares(of: views.filter(wraps), in: stack, views: views, canvas: canvas)
    } else {
      stateEqualWidths(in: stack, views: views)
    }
  }

  private func wraps(_ view: UIView) -> Bool {
    view.layoutRole.contains(.wraps) && (view as? any WrappingContent)?.wraps == true
  }

  /// In iOS 11 each text wants the part of the row that one of so many views has, also where it is
  /// the only text (the radars). Other releases before 13 are taken to be alike.
  private func stateShares(
    of texts: [UIView], in stack: UIStackView, views: [UIView], canvas: LayoutEdges
  ) {
    guard views.count > 1 else { return }
    let gaps = views.dropLast().reduce(0) { $0 + Double(stack.effectiveSpacing(after: $1)) }
    let bounds = canvas.ends(along: .horizontal)
    let share = (bounds.end - bounds.start - gaps) * (1 / Double(views.count))
    for text in texts {
      stateWidth(of: text, share, in: stack)
    }
  }

  /// Documents from Xcode 11 on show two texts, or titles of configured buttons, equally wide (three
  /// documents, none against it), and a single text of its own width (eleven). Only neighbours are
  /// compared: two buttons with a field between them are 66.33 and 70 wide (aws-samples, RealTimePlayer). Where a view
  /// of any width takes the rest, each has its own, too: 69.67 and 63.33 (Iterable/iterable-swift-sdk).
  private func stateEqualWidths(in stack: UIStackView, views: [UIView]) {
    guard !views.contains(where: takesAnyWidth) else { return }
    for (text, neighbour) in zip(views.dropFirst(), views) where wraps(text) && wraps(neighbour) {
      let ends = edges(of: neighbour).ends(along: .horizontal)
      stateWidth(of: text, ends.end - ends.start, in: stack)
    }
  }

  /// Whether a view holds nothing and says nothing of its width.
  private func takesAnyWidth(_ view: UIView) -> Bool {
    view.subviews.isEmpty && view.effectiveIntrinsicSize.width < 0
      && view.statedLength(along: .horizontal) == nil
  }

  private func stateWidth(of text: UIView, _ width: LayoutExpression, in stack: UIStackView) {
    let ends = edges(of: text).ends(along: .horizontal)
    let resistance = text.contentCompressionResistancePriority(for: .horizontal).rawValue
    state(
      ends.end - ends.start - width, .equal,
      priority: min(999, Double(resistance) + Self.disambiguationStep),
      .stack(stack, .textWidthDisambiguation))
  }
}
