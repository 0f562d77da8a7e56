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
    /// End of the spaces at which the line is wrapped; that of ``visible`` where it ends otherwise.
    var hangingEnd: Int
    var next: Int
    var endsParagraph: Bool
  }

  /// The line that begins at a cluster and is at most so wide.
  ///
  /// It holds at least one cluster, so that lines end even where nothing fits. Spaces at a wrapped
  /// end hang: they are of the line, but never make it too wide and are not in its visible range.
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
    return Line(
      visible: range.lowerBound..<end, hangingEnd: end, next: next, endsParagraph: true)
  }

  /// Where the paragraph of a cluster ends: the index of its newline, or of the text's end.
  func paragraphEnd(from start: Int) -> Int {
    text.classes[start...].firstIndex(of: .newline) ?? text.count
  }

  /// The line between two clusters, wrapped before the second.
  func line(from start: Int, endingBefore end: Int) -> Line {
    wrapped(from: start, overflow: end, opportunity: end)
  }

  private func wrapped(from start: Int, overflow: Int, opportunity: Int?) -> Line {
    var end = max(overflow, start + 1)
    if keepsWords, let opportunity { end = opportunity }
    var next = end
    while next < text.count, isSpace(text.classes[next]) { next += 1 }
    let hangingEnd = next
    while end > start, isSpace(text.classes[end - 1]) { end -= 1 }
    let endsParagraph = next == text.count || text.classes[next] == .newline
    if endsParagraph, next < text.count { next += 1 }
    return Line(
      visible: start..<end, hangingEnd: hangingEnd, next: next, endsParagraph: endsParagraph)
  }

  /// Share of the room from which on a word may stand alone.
  private static let widestOrphan = 0.39

  /// Where the line above ends that gives its last word to a last line of one word; nil where there
  /// is no need or no way.
  ///
  /// Documents show this for words after spaces and hyphens, in labels of iOS 13 to 15; ideographs
  /// are not words. Words of up to 0.23 of the room are joined, and one of 0.339 (LeeSeJin's Login of Xcode 13.3); one
  /// of 0.44 is not (AllDmeat/DynamicTypeDemo). The limit between is a guess.
  ///
  /// - Parameters:
  ///   - above: Where the line above starts. It may become shorter, but keeps a word.
  ///   - last: The last line's visible clusters.
  func orphanBreak(above: Int, last: Range<Int>, room: Double) -> Int? {
    guard !last.isEmpty, !last.dropFirst().contains(where: { isWordBreak($0, after: above) }),
      text.classes[last].allSatisfy({ $0 != .ideograph }),
      text.width(last) < Self.widestOrphan * room
    else { return nil }
    let breaks = above + 1..<last.lowerBound
    guard let start = breaks.last(where: { isWordBreak($0, after: above) }),
      text.width(start..<last.upperBound) <= room + Self.tolerance
    else { return nil }
    return start
  }

  /// Whether a word begins there, after a space or a hyphen.
  private func isWordBreak(_ index: Int, after start: Int) -> Bool {
    let left = text.classes[index - 1]
    return (isSpace(left) || left == .hyphen) && allowsBreak(before: index, lineStart: start)
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
