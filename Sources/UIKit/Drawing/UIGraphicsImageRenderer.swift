/// How a picture is drawn.
open class UIGraphicsRendererFormat: NSObject {
  public override init() { super.init() }

  /// The rectangle that is drawn.
  open internal(set) var bounds = CGRect.zero

}

/// How a picture of pixels would be drawn.
///
/// Ours has no pixels; the scale is what the picture says of itself.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Pixels per point.
  open var scale: CGFloat = max(1, UITraitCollection.current.displayScale)
  /// Whether a picture is black where nothing is drawn.
  open var opaque = false
  open var preferredRange = Range.automatic

  /// A format for the display of the current traits.
  public class func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
  public class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// What the closure of a renderer draws with.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  open var format: UIGraphicsRendererFormat { ownFormat }
  private let ownFormat: UIGraphicsRendererFormat

  fileprivate init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    ownFormat = format
    super.init()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What the closure of a renderer of pictures draws with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture as drawn so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(drawing: cgContext.recording, in: format.bounds, scale: scale)
  }
}

/// Makes pictures that code draws.
///
/// Ours keeps what is drawn and no pixels, so that it gives no PNG or JPEG data.
open class UIGraphicsImageRenderer: NSObject {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  open var format: UIGraphicsImageRendererFormat { ownFormat }
  private let ownFormat: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    ownFormat = format
    format.bounds = bounds
    super.init()
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  open func image(actions: DrawingActions) -> UIImage {
    let context = CGContext()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let rendererContext = UIGraphicsImageRendererContext(context, format: ownFormat)
    if ownFormat.opaque {
      context.saveGState()
      context.setFillColor(UIColor.black.cgColor)
      context.fill(bounds)
      context.restoreGState()
    }
    actions(rendererContext)
    return rendererContext.currentImage
  }
}

extension UIImage {
  /// A picture of what was drawn inside a rectangle.
  convenience init(drawing: GraphicsRecording, in bounds: CGRect, scale: CGFloat) {
    var look = Look()
    look.scale = scale
    look.drawing = drawing.moved(by: bounds.origin)
    self.init(look, size: bounds.size)
  }

  /// Draws the picture into the current context, stretched to a rectangle.
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.draw(picture: self, in: rect)
  }

  /// Draws the picture into the current context, in its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
