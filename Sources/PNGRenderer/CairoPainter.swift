import CCairo
import CoreGraphics
import DisplayList

/// Paints a drawing on a surface, item by item.
struct CairoPainter {
  /// What a group leaves to do when it ends.
  struct OpenGroup {
    /// From the coordinates of the group to pixels.
    var transform: CGAffineTransform
    /// How opaque the items are that are faded one by one.
    var itemOpacity: Double
    /// The opacity with which the group's own layer is put down; nil where it has none.
    var layerOpacity: Double?
    /// Whether the group is clipped by more than rectangles.
    var hasPathClip: Bool
  }

  /// Layers that may be open at once: those of 16 nested translucent views, or fewer if together
  /// they had more than 128 million pixels. Deeper groups are faded item by item.
  private static let layerLimit = 16
  private static let layerPixelLimit = 128_000_000
  /// Clips other than rectangles that may be nested. Each slows down everything in it; deeper ones
  /// clip by their bounds.
  private static let pathClipLimit = 32
  /// How far from the origin of the pixels Cairo is asked to paint: its fixed-point numbers end at
  /// 2²³.
  private static let reach = 1e6

  let list: DisplayList
  let context: OpaquePointer
  let surface: ImageSurface
  private(set) var groups: [OpenGroup]
  private var bitmaps = BitmapCache()
  private var openLayers = 0
  private var openPathClips = 0
  /// How many groups are open of which nothing is painted.
  private var hiddenGroups = 0

  private init(list: DisplayList, surface: ImageSurface, scale: Double) {
    self.list = list
    self.surface = surface
    context = cairo_create(surface.pointer)
    let base = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
    groups = [OpenGroup(transform: base, itemOpacity: 1, layerOpacity: nil, hasPathClip: false)]
    cairo_scale(context, scale, scale)
  }

  /// The group that is painted in.
  var group: OpenGroup { groups[groups.count - 1] }

  /// Paints the drawing on a surface.
  static func paint(
    _ list: DisplayList, on surface: ImageSurface, scale: Double
  ) throws(PNGRenderingError) {
    var painter = CairoPainter(list: list, surface: surface, scale: scale)
    defer { cairo_destroy(painter.context) }
    painter.paint()
    let status = cairo_status(painter.context)
    if status != CAIRO_STATUS_SUCCESS {
      throw .failed(reason: String(cString: cairo_status_to_string(status)))
    }
  }

  private mutating func paint() {
    for item in list.items {
      switch item {
      case .beginGroup(let group): begin(group)
      case .endGroup: endGroup()
      case _ where hiddenGroups > 0: continue
      case .fill(let fill): paint(fill)
      case .stroke(let stroke): paint(stroke)
      case .text(let line): paint(line)
      case .image(let image): paint(image)
      case .shadow(let shadow): paint(shadow)
      }
    }
    while hiddenGroups > 0 || groups.count > 1 { endGroup() }
  }

  /// The bitmap of an image item, decoded; nil for one that is damaged or too large.
  mutating func bitmap(_ id: DisplayList.ImageID) -> ImageSurface? {
    bitmaps.surface(for: id, in: list)
  }

  /// The path writer for the group that is painted in.
  var path: CairoPath { CairoPath(context: context, limit: coordinateLimit) }

  /// How far from the group's origin coordinates are followed.
  var coordinateLimit: Double { Self.reach / group.transform.largestFactor }

  private mutating func begin(_ group: DisplayList.Group) {
    let outer = self.group
    let transform = group.transform.concatenating(outer.transform)
    // A group without extent shows nothing, and Cairo stops for good at a matrix without inverse.
    guard hiddenGroups == 0, group.opacity > 0, transform.isPaintable(within: Self.reach * 4)
    else {
      hiddenGroups += 1
      return
    }
    var open = OpenGroup(
      transform: transform, itemOpacity: outer.itemOpacity, layerOpacity: nil, hasPathClip: false)
    cairo_save(context)
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(context, &matrix)
    groups.append(open)
    if let clip = group.clip { open.hasPathClip = apply(clip) }
    if group.opacity < 1 {
      let pixels = surface.width * surface.height
      if openLayers < min(Self.layerLimit, Self.layerPixelLimit / pixels) {
        openLayers += 1
        open.layerOpacity = group.opacity
        cairo_push_group(context)
      } else {
        open.itemOpacity *= group.opacity
      }
    }
    groups[groups.count - 1] = open
  }

  private mutating func endGroup() {
    if hiddenGroups > 0 {
      hiddenGroups -= 1
      return
    }
    let closed = groups.removeLast()
    if closed.hasPathClip { openPathClips -= 1 }
    if let opacity = closed.layerOpacity {
      openLayers -= 1
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
    cairo_restore(context)
  }

  /// Clips what follows, and returns whether by more than a rectangle.
  private mutating func apply(_ clip: DisplayList.Shape) -> Bool {
    var shape = clip.simplified
    var isPath = true
    if case .rect = shape { isPath = false }
    if isPath, openPathClips >= Self.pathClipLimit {
      shape = .rect(shape.bounds)
      isPath = false
    }
    if isPath { openPathClips += 1 }
    var path = path
    path.add(shape)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
    return isPath
  }
}

extension CGAffineTransform {
  /// The largest of the linear entries: no distance grows by more than twice that.
  var largestFactor: Double {
    max(abs(Double(a)), abs(Double(b)), abs(Double(c)), abs(Double(d)))
  }

  /// Whether something painted through the map has a size: all entries are numbers, the map has an
  /// inverse, and the origin is not out of reach.
  func isPaintable(within reach: Double) -> Bool {
    let determinant = Double(a * d - b * c)
    return largestFactor.isFinite && largestFactor < reach && determinant.isFinite
      && abs(determinant) > 1e-12 && abs(Double(tx)) <= reach && abs(Double(ty)) <= reach
  }
}

extension cairo_matrix_t {
  /// The same map; Cairo calls b and c yx and xy.
  init(_ t: CGAffineTransform) {
    self.init(
      xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx),
      y0: Double(t.ty))
  }
}
