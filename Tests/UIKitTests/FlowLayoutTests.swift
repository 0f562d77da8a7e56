import Testing
import UIKit

/// Positions that public documents show, and others from the rule that they follow: a line takes as
/// many items as fit, and what is left over goes between them.
@MainActor
@Suite("Flow layouts")
struct FlowLayoutTests {
  private func starts(_ sizes: [CGSize], breadth: CGFloat, spacing: CGFloat = 10) -> [CGFloat] {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = spacing
    return layout.frames(of: sizes, start: 0, leading: 0, breadth: breadth).frames.map(\.minX)
  }

  @Test(
    "A single item of which no second fits is centred",
    // Seen in documents: 309 wide in 375 at 33, 250 wide in 414 at 82.
    arguments: [(309.0, 375.0, 33.0), (250.0, 414.0, 82.0)])
  func centred(_ width: Double, _ breadth: Double, _ start: Double) {
    #expect(starts([CGSize(width: width, height: 65)], breadth: breadth) == [CGFloat(start)])
  }

  @Test("A single item of which a second would fit is at the start")
  func alone() {
    #expect(starts([CGSize(width: 100, height: 50)], breadth: 375) == [0])
  }

  @Test("What is left of a full line goes between its items, also those of the last line")
  func justified() {
    // 68 + 17 goes into 364 + 17 four times; 364 − 4 · 68 = 92 are left for three gaps.
    let items = Array(repeating: CGSize(width: 68, height: 68), count: 6)
    let found = starts(items, breadth: 364, spacing: 17)
    let step = 68 + 92.0 / 3
    for (start, expected) in zip(found, [0, step, 2 * step, 3 * step, 0, step]) {
      #expect(abs(start - expected) < 1e-9)
    }
  }

  @Test("Lines follow each other at the line spacing, as high as their highest item")
  func lines() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 5
    let sizes = [
      CGSize(width: 100, height: 40), CGSize(width: 100, height: 20),
      CGSize(width: 150, height: 30),
    ]
    let (frames, end) = layout.frames(of: sizes, start: 7, leading: 0, breadth: 210)
    // The second is centred in a line of 40: 7 + (40 − 20) / 2. The next line starts at 7 + 40 + 5.
    #expect(frames.map(\.minY) == [7, 17, 52])
    #expect(end == 82)
  }

  @Test("Lines of a layout that scrolls sideways are columns")
  func horizontal() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let items = Array(repeating: CGSize(width: 60, height: 40), count: 3)
    let (frames, end) = layout.frames(of: items, start: 0, leading: 0, breadth: 90)
    #expect(
      frames.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 50), CGPoint(x: 70, y: 0)])
    #expect(end == 130)
  }

  @Test("Sizes that make no sense end all the same")
  func nonsense() {
    for size in [CGSize.zero, CGSize(width: 1e308, height: 1e308), CGSize(width: -5, height: -5)] {
      #expect(starts([size, size, size], breadth: 0).count == 3)
    }
  }
}
