/// The pictures that are being drawn with the functions below, one stack for each thread.
private enum ImageContexts {
  struct Entry {
    var context: CGContext
    var size: CGSize
    var scale: CGFloat
  }

  private static let key = "UIGraphicsImageContexts"

  static var stack: [Entry] {
    get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// Begins a picture that code draws.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture that code draws; a scale of zero is that of the current traits.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext()
  let scale = scale > 0 ? scale : max(1, UITraitCollection.current.displayScale)
  ImageContexts.stack.append(.init(context: context, size: size, scale: scale))
  UIGraphicsPushContext(context)
}

/// The picture begun last, as drawn so far; nil where none is begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = ImageContexts.stack.last else { return nil }
  return UIImage(
    drawing: entry.context.recording, in: CGRect(origin: .zero, size: entry.size),
    scale: entry.scale)
}

/// Ends the picture begun last; nothing where none is begun.
public func UIGraphicsEndImageContext() {
  if ImageContexts.stack.popLast() != nil { UIGraphicsPopContext() }
}
