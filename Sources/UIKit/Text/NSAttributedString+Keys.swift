extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor` of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the text; ours keeps it and does not draw it.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Ligatures; ours keeps the value: the measured widths have none.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Points added after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points added after each character, beside ``kern``.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A line through the text; ours keeps it and does not draw it.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A line below the text; ours keeps it and does not draw it.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor` of outlines; ours keeps it and does not draw it.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Width of outlines in per cent; ours keeps it and does not draw it.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`; ours keeps it and does not draw it.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An `NSTextAttachment` in the place of the character.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A URL or string to open; ours keeps it.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A `UIColor` of the underline; ours keeps it and does not draw it.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor` of the line through the text; ours keeps it and does not draw it.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
}

extension NSAttributedString {
  /// `NSAttributedString()` and `NSMutableAttributedString()`, whose initializer Foundation on Linux does
  /// not pass on: an empty text.
  public convenience init(_: Void = ()) { self.init(string: "") }
}

/// How a line below or through text looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow under text, drawn without its blur; text takes no more room with one.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let foundationType = FoundationType.object

  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; nil: no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowBlurRadius)
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    return hasher.finalize()
  }
}
