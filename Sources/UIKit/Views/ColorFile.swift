/// A colour set of an asset catalogue that was copied as it is into a bundle.
struct ColorFile: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }
    struct Color: Decodable {
      var components: [String: String]?
      var reference: String?
    }
    var appearances: [Appearance]?
    var color: Color?
  }
  var colors: [Entry]

  static func named(_ name: String, in bundle: Bundle) -> ColorFile? {
    guard let folder = bundle.resourceURL else { return nil }
    let files = FileManager.default
    let last = name.split(separator: "/").last.map(String.init) ?? name
    for entry in (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    where entry.hasSuffix(".xcassets") {
      let catalog = folder.appendingPathComponent(entry)
      guard let walk = files.enumerator(atPath: catalog.path) else { continue }
      while let path = walk.nextObject() as? String {
        guard (path as NSString).lastPathComponent == last + ".colorset" else { continue }
        let contents = catalog.appendingPathComponent(path).appendingPathComponent("Contents.json")
        if let json = files.contents(atPath: contents.path),
          let file = try? JSONDecoder().decode(ColorFile.self, from: json)
        {
          return file
        }
      }
    }
    return nil
  }

  /// The colour for traits: the entry most of whose appearances they have, among those of which
  /// they have all.
  func color(for traits: UITraitCollection) -> UIColor? {
    let fitting = colors.filter { entry in
      (entry.appearances ?? []).allSatisfy { $0.fits(traits) }
    }
    let best = fitting.max { ($0.appearances?.count ?? 0) < ($1.appearances?.count ?? 0) }
    return best?.color.flatMap { Self.color($0) }
  }

  private static func color(_ color: Entry.Color) -> UIColor? {
    if let reference = color.reference { return .system(named: reference) }
    guard let components = color.components else { return nil }
    func value(_ key: String) -> CGFloat? { components[key].flatMap(number) }
    let alpha = value("alpha") ?? 1
    if let white = value("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = value("red"), let green = value("green"), let blue = value("blue") else {
      return nil
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `0.500`, `128` of 255, or `0x80`.
  private static func number(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    guard let value = Double(text) else { return nil }
    return text.contains(".") ? CGFloat(value) : CGFloat(value) / 255
  }
}

extension ColorFile.Entry.Appearance {
  fileprivate func fits(_ traits: UITraitCollection) -> Bool {
    switch (appearance, value) {
    case ("luminosity", "dark"): traits.userInterfaceStyle == .dark
    case ("luminosity", "light"): traits.userInterfaceStyle != .dark
    case ("contrast", "high"): traits.accessibilityContrast == .high
    default: false
    }
  }
}

extension UIColor {
  /// The colour of a name in an asset catalogue of the main bundle that was copied as it is; nil
  /// where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of a name in an asset catalogue of a bundle, for traits or, without any, for those
  /// under which it is used.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let file = ColorFile.named(name, in: bundle ?? .main),
      file.color(for: traitCollection ?? .current) != nil
    else { return nil }
    self.init { file.color(for: traitCollection ?? $0) ?? .clear }
  }
}
