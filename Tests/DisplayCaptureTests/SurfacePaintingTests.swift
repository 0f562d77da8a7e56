import CoreGraphics
import DisplayList
import Testing
import UIKit

@testable import DisplayCapture

@Suite("Painting of surfaces")
@MainActor
struct SurfacePaintingTests {
  private let red = DisplayList.Color(red: 1, green: 0, blue: 0)

  // MARK: Search bars

  @Test("Until iOS 18 a search bar has a surface, unless it is minimal")
  func searchBars() {
    underRelease(18) {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
      let palette = Palette(style: .light)
      #expect(Painted(bar).fillColors == [palette.bar, palette.fill])
      bar.barTintColor = .red
      #expect(Painted(bar).fillColors.first == red)
      // The field of the prominent style is opaque, and that of the minimal one translucent.
      bar.searchBarStyle = .prominent
      #expect(Painted(bar).fillColors == [red, palette.background])
      bar.searchBarStyle = .minimal
      #expect(Painted(bar).fillColors == [palette.fill])
    }
  }

  @Test("A search bar of iOS 26 has the surface that it was given")
  func searchBarOfGlass() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    #expect(Painted(bar).fills.count == 1)
    bar.barTintColor = .red
    #expect(Painted(bar).fillColors.first == red)
  }

  // MARK: Lists

  private func list(_ configuration: UICollectionLayoutListConfiguration) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.backgroundColor = .black
    view.dataSource = source
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    return view
  }

  private let source = OneRow()

  private final class OneRow: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("A list's colour is over that of its view: the appearance's, or the configuration's")
  func lists() {
    let palette = Palette(style: .light)
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    #expect(Painted(list(configuration)).fillColors.prefix(2).last == palette.groupedBackground)
    configuration.backgroundColor = .red
    #expect(Painted(list(configuration)).fillColors.prefix(2).last == red)
    let plain = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(Painted(list(plain)).fillColors.prefix(2).last == palette.background)
  }

  // MARK: Pictures

  @Test("An opaque picture is black where nothing is drawn, and what is drawn has its own colours")
  func opaquePictures() {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let size = CGSize(width: 20, height: 20)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(Painted(UIImageView(image: image)).fillColors == [DisplayList.Color(white: 0), red])
    format.opaque = false
    let clear = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(Painted(UIImageView(image: clear)).fillColors == [red])
  }

  // MARK: Refreshing

  @Test("While it refreshes a control shows its wheel and its words")
  func refreshing() {
    let control = UIRefreshControl(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(Painted(control).strokes.isEmpty)
    control.beginRefreshing()
    control.attributedTitle = NSAttributedString(string: "A moment")
    control.tintColor = .red
    let painted = Painted(control)
    #expect(painted.strokes.count == 8)
    #expect(painted.texts == ["A moment"])
    control.endRefreshing()
    #expect(Painted(control).texts.isEmpty)
  }
}
