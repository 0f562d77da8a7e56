/// Fonts of files, found by their names.
package struct FontIndex: Sendable {
  private var byPostScriptName: [String: [FontFile.Font]] = [:]
  private var byFullName: [String: [FontFile.Font]] = [:]
  private var byFamily: [String: [FontFile.Font]] = [:]

  package init(_ files: [FontFile] = []) { self.init(fonts: files.flatMap(\.fonts)) }

  init(fonts: [FontFile.Font]) {
    for font in fonts {
      byPostScriptName[font.postScriptName, default: []].append(font)
      byFullName[font.fullName, default: []].append(font)
      for family in Set(font.families) { byFamily[family, default: []].append(font) }
    }
  }

  /// The fonts of files of which some may be of no use.
  init(reading paths: [String]) { self.init(paths.compactMap { try? FontFile(path: $0) }) }

  /// The font of a PostScript name, or else of a full name, or else the regular one of a family.
  ///
  /// - Parameter distance: How far away a file is: of several with the font, the nearest counts, and
  ///   of equally near ones the first by its path.
  package func font(named name: String, distance: (String) -> Int) -> FontFile.Font? {
    let exact = byPostScriptName[name] ?? byFullName[name] ?? []
    return nearest(exact, distance)
      ?? font(ofFamily: name, weight: 400, isItalic: false, distance: distance)
  }

  /// The font of a family that is nearest to a weight and slant.
  package func font(
    ofFamily family: String, weight: Double, isItalic: Bool, distance: (String) -> Int
  ) -> FontFile.Font? {
    let fonts = byFamily[family] ?? []
    guard
      let best = fonts.map({ $0.distance(toWeight: weight, isItalic: isItalic) }).min()
    else { return nil }
    return nearest(
      fonts.filter { $0.distance(toWeight: weight, isItalic: isItalic) == best }, distance)
  }

  private func nearest(
    _ fonts: [FontFile.Font], _ distance: (String) -> Int
  ) -> FontFile.Font? {
    fonts.min {
      (distance($0.path), $0.path, $0.index) < (distance($1.path), $1.path, $1.index)
    }
  }
}
