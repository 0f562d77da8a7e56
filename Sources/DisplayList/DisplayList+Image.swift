import CoreGraphics

extension DisplayList {
  /// The bytes of a bitmap: a PNG file.
  package struct ImageData: Hashable, Sendable {
    /// The file.
    package let png: Data
    /// Its width in pixels, from the header.
    package let widthInPixels: Int
    /// Its height in pixels, from the header.
    package let heightInPixels: Int

    /// Takes a PNG file, or nil for what is none: no signature, no header, or no pixels.
    ///
    /// Only the header is read: the pixels may still be damaged, in which case a pen leaves the
    /// image out.
    package init?(png: Data) {
      // Eight bytes of signature, then the first chunk: length, "IHDR", width, height.
      let header = [UInt8](png.prefix(24))
      guard header.count == 24,
        header.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
        header[12..<16].elementsEqual("IHDR".utf8)
      else { return nil }
      let width = header[16..<20].reduce(0) { $0 << 8 | Int($1) }
      let height = header[20..<24].reduce(0) { $0 << 8 | Int($1) }
      // The format's own limit is 2³¹ - 1.
      guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
        return nil
      }
      self.png = png
      widthInPixels = width
      heightInPixels = height
    }
  }

  /// What refers to a bitmap of the list.
  package struct ImageID: Hashable, Sendable {
    /// An index into ``DisplayList/images``.
    package let rawValue: Int

    init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// A bitmap in a rectangle.
  package struct Image: Hashable, Sendable {
    /// Which bitmap.
    package internal(set) var id: ImageID
    /// Where all of it goes, whatever its own proportions: the content mode is resolved. What is
    /// not to be seen of it is clipped by a group.
    package var rect: CGRect
    /// The colour that a template image is drawn in, its own colours aside; nil keeps them.
    package var tint: Color?

    /// Creates an image item.
    package init(_ id: ImageID, in rect: CGRect, tint: Color? = nil) {
      self.id = id
      self.rect = rect
      self.tint = tint
    }
  }
}
