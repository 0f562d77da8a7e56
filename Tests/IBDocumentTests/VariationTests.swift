import Testing

@testable import IBDocument

@Suite("Variations")
struct VariationTests {
  @Test("The keys that Interface Builder writes are read")
  func keys() {
    #expect(IBVariationKey("default") == IBVariationKey())
    #expect(IBVariationKey("widthClass=compact") == IBVariationKey(widthClass: .compact))
    #expect(
      IBVariationKey("heightClass=compact-widthClass=regular")
        == IBVariationKey(widthClass: .regular, heightClass: .compact))
    #expect(
      IBVariationKey("userInterfaceIdiom=mac") == IBVariationKey(userInterfaceIdiom: "mac"))
  }

  @Test(
    "Other keys are refused",
    arguments: ["", "widthClass", "widthClass=wide", "depthClass=compact", "widthClass=compact-"])
  func unknownKeys(_ text: String) {
    #expect(IBVariationKey(text) == nil)
  }

  @Test("A key with two size classes is more specific than one with one, and that than default")
  func specificity() {
    let keys = ["default", "heightClass=compact", "heightClass=compact-widthClass=compact"]
    #expect(keys.map { IBVariationKey($0)?.specificity } == [0, 1, 2])
    #expect(keys.map { IBVariationKey($0)?.isDefault } == [true, false, false])
  }

  @Test("A demand is not met by an unspecified trait")
  func matching() {
    let key = IBVariationKey(widthClass: .compact)
    #expect(key.matches(width: .compact, height: nil, idiom: nil))
    #expect(!key.matches(width: .regular, height: .compact, idiom: nil))
    #expect(!key.matches(width: nil, height: nil, idiom: nil))
    #expect(IBVariationKey().matches(width: nil, height: nil, idiom: nil))
  }

  @Test("Masks list what comes and goes, and variations are ordered for applying in turn")
  func masks() throws {
    let view = try firstObject(
      """
      <view><variation key="heightClass=compact-widthClass=compact">
      <mask key="constraints"><exclude reference="c1"/><include reference="c2"/></mask></variation>
      <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask>
      <mask key="subviews"><exclude reference="v1"/></mask></variation>
      <variation key="widthClass=compact"><mask key="subviews"><include reference="v1"/></mask>
      </variation></view>
      """)
    let found = view.variations.matching(width: .compact, height: .compact, idiom: nil)
    #expect(found.map(\.excludedConstraints) == [["c2"], [], ["c1"]])
    #expect(found.map(\.includedConstraints) == [[], [], ["c2"]])
    #expect(found.map(\.excludedSubviews) == [["v1"], [], []])
    #expect(found.map(\.includedSubviews) == [[], ["v1"], []])
    #expect(view.variations.matching(width: nil, height: nil, idiom: nil).count == 1)

    func excluded(_ width: IBSizeClass?, _ height: IBSizeClass?) -> [Set<String>] {
      [
        view.variations.excludedConstraints(width: width, height: height, idiom: nil),
        view.variations.excludedSubviews(width: width, height: height, idiom: nil),
      ]
    }
    #expect(excluded(.regular, .regular) == [["c2"], ["v1"]])
    #expect(excluded(.compact, .regular) == [["c2"], []])
    #expect(excluded(.compact, .compact) == [["c1"], []])
  }

  @Test("A variation may hold a font of its own")
  func font() throws {
    let label = try firstObject(
      """
      <label><variation key="widthClass=regular">
      <fontDescription key="fontDescription" type="system" pointSize="30"/></variation></label>
      """)
    #expect(
      label.variations[0].element.font(key: "fontDescription")
        == IBFont(kind: .system, pointSize: 30))
  }

  @Test("Attributes and keyed children of the variations that apply replace the element's own")
  func applyingVariations() throws {
    let document = try read(
      xib(
        """
        <stackView id="s" axis="vertical" spacing="8"><color key="tintColor" name="A"/>
        <rect key="frame" x="0" y="0" width="1" height="1"/>
        <variation key="heightClass=compact-widthClass=compact" spacing="2"/>
        <variation key="heightClass=compact" axis="horizontal" spacing="4">
        <color key="tintColor" name="B"/><mask key="subviews"/></variation></stackView>
        """))
    let stack = document.topLevelObjects[0]
    let compact = stack.applyingVariations(width: .compact, height: .compact, idiom: nil)
    #expect(compact.attributes == ["id": "s", "axis": "horizontal", "spacing": "2"])
    #expect(compact.color(key: "tintColor") == .named("B"))
    #expect(compact.children.map(\.name) == ["color", "rect"])
    let regular = stack.applyingVariations(width: .regular, height: .regular, idiom: nil)
    #expect(regular.attributes == stack.attributes)
    #expect(regular.color(key: "tintColor") == .named("A"))
    #expect(compact.applyingVariations(width: .compact, height: .compact, idiom: nil) === compact)
  }

  @Test("A variation that is not understood is left out and reported")
  func unknownVariation() throws {
    let document = try read(xib("<view><variation key=\"depthClass=deep\"/></view>"))
    #expect(document.topLevelObjects[0].variations.isEmpty)
    #expect(document.diagnostics.map(\.rule) == ["unknown-variation"])
  }
}
