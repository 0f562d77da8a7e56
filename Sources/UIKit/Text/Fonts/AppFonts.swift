import Foundation
import Synchronization
import Typesetting

/// The fonts that iOS does not come with: those that an app brings, and the machine's.
///
/// They are looked for when a name is not one of iOS's, and nothing is read before: first in the
/// folders that somebody named, then in the project, then among the families that the program brings,
/// then among the machine's fonts of exactly that name, then for another cut of a family that the program
/// brings. What was found is remembered.
package enum AppFonts {
  /// Where a font comes from.
  package enum Origin: Hashable, Sendable {
    /// It is one of iOS's, or is taken for one that begins alike.
    case system
    /// A file of the project, or of a folder that somebody named.
    case file
    /// One of the families that the program brings.
    case bundled
    /// A file that the machine has for all programs.
    case machine
    /// One of the families that the program brings, but not this cut.
    case nearestCut
    case nowhere
  }

  /// What there is for a name.
  package struct Answer: Sendable {
    package var origin: Origin
    /// The file's font; nil for iOS's own, and where there is none.
    var font: FontFile.Font?
    /// Files that were passed over, of which one may have been meant.
    package var broken: [FontFileError] = []
    /// Whether a folder has more in it than was looked at.
    package var isIncomplete = false
  }

  private struct Key: Hashable {
    var name: String
    /// Nil for code.
    var document: String?
  }

  private struct State {
    var folders: [String] = []
    var sourceFile: String?
    var contents: [[String]: FontFolder] = [:]
    var roots: [String: String] = [:]
    var answers: [Key: Answer] = [:]
    var questions: [String: Answer] = [:]
  }

  private static let state = Mutex(State())

  // MARK: Where to look

  /// Looks in these folders first, whatever is laid out.
  package static func use(folders: [String]) {
    state.withLock {
      $0.folders = folders
      $0.answers = [:]
    }
  }

  /// Says which source file the code that runs next is of: its project's fonts are the code's.
  ///
  /// Without one, code has the fonts that are resources of packages, which lie beside the program.
  package static func follow(sourceFile: String?) {
    state.withLock {
      guard $0.sourceFile != sourceFile else { return }
      $0.sourceFile = sourceFile
      $0.answers = $0.answers.filter { $0.key.document != nil }
    }
  }

  // MARK: Asking

  /// The font of a name, seen from a document; without one, from the code that runs.
  package static func answer(to name: String, document: String? = nil) -> Answer {
    let isOfIOS = FontFace.isOfIOS(name)
    return state.withLock { state in
      // Files of iOS's own fonts count where somebody names their folder, and are not looked for.
      if isOfIOS, state.folders.isEmpty {
        let answer = Answer(origin: .system)
        if document == nil { state.questions[name] = answer }
        return answer
      }
      let key = Key(name: name, document: document)
      if let known = state.answers[key] {
        if document == nil { state.questions[name] = known }
        return known
      }
      let answer =
        isOfIOS
        ? findNamed(name, in: &state) : find(name, document: document, in: &state)
      state.answers[key] = answer
      if document == nil { state.questions[name] = answer }
      return answer
    }
  }

  /// What code has asked for since the last call, by name, other than fonts of iOS whose measures are
  /// known.
  package static func takeQuestions() -> [(name: String, answer: Answer)] {
    state.withLock { state in
      defer { state.questions = [:] }
      return state.questions
        .filter { $0.value.origin != .system || FontFace.isApproximate($0.key) }
        .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
  }

  /// The font of a family that is nearest to a weight and slant, among those that code may ask for.
  static func font(ofFamily family: String, weight: Double, isItalic: Bool) -> FontFile.Font? {
    state.withLock { state in
      for (fonts, near) in places(document: nil, in: &state) {
        let found = fonts.fonts.font(
          ofFamily: family, weight: weight, isItalic: isItalic,
          distance: { ProjectFolder.distance(from: near, to: $0) })
        if let found { return found }
      }
      return nil
    }
  }

  /// The font of iOS in the folders that somebody named, or else as it is.
  private static func findNamed(_ name: String, in state: inout State) -> Answer {
    for folder in state.folders {
      let fonts = contents(of: [folder], in: &state).fonts
      let font = fonts.font(
        named: name, distance: { ProjectFolder.distance(from: folder, to: $0) })
      if let font { return Answer(origin: .file, font: font) }
    }
    return Answer(origin: .system)
  }

  private static func find(_ name: String, document: String?, in state: inout State) -> Answer {
    var broken: [FontFileError] = []
    var isIncomplete = false
    for (fonts, near) in places(document: document, in: &state) {
      let font = fonts.fonts.font(
        named: name, distance: { ProjectFolder.distance(from: near, to: $0) })
      if let font {
        return Answer(
          origin: .file, font: font,
          broken: (broken + fonts.broken).filter { isFile($0.path, namedLike: name) })
      }
      broken += fonts.broken
      isIncomplete = isIncomplete || fonts.isTooLarge
    }
    if let bundled = FontFile.Font.bundled(named: name) {
      return Answer(origin: .bundled, font: bundled, broken: broken, isIncomplete: isIncomplete)
    }
    if let machine = FontFace.machineFont(named: name) {
      return Answer(origin: .machine, font: machine, broken: broken, isIncomplete: isIncomplete)
    }
    // Code gets nil for it, as on a device without the app's file.
    let near = document == nil ? nil : FontFile.Font.bundled(nearest: name)
    return Answer(
      origin: near != nil ? .nearestCut : .nowhere, font: near, broken: broken,
      isIncomplete: isIncomplete)
  }

  private static func isFile(_ path: String, namedLike name: String) -> Bool {
    let file = (path as NSString).lastPathComponent
    return (file as NSString).deletingPathExtension == name
  }

  // MARK: Places

  /// The folders to look in, one after the other, each with the folder that is near.
  private static func places(
    document: String?, in state: inout State
  ) -> [(fonts: FontFolder, near: String)] {
    var places = state.folders.map { (contents(of: [$0], in: &state), $0) }
    let file = document ?? state.sourceFile
    // A document that is in memory only belongs to no project.
    if let file, FileManager.default.fileExists(atPath: file) {
      let folder = ProjectFolder.folder(of: file)
      let root = state.roots[folder] ?? ProjectFolder.around(file)
      state.roots[folder] = root
      places.append((contents(of: [root], in: &state), folder))
    }
    if document == nil {
      places.append((contents(of: resourceFolders, in: &state), resourceFolders.first ?? ""))
    }
    return places
  }

  private static func contents(of folders: [String], in state: inout State) -> FontFolder {
    if let known = state.contents[folders] { return known }
    let fonts = FontFolder(folders)
    state.contents[folders] = fonts
    return fonts
  }

  /// Where the package manager puts the resources of targets: beside the program.
  private static let resourceFolders = resourceFolders(beside: Bundle.main.bundleURL.path)

  static func resourceFolders(beside folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().map { folder + "/" + $0 }
  }
}

extension FontFace {
  /// The face of a name, seen from a document or from the code that runs.
  ///
  /// One that is nowhere keeps its name where iOS has one of a like name, which it is measured with;
  /// else it is Helvetica Neue, whatever its weight: texts in fonts that Interface Builder did not
  /// find are as high as in it in documents of five repositories where Helvetica's 1.15 em would be
  /// less, and as wide but for its kerning, which is not known. A document's font whose lines are known has
  /// these, as the app would show them.
  static func named(
    _ name: String, pointSize: Double, document: String? = nil
  ) -> (face: FontFace, answer: AppFonts.Answer) {
    let name = publicName(ofInternal: name) ?? name
    var answer = AppFonts.answer(to: name, document: document)
    if let font = answer.font {
      if let face = FontFace(font, pointSize: pointSize) { return (face, answer) }
      answer.origin = FontFace.isOfIOS(name) ? .system : .nowhere
    }
    let face = FontFace(family: .named(name), pointSize: pointSize)
    let typesetter = MeasuringTypesetter.current
    // A document is measured as the app would be, as far as that is known.
    let isKnown =
      answer.origin != .nowhere || typesetter.isBuiltIn(face)
      || document != nil && typesetter.knowsLines(of: face)
    return (
      isKnown ? face : FontFace(family: .named("HelveticaNeue"), pointSize: pointSize), answer
    )
  }

  /// What iOS takes for an internal name of the system font; nil for other names, and where it has that font.
  ///
  /// Those of macOS are unknown to it: labels in `.SFNSDisplay` (WooRaZil-Boy/Raywenderlich_iOS, Xcode 9) and
  /// `.SFNSText` (BatuhanGunes/StopWatch, Xcode 10) are as wide and high as in Helvetica Neue, 286 by 40 for “Current
  /// Heart Rate” at 34 points.
  private static func publicName(ofInternal name: String) -> String? {
    guard isInternalToSystem(name) else { return nil }
    if MeasuringTypesetter.hidesSystemFont { return "TimesNewRomanPSMT" }
    return name.hasPrefix(".SFNS") ? "HelveticaNeue" : nil
  }

  /// Whether a name is an internal one of the system font. Since iOS 13 CoreText gives Times for it,
  /// whatever the weight, and logs `Client requested name ".SFUI-Regular", it will get
  /// TimesNewRomanPSMT`; a document of Xcode 13.3 has five such labels in the widths and the height
  /// of Times. iOS 12 gave the font itself.
  static func isInternalToSystem(_ name: String) -> Bool {
    [".SFUI", ".SFNS", ".SFCompact"].contains(where: name.hasPrefix)
  }

  /// The same face in another weight and slant: for a font of a file, the nearest of its family.
  func styled(weight: FontWeight, isItalic: Bool) -> FontFace {
    guard let own = fileFont, let family = own.families.first else {
      var face = self
      face.weight = weight
      face.isItalic = isItalic
      return face
    }
    let found =
      own.isBundled
      ? FontFile.Font.bundled(
        ofFamily: family, weight: weight.openType, isItalic: isItalic)
      : AppFonts.font(ofFamily: family, weight: weight.openType, isItalic: isItalic)
    return found.flatMap { FontFace($0, pointSize: pointSize) } ?? self
  }
}
