import Testing

@testable import Typesetting

/// Widths of the system font, against sums made by hand from measured and recovered tables (in em):
///
///     width = pointSize · ( Σ advance + Σ kerning + n · tracking )
///
/// Kerning, and letters up to iOS 13, are corrected by what labels and buttons of documents say; that may
/// move these words by a tenth of a point, and words in the display cut by a twentieth of an em.
@Suite("Widths of the system font")
struct SystemFontWidthTests {
  private let recent = Typesetter(era: .iOS14AndLater)
  private let old = Typesetter(era: .iOS11To13)

  /// Text, regular: L .56787, a .55176, b .61426, e .57129, l .25293: 2.55811; no pair kerns.
  /// Tracking at 17 pt: -26/1024 = -.0253906, so 17 · (2.55811 - 5 · .0253906) = 41.3297.
  @Test("A word is the sum of its advances and its tracking")
  func wordIsASum() {
    #expect(abs(recent.width(of: "Label", in: FontFace(pointSize: 17)) - 41.3297) < 0.1)
  }

  /// What iOS's simulator gives for ten figures of 8, 19 and 40 points, in thirds of a point
  /// (Vercantez/openuikit, golden/font_metrics_ios.json). The thinnest kern more than is known here.
  @Test(
    "Figures are as wide as in the simulator, in all weights from light on",
    arguments: [
      (.light, 19, 108.333), (.light, 8, 50), (.regular, 8, 50.667),
      (.regular, 40, 234.667), (.medium, 40, 240.333), (.semibold, 19, 115.667), (.bold, 8, 54.333),
      (.heavy, 40, 258.667), (.black, 40, 266),
    ] as [(FontWeight, Double, Double)])
  func measuredFigures(weight: FontWeight, size: Double, width: Double) {
    let exact = recent.width(of: "0123456789", in: FontFace(weight: weight, pointSize: size))
    #expect(abs((exact * 3).rounded(.up) / 3 - width) < 0.34)
  }

  /// The same listing has an italic "e" 0.00293 em wider than the upright one in the text cut and 0.00635 in the
  /// display cut, and an underscore 0.13623 and 0.02686 narrower.
  @Test("Italics have widths of their own")
  func italics() {
    for (size, letter, line) in [(10.0, 0.00293, -0.13623), (40, 0.00635, -0.02686)] {
      for (text, difference) in [("e", letter), ("_", line)] {
        let upright = recent.width(of: text, in: FontFace(pointSize: size))
        let italic = recent.width(of: text, in: FontFace(isItalic: true, pointSize: size))
        #expect(abs(italic - upright - difference * size) < 1e-6)
      }
    }
  }

  /// Labels of one colon: 7 wide at 25 points at 2x (ruuvi/com.ruuvi.station.ios, Xcode 11), 13⅓ at 50 at 3x
  /// (barrykao/ScoreBoard, Xcode 11), later 11⅓ (Taimuras/StopWatch-and-Timer); of "25:00" 205 at 78 points at 2x
  /// (Learn-Swift-Boston, Xcode 9). Letter by letter as in one word, where "é" keeps it from the tables of ASCII.
  @Test("Up to iOS 13 the colon of the display cut is wider")
  func earlyColon() {
    let (middle, large) = (FontFace(pointSize: 25), FontFace(pointSize: 50))
    #expect((old.width(of: ":", in: middle) * 2).rounded(.up) / 2 == 7)
    #expect(abs(old.width(of: ":", in: large) - recent.width(of: ":", in: large) - 2) < 1.0 / 3)
    let after = old.width(of: "é:", in: middle) - old.width(of: "é", in: middle)
    #expect(abs(after - old.width(of: ":", in: middle)) < 0.5)
    let timer = old.width(of: "25:00", in: FontFace(pointSize: 78))
    #expect(timer > 204 && timer <= 205)
    // The text cut's was not.
    let small = FontFace(pointSize: 17)
    #expect(abs(old.width(of: ":", in: small) - recent.width(of: ":", in: small)) < 0.2)
  }

  /// Labels and buttons of four authors at 17 points: two syllables 29.5 in half points, five to seven
  /// 73⅔, 88⅓ and 103 in thirds.
  @Test(
    "Hangul syllables are narrower than the em",
    arguments: [
      ("이름", 2, 29.5), ("생년월일요", 3, 221.0 / 3), ("생년월일요일", 3, 265.0 / 3), ("생년월일요일이", 3, 103),
    ]
      as [(String, Double, Double)])
  func hangul(text: String, scale: Double, width: Double) {
    let exact = recent.width(of: text, in: FontFace(pointSize: 17))
    #expect(abs((exact * scale).rounded(.up) / scale - width) < 1e-9)
  }

  /// Labels of Andy0570/iOS-Samples (Xcode 10 to 12) and akio0911/KakeiboApp-1 (Xcode 13 and 14), in
  /// pixels of half a point; さんようこそ is Eiji127/LoginFormWithFirebase's (Xcode 11).
  @Test(
    "Ideographs and kana are a little wider than the em",
    arguments: [
      ("金额：", 15, .regular, 46), ("收款人：", 15, .regular, 61.5), ("订单号", 16, .regular, 49),
      ("日付", 16, .regular, 33), ("发票查验", 23, .bold, 93.5), ("自然", 24, .bold, 49),
      ("カラー", 17, .bold, 52), ("カテゴリー", 17, .bold, 87),
      ("アプリの使い方", 17, .regular, 121.5), ("さんようこそ", 20, .regular, 122.5),
    ] as [(String, Double, FontWeight, Double)])
  func ideographs(text: String, size: Double, weight: FontWeight, width: Double) {
    let face = FontFace(weight: weight, pointSize: size)
    for typesetter in [recent, old] {
      let exact = typesetter.width(of: text, in: face)
      #expect((exact * 2).rounded(.up) / 2 == width)
    }
    // CoderST/DYZB, Xcode 7: three at 12 points are 36 points wide.
    let first = Typesetter(era: .iOS9).width(of: text, in: face)
    #expect(abs(first - size * Double(text.count)) < 1e-9)
  }

  /// A label of Andy0570/iOS-Samples, 87 wide, which may be a point too large as whole widths are.
  @Test("Of a whole width of ideographs the last point may be Interface Builder's")
  func wholeWidthOfIdeographs() {
    let width = old.width(of: "开票日期：", in: FontFace(pointSize: 17))
    #expect(width > 86 && width <= 87)
  }

  /// Labels of NorthDogLi/swift4.0_NDYKLiving (Xcode 8.3), two pixels a point.
  @Test(
    "Ideographs are wider than the em in iOS 10, too",
    arguments: [("人数", 14, 29), ("选择登陆方式", 12, 74), ("东北虎", 11, 34), ("映客号：12849", 14, 98.5)])
  func ideographsOfIOS10(text: String, size: Double, width: Double) {
    let measured = Typesetter(era: .iOS10).width(of: text, in: FontFace(pointSize: size))
    #expect((measured * 2).rounded(.up) / 2 == width)
  }

  /// A button of yasutin7/ChatApp (Xcode 12) is 199 wide, in whole points.
  @Test("A line of kana and ideographs is a share of the em wider")
  func kana() {
    let width = recent.width(of: "まだアカウントをお持ちでない方", in: FontFace(pointSize: 13))
    #expect(width > 198)
    #expect(width <= 199)
  }

  /// Labels of taiseiogura/Homelax2023, whose whole widths may be a point too large, MasamiYamate/RockPaperScissors, in
  /// thirds, ryomaemura/BMICalculatorApp, whole as well, and keit0728/BMICalculator, in halves.
  @Test(
    "In large sizes kana are hardly wider than the em",
    arguments: [
      ("メールアドレスとパスワードをもう一度確認してください。", 9, 248, 249), ("ーーーーさん", 35, 211, 212),
      ("相手の手", 32, 129, 388.0 / 3), ("身長と体重を入力してください", 24, 340, 341),
      ("ここに体型の判定結果が表示されます", 15, 260, 260.5),
    ] as [(String, Double, Double, Double)])
  func largeKana(text: String, size: Double, least: Double, most: Double) {
    let width = recent.width(of: text, in: FontFace(pointSize: size))
    #expect(width > least)
    #expect(width <= most)
  }

  /// A label of StoriqaTeam/wallet-ios is 80 wide, in whole points: more than 79.
  @Test("A seven does not kern with the colon of a time")
  func time() {
    let width = old.width(of: "17:22 Aug 11 ", in: FontFace(pointSize: 13))
    #expect(width > 79)
    #expect(width <= 80)
  }

  /// The same advances, with the older tracking (-24 + .8)/1024 = -.0226563.
  @Test("Older releases track 17 points less tightly")
  func olderTracking() {
    #expect(abs(old.width(of: "Label", in: FontFace(pointSize: 17)) - 41.6068) < 0.1)
  }

  /// Labels and buttons whose width is free, of EkaterinaDon's and ckost9n's Millionaire, AVIlyushin/GB_Maps and
  /// mindbox-cloud/ios-sdk. By Inter's widths without kerning they would be 1½ to 10 points too wide.
  @Test(
    "Cyrillic is kerned, and letters that look like Latin ones have their widths",
    arguments: [
      ("Результаты", 22, 0.5, 114), ("Таблица результатов", 30, 1, 287),
      ("Регистрация", 37, 0.5, 214), ("Тест", 17, 1, 36),
    ] as [(String, Double, Double, Double)])
  func cyrillic(text: String, size: Double, step: Double, width: Double) {
    let typesetter = size == 37 ? old : recent
    let exact = typesetter.width(of: text, in: FontFace(pointSize: size))
    #expect(abs((exact / step).rounded(.up) * step - width) <= 0.5)
  }

  /// Labels of Xcode 15, 114⅓ wide in thirds (hakanngul) and 49 (alptugagca), and one of Xcode 12, 92 (onurcankurt).
  @Test("The sign of the lira is about as wide as a figure in large sizes")
  func lira() {
    let regular = recent.width(of: "100.000 ₺", in: FontFace(pointSize: 25))
    #expect(abs((regular * 3).rounded(.up) / 3 - 343.0 / 3) <= 1)
    let short = recent.width(of: "24 ₺", in: FontFace(pointSize: 24))
    #expect(abs((short * 2).rounded(.up) / 2 - 49) <= 0.5)
    let bold = recent.width(of: "₺ 55", in: FontFace(weight: .bold, pointSize: 43))
    #expect(abs((bold * 2).rounded(.up) / 2 - 92) <= 1)
  }

  /// Labels of documents of Xcode 6, whole points: Alfresco/alfresco-ios-app,
  /// forkingdog/UITableView-FDTemplateLayoutCell; Helvetica Neue alone would be 216.54, 59.48 and 27.94.
  @Test(
    "The system font of iOS 8 is tracked at small sizes",
    arguments: [
      ("All required values are not present.", 14, 224), ("Username", 13, 62), ("Time", 13, 30),
    ] as [(String, Double, Double)])
  func trackingOfIOS8(text: String, size: Double, width: Double) {
    let typesetter = Typesetter(era: .iOS8)
    let measured = typesetter.width(of: text, in: FontFace(pointSize: size))
    #expect(measured.rounded(.up) == width)
    let named = FontFace(family: .named("Helvetica Neue"), pointSize: size)
    #expect(typesetter.width(of: text, in: named) < measured - 1)
  }

  /// A label of a document of Xcode 6 is 228 wide; Helvetica Neue Bold's letters would be 236.
  @Test("The bold system font of iOS 8 is Helvetica Neue Medium")
  func boldOfIOS8() {
    let typesetter = Typesetter(era: .iOS8)
    let text = "[Trolley Title and Destination]"
    let bold = typesetter.width(of: text, in: FontFace(weight: .bold, pointSize: 17))
    let medium = FontFace(family: .named("HelveticaNeue-Medium"), pointSize: 17)
    #expect(bold == typesetter.width(of: text, in: medium))
    let heavier = FontFace(family: .named("HelveticaNeue-Bold"), pointSize: 17)
    #expect(abs(bold - 228) < abs(typesetter.width(of: text, in: heavier) - 228) / 2)
  }

  /// Labels of documents of two pixels a point whose width is free: strongbox-password-safe/Strongbox,
  /// appbrewery/Clima-iOS13-Completed, evgeniagaletskaya/RandomNumber.
  @Test(
    "From 20 points on, older releases use the display cut",
    arguments: [("Upgrade Options", 28, 206.5), ("London", 30, 98), ("Number", 40, 139)])
  func olderDisplayCut(text: String, size: Double, width: Double) {
    let measured = old.width(of: text, in: FontFace(pointSize: size))
    // A whole width may be a point too large.
    #expect(measured > width - (width == width.rounded() ? 1 : 0.5) && measured <= width)
  }

  /// Labels of documents of Xcode 7 and 8, two pixels a point: nasim-ahmed/StackViewDemo, digitaljavelina's
  /// StackView-Demo, HeroTransitions/Hero and paullele/GuessTheNumber.
  @Test(
    "The display cut of iOS 9 and 10 is wider than the later one",
    arguments: [
      ("Nature", 30, .regular, 89.5), ("Wardrobe", 50, .regular, 213),
      ("Label Morph Plugin", 22, .semibold, 198), ("Range", 25, .regular, 71),
    ] as [(String, Double, FontWeight, Double)])
  func displayCutOfIOS9(text: String, size: Double, weight: FontWeight, width: Double) {
    let face = FontFace(weight: weight, pointSize: size)
    for era in [SystemFontEra.iOS9, .iOS10] {
      let measured = Typesetter(era: era).width(of: text, in: face)
      #expect(measured > width - 1.5 && measured <= width + 0.5)
    }
    #expect(Typesetter(era: .iOS11To13).width(of: text, in: face) < width - 1)
  }

  /// Labels of ShiginAV/Lab-About-Me (Xcode 12), two pixels a point. The display cut's letters are narrower
  /// than the text cut's: of "Wave" W .9304, a .49655, v .49272, e .52205 for .97 and more.
  @Test("The display cut is narrower than the text cut")
  func displayIsNarrower() {
    for (text, width) in [("Civil Engineering", 145.5), ("Lobachevsky university", 203.5)] {
      let measured = old.width(of: text, in: FontFace(pointSize: 20))
      #expect(abs((measured * 2).rounded(.up) / 2 - width) <= 0.5)
    }
    let large = old.width(of: "Wave", in: FontFace(pointSize: 20)) / 20
    #expect(old.width(of: "Wave", in: FontFace(pointSize: 19)) / 19 > large + 0.02)
  }

  /// Kerning of the display cut in em, which is Inter's where no document tells more: TJ -.08099.
  @Test("Pairs of large letters kern")
  func displayPairs() {
    let face = FontFace(pointSize: 20)
    let width = { old.width(of: $0, in: face) }
    #expect(abs(width("TJ") - width("T") - width("J") + 20 * 0.08099) < 0.001)
  }

  /// Labels whose width is free: qonversion/qonversion-ios-sdk, Automattic/pocket-casts-ios and
  /// Gegobite/geekbrains-ios-lessons, the last with three pixels a point. At 22 points .52 of a letter is the
  /// display cut's.
  @Test(
    "Between 17 and 28 points the two cuts are mixed",
    arguments: [
      ("without server code", 20, 187), ("Account Upgraded", 22, 193.5),
      ("Simple Auth App", 25, 194.667),
    ] as [(String, Double, Double)])
  func mixedCuts(text: String, size: Double, width: Double) {
    let measured = recent.width(of: text, in: FontFace(weight: .bold, pointSize: size))
    // Half a point either way, and a pixel of half a point that is rounded up.
    #expect(measured > width - 1 && measured <= width + 0.5)
  }

  /// Text, medium: T .64346, o .60138. Tracking half-way between 13 pt, -6/1024 and 14 pt, -11/1024:
  /// -.0083008. 13.5 · (.64346 + .60138 - 2 · .0083008) = 16.5812.
  @Test("Between two sizes of the table, tracking is between theirs")
  func fractionalSize() {
    let face = FontFace(weight: .medium, pointSize: 13.5)
    let apart = recent.width(of: "T", in: face) + recent.width(of: "o", in: face)
    #expect(abs(apart - 16.5812) < 0.01)
  }

  /// Documents: a bullet of 13 and one of 14 points are 6.5 wide on two pixels a point, so wider than
  /// 6; a line with two arrows of 13 points is 201.5, a button "unit ↓" of 15 points 42, a whole one.
  @Test("Bullets and arrows are as wide as documents show them")
  func bulletsAndArrows() {
    for size in [13.0, 14] {
      let width = recent.width(of: "•", in: FontFace(pointSize: size))
      #expect(width > 6 && width <= 6.5)
    }
    let line = old.width(of: "← Swipe Screen Edges in View →", in: FontFace(pointSize: 13))
    #expect(line > 201 && line <= 201.5)
    let unit = old.width(of: "unit ↓", in: FontFace(pointSize: 15))
    #expect(unit > 41 && unit <= 42)
  }

  /// A document of iOS 12 has a 1 of 140 points 63 wide and a 2 80, on two pixels a point.
  @Test("Large figures are as wide as a document shows them")
  func largeFigures() {
    let one = old.width(of: "1", in: FontFace(pointSize: 140))
    #expect(one > 62.5 && one <= 63)
    let two = old.width(of: "2", in: FontFace(pointSize: 140))
    #expect(two > 79 && two <= 80)
  }

  /// Documents of a device with two pixels a point: "25:00" of 78 points, iOS 12, is 205 wide, bold of
  /// 120 points, iOS 14, 334; "21" in black of 80 points is 93. Whole widths may be a point too large.
  @Test("Figures of a clock are as wide as documents show them, whatever their weight")
  func clockFigures() {
    let regular = old.width(of: "25:00", in: FontFace(pointSize: 78))
    #expect(regular > 203.5 && regular <= 205)
    let bold = recent.width(of: "25:00", in: FontFace(weight: .bold, pointSize: 120))
    #expect(bold > 333 && bold <= 334)
    let black = recent.width(of: "21", in: FontFace(weight: .black, pointSize: 80))
    #expect(black > 92 && black <= 93)
  }

  /// Labels of a public document of Xcode 11, two pixels a point.
  @Test(
    "Weights below light are narrower than it",
    arguments: [("Enter username", 125.0), ("Enter password", 122.0), ("Enter address", 109.0)])
  func thin(text: String, width: Double) {
    func measured(_ weight: FontWeight) -> Double {
      old.width(of: text, in: FontFace(weight: weight, pointSize: 18))
    }
    // Whole widths may be a point too large.
    #expect(measured(.thin) > width - 1 && measured(.thin) <= width)
    #expect(measured(.ultraLight) < measured(.thin))
    #expect(measured(.thin) < measured(.light))
  }

  @Test("Long text takes the same width on the quick and on the thorough way")
  func bothWaysAgree() {
    let face = FontFace(weight: .semibold, pointSize: 19)
    let text = "Review your order, then pay (VAT included): 1,234.50"
    let thorough = MeasuredText([TextRun(text, face: face)], typesetter: recent).fullWidth
    #expect(abs(recent.width(of: text, in: face) - thorough) < 1e-9)
  }

  @Test("Accented letters are as wide as their base where their shapes are")
  func accentedLetters() {
    let face = FontFace(pointSize: 17)
    let letter = recent.width(of: "E", in: face)
    #expect(abs(recent.width(of: "É", in: face) - letter) < 1e-9)
    #expect(abs(recent.width(of: "E\u{301}", in: face) - letter) < 1e-9)
  }

  @Test("Monospaced digits are as wide as the widest digit")
  func monospacedDigits() {
    let face = FontFace(usesMonospacedDigits: true, pointSize: 17)
    let usual = FontFace(pointSize: 17)
    let widest = (0...9).map { recent.width(of: "\($0)", in: usual) }.max() ?? 0
    #expect(abs(recent.width(of: "11:11", in: face) - recent.width(of: "47:80", in: face)) < 1e-9)
    #expect(abs(recent.width(of: "1", in: face) - widest) < 1e-9)
  }

  /// Labels and buttons of one emoji in public documents; Interface Builder saved them in whole points. The table lacks
  /// the one of 40 points.
  @Test("An emoji is as wide as documents show it")
  func emoji() {
    let labels = [
      (11, 16), (17, 23), (18, 24), (30, 38), (38, 43), (40, 45), (45, 50), (46, 50), (50, 54),
      (60, 65), (65, 70), (70, 75), (72, 77), (115, 124),
    ]
    for (size, saved) in labels {
      let width = recent.width(of: "😬", in: FontFace(pointSize: Double(size)))
      #expect(width > Double(saved) - 1 && width <= Double(saved), "\(size): \(width)")
    }
  }

  /// JungEunHee's SignIn (SOPT's 30th): 238.5 at two pixels a point.
  @Test("Emoji beside text are as wide as alone")
  func emojiBesideText() {
    let width = recent.width(of: "🌟 로그인 통신 🌟", in: FontFace(pointSize: 33))
    #expect(abs((width * 2).rounded(.up) / 2 - 238.5) <= 0.5)
  }

  /// shu223/ARKit-Sampler: an ideographic space and a pen of 70 points are 145.5 wide, at two pixels a point.
  @Test("A picture that is text by default is an emoji where no other font has it")
  func textualEmoji() {
    let face = FontFace(weight: .heavy, pointSize: 70)
    let pen = old.width(of: "\u{3000}🖋", in: face)
    #expect(abs(pen - 145.5) <= 0.75)
    #expect(recent.width(of: "🖋", in: face) == recent.width(of: "🖋\u{FE0F}", in: face))
    #expect(recent.width(of: "🖋", in: face) != recent.width(of: "🖋\u{FE0E}", in: face))
    #expect(recent.width(of: "2", in: face) != recent.width(of: "2\u{FE0F}\u{20E3}", in: face))
  }

  @Test("Sizes that make no sense measure as nothing", arguments: [0, -17, .nan, .infinity])
  func senselessSizes(pointSize: Double) {
    let face = FontFace(pointSize: pointSize)
    #expect(recent.width(of: "Label", in: face) == 0)
    #expect(recent.metrics(of: face).lineHeight == 0)
  }

  /// 17 · 2444/2048.
  @Test("A line is 1.193 times the size high")
  func lineHeight() {
    #expect(recent.metrics(of: FontFace(pointSize: 17)).lineHeight == 20.287109375)
  }
}
