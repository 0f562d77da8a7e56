/// The text size that the user chose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(name: "Unspecified")
  public static let extraSmall = UIContentSizeCategory(name: "XS")
  public static let small = UIContentSizeCategory(name: "S")
  public static let medium = UIContentSizeCategory(name: "M")
  public static let large = UIContentSizeCategory(name: "L")
  public static let extraLarge = UIContentSizeCategory(name: "XL")
  public static let extraExtraLarge = UIContentSizeCategory(name: "XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(name: "XXXL")
  public static let accessibilityMedium = UIContentSizeCategory(name: "AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(name: "AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(name: "AccessibilityXL")
  public static let accessibilityExtraExtraLarge =
    UIContentSizeCategory(name: "AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge =
    UIContentSizeCategory(name: "AccessibilityXXXL")

  /// Whether this is one of the five sizes for accessibility.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  /// Whether one size is smaller than another; an unspecified size is smaller than all.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank < right.rank
  }

  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank <= right.rank
  }

  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank > right.rank
  }

  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank >= right.rank
  }

  /// Posted by a device under test when its text size changes, with the new one.
  public static let didChangeNotification =
    NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  private var rank: Int { Self.ordered.firstIndex(of: self) ?? -1 }

  private init(name: String) { rawValue = "UICTContentSizeCategory" + name }

  /// All twelve, the smallest first.
  package static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}
