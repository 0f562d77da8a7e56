import CTypesettingData

/// The fonts that are part of the program, in the order of `TypesettingData.c`.
enum BundledFont: Int, CaseIterable, Sendable {
  case interThin
  case interLight
  case interRegular
  case interMedium
  case interSemiBold
  case interBold
  case interBlack
  case interDisplayLight
  case interDisplayRegular
  case interDisplaySemiBold
  case interDisplayBold
  case monospaced
  case monospacedBold
  case arabic
  case arabicBold
  case hebrew
  case hebrewBold
  case thai
  case thaiBold
  case devanagari

  /// What draws the system font: the weight's own cut or the nearest heavier one.
  static func system(_ weight: FontWeight, display: Bool) -> BundledFont {
    switch (weight, display) {
    case (.ultraLight, _), (.thin, _): .interThin
    case (.light, false): .interLight
    case (.light, true): .interDisplayLight
    case (.regular, false): .interRegular
    case (.regular, true): .interDisplayRegular
    case (.medium, _): .interMedium
    case (.semibold, false): .interSemiBold
    case (.semibold, true): .interDisplaySemiBold
    case (.bold, false): .interBold
    case (.bold, true): .interDisplayBold
    case (.heavy, _), (.black, _): .interBlack
    }
  }

  /// What draws a character of a script that Inter lacks.
  static func covering(_ scalar: Unicode.Scalar, isBold: Bool) -> BundledFont? {
    switch scalar.value {
    case 0x0590...0x05FF: isBold ? .hebrewBold : .hebrew
    case 0x0600...0x06FF: isBold ? .arabicBold : .arabic
    case 0x0900...0x097F: .devanagari
    case 0x0E00...0x0E7F: isBold ? .thaiBold : .thai
    default: nil
    }
  }

  /// The font's file.
  var file: TypesettingFile { typesettingFont(rawValue) }
}

extension TypesettingFile {
  /// The bytes, which stay where they are as long as the program runs.
  var contents: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }
}
