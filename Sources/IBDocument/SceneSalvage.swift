import Diagnostics
import Foundation

/// Takes a scene that cannot be read out of a storyboard's text, so that the others can be.
///
/// What is taken out leaves its line ends behind, so that lines after it keep their numbers. A text
/// that ends too early is closed after its last whole scene; what would have come later, such as
/// the list of resources, is lost.
struct SceneSalvage {
  /// Broken scenes of one document that are taken out, one after another.
  static let limit = 20

  private static let opening = Data("<scene ".utf8)
  private static let closing = Data("</scene>".utf8)
  private static let ending = Data("</scenes></document>\n".utf8)

  /// The text without the scene around a line; nil where there is no scene to take out.
  static func without(sceneAtLine line: Int, in text: Data) -> Data? {
    guard let place = range(ofLine: line, in: text),
      let start = text.range(
        of: opening, options: .backwards, in: text.startIndex..<place.upperBound)?.lowerBound
    else { return nil }
    guard let end = text.range(of: closing, in: start..<text.endIndex)?.upperBound else {
      return closed(text[..<start])
    }
    if end <= place.lowerBound {
      let last = text.range(of: closing, options: .backwards)?.upperBound ?? end
      return closed(text[..<last])
    }
    let breaks = text[start..<end].count { $0 == UInt8(ascii: "\n") }
    return text[..<start] + Data(repeating: UInt8(ascii: "\n"), count: breaks) + text[end...]
  }

  /// The text up to a point and the end tags it lacks; nil where no scene is whole.
  private static func closed(_ text: Data) -> Data? {
    text.range(of: closing) == nil ? nil : text + ending
  }

  /// The bytes of a line, counted from 1; the last line for a number beyond it.
  private static func range(ofLine line: Int, in text: Data) -> Range<Data.Index>? {
    var start = text.startIndex
    for _ in 1..<max(1, line) {
      guard let next = text[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      start = next + 1
    }
    let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
    return start..<end
  }
}

extension IBDocumentError {
  /// The line of damage that may be one scene's alone; nil for what concerns the whole file.
  var lineOfDamage: Int? {
    switch self {
    case .notXML(_, let line, _), .truncated(_, let line), .tooDeep(_, let line, _),
      .tooManyAttributes(_, let line, _):
      line
    default: nil
    }
  }

  /// The error as one that costs a scene, and not the document.
  var diagnosticOfScene: Diagnostic {
    var diagnostic = diagnostic
    diagnostic.message += " The scene on this line is left out; the others are read."
    return diagnostic
  }
}
