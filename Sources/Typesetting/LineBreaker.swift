/// Finds where lines end in a measured text.
struct LineBreaker {
  let text: MeasuredText
  /// Whether words that fit are kept whole.
  var keepsWords = true

  /// Widths come rounded and added up in different orders; this much too wide still fits.
  static let tolerance = 1e-3

  /// One line: its visible clusters, and where the next one begins.
  struct Line {
    var visible: Range<Int>
    var next: Int
    var endsParagraph: Bool
  }

  /// The line that begins at a cluster and is at most so wide.
  ///
  /// It holds at least one cluster, so that lines end even where nothing fits. Spaces at a wrapped
  /// end hang: they are of the line, take no room and are not in its visible range.
  func line(from start: Int, width: Double) -> Line {
    let limit = text.positions[start] + text.kernings[start] + width + Self.tolerance
    var opportunity: Int?
    var index = start
    while index < text.count {
      let kind = text.classes[index]
      if kind == .newline {
        return last(start..<index, limit: limit, next: index + 1)
      }
      if index > start, allowsBreak(before: index, lineStart: start) { opportunity = index }
      if isSpace(kind) == false, text.positions[index + 1] > limit {
        return wrapped(from: start, overflow: index, opportunity: opportunity)
      }
      index += 1
    }
    return last(start..<index, limit: limit, next: index)
  }

  /// The last line of a paragraph. Its spaces count as long as there is room for them.
  private func last(_ range: Range<Int>, limit: Double, next: Int) -> Line {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(text.classes[end - 1]), text.positions[end] > limit {
      end -= 1
    }
    return Line(visible: range.lowerBound..<end, next: next, endsParagraph: true)
  }

  /// Where the paragraph of a cluster ends: the index of its newline, or of the text's end.
  func paragraphEnd(from start: Int) -> Int {
    text.classes[start...].firstIndex(of: .newline) ?? text.count
  }

  private func wrapped(from start: Int, overflow: Int, opportunity: Int?) -> Line {
    var end = max(overflow, start + 1)
    if keepsWords, let opportunity { end = opportunity }
    var next = end
    while next < text.count, isSpace(text.classes[next]) { next += 1 }
    while end > start, isSpace(text.classes[end - 1]) { end -= 1 }
    let endsParagraph = next == text.count || text.classes[next] == .newline
    if endsParagraph, next < text.count { next += 1 }
    return Line(visible: start..<end, next: next, endsParagraph: endsParagraph)
  }

  private func allowsBreak(before index: Int, lineStart: Int) -> Bool {
    let right = text.classes[index]
    let left = text.classes[index - 1]
    if isSpace(right) { return false }
    guard isSpace(left) else { return LineBreakClass.allowsBreak(between: left, and: right) }
    // LB 13 and 18: after spaces, except before a mark that ought to close what stands before them.
    return right != .closing && right != .exclamation && right != .infix || lineStart == index
  }

  private func isSpace(_ kind: LineBreakClass) -> Bool { kind == .space || kind == .tab }
}
