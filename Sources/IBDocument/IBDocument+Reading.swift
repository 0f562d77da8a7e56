import Foundation

extension IBDocument {
  /// Largest file that is read, in bytes.
  ///
  /// Thirty times the largest storyboard in a survey of several hundred public ones. A real
  /// document takes about seven times its size in memory while it is read.
  package static let sizeLimit = 16 << 20

  /// Reads the document at a path.
  package static func read(contentsOf path: String) throws(IBDocumentError) -> IBDocument {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let data: Data
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: resolved)
      // A pipe or device could block, or never end.
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw IBDocumentError.notReadable(path: path, reason: "it is not a regular file")
      }
      let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
      guard size <= sizeLimit else {
        throw IBDocumentError.tooLarge(path: path, bytes: size, limit: sizeLimit)
      }
      data = try Data(contentsOf: URL(fileURLWithPath: resolved))
    } catch let error as IBDocumentError {
      throw error
    } catch {
      throw .notReadable(path: path, reason: reason(for: error))
    }
    return try read(data, path: path)
  }

  /// Reads a document from its text; `path` is what diagnostics name.
  package static func read(_ data: Data, path: String) throws(IBDocumentError) -> IBDocument {
    guard data.count <= sizeLimit else {
      throw .tooLarge(path: path, bytes: data.count, limit: sizeLimit)
    }
    let bytes = [UInt8](data)
    try checkForm(of: bytes, path: path)
    var damage: [IBDocumentError] = []
    let tree = try readableTree(of: bytes, path: path, damage: &damage)
    let kind = try kind(of: tree.root, path: path)
    return IBDocument(tree, kind: kind, path: path, damage: damage)
  }

  /// The tree of the text, or of what is left of a storyboard without its broken scenes.
  private static func readableTree(
    of bytes: [UInt8], path: String, damage: inout [IBDocumentError]
  ) throws(IBDocumentError) -> ElementTree {
    var bytes = bytes
    while true {
      do throws(IBDocumentError) {
        return try ElementTree(bytes: bytes, path: path)
      } catch {
        guard damage.count < SceneSalvage.limit, let line = error.lineOfDamage,
          let rest = SceneSalvage.without(sceneAtLine: line, in: Data(bytes))
        else { throw damage.first ?? error }
        damage.append(error)
        bytes = [UInt8](rest)
      }
    }
  }

  /// Refuses what is not text in UTF-8 before any of it is taken for XML.
  private static func checkForm(of bytes: [UInt8], path: String) throws(IBDocumentError) {
    guard !bytes.allSatisfy(\.isXMLSpace) else { throw .empty(path: path) }
    for mark in ["bplist", "NIBArchive"] where bytes.starts(with: mark.utf8) {
      throw .binaryNib(path: path)
    }
    // With or without a mark, the first character of a document in UTF-16 or -32 has a zero byte.
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.prefix(4).contains(0)
    {
      throw .unsupportedEncoding(path: path, name: "UTF-16")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .notXML(
        path: path, line: lineOfInvalidUTF8(in: bytes), reason: "bytes that are not UTF-8")
    }
  }

  private static func lineOfInvalidUTF8(in bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return (index ?? 0) + 1
  }

  /// The kind of the document from its root element.
  private static func kind(
    of root: IBElement, path: String
  ) throws(IBDocumentError) -> Kind {
    let type = root["type"] ?? ""
    let isInterfaceBuilder = type.hasPrefix("com.apple.InterfaceBuilder")
    if root.name == "archive", isInterfaceBuilder {
      throw .oldArchive(path: path, line: root.line)
    }
    guard root.name == "document", isInterfaceBuilder else {
      throw .notInterfaceBuilder(path: path, line: root.line, root: root.name)
    }
    switch type {
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": return .storyboard
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
      "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB":
      return .xib
    default: throw .notCocoaTouch(path: path, line: root.line, type: type)
    }
  }

  private static func reason(for error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: "there is no such file"
    case .fileReadNoPermission: "permission is denied"
    default: "\(error.localizedDescription)"
    }
  }
}
