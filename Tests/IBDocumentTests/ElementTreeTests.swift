import Testing

@testable import IBDocument

@Suite("XML")
struct ElementTreeTests {
  @Test("References and line ends in attributes follow XML 1.0, section 3.3.3")
  func attributeNormalization() throws {
    // A reference to a line feed stays one; a literal line feed, or a pair with a carriage return,
    // is one space.
    let view = try firstObject("<view t=\"a&#10;b&#xA;c&lt;&gt;&amp;&quot;&apos;\r\nd\ne\tf\"/>")
    #expect(view["t"] == "a\nb\nc<>&\"' d e f")
  }

  @Test("Quotes of either kind may hold the other")
  func quotes() throws {
    let view = try firstObject("<view a='say \"x\"' b=\"it's\"/>")
    #expect(view["a"] == "say \"x\"")
    #expect(view["b"] == "it's")
  }

  @Test("Text keeps its line feeds, and carriage returns become such (XML 1.0, 2.11)")
  func text() throws {
    let view = try firstObject("<view>a\r\nb\rc &#x1F600;<b/> d<![CDATA[<&]]></view>")
    #expect(view.text == "a\nb\nc 😀 d<&")
    #expect(view.children.map(\.name) == ["b"])
  }

  @Test("White space between tags is not text, but within a string it is")
  func whiteSpace() throws {
    let view = try firstObject("<view>\n  <string key=\"a\"> </string>\n</view>")
    #expect(view.text.isEmpty)
    #expect(view.string(key: "a") == " ")
  }

  @Test("Each element knows the line its tag starts on")
  func lines() throws {
    let view = try firstObject(
      "<view\n  id=\"a\">\n<!-- one\ntwo -->\n<label/><button\r\n/></view>")
    #expect(view.line == 4)
    #expect(view.children.map(\.line) == [8, 8])
  }

  @Test("Markup within comments, CDATA and attributes moves no line")
  func linesBesideOtherMarkup() throws {
    let document = try read(
      xib("<!----><view/><!-- <a>\n --><b/><?c <d>\n?><e/><![CDATA[<f>\n]]]]><g/>"))
    #expect(document.topLevelObjects.map(\.line) == [4, 5, 6, 7])
  }

  @Test("Text longer than the pieces that the parser is given stays whole")
  func longText() throws {
    // 9 bytes each, so that the end of a piece, a power of two, falls within a character.
    let text = String(repeating: "a€😀b", count: 40_000)
    let view = try firstObject(
      "<view t=\"\(text)\">\(text)<![CDATA[\(text)]]><!--\(text)--></view>")
    #expect(view["t"] == text)
    #expect(view.text == text + text)
  }

  @Test("Spaces between references are text")
  func spacesBetweenReferences() throws {
    #expect(try firstObject("<view>&lt; &gt;<b/> \n </view>").text == "< >")
  }

  @Test("Prefixes are part of names")
  func prefixes() throws {
    let view = try firstObject("<v:view x:y=\"1\" xmlns=\"a\" xmlns:z=\"b\"/>")
    #expect(view.name == "v:view")
    #expect(view.attributes == ["x:y": "1", "xmlns": "a", "xmlns:z": "b"])
  }

  @Test("A byte order mark, comments and instructions around the root are passed over")
  func aroundTheRoot() throws {
    let document = try read(
      "\u{FEFF}<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"no\"?><!-- a --><?b c?>\n"
        + documentTag() + "</document>\n<!-- d -->\n")
    #expect(document.root.line == 2)
  }

  @Test("Descendants come in the order of their start tags, and know their parents")
  func orderAndParents() throws {
    let document = try read(xib("<a><b><c/></b><d/></a><e/>"))
    #expect(document.root.descendants().map(\.name) == ["objects", "a", "b", "c", "d", "e"])
    let parents = document.root.descendants().map { document.parent(of: $0)?.name }
    #expect(parents == ["document", "objects", "a", "b", "a", "objects"])
    #expect(document.parent(of: document.root) == nil)
    #expect(document.parent(of: IBElement(name: "a", order: 2)) == nil)
  }
}
