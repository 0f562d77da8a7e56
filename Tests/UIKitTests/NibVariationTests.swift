import Testing

@testable import UIKit

/// Variations for size classes: the most specific one that applies wins.
@MainActor
@Suite("Size-class variations")
struct NibVariationTests {
  typealias Classes = (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)

  @Test("A constant follows the size class; two classes beat one, one beats the base")
  func constants() throws {
    let varied = """
      <constraint firstItem="a" firstAttribute="width" constant="10" id="w">
      <variation key="heightClass=compact-widthClass=compact" constant="40"/>
      <variation key="heightClass=compact" constant="20"/>
      <variation key="widthClass=regular" constant="30"/>
      </constraint>
      """
    let cases: [(Classes, CGFloat)] = [
      ((.compact, .regular), 10), ((.regular, .regular), 30), ((.compact, .compact), 40),
    ]
    for (classes, width) in cases {
      let nib = try load(element("a"), constraints(placed("a", height: "5"), varied), classes)
      #expect(nib.frame("a")?.width == width, "\(classes)")
    }
  }

  @Test("Priorities vary as constants do")
  func priorities() throws {
    let varied = """
      <constraint firstItem="a" firstAttribute="width" constant="100" priority="700" id="w1"/>
      <constraint firstItem="a" firstAttribute="width" constant="200" priority="600" id="w2">
      <variation key="widthClass=regular" priority="800"/>
      </constraint>
      """
    for (classes, width) in [((.compact, .regular), 100), ((.regular, .regular), 200)]
      as [(Classes, CGFloat)]
    {
      let nib = try load(element("a"), constraints(placed("a", height: "5"), varied), classes)
      #expect(nib.frame("a")?.width == width, "\(classes)")
    }
  }

  @Test("Masks take constraints out and put them back")
  func constraintMasks() throws {
    let rest =
      constraints(
        placed("a", height: "5"),
        "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"100\" id=\"narrow\"/>",
        "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"200\" id=\"wide\"/>") + """
        <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask></variation>
        <variation key="widthClass=regular"><mask key="constraints">
        <include reference="wide"/><exclude reference="narrow"/></mask></variation>
        """
    for (classes, width) in [((.compact, .regular), 100), ((.regular, .compact), 200)]
      as [(Classes, CGFloat)]
    {
      let nib = try load(element("a"), rest, classes)
      #expect(nib.frame("a")?.width == width, "\(classes)")
      #expect(nib.rules.isEmpty, "\(classes)")
    }
  }

  @Test("Masks take subviews out, and their constraints go quietly with them")
  func subviewMasks() throws {
    let rest =
      constraints(
        placed("a", height: "5"),
        """
        <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" \
        priority="900" id="same"/>
        <constraint firstItem="a" firstAttribute="width" constant="50" priority="800" id="own"/>
        <constraint firstItem="b" firstAttribute="width" constant="80" id="bw"/>
        """) + """
        <variation key="heightClass=compact"><mask key="subviews">
        <exclude reference="b"/></mask></variation>
        """
    let both = try load(element("a") + element("b"), rest, (.compact, .regular))
    #expect(both.frame("a")?.width == 80)
    #expect(both["b"]?.superview === both.root)
    let one = try load(element("a") + element("b"), rest, (.compact, .compact))
    #expect(one.frame("a")?.width == 50)
    #expect(one["b"] == nil)
    #expect(one.rules.isEmpty)
  }

  @Test("A label's font varies, and its size with it")
  func fonts() throws {
    let label = element(
      "a", "text=\"x\"", kind: "label",
      """
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="widthClass=regular">
      <fontDescription key="fontDescription" type="system" pointSize="34"/></variation>
      """)
    // 17 · 1.193359 = 20.29 and twice that, 40.57.
    for (classes, height) in [((.compact, .regular), 20.5), ((.regular, .regular), 41)]
      as [(Classes, CGFloat)]
    {
      #expect(try load(label, constraints(placed("a")), classes).frame("a")?.height == height)
    }
  }

  @Test("Hidden varies; in a stack the others close up")
  func hidden() throws {
    let items = """
      <subviews>
      \(element("a", "hidden=\"YES\"", "<variation key=\"widthClass=regular\" hidden=\"NO\"/>"))
      \(element("b"))
      </subviews>
      """
    let stack = element("s", "distribution=\"fillEqually\"", kind: "stackView", items)
    let rest = constraints(placed("s", width: "100", height: "10"))
    let narrow = try load(stack, rest, (.compact, .regular))
    #expect(narrow["a"]?.isHidden == true)
    #expect(narrow.frame("b") == rect(0, 0, 100, 10))
    let wide = try load(stack, rest, (.regular, .regular))
    #expect(wide["a"]?.isHidden == false)
    #expect(wide.frame("b") == rect(50, 0, 50, 10))
  }

  @Test("A stack view's axis, spacing and alignment vary")
  func stackAttributes() throws {
    let stack = element(
      "s", "axis=\"vertical\" distribution=\"fillEqually\" spacing=\"4\"", kind: "stackView",
      """
      <subviews>\(element("a"))\(element("b"))</subviews>
      <variation key="widthClass=regular" axis="horizontal" spacing="20"/>
      """)
    let rest = constraints(placed("s", width: "104", height: "104"))
    // (104 − 4) / 2 and (104 − 20) / 2.
    #expect(try load(stack, rest, (.compact, .regular)).frame("b") == rect(0, 54, 104, 50))
    #expect(try load(stack, rest, (.regular, .regular)).frame("b") == rect(62, 0, 42, 104))
  }

  @Test("Content priorities vary")
  func contentPriorities() throws {
    let labels = """
      \(element("a", "text=\"Label\" horizontalHuggingPriority=\"251\"", kind: "label",
        "<variation key=\"widthClass=regular\" horizontalHuggingPriority=\"249\"/>"))
      \(element("b", "text=\"Label\" horizontalHuggingPriority=\"250\"", kind: "label"))
      """
    let rest = constraints(
      placed("a"),
      """
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" \
      secondAttribute="trailing" id="gap"/>
      <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="end"/>
      """)
    // “Label” is 41.5 wide: the other gets 320 − 41.5.
    #expect(try load(labels, rest, (.compact, .regular)).frame("a")?.width == 41.5)
    #expect(try load(labels, rest, (.regular, .regular)).frame("a")?.width == 278.5)
  }

  @Test("Without size classes no variation applies but the default one")
  func unspecified() throws {
    let rest =
      constraints(
        placed("a", height: "5"),
        """
        <constraint firstItem="a" firstAttribute="width" constant="100" id="w">
        <variation key="widthClass=compact" constant="50"/></constraint>
        <constraint firstItem="a" firstAttribute="width" constant="300" id="off"/>
        """) + """
        <variation key="default"><mask key="constraints"><exclude reference="off"/></mask></variation>
        """
    let nib = try load(element("a"), rest, (.unspecified, .unspecified))
    #expect(nib.frame("a")?.width == 100)
  }

  private func load(_ subviews: String, _ rest: String, _ classes: Classes) throws -> NibDocument {
    try NibDocument(
      subviews, rest, horizontal: classes.0, vertical: classes.1, isForCanvas: false)
  }
}
