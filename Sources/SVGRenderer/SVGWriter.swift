import CoreGraphics
import DisplayList

/// Writes one document: the body in the order of the drawing, the definitions as they turn up.
struct SVGWriter {
  let list: DisplayList
  let includesWords: Bool
  let glyphs: GlyphTable
  /// How often each bitmap is drawn; one that is drawn once needs no definition.
  let imageCounts: [DisplayList.ImageID: Int]

  var body: [UInt8] = []
  var definitions: SVGDefinitions
  /// Whether each open group has a tag to close.
  private var openTags: [Bool] = []

  init(list: DisplayList, names: IdentifierNames, includesWords: Bool) {
    self.list = list
    self.includesWords = includesWords
    glyphs = GlyphTable(list: list, names: names)
    definitions = SVGDefinitions(names: names)
    definitions.append(glyphs.definitions)
    var counts: [DisplayList.ImageID: Int] = [:]
    for case .image(let image) in list.items { counts[image.id, default: 0] += 1 }
    imageCounts = counts
    body.reserveCapacity(list.items.count * 160)
  }

  /// Returns the document.
  mutating func document() -> [UInt8] {
    let textGroups = groupsWithText()
    for (index, item) in list.items.enumerated() {
      switch item {
      case .fill(let fill): write(fill)
      case .stroke(let stroke): write(stroke)
      case .shadow(let shadow): write(shadow)
      case .text(let line): write(line)
      case .image(let image): write(image)
      case .beginGroup(let group): open(group, hasText: textGroups.contains(index))
      case .endGroup: closeGroup()
      }
    }
    while !openTags.isEmpty { closeGroup() }

    var bytes = openTag()
    bytes.reserveCapacity(bytes.count + definitions.bytes.count + body.count + 32)
    if !definitions.bytes.isEmpty {
      bytes.append("<defs>")
      bytes += definitions.bytes
      bytes.append("</defs>")
    }
    bytes += body
    bytes.append("</svg>\n")
    return bytes
  }

  private func openTag() -> [UInt8] {
    let width = Double(max(list.size.width, 0))
    let height = Double(max(list.size.height, 0))
    var bytes: [UInt8] = []
    bytes.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    bytes.append(attribute: "width", width)
    bytes.append(attribute: "height", height)
    bytes.append(" viewBox=\"0 0 ")
    bytes.append(numbers: [CGFloat(width), CGFloat(height)], places: 3)
    bytes.append("\"")
    if !list.title.isEmpty {
      // Not a <title>: a browser shows one as a tooltip over the whole drawing.
      bytes.append(" role=\"group\"")
      bytes.append(attribute: "aria-label", list.title)
    }
    bytes.append(">")
    return bytes
  }

  private mutating func open(_ group: DisplayList.Group, hasText: Bool) {
    var attributes: [UInt8] = []
    attributes.append(transform: group.transform)
    if let clip = group.clip {
      attributes.append(attribute: "clip-path", reference: definitions.clip(clip.simplified))
    }
    if group.opacity < 1 { attributes.append(attribute: "opacity", group.opacity) }
    if let id = group.objectID { attributes.append(attribute: "data-id", id) }
    if let name = group.className { attributes.append(attribute: "data-class", name) }
    if let label = group.accessibilityLabel {
      // An image hides what it is made of from screen readers, a group does not.
      attributes.append(attribute: "role", hasText ? "group" : "img")
      attributes.append(attribute: "aria-label", label)
    }
    openTags.append(!attributes.isEmpty)
    if attributes.isEmpty { return }
    body.append("<g")
    body += attributes
    body.append(">")
  }

  private mutating func closeGroup() {
    if openTags.removeLast() { body.append("</g>") }
  }

  /// The places in the list of those groups that hold a line of text, however deep.
  private func groupsWithText() -> Set<Int> {
    var found: Set<Int> = []
    var open: [(index: Int, hasText: Bool)] = []
    for (index, item) in list.items.enumerated() {
      switch item {
      case .beginGroup: open.append((index, false))
      case .text:
        if !open.isEmpty { open[open.count - 1].hasText = true }
      case .endGroup:
        let closed = open.removeLast()
        guard closed.hasText else { continue }
        found.insert(closed.index)
        if !open.isEmpty { open[open.count - 1].hasText = true }
      default: continue
      }
    }
    return found.union(open.lazy.filter(\.hasText).map(\.index))
  }
}
