/// Shortens a stretch of a measured text to a width, with an ellipsis for what is left out.
struct Truncation {
  let text: MeasuredText
  let typesetter: Typesetter

  /// What is shown, and how wide that is.
  struct Result {
    var runs: [TextRun]
    var width: Double
  }

  /// - Parameter range: Clusters of one paragraph, at least one unless a newline follows.
  func truncate(_ range: Range<Int>, to width: Double, mode: LineBreakMode) -> Result {
    let attributes = text.runs[text.runIndices[range.lowerBound]].attributes
    let ellipsis = TextRun(text: "…", attributes: attributes)
    let ellipsisWidth = MeasuredText([ellipsis], typesetter: typesetter).fullWidth
    let room = max(0, width - ellipsisWidth) + LineBreaker.tolerance
    switch mode {
    case .truncatingHead:
      let tail = trimmedStart(longestTail(of: range, width: room))
      return result(head: nil, tail: tail, attributes: attributes)
    case .truncatingMiddle:
      var head = longestHead(of: range, width: room / 2)
      let rest = head.upperBound..<range.upperBound
      let tail = trimmedStart(longestTail(of: rest, width: room - text.width(head)))
      head = trimmedEnd(
        longestHead(of: range.lowerBound..<tail.lowerBound, width: room - text.width(tail)))
      return result(head: head, tail: tail, attributes: attributes)
    default:
      let head = trimmedEnd(longestHead(of: range, width: room))
      return result(head: head, tail: nil, attributes: attributes)
    }
  }

  private func result(
    head: Range<Int>?, tail: Range<Int>?, attributes: TextAttributes
  ) -> Result {
    var runs = head.map(text.runs(in:)) ?? []
    // The ellipsis looks like what it follows, or like what follows it at the head of a line.
    let following = tail.flatMap { $0.isEmpty ? nil : text.runs[text.runIndices[$0.lowerBound]] }
    let look = runs.last?.attributes ?? following?.attributes ?? attributes
    if let last = runs.indices.last, runs[last].attributes == look {
      runs[last].text += "…"
    } else {
      runs.append(TextRun(text: "…", attributes: look))
    }
    for run in tail.map(text.runs(in:)) ?? [] {
      if let last = runs.indices.last, runs[last].attributes == run.attributes {
        runs[last].text += run.text
      } else {
        runs.append(run)
      }
    }
    // Measured as it will be drawn, since neighbours of the ellipsis kern with it.
    return Result(runs: runs, width: MeasuredText(runs, typesetter: typesetter).fullWidth)
  }

  private func longestHead(of range: Range<Int>, width: Double) -> Range<Int> {
    var end = range.lowerBound
    while end < range.upperBound, text.width(range.lowerBound..<end + 1) <= width { end += 1 }
    return range.lowerBound..<end
  }

  private func longestTail(of range: Range<Int>, width: Double) -> Range<Int> {
    var start = range.upperBound
    while start > range.lowerBound, text.width(start - 1..<range.upperBound) <= width { start -= 1 }
    return start..<range.upperBound
  }

  private func trimmedEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text.classes[end - 1] == .space { end -= 1 }
    return range.lowerBound..<end
  }

  private func trimmedStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, text.classes[start] == .space { start += 1 }
    return start..<range.upperBound
  }
}
