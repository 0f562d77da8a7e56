import CoreGraphics
import DisplayList
import Testing

@testable import DisplayCapture

@Suite("System symbols")
struct SymbolCatalogTests {
  @Test(
    "The names that documents use most have drawings",
    arguments: [
      "xmark.circle", "magnifyingglass", "arrow.up.circle.fill", "pencil", "doc.on.doc",
      "chevron.right", "rectangle.portrait.and.arrow.right", "qrcode", "person.2", "plus",
      "nosign", "lock.shield", "hand.raised.fill", "exclamationmark.octagon.fill",
      "checkmark.seal.fill", "xmark.bin.fill", "text.badge.checkmark", "tag.fill",
      "speaker.wave.3.fill", "bell.badge", "person.crop.circle.fill", "gear", "ellipsis",
      "square.and.arrow.up", "heart.fill", "star", "trash", "house.fill", "mic.slash.fill",
    ])
  func commonNamesHaveDrawings(name: String) throws {
    let symbol = try #require(SymbolCatalog.symbol(named: name))
    let bounds = symbol.shape.bounds(lineWidth: 2)
    #expect(bounds.width > 0 && bounds.height > 0)
    // A stroke of 2 may reach a point beyond the grid of 24 by 24.
    #expect(CGRect(x: -1.5, y: -1.5, width: 27, height: 27).contains(bounds))
  }

  @Test("Variants are read off the end of a name")
  func variants() throws {
    let symbol = try #require(SymbolCatalog.symbol(named: "plus.circle.fill"))
    #expect(symbol.isFilled)
    #expect(symbol.enclosure == .circle)
    #expect(try #require(SymbolCatalog.symbol(named: "bell.slash")).isCrossedOut)
  }

  @Test("A name that is no symbol of ours has no drawing")
  func unknownName() {
    #expect(SymbolCatalog.symbol(named: "figure.archery") == nil)
    #expect(SymbolCatalog.symbol(named: "") == nil)
    #expect(SymbolCatalog.symbol(named: "...") == nil)
  }

  @Test("A quarter arc ends where the circle's quarter does")
  func arc() {
    // Around (10, 10), radius 5: angle 0 is (15, 10), and 90 degrees with y downwards (10, 15).
    let path = PathText.path("A 10 10 5 0 90")
    guard case .move(let start) = path.elements.first,
      case .curve(_, _, let end) = path.elements.last
    else {
      Issue.record("An arc is a move and curves.")
      return
    }
    #expect(start == CGPoint(x: 15, y: 10))
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 15) < 1e-9)
  }
}
