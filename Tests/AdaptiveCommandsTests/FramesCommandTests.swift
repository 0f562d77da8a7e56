import Foundation
import Testing

/// `adaptive frames` on documents that are wrong in every way a file can be.
@Suite("adaptive frames", .timeLimit(.minutes(1)))
struct FramesCommandTests {
  @Test("Every view with an object ID is a line of JSON, and all is well with exit status 0")
  func good() throws {
    let program = try Program()
    try program.write(goodDocument, as: "Good.xib")
    let outcome = try program.run("frames", "Good.xib")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(try outcome.frames() == ["root": [0, 0, 320, 480], "good": [10, 20, 100, 50]])
    #expect(try outcome.objects().allSatisfy { $0["document"] as? String == "Good.xib" })
  }

  /// 10.4 is nearest to 31 pixels, three of them a point.
  @Test("Thirds of a point come back as what they were")
  func thirds() throws {
    let program = try Program()
    let document = goodDocument.replacingOccurrences(of: "retina4_7", with: "retina5_9")
      .replacingOccurrences(of: "constant=\"10\"", with: "constant=\"10.4\"")
    try program.write(document, as: "Thirds.xib")
    let frame = try #require(try program.run("frames", "Thirds.xib").frames()["good"])
    #expect(abs(frame[0] - 31.0 / 3) < 1e-6)
  }

  @Test(
    "What is no document is reported with file and line, status 1, and the others come out",
    arguments: 0..<UnreadableFile.all.count)
  func unreadable(_ index: Int) throws {
    let (content, place, message) = UnreadableFile.all[index]
    let program = try Program()
    try program.write(content, as: "Bad.xib")
    try program.write(goodDocument, as: "Good.xib")
    let outcome = try program.run("frames", "Bad.xib", "Good.xib")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix(place), "\(outcome.errors.prefix(300))")
    #expect(outcome.errors.contains("error:"))
    #expect(outcome.errors.contains(message), "\(outcome.errors.prefix(300))")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(try outcome.frames()["good"] == [10, 20, 100, 50])
  }

  @Test("The limit of nesting is reported at the line where it is passed")
  func nestingLine() throws {
    let program = try Program()
    try program.write("<document>\n" + UnreadableFile.nested, as: "Deep.xib")
    let outcome = try program.run("frames", "Deep.xib")
    let line = outcome.errors.split(separator: ":")[1]
    // One element a line: 512 levels end on line 512.
    #expect(Int(line) == 513)
  }

  @Test("An external entity's file is not read")
  func externalEntity() throws {
    let program = try Program()
    try program.write("the secret", as: "secret.txt")
    let text =
      "<!DOCTYPE d [<!ENTITY x SYSTEM \"secret.txt\">]>\n"
      + goodDocument.replacingOccurrences(
        of: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", with: ""
      ).replacingOccurrences(of: "id=\"good\"/>", with: "id=\"good\" userLabel=\"&x;\"/>")
    try program.write(text, as: "Bad.xib")
    let outcome = try program.run("frames", "Bad.xib")
    #expect(outcome.status == 1)
    #expect(!outcome.output.contains("secret") && !outcome.errors.contains("secret"))
  }

  @Test("A file of 50 MB is refused in bounded memory")
  func largeFile() throws {
    let program = try Program()
    let line = Data("<view id=\"a\"><rect key=\"frame\"/></view>\n".utf8)
    var content = Data(capacity: 50_000_000)
    while content.count < 50_000_000 { content.append(line) }
    try program.write(content, as: "Large.xib")
    try program.write(goodDocument, as: "Good.xib")
    let outcome = try program.run("frames", "Large.xib", "Good.xib")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Large.xib: error:"), "\(outcome.errors.prefix(300))")
    #expect(try outcome.frames()["good"] == [10, 20, 100, 50])
  }

  @Test("A file that is not there and a folder are reported, and the others come out")
  func missing() throws {
    let program = try Program()
    try program.write(goodDocument, as: "Good.xib")
    let outcome = try program.run("frames", "Gone.xib", ".", "Good.xib")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Gone.xib: error:"))
    #expect(outcome.errors.split(separator: "\n").count == 2)
    #expect(try outcome.frames()["good"] != nil)
  }

  // MARK: Documents that can be read and hold nonsense

  @Test("Two views with one ID: a warning with the line of the second, and a layout")
  func twoViewsWithOneID() throws {
    let outcome = try frames(
      """
      <subviews>
      <view id="a"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
      <view id="a"><rect key="frame" x="5" y="6" width="7" height="8"/></view>
      </subviews>
      """)
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("Odd.xib:9:"), "\(outcome.errors)")
    #expect(try outcome.frames()["root"] == [0, 0, 320, 480])
    #expect(try outcome.objects().count == 3)
  }

  @Test("A constraint to an ID that is not there: its line, and a layout without it")
  func missingItem() throws {
    let outcome = try frames(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="width" constant="33" id="w"/>
      <constraint firstItem="a" firstAttribute="height" secondItem="gone" \
      secondAttribute="height" id="h"/>
      </constraints>
      """)
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("Odd.xib:10:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("gone"))
    #expect(try outcome.frames()["a"]?[2] == 33)
  }

  @Test(
    "Constants that are no sensible number leave every printed frame a number",
    arguments: [
      "nan", "NaN", "inf", "-INF", "1e308", "-1e308", "1e999", "", "0x10", "12pt", "1e-320",
    ])
  func constants(_ constant: String) throws {
    let outcome = try frames(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="width" constant="\(constant)" id="w"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="\(constant)" id="l"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" \
      secondAttribute="trailing" multiplier="\(constant)" constant="\(constant)" id="n"/>
      <constraint firstItem="b" firstAttribute="height" constant="21" id="h"/>
      </constraints>
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let found = try outcome.frames()
    #expect(found.count == 3)
    for (id, frame) in found {
      #expect(frame.count == 4 && frame.allSatisfy { $0.isFinite }, "\(id): \(frame)")
    }
    #expect(found["b"]?[3] == 21)
  }

  @Test(
    "Multipliers that are no sensible number do no harm",
    arguments: ["1e308", "1e-308", "0", "1:0"])
  func multipliers(_ multiplier: String) throws {
    let outcome = try frames(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width" \
      multiplier="\(multiplier)" constant="7" id="w"/>
      <constraint firstItem="a" firstAttribute="height" constant="21" id="h"/>
      </constraints>
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let found = try outcome.frames()
    #expect(found["a"]?.allSatisfy { $0.isFinite } == true)
    #expect(found["a"]?[3] == 21)
  }

  @Test("Frames, priorities and counts that are no sensible number do no harm")
  func attributes() throws {
    let outcome = try frames(
      """
      <subviews>
      <view id="a"><rect key="frame" x="nan" y="1e308" width="-5" height="inf"/></view>
      <label id="b" numberOfLines="99999999999999999999" text="x" \
      verticalHuggingPriority="-3" horizontalHuggingPriority="1e9" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="1e300"/></label>
      <stackView id="c" spacing="1e308" axis="sideways" distribution="chaos" \
      translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      <view id="d" translatesAutoresizingMaskIntoConstraints="NO"/>
      <view id="e" translatesAutoresizingMaskIntoConstraints="NO"/></subviews></stackView>
      </subviews>
      <constraints><constraint firstItem="b" firstAttribute="width" constant="30" \
      priority="5000" id="p"/><constraint firstItem="b" firstAttribute="width" constant="30" \
      priority="-1" id="q"/></constraints>
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let found = try outcome.frames()
    #expect(found.count == 6)
    for (id, frame) in found {
      #expect(frame.count == 4 && frame.allSatisfy { $0.isFinite }, "\(id): \(frame)")
    }
  }

  @Test("Constraints in a circle, on themselves, and across trees end in a layout")
  func tangles() throws {
    func line(_ first: String, _ second: String, _ multiplier: Double, _ id: String) -> String {
      """
      <constraint firstItem="\(first)" firstAttribute="width" secondItem="\(second)" \
      secondAttribute="width" multiplier="\(multiplier)" constant="1" id="\(id)"/>
      """
    }
    let names = ["a", "b", "c"]
    let views = names.map {
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\($0)\"/>"
    }
    let outcome = try frames(
      """
      <subviews>\(views.joined())</subviews>
      <constraints>
      \(line("a", "b", 2, "1"))
      \(line("b", "c", 2, "2"))
      \(line("c", "a", 2, "3"))
      \(line("a", "a", 1, "4"))
      \(line("root", "a", 1, "5"))
      </constraints>
      """)
    #expect(outcome.status == 0)
    #expect(try outcome.frames().count == 4)
  }

  @Test("An element of an unknown kind is laid out with its children, and named once")
  func unknownElement() throws {
    let outcome = try frames(
      """
      <subviews>
      <hologram id="h"><rect key="frame" x="1" y="2" width="30" height="40"/>
      <subviews><view id="inner"><rect key="frame" x="3" y="4" width="5" height="6"/></view></subviews>
      </hologram>
      </subviews>
      """)
    #expect(outcome.status == 0)
    #expect(try outcome.frames()["h"] == [1, 2, 30, 40])
    #expect(try outcome.frames()["inner"] == [3, 4, 5, 6])
    #expect(outcome.errors.contains("hologram"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test("Controllers that embed each other in a circle are all printed")
  func embeddingCircle() throws {
    func scene(_ id: String, embedding other: String) -> String {
      """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)">
      <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews><containerView id="\(id)-box"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <connections><segue destination="\(other)" kind="embed" id="\(id)-segue"/></connections>
      </containerView></subviews></view></viewController></objects></scene>
      """
    }
    let program = try Program()
    try program.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes>\(scene("a", embedding: "b"))\(scene("b", embedding: "a"))</scenes></document>
      """, as: "Circle.storyboard")
    let outcome = try program.run("frames", "Circle.storyboard")
    #expect(outcome.status == 0)
    #expect(Set(try outcome.frames().keys) == ["a-view", "a-box", "b-view", "b-box"])
  }

  @Test("Object IDs and paths with quotes and line breaks are still JSON")
  func escaping() throws {
    let program = try Program()
    let text = goodDocument.replacingOccurrences(
      of: "\"good\"", with: "\"a&quot;b&#10;c\\d\"")
    try program.write(text, as: "odd \"name\".xib")
    let outcome = try program.run("frames", "odd \"name\".xib")
    #expect(outcome.status == 0)
    #expect(try outcome.frames()["a\"b\nc\\d"] == [10, 20, 100, 50])
    #expect(try outcome.objects()[0]["document"] as? String == "odd \"name\".xib")
  }

  // MARK: Usage

  @Test(
    "Bad usage ends with status 64 and says how it is used",
    arguments: [
      ["frames"], ["frames", "--colour", "Good.xib"], ["frame"],
      ["frames", "--environment", "gone.json", "Good.xib"],
      ["frames", "--environment", "bad.json", "Good.xib"],
    ])
  func usage(_ arguments: [String]) throws {
    let program = try Program()
    try program.write(goodDocument, as: "Good.xib")
    try program.write("{\"Good.xib\": 5}", as: "bad.json")
    let outcome = try program.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("Error:"))
  }

  @Test("Help is printed with status 0 and shows an example")
  func help() throws {
    let outcome = try Program().run("frames", "--help")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("adaptive frames Main.storyboard"))
    #expect(outcome.output.contains("Exit status"))
  }

  @Test("Insets from a file move what hangs on the safe area")
  func environment() throws {
    let program = try Program()
    try program.write(
      xib(
        """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints><constraint firstItem="v" firstAttribute="top" secondItem="safe" \
        secondAttribute="top" constant="5" id="t"/></constraints>
        """), as: "Safe.xib")
    try program.write(
      "{\"Safe.xib\": {\"root\": {\"safeArea\": {\"top\": 40}}}}", as: "insets.json")
    let outcome = try program.run("frames", "--environment", "insets.json", "Safe.xib")
    #expect(outcome.status == 0)
    #expect(try outcome.frames()["v"]?[1] == 45)
  }

  private func frames(_ content: String) throws -> Program.Outcome {
    let program = try Program()
    try program.write(xib(content), as: "Odd.xib")
    return try program.run("frames", "Odd.xib")
  }
}

/// Files that are no documents.
private enum UnreadableFile {
  /// Contents that are no document, where the message says it lies, and what it says.
  static let all: [(content: Data, place: String, message: String)] = [
    (Data("\nHello, world\n".utf8), "Bad.xib:2:", "not well-formed XML"),
    (Data(), "Bad.xib:", "empty"),
    (Data("  \n\n".utf8), "Bad.xib:", "empty"),
    (Data(goodDocument.utf8.prefix(400)), "Bad.xib:", "ends in the middle"),
    (Data("bplist00".utf8) + Data(repeating: 0xFF, count: 64), "Bad.xib:", "compiled nib"),
    (Data("NIBArchive".utf8) + Data([1, 0, 0, 0]), "Bad.xib:", "compiled nib"),
    (Data(bomb.utf8), "Bad.xib:2:", "document type"),
    (
      Data("<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<d>&x;</d>".utf8),
      "Bad.xib:1:", "document type"
    ),
    (Data(("<document>\n" + nested).utf8), "Bad.xib:", "nested more than"),
    (Data("<svg/>".utf8), "Bad.xib:1:", "<svg>"),
    (Data(repeating: 0, count: 1000), "Bad.xib:", "UTF"),
    (Data((0..<2000).map { UInt8(truncatingIfNeeded: $0 &* 197) }), "Bad.xib:", "UTF"),
  ]

  /// Nine levels of ten: a billion letters, if it were read.
  private static let bomb: String = {
    let levels = (1...9).map { level in
      "<!ENTITY a\(level) \"" + String(repeating: "&a\(level - 1);", count: 10) + "\">"
    }
    return "<?xml version=\"1.0\"?>\n<!DOCTYPE document [\n<!ENTITY a0 \"aaaaaaaaaa\">\n"
      + levels.joined(separator: "\n") + "]>\n<document>&a9;</document>"
  }()

  /// A hundred thousand elements inside one another.
  static let nested = String(repeating: "<view>\n", count: 100_000)
}
