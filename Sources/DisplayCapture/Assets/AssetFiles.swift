import CoreGraphics
import Foundation

/// Where the pictures around a document are.
struct AssetFiles: Sendable {
  /// Folders of image sets by name.
  private var sets: [String: String] = [:]
  /// Loose files by name, without scale and extension.
  private var loose: [String: [ImageSet.Variant]] = [:]

  /// Folders around a document that are looked through.
  private static let levels = 4
  /// Entries that are looked at in all: a project of gigabytes must not stop a preview.
  private static let entryLimit = 20_000
  private static let extensions: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg", "heic"]

  /// No pictures.
  init() {}

  /// Looks beside a document.
  init(besideDocument path: String) {
    var folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
    var budget = Self.entryLimit
    for _ in 0..<Self.levels {
      look(in: folder, budget: &budget)
      // A project's own folder is the last that its pictures are in.
      let isRoot = Self.entries(folder).contains { $0.hasSuffix(".xcodeproj") || $0 == ".git" }
      let parent = folder.deletingLastPathComponent()
      if isRoot || parent.path == folder.path { break }
      folder = parent
    }
  }

  /// Whether there are no pictures.
  var isEmpty: Bool { sets.isEmpty && loose.isEmpty }

  /// The files of a name, without or with an extension.
  func imageSet(named name: String) -> ImageSet? {
    if let folder = sets[name] { return Self.read(folder) }
    if let files = loose[name] { return ImageSet(variants: files, isTemplate: false) }
    let stem = Self.split(name)
    return loose[stem.name].map { ImageSet(variants: $0, isTemplate: false) }
  }

  // MARK: Looking

  /// Looks for catalogues in a folder and those directly in it, and for loose files.
  private mutating func look(in folder: URL, budget: inout Int) {
    for name in Self.entries(folder) {
      if budget <= 0 { return }
      budget -= 1
      let entry = folder.appendingPathComponent(name)
      if name.hasSuffix(".xcassets") {
        readCatalog(entry, budget: &budget)
      } else if Self.extensions.contains(entry.pathExtension.lowercased()) {
        addLoose(entry)
      } else if !name.hasPrefix("."), !name.contains(".") || name.hasSuffix(".lproj") {
        for inner in Self.entries(entry) where inner.hasSuffix(".xcassets") {
          readCatalog(entry.appendingPathComponent(inner), budget: &budget)
        }
      }
    }
  }

  /// Image sets may stand in folders of the catalogue.
  private mutating func readCatalog(_ catalog: URL, budget: inout Int) {
    var pending = [(catalog, 0)]
    while let (folder, depth) = pending.popLast() {
      for name in Self.entries(folder) {
        if budget <= 0 { return }
        budget -= 1
        let entry = folder.appendingPathComponent(name)
        if name.hasSuffix(".imageset") {
          let set = String(name.dropLast(".imageset".count))
          if sets[set] == nil { sets[set] = entry.path }
        } else if !name.contains("."), depth < 8 {
          pending.append((entry, depth + 1))
        }
      }
    }
  }

  private mutating func addLoose(_ file: URL) {
    let (name, scale, isDark) = Self.split(file.lastPathComponent)
    loose[name, default: []].append(
      ImageSet.Variant(path: file.path, scale: scale, isDark: isDark))
  }

  private static func entries(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// Takes `~ipad`, `@2x` and the extension off a file's name.
  private static func split(_ file: String) -> (name: String, scale: CGFloat, isDark: Bool) {
    var name = file
    if let dot = name.lastIndex(of: "."), extensions.contains(name[dot...].dropFirst().lowercased())
    {
      name = String(name[..<dot])
    }
    if let tilde = name.lastIndex(of: "~") { name = String(name[..<tilde]) }
    for scale in [2, 3] where name.hasSuffix("@\(scale)x") {
      return (String(name.dropLast(3)), CGFloat(scale), false)
    }
    return (name, 1, false)
  }

  // MARK: Image sets

  /// What `Contents.json` says.
  private struct Contents: Decodable {
    struct Image: Decodable {
      struct Appearance: Decodable {
        var appearance: String?
        var value: String?
      }

      var filename: String?
      var scale: String?
      var appearances: [Appearance]?
    }

    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
      }
    }

    var images: [Image]?
    var properties: Properties?
  }

  private static func read(_ folder: String) -> ImageSet? {
    let url = URL(fileURLWithPath: folder)
    guard let data = try? Data(contentsOf: url.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let variants = (contents.images ?? []).compactMap { image -> ImageSet.Variant? in
      // A name that leads out of the set is none.
      guard let file = image.filename, !file.contains("/"), file != ".." else { return nil }
      let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
      let isDark =
        image.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
      return ImageSet.Variant(
        path: url.appendingPathComponent(file).path, scale: CGFloat(max(1, scale)), isDark: isDark)
    }
    return ImageSet(variants: variants, isTemplate: contents.properties?.intent == "template")
  }
}
