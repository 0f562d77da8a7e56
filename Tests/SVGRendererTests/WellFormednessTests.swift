import CoreGraphics
import DisplayList
import SVGRenderer
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("SVG as XML")
struct WellFormednessTests {
  @Test("Whatever characters a document brings, a parser reads the SVG and finds them again")
  func everyKindOfCharacter() throws {
    // Every ASCII character, C1 controls, a surrogate pair's worth, noncharacters, private use,
    // marks of direction, and the ends of comments and CDATA sections.
    let numbers: [UInt32] =
      Array(0..<0xA8) + [0x2028, 0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFE, 0xE000, 0x202E, 0x1F600]
    var text = String(String.UnicodeScalarView(numbers.compactMap(Unicode.Scalar.init)))
    text += "-->]]>"
    var list = DisplayList(size: CGSize(width: 9, height: 9), title: text)
    list.withGroup(
      DisplayList.Group(objectID: text, className: text, accessibilityLabel: text)
    ) { list in
      list.draw(
        DisplayList.TextLine(
          text, frame: CGRect(x: 0, y: 0, width: 9, height: 9), baseline: 8, language: text,
          runs: []))
    }
    let read = try AttributeReader(SVGRenderer(identifierPrefix: text).data(for: list))
    let id = try #require(read.attributes["data-id"])
    #expect(id.hasSuffix("\u{E000}\u{202E}\u{1F600}-->]]>"))
    #expect(id.contains("!\"#$%&'()*+,-./"))
    #expect(read.attributes["data-class"] == id)
    #expect(read.attributes["aria-label"] == id)
    #expect(read.text.trimmingCharacters(in: .newlines) == id)
  }

  @Test("Deep nesting stays balanced")
  func deepNesting() {
    var list = DisplayList(size: CGSize(width: 9, height: 9))
    for _ in 0..<50_000 { list.beginGroup(DisplayList.Group(objectID: "x")) }
    let svg = SVGRenderer().string(for: list)
    #expect(svg.components(separatedBy: "<g ").count == 50_001)
    #expect(svg.components(separatedBy: "</g>").count == 50_001)
  }
}

/// Reads all attributes and all text of a document.
private final class AttributeReader: NSObject, XMLParserDelegate {
  private(set) var attributes: [String: String] = [:]
  private(set) var text = ""

  init(_ data: Data) throws {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    // `parse()` alone is true for some broken documents.
    guard parser.parse(), parser.parserError == nil else {
      throw parser.parserError ?? CocoaError(.propertyListReadCorrupt)
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    self.attributes.merge(attributes) { $1 }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
