import Testing

@testable import UIKit

/// What elements and attributes of documents come to, laid out.
@MainActor
@Suite("Nib loading")
struct NibLoadingTests {
  @Test("Views under constraints take their frame from them and not from the document")
  func constraintsWin() throws {
    let nib = try NibDocument(
      element("a"), constraints(placed("a", width: "70", height: "35")))
    #expect(nib.frame("a") == rect(0, 0, 70, 35))
    #expect(nib.diagnostics.isEmpty)
  }

  @Test("Views without constraints keep the document's frame")
  func frameOfDocument() throws {
    let nib = try NibDocument(
      """
      <view id="a"><rect key="frame" x="11" y="22" width="33" height="44"/></view>
      <view id="b" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="5" y="6" width="7" height="8"/></view>
      """)
    #expect(nib.frame("a") == rect(11, 22, 33, 44))
    #expect(nib.frame("b") == rect(5, 6, 7, 8))
  }

  @Test("Every form of a multiplier is read", arguments: ["0.5", "1:2", "8:16", "1/2"])
  func multipliers(_ text: String) throws {
    let nib = try NibDocument(
      element("a"),
      constraints(
        placed("a", height: "10"),
        """
        <constraint firstItem="a" firstAttribute="width" secondItem="root" \
        secondAttribute="width" multiplier="\(text)" id="w"/>
        """))
    #expect(nib.frame("a")?.width == 160)
  }

  @Test("Relations and priorities are read; an owner that is not named stands for itself")
  func relations() throws {
    let nib = try NibDocument(
      element(
        "a", "",
        constraints(
          "<constraint firstAttribute=\"width\" constant=\"500\" priority=\"750\" id=\"w\"/>",
          """
          <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="44" id="h"/>
          """)),
      constraints(
        placed("a"),
        """
        <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="a" \
        secondAttribute="trailing" constant="20" id="t"/>
        """))
    #expect(nib.frame("a") == rect(0, 0, 300, 44))
  }

  @Test("Constraints that are not installed do not count")
  func notInstalled() throws {
    let nib = try NibDocument(
      element("a"),
      constraints(
        placed("a", width: "70", height: "10"),
        """
        <constraint firstItem="a" firstAttribute="width" constant="90" installed="NO" id="x"/>
        """))
    #expect(nib.frame("a")?.width == 70)
  }

  @Test("Content priorities of a document decide who grows")
  func contentPriorities() throws {
    let row = """
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" \
      id="gap"/>
      <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="end"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="lv"/>
      """
    let labels =
      element("a", "text=\"Label\" horizontalHuggingPriority=\"251\"", kind: "label")
      + element("b", "text=\"Label\" horizontalHuggingPriority=\"250\"", kind: "label")
    let nib = try NibDocument(labels, constraints(placed("a"), row), isForCanvas: false)
    // “Label” is 41.5 wide and 20.5 high.
    #expect(nib.frame("a") == rect(0, 0, 41.5, 20.5))
    #expect(nib.frame("b") == rect(41.5, 0, 278.5, 20.5))
  }

  @Test("Fonts come by size, by weight and by text style")
  func fonts() throws {
    let nib = try NibDocument(
      element(
        "a", "text=\"x\"", kind: "label",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"24\"/>")
        + element(
          "b", "text=\"x\"", kind: "label",
          "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle1\"/>"),
      constraints(placed("a"), placed("b")))
    // 24 · 1.193359 = 28.64, and Title 1 at 28: 33.41.
    #expect(nib.frame("a")?.height == 29)
    #expect(nib.frame("b")?.height == 33.5)
  }

  @Test("Guides of the safe area and of margins are found by their IDs")
  func guides() throws {
    let nib = try NibDocument(
      element("a"),
      """
      <viewLayoutGuide key="safeArea" id="safe"/>
      <viewLayoutGuide key="layoutMargins" id="margins"/>
      \(constraints(
        """
        <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" \
        id="1"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="margins" \
        secondAttribute="leading" id="2"/>
        <constraint firstItem="margins" firstAttribute="trailing" secondItem="a" \
        secondAttribute="trailing" id="3"/>
        <constraint firstItem="a" firstAttribute="height" constant="10" id="4"/>
        """))
      """)
    #expect(nib.frame("a") == rect(16, 0, 288, 10))
  }

  @Test("A stack view reads its axis, distribution, alignment and spacing")
  func stackView() throws {
    let items = "<subviews>\(element("a"))\(element("b"))</subviews>"
    let nib = try NibDocument(
      element(
        "s", "axis=\"vertical\" distribution=\"fillEqually\" alignment=\"center\" spacing=\"10\"",
        kind: "stackView", items),
      constraints(
        placed("s", width: "100", height: "110"),
        "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"40\" id=\"aw\"/>",
        "<constraint firstItem=\"b\" firstAttribute=\"width\" constant=\"60\" id=\"bw\"/>"))
    // (110 − 10) / 2 each; centred at 50.
    #expect(nib.frame("a") == rect(30, 0, 40, 50))
    #expect(nib.frame("b") == rect(20, 60, 60, 50))
  }

  @Test("Standard spacing of a stack is 8")
  func standardSpacing() throws {
    let items = "<subviews>\(element("a"))\(element("b"))</subviews>"
    let nib = try NibDocument(
      element(
        "s", "distribution=\"fillEqually\" spacingType=\"standard\"", kind: "stackView", items),
      constraints(placed("s", width: "108", height: "10")))
    #expect(nib.frame("b") == rect(58, 0, 50, 10))
  }

  @Test("A table row of custom content is laid out inside the frame that the document gives")
  func tableCell() throws {
    let content = """
      <tableViewCellContentView key="contentView" id="content">\
      <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>\
      <subviews>\(element("a", "text=\"Label\"", kind: "label"))</subviews>\
      \(constraints(
        """
        <constraint firstItem="a" firstAttribute="leading" secondItem="content" \
        secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="a" firstAttribute="centerY" secondItem="content" \
        secondAttribute="centerY" id="c2"/>
        """))</tableViewCellContentView>
      """
    let table = """
      <tableView id="table" style="plain" dataMode="prototypes" rowHeight="60" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      <prototypes>
      <tableViewCell id="cell" rowHeight="60"><rect key="frame" x="0.0" y="28" width="320" \
      height="60"/>\(content)</tableViewCell>
      </prototypes>
      </tableView>
      """
    let nib = try NibDocument(
      table, constraints(placed("table", width: "320", height: "480")), isForCanvas: false)
    #expect(nib.frame("cell") == rect(0, 28, 320, 60))
    #expect(nib.frame("content") == rect(0, 0, 320, 60))
    // 60/2 − 20.5/2 = 19.75, up to 20; its end 40.25 to 40.5.
    #expect(nib.frame("a") == rect(16, 20, 41.5, 20.5))
  }

  @Test("Rows take the width of their table, and their content follows")
  func tableCellWidth() throws {
    let table = """
      <tableView id="table" style="plain" dataMode="prototypes" rowHeight="44" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      <prototypes>
      <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>\
      <tableViewCellContentView key="contentView" id="content">\
      <rect key="frame" x="0.0" y="0.0" width="287" height="43.5"/></tableViewCellContentView>\
      </tableViewCell></prototypes></tableView>
      """
    let nib = try NibDocument(
      table, constraints(placed("table", width: "500", height: "480")), width: 500)
    #expect(nib.frame("cell") == rect(0, 0, 500, 44))
    // The accessory keeps its 320 − 287 = 33 points.
    #expect(nib.frame("content") == rect(0, 0, 467, 43.5))
  }

  @Test(
    "Rows of which the document states no frame are as high as they say, else as their table says")
  func tableCellsWithoutFrames() throws {
    // A document of Xcode 6 has the first in a table of 66, one of Xcode 7 the second, saved at 44.
    let table = """
      <tableView id="table" style="plain" dataMode="prototypes" rowHeight="66" \
      translatesAutoresizingMaskIntoConstraints="NO"><prototypes>
      <tableViewCell id="cell"><tableViewCellContentView key="contentView" id="content"/>\
      </tableViewCell>
      <tableViewCell id="own" rowHeight="92"><rect key="frame" x="0.0" y="66" width="320" \
      height="44"/><tableViewCellContentView key="contentView" id="ownContent"/></tableViewCell>
      <tableViewCell id="last"><tableViewCellContentView key="contentView" id="lastContent"/>\
      </tableViewCell></prototypes></tableView>
      """
    let nib = try NibDocument(
      table, constraints(placed("table", width: "320", height: "480")))
    #expect(nib.frame("cell") == rect(0, 0, 320, 66))
    #expect(nib.frame("content") == rect(0, 0, 320, 66))
    #expect(nib.frame("own") == rect(0, 66, 320, 92))
    #expect(nib.frame("ownContent") == rect(0, 0, 320, 92))
    #expect(nib.frame("last") == rect(0, 158, 320, 66))
  }

  // MARK: What is wrong in documents

  @Test("An element of an unknown kind is a view with its children, and one finding for its kind")
  func unknownElement() throws {
    let nib = try NibDocument(
      element("a", "", kind: "hologramView", "<subviews>\(element("b"))</subviews>")
        + element("c", "", kind: "hologramView"),
      constraints(
        placed("a", width: "50", height: "50"),
        """
        <constraint firstItem="b" firstAttribute="trailing" secondItem="a" \
        secondAttribute="trailing" id="bt"/>
        <constraint firstItem="b" firstAttribute="width" constant="20" id="bw"/>
        """))
    #expect(nib.frame("a") == rect(0, 0, 50, 50))
    #expect(nib.frame("b")?.minX == 30)
    #expect(nib["c"] != nil)
    #expect(nib.rules == ["unknown-element"])
    #expect(nib.diagnostics.first?.line == 8)
  }

  @Test("Runtime attributes of the layer give corners, border and shadow")
  func layerAttributes() throws {
    func attribute(_ type: String, _ keyPath: String, _ value: String) -> String {
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"layer.\(keyPath)\">\(value)"
        + "</userDefinedRuntimeAttribute>"
    }
    let attributes = [
      attribute("number", "cornerRadius", "<integer key=\"value\" value=\"12\"/>"),
      attribute("number", "borderWidth", "<real key=\"value\" value=\"1.5\"/>"),
      attribute("number", "shadowOpacity", "<real key=\"value\" value=\"0.25\"/>"),
      attribute("number", "shadowRadius", "<integer key=\"value\" value=\"8\"/>"),
      attribute("size", "shadowOffset", "<size key=\"value\" width=\"0.0\" height=\"4\"/>"),
    ].joined()
    let nib = try NibDocument(
      element(
        "a", "", "<userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>"),
      "")
    let style = try #require(nib["a"]).layerStyle
    #expect(style.cornerRadius == 12 && style.borderWidth == 1.5)
    #expect(style.shadowOpacity == 0.25 && style.shadowRadius == 8)
    #expect(style.shadowOffset == CGSize(width: 0, height: 4))
  }

  @Test("Each paragraph of attributed text has its own style")
  func attributedParagraphs() throws {
    func fragment(_ text: String, _ style: String) -> String {
      """
      <fragment><string key="content">\(text)</string><attributes>
      <font key="NSFont" metaFont="system" size="17"/>
      <paragraphStyle key="NSParagraphStyle" alignment="right" \(style)/></attributes></fragment>
      """
    }
    let text =
      "<attributedString key=\"attributedText\">"
      + fragment("one\n", "minimumLineHeight=\"30\" paragraphSpacing=\"5\"") + fragment("two", "")
      + "</attributedString>"
    let nib = try NibDocument(
      element("a", "numberOfLines=\"0\"", kind: "label", text), constraints(placed("a")))
    // 30, 5 below the paragraph, and a line of 20.29: 55.29 to halves.
    #expect(nib.frame("a")?.height == 55.5)
    #expect(nib["a", as: UILabel.self]?.content?.alignment == .right)
  }

  @Test("A font that is not iOS's is named once, however many texts ask for it")
  func missingFont() throws {
    func label(_ id: String, _ font: String) -> String {
      let description =
        "<fontDescription key=\"fontDescription\" name=\"\(font)\" pointSize=\"12\"/>"
      return element(id, "", kind: "label", description)
    }
    let nib = try NibDocument(
      label("a", "AcmeSans-Bold") + label("b", "AcmeSans-Bold") + label("c", "HelveticaNeue"), "")
    #expect(nib.rules == ["missing-font"])
    #expect(nib.diagnostics.first?.message.contains("AcmeSans-Bold") == true)
  }

  @Test("A font of iOS whose widths are not known is named once, and the system font is not")
  func approximateFont() throws {
    func label(_ id: String, _ font: String) -> String {
      let description =
        "<fontDescription key=\"fontDescription\" name=\"\(font)\" pointSize=\"12\"/>"
      return element(id, "", kind: "label", description)
    }
    let nib = try NibDocument(
      label("a", "Rockwell-Regular") + label("b", "Rockwell-Regular") + label("c", "HelveticaNeue")
        + label("d", ".AppleSystemUIFont") + label("e", "Menlo-Regular"), "")
    #expect(nib.rules == ["approximate-font"])
    #expect(nib.diagnostics.first?.severity == .note)
    #expect(nib.diagnostics.first?.message.contains("Rockwell") == true)
  }

  @Test("A document that names the system font by an internal name gets Times, and is told")
  func internalFont() throws {
    let font = "<fontDescription key=\"fontDescription\" name=\".SFUIText-Bold\" pointSize=\"20\"/>"
    let nib = try NibDocument(
      element("a", "text=\"Flag\"", kind: "label", font), constraints(placed("a")))
    // 1.107 · 20 = 22.14, to half points; the system font's line is 23.87.
    #expect(nib.frame("a")?.height == 22.5)
    #expect(nib.rules == ["internal-font"])
  }

  @Test("A constraint to an item that is nowhere is left out, with its line, and the others hold")
  func missingItem() throws {
    let nib = try NibDocument(
      element("a"),
      constraints(
        placed("a", width: "70", height: "10"),
        """
        <constraint firstItem="a" firstAttribute="width" secondItem="gone" \
        secondAttribute="width" id="bad"/>
        """))
    #expect(nib.frame("a") == rect(0, 0, 70, 10))
    #expect(nib.rules == ["missing-item"])
    let finding = try #require(nib.diagnostics.first)
    #expect(finding.message.contains("bad") && finding.message.contains("gone"))
    // The line of the constraint, below that of the first subview, which is 8.
    #expect(finding.line.map { $0 > 8 } == true)
  }

  @Test("An attribute that Auto Layout does not know leaves its constraint out")
  func unknownAttribute() throws {
    let nib = try NibDocument(
      element("a"),
      constraints(
        placed("a", width: "70", height: "10"),
        "<constraint firstItem=\"a\" firstAttribute=\"depth\" constant=\"5\" id=\"bad\"/>"))
    #expect(nib.frame("a") == rect(0, 0, 70, 10))
    #expect(nib.rules == ["unknown-attribute"])
  }

  @Test("A constraint of attributes that do not compare is left out, and told with its line")
  func mismatchedAttributes() throws {
    for (first, second) in [
      ("leading", "top"), ("left", "leading"), ("width", "right"), ("top", nil),
    ] {
      let other = second.map { "secondItem=\"root\" secondAttribute=\"\($0)\"" } ?? ""
      let nib = try NibDocument(
        element("a"),
        constraints(
          placed("a", width: "70", height: "10"),
          "<constraint firstItem=\"a\" firstAttribute=\"\(first)\" \(other) constant=\"5\" "
            + "id=\"bad\"/>"))
      #expect(nib.frame("a") == rect(0, 0, 70, 10))
      #expect(nib.rules == ["mismatched-attributes"], "\(first)")
      let finding = try #require(nib.diagnostics.first)
      #expect(finding.line.map { $0 > 8 } == true)
      #expect(finding.message.contains("Constraint bad compares \(first) with"))
    }
  }

  @Test("A constraint between views of separate trees does no harm")
  func separateTrees() throws {
    let nib = try NibDocument(
      element("a"),
      constraints(placed("a", width: "70", height: "10"))
        + """
        </view>
        <view id="other"><rect key="frame" x="0" y="0" width="10" height="10"/>
        \(constraints(
          """
          <constraint firstItem="a" firstAttribute="width" secondItem="other" \
          secondAttribute="width" id="far"/>
          """))
        """)
    #expect(nib.frame("a")?.height == 10)
  }

  @Test("Nib elements inside one another a hundred deep are laid out")
  func deepNesting() throws {
    var text = element("v0")
    for level in 1...100 {
      text = element(
        "v\(level)", "",
        "<subviews>\(text)</subviews>"
          + constraints(
            """
            <constraint firstItem="v\(level - 1)" firstAttribute="leading" secondItem="v\(level)" \
            secondAttribute="leading" constant="1" id="l\(level)"/>
            <constraint firstAttribute="trailing" secondItem="v\(level - 1)" \
            secondAttribute="trailing" constant="1" id="t\(level)"/>
            """))
    }
    let nib = try NibDocument(text, constraints(placed("v100", width: "300", height: "10")))
    // Each level takes 1 point at both sides.
    #expect(nib.frame("v0")?.width == 100)
    #expect(nib.frame("v0")?.minX == 1)
  }
}
