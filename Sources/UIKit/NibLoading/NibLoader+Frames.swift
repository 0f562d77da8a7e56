import IBDocument

extension NibLoader {
  /// The frame that an element states; zero where it states none.
  ///
  /// - Parameter superviewSize: Size of the view around; nil for a root.
  func frame(of element: IBElement, within superviewSize: CGSize?) -> CGRect {
    if let rect = element.rect(key: "frame") { return CGRect(rect) }
    guard let insets = Self.frameInset(of: element) else { return .zero }
    let size = superviewSize ?? .zero
    let mask = mask(element.child(key: "autoresizingMask"))
    let x = Self.extent(
      insets, "minX", "width", "maxX", within: size.width,
      isSizable: mask.contains(.flexibleWidth), keepsEnd: mask.keepsRight)
    let y = Self.extent(
      insets, "minY", "height", "maxY", within: size.height,
      isSizable: mask.contains(.flexibleHeight), keepsEnd: mask.keepsBottom)
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// Whether an element states its frame, in either form.
  static func statesFrame(_ element: IBElement) -> Bool {
    element.rect(key: "frame") != nil || frameInset(of: element) != nil
  }

  /// The frame as Xcode 8.0 wrote it: by what the mask keeps of it.
  static func frameInset(of element: IBElement) -> IBElement? {
    element.child(named: "frame", key: "frameInset")
  }

  /// What masks relate to in a view whose own frame the document does not state: any size that has
  /// room will do, since the distances that a mask keeps are in the document.
  private static let nominalSize = CGSize(width: 1000, height: 1000)

  /// Size of the view around an element to which the element's insets relate.
  static func referenceSize(of superview: UIView) -> CGSize {
    let size = superview.frame.size
    return CGSize(
      width: size.width > 0 ? size.width : nominalSize.width,
      height: size.height > 0 ? size.height : nominalSize.height)
  }

  /// Start and length along one axis; insets that are not written are zero.
  ///
  /// A length that stretches is what both insets leave. Any other is written, with the inset at the
  /// end that the mask keeps.
  private static func extent(
    _ insets: IBElement, _ start: String, _ length: String, _ end: String, within room: CGFloat,
    isSizable: Bool, keepsEnd: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    func value(_ name: String) -> CGFloat { CGFloat(insets.double(name) ?? 0) }
    if isSizable {
      return (value(start), max(0, room - value(start) - value(end)))
    }
    let fromEnd = keepsEnd && (insets[start] == nil || insets[end] != nil)
    return (fromEnd ? room - value(end) - value(length) : value(start), value(length))
  }
}

extension UIView.AutoresizingMask {
  /// Whether the distance to the superview's right edge is the one that is kept.
  fileprivate var keepsRight: Bool {
    contains(.flexibleLeftMargin) && !contains(.flexibleRightMargin)
  }
  /// Whether the distance to the superview's lower edge is the one that is kept.
  fileprivate var keepsBottom: Bool {
    contains(.flexibleTopMargin) && !contains(.flexibleBottomMargin)
  }
}
