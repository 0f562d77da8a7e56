import Diagnostics
import FontSamples
import Foundation
import IBDocument
import Testing

@testable import UIKit

/// Where an app's own fonts are found. Every test has names of its own, since what was found is
/// remembered.
@MainActor
@Suite("An app's own fonts", .serialized)
struct AppFontTests {
  private let folder: FontSampleFolder

  init() throws { folder = try FontSampleFolder() }

  private func put(_ name: String, family: String? = nil, at path: String) throws {
    try folder.put(SampleFont(postScriptName: name, family: family ?? name).data, at: path)
  }

  // MARK: Documents

  /// A xib with one label of 20 points in the middle of nothing.
  private func label(_ text: String, font: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
    <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
    <label text="\(text)" id="label" translatesAutoresizingMaskIntoConstraints="NO">
    <fontDescription key="fontDescription" name="\(font)" pointSize="20"/></label></subviews>
    </view></objects></document>
    """
  }

  private func load(
    _ font: String, in path: String = "App/Screens/A.xib"
  ) throws -> (font: UIFont?, diagnostics: [Diagnostic]) {
    let file = try folder.put(Data(label("Hotel", font: font).utf8), at: path)
    let document = try IBDocument.read(Data(contentsOf: URL(fileURLWithPath: file)), path: file)
    let contents = NibLoader(document: document, traits: .current, isForCanvas: false).load()
    return ((contents.objects["label"] as? UILabel)?.font, contents.diagnostics)
  }

  @Test("A document has the fonts of its project, wherever they lie in it")
  func project() throws {
    try put("AcmeProject-Book", family: "Acme Project", at: "Pods/Acme/Fonts/Book.OTF")
    let (font, diagnostics) = try load("AcmeProject-Book")
    #expect(font?.fontName == "AcmeProject-Book")
    #expect(font?.familyName == "Acme Project")
    #expect(font?.pointSize == 20)
    // The bundled font's `hhea`: 2728 above and 680 below the line, of 2816 units.
    #expect(abs((font?.lineHeight ?? 0) - 20 * 3408 / 2816) < 1e-9)
    #expect(diagnostics.isEmpty)
    let label = UILabel()
    label.font = font
    label.text = "Hotel"
    let sample = SampleFont()
    #expect(abs(label.intrinsicContentSize.width - sample.width("Hotel", size: 20)) <= 0.5)
  }

  @Test(
    "Build products, hidden folders and what is outside the project are not looked at",
    arguments: ["build", "DerivedData", "node_modules", ".build", "App/.hidden"])
  func skipped(_ place: String) throws {
    let name = "AcmeSkipped-\(place.filter(\.isLetter))"
    try put(name, at: "\(place)/Font.otf")
    let (font, diagnostics) = try load(name)
    #expect(font?.lineHeight == UIFont(name: "HelveticaNeue", size: 20)?.lineHeight)
    #expect(diagnostics.map(\.rule) == ["missing-font"])
    #expect(diagnostics.first?.severity == .note)
    #expect(diagnostics.first?.message.contains(name) == true)
    #expect(diagnostics.first?.mend?.contains("--fonts") == true)
  }

  @Test("Links, pipes and folders that are called like fonts are passed over")
  func notFiles() throws {
    let outside = try FontSampleFolder()
    let file = try outside.put(
      SampleFont(postScriptName: "AcmeLinked", family: "L").data, at: "Linked.ttf")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Linked.ttf"), withDestinationPath: file)
    try put("AcmeInFolder", at: "Folder.ttf/Font.otf")
    #expect(mkfifo(folder.path("Pipe.ttf"), 0o600) == 0)
    let (_, linked) = try load("AcmeLinked")
    #expect(linked.map(\.rule) == ["missing-font"])
    #expect(try load("AcmeInFolder").diagnostics.isEmpty)
  }

  @Test("A name that begins like one of iOS's and is nowhere is told, and is nil for code")
  func likeIOS() throws {
    let (font, diagnostics) = try load("HelveticaNeueLTStd-Roman")
    #expect(diagnostics.first?.message.contains("iOS's of a like name") == true)
    // Helvetica Neue's 1.165 em.
    #expect(abs((font?.lineHeight ?? 0) - 23.3) < 1e-6)
    #expect(UIFont(name: "HelveticaNeueLTStd-Roman", size: 20) == nil)
  }

  /// Heights of labels in public documents (litecoin-foundation/litewallet-ios, sora-xor/sora-ios,
  /// yagom-academy/ios-wanted-K-Keyboard, yarenuyan6/HealthFlow, entourage, ello, eaiclub/desafio-ios): 19 points of
  /// Barlow are 23, 13 of Sora 16.5, 14 of Noto Sans KR 20⅓, 17 of Red Hat Display 22⅔, and two lines of 15 of Nunito
  /// Sans 41 and of 24 of Quicksand 60; 30 of Atlas Grotesk are 30, 12 of Ubuntu 13.5. Of Towy-IOS-Client 13 of Uber
  /// Move Text are 16, of okoroezenwa/mode 25 of Myriad Pro 25, of PanicAway 28 of Rounded M+ 1c 39.5, of TaxiDeliv
  /// 17 of Proxima Nova 20, of SportsApp 19 of Noto Sans Mono 26, of NADA-iOS two lines of 12 of Spoqa Han Sans Neo
  /// 29, of particle-tinker-app-ios 17 of Gotham 17, of FontainApp 13 and 16 of ABeeZee 15⅔ and 19.
  ///
  /// By the fonts' tables: 20 of Playfair Display (1082 + 251) / 1000 · 20 = 26.66, 16 of Roboto Slab
  /// (2146 + 555) / 2048 · 16 = 21.1, 15 of Exo 2 (999 + 201) / 1000 · 15 = 18, where Exo itself is 1.329 em.
  @Test(
    "Lines of families that are nowhere have their height where documents tell it",
    arguments: [
      ("BarlowSemiCondensed-Medium", 19, 2, 46), ("sora-rc004-0417-Regular", 13, 2, 33),
      ("NotoSansKR-Bold", 14, 3, 61), ("RedHatDisplay-Black", 17, 3, 68),
      ("PublicSans-Bold", 18, 2, 43), ("NunitoSans-Regular", 30, 2, 82),
      ("Quicksand-Bold", 24, 2, 60), ("AtlasGrotesk-Bold", 30, 2, 60), ("Ubuntu-Bold", 12, 2, 27),
      ("PlayfairDisplay-Bold", 20, 3, 80), ("RobotoSlab-Light", 16, 2, 43),
      ("Exo2-SemiBold", 15, 2, 36), ("UberMoveText-Bold", 13, 2, 32),
      ("MyriadPro-Light", 25, 2, 50),
      ("RoundedMplus1c-Bold", 28, 2, 79), ("ProximaNova-Regular", 17, 3, 60),
      ("NotoSansMono-Regular", 19, 2, 52), ("Gotham-Medium", 17, 2, 34),
      ("SpoqaHanSansNeo-Regular", 12, 2, 29), ("ABeeZee-Regular", 13, 3, 47),
      ("ABeeZee-Regular", 16, 3, 57),
      ("Exo-SemiBold", 15, 2, 40),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func knownLines(name: String, size: CGFloat, scale: CGFloat, pixels: CGFloat) throws {
    let (font, diagnostics) = try load(name)
    let height = try #require(font).withSize(size).lineHeight
    #expect((height * scale - 0.001).rounded(.up) == pixels)
    #expect(diagnostics.map(\.rule) == ["missing-font"])
    #expect(diagnostics.first?.message.contains("lines as high as its own") == true)
    #expect(UIFont(name: name, size: size) == nil)
  }

  @Test("Of a like name that is another family's nothing is known")
  func otherLines() throws {
    let plain = UIFont(name: "HelveticaNeue", size: 20)?.lineHeight
    for name in [
      "SoraniKurdish-Regular", "BarlowSlab-Bold", "Quicksandwich", "QuicksandCondensed-Bold",
    ] {
      #expect(try load(name).font?.lineHeight == plain, "\(name)")
    }
  }

  @Test("The search ends at the folder that holds the project")
  func bounds() throws {
    try put("AcmeOutside", at: "Font.otf")
    for (index, mark) in ["App.xcodeproj", "App.xcworkspace", ".git", "Package.swift"].enumerated()
    {
      try folder.put(Data(), at: "Inner\(index)/\(mark)/contents")
      #expect(try load("AcmeOutside", in: "Inner\(index)/A.xib").diagnostics.count == 1, "\(mark)")
    }
    #expect(try load("AcmeOutside", in: "Other/A.xib").diagnostics.isEmpty)
  }

  @Test("Without a project the document's own folder counts")
  func noProject() throws {
    let inner = folder.path("a/b")
    #expect(ProjectFolder.around(inner + "/A.xib") == folder.url.path)
    #expect(ProjectFolder.around("/no such folder/b/A.xib") == "/no such folder/b")
  }

  @Test("Of several files with the font, the one nearest to the document counts")
  func nearest() throws {
    var tall = SampleFont(postScriptName: "AcmeTwice", family: "AcmeTwice")
    tall.set("hhea", 4, to: 5632)
    try folder.put(tall.data, at: "App/Fonts/Font.otf")
    try put("AcmeTwice", at: "Other/Deep/Font.otf")
    // 5632 + 680 of 2816 units.
    #expect(abs((try load("AcmeTwice").font?.lineHeight ?? 0) - 20 * 6312 / 2816) < 1e-9)
    let other = try load("AcmeTwice", in: "Other/A.xib")
    #expect(abs((other.font?.lineHeight ?? 0) - 20 * 3408 / 2816) < 1e-9)
  }

  @Test("A damaged file is told by its name, and the next source is tried")
  func damaged() throws {
    let data = SampleFont(postScriptName: "AcmeBroken", family: "AcmeBroken").data
    let path = try folder.put(data.prefix(5000), at: "App/AcmeBroken.otf")
    let alone = try load("AcmeBroken")
    #expect(alone.diagnostics.map(\.rule) == ["unreadable-font", "missing-font"])
    #expect(alone.diagnostics.first?.severity == .warning)
    #expect(alone.diagnostics.first?.message.contains(path) == true)
  }

  @Test("A damaged file's other copy is used")
  func damagedCopy() throws {
    let data = SampleFont(postScriptName: "AcmeCopied", family: "AcmeCopied").data
    try folder.put(data.prefix(5000), at: "App/Screens/AcmeCopied.otf")
    try folder.put(data, at: "Pods/AcmeCopied.otf")
    let (font, diagnostics) = try load("AcmeCopied")
    #expect(abs((font?.lineHeight ?? 0) - 20 * 3408 / 2816) < 1e-9)
    #expect(diagnostics.map(\.rule) == ["unreadable-font"])
  }

  /// Montserrat's `hhea`: 968 above and 251 below the line, of 1000 units.
  @Test("A family that the program brings is told of to code, and not to documents")
  func bundled() throws {
    let (font, diagnostics) = try load("Montserrat-SemiBold")
    #expect(font?.fontName == "Montserrat-SemiBold")
    #expect(font?.familyName == "Montserrat")
    #expect(abs((font?.lineHeight ?? 0) - 20 * 1.219) < 1e-9)
    #expect(diagnostics.isEmpty)
    _ = AppFonts.takeQuestions()
    let regular = try #require(UIFont(name: "Montserrat-Regular", size: 15))
    let asked = try #require(AppFonts.takeQuestions().first)
    let told = asked.answer.findings(
      name: asked.name, document: "A.swift", line: 3, isAskedByCode: true)
    #expect(told.map(\.rule) == ["missing-font"])
    #expect(told.first?.message.contains("nil on a device") == true)
    let bold = try #require(regular.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(bold.postscriptName == "Montserrat-Bold")
    #expect(regular.fontDescriptor.withSymbolicTraits(.traitItalic) == nil)
  }

  /// No version of Montserrat has these, so that no machine does: heavy is nearest to Bold. Its `hhea`:
  /// 968 above and 251 below the line, of 1000 units.
  @Test(
    "A cut that the program does not bring of a family that it brings is told and has the nearest",
    arguments: ["Montserrat-Heavy", "Montserrat-HeavyOblique"])
  func nearestCut(_ name: String) throws {
    let (font, diagnostics) = try load(name)
    #expect(abs((font?.lineHeight ?? 0) - 20 * 1.219) < 1e-9)
    let label = UILabel()
    label.text = "Hotel"
    label.font = font
    let width = label.intrinsicContentSize.width
    label.font = UIFont(name: "Montserrat-Bold", size: 20)
    #expect(label.intrinsicContentSize.width == width)
    #expect(diagnostics.map(\.rule) == ["missing-font"])
    let told = try #require(diagnostics.first)
    #expect(told.severity == .note)
    #expect(
      told.message == """
        The font \(name) does not come with iOS and is not in the project; it is measured with \
        Montserrat Bold, the nearest that AdaptiveKit has of its family.
        """)
    #expect(told.mend?.contains("--fonts") == true)
  }

  @Test("A cut that the program does not bring is nil for code, as on a device")
  func nearestCutForCode() throws {
    _ = AppFonts.takeQuestions()
    #expect(UIFont(name: "Montserrat-Heavy", size: 20) == nil)
    let asked = try #require(AppFonts.takeQuestions().first)
    let told = asked.answer.findings(
      name: asked.name, document: "A.swift", line: 3, isAskedByCode: true)
    #expect(told.map(\.rule) == ["missing-font"])
    #expect(told.first?.message.hasSuffix("UIFont(name:size:) is nil.") == true)
  }

  @Test("The project's file of a cut comes before the nearest cut")
  func nearestCutAfterProject() throws {
    try put("Poppins-Heavy", family: "Poppins", at: "Fonts/Heavy.otf")
    let (font, diagnostics) = try load("Poppins-Heavy")
    #expect(abs((font?.lineHeight ?? 0) - 20 * 3408 / 2816) < 1e-9)
    #expect(diagnostics.isEmpty)
  }

  @Test("The project's file comes before the program's, and a damaged one is told")
  func bundledAfterProject() throws {
    try put("Raleway-Bold", family: "Raleway", at: "Fonts/Bold.otf")
    let data = SampleFont(postScriptName: "Lato-Bold", family: "Lato").data
    try folder.put(data.prefix(5000), at: "Fonts/Lato-Bold.otf")
    let (font, diagnostics) = try load("Raleway-Bold")
    #expect(abs((font?.lineHeight ?? 0) - 20 * 3408 / 2816) < 1e-9)
    #expect(diagnostics.isEmpty)
    let damaged = try load("Lato-Bold")
    // Lato's `hhea`: 1974 + 426 of 2000 units.
    #expect(abs((damaged.font?.lineHeight ?? 0) - 24) < 1e-9)
    #expect(damaged.diagnostics.map(\.rule) == ["unreadable-font"])
  }

  @Test("A document in memory belongs to no project")
  func inMemory() throws {
    let nib = try NibDocument(
      """
      <label id="a"><fontDescription key="fontDescription" name="Inter-Regular9" pointSize="9"/>
      </label>
      """)
    #expect(nib.rules == ["missing-font"])
  }

  // MARK: Code

  @Test("Code has the fonts of the project that its file is in")
  func code() throws {
    try put("AcmeCode-Book", family: "Acme Code", at: "Sources/App/Resources/Font.otf")
    let source = try folder.put(Data(), at: "Sources/Screens/Screens.swift")
    #expect(UIFont(name: "AcmeCode-Book", size: 15) == nil)
    AppFonts.follow(sourceFile: source)
    defer { AppFonts.follow(sourceFile: nil) }
    let font = try #require(UIFont(name: "AcmeCode-Book", size: 15))
    #expect(font.fontName == "AcmeCode-Book")
    #expect(UIFont(name: "Acme Code", size: 15) == font)
    #expect(font.withSize(30).lineHeight == 2 * font.lineHeight)
    #expect(font.descender < 0)
    #expect(UIFontDescriptor(name: "AcmeCode-Book", size: 15).postscriptName == "AcmeCode-Book")
    // 0 means UIKit's standard size, 12.
    #expect(UIFont(name: "AcmeCode-Book", size: 0)?.pointSize == 12)
  }

  @Test("A search that ended early is told, with the way to name the folder")
  func tooLarge() {
    let answer = AppFonts.Answer(origin: .nowhere, isIncomplete: true)
    let finding = answer.findings(name: "Acme", document: "A.xib", line: 2).first
    #expect(finding?.message.contains("neither the first 20000 files of the project") == true)
    #expect(finding?.mend == "Name the folder of Acme with --fonts.")
  }

  @Test("A font that code asks for in vain is told afterwards, once")
  func questions() throws {
    _ = AppFonts.takeQuestions()
    for _ in 0..<2 { #expect(UIFont(name: "AcmeNowhere", size: 15) == nil) }
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 15) != nil)
    let asked = AppFonts.takeQuestions()
    #expect(asked.map(\.name) == ["AcmeNowhere"])
    let told = asked[0].answer.findings(
      name: "AcmeNowhere", document: "A.swift", line: 3, isAskedByCode: true)
    #expect(told.map(\.rule) == ["missing-font"])
    #expect(told.first?.message.hasSuffix("UIFont(name:size:) is nil.") == true)
    #expect(AppFonts.takeQuestions().isEmpty)
  }

  @Test("The resources of packages lie beside the program")
  func resources() throws {
    try put("AcmeResource", at: "App_Look.resources/Fonts/Font.otf")
    try put("AcmeNoResource", at: "Other/Font.otf")
    let folders = AppFonts.resourceFolders(beside: folder.url.path)
    #expect(folders == [folder.path("App_Look.resources")])
    let fonts = FontFolder(folders).fonts
    #expect(fonts.font(named: "AcmeResource", distance: { _ in 0 }) != nil)
    #expect(fonts.font(named: "AcmeNoResource", distance: { _ in 0 }) == nil)
  }

  @Test("A folder that somebody named comes before the project")
  func namedFolder() throws {
    let other = try FontSampleFolder()
    try other.put(SampleFont(postScriptName: "AcmeNamed", family: "N").data, at: "in/Font.ttf")
    AppFonts.use(folders: [other.url.path])
    defer { AppFonts.use(folders: []) }
    #expect(try load("AcmeNamed").diagnostics.isEmpty)
    #expect(UIFont(name: "AcmeNamed", size: 15) != nil)
  }

  /// iOS's Futura has lines of 1.299 em, the file 3408 of 2816 units.
  @Test("Files of iOS's own fonts count in a folder that somebody named, and only there")
  func namedFolderOfIOS() throws {
    try put("Futura-Medium", at: "Fonts/Futura.otf")
    AppFonts.follow(sourceFile: try folder.put(Data(), at: "Sources/A.swift"))
    defer { AppFonts.follow(sourceFile: nil) }
    #expect(abs((UIFont(name: "Futura-Medium", size: 20)?.lineHeight ?? 0) - 25.98) < 1e-6)
    AppFonts.use(folders: [folder.url.path])
    defer { AppFonts.use(folders: []) }
    let own = try #require(UIFont(name: "Futura-Medium", size: 20))
    #expect(abs(own.lineHeight - 20 * 3408 / 2816) < 1e-9)
    #expect(abs((UIFont(name: "Futura-Bold", size: 20)?.lineHeight ?? 0) - 25.98) < 1e-6)
  }

  @Test("Bold and italic are other fonts of the family, and none where it has none")
  func traits() throws {
    try put("AcmeTraits-Regular", family: "Acme Traits", at: "Fonts/Regular.otf")
    var bold = SampleFont(postScriptName: "AcmeTraits-Bold", family: "Acme Traits")
    bold.set("OS/2", 4, to: 700)
    try folder.put(bold.data, at: "Fonts/Bold.otf")
    AppFonts.follow(sourceFile: try folder.put(Data(), at: "Sources/A.swift"))
    defer { AppFonts.follow(sourceFile: nil) }
    let regular = try #require(UIFont(name: "AcmeTraits-Regular", size: 15)).fontDescriptor
    #expect(regular.symbolicTraits == [])
    let heavier = try #require(regular.withSymbolicTraits(.traitBold))
    #expect(heavier.postscriptName == "AcmeTraits-Bold")
    #expect(heavier.symbolicTraits == .traitBold)
    #expect(heavier.pointSize == 15)
    #expect(heavier.withSymbolicTraits([])?.postscriptName == "AcmeTraits-Regular")
    #expect(regular.withSymbolicTraits(.traitItalic) == nil)
    #expect(regular.withDesign(.serif) == nil)
    let described = UIFontDescriptor(fontAttributes: [
      .family: "Acme Traits", .size: CGFloat(9),
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
    ])
    #expect(UIFont(descriptor: described, size: 0).fontName == "AcmeTraits-Bold")
    #expect(UIFont(descriptor: described, size: 0).pointSize == 9)
  }
}
