import CoreGraphics
import DisplayList
import SVGRenderer
import Testing

@Suite("SVG")
struct SVGRendererTests {
  @Test("A rectangle, with the coordinates that are zero left out and the colour short")
  func rectangle() {
    var list = DisplayList(size: CGSize(width: 20, height: 10.5))
    list.fill(.rect(CGRect(x: 5, y: 0, width: 10, height: 1 / 3.0)), with: .init(hex: 0xFF0000))
    #expect(
      SVGRenderer().string(for: list) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10.5" viewBox="0 0 20 10.5">\
        <rect x="5" width="10" height=".333" fill="#f00"/></svg>

        """)
  }

  @Test("A view's group carries its identity, map, clip and opacity")
  func group() {
    var list = DisplayList(size: CGSize(width: 20, height: 20))
    list.withGroup(
      DisplayList.Group(
        transform: CGAffineTransform(translationX: 5, y: 5),
        clip: .roundedRect(CGRect(x: 0, y: 0, width: 10, height: 8), radius: 2), opacity: 0.5,
        objectID: "a-1", className: "Card", accessibilityLabel: "A card")
    ) { $0.fill(.ellipse(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .black) }
    #expect(
      body(of: list, prefix: "p") == """
        <defs><clipPath id="p-c0"><rect width="10" height="8" rx="2"/></clipPath></defs>\
        <g transform="translate(5 5)" clip-path="url(#p-c0)" opacity=".5" data-id="a-1" \
        data-class="Card" role="img" aria-label="A card">\
        <circle cx="2" cy="2" r="2" fill="#000"/></g>
        """)
  }

  @Test("A group without anything to say has no tag; a labelled one with text is no image")
  func groupTags() {
    var list = DisplayList(size: CGSize(width: 20, height: 20))
    list.withGroup(DisplayList.Group(accessibilityLabel: "Outer")) { list in
      list.withGroup(DisplayList.Group()) { $0.draw(Self.line("Words", runs: [])) }
    }
    #expect(
      body(of: list) == """
        <g role="group" aria-label="Outer">\
        <text fill="none" x="1" y="8" font-size="10" textLength="18" \
        lengthAdjust="spacingAndGlyphs">Words</text></g>
        """)
  }

  @Test("Equal clips, gradients and filters are defined once")
  func sharedDefinitions() {
    var list = DisplayList(size: CGSize(width: 20, height: 20))
    let rect = DisplayList.Shape.rect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let gradient = DisplayList.LinearGradient(
      from: .zero, to: CGPoint(x: 10, y: 0), colors: [.black, .init(white: 1, alpha: 0.5)])
    for _ in 0..<3 {
      list.withGroup(DisplayList.Group(clip: rect)) {
        $0.fill(rect, with: .linearGradient(gradient))
        $0.draw(DisplayList.Shadow(shape: rect, color: .black, radius: 2))
      }
    }
    // The blur reaches three deviations, 6, beyond the rectangle.
    #expect(
      body(of: list) == """
        <defs><clipPath id="c0"><rect width="10" height="10"/></clipPath>\
        <linearGradient id="l0" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="10" y2="0">\
        <stop offset="0" stop-color="#000"/>\
        <stop offset="1" stop-color="#fff" stop-opacity=".5"/></linearGradient>\
        <filter id="f0" filterUnits="userSpaceOnUse" x="-6" y="-6" width="22" height="22" \
        color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="2"/></filter></defs>
        """
        + String(
          repeating: """
            <g clip-path="url(#c0)"><rect width="10" height="10" fill="url(#l0)"/>\
            <rect width="10" height="10" fill="#000" filter="url(#f0)"/></g>
            """, count: 3))
  }

  @Test("Strokes: caps, joins and dashes are written where they are not SVG's own")
  func strokes() {
    var list = DisplayList(size: CGSize(width: 20, height: 20))
    list.stroke(
      .line(.zero, CGPoint(x: 8, y: 0)), with: .color(.init(white: 0, alpha: 0.25)),
      style: DisplayList.StrokeStyle(
        width: 2, cap: .round, join: .bevel, dash: [3, 1.5], dashPhase: 1))
    list.stroke(
      .rect(CGRect(x: 1, y: 1, width: 2, height: 2)), with: .color(.white),
      style: DisplayList.StrokeStyle(width: 1, dash: [0, 0]))
    #expect(
      body(of: list) == """
        <path d="M0 0h8" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="2" \
        stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="3 1.5" \
        stroke-dashoffset="1"/>\
        <rect x="1" y="1" width="2" height="2" fill="none" stroke="#fff"/>
        """)
  }

  @Test("A bitmap stands in place when drawn once, and in the definitions when drawn twice")
  func bitmaps() throws {
    let png = Data(base64Encoded: SVGSample.redPixel)!
    let bitmap = try #require(DisplayList.ImageData(png: png))
    var once = DisplayList(size: CGSize(width: 20, height: 20))
    once.draw(
      DisplayList.Image(once.addImage(bitmap), in: CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(
      body(of: once) == """
        <image x="1" y="2" width="3" height="4" preserveAspectRatio="none" \
        href="data:image/png;base64,\(SVGSample.redPixel)"/>
        """)
    once.draw(
      DisplayList.Image(
        once.addImage(bitmap), in: CGRect(x: 5, y: 6, width: 7, height: 8),
        tint: .init(hex: 0x0000FF)))
    #expect(
      body(of: once) == """
        <defs><image id="i0" width="1" height="1" preserveAspectRatio="none" \
        href="data:image/png;base64,\(SVGSample.redPixel)"/>\
        <filter id="f0" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">\
        <feFlood flood-color="#00f"/><feComposite in2="SourceAlpha" operator="in"/></filter>\
        </defs><use href="#i0" transform="matrix(3 0 0 4 1 2)"/>\
        <use href="#i0" transform="matrix(7 0 0 8 5 6)" filter="url(#f0)"/>
        """)
  }

  @Test("Text of a document cannot leave the attribute or element it stands in")
  func escaping() {
    let hostile = "</text><script>alert(\"1\")</script>&\u{0}\u{1B}\u{FFFF}\n'é😀"
    var list = DisplayList(size: CGSize(width: 20, height: 20), title: hostile)
    list.withGroup(
      DisplayList.Group(objectID: hostile, className: hostile, accessibilityLabel: hostile)
    ) { $0.draw(Self.line(hostile, runs: [])) }
    let svg = SVGRenderer(identifierPrefix: "\"><b>").string(for: list)
    let safe = "&lt;/text&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp; 'é😀"
    #expect(svg.components(separatedBy: safe).count == 6)
    #expect(!svg.contains("<script"))
    #expect(!svg.contains("<b>"))
    #expect(!svg.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  @Test("Prefixes stay different from each other and are names in XML")
  func prefixes() {
    var list = DisplayList(size: CGSize(width: 2, height: 2))
    let rect = DisplayList.Shape.rect(CGRect(x: 0, y: 0, width: 1, height: 1))
    list.withGroup(DisplayList.Group(clip: rect)) { $0.fill(rect, with: .black) }
    func identifier(_ prefix: String) -> String {
      let svg = SVGRenderer(identifierPrefix: prefix).string(for: list)
      return svg.components(separatedBy: "id=\"")[1].components(separatedBy: "\"")[0]
    }
    #expect(identifier("main-2") == "main-2-c0")
    #expect(identifier("a b") == "a_20b-c0")
    #expect(identifier("a_b") == "a_5fb-c0")
    #expect(identifier("1a") == "_31a-c0")
    #expect(identifier("") == "c0")
  }

  @Test("Absurd numbers still give a document")
  func absurdNumbers() {
    var list = DisplayList(size: CGSize(width: CGFloat.nan, height: -5))
    let rect = CGRect(x: CGFloat.nan, y: 1e308, width: .infinity, height: -.infinity)
    list.withGroup(DisplayList.Group(transform: .init(scaleX: .nan, y: 1), clip: .rect(.null))) {
      $0.fill(.ellipse(rect), with: .black)
      $0.fill(.roundedRect(rect, radius: .infinity, curve: .continuous), with: .black)
      $0.draw(DisplayList.Shadow(shape: .rect(rect), color: .black, radius: .infinity))
      $0.draw(
        Self.line(
          "x",
          runs: [
            DisplayList.GlyphRun(
              pointSize: .nan, color: .black,
              glyphs: [DisplayList.Glyph(.init(font: 0, glyph: 0), at: rect.origin)])
          ]))
    }
    let svg = SVGRenderer().string(for: list)
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\""))
    #expect(!svg.contains("nan"))
    #expect(!svg.contains("inf"))
  }

  private static func line(
    _ text: String, runs: [DisplayList.GlyphRun]
  ) -> DisplayList.TextLine {
    DisplayList.TextLine(
      text, frame: CGRect(x: 1, y: 0, width: 18, height: 10), baseline: 8, runs: runs)
  }

  private func body(of list: DisplayList, prefix: String = "") -> String {
    SVGSample.body(of: list, renderer: SVGRenderer(identifierPrefix: prefix))
  }
}

/// What several suites use.
enum SVGSample {
  /// A PNG file of one red pixel, as base64.
  static let redPixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

  /// What stands between the root's tags.
  static func body(of list: DisplayList, renderer: SVGRenderer = SVGRenderer()) -> String {
    let svg = renderer.string(for: list)
    let start = svg.firstIndex(of: ">").map { svg.index(after: $0) } ?? svg.startIndex
    return String(svg[start...].dropLast("</svg>\n".count))
  }
}
