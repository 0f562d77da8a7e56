import AdaptiveKit
import UIKit

/// The open tabs of a browser, as a grid that follows the window through every width.
///
/// Tabs stand upright, three wide and four high, and lie where the window is horizontally regular
/// and wider than high.
final class TabGridController: UIViewController, UICollectionViewDataSource {
  let layout = AdaptiveGridLayout(
    AdaptiveGrid(
      columns: .minimumWidth(136), itemHeight: .aspectRatio(3.0 / 4),
      turnsItems: .regularLandscape,
      insets: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16),
      columnSpacing: 16, rowSpacing: 16),
    variations: [
      GridVariation(when: .width(700...)) { $0.columns = .minimumWidth(220) },
      // Titles in the accessibility sizes need more room.
      GridVariation(when: .contentSizeCategory(from: .accessibilityMedium)) {
        $0.columns = .minimumWidth(280)
      },
    ])
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: layout)
  private let tabs: [Tab]

  init(tabs: [Tab] = Tab.samples) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    collectionView.backgroundColor = .clear
    collectionView.register(TabCell.self, forCellWithReuseIdentifier: "tab")
    collectionView.dataSource = self
    view.addSubview(collectionView, constraints: fill())
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    layout.viewWillTransition(to: size, with: coordinator)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { tabs.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tab", for: indexPath)
    (cell as? TabCell)?.show(tabs[indexPath.item])
    return cell
  }
}

/// A page that is open.
struct Tab {
  var title: String
  var scenery: Scenery

  static let samples: [Tab] = {
    let titles = [
      "Moth Museum", "Tide tables", "Bread, slowly", "Night trains", "Field notes", "Ferry times",
      "Weather", "Harbour radio", "Paper maps", "Lantern club", "Allotments", "Book swap",
    ]
    return (0..<36).map { index in
      Tab(
        title: titles[index % titles.count], scenery: Scenery.all[index % Scenery.all.count])
    }
  }()
}
