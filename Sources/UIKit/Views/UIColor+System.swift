extension UIColor {
  /// A system colour by its name in Interface Builder, such as `labelColor` or `systemRedColor`.
  ///
  /// Values are those that Apple's Human Interface Guidelines list and that Xcode writes beside the
  /// names in documents.
  package static func system(named name: String) -> UIColor? {
    guard let figures = systemFigures[name] else { return nil }
    return UIColor(light: figures.0.components, dark: figures.1.components)
  }

  private struct Figure {
    let hex: UInt32
    let alpha: CGFloat

    init(_ hex: UInt32, _ alpha: CGFloat = 1) {
      self.hex = hex
      self.alpha = alpha
    }

    var components: Components {
      Components(
        red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
        blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
    }
  }

  private static let systemFigures: [String: (Figure, Figure)] = [
    "labelColor": (Figure(0x000000), Figure(0xFFFFFF)),
    "secondaryLabelColor": (Figure(0x3C3C43, 0.6), Figure(0xEBEBF5, 0.6)),
    "tertiaryLabelColor": (Figure(0x3C3C43, 0.3), Figure(0xEBEBF5, 0.3)),
    "quaternaryLabelColor": (Figure(0x3C3C43, 0.18), Figure(0xEBEBF5, 0.16)),
    "placeholderTextColor": (Figure(0x3C3C43, 0.3), Figure(0xEBEBF5, 0.3)),
    "linkColor": (Figure(0x007AFF), Figure(0x0984FF)),
    "separatorColor": (Figure(0x3C3C43, 0.29), Figure(0x545458, 0.6)),
    "opaqueSeparatorColor": (Figure(0xC6C6C8), Figure(0x38383A)),
    "systemBackgroundColor": (Figure(0xFFFFFF), Figure(0x000000)),
    "secondarySystemBackgroundColor": (Figure(0xF2F2F7), Figure(0x1C1C1E)),
    "tertiarySystemBackgroundColor": (Figure(0xFFFFFF), Figure(0x2C2C2E)),
    "groupTableViewBackgroundColor": (Figure(0xF2F2F7), Figure(0x000000)),
    "systemGroupedBackgroundColor": (Figure(0xF2F2F7), Figure(0x000000)),
    "secondarySystemGroupedBackgroundColor": (Figure(0xFFFFFF), Figure(0x1C1C1E)),
    "tertiarySystemGroupedBackgroundColor": (Figure(0xF2F2F7), Figure(0x2C2C2E)),
    "systemFillColor": (Figure(0x787880, 0.2), Figure(0x787880, 0.36)),
    "secondarySystemFillColor": (Figure(0x787880, 0.16), Figure(0x787880, 0.32)),
    "tertiarySystemFillColor": (Figure(0x767680, 0.12), Figure(0x767680, 0.24)),
    "quaternarySystemFillColor": (Figure(0x747480, 0.08), Figure(0x767680, 0.18)),
    "lightTextColor": (Figure(0xFFFFFF, 0.6), Figure(0xFFFFFF, 0.6)),
    "darkTextColor": (Figure(0x000000), Figure(0x000000)),
    "tintColor": (Figure(0x007AFF), Figure(0x0A84FF)),
    "systemRedColor": (Figure(0xFF3B30), Figure(0xFF453A)),
    "systemOrangeColor": (Figure(0xFF9500), Figure(0xFF9F0A)),
    "systemYellowColor": (Figure(0xFFCC00), Figure(0xFFD60A)),
    "systemGreenColor": (Figure(0x34C759), Figure(0x30D158)),
    "systemMintColor": (Figure(0x00C7BE), Figure(0x63E6E2)),
    "systemTealColor": (Figure(0x30B0C7), Figure(0x40CBE0)),
    "systemCyanColor": (Figure(0x32ADE6), Figure(0x64D2FF)),
    "systemBlueColor": (Figure(0x007AFF), Figure(0x0A84FF)),
    "systemIndigoColor": (Figure(0x5856D6), Figure(0x5E5CE6)),
    "systemPurpleColor": (Figure(0xAF52DE), Figure(0xBF5AF2)),
    "systemPinkColor": (Figure(0xFF2D55), Figure(0xFF375F)),
    "systemBrownColor": (Figure(0xA2845E), Figure(0xAC8E68)),
    "systemGrayColor": (Figure(0x8E8E93), Figure(0x8E8E93)),
    "systemGray2Color": (Figure(0xAEAEB2), Figure(0x636366)),
    "systemGray3Color": (Figure(0xC7C7CC), Figure(0x48484A)),
    "systemGray4Color": (Figure(0xD1D1D6), Figure(0x3A3A3C)),
    "systemGray5Color": (Figure(0xE5E5EA), Figure(0x2C2C2E)),
    "systemGray6Color": (Figure(0xF2F2F7), Figure(0x1C1C1E)),
  ]
}
