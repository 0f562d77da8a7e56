import IBDocument

extension NibLoader {
  /// The colour that a document states; nil when nothing tells which.
  package func color(_ stated: IBColor) -> UIColor? { color(stated, visited: []) }

  private func color(_ stated: IBColor, visited: Set<String>) -> UIColor? {
    switch stated {
    case .rgba(let value): return Self.plain(value)
    case .white(let white, let alpha): return UIColor(white: white, alpha: alpha)
    case .system(let name, let fallback):
      return UIColor.system(named: name) ?? fallback.map(Self.plain)
    case .named(let name):
      // A catalogue's colour may be named after itself in the list of resources, or in a circle.
      guard let listed = document.namedColors[name], !visited.contains(name) else { return nil }
      return color(listed, visited: visited.union([name]))
    case .pattern: return nil
    }
  }

  private static func plain(_ value: IBRGBA) -> UIColor {
    UIColor(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
  }
}
