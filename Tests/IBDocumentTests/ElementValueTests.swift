import Testing

@testable import IBDocument

@Suite("Values of elements")
struct ElementValueTests {
  @Test("Numbers, integers and Booleans are read, and nothing else is taken for them")
  func scalars() throws {
    let view = try firstObject(
      "<view a=\"1.5\" b=\"NaN\" c=\"inf\" d=\"1e308\" e=\"3\" f=\"YES\" g=\"NO\" h=\"maybe\"/>")
    #expect(view.double("a") == 1.5)
    #expect(view.double("b") == nil)
    #expect(view.double("c") == nil)
    #expect(view.double("d") == 1e308)
    #expect(view.double("none") == nil)
    #expect(view.integer("e") == 3)
    #expect(view.integer("a") == nil)
    #expect(view.bool("f") == true)
    #expect(view.bool("g") == false)
    #expect(view.bool("h") == nil)
  }

  @Test("Strings come from an attribute, a child, or a child in base 64 without padding")
  func strings() throws {
    // RFC 4648: "Hi\u{1}" is the bytes 48 69 01, "SGkB"; "Hi" is "SGk=".
    let view = try firstObject(
      """
      <label a="x"><string key="b">y
      z</string><string key="c" base64-UTF8="YES">
      SGk
      </string><mutableString key="d" base64-UTF8="YES">SGkB</mutableString>
      <string key="e" base64-UTF8="YES">!</string></label>
      """)
    #expect(view.string(key: "a") == "x")
    #expect(view.string(key: "b") == "y\nz")
    #expect(view.string(key: "c") == "Hi")
    #expect(view.string(key: "d") == "Hi\u{1}")
    #expect(view.string(key: "e") == nil)
    #expect(view.string(key: "f") == nil)
  }

  @Test("Rectangles, sizes, points and both kinds of insets are read by their key")
  func geometry() throws {
    let view = try firstObject(
      """
      <view><rect key="frame" x="1" y="-2" width="3.5" height="4"/><size key="s" width="5" height="6"/>
      <point key="p" x="7" y="8"/><inset key="i" minX="1" minY="2" maxX="3" maxY="4"/>
      <edgeInsets key="e" top="1" left="2" bottom="3" right="4"/>
      <directionalEdgeInsets key="d" top="1" leading="2" bottom="3" trailing="4"/></view>
      """)
    #expect(view.rect(key: "frame") == IBRect(x: 1, y: -2, width: 3.5, height: 4))
    #expect(view.size(key: "s") == IBSize(width: 5, height: 6))
    #expect(view.point(key: "p") == IBPoint(x: 7, y: 8))
    #expect(view.inset(key: "i") == IBInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(view.inset(key: "e") == IBInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      view.directionalInsets(key: "d")
        == IBDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(view.rect(key: "bounds") == nil)
  }

  @Test("A frame of NaN or 1e308 is left out and reported with its line")
  func damagedGeometry() throws {
    let document = try read(
      xib(
        """
        <view><rect key="frame" x="NaN" y="0" width="1" height="1"/></view>
        <view><rect key="frame" x="0" y="0" width="1e308" height="1"/></view>
        """))
    #expect(document.topLevelObjects.allSatisfy { $0.rect(key: "frame") == nil })
    #expect(document.diagnostics.map(\.line) == [4, 5])
    #expect(document.diagnostics.map(\.rule) == ["bad-geometry", "bad-geometry"])
  }

  @Test("Nil in the document differs from nothing in the document")
  func explicitNil() throws {
    let label = try firstObject("<label><nil key=\"textColor\"/></label>")
    #expect(label.isNil(key: "textColor"))
    #expect(!label.isNil(key: "highlightedColor"))
    #expect(label.color(key: "textColor") == nil)
  }

  @Test("Runtime attributes are read with their types")
  func runtimeAttributes() throws {
    let view = try firstObject(
      """
      <view><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="a"><integer key="value" value="5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="b"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="c" value="NO"/>
      <userDefinedRuntimeAttribute type="string" keyPath="d" value="x"/>
      <userDefinedRuntimeAttribute type="size" keyPath="e"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="f"><color key="value" name="Tint"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="image" keyPath="g" value="star"/>
      <userDefinedRuntimeAttribute type="nil" keyPath="h"/>
      <userDefinedRuntimeAttribute type="number" keyPath="i"><real key="value" value="NaN"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(view.runtimeAttributes.map(\.keyPath) == ["a", "b", "c", "d", "e", "f", "g", "h"])
    #expect(
      view.runtimeAttributes.map(\.value) == [
        .integer(5), .number(0.5), .bool(false), .string("x"),
        .size(IBSize(width: 1, height: 2)), .color(.named("Tint")), .image("star"), .none,
      ])
  }
}
