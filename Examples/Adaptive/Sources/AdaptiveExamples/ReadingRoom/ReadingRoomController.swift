import AdaptiveKit
import UIKit

/// A shelf and a book: beside each other under a condition, and else one above the other.
final class ReadingRoomController: UIViewController {
  let shelf = UIStackView()
  let shelfPanel = UIView()
  let book = UIScrollView()
  /// When the shelf stands beside the book.
  private let isBeside: Condition

  init(besideWhen isBeside: Condition) {
    self.isBeside = isBeside
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    fillShelf()
    fillBook()
    let safe = view.safeAreaLayoutGuide
    adapt {
      Subview(shelfPanel) {
        equal(\.topAnchor)
        equal(\.leadingAnchor)
      }
      Subview(book) {
        equal(\.trailingAnchor)
        equal(\.bottomAnchor)
      }
      When(isBeside, "beside") {
        shelfPanel.bottom == view.bottom
        // 320 and what the safe area takes.
        shelfPanel.trailing == safe.leading + 320
        book.top == view.top
        book.leading == shelfPanel.trailing
        set(\.axis, on: shelf, to: .vertical)
      } otherwise: {
        shelfPanel.trailing == view.trailing
        shelfPanel.bottom == safe.top + 144
        book.top == shelfPanel.bottom
        book.leading == view.leading
        set(\.axis, on: shelf, to: .horizontal)
      }
    }
  }

  private func fillShelf() {
    shelfPanel.backgroundColor = .secondarySystemBackground
    shelf.distribution = .fillEqually
    shelf.spacing = 12
    for scenery in Scenery.all.prefix(4) { shelf.addArrangedSubview(scenery.makeView()) }
    shelfPanel.addSubview(
      shelf,
      constraints: fill(
        \.safeAreaLayoutGuide,
        insets: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)))
  }

  private func fillBook() {
    let page = UIStackView()
    page.axis = .vertical
    page.alignment = .leading
    page.spacing = 16
    page.addArrangedSubview(UILabel.adaptive("The Moth Diaries of Ada Lane", .largeTitle))
    for paragraph in Self.paragraphs {
      let label = UILabel.adaptive(paragraph, .body)
      page.addArrangedSubview(label)
      // Lines that are longer are hard to follow.
      (label.width <= 640).isActive = true
    }
    book.addContent(
      page, insets: NSDirectionalEdgeInsets(top: 32, leading: 32, bottom: 32, trailing: 32))
  }

  private static let paragraphs = [
    "Three winters in a lighthouse library, told by what came back late. The lamp was the first to "
      + "know: it burned lower in November, as though it, too, were reading under the covers.",
    "Nobody had asked for a library. The books came with the keepers, a shelf for each of them, and "
      + "stayed when they left, so that by the time Ada climbed the stairs there was a wall of sea "
      + "charts, a wall of sermons, and a whole landing of novels without their last pages.",
    "She began with the endings. In the evenings, between the trimming of one wick and the next, she "
      + "wrote them on the backs of tide tables and laid them in. The moths approved. They had "
      + "always gone straight for the light, and never yet finished a book.",
  ]
}

// The two ways to the same screen.
extension ReadingRoomController {
  /// Asks for the size class alone; the container around it says “compact” where an iPad's window
  /// is not wider than high.
  static func byTraits() -> AdaptiveContainerController {
    AdaptiveContainerController(
      ReadingRoomController(besideWhen: .horizontalSizeClass(.regular)),
      overrides: [
        TraitOverride(
          when: .userInterfaceIdiom(.pad) && .orientation(.portrait),
          UITraitCollection(horizontalSizeClass: .compact))
      ])
  }

  /// Asks for the space alone, so that nobody's traits are overridden.
  static func bySpace() -> ReadingRoomController {
    ReadingRoomController(besideWhen: .orientation(.landscape) && .width(700...))
  }
}
