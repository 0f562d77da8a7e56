extension FontFace {
  /// A font of a file at a size; nil if the file cannot be opened as one.
  package init?(_ font: FontFile.Font, pointSize: Double) {
    guard let id = FontLibrary.shared.font(of: font) else { return nil }
    self.init(
      family: .file(id), weight: FontWeight(openType: font.weight), isItalic: font.isItalic,
      pointSize: pointSize)
  }

  /// The names of the font, if it is one of a file.
  package var fileFont: FontFile.Font? {
    guard case .file(let id) = family else { return nil }
    return FontLibrary.shared.font(id).source
  }

  /// The machine's font of exactly that PostScript, full or family name; nil if it has none.
  package static func machineFont(named name: String) -> FontFile.Font? {
    FontLibrary.shared.machineFont(named: name)
  }

  /// Whether iOS comes with the font of a name.
  ///
  /// A name that only begins like one of iOS's families, as `FuturaPT-Book` does, may be an app's.
  package static func isOfIOS(_ name: String) -> Bool { NamedFont.isOfIOS(name) }

  /// Whether the system font's widths stand in for those of a font of iOS.
  package static func isApproximate(_ name: String) -> Bool { NamedFont.isApproximate(name) }
}

extension FontWeight {
  /// The weight that a font file states: 400 is regular, 700 is bold.
  package init(openType value: Double) {
    let steps = Self.allCases.count
    let step = (value / 100).rounded() - 1
    self = Self.allCases[min(max(Int(step), 0), steps - 1)]
  }

  /// The weight as font files state it.
  package var openType: Double { Double(rawValue + 1) * 100 }
}
