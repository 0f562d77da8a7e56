/// The contexts into which code draws at the moment, one stack for each thread.
enum CurrentContexts {
  private static let key = "UIGraphicsContexts"

  static var stack: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// The context into which code draws; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContexts.stack.last }

public func UIGraphicsPushContext(_ context: CGContext) { CurrentContexts.stack.append(context) }

public func UIGraphicsPopContext() { _ = CurrentContexts.stack.popLast() }

/// Fills a rectangle with the colour set last.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a frame of one point inside a rectangle in the fill colour, as UIKit does.
public func UIRectFrame(_ rect: CGRect) {
  let inner = rect.insetBy(dx: 1, dy: 1)
  UIGraphicsGetCurrentContext()?.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height),
    CGRect(x: rect.maxX - 1, y: inner.minY, width: 1, height: inner.height),
  ])
}

/// Confines what is drawn from now on to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Makes this the colour of fills and lines that follow; outside of drawing nothing follows.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIView {
  /// What the view draws by itself in the traits that it has.
  package final func recordDrawing() -> GraphicsRecording {
    let context = CGContext()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    traitCollection.performAsCurrent { draw(bounds) }
    return context.recording
  }
}
