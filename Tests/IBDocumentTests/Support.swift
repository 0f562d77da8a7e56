import Foundation

@testable import IBDocument

/// The `<document>` tag of a xib or storyboard as Xcode writes it.
func documentTag(storyboard: Bool = false, attributes: String = "") -> String {
  let kind = storyboard ? "Storyboard." : ""
  return """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(attributes)>
    """
}

/// A xib with the given top-level objects, of which the first stands on line 4.
func xib(_ objects: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  \(documentTag())
  <objects>
  \(objects)
  </objects>
  </document>
  """
}

/// Reads a document from text, under the path `Test.xib`.
func read(_ text: String) throws(IBDocumentError) -> IBDocument {
  try IBDocument.read(Data(text.utf8), path: "Test.xib")
}

/// The first top-level object of a xib with the given objects.
func firstObject(_ objects: String) throws -> IBElement {
  try read(xib(objects)).topLevelObjects[0]
}

/// The error that reading the bytes throws; nil when there is none.
func error(reading data: Data) -> IBDocumentError? {
  do throws(IBDocumentError) {
    _ = try IBDocument.read(data, path: "Test.xib")
    return nil
  } catch {
    return error
  }
}

/// The error that reading the text throws; nil when there is none.
func error(reading text: String) -> IBDocumentError? {
  error(reading: Data(text.utf8))
}

/// A file in the temporary directory, removed when the object goes.
final class TemporaryFile {
  let path: String

  init(_ content: Data, named name: String = "Test.xib") throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appendingPathComponent(name).path
    try content.write(to: URL(fileURLWithPath: path))
  }

  deinit {
    try? FileManager.default.removeItem(
      at: URL(fileURLWithPath: path).deletingLastPathComponent())
  }
}
