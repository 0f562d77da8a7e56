import Testing

@testable import Typesetting

@Suite("Named fonts")
struct NamedFontTests {
  private let typesetter = Typesetter()

  private func face(_ name: String, _ size: Double = 17) -> FontFace {
    FontFace(family: .named(name), pointSize: size)
  }

  /// Frames of public documents: Helvetica Neue 17 is 20 high, light and bold 20.5 at two pixels a
  /// point; Avenir Next 15 is 20.5 and 30 is 41.
  @Test(
    "Line heights agree with documents",
    arguments: [
      ("HelveticaNeue", 17.0, 20.0), ("HelveticaNeue-Light", 17, 20.5),
      ("HelveticaNeue-Bold", 17, 20.5), ("AvenirNext-Regular", 15, 20.5),
      ("AvenirNext-DemiBold", 30, 41), ("Helvetica", 36, 41.5),
      ("AvenirNextCondensed-Regular", 16, 22), ("Futura-Medium", 18, 23.5),
    ])
  func heights(name: String, size: Double, height: Double) {
    let lineHeight = typesetter.metrics(of: face(name, size)).lineHeight
    #expect((lineHeight * 2).rounded(.up) / 2 == height)
  }

  /// Frames of public documents: RevenueCat/purchases-ios, Blueshift's sample app at three pixels a
  /// point, szinkevich/StackViews with two lines, DanielCazorro/SwiftiOSApps, two with American Typewriter
  /// (UEHG260899, riyasinghal-nickelfox), two with Marker Felt's wide cut (eaiclub/desafio-ios,
  /// dafna81/NewsToday), brindadavda/UIKit-Training, IsmailMuhammaad/Zakerly,
  /// danuwrdna/Phinconstoryboardday3, fivechjr/MangaReader-iOS and, less its insets, a button of
  /// Saksham-Shrey/RockPaperScissors, artyomgurbovich/rock-paper-scissors.
  @Test(
    "Fonts whose height is known from documents have that",
    arguments: [
      ("ArialRoundedMTBold", 96, 1, 2, 111.5), ("MarkerFelt-Thin", 17, 1, 3, 56.0 / 3),
      ("MarkerFelt-Thin", 48, 2, 2, 104.5), ("Papyrus", 42, 1, 3, 65),
      ("NotoSansMyanmar-Bold", 16, 1, 3, 35), ("AmericanTypewriter", 20, 1, 2, 23.5),
      ("AmericanTypewriter-Bold", 25, 1, 2, 29),
      ("MarkerFelt-Wide", 20, 1, 2, 26), ("MarkerFelt-Wide", 32, 1, 2, 42),
      ("Noteworthy-Bold", 20, 1, 3, 32), ("Noteworthy-Bold", 60, 1, 3, 96),
      ("Optima-Regular", 17, 1, 3, 20), ("KohinoorBangla-Light", 15, 1, 2, 21),
      ("Impact", 48, 1, 3, 176.0 / 3), ("TamilSangamMN-Bold", 24, 1, 2, 27),
      ("TamilSangamMN", 18, 1, 2, 20), ("SinhalaSangamMN-Bold", 20, 1, 2, 27),
      ("Futura-CondensedExtraBold", 22, 1, 3, 85.0 / 3), ("Futura-CondensedMedium", 14, 1, 2, 17),
      ("Baskerville-Bold", 50, 1, 1, 58), ("ChalkboardSE-Light", 28, 1, 2, 40),
      ("Chalkduster", 35, 1, 3, 134.0 / 3),
      ("ChalkboardSE-Light", 32, 4, 2, 182),
    ] as [(String, Double, Double, Double, Double)])
  func heightsAlone(name: String, size: Double, lines: Double, scale: Double, height: Double) {
    let metrics = typesetter.metrics(of: face(name, size))
    #expect(abs((lines * metrics.lineHeight * scale).rounded(.up) / scale - height) < 1e-9)
    let isMeasured = ["AmericanTypewriter", "Impact"].contains(name)
    #expect(FontFace.isApproximate(name) != isMeasured)
  }

  /// Kinzerskiy/FontainApp, in thirds of a point. Arimo is made to be as wide as Arial.
  @Test("Arimo is as wide as Arial")
  func arimo() {
    let width = typesetter.width(of: "Evian", in: face("Arimo-Bold", 16))
    #expect((width * 3).rounded(.up) / 3 == 43)
    #expect(width == typesetter.width(of: "Evian", in: face("Arial-BoldMT", 16)))
  }

  @Test(
    "They are families of their own, and not Arial",
    arguments: ["Arial Rounded MT Bold", "Marker Felt"])
  func familyNames(_ name: String) {
    let own = typesetter.metrics(of: face(name)).lineHeight
    #expect(own != typesetter.metrics(of: face("ArialMT")).lineHeight)
    #expect(own != typesetter.metrics(of: FontFace(pointSize: 17)).lineHeight)
  }

  /// "₹4500" in Helvetica Neue Bold at 17 points shares 300 points in proportion with 209.5 of another
  /// text in a public document (solomonrajkumar), 55.5 for 244.5: it counts with 47.5, five digits of
  /// 556 thousandths being 47.26.
  @Test("A sign of a currency that a font lacks is as wide as its digits")
  func currency() {
    let bold = face("HelveticaNeue-Bold")
    #expect(abs(typesetter.width(of: "₹4500", in: bold) - 47.26) < 0.01)
  }

  /// Arial's advances, as published with the standard fonts of PDF (Helvetica shares them): A 667,
  /// b 556, i 222 of 1000; bold A 722, b 611, i 278.
  @Test("Arial and Helvetica have the widths of the standard fonts")
  func arialWidths() {
    #expect(abs(typesetter.width(of: "Abi", in: face("ArialMT", 1000)) - 1445) < 1)
    #expect(abs(typesetter.width(of: "Abi", in: face("Helvetica-Bold", 1000)) - 1611) < 1)
  }

  /// Frames of public documents, at two pixels a point. All but "Label" are narrower than their
  /// characters' advances, "Your View Controller!" by three points.
  @Test(
    "Helvetica Neue has widths of its own, with kerning",
    arguments: [
      ("Label", "-Bold", 17.0, 44.5), ("Welcome, <name>", "-Bold", 17, 149.5),
      ("Top Corner Radius:", "-Medium", 17, 151.5), ("Present Duration:", "-Medium", 17, 137),
      ("Your View Controller!", "-Medium", 24, 232), ("NOW PLAYING", "-Light", 12, 80),
      ("Hold scrolling", "-Light", 17, 99), ("Pause scrolling", "-Light", 17, 110),
      ("Status: Trying to connect...", "-Light", 13, 151),
      ("Say one of the words below.", "", 17, 215.5),
    ])
  func neueHelveticaWidths(text: String, style: String, size: Double, width: Double) {
    let ours = typesetter.width(of: text, in: face("HelveticaNeue\(style)", size))
    #expect(abs((ours * 2).rounded(.up) / 2 - width) <= 0.5)
  }

  /// Of 1000: A 648, b 593, i 222.
  @Test("Helvetica Neue has its published advances")
  func neueHelveticaAdvances() {
    #expect(abs(typesetter.width(of: "Abi", in: face("Helvetica Neue", 1000)) - 1463) < 1)
  }

  /// Arial's A and V are 1366 of 2048 wide each and Times's 1479, and Liberation's tables `kern`
  /// have -152 and -264 for the pair; in Sans "11" has -152, too, and "A" before a space -113.
  @Test(
    "Arial and Times are kerned as the fonts that stand in for them",
    arguments: [
      ("ArialMT", "AV", 2 * 1366 - 152), ("TimesNewRomanPSMT", "AV", 2 * 1479 - 264),
      ("ArialMT", "11", 2 * 1139 - 152), ("ArialMT", "VA V", 3 * 1366 + 569 - 152 - 113),
    ])
  func kerning(name: String, text: String, width: Int) {
    #expect(abs(typesetter.width(of: text, in: face(name, 2048)) - Double(width)) < 1)
  }

  /// The line's end is where it was measured, and the second glyph is as much nearer as the pair
  /// kerns: with 2048 units to the em, by 152 in Arial.
  @Test("Kerned text is drawn as it is measured")
  func drawnKerning() throws {
    func glyphs(_ text: String) throws -> (x: [Double], end: Double) {
      let layout = typesetter.layout(
        [TextRun(text, face: face("ArialMT", 2048))], width: .infinity)
      let run = try #require(typesetter.glyphRuns(for: layout.lines[0]).first)
      return (run.glyphs.map(\.x), run.rightEdge)
    }
    let (kerned, alone) = (try glyphs("AV"), try glyphs("V"))
    #expect(abs(kerned.end - typesetter.width(of: "AV", in: face("ArialMT", 2048))) < 0.001)
    #expect(abs(kerned.x[1] - alone.x[0] - (1366 - 152)) < 1)
  }

  /// Documents, at 2x. Three that the fit has: "Adventure awaits" in 32 points is 251 wide and "POPULAR
  /// DESTINATIONS" in 16 191, "Welcome to GitHawk" in 28, demi-bold, 276; in the system font they are 17,
  /// 2 and 10 points narrower. One that it has not (fbu-team-awesome/social-maps): "@username" in 12 64.
  @Test(
    "Avenir Next comes near its widths",
    arguments: [
      ("Adventure awaits", "Regular", 32.0, 251.0), ("POPULAR DESTINATIONS", "Regular", 16, 191),
      ("Welcome to GitHawk", "DemiBold", 28, 276), ("@username", "Regular", 12, 64),
    ])
  func avenirWidths(text: String, style: String, size: Double, width: Double) {
    #expect(abs(typesetter.width(of: text, in: face("AvenirNext-\(style)", size)) - width) < 1)
  }

  /// Avenir's advances are whole numbers of 54 units to the em: in Book "n" is 30, "o" 32 and "m" 46 of
  /// them, in Heavy 31, 33 and 47. Medium lies between.
  @Test("Avenir has a weight between its book and its heavy")
  func avenirWeights() {
    func width(_ style: String) -> Double {
      typesetter.width(of: "nom", in: face("Avenir-\(style)", 54))
    }
    #expect(abs(width("Book") - (30 + 32 + 46)) < 0.5)
    #expect(abs(width("Heavy") - (31 + 33 + 47)) < 0.5)
    #expect(width("Book") < width("Medium") && width("Medium") < width("Heavy"))
  }

  /// In units of the em as their makers give them: Verdana's digits 1302 of 2048, Georgia's "0" 1257 and "1"
  /// 880 of 2048, Palatino's "A", "a" and "b" 778, 500 and 553, in bold 778, 500 and 611, in italic 722, 444
  /// and 463 of 1000. Georgia's italic is published in hundredths.
  @Test(
    "Verdana, Georgia and Palatino have their published widths",
    arguments: [
      ("Verdana", "0123", 1302 * 4, 2048), ("Georgia", "01", 1257 + 880, 2048),
      ("Palatino-Roman", "aab", 1553, 1000), ("Palatino-Bold", "aab", 1611, 1000),
      ("Palatino-Italic", "aab", 1351, 1000), ("Georgia-Italic", "away", 57 + 82 + 57 + 56, 100),
    ])
  func publishedWidths(name: String, text: String, width: Int, em: Int) {
    let measured = typesetter.width(of: text, in: face(name, Double(em)))
    #expect(abs(measured - Double(width)) < 0.005 * Double(em))
    #expect(!FontFace.isApproximate(name))
  }

  /// shantaramk/FoodDeliveryApp: a button "Vegetarian" in Palatino of 14 points is 67 wide; 70 in the
  /// system font.
  @Test("A title in Palatino is as wide as in a document")
  func palatinoTitle() {
    #expect(abs(typesetter.width(of: "Vegetarian", in: face("Palatino-Roman", 14)) - 67) < 1)
  }

  @Test("Cuts whose widths are not known are the system font's, and told")
  func estimatedCuts() {
    for name in [
      "GillSans", "AmericanTypewriter", "Georgia-Italic", "Palatino-BoldItalic", "TrebuchetMS-Bold",
      "Verdana-BoldItalic", "HoeflerText-Regular", "Avenir-Roman", "AvenirNext-UltraLight",
    ] { #expect(!FontFace.isApproximate(name), "\(name)") }
    for name in [
      "GillSans-Bold", "GillSans-Light", "GillSans-Italic", "Baskerville-SemiBold",
      "Baskerville-Italic", "AmericanTypewriter-Light", "AmericanTypewriter-CondensedLight",
      "AmericanTypewriter-Condensed", "Trebuchet-BoldItalic", "TrebuchetMS-Italic",
      "HoeflerText-Black", "AvenirNextCondensed-Regular",
    ] { #expect(FontFace.isApproximate(name), "\(name)") }
    let system = FontFace(weight: .bold, pointSize: 17)
    #expect(
      typesetter.width(of: "Label", in: face("GillSans-Bold"))
        == typesetter.width(of: "Label", in: system))
  }

  /// Shopify/mobile-buy-sdk-ios and VoicelocoSDK/IOS, at 2x: 44, 66, 50.5 and 78 wide; in the system font up to 7
  /// points more.
  @Test(
    "Apple SD Gothic Neo comes near its widths",
    arguments: [
      ("#1042", 17.0, 44.0), ("John Smith", 14, 66), ("Speaker", 15, 50.5), ("Status : -", 20, 78),
    ])
  func gothicNeo(text: String, size: Double, width: Double) {
    #expect(abs(typesetter.width(of: text, in: face("AppleSDGothicNeo-Regular", size)) - width) < 2)
  }

  /// TeamSparker/Spark-iOS and TeamNADA/NADA-iOS, at 2x: 280.5 and 155.5 wide. 15 syllables of 0.92 em and four
  /// spaces of 0.224 are 264.5 at 18 points, which leaves 16 for two signs.
  @Test(
    "Noto Sans KR and Spoqa Han Sans Neo have Source Han Sans's syllables and space",
    arguments: [
      ("NotoSansKR-Regular", "+버튼을 눌러 습관방을 시작해 보세요!", 18.0, 280.5),
      ("SpoqaHanSansNeo-Bold", "아직 생성된 명함이 없어요.", 14, 155.5),
    ])
  func korean(name: String, text: String, size: Double, width: Double) {
    #expect(abs(typesetter.width(of: text, in: face(name, size)) - width) < 1)
    let syllables = typesetter.width(of: "가나 다", in: face(name, 1000))
    #expect(abs(syllables - (3 * 920 + 224)) < 0.001)
  }

  /// SOPT-30th-Joint-Seminar-15/Client-iOS at 2x, whose two labels are 225 and 233.5 wide.
  @Test(
    "Latin letters and signs of Noto Sans KR are Source Han Sans's",
    arguments: [
      ("(Off-time 12:00 ~ 14:00, 토/일/공휴일 휴무)", 224.5, 225.0),
      ("• 한번 등록한 상담내용은 수정이 불가능합니다.", 233, 233.5),
    ])
  func sourceHan(text: String, least: Double, most: Double) {
    func width(_ text: String, _ name: String) -> Double {
      typesetter.width(of: text, in: face(name, 12))
    }
    let regular = width(text, "NotoSansKR-Regular")
    #expect(least < regular && regular <= most)
    // Its bold is wider, its light not narrower; Spoqa's letters are others.
    let letters = "Off-time"
    #expect(width(letters, "NotoSansKR-Bold") > width(letters, "NotoSansKR-Regular"))
    #expect(width(letters, "NotoSansJP-Light") == width(letters, "NotoSansKR-Regular"))
    #expect(width(letters, "SpoqaHanSansNeo-Regular") == width(letters, "HelveticaNeue"))
  }

  /// egnyte/egnyte-ios-sdk: “Domain:” is 49 wide; Realank/TimerRecord: 136.5. Signs are Light's.
  @Test("The lightest cuts of Helvetica Neue have narrower letters, and the same figures")
  func lightestNeue() {
    func width(_ text: String, _ name: String, _ size: Double) -> Double {
      typesetter.width(of: text, in: face(name, size))
    }
    let domain = width("Domain:", "HelveticaNeue-Thin", 14)
    #expect(48.5 < domain && domain <= 49)
    let clock = width("00:00:00", "HelveticaNeue-UltraLight", 35)
    #expect(136 < clock && clock <= 136.5)
    #expect(clock == width("00:00:00", "HelveticaNeue-Light", 35))
    let widths = ["UltraLight", "Thin", "Light"].map { width("Domain", "HelveticaNeue-\($0)", 14) }
    #expect(widths[0] < widths[1] && widths[1] < widths[2])
    #expect(
      width("… — “€”", "HelveticaNeue-Thin", 14) == width("… — “€”", "HelveticaNeue-Light", 14))
  }

  /// A document of Xcode 11 (coinbase-ios-sdk) has it 96 wide.
  @Test("Signs that nothing is published of have widths that documents show")
  func copyright() {
    let width = typesetter.width(of: "© 2018 Coinbase", in: face("AvenirNext-Regular", 12))
    #expect(abs(width - 95.8) < 1)
  }

  /// The sign for degrees Celsius is in none of the free fonts. The system font of iOS 8 is Helvetica Neue, whose
  /// tracking at small sizes another font's sign has not.
  @Test("What a font lacks is as wide as in the system font")
  func lackingCharacter() {
    let system = typesetter.width(of: "℃", in: FontFace(pointSize: 21))
    for name in ["Verdana", "HelveticaNeue", "TimesNewRomanPSMT"] {
      #expect(abs(typesetter.width(of: "℃", in: face(name, 21)) - system) < 1e-9, "\(name)")
    }
    let early = Typesetter(era: .iOS8)
    let small = FontFace(pointSize: 13)
    var neue = small
    neue.family = .named("Helvetica Neue")
    #expect(abs(early.width(of: "℃", in: small) - early.width(of: "℃", in: neue)) < 1e-9)
    #expect(early.width(of: "a", in: small) > early.width(of: "a", in: neue))
  }

  /// moussa110/recipe-ios-viper, at 2x: "No Data Found" of 23 points is 187.5 wide in Futura-Bold, 158 in
  /// the system font. SwiftMessages: a button "Get Tacos" of 15 points is 84 wide with insets of 16,
  /// so that 68 are left. AlexKovzhut/ColorPicker and shyndaliu/ios-2025 have the others, at 3x. The fit has all of
  /// these texts.
  @Test(
    "Futura comes near its widths",
    arguments: [
      ("No Data Found", "Bold", 23.0, 187.5), ("Get Tacos", "Medium", 15, 68),
      ("Green", "Bold", 16, 53), ("0.00", "Bold", 16, 38.33), ("Get your hero", "Bold", 32, 242.33),
    ])
  func futuraWidths(text: String, style: String, size: Double, width: Double) {
    #expect(abs(typesetter.width(of: text, in: face("Futura-\(style)", size)) - width) < 1)
    #expect(!FontFace.isApproximate("Futura-\(style)"))
    #expect(FontFace.isApproximate("Futura-CondensedMedium"))
  }

  @Test("The system font's own names are the system font")
  func systemNames() {
    for (name, weight) in [(".AppleSystemUIFont", FontWeight.regular), (".SFUIText-Bold", .bold)] {
      #expect(typesetter.isBuiltIn(face(name)))
      let system = FontFace(weight: weight, pointSize: 17)
      #expect(
        typesetter.width(of: "Label", in: face(name)) == typesetter.width(of: "Label", in: system))
      #expect(typesetter.metrics(of: face(name)) == typesetter.metrics(of: system))
    }
  }

  /// The standard fonts again: Times A 722, b 500, i 278; Courier 600 each.
  @Test("Times and Courier have the widths of the standard fonts")
  func timesAndCourier() {
    #expect(abs(typesetter.width(of: "Abi", in: face("TimesNewRomanPSMT", 1000)) - 1500) < 1)
    #expect(abs(typesetter.width(of: "Abi", in: face("Courier", 1000)) - 1800) < 1)
  }

  /// popshootjapan/WeiWallet-iOS: labels of 17 points are 17 high, "金額" of 15 is 30 wide.
  @Test("Hiragino Sans is one em high, its ideographs one em wide; its Latin letters are estimated")
  func hiragino() {
    #expect(abs(typesetter.metrics(of: face("HiraginoSans-W3", 17)).lineHeight - 17) < 1e-9)
    #expect(abs(typesetter.width(of: "金額", in: face("HiraginoSans-W3", 15)) - 30) < 1e-9)
    #expect(FontFace.isApproximate("HiraginoSans-W6"))
    // The system font's own cuts are not estimated.
    #expect(!FontFace.isApproximate("SFUIText-Regular"))
    #expect(!FontFace.isApproximate("SFUIDisplay-Bold"))
    #expect(typesetter.isBuiltIn(face("Hiragino Sans")))
  }

  /// MPDL/MPG-Reader-iOS: 188 and 141 wide at 20 points, two pixels a point; in the system font 175 and 130.5.
  @Test("PingFang's Latin letters are the system font's text cut without its tracking, to a point")
  func pingFang() {
    for (text, width) in [("Move to New Folder", 188.0), ("Move to Folder", 141)] {
      #expect(abs(typesetter.width(of: text, in: face("PingFangSC-Regular", 20)) - width) < 1.2)
    }
    #expect(FontFace.isApproximate("PingFangSC-Regular"))
  }

  /// maicoin-clone-app at three pixels a point, AgoraChat-ios and mangowallet-ios at two.
  @Test(
    "PingFang's figures and signs have their own widths",
    arguments: [
      ("0", "PingFangTC-Regular", 16, 3, 29.0 / 3), ("20:30", "PingFangSC-Light", 12, 2, 32),
      ("2023-02-08 08:00", "PingFangTC-Regular", 13, 3, 352.0 / 3),
      ("180****7451", "PingFangSC-Regular", 15, 2, 87),
    ] as [(String, String, Double, Double, Double)])
  func pingFangSigns(text: String, font: String, size: Double, scale: Double, width: Double) {
    let ours = typesetter.width(of: text, in: face(font, size))
    #expect(abs((ours * scale).rounded(.up) / scale - width) < 0.001)
  }

  /// airwallex/airwallex-payment-ios at two pixels a point.
  @Test("A line of Circular Std has its height")
  func circular() {
    let line = typesetter.metrics(of: face("CircularStd-Medium", 14)).lineHeight
    #expect((line * 2).rounded(.up) / 2 == 18)
  }

  /// sainkr/Sudoku.
  @Test("A line of BM Hanna Pro is as high as its size", arguments: [19.0, 25, 31])
  func hannaPro(size: Double) {
    #expect(abs(typesetter.metrics(of: face("BMHANNAProOTF", size)).lineHeight - size) < 1e-9)
  }

  /// TeamNado-Sunbae/NadoSunbae-iOS, three pixels a point: 17, 29 and 15, some in whole points.
  @Test(
    "Pretendard's lines",
    arguments: [("Regular", 14.0, 17.0), ("SemiBold", 24, 29), ("Regular", 12, 15)])
  func pretendard(cut: String, size: Double, height: Double) {
    let line = typesetter.metrics(of: face("Pretendard-\(cut)", size)).lineHeight
    #expect(line.rounded(.up) == height)
  }

  @Test("A font that iOS lacks is measured as the system font, and told")
  func missing() {
    let custom = face("OpenSans-Bold")
    #expect(typesetter.isSubstituted(custom) == "system font")
    #expect(typesetter.isBuiltIn(custom) == false)
    #expect(typesetter.width(of: "Label", in: custom) > 0)
    #expect(typesetter.metrics(of: custom) == typesetter.metrics(of: FontFace(pointSize: 17)))
  }

  @Test("Fonts that iOS comes with are known by either name")
  func builtIn() {
    for name in [
      "AvenirNext-Heavy", "Avenir Next", "Georgia-Italic", "Menlo-Regular", "Futura-Medium",
    ] {
      #expect(typesetter.isBuiltIn(face(name)), "\(name)")
    }
    #expect(typesetter.isSubstituted(FontFace(pointSize: 17)) == nil)
    #expect(typesetter.isSubstituted(face("Arial")) == "Liberation Sans")
  }

  @Test("Names tell weight and slant")
  func styles() {
    let italic = NamedFont(
      name: "HelveticaNeue-UltraLightItalic", weight: .regular, isItalic: false)
    #expect(italic?.weight == .ultraLight)
    #expect(italic?.isItalic == true)
    #expect(
      NamedFont(name: "AvenirNext-DemiBold", weight: .regular, isItalic: false)?.weight == .semibold
    )
  }
}
