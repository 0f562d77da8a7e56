import Foundation

/// Writes a gallery into a folder: pictures and inspections as they come, the page at the end.
///
///     var writer = try GalleryWriter(folder: folder)
///     let file = try writer.writeScreen(svg, scene: scene.id, configuration: configuration.id)
///     try writer.write(inspection)
///     let page = try writer.finish(content)
///
/// Until ``finish(_:)`` returns, a page of an earlier run in the same folder shows a mixture.
package struct GalleryWriter {
  /// The folder of the gallery.
  package let folder: URL

  private var files: GalleryFolder
  /// Names without extension that are taken, in lower case, as some file systems do not tell
  /// upper from lower case.
  private var takenNames: Set<String> = []
  /// Paths of the inspections, by scene.
  private var inspections: [String: String] = [:]
  private var index = SearchIndex()

  /// Takes possession of a folder, which is made if there is none.
  ///
  /// - Throws: ``GalleryError``: if the folder holds anything and was not written by a
  ///   `GalleryWriter`, or cannot be written to. Nothing was changed then.
  package init(folder: URL) throws(GalleryError) {
    self.folder = folder
    files = try GalleryFolder(claiming: folder)
  }

  /// Writes the picture of a scene in a configuration.
  ///
  /// - Returns: The path for ``GalleryContent/Shot/file``.
  package mutating func writeScreen(
    _ data: Data, scene: String, configuration: String, extension: String = "svg"
  ) throws(GalleryError) -> String {
    let path = screenPath(scene: scene, configuration: configuration, extension: `extension`)
    try files.write(data, to: path)
    return path
  }

  /// Takes a name for a picture that the caller writes, for example in another process.
  ///
  /// - Returns: The path for ``GalleryContent/Shot/file``, and the place to write to.
  package mutating func reserveScreen(
    scene: String, configuration: String, extension: String = "svg"
  ) throws(GalleryError) -> (path: String, url: URL) {
    let path = screenPath(scene: scene, configuration: configuration, extension: `extension`)
    return (path, try files.reserve(path))
  }

  /// Writes what the pictures of a scene are made of.
  package mutating func write(_ inspection: SceneInspection) throws(GalleryError) {
    let path = freePath(folder: "data", name: "scene-" + inspection.sceneID, extension: "js")
    try files.write(Data(inspection.script()), to: path)
    inspections[inspection.sceneID] = path
    index.add(inspection)
  }

  /// Writes the page, and removes what an earlier run left behind.
  ///
  /// - Returns: The page.
  package mutating func finish(_ content: GalleryContent) throws(GalleryError) -> URL {
    try files.write(index.script(), to: "data/search.js")
    try files.write(contentScript(content), to: "data/content.js")
    for asset in PageAsset.all where asset.name != PageAsset.pageName {
      try files.write(Data(asset.text.utf8), to: "assets/" + asset.name)
    }
    let page = PageAsset.page(title: content.title)
    try files.write(Data(page.utf8), to: PageAsset.pageName)
    try files.removeLeftovers()
    return folder.appending(path: PageAsset.pageName)
  }
}

extension GalleryWriter {
  private mutating func screenPath(
    scene: String, configuration: String, extension: String
  ) -> String {
    freePath(folder: "screens", name: scene + "--" + configuration, extension: `extension`)
  }

  /// A path that this run has not given out yet.
  private mutating func freePath(folder: String, name: String, extension: String) -> String {
    let wanted = folder + "/" + Self.fileName(name)
    var path = wanted + "." + `extension`
    var number = 2
    while !takenNames.insert(path.lowercased()).inserted {
      path = "\(wanted)-\(number).\(`extension`)"
      number += 1
    }
    return path
  }

  /// `name` with everything that a file system or an address could take amiss made a hyphen, and
  /// not too long for a file system.
  static func fileName(_ name: String) -> String {
    let safe = name.utf8.prefix(160).map { byte -> Character in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
        Character(Unicode.Scalar(byte))
      default: "-"
      }
    }
    let text = String(safe)
    return text.hasPrefix(".") || text.isEmpty ? "-" + text : text
  }

  private func contentScript(_ content: GalleryContent) throws(GalleryError) -> Data {
    var text = ScriptText()
    text.append("adaptiveGallery.receiveContent(")
    do {
      try text.append(json: PageContent(content: content, inspections: inspections))
    } catch {
      throw .cannotWrite(path: "data/content.js", reason: "\(error)")
    }
    text.append(");\n")
    return Data(text.bytes)
  }

  /// What the page is told at first: the content, and where the rest is.
  private struct PageContent: Encodable {
    var content: GalleryContent
    var inspections: [String: String]
  }
}
