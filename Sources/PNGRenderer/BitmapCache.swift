import DisplayList

/// The decoded bitmaps of a drawing.
struct BitmapCache {
  /// The most pixels that one bitmap may have; a larger one is left out of the picture.
  private static let pixelLimit = PNGRenderer.maximumPixelCount

  private var surfaces: [DisplayList.ImageID: ImageSurface?] = [:]
  private var pixels = 0

  /// The pixels of a bitmap; nil for one that is damaged or too large.
  mutating func surface(
    for id: DisplayList.ImageID, in list: DisplayList
  ) -> ImageSurface? {
    if let known = surfaces[id] { return known }
    let image = list.images[id.rawValue]
    let (count, overflows) = image.widthInPixels.multipliedReportingOverflow(
      by: image.heightInPixels)
    let isTooLarge = overflows || count > Self.pixelLimit
    if !isTooLarge, pixels + count > Self.pixelLimit * 2 {
      // Decoding again costs time; keeping everything could cost all the memory.
      surfaces = [:]
      pixels = 0
    }
    let surface = isTooLarge ? nil : ImageSurface(png: image.png)
    if surface != nil { pixels += count }
    surfaces[id] = .some(surface)
    return surface
  }
}
