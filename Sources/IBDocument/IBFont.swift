/// A font as a document gives it.
package struct IBFont: Hashable, Sendable {
  /// Where the face comes from.
  package enum Kind: Hashable, Sendable {
    /// The system's font; see ``IBFont/weight``.
    case system
    /// The system's font, bold.
    case boldSystem
    /// The system's font, italic.
    case italicSystem
    /// A text style such as `UICTFontTextStyleBody`, which sizes itself.
    case textStyle(String)
    /// A face by its PostScript name.
    case custom(name: String, family: String?)
  }

  /// Where the face comes from.
  package var kind: Kind
  /// Weight in the document's words, as `semibold`; nil for regular or what the kind implies.
  package var weight: String?
  /// Size in points; nil for a text style, or where the document leaves it to the default.
  package var pointSize: Double?

  /// Makes a font.
  package init(kind: Kind, weight: String? = nil, pointSize: Double? = nil) {
    self.kind = kind
    self.weight = weight
    self.pointSize = pointSize
  }

  /// Reads a `<fontDescription>` or the `<font>` of an attributed string.
  package init?(_ element: IBElement) {
    weight = element["weight"]
    let named = element["size"].flatMap { Self.namedSizes[$0] }
    pointSize = element.double("pointSize") ?? named ?? element.double("size")
    if let size = pointSize, !(0...10_000).contains(size) { pointSize = nil }
    if let style = element["style"] {
      kind = .textStyle(style)
    } else if let type = element["type"] {
      kind = type == "boldSystem" ? .boldSystem : type == "italicSystem" ? .italicSystem : .system
    } else if let metaFont = element["metaFont"] {
      // The meta fonts differ in their size, which is written beside most of them.
      kind = metaFont.hasSuffix("Bold") ? .boldSystem : .system
      pointSize = pointSize ?? Self.metaSizes[metaFont]
    } else if let name = element["name"], name.contains(where: { !$0.isWhitespace }) {
      kind = .custom(name: name, family: element["family"])
      readSystemFace(name)
    } else {
      return nil
    }
  }

  /// Sizes by UIFont's names of them: a document of Xcode 6 has one, "system", whose text is as high and
  /// wide as at 14 points.
  private static let namedSizes = [
    "smallSystem": 12.0, "system": 14, "label": 17, "button": 18,
  ]

  /// Sizes of macOS's fonts for its interface where they are not written: "Label" in that of tool tips is 28.5 by 13.5
  /// (andresad13/prueba-IOS.Movii), as at 11 points, and "구매 내역 복원" in that of cells 69.5 wide
  /// (TeamBeMyPlan/BeMyPlan-iOS), as at 12; four buttons with a small title are 27⅓ high
  /// (MariiaMohylska/trivia_app_2), with a line of 11 points between insets of 7.
  private static let metaSizes = ["toolTip": 11.0, "cellTitle": 12, "smallSystem": 11]

  /// Takes a face of one of these names for the system's font: only the system's start with a dot,
  /// and the name may be of an earlier system. Those of San Francisco itself depend on the release.
  private mutating func readSystemFace(_ name: String) {
    let faces = [".AppleSystemUIFont", ".HelveticaNeueInterface", ".HelveticaNeueDesk"]
    guard faces.contains(where: name.hasPrefix) else { return }
    let style = name.split(separator: "-").dropFirst().last?.lowercased() ?? "regular"
    switch style {
    case "bold", "boldp4": kind = .boldSystem
    case "italic", "regularitalic": kind = .italicSystem
    default:
      kind = .system
      let weights = ["ultralight", "thin", "light", "medium", "semibold", "heavy", "black"]
      weight = weights.contains(style) ? style : nil
    }
  }
}

extension IBElement {
  /// The child `<fontDescription>` or `<font>` for the property; nil when absent.
  package func font(key: String) -> IBFont? {
    (child(named: "fontDescription", key: key) ?? child(named: "font", key: key)).flatMap {
      IBFont($0)
    }
  }
}
