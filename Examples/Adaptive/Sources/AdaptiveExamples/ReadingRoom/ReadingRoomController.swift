import AdaptiveKit
import UIKit

/// A shelf and a book: beside each other under a condition, and else one above the other.
final class ReadingRoomController: UIViewController {
  let shelf = UIStackView()
  let shelfPanel = UIView()
  let book = UIView()
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
    let title = UILabel.adaptive("The Moth Diaries of Ada Lane", .largeTitle)
    let text = UILabel.adaptive(
      "Three winters in a lighthouse library, told by what came back late. The lamp was the first "
        + "to know: it burned lower in November, as though it, too, were reading under the covers.",
      .body)
    book.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 32, leading: 32, bottom: 32, trailing: 32)
    book.addSubview(
      title,
      constraints: [
        equal(\.topAnchor, \.layoutMarginsGuide.topAnchor),
        equal(\.leadingAnchor, \.layoutMarginsGuide.leadingAnchor),
        equal(\.trailingAnchor, \.layoutMarginsGuide.trailingAnchor),
      ])
    book.addSubview(
      text,
      constraints: [
        equal(\.topAnchor, \.bottomAnchor, text, title, constant: 16),
        equal(\.leadingAnchor, \.layoutMarginsGuide.leadingAnchor),
        equal(\.trailingAnchor, \.layoutMarginsGuide.trailingAnchor),
      ])
  }
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
