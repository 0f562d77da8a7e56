import Diagnostics
import Foundation
import Testing

@testable import IBDocument

@Suite("Bad input")
struct BadInputTests {
  @Test("Text that is no XML names the line of the offence")
  func notXML() {
    #expect(
      error(reading: "\n\nHello")
        == .notXML(
          path: "Test.xib", line: 3, reason: "text before the first element"))
  }

  @Test(
    "Markup that is not well-formed is refused",
    arguments: [
      "<document><a></document>", "<document a=1/>", "<document a='1' a='2'/>", "<document/>x",
      "<document/><document/>", "<document a='<'/>", "<document>&nbsp;</document>",
      "<document>&#0;</document>", "<document>&#xD800;</document>", "<document>&#+65;</document>",
      "<document>& </document>", "<document a='1'b='2'/>", "<document / >", "</document>",
      "<1/>", "<document>\u{1}</document>", "<document><?xml version='1.0'?></document>",
      "<![CDATA[x]]>", "<document><!ELEMENT a></document>",
    ])
  func malformed(_ text: String) {
    guard case .notXML(_, line: 1, _) = error(reading: text) else {
      Issue.record("\(String(describing: error(reading: text)))")
      return
    }
  }

  @Test("An empty file, and one of white space, is called empty", arguments: ["", " \n\t\r\n"])
  func empty(_ text: String) {
    #expect(error(reading: text) == .empty(path: "Test.xib"))
  }

  @Test("A file of nothing but a declaration is called empty")
  func declarationOnly() {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    #expect(error(reading: text) == .empty(path: "Test.xib"))
  }

  @Test("A document that ends anywhere before its last tag is called truncated")
  func truncated() {
    let text = xib("<!-- note --><view id=\"a\"><string key=\"t\">a&amp;b</string></view>")
    let start = text.range(of: "<document")!.lowerBound.utf16Offset(in: text)
    let bytes = Array(text.utf8)
    for end in start + 1..<bytes.count {
      let found = error(reading: Data(bytes[..<end]))
      guard case .truncated = found else {
        Issue.record("cut at \(end): \(String(describing: found))")
        continue
      }
    }
  }

  @Test("A truncated document is reported with its last line")
  func truncatedLine() {
    #expect(
      error(reading: "<document>\n<objects>\n<view ") == .truncated(path: "Test.xib", line: 3))
  }

  @Test("Compiled nibs of both formats are told apart from documents")
  func binaryNib() {
    for mark in ["bplist00", "NIBArchive"] {
      let data = Data(mark.utf8) + Data([0, 1, 2, 0xFF, 0xFE])
      #expect(error(reading: data) == .binaryNib(path: "Test.xib"))
    }
  }

  @Test("Entities that would multiply are refused with their declaration")
  func entityBomb() {
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE document [
        <!ENTITY a "aaaaaaaaaa">
        <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      ]>
      <document>&b;</document>
      """
    #expect(error(reading: text) == .documentTypeDeclaration(path: "Test.xib", line: 2))
  }

  @Test("An external entity is refused with its declaration, and its file never opened")
  func externalEntity() {
    let text = """
      <!DOCTYPE document [<!ENTITY secret SYSTEM "file:///etc/hostname">]>
      <document>&secret;</document>
      """
    #expect(error(reading: text) == .documentTypeDeclaration(path: "Test.xib", line: 1))
  }

  @Test("A hundred thousand nested elements stop the reader at its limit")
  func deepNesting() {
    let text = "<document>\n" + String(repeating: "<view>\n", count: 100_000)
    // The document is level 1 on line 1, so level 513 is on line 513.
    #expect(error(reading: text) == .tooDeep(path: "Test.xib", line: 513, limit: 512))
  }

  @Test("Nesting up to the limit is read")
  func nestingAtLimit() throws {
    // The document and its objects are two levels.
    let depth = XMLReader.depthLimit - 2
    let views =
      String(repeating: "<view>", count: depth) + String(repeating: "</view>", count: depth)
    let document = try read(xib(views))
    #expect(document.root.descendants().reduce(0) { count, _ in count + 1 } == depth + 1)
  }

  @Test("Other encodings than UTF-8 are named")
  func encodings() {
    let utf16 = "<document/>".data(using: .utf16LittleEndian)!
    #expect(
      error(reading: Data([0xFF, 0xFE]) + utf16)
        == .unsupportedEncoding(path: "Test.xib", name: "UTF-16"))
    #expect(
      error(reading: "<?xml version=\"1.0\" encoding='ISO-8859-1' standalone=\"no\"?><document/>")
        == .unsupportedEncoding(path: "Test.xib", name: "ISO-8859-1"))
  }

  @Test("Bytes that are not UTF-8 are reported with their line")
  func invalidUTF8() {
    let data = Data("<document>\n<a b='".utf8) + Data([0xC3, 0x28]) + Data("'/>\n</document>".utf8)
    #expect(
      error(reading: data)
        == .notXML(path: "Test.xib", line: 2, reason: "bytes that are not UTF-8"))
  }

  @Test("Other documents than Interface Builder's are refused by their root")
  func otherRoots() {
    #expect(
      error(reading: "<svg/>") == .notInterfaceBuilder(path: "Test.xib", line: 1, root: "svg"))
    #expect(
      error(reading: "<document/>")
        == .notInterfaceBuilder(path: "Test.xib", line: 1, root: "document"))
    #expect(
      error(reading: "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>")
        == .oldArchive(path: "Test.xib", line: 1))
  }

  @Test(
    "Documents for other systems are refused by their type",
    arguments: [
      "Cocoa.XIB", "Cocoa.Storyboard.XIB", "AppleTV.Storyboard.XIB", "WatchKit.Storyboard",
    ])
  func otherSystems(_ suffix: String) {
    let type = "com.apple.InterfaceBuilder3." + suffix
    #expect(
      error(reading: "<document type=\"\(type)\"/>")
        == .notCocoaTouch(path: "Test.xib", line: 1, type: type))
  }

  @Test("A file that is not there, and a folder, are not readable")
  func notReadable() throws {
    let file = try TemporaryFile(Data())
    let missing = file.path + ".missing"
    #expect(throws: IBDocumentError.notReadable(path: missing, reason: "there is no such file")) {
      try IBDocument.read(contentsOf: missing)
    }
    let folder = FileManager.default.temporaryDirectory.path
    #expect(
      throws: IBDocumentError.notReadable(path: folder, reason: "it is not a regular file")
    ) {
      try IBDocument.read(contentsOf: folder)
    }
  }

  @Test("A file of 50 MB is refused without being read")
  func tooLarge() throws {
    let file = try TemporaryFile(Data())
    let handle = try #require(FileHandle(forWritingAtPath: file.path))
    try handle.truncate(atOffset: 50_000_000)
    try handle.close()
    #expect(
      throws: IBDocumentError.tooLarge(path: file.path, bytes: 50_000_000, limit: 16_777_216)
    ) {
      try IBDocument.read(contentsOf: file.path)
    }
  }

  @Test("An error becomes a diagnostic with path, line and one sentence")
  func diagnostic() {
    let error = IBDocumentError.tooDeep(path: "A.xib", line: 7, limit: 512)
    #expect(
      error.diagnostic.description
        == "A.xib:7: error: Elements are nested more than 512 levels deep; the document is not read."
        + " [nested-too-deeply]")
  }
}
