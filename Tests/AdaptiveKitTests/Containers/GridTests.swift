import AdaptiveKit
import Testing
import UIKit

@Suite("Grids")
@MainActor
struct GridTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    let count: Int

    init(_ count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let items = Items(40)

  private func makeGrid(
    _ width: CGFloat, _ height: CGFloat, _ layout: AdaptiveGridLayout
  ) -> UICollectionView {
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.contentInsetAdjustmentBehavior = .never
    grid.dataSource = items
    grid.layoutIfNeeded()
    return grid
  }

  private func frame(_ grid: UICollectionView, _ item: Int) -> CGRect? {
    grid.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test("As many columns as fit with items of a minimum width")
  func minimumWidth() {
    let layout = AdaptiveGridLayout(
      AdaptiveGrid(columns: .minimumWidth(100), columnSpacing: 10, rowSpacing: 20))
    let grid = makeGrid(320, 500, layout)
    // (320 + 10) / (100 + 10) = 3 columns of (320 − 20) / 3 = 100.
    #expect(layout.columnCount == 3)
    #expect(frame(grid, 4) == CGRect(x: 110, y: 120, width: 100, height: 100))
    grid.resize(319, 500)
    // (319 + 10) / 110 = 2.99: 2 columns of (319 − 10) / 2 = 154.5.
    #expect(layout.columnCount == 2)
    #expect(frame(grid, 1)?.minX == 164.5)
    grid.resize(90, 500)
    #expect(layout.columnCount == 1 && layout.itemSize.width == 90)
  }

  @Test("Insets, fixed heights and the size of the content")
  func insets() {
    let layout = AdaptiveGridLayout(
      AdaptiveGrid(
        columns: .count(4), itemHeight: .points(50),
        insets: NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 10),
        columnSpacing: 10, rowSpacing: 10))
    let grid = makeGrid(460, 500, layout)
    // 460 − 30 = 430; (430 − 3 · 10) / 4 = 100.
    #expect(frame(grid, 5) == CGRect(x: 130, y: 65, width: 100, height: 50))
    // 10 rows: 5 + 10 · 50 + 9 · 10 + 7 = 602.
    #expect(grid.contentSize == CGSize(width: 460, height: 602))
  }

  @Test("A count and spacing per condition; the more specific wins")
  func variations() {
    let layout = AdaptiveGridLayout(
      AdaptiveGrid(columns: .count(2), columnSpacing: 0, rowSpacing: 0),
      variations: [
        GridVariation(when: .width(500...) && .orientation(.landscape)) { $0.columns = .count(5) },
        GridVariation(when: .width(500...)) { $0.columns = .count(4) },
      ])
    let grid = makeGrid(400, 600, layout)
    #expect(layout.columnCount == 2)
    grid.resize(600, 800)
    #expect(layout.columnCount == 4 && layout.itemSize.width == 150)
    grid.resize(800, 600)
    #expect(layout.columnCount == 5 && layout.itemSize.width == 160)
  }

  @Test("Items lie on their side where regular and landscape")
  func turned() {
    let layout = AdaptiveGridLayout(
      AdaptiveGrid(
        columns: .count(2), itemHeight: .aspectRatio(0.5), turnsItems: .regularLandscape,
        columnSpacing: 0, rowSpacing: 0))
    let controller = UIViewController()
    let window = makeWindow(
      controller, WindowSurroundings(768, 1024, .regular, .regular, idiom: .pad))
    let grid = makeGrid(768, 1024, layout)
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(grid)
    window.layoutIfNeeded()
    // 384 wide at 1 : 2.
    #expect(layout.itemSize == CGSize(width: 384, height: 768))
    window.transition(to: WindowSurroundings(1024, 768, .regular, .regular, idiom: .pad))
    // 512 wide at 2 : 1.
    #expect(layout.itemSize == CGSize(width: 512, height: 256))
    window.transition(to: WindowSurroundings(1024, 768, .compact, .compact))
    // The classes alone have changed: 1 : 2 again.
    #expect(layout.itemSize == CGSize(width: 512, height: 1024))
  }

  @Test("The item at the top stays there when the columns change")
  func topItem() {
    let layout = AdaptiveGridLayout(
      AdaptiveGrid(
        columns: .minimumWidth(100), itemHeight: .points(100), columnSpacing: 0, rowSpacing: 0))
    let grid = makeGrid(200, 300, layout)
    // Two columns: item 12 begins row 6; half of the row is scrolled away.
    grid.contentOffset.y = 650
    grid.layoutIfNeeded()
    grid.resize(400, 300)
    // Four columns: item 12 is in row 3, again with half of it scrolled away.
    #expect(layout.columnCount == 4)
    #expect(grid.contentOffset.y == 350)
    grid.resize(200, 300)
    #expect(grid.contentOffset.y == 650)
  }

  @Test("At the very top the grid stays at the top")
  func veryTop() {
    let layout = AdaptiveGridLayout(
      AdaptiveGrid(columns: .minimumWidth(100), itemHeight: .points(100)))
    let grid = makeGrid(200, 300, layout)
    grid.resize(400, 300)
    #expect(grid.contentOffset.y == 0)
  }

  @Test("The offset never leaves the content")
  func shortContent() {
    let layout = AdaptiveGridLayout(
      AdaptiveGrid(
        columns: .minimumWidth(100), itemHeight: .points(100), columnSpacing: 0, rowSpacing: 0))
    let grid = makeGrid(100, 300, layout)
    grid.contentOffset.y = 3700
    grid.layoutIfNeeded()
    grid.resize(800, 300)
    // 8 columns, 5 rows of 100: 500 − 300 = 200 is as far as it goes.
    #expect(grid.contentOffset.y == 200)
  }

  @Test("Only the items in sight have cells")
  func visibleItems() {
    let layout = AdaptiveGridLayout(
      AdaptiveGrid(
        columns: .count(2), itemHeight: .points(100), columnSpacing: 0, rowSpacing: 0))
    let grid = makeGrid(200, 300, layout)
    #expect(grid.indexPathsForVisibleItems.map(\.item).sorted() == [0, 1, 2, 3, 4, 5])
  }

  @Test(
    "Columns begin and end on pixels, and their widths add up to the room", arguments: [1, 2, 3])
  func pixels(scale: CGFloat) {
    let layout = AdaptiveGridLayout(
      AdaptiveGrid(
        columns: .count(7), itemHeight: .points(33.3), columnSpacing: 0, rowSpacing: 1.25))
    let controller = UIViewController()
    let window = makeWindow(
      controller,
      WindowSurroundings(
        375, 812, .compact, .regular, also: [UITraitCollection(displayScale: scale)]))
    let grid = makeGrid(375, 812, layout)
    controller.view.addSubview(grid)
    window.layoutIfNeeded()
    layout.invalidateLayout()
    grid.layoutIfNeeded()
    let frames = (0..<14).compactMap { frame(grid, $0) }
    for edge in frames.flatMap({ [$0.minX, $0.maxX, $0.minY, $0.maxY] }) {
      #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
    }
    // 375 ÷ 7 = 53.57…: no item is a pixel off it, none overlaps, and the last ends at 375.
    for (one, next) in zip(frames, frames.dropFirst()).prefix(6) {
      #expect(abs(one.maxX - next.minX) < 1e-6)
      #expect(abs(one.width - CGFloat(375) / 7) < 1 / scale)
    }
    #expect(abs(frames[6].maxX - 375) < 1e-6)
    #expect(layout.itemSize.width <= CGFloat(375) / 7)
  }

  @Test("With gaps between them all items are as wide, and the gaps fill the row")
  func gaps() {
    let layout = AdaptiveGridLayout(AdaptiveGrid(columns: .count(4), columnSpacing: 10))
    let grid = makeGrid(375, 500, layout)
    let frames = (0..<4).compactMap { frame(grid, $0) }
    // (375 − 30) ÷ 4 = 86.25, cut to half points 86: 375 − 4 · 86 = 31 for three gaps.
    #expect(frames.map(\.width) == [86, 86, 86, 86])
    let gaps = zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
    #expect(gaps.reduce(0, +) == 31 && gaps.allSatisfy { $0 >= 10 })
    #expect(frames[3].maxX == 375)
  }

  @Test("Other variations and another grid leave no old rules behind")
  func reassignment() {
    let layout = AdaptiveGridLayout(
      AdaptiveGrid(columns: .count(2)),
      variations: [GridVariation(when: .width(500...)) { $0.columns = .count(4) }])
    let grid = makeGrid(400, 600, layout)
    func conditions() -> [String] {
      grid.adaptation.explain().rules.map(\.condition)
    }
    #expect(conditions() == ["width ≥ 500"])
    layout.variations = [GridVariation(when: .height(700...)) { $0.columns = .count(3) }]
    grid.layoutIfNeeded()
    #expect(conditions() == ["height ≥ 700"])
    layout.grid.turnsItems = .orientation(.landscape)
    grid.layoutIfNeeded()
    #expect(conditions() == ["height ≥ 700", "orientation = landscape"])
    grid.resize(400, 800)
    #expect(layout.columnCount == 3)
    let other = AdaptiveGridLayout(AdaptiveGrid(columns: .count(5)))
    grid.setCollectionViewLayout(other, animated: false)
    layout.variations = []
    grid.layoutIfNeeded()
    #expect(conditions().isEmpty && other.columnCount == 5)
  }

  @Test("A variation that nothing can meet is told with its place")
  func impossibleVariation() {
    let handler = Adaptation.problemHandler
    Adaptation.problemHandler = nil
    defer { Adaptation.problemHandler = handler }
    let line = #line + 3
    let layout = AdaptiveGridLayout(
      AdaptiveGrid(columns: .count(2)),
      variations: [GridVariation(when: .width(500...) && .width(..<400)) { $0.columns = .count(4) }]
    )
    let grid = makeGrid(400, 600, layout)
    #expect(layout.columnCount == 2)
    #expect(
      grid.adaptation.problems.map(\.description) == [
        "No configuration can meet the condition width ≥ 500 and width < 400. At "
          + "AdaptiveKitTests/GridTests.swift:\(line) (grid variation)."
      ])
  }

  /// A controller with a grid that passes its transitions on.
  private final class GridController: UIViewController {
    let layout = AdaptiveGridLayout(
      AdaptiveGrid(
        columns: .minimumWidth(100), itemHeight: .points(100), columnSpacing: 0, rowSpacing: 0))

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      layout.viewWillTransition(to: size, with: coordinator)
    }
  }

  @Test("The item at the top stays there through a rotation that the controller passes on")
  func topItemInTransition() {
    let controller = GridController()
    let window = makeWindow(controller, WindowSurroundings(300, 600, .compact, .regular))
    let grid = makeGrid(300, 600, controller.layout)
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(grid)
    window.layoutIfNeeded()
    // Three columns: item 15 begins row 5; a quarter of the row is scrolled away.
    grid.contentOffset.y = 525
    grid.layoutIfNeeded()
    window.transition(to: WindowSurroundings(600, 300, .compact, .compact))
    #expect(controller.layout.columnCount == 6)
    // Six columns: item 15 is in row 2, again with a quarter of it scrolled away.
    #expect(grid.contentOffset.y == 225)
    // And back again, from item 12, the first of that row: row 4 of three columns.
    window.transition(to: WindowSurroundings(300, 600, .compact, .regular))
    #expect(grid.contentOffset.y == 425)
  }
}
