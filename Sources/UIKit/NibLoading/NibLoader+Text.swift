import Foundation
import IBDocument
import Typesetting

extension NibLoader {
  /// The font that a description asks for; nil where there is none.
  func font(_ described: IBFont?, defaultSize: CGFloat) -> UIFont? {
    guard let described else { return nil }
    let size = described.pointSize.map { UIFont.usableSize(CGFloat($0)) } ?? defaultSize
    switch described.kind {
    case .system:
      return UIFont(FontFace(weight: weight(described.weight), pointSize: size))
    case .boldSystem: return .boldSystemFont(ofSize: size)
    case .italicSystem: return .italicSystemFont(ofSize: size)
    case .textStyle(let name):
      guard let style = TextStyle(rawValue: name) else { return .systemFont(ofSize: size) }
      let font = UIFont.textStyle(style, category: category(of: style))
      // "HELLO STACK VIEW" is at most 249 wide in a document of Xcode 8.3 (geronimo-lisboa/EstudoStackView), 253 in
      // regular and 248 in light. Devices begin with iOS 13, so that only canvases ask.
      if style == .title1, UIKitRelease.current.iOS < 11 { return font.light }
      return style == .largeTitle && showsSmallTitles ? font.withSize(30) : font
    case .custom(let name, _):
      let (face, answer) = FontFace.named(name, pointSize: size, document: document.path)
      tell(answer, name: name)
      return UIFont(face)
    }
  }

  /// Xcode 9 and 10 show the larger titles on the canvas as at the small text size, 26 and 20 points:
  /// "Workout Review" in Title1 is 181 by 31.5 in a document of theirs, "Authenticated" in Title2
  /// 122.5 by 24 in another, and five further texts of three repositories agree. Large titles are 36 high
  /// there, as 30 points ask for, which they have at no text size (etoledom/gm-ios-course-2018). Xcode 11.0,
  /// of plug-in 14824, has Title1 31.5 high, too (kharrison/CodeExamples' ScrollGuide-IB), and is taken to be alike in the
  /// others. From 15404 on they are larger.
  private var showsSmallTitles: Bool {
    isForCanvas && UIKitRelease.current.iOS >= 11 && document.plugInVersion < 15_000
  }

  private func category(of style: TextStyle) -> ContentSizeCategory {
    let isSmall = showsSmallTitles && (style == .title1 || style == .title2)
    return isSmall ? .small : traits.preferredContentSizeCategory.typesetting
  }

  /// Says once where a font comes from, if it is neither iOS's nor the project's.
  private func tell(_ answer: AppFonts.Answer, name: String) {
    let root = document.root
    if FontFace.isInternalToSystem(name), MeasuringTypesetter.hidesSystemFont {
      report(
        .note, rule: "internal-font", at: root, subject: name,
        "The font \(name) is internal to iOS, which gives Times New Roman for it since iOS 13.",
        mend: "Choose the system font, which is in the font's menu in Interface Builder.")
    }
    let found = answer.findings(
      name: name, document: document.path, line: root.line, objectID: root.id)
    for finding in found { report(finding, subject: finding.message) }
  }

  private func weight(_ name: String?) -> FontWeight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold", "demibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  /// Text from an attributed string's fragments.
  func attributedText(
    _ element: IBElement?, base: UIFont, leading: FontLeading = .textStyle
  ) -> TextContent? {
    attributedString(element, base: base).map {
      TextContent($0, TextContent.Defaults(font: base, leading: leading))
    }
  }

  func attributedString(_ element: IBElement?, base: UIFont) -> NSAttributedString? {
    guard let element, element.name == "attributedString" else { return nil }
    let string = NSMutableAttributedString(string: "")
    for fragment in element.children(named: "fragment") {
      guard let text = fragment.string(key: "content"), !text.isEmpty else { continue }
      let attributes = attributes(fragment.child(named: "attributes"), base: base)
      string.append(NSAttributedString(string: text, attributes: attributes))
    }
    return string.length > 0 ? string : nil
  }

  private func attributes(
    _ element: IBElement?, base: UIFont
  ) -> [NSAttributedString.Key: Any] {
    guard let element else { return [:] }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font(element.font(key: "NSFont"), defaultSize: base.pointSize)
    for (key, name) in Self.numbers {
      attributes[key] = element.child(key: name).flatMap { $0.double("value") }
    }
    for (key, name) in Self.lines {
      attributes[key] = element.child(key: name).flatMap { $0.integer("value") }
    }
    for (key, name) in Self.colors { attributes[key] = element.color(key: name).flatMap(color) }
    attributes[.paragraphStyle] =
      element.child(named: "paragraphStyle", key: "NSParagraphStyle").map(paragraphStyle)
    return attributes
  }

  private static let numbers: [(NSAttributedString.Key, String)] = [
    (.kern, "NSKern"), (.baselineOffset, "NSBaselineOffset"), (.strokeWidth, "NSStrokeWidth"),
  ]
  private static let lines: [(NSAttributedString.Key, String)] = [
    (.underlineStyle, "NSUnderline"), (.strikethroughStyle, "NSStrikethrough"),
  ]
  private static let colors: [(NSAttributedString.Key, String)] = [
    (.foregroundColor, "NSColor"), (.backgroundColor, "NSBackgroundColor"),
    (.strokeColor, "NSStrokeColor"), (.underlineColor, "NSUnderlineColor"),
    (.strikethroughColor, "NSStrikethroughColor"),
  ]

  private func paragraphStyle(_ element: IBElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    func length(_ name: String) -> CGFloat { CGFloat(element.double(name) ?? 0) }
    style.lineSpacing = length("lineSpacing")
    style.lineHeightMultiple = length("lineHeightMultiple")
    style.minimumLineHeight = length("minimumLineHeight")
    style.maximumLineHeight = length("maximumLineHeight")
    style.paragraphSpacing = length("paragraphSpacing")
    style.paragraphSpacingBefore = length("paragraphSpacingBefore")
    style.firstLineHeadIndent = length("firstLineHeadIndent")
    style.headIndent = length("headIndent")
    style.tailIndent = length("tailIndent")
    style.alignment = element["alignment"].map(Self.alignment) ?? .natural
    return style
  }

  static func alignment(_ name: String) -> NSTextAlignment {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }

  static func lineBreakMode(_ name: String?) -> NSLineBreakMode? {
    switch name {
    case "wordWrap", "wordWrapping": .byWordWrapping
    case "characterWrap", "charWrapping": .byCharWrapping
    case "clip", "clipping": .byClipping
    case "headTruncation", "truncatingHead": .byTruncatingHead
    case "tailTruncation", "truncatingTail": .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
    default: nil
    }
  }
}

extension UIContentSizeCategory {
  /// The category as typesetting knows it; unspecified counts as large.
  package var typesetting: ContentSizeCategory {
    let position = Self.ordered.firstIndex(of: self) ?? 3
    return ContentSizeCategory.allCases[position]
  }
}

extension UIFont {
  /// The same in light.
  fileprivate var light: UIFont {
    var face = face
    face.weight = .light
    return UIFont(face, extraLeading: extraLeading, scaling: scaling)
  }
}
