import CTypesettingData

/// The free families that are part of the program, in the order of `typesettingFamily`: those that
/// apps bring most, for documents that come without their project. Inter, in which the system font is drawn,
/// comes last and has a file for each cut.
///
/// The collections bear no names of their own, since some families reserve theirs; they are known by the
/// names here.
enum BundledFamily: Int, CaseIterable, Sendable {
  case montserrat
  case roboto
  case openSans
  case lato
  case firaSans
  case nunito
  case sourceSansPro
  case raleway
  case poppins
  case rubik
  case mulish
  case workSans
  case inter

  /// One cut of a family.
  private struct Style {
    /// As the upright names have it; `Regular` may be left out in a family's names.
    var name: String
    var weight: Double
    /// Other spellings that versions of the family have in their PostScript names.
    var others: [String] = []

    static let thin = Style(name: "Thin", weight: 100)
    static let light = Style(name: "Light", weight: 300)
    static let regular = Style(name: "Regular", weight: 400)
    static let medium = Style(name: "Medium", weight: 500)
    static let semiBold = Style(name: "SemiBold", weight: 600, others: ["Semibold"])
    static let bold = Style(name: "Bold", weight: 700)
    static let black = Style(name: "Black", weight: 900)
  }

  /// The family's name, then an older one that versions of it bear.
  fileprivate var names: [String] {
    switch self {
    case .montserrat: ["Montserrat"]
    case .roboto: ["Roboto"]
    case .openSans: ["Open Sans"]
    case .lato: ["Lato"]
    case .firaSans: ["Fira Sans"]
    case .nunito: ["Nunito"]
    case .sourceSansPro: ["Source Sans Pro"]
    case .raleway: ["Raleway"]
    case .poppins: ["Poppins"]
    case .rubik: ["Rubik"]
    case .mulish: ["Mulish", "Muli"]
    case .workSans: ["Work Sans"]
    case .inter: ["Inter"]
    }
  }

  /// The cuts in the order of the file.
  private var styles: [Style] {
    switch self {
    case .montserrat, .poppins, .rubik, .workSans: [.regular, .bold, .semiBold, .medium, .light]
    case .roboto: [.regular, .bold, .medium, .light]
    case .openSans, .firaSans: [.regular, .bold, .semiBold, .light]
    case .lato: [.regular, .bold, .light]
    case .nunito: [.regular, .bold]
    case .sourceSansPro, .raleway, .mulish: [.regular, .bold, .semiBold]
    case .inter: [.regular, .bold, .semiBold, .medium, .light, .thin, .black]
    }
  }

  /// The files of the cuts, in their order, of a family without a collection.
  private var files: [BundledFont] {
    guard self == .inter else { return [] }
    return [
      .interRegular, .interBold, .interSemiBold, .interMedium, .interLight, .interThin, .interBlack,
    ]
  }

  /// Ascender and descender in em where documents have lines of another height than the file; nil for what
  /// the file says.
  ///
  /// Source Sans Pro is 1.424 em in its third version; documents have the second's published 0.984 and 0.273
  /// (dcrios: 14 points 18, 16 points 20.5, 18 points 23, 20 points 25.5). Work Sans is 1.173 em in its
  /// present version; labels of three repositories have 1.4375 to 1.4643 (PlanetWallet: 14 points
  /// 20.5, 16 points 23.5), in widths that agree. Only the sum is known; it is divided as before.
  var extent: (ascender: Double, descender: Double)? {
    switch self {
    case .sourceSansPro: (0.984, 0.273)
    case .workSans: (1.46 * 930 / 1173, 1.46 * 243 / 1173)
    default: nil
    }
  }

  /// The same in the time before iOS 14, of a family whose files of then had other lines: Roboto's are 2146 and 555 of
  /// 2048 high in 13 labels of two repositories of Xcode 9 and 10 (SnapXEats/SnapXEats-iOS: 6 points 8, 15 points 20;
  /// DsdSalesForce_swift42: 12 points 16), and as in the present file in five of Xcode 12 and later.
  var earlyExtent: (ascender: Double, descender: Double)? {
    self == .roboto ? (2146 / 2048, 555 / 2048) : nil
  }

  /// The file of one of the family's cuts.
  func file(of font: FontFile.Font) -> TypesettingFile {
    file(ofCut: styles.firstIndex { $0.weight == font.weight } ?? 0)
  }

  private func file(ofCut index: Int) -> TypesettingFile {
    files.isEmpty ? typesettingFamily(rawValue) : files[index].file
  }

  /// The fonts of the family under all of their names, the usual ones first.
  var fonts: [FontFile.Font] { names.flatMap(fonts(named:)) }

  private func fonts(named name: String) -> [FontFile.Font] {
    let prefix = name.filter { $0 != " " }
    return styles.enumerated().flatMap { index, style in
      // Open Sans has been both “OpenSans” and “OpenSans-Regular”.
      let endings = ([style.name] + style.others).map { "-" + $0 }
      let postScriptNames = endings.map { prefix + $0 } + (style.weight == 400 ? [prefix] : [])
      return postScriptNames.map { postScriptName in
        FontFile.Font(
          path: String(cString: file(ofCut: index).name), index: files.isEmpty ? index : 0,
          postScriptName: postScriptName, fullName: "\(name) \(style.name)", families: [name],
          weight: style.weight, isItalic: false, bundled: self)
      }
    }
  }

  /// All of the program's families, by their names.
  static let index = FontIndex(fonts: allCases.flatMap(\.fonts))
}

extension FontFile.Font {
  /// The program's own font of a PostScript, full or family name; nil if it brings none.
  package static func bundled(named name: String) -> FontFile.Font? {
    BundledFamily.index.font(named: name, distance: { _ in 0 })
  }

  /// The program's own font that is nearest to a cut that it does not bring of a family that it brings: of a
  /// name that adds nothing but style words to the family's. Upright ones stand for italics.
  ///
  /// Documents have such cuts in their family's lines: `OpenSansLight-Italic` of 12 points is 16.5 high,
  /// 1.362 em (willianpinho/themoviedb-swift-app).
  package static func bundled(nearest name: String) -> FontFile.Font? {
    let key = NamedFont.key(of: name)
    for family in BundledFamily.allCases.flatMap(\.names) {
      let start = NamedFont.key(of: family)
      guard key.hasPrefix(start), NamedFont.isCut(key.dropFirst(start.count)) else { continue }
      let style = NamedFont.style(of: key.dropFirst(start.count))
      return bundled(
        ofFamily: family, weight: (style.weight ?? .regular).openType, isItalic: style.isItalic)
    }
    return nil
  }

  /// The program's own font of a family that is nearest to a weight and slant.
  package static func bundled(
    ofFamily family: String, weight: Double, isItalic: Bool
  ) -> FontFile.Font? {
    BundledFamily.index.font(
      ofFamily: family, weight: weight, isItalic: isItalic, distance: { _ in 0 })
  }

  /// Whether the font is one of the families that the program brings.
  package var isBundled: Bool { bundled != nil }
}
