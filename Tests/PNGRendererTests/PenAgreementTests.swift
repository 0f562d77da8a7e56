import CoreGraphics
import DisplayList
import SVGRenderer
import Testing

@testable import PNGRenderer

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Both pens draw the same")
struct PenAgreementTests {
  @Test(
    "Random opaque rectangles in moved and clipped groups: the PNG's pixels are the SVG's",
    arguments: 1...40)
  func rectangles(seed: UInt64) throws {
    let list = randomList(seed: seed)
    let painted = try Pixels(list)
    let read = try RectangleReader(
      SVGRenderer(identifierPrefix: "p").data(for: list), width: 32, height: 32)
    let same = (0..<32).allSatisfy { row in
      (0..<32).allSatisfy { column in painted[column, row] == read.pixels[row * 32 + column] }
    }
    #expect(same, "\(list)")
  }

  private func randomList(seed: UInt64) -> DisplayList {
    var random = SplitMix(state: seed)
    func rect() -> CGRect {
      CGRect(
        x: random.number(in: -4...24), y: random.number(in: -4...24),
        width: random.number(in: 0...20), height: random.number(in: 0...20))
    }
    var list = DisplayList(size: CGSize(width: 32, height: 32))
    for _ in 0..<60 {
      switch random.number(in: 0...5) {
      case 0:
        let move = CGAffineTransform(
          translationX: CGFloat(random.number(in: -6...6)),
          y: CGFloat(random.number(in: -6...6)))
        list.beginGroup(DisplayList.Group(transform: move, clip: .rect(rect())))
      case 1:
        list.beginGroup(DisplayList.Group())
      case 2 where list.openGroups > 0:
        list.endGroup()
      default:
        let color = DisplayList.Color(hex: UInt32(random.number(in: 0...0xFFFFFF)))
        list.fill(.rect(rect()), with: color)
      }
    }
    return list
  }
}

/// A small generator that gives the same numbers everywhere.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(in range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }
}

/// Reads an SVG of `<rect>`, `<g>` with translations, and `<clipPath>` of one rectangle, as the SVG
/// specification says they look, into whole pixels.
private final class RectangleReader: NSObject, XMLParserDelegate {
  private(set) var pixels: [UInt32]
  private let width: Int
  private let height: Int
  private var clips: [String: CGRect] = [:]
  private var definedClip: String?
  private var groups: [(move: CGVector, clip: CGRect)] = []

  init(_ svg: Data, width: Int, height: Int) throws {
    self.width = width
    self.height = height
    pixels = Array(repeating: 0, count: width * height)
    groups = [(.zero, CGRect(x: 0, y: 0, width: width, height: height))]
    super.init()
    let parser = XMLParser(data: svg)
    parser.delegate = self
    guard parser.parse(), parser.parserError == nil else {
      throw parser.parserError ?? CocoaError(.propertyListReadCorrupt)
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name {
    case "clipPath": definedClip = attributes["id"]
    case "g": open(attributes)
    case "rect":
      func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }
      let rect = CGRect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      if let id = definedClip {
        clips[id] = rect
      } else {
        paint(rect, attributes["fill"] ?? "#000")
      }
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "clipPath" { definedClip = nil }
    if name == "g" { groups.removeLast() }
  }

  /// A clip is in the coordinates of its group, that is, after the group's own translation.
  private func open(_ attributes: [String: String]) {
    var (move, clip) = groups[groups.count - 1]
    if let text = attributes["transform"]?.dropFirst("translate(".count).dropLast() {
      let parts = text.split(separator: " ").compactMap { Double($0) }
      move.dx += CGFloat(parts[0])
      move.dy += CGFloat(parts[1])
    }
    if let reference = attributes["clip-path"]?.dropFirst("url(#".count).dropLast(),
      let rect = clips[String(reference)]
    {
      clip = clip.intersection(rect.offsetBy(dx: move.dx, dy: move.dy))
    }
    groups.append((move, clip))
  }

  private func paint(_ rect: CGRect, _ fill: String) {
    let (move, clip) = groups[groups.count - 1]
    let visible = rect.offsetBy(dx: move.dx, dy: move.dy).intersection(clip)
    if visible.isNull || visible.isEmpty { return }
    var digits = String(fill.dropFirst())
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    let color = 0xFF00_0000 | (UInt32(digits, radix: 16) ?? 0)
    for row in Int(visible.minY)..<Int(visible.maxY) {
      for column in Int(visible.minX)..<Int(visible.maxX) { pixels[row * width + column] = color }
    }
  }
}
