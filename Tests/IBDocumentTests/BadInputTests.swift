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
    let depth = ElementTree.depthLimit - 2
    let views =
      String(repeating: "<view>", count: depth) + String(repeating: "</view>", count: depth)
    let document = try read(xib(views))
    #expect(document.root.descendants().reduce(0) { count, _ in count + 1 } == depth + 1)
  }

  @Test("More elements than a real document could have are refused")
  func tooManyElements() {
    let text = "<document>\n" + String(repeating: "<a/>", count: 500_000)
    // The document itself is the first of the elements.
    #expect(
      error(reading: text) == .tooManyElements(path: "Test.xib", line: 2, limit: 500_000))
  }

  @Test("More attributes than a tag could have are refused")
  func tooManyAttributes() throws {
    func tag(_ count: Int) -> String {
      "<view\n" + (0..<count).map { "a\($0) = '1'" }.joined(separator: " ") + "/>"
    }
    #expect(try firstObject(tag(500)).attributes.count == 500)
    #expect(
      error(reading: xib(tag(501))) == .tooManyAttributes(path: "Test.xib", line: 4, limit: 500))
  }

  @Test("More different names than there are in Interface Builder are refused")
  func tooManyNames() {
    // With the document's own name, line 10,000 holds the first that is too many.
    let elements = "<document>" + (1...20_000).map { "<a\($0)/>\n" }.joined()
    let attributes = "<document>" + (1...20_000).map { "<document a\($0)='1'/>\n" }.joined()
    let instructions = "<document>" + (1...20_000).map { "<?a\($0) b?>\n" }.joined()
    for text in [elements, attributes, instructions] {
      #expect(
        error(reading: text) == .tooManyNames(path: "Test.xib", line: 10_000, limit: 10_000))
    }
  }

  @Test("The list of findings ends at its limit")
  func tooManyFindings() throws {
    // The first view is right, and each of the 1,500 after it has its ID.
    let document = try read(xib(String(repeating: "<view id=\"a\"/>", count: 1501)))
    #expect(document.diagnostics.count == 1001)
    #expect(document.diagnostics.last?.rule == "more-findings")
  }

  @Test(
    "A processing instruction without content is refused",
    arguments: ["<?a?>", "<?xml-stylesheet?>", "<?a ?>", "<?a\n?>"])
  func instructionWithoutContent(_ text: String) {
    let expected = IBDocumentError.notXML(
      path: "Test.xib", line: 2, reason: "a processing instruction without content")
    #expect(error(reading: "<document>\n\(text)</document>") == expected)
    #expect(error(reading: "\n\(text)<document/>") == expected)
    // Here it stands in what is no comment, as < may not stand in an attribute.
    #expect(error(reading: "<document a='<!--'>\(text)-->") != nil)
  }

  @Test("An end tag of another element is reported with the element that is open")
  func mismatch() {
    #expect(
      error(reading: "<document>\n<a\n b=\"1\">\n</b>\n</document>")
        == .notXML(
          path: "Test.xib", line: 4,
          reason: "another end tag stands where <a> of line 2 is to be closed"))
  }

  @Test("An ampersand that no semicolon follows is reported where it stands")
  func ampersand() {
    guard case .notXML(_, line: 5, _) = error(reading: xib("<string>\na & b</string>")) else {
      Issue.record("\(String(describing: error(reading: xib("<string>\na & b</string>"))))")
      return
    }
  }

  @Test("Damaged documents are read side by side, each with its own error")
  func sideBySide() async {
    await withTaskGroup(of: Void.self) { group in
      for line in 1...200 {
        group.addTask {
          let text = "<document>" + String(repeating: "\n", count: line - 1) + "<a></b></document>"
          #expect(
            error(reading: text)
              == .notXML(
                path: "Test.xib", line: line,
                reason: "another end tag stands where <a> of line \(line) is to be closed"))
        }
      }
    }
  }

  @Test("Documents damaged at random are read or refused, and never crash the reader")
  func randomDamage() {
    let text = xib(
      """
      <view id="a&#10;"><rect key="frame" x="0" y="1" width="2" height="3"/><!-- c -->
      <constraints><constraint firstAttribute="width" constant="1" multiplier="1:2" id="b">
      <variation key="widthClass=compact" constant="2"/></constraint></constraints>
      <string key="t" base64-UTF8="YES">SGkB</string><![CDATA[x]]></view>
      """)
    var random = SplitMix64(state: 1)
    for _ in 0..<3000 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[place] = Array("<>/&\"'=! ".utf8).randomElement(using: &random)!
        default: bytes.removeSubrange(place..<min(place + 9, bytes.count))
        }
      }
      do throws(IBDocumentError) {
        let document = try IBDocument.read(Data(bytes), path: "Test.xib")
        for element in document.root.descendants() {
          _ = (element.constraints, element.variations, element.string(key: "t"))
        }
      } catch {
        #expect(error.diagnostic.severity == .error)
      }
    }
  }

  @Test("Other encodings than UTF-8 are named")
  func encodings() {
    let utf16 = "<document/>".data(using: .utf16LittleEndian)!
    #expect(
      error(reading: Data([0xFF, 0xFE]) + utf16)
        == .unsupportedEncoding(path: "Test.xib", name: "UTF-16"))
    #expect(
      error(reading: utf16) == .unsupportedEncoding(path: "Test.xib", name: "UTF-16"))
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

  /// haiwen/seafile-iOS has two of these, saved by Xcode 13 and 16.
  @Test("Xibs for iPads alone are documents of iOS")
  func padXib() throws {
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB"
    let document = try IBDocument.read(
      Data("<document type=\"\(type)\"><objects><view id=\"v\"/></objects></document>".utf8),
      path: "Test.xib")
    #expect(document.kind == .xib)
    #expect(document.topLevelObjects.count == 1)
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
        == "A.xib:7: error: Elements are nested more than 512 levels deep."
        + " [nested-too-deeply]")
  }
}

/// A seeded generator (Steele, Lea and Flood, OOPSLA 2014), so that runs repeat exactly.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
