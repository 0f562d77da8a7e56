import Typesetting

extension TextContent {
  /// How much wider than its line a text may be for its letters to move together instead of being
  /// cut: the default that Apple documents for `NSMutableParagraphStyle` on macOS.
  package static let tighteningFactor = 0.05

  private var naturalWidth: Double {
    layout(width: .infinity, numberOfLines: 1, lineBreakMode: .byClipping).width
  }

  /// The text in a smaller size, so that it fits a line of the given width.
  ///
  /// - Parameter least: Smallest factor; 0 for as small as it has to be.
  package func shrunk(toFit width: CGFloat, least: CGFloat) -> TextContent {
    let least = max(least, 0.1)
    var (smaller, total): (TextContent, CGFloat) = (self, 1)
    // The smaller a font, the wider it is set: the first guess may be a little too large.
    for _ in 0..<4 {
      let natural = smaller.naturalWidth
      guard natural > Double(width) + 0.5, width > 0, total > least else { break }
      let factor = max(width / CGFloat(natural), least / total)
      total *= factor
      smaller = smaller.scaled(by: factor)
    }
    return smaller
  }

  /// The text in the largest size in which its lines fit a place, to 1/256 of what it may shrink, or
  /// in the smallest allowed.
  ///
  /// - Parameters:
  ///   - numberOfLines: The most lines there may be; 0 for any number.
  ///   - least: Smallest factor; 0.1 if less.
  package func shrunk(
    toFit size: CGSize, numberOfLines: Int, lineBreakMode: NSLineBreakMode, least: CGFloat
  ) -> TextContent {
    func fits(_ content: TextContent) -> Bool {
      let layout = content.layout(
        width: Double(size.width), numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
      return !layout.isTruncated && layout.height <= Double(size.height) + 0.5
    }
    guard size.width > 0, size.height > 0, !fits(self) else { return self }
    var (fitting, tooLarge): (CGFloat, CGFloat) = (min(max(least, 0.1), 1), 1)
    for _ in 0..<8 {
      let middle = (fitting + tooLarge) / 2
      if fits(scaled(by: middle)) { fitting = middle } else { tooLarge = middle }
    }
    return scaled(by: fitting)
  }

  private func scaled(by factor: CGFloat) -> TextContent {
    var scaled = self
    scaled.changeAttributes { $0.face.pointSize *= factor }
    return scaled
  }

  /// The text with its letters closer together, where that makes it fit a line of the given width.
  package func tightened(toFit width: CGFloat) -> TextContent {
    let natural = naturalWidth
    let count = runs.reduce(0) { $0 + $1.text.count }
    guard count > 0, width > 0, natural > Double(width),
      natural <= Double(width) * (1 + Self.tighteningFactor)
    else { return self }
    var tighter = self
    let less = (natural - Double(width)) / Double(count)
    tighter.changeAttributes { $0.kern -= less }
    return tighter
  }

  /// Changes all runs, those of the blocks included.
  private mutating func changeAttributes(_ change: (inout TextAttributes) -> Void) {
    for index in runs.indices { change(&runs[index].attributes) }
    for block in blocks.indices {
      for index in blocks[block].runs.indices { change(&blocks[block].runs[index].attributes) }
    }
  }
}
