/// Measures text and breaks it into lines as iOS does.
///
/// The system font's widths are tables recovered from public documents, and Arabic, Hebrew, Thai and
/// Devanagari are measured with fonts that the program brings. Only other scripts that need shaping
/// ask for the machine's fonts; without one, their letters count as 0.6 em. Faces of files are
/// measured with these.
package struct Typesetter: Hashable, Sendable {
  package var era: SystemFontEra

  package init(era: SystemFontEra = .iOS14AndLater) {
    self.era = era
  }

  /// Vertical measures of a font. One that nobody brings has the system font's.
  package func metrics(of face: FontFace) -> FontMetrics {
    let size = Self.usable(face.pointSize)
    if case .file(let id) = face.family {
      return FontLibrary.shared.font(id).metrics(in: era).scaled(by: size)
    }
    if case .named(let name) = face.family, let font = namedFont(name, in: face) {
      return font.metrics.scaled(by: size)
    }
    return SystemFontMetrics.inEm.scaled(by: size)
  }

  /// Width of a text in one line, unrounded: kerning and tracking included, newlines as nothing.
  package func width(of text: String, in face: FontFace) -> Double {
    let resolved = resolve(face)
    let ascii = text.utf8.withContiguousStorageIfAvailable { resolved.asciiWidth(of: $0) }
    if let width = ascii ?? nil { return width }
    return MeasuredText([TextRun(text, face: face)], typesetter: self).fullWidth
  }

  /// The name of the font whose shapes or widths stand in for a face's own, or nil if none do.
  ///
  /// The system font counts as itself: its stand-in is the same everywhere, and need not be told.
  package func isSubstituted(_ face: FontFace) -> String? {
    guard case .named(let name) = face.family else { return nil }
    guard let font = namedFont(name, in: face) else { return "system font" }
    switch font.widths {
    case .substitute(let substitute): return substitute.familyName
    case .fixedPitch(_, let drawnWith): return drawnWith
    case .system, .cut: return "system font"
    }
  }

  /// Whether iOS comes with the font; if not, an app has to bring it and iOS itself would fall
  /// back.
  package func isBuiltIn(_ face: FontFace) -> Bool {
    if case .file = face.family { return false }
    guard case .named(let name) = face.family else { return true }
    return namedFont(name, in: face)?.isOfIOS == true
  }

  /// Whether it is known how high the lines of a font are that neither iOS nor the program comes with.
  package func knowsLines(of face: FontFace) -> Bool {
    guard case .named(let name) = face.family else { return true }
    return namedFont(name, in: face) != nil
  }

  /// The tables a face is measured with.
  func resolve(_ face: FontFace) -> ResolvedFace {
    let isSystem = face.family == .system
    let face = systemFontOfEra(face)
    let size = Self.usable(face.pointSize)
    var (weight, isItalic) = (face.weight, face.isItalic)
    switch face.family {
    case .system: break
    case .monospacedSystem:
      return ResolvedFace(fixedPitch: Self.monospacedAdvance, pointSize: size)
    case .file(let id):
      return ResolvedFace(file: id, weight: weight, pointSize: size, era: era)
    case .named(let name):
      if let font = namedFont(name, in: face) {
        switch font.widths {
        case .substitute(let substitute):
          let tracking = isSystem ? Self.trackingOfIOS8(at: size) : 0
          var resolved = ResolvedFace(
            substitute: substitute, weight: font.weight, pointSize: size, era: era,
            tracking: tracking)
          resolved.koreanAdvances = font.koreanAdvances
          resolved.ownAdvances = font.ownAdvances
          return resolved
        case .fixedPitch(let em, _): return ResolvedFace(fixedPitch: em, pointSize: size)
        case .system(let named): (weight, isItalic) = (named, font.isItalic && !font.isEstimated)
        case .cut(let weight, let isDisplay):
          var resolved = ResolvedFace(
            cut: ResolvedFace.SystemAdvances(weight: weight, isDisplay: isDisplay), pointSize: size)
          resolved.ownAdvances = font.ownAdvances
          return resolved
        }
      }
    }
    return ResolvedFace(
      systemWeight: weight, isItalic: isItalic, pointSize: size,
      usesMonospacedDigits: face.usesMonospacedDigits, era: era)
  }

  /// The face whose widths are the system font's in this era. Lines of it are as high as later ones: of 36
  /// points 43, of 16 points 20 in 14 cases of documents of Xcode 6, which Helvetica Neue's are never.
  /// Its bold is Helvetica Neue Medium: 31 letters of 17 points are 228 wide (Trolley), 226 in that and 236
  /// in Helvetica Neue Bold.
  private func systemFontOfEra(_ face: FontFace) -> FontFace {
    guard era == .iOS8, face.family == .system else { return face }
    var named = face
    named.family = .named("Helvetica Neue")
    named.weight = min(face.weight, .medium)
    return named
  }

  /// How much wider than Helvetica Neue the system font of iOS 8 is set at small sizes, in em.
  ///
  /// Of documents of Xcode 6: "Username" and "Time" of 13 points ask for 0.0204 to 0.0243
  /// (forkingdog/UITableView-FDTemplateLayoutCell), "All required values are not present." of 14 for
  /// 0.0128 to 0.0148 (Alfresco/alfresco-ios-app), three texts of 17 for less than 0.005. What is between
  /// is taken as linear, down to 0 at 15 points, of which a label is narrower than Helvetica Neue; smaller
  /// sizes are taken to be as 13 points, all weights as regular.
  private static func trackingOfIOS8(at pointSize: Double) -> Double {
    let (small, middle) = (0.022, 0.0136)
    return switch pointSize {
    case ...13: small
    case ...14: small + (middle - small) * (pointSize - 13)
    case ...15: middle * (15 - pointSize)
    default: 0
    }
  }

  private func namedFont(_ name: String, in face: FontFace) -> NamedFont? {
    NamedFont.named(name, weight: face.weight, isItalic: face.isItalic)
  }

  /// Advance in em of the monospaced system font: 1266 of 2048 units, as measured in the simulator, in regular and bold
  /// (Vercantez/openuikit, golden/font_metrics_ios.json).
  private static let monospacedAdvance = 1266.0 / 2048

  /// Sizes that are no number, or below zero, come from broken documents; the text then has no
  /// size.
  private static func usable(_ pointSize: Double) -> Double {
    pointSize.isFinite ? min(max(pointSize, 0), 100_000) : 0
  }
}
