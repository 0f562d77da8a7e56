extension UIColor {
  // MARK: Colours with a role

  public static let label = named("labelColor")
  public static let secondaryLabel = named("secondaryLabelColor")
  public static let tertiaryLabel = named("tertiaryLabelColor")
  public static let quaternaryLabel = named("quaternaryLabelColor")
  public static let placeholderText = named("placeholderTextColor")
  public static let link = named("linkColor")
  public static let separator = named("separatorColor")
  public static let opaqueSeparator = named("opaqueSeparatorColor")
  public static let systemBackground = named("systemBackgroundColor")
  public static let secondarySystemBackground = named("secondarySystemBackgroundColor")
  public static let tertiarySystemBackground = named("tertiarySystemBackgroundColor")
  public static let systemGroupedBackground = named("systemGroupedBackgroundColor")
  public static let secondarySystemGroupedBackground = named(
    "secondarySystemGroupedBackgroundColor")
  public static let tertiarySystemGroupedBackground = named("tertiarySystemGroupedBackgroundColor")
  public static let systemFill = named("systemFillColor")
  public static let secondarySystemFill = named("secondarySystemFillColor")
  public static let tertiarySystemFill = named("tertiarySystemFillColor")
  public static let quaternarySystemFill = named("quaternarySystemFillColor")
  public static let lightText = named("lightTextColor")
  public static let darkText = named("darkTextColor")
  public static let tintColor = named("tintColor")

  // MARK: The system's own colours

  public static let systemRed = named("systemRedColor")
  public static let systemOrange = named("systemOrangeColor")
  public static let systemYellow = named("systemYellowColor")
  public static let systemGreen = named("systemGreenColor")
  public static let systemMint = named("systemMintColor")
  public static let systemTeal = named("systemTealColor")
  public static let systemCyan = named("systemCyanColor")
  public static let systemBlue = named("systemBlueColor")
  public static let systemIndigo = named("systemIndigoColor")
  public static let systemPurple = named("systemPurpleColor")
  public static let systemPink = named("systemPinkColor")
  public static let systemBrown = named("systemBrownColor")
  public static let systemGray = named("systemGrayColor")
  public static let systemGray2 = named("systemGray2Color")
  public static let systemGray3 = named("systemGray3Color")
  public static let systemGray4 = named("systemGray4Color")
  public static let systemGray5 = named("systemGray5Color")
  public static let systemGray6 = named("systemGray6Color")

  // MARK: Plain colours

  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  private static func named(_ name: String) -> UIColor { system(named: name) ?? .clear }
}
