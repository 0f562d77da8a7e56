import CoreGraphics

/// A resolved drawing: what to paint and where, with nothing left to decide.
///
/// The list is drawn once and rendered by several pens, which therefore agree. It knows no view and
/// no font: colours are sRGB, text is glyph outlines at positions, a content mode is a rectangle.
/// Coordinates are points with y pointing down, the origin at the top left of the canvas; later
/// items cover earlier ones.
///
/// Groups are marks in a flat sequence rather than a tree, so that a document nested a hundred
/// thousand deep costs no stack, neither in a pen nor when the list goes away.
package struct DisplayList: Hashable, Sendable {
  /// One step of the drawing.
  package enum Item: Hashable, Sendable {
    /// Paints the inside of a shape.
    case fill(Fill)
    /// Paints along the edge of a shape, half of the width on each side.
    case stroke(Stroke)
    /// Paints one line of text.
    case text(TextLine)
    /// Paints a bitmap into a rectangle.
    case image(Image)
    /// Paints the blurred silhouette of a shape.
    case shadow(Shadow)
    /// Opens a group: what follows, up to the matching ``endGroup``, is painted in it.
    case beginGroup(Group)
    /// Closes the group opened last.
    case endGroup
  }

  /// The size of the canvas.
  package var size: CGSize

  /// What the drawing shows, in words, for those who cannot see it.
  package var title: String

  /// The steps in the order of painting.
  package private(set) var items: [Item] = []

  /// The outline of each glyph that a text line refers to.
  ///
  /// Thousandths of an em with y pointing down, the origin on the baseline at the start of the
  /// glyph's advance. Overlapping contours are filled by the winding rule.
  package private(set) var outlines: [GlyphOutlineID: Path] = [:]

  /// The bitmaps that image items refer to; an ``ImageID`` is an index.
  package private(set) var images: [ImageData] = []

  /// Where each bitmap stands, so that the same one is kept once.
  private var imageIDs: [ImageData: ImageID] = [:]

  /// How many groups are open.
  package private(set) var openGroups = 0

  /// Creates an empty drawing.
  package init(size: CGSize, title: String = "") {
    self.size = size
    self.title = title
  }
}

extension DisplayList {
  /// Paints a shape with one colour.
  package mutating func fill(_ shape: Shape, with color: Color) {
    fill(shape, with: .color(color))
  }

  /// Paints the inside of a shape. What is clear is left out.
  package mutating func fill(_ shape: Shape, with paint: Paint, rule: FillRule = .winding) {
    if paint.isClear { return }
    items.append(.fill(Fill(shape: shape, paint: paint, rule: rule)))
  }

  /// Paints along the edge of a shape. What is clear or has no width is left out.
  package mutating func stroke(_ shape: Shape, with paint: Paint, style: StrokeStyle) {
    guard !paint.isClear, style.width > 0 else { return }
    items.append(.stroke(Stroke(shape: shape, paint: paint, style: style)))
  }

  /// Paints a line of text.
  package mutating func draw(_ line: TextLine) { items.append(.text(line)) }

  /// Paints a bitmap.
  package mutating func draw(_ image: Image) {
    precondition(images.indices.contains(image.id.rawValue), "The bitmap is of another list.")
    items.append(.image(image))
  }

  /// Paints a shadow. What is clear is left out.
  package mutating func draw(_ shadow: Shadow) {
    if shadow.color.isClear { return }
    items.append(.shadow(shadow))
  }

  /// Opens a group, which lasts until ``endGroup()``.
  package mutating func beginGroup(_ group: Group) {
    openGroups += 1
    items.append(.beginGroup(group))
  }

  /// Closes the group opened last.
  package mutating func endGroup() {
    precondition(openGroups > 0, "No group is open.")
    openGroups -= 1
    items.append(.endGroup)
  }

  /// Draws into a group. A group in which nothing was drawn is kept where it names a view.
  package mutating func withGroup<Failure: Error>(
    _ group: Group, _ draw: (inout DisplayList) throws(Failure) -> Void
  ) throws(Failure) {
    beginGroup(group)
    defer { endGroup() }
    try draw(&self)
  }

  /// Adds an outline under an identifier; a second one under the same identifier is ignored.
  package mutating func addOutline(_ outline: @autoclosure () -> Path, for id: GlyphOutlineID) {
    if outlines[id] == nil { outlines[id] = outline() }
  }

  /// Adds a bitmap, once however often it is added, and returns what refers to it.
  package mutating func addImage(_ image: ImageData) -> ImageID {
    if let id = imageIDs[image] { return id }
    let id = ImageID(rawValue: images.count)
    images.append(image)
    imageIDs[image] = id
    return id
  }

  /// Draws another list into a group of this one, its outlines and bitmaps with it.
  ///
  /// Outlines of equal identifier have to be the same outline in both lists.
  package mutating func draw(_ other: DisplayList, in group: Group) {
    outlines.merge(other.outlines) { mine, _ in mine }
    let ids = other.images.map { addImage($0) }
    beginGroup(group)
    items.reserveCapacity(items.count + other.items.count + 1)
    for item in other.items {
      if case .image(var image) = item {
        image.id = ids[image.id.rawValue]
        items.append(.image(image))
      } else {
        items.append(item)
      }
    }
    for _ in 0..<other.openGroups { items.append(.endGroup) }
    endGroup()
  }
}
