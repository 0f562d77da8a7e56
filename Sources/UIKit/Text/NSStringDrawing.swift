import Typesetting

/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Breaks lines at the width of the rectangle; without it the text is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Counts the leading of fonts between lines; ours counts that of text styles, always.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the ink; ours measures the lines, which hold it.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Ends the last line that fits the height with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What a measurement did.
open class NSStringDrawingContext: NSObject {
  /// The factor that was used: always 1, since text is measured without being made smaller.
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle that the last measurement gave.
  open fileprivate(set) var totalBounds = CGRect.zero

  public override init() { super.init() }
}

extension NSAttributedString {
  /// Size of the text with lines only where it has newlines, unrounded.
  public func size() -> CGSize {
    let layout = drawingContent(options: []).layout(
      width: .infinity, numberOfLines: 0, lineBreakMode: .byWordWrapping)
    return CGSize(width: layout.width, height: layout.height)
  }

  /// The rectangle that the text takes, unrounded; a width or height of zero is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let content = drawingContent(options: options)
    let breaks = options.contains(.usesLineFragmentOrigin)
    let cuts = options.contains(.truncatesLastVisibleLine) && size.height > 0
    let layout = content.layout(
      width: breaks && size.width > 0 ? size.width : .infinity, numberOfLines: breaks ? 0 : 1,
      lineBreakMode: cuts ? .byTruncatingTail : .byWordWrapping,
      maximumHeight: cuts ? size.height : .infinity)
    // Without line fragments the origin is the baseline's.
    let top = breaks ? 0 : -CGFloat(layout.lines.first?.ascent ?? 0)
    let rect = CGRect(x: 0, y: top, width: layout.width, height: layout.height)
    context?.totalBounds = rect
    return rect
  }

  private func drawingContent(options: NSStringDrawingOptions) -> TextContent {
    TextContent(
      self,
      TextContent.Defaults(
        font: .standardTextFont, leading: options.contains(.usesFontLeading) ? .font : .none))
  }
}

extension NSString {
  /// Size of the text with lines only where it has newlines, unrounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self as String, attributes: attrs).size()
  }

  /// The rectangle that the text takes, unrounded; a width or height of zero is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self as String, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

// Where strings are bridged, Swift finds NSString's methods on String; here they are declared.
extension String {
  /// Size of the text with lines only where it has newlines, unrounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// The rectangle that the text takes, unrounded; a width or height of zero is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
