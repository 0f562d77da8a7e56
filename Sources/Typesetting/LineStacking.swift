/// Puts lines under each other.
struct LineStacking {
  let typesetter: Typesetter
  let paragraph: ParagraphStyle

  /// Vertical measures of a line, before it has a place.
  struct Extent {
    var ascent = 0.0
    var descent = 0.0
    var height: Double { ascent + descent }
  }

  /// The room that the tallest of the runs asks for, by the paragraph's rules.
  ///
  /// A line height that the paragraph sets moves the upper edge, so the baseline keeps its distance
  /// from the bottom.
  func extent(of attributes: some Sequence<TextAttributes>) -> Extent {
    var extent = Extent()
    for attributes in attributes {
      let metrics = typesetter.metrics(of: attributes.face)
      let raise = attributes.baselineOffset.isFinite ? attributes.baselineOffset : 0
      extent.ascent = max(extent.ascent, metrics.ascender + raise)
      extent.descent = max(extent.descent, metrics.descender - raise)
      if let box = attributes.box, box.height.isFinite, box.bottom.isFinite {
        extent.ascent = max(extent.ascent, box.height + box.bottom + raise)
        extent.descent = max(extent.descent, -box.bottom - raise)
      }
    }
    var height = extent.height
    if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
    height = max(height, paragraph.minimumLineHeight)
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    extent.ascent = height - extent.descent
    return extent
  }

  /// Space between a line and the next one, of the same paragraph or of one that is set alike.
  ///
  /// The font's own leading is in it only where the paragraph says so.
  func gap(endsParagraph: Bool) -> Double {
    let gap = paragraph.extraLeading + paragraph.lineSpacing
    guard endsParagraph else { return gap }
    return gap + paragraph.paragraphSpacing + paragraph.paragraphSpacingBefore
  }
}
