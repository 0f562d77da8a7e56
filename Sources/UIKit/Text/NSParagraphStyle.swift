/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// A tab stop, as a value: ours sets tabs 28 points apart whatever stops a paragraph has.
open class NSTextTab: NSObject, @unchecked Sendable {
  public let alignment: NSTextAlignment
  public let location: CGFloat

  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat) {
    self.alignment = alignment
    location = loc
  }
}

/// How the lines of a paragraph stand to each other and to the edges. Lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let foundationType = FoundationType.object

  /// Rules that prefer one break between words to another; ours breaks where there is room.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var tabStops: [NSTextTab] = []
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: LineBreakStrategy = []
  }

  fileprivate(set) var values: Values

  public override init() {
    values = Values()
  }

  fileprivate init(_ values: Values) {
    self.values = values
  }

  /// The style of text without one.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var alignment: NSTextAlignment { values.alignment }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  open var tailIndent: CGFloat { values.tailIndent }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Kept; ours does not hyphenate.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Kept; ours does not hyphenate.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  open var tabStops: [NSTextTab]! { values.tabStops }
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Kept; ours truncates without tightening first.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle).map { $0.values == values } ?? false
  }

  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed; text keeps the one that it was given.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? [] }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// Takes over all that another style says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

  open func addTabStop(_ anObject: NSTextTab) { values.tabStops.append(anObject) }

  open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 === anObject } }
}
