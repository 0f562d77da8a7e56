import Typesetting

/// A row of segments of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index where no segment is chosen.
  public static let noSegment = -1

  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      guard !isMomentary else { return }
      chosen = segments.indices.contains(newValue) ? newValue : Self.noSegment
    }
  }
  private var chosen = -1
  /// Whether no segment stays chosen.
  open var isMomentary = false { didSet { if isMomentary { chosen = Self.noSegment } } }
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
  }
  open var selectedSegmentTintColor: UIColor?

  /// One segment: a title or a picture, and a width where one was set.
  package struct Segment {
    package var title: String?
    package var image: UIImage?
    package var width: CGFloat
    var action: UIAction?
    package var isEnabled = true
    package var contentOffset = CGSize.zero

    package init(title: String?, image: UIImage?, width: CGFloat) {
      self.title = title
      self.image = image
      self.width = width
    }
  }

  package var segments: [Segment] = [] { didSet { segmentsDidChange() } }
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Segments of titles and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map {
      Segment(title: $0 as? String, image: $0 as? UIImage, width: 0)
    }
    frame.size = sizeThatFits(.zero)
  }

  /// Segments that run actions when they are chosen, with the actions' titles or images.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title, image: nil, width: 0), at: segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(title: nil, image: image, width: 0), at: segment)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let title = action.image == nil ? action.title : nil
    var new = Segment(title: title, image: action.image, width: 0)
    new.action = action
    insert(new, at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = max(0, min(index, segments.count))
    segments.insert(segment, at: place)
    if chosen >= place { chosen += 1 }
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = index(segment) else { return }
    segments.remove(at: index)
    if chosen == index { chosen = Self.noSegment } else if chosen > index { chosen -= 1 }
  }

  open func removeAllSegments() {
    segments.removeAll()
    chosen = Self.noSegment
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let index = index(segment) else { return }
    segments[index].title = title
    segments[index].image = nil
  }
  open func titleForSegment(at segment: Int) -> String? {
    index(segment).map { segments[$0].title } ?? nil
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard let index = index(segment) else { return }
    segments[index].image = image
    segments[index].title = nil
  }
  open func imageForSegment(at segment: Int) -> UIImage? {
    index(segment).map { segments[$0].image } ?? nil
  }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard let index = index(segment) else { return }
    segments[index].action = action
    segments[index].image = action.image
    segments[index].title = action.image == nil ? action.title : nil
  }
  open func actionForSegment(at segment: Int) -> UIAction? {
    index(segment).map { segments[$0].action } ?? nil
  }

  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    if let index = index(segment) { segments[index].width = width }
  }
  open func widthForSegment(at segment: Int) -> CGFloat {
    index(segment).map { segments[$0].width } ?? 0
  }

  /// Moves a segment's content from the middle.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    if let index = index(segment) { segments[index].contentOffset = offset }
  }
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    index(segment).map { segments[$0].contentOffset } ?? .zero
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if let index = index(segment) { segments[index].isEnabled = enabled }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    index(segment).map { segments[$0].isEnabled } ?? false
  }

  /// The nearest segment there is, as UIKit takes an index beyond the last one.
  private func index(_ segment: Int) -> Int? {
    segments.isEmpty ? nil : max(0, min(segment, segments.count - 1))
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    segmentsDidChange()
  }
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  /// Font and colour that titles were given, by state.
  package func titleLook(isChosen: Bool, isEnabled: Bool) -> BarTextLook {
    let normal = BarTextLook(titleAttributes[State.normal.rawValue])
    if !isEnabled { return BarTextLook(titleAttributes[State.disabled.rawValue]).over(normal) }
    guard isChosen else { return normal }
    return BarTextLook(titleAttributes[State.selected.rawValue]).over(normal)
  }

  private func segmentsDidChange() {
    if chosen >= segments.count { chosen = Self.noSegment }
    invalidateIntrinsicContentSize()
  }

  // MARK: Size

  /// Font and padding of titles, by release; measured on documents.
  private var titleStyle: (face: FontFace, padding: CGFloat, height: CGFloat) {
    let isNew = UIKitRelease.current.iOS >= 13
    let standard =
      isNew ? FontFace(weight: .medium, pointSize: 13) : FontFace(pointSize: 13)
    let font = titleAttributes[State.normal.rawValue]?[.font] as? UIFont
    return (font?.face ?? standard, isNew ? 18 : 14, isNew ? 31 : 28)
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

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size
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

  // MARK: Baselines

  /// That of the titles, which stand in the middle: 20 points below the top beside a label in a
  /// document of iOS 13, whose titles are 15.51 high of 31 and have an ascender of 12.38.
  package override var firstBaselineOffset: CGFloat? {
    let style = titleStyle
    let metrics = MeasuringTypesetter.current.metrics(of: style.face)
    let baseline = (style.height - metrics.lineHeight) / 2 + metrics.ascender
    return PixelGrid.round(baseline, scale: traitCollection.displayScale)
  }

  package override var lastBaselineOffset: CGFloat {
    firstBaselineOffset.map { titleStyle.height - $0 } ?? 0
  }

  package override var centersBaselines: Bool { true }

  package override var defaultContentPriorities:
    (horizontal: ContentPriorities, vertical: ContentPriorities)
  { (ContentPriorities(), .firm) }
}
