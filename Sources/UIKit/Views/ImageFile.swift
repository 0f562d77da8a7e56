/// A file of a picture, of which the size is read and nothing else.
struct ImageFile {
  var data: Data
  /// Pixels per point.
  var scale: CGFloat
  /// Size in points.
  var size: CGSize
  /// Whether its catalogue wants it drawn in the tint colour.
  var isTemplate = false

  init?(data: Data, scale: CGFloat) {
    guard let pixels = Self.pixels(of: [UInt8](data.prefix(1 << 16))), scale > 0 else {
      return nil
    }
    self.data = data
    self.scale = scale
    size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: Self.scale(ofName: path))
  }

  // MARK: Bundles

  /// The picture of a name among a bundle's files, with the most pixels there are of it.
  static func named(_ name: String, in bundle: Bundle) -> ImageFile? {
    guard let folder = bundle.resourceURL else { return nil }
    for suffix in ["@3x", "@2x", ""] {
      for kind in ["png", "jpg", "jpeg", "gif"] {
        let file = folder.appendingPathComponent("\(name)\(suffix).\(kind)")
        if let image = ImageFile(path: file.path) { return image }
      }
    }
    // "icon.png" names a file whole.
    if let image = ImageFile(path: folder.appendingPathComponent(name).path) { return image }
    return inCatalog(name, folder)
  }

  /// The picture of an image set in an asset catalogue of the folder.
  private static func inCatalog(_ name: String, _ folder: URL) -> ImageFile? {
    let files = FileManager.default
    let entries = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    let last = name.split(separator: "/").last.map(String.init) ?? name
    for entry in entries where entry.hasSuffix(".xcassets") {
      let catalog = folder.appendingPathComponent(entry)
      guard let walk = files.enumerator(atPath: catalog.path) else { continue }
      while let path = walk.nextObject() as? String {
        guard (path as NSString).lastPathComponent == last + ".imageset" else { continue }
        if let image = inSet(catalog.appendingPathComponent(path)) { return image }
      }
    }
    return nil
  }

  private struct ImageSet: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
    }
    struct Properties: Decodable {
      var intent: String?
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
    var images: [Image]
    var properties: Properties?
  }

  private static func inSet(_ folder: URL) -> ImageFile? {
    let contents = folder.appendingPathComponent("Contents.json")
    guard let json = FileManager.default.contents(atPath: contents.path),
      let set = try? JSONDecoder().decode(ImageSet.self, from: json)
    else { return nil }
    let images = set.images.compactMap { image -> ImageFile? in
      guard let name = image.filename else { return nil }
      let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
      let path = folder.appendingPathComponent(name).path
      return FileManager.default.contents(atPath: path).flatMap {
        ImageFile(data: $0, scale: CGFloat(scale))
      }
    }
    var best = images.max { $0.scale < $1.scale }
    best?.isTemplate = set.properties?.intent == "template"
    return best
  }

  // MARK: Reading

  private static func scale(ofName path: String) -> CGFloat {
    let name = (path as NSString).deletingPathExtension
    if name.hasSuffix("@3x") { return 3 }
    return name.hasSuffix("@2x") ? 2 : 1
  }

  /// Width and height in pixels from the head of a PNG, GIF or JPEG file.
  private static func pixels(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    func big(_ index: Int, _ count: Int) -> Int {
      bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return (big(16, 4), big(20, 4))
    }
    if bytes.count >= 10, bytes.starts(with: [0x47, 0x49, 0x46, 0x38]) {
      return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    guard bytes.count > 4, bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    // Segments of a JPEG, up to the one that states the frame.
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return (big(index + 7, 2), big(index + 5, 2)) }
      index += 2 + big(index + 2, 2)
    }
    return nil
  }
}
