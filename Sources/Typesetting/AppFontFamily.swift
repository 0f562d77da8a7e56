/// A family that apps bring and the program does not, of which the height of a line is known.
///
/// Documents that name one come often without its file, and many of their labels are held in width, so
/// that the height alone is what they ask for.
enum AppFontFamily {
  /// Ascender and descender in em, nil for other families.
  ///
  /// Most are the published vertical metrics of the fonts' table `hhea`, as CoreText takes them, in Capsize's
  /// collection of those of Google Fonts and of systems. A file may be of another version. Public documents agree: 12
  /// points of Ubuntu are 13.5 high, 19 of Barlow 23, two lines of 14 of Sora 35.5, 14 of Noto Sans KR 20⅓, 19 of Noto
  /// Sans Mono 26, 18 of Public Sans 21.5, 17 of Red Hat Display 22⅔, 14 of Segoe UI 19, two lines of 15 of Nunito Sans
  /// 41 and of 24 of Quicksand 60, 14 and 24 of Pretendard, whose metrics are quoted from memory, 17 and 29
  /// (TeamNado-Sunbae/NadoSunbae-iOS), 13, 15 and 16 of ABeeZee 15⅔, 18 and 19 (Kinzerskiy/FontainApp). Of Atlas
  /// Grotesk only the sum is known, three lines of 14 being 42 and one of 30 being 30, of Gotham, 12, 16 and 17 being
  /// as high and four lines of 16 64 (particle-iot/particle-tinker-app-ios), of Sailec, one line of 20 being 20 and six
  /// of 18 108, of Gilroy, 16 being 20 (fivechjr/MangaReader-iOS), of Uber Move Text, 9, 11, 12, 13 and 15 being 11,
  /// 13.5, 14.5, 16 and 18 (nomanarshad20/Towy-IOS-Client), of Rounded M+ 1c, 28 being 39.5 and two lines of 22 61.5
  /// (randyefan/PanicAway), of BM Hanna Pro, 19, 25 and 31 being as high (sainkr/Sudoku), of Circular Std, 14 being 18
  /// (airwallex-payment-ios), of Myriad Pro, 25 being 25 and two lines of 22 six apart 50 (okoroezenwa/mode), and of
  /// Proxima Nova, 17 being 20 (RawatHarry1/TaxiDeliv-ios-driver) and 24 28, where another of its files has 14 for 14
  /// (veerukatiyar2017/Wussup, which has both); their baselines are estimated.
  static func extent(ofFont name: String) -> (ascender: Double, descender: Double)? {
    family(ofFont: name).map { ($0.ascender, $0.descender) }
  }

  /// Advances in em of Hangul syllables and of the space, of Korean families; nil for others.
  ///
  /// Those of Noto Sans KR and Spoqa Han Sans Neo are Source Han Sans's, whose syllables are published as 920 of
  /// 1000 and its space as 224. Documents agree: "+버튼을 눌러 습관방을 시작해 보세요!" of 18 points is 280.5 wide in Noto Sans
  /// (TeamSparker/Spark-iOS), "아직 생성된 명함이 없어요." in bold of 14 points 155.5 in Spoqa's (TeamNADA/NADA-iOS).
  static func koreanAdvances(ofFont name: String) -> KoreanAdvances? {
    guard let parts = family(ofFont: name)?.widths, parts.contains(.hangul) else { return nil }
    return KoreanAdvances(syllable: 0.92, space: 0.224)
  }

  /// Whose widths a font's Latin letters have, where it is known; nil for others.
  ///
  /// Those of Noto Sans KR are Source Han Sans's, which documents agree with, and so Noto Sans JP's, SC's, TC's and
  /// HK's are taken to be; in two weights: the lighter ones as regular, the heavier ones as bold. Arimo is made as wide
  /// as Arial: “Evian” in bold of 16 points is 43 wide (Kinzerskiy/FontainApp).
  static func latin(ofFont name: String) -> SubstituteFont? {
    guard let family = family(ofFont: name) else { return nil }
    let style = NamedFont.style(of: NamedFont.key(of: name).dropFirst(family.key.count))
    let isBold = style.weight ?? .regular >= .semibold
    if family.widths.contains(.arial) { return isBold ? .liberationSansBold : .liberationSans }
    guard family.widths.contains(.sourceHan) else { return nil }
    return isBold ? .sourceHanSansBold : .sourceHanSans
  }

  private static func family(ofFont name: String) -> Family? {
    let key = NamedFont.key(of: name)
    return families.first { family in
      guard key.hasPrefix(family.key) else { return false }
      var rest = key.dropFirst(family.key.count)
      if let infix = family.infixes.first(where: rest.hasPrefix) {
        rest = rest.dropFirst(infix.count)
      }
      return NamedFont.isCut(rest)
    }
  }

  private struct Family {
    /// Lower-case letters and digits of the family's name.
    var key: String
    var ascender: Double
    var descender: Double
    /// What may stand between the family's name and a cut's.
    var infixes: [String]
    /// Whose widths it has.
    var widths: Set<Widths>

    enum Widths {
      /// Those of Source Han Sans's syllables, and of its Latin letters.
      case hangul, sourceHan
      case arial
    }

    init(
      _ key: String, _ ascender: Double, _ descender: Double, unitsPerEm: Double = 1000,
      infixes: [String] = [], widths: Set<Widths> = []
    ) {
      self.key = key
      self.ascender = ascender / unitsPerEm
      self.descender = descender / unitsPerEm
      self.infixes = infixes
      self.widths = widths
    }
  }

  private static let families = [
    Family("abeezee", 914, 268),
    Family("abel", 2006, 604, unitsPerEm: 2048),
    Family("abrilfatface", 1058, 291),
    Family("acme", 959, 307),
    Family("adventpro", 964, 232),
    Family("alegreya", 1016, 345),
    Family("alegreyasans", 900, 300),
    Family("aleo", 805, 195),
    Family("almarai", 905, 211),
    Family("amaticsc", 1016, 245),
    Family("amiri", 2300, 1300, unitsPerEm: 2048),
    Family("anton", 1138, 329),
    Family("archivo", 878, 210),
    Family("archivonarrow", 1035, 312),
    Family("arimo", 1854, 434, unitsPerEm: 2048, widths: [.arial]),
    Family("arvo", 1968, 506, unitsPerEm: 2048),
    Family("asap", 934, 212),
    Family("assistant", 1021, 287),
    Family("atlasgrotesk", 800, 200),
    Family("audiowide", 2027, 584, unitsPerEm: 2048),
    Family("baloo2", 1050, 524),
    Family("bangers", 883, 181),
    Family("barlow", 1000, 200, infixes: ["semicondensed", "condensed"]),
    Family("bebasneue", 900, 300),
    Family("bevietnam", 1196, 265),
    Family("bitter", 935, 265),
    Family("blackhansans", 790, 210),
    Family("bmhannaprootf", 800, 200),
    Family("cabin", 965, 250),
    Family("cairo", 1303, 571),
    Family("catamaran", 1100, 540),
    Family("caveat", 960, 300),
    Family("chakrapetch", 992, 308),
    Family("chivo", 940, 250),
    Family("cinzel", 971, 372),
    Family("circularstd", 955, 310),
    Family("comfortaa", 881, 234),
    Family("comicneue", 900, 250),
    Family("cormorant", 924, 287),
    Family("cormorantgaramond", 924, 287),
    Family("courgette", 2000, 560, unitsPerEm: 2048),
    Family("crimsontext", 1026, 297, unitsPerEm: 1024),
    Family("cuprum", 895, 260),
    Family("dancingscript", 920, 280),
    Family("darkergrotesque", 1060, 296),
    Family("didactgothic", 1046, 265),
    Family("dmmono", 992, 310),
    Family("dmsans", 992, 310),
    Family("dmserifdisplay", 1036, 335),
    Family("dmseriftext", 1036, 335),
    Family("dohyeon", 800, 200),
    Family("dosis", 1027, 237),
    Family("ebgaramond", 1007, 298),
    Family("economica", 949, 200),
    Family("elmessiri", 1019, 544),
    Family("encodesans", 2060, 440, unitsPerEm: 2000),
    Family("exo", 1002, 327),
    Family("exo2", 999, 201),
    Family("firacode", 1980, 644, unitsPerEm: 2000),
    Family("firamono", 935, 265),
    Family("firasanscondensed", 935, 265),
    Family("fjallaone", 2066, 508, unitsPerEm: 2048),
    Family("frankruhllibre", 957, 334),
    Family("fredokaone", 974, 236),
    Family("gilroy", 980, 250),
    Family("gloriahallelujah", 1439, 591, unitsPerEm: 1024),
    Family("gotham", 800, 200),
    Family("gothica1", 817, 207, unitsPerEm: 1024),
    Family("greatvibes", 851, 401),
    Family("heebo", 2146, 862, unitsPerEm: 2048),
    Family("hind", 1055, 546),
    Family("hindmadurai", 982, 398),
    Family("hindsiliguri", 1116, 501),
    Family("hindvadodara", 1125, 373),
    Family("ibmplexmono", 1025, 275),
    Family("ibmplexsans", 1025, 275),
    Family("ibmplexsanscondensed", 1025, 275),
    Family("ibmplexserif", 1025, 275),
    Family("inconsolata", 859, 190),
    Family("indieflower", 994, 500, unitsPerEm: 1024),
    Family("istokweb", 2061, 887, unitsPerEm: 2048),
    Family("josefinsans", 750, 250),
    Family("josefinslab", 750, 250),
    Family("jost", 1070, 375),
    Family("jua", 800, 200),
    Family("kalam", 1063, 531),
    Family("kanit", 1100, 395),
    Family("karla", 917, 252),
    Family("kaushanscript", 1084, 367),
    Family("kreon", 974, 286),
    Family("lexenddeca", 1000, 250),
    Family("librebaskerville", 970, 270),
    Family("librefranklin", 966, 246),
    Family("lilitaone", 923, 220),
    Family("lobster", 1000, 250),
    Family("lobstertwo", 1000, 250),
    Family("lora", 1006, 274),
    Family("luckiestguy", 1440, 608, unitsPerEm: 2048),
    Family("manrope", 2132, 600, unitsPerEm: 2000),
    Family("markazitext", 1718, 740, unitsPerEm: 2048),
    Family("mavenpro", 965, 210),
    Family("merriweather", 984, 273),
    Family("merriweathersans", 2014, 560, unitsPerEm: 2048),
    Family("michroma", 2368, 544, unitsPerEm: 2048),
    Family("mitr", 1150, 420),
    Family("montserratalternates", 968, 251),
    Family("mukta", 1130, 532),
    Family("myriadpro", 750, 250),
    Family("nanumgothic", 920, 230),
    Family("nanummyeongjo", 942, 236, unitsPerEm: 1024),
    Family("niramit", 1105, 195),
    Family("noticiatext", 2202, 593, unitsPerEm: 2048),
    Family("notosans", 2189, 600, unitsPerEm: 2048),
    // Of the four others only Hong Kong's is published so; Korea's is in a document.
    Family("notosanshk", 1160, 288, widths: [.sourceHan]),
    Family("notosansjp", 1160, 288, widths: [.sourceHan]),
    Family("notosanskr", 1160, 288, infixes: ["demi"], widths: [.hangul, .sourceHan]),
    Family("notosansmono", 1069, 293),
    Family("notosanssc", 1160, 288, widths: [.sourceHan]),
    Family("notosanstc", 1160, 288, widths: [.sourceHan]),
    Family("notoserif", 2189, 600, unitsPerEm: 2048),
    Family("notoserifjp", 1151, 286),
    Family("notoserifkr", 1151, 286),
    Family("notoserifsc", 1151, 286),
    Family("notoseriftc", 1151, 286),
    Family("nunitosans", 1011, 353),
    Family("oldstandardtt", 762, 238),
    Family("opensanscondensed", 2189, 600, unitsPerEm: 2048),
    Family("orbitron", 1011, 243),
    Family("oswald", 1193, 289),
    Family("overpass", 982, 284),
    Family("oxygen", 2103, 483, unitsPerEm: 2048),
    Family("pacifico", 1303, 453),
    Family("patrickhand", 1042, 312),
    Family("permanentmarker", 1136, 325, unitsPerEm: 1024),
    Family("philosopher", 900, 220),
    Family("play", 937, 220),
    Family("playfairdisplay", 1082, 251),
    Family("poiretone", 962, 208),
    Family("pressstart2p", 1000, 0),
    Family("pretendard", 1950, 494, unitsPerEm: 2048),
    Family("prompt", 1090, 422),
    Family("proximanova", 920, 240),
    Family("ptmono", 885, 235),
    Family("ptsans", 1018, 276),
    Family("ptsanscaption", 1018, 276),
    Family("ptsansnarrow", 1018, 276),
    Family("ptserif", 1039, 286),
    Family("publicsans", 950, 225),
    Family("questrial", 820, 210),
    Family("quicksand", 1000, 250),
    Family("rajdhani", 930, 346),
    Family("redhatdisplay", 1021, 302),
    Family("redhattext", 1018, 305),
    Family("reemkufi", 1100, 400),
    Family("righteous", 2017, 526, unitsPerEm: 2048),
    Family("robotocondensed", 1900, 500, unitsPerEm: 2048),
    Family("robotomono", 2146, 555, unitsPerEm: 2048),
    Family("robotoslab", 2146, 555, unitsPerEm: 2048),
    Family("rokkitt", 817, 320),
    Family("ropasans", 841, 231),
    Family("roundedmplus1c", 1075, 320),
    Family("russoone", 926, 279),
    Family("sailec", 800, 200),
    Family("saira", 1135, 439),
    Family("sarabun", 1068, 232),
    Family("satisfy", 957, 501, unitsPerEm: 1024),
    Family("sawarabigothic", 1110, 272),
    Family("shadowsintolight", 1203, 442, unitsPerEm: 1024),
    Family("segoeui", 2210, 514, unitsPerEm: 2048),
    Family("signika", 940, 292),
    Family("signikanegative", 940, 292),
    // Its first releases bear a number: sora-rc004-0417-Regular.
    Family("sora", 970, 290, infixes: ["rc0040417"]),
    Family("sourcecodepro", 984, 273),
    Family("sourceserifpro", 918, 335),
    Family("spacemono", 1120, 361),
    Family("spartan", 1720, 520, unitsPerEm: 2000),
    // Two lines of 12 points are 29 high (TeamNADA/NADA-iOS); the baseline is estimated.
    Family("spoqahansansneo", 950, 250, widths: [.hangul]),
    Family("spectral", 1059, 463),
    Family("staatliches", 950, 300),
    Family("tajawal", 643, 357),
    Family("teko", 958, 475),
    Family("tenorsans", 920, 250),
    Family("titilliumweb", 1133, 388),
    Family("ubermovetext", 940, 260),
    Family("ubuntu", 932, 189),
    Family("ubuntucondensed", 932, 189),
    Family("ubuntumono", 830, 170),
    Family("varela", 1015, 285),
    Family("varelaround", 918, 286),
    Family("vollkorn", 952, 441),
    Family("vt323", 800, 200),
    Family("yanonekaffeesatz", 735, 200),
    Family("zillaslab", 944, 256),
  ]
}

/// Advances in em of a family's Korean.
struct KoreanAdvances: Hashable, Sendable {
  var syllable: Double
  var space: Double
}
