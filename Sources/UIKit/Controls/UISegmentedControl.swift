import Typesetting

/// A row of segments of which one is chosen.
open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = -1
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor?

  /// One segment: a title or a picture, and a width where one was set.
  package struct Segment: Sendable {
    package var title: String?
    package var image: UIImage?
    package var width: CGFloat

    package init(title: String?, image: UIImage?, width: CGFloat) {
      self.title = title
      self.image = image
      self.width = width
    }
  }

  package var segments: [Segment] = []

  open var numberOfSegments: Int { segments.count }

  /// Font and padding of titles, by release; measured on documents.
  private var titleStyle: (face: FontFace, padding: CGFloat, height: CGFloat) {
    UIKitRelease.current.iOS >= 13
      ? (FontFace(weight: .medium, pointSize: 13), 18, 31) : (FontFace(pointSize: 13), 14, 28)
  }

  open override var intrinsicContentSize: CGSize {
    let widths = segments.map(contentWidth)
    let widest = widths.max() ?? 0
    let total = zip(segments, widths).reduce(0) { sum, pair in
      let (segment, own) = pair
      if segment.width > 0 { return sum + segment.width }
      return sum + (apportionsSegmentWidthsByContent ? own : widest)
    }
    return CGSize(
      width: total + CGFloat(max(0, segments.count - 1)), height: titleStyle.height)
  }

  private func contentWidth(of segment: Segment) -> CGFloat {
    let style = titleStyle
    if let image = segment.image {
      return PixelGrid.ceil(image.size.width, scale: 1) + style.padding
    }
    let width = MeasuringTypesetter.current.width(of: segment.title ?? "", in: style.face)
    return PixelGrid.ceil(width, scale: 1) + style.padding
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  package override var defaultContentPriorities:
    (horizontal: ContentPriorities, vertical: ContentPriorities)
  { (ContentPriorities(), .firm) }
}
