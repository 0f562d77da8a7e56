import DisplayList

/// Our own drawings of the system's commonest symbols.
///
/// They stand in for symbols that cannot be redistributed: the same idea, drawn with simple lines.
enum SymbolCatalog {
  /// A symbol with the variants that its name asks for.
  struct Symbol: Sendable {
    /// What surrounds the shape.
    enum Enclosure: Sendable { case none, circle, square }

    /// The drawing itself.
    var shape: SymbolShape
    /// Whether closed figures are filled.
    var isFilled = false
    /// What surrounds the shape.
    var enclosure = Enclosure.none
    /// Whether a line crosses the symbol out.
    var isCrossedOut = false
  }

  /// The drawing of a symbol; nil for one that is not among ours.
  static func symbol(named name: String) -> Symbol? {
    cache[name] ?? aliases[name].flatMap { cache[$0] } ?? composed(name)
  }

  /// Symbols by their plain names.
  private static let cache: [String: Symbol] = shapes.mapValues { Symbol(shape: $0) }

  /// Takes the variants off the end of a name, one at a time.
  private static func composed(_ name: String) -> Symbol? {
    var parts = name.split(separator: ".").map(String.init)
    var symbol = Symbol(shape: SymbolShape())
    while parts.count > 1, let last = parts.last {
      switch last {
      case "fill": symbol.isFilled = true
      case "circle": symbol.enclosure = .circle
      case "square": symbol.enclosure = .square
      case "slash": symbol.isCrossedOut = true
      default:
        guard let badge = parts.firstIndex(of: "badge") else { return nil }
        parts.removeSubrange(badge...)
        parts.append("")
      }
      parts.removeLast()
      let base = parts.joined(separator: ".")
      if let shape = shapes[base] ?? aliases[base].flatMap({ shapes[$0] }) {
        symbol.shape = shape
        return symbol
      }
    }
    return nil
  }

  private static let shapes: [String: SymbolShape] =
    arrows.merging(marks) { mine, _ in mine }.merging(things) { mine, _ in mine }
    .merging(media) { mine, _ in mine }.merging(communication) { mine, _ in mine }

  private static let aliases: [String: String] = [
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left",
    "arrow.forward": "arrow.right", "arrow.backward": "arrow.left", "multiply": "xmark",
    "gear": "gearshape", "person.crop": "person", "doc.richtext": "doc.text",
    "text.bubble": "bubble.left", "message": "bubble.left", "bubble.right": "bubble.left",
    "list.dash": "list.bullet", "bin.xmark": "trash", "xmark.bin": "trash",
    "square.and.arrow.up.on.square": "square.and.arrow.up", "bolt.horizontal": "bolt",
    "sun.min": "sun.max", "lightbulb.min": "lightbulb", "gearshape.2": "gearshape",
    "plus.magnifyingglass": "magnifyingglass", "ellipsis.message": "bubble.left",
    "hand.thumbsup": "hand.thumbsup", "rectangle.stack": "square.on.square",
    "doc.on.clipboard": "doc.on.doc", "exclamationmark.octagon": "exclamationmark.triangle",
    "lock.rotation": "arrow.clockwise", "checkerboard.shield": "shield",
    "trash.slash": "trash", "person.fill.viewfinder": "person", "house.lodge": "house",
    "checkmark.shield": "shield.check", "lock.shield": "shield.lock",
    "tablecells": "square.grid.2x2",
    "square.grid.3x3": "square.grid.2x2", "camera.filters": "circle.grid",
    "arrow.triangle.2.circlepath": "arrow.clockwise", "arrow.2.circlepath": "arrow.clockwise",
    "slider.horizontal.3": "slider.horizontal.3", "mappin.and.ellipse": "mappin",
    "speaker.wave.2": "speaker.wave.3", "speaker.wave.1": "speaker.wave.3",
    "photo.on.rectangle": "photo", "video.circle": "video", "text.justify": "line.3.horizontal",
    "text.alignleft": "line.3.horizontal", "line.horizontal.3": "line.3.horizontal",
    "books.vertical": "books.vertical", "basket": "cart", "plus.bubble": "bubble.left",
  ]
}
