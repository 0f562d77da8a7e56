import AdaptiveKit
import UIKit

/// Thumbnails in a row above, the chosen picture below, and a button that shows it: written with
/// the classic interface.
///
/// Where both size classes are compact the picture vanishes and the thumbnails take its room. The
/// button is blue where there is height, and else red.
final class PictureChooserController: UIViewController, AdaptiveInterface {
  var adaptiveElements: [AdaptiveElement] = []

  let thumbnails = UIScrollView()
  let row = UIStackView()
  let picture: UIImageView
  let button = UIButton(type: .system)
  private(set) lazy var stack = UIStackView(arrangedSubviews: [picture, button])
  private let pictures: [Scenery]
  private var chosen: Scenery

  init(pictures: [Scenery] = Scenery.all) {
    self.pictures = pictures
    chosen = pictures[0]
    picture = pictures[0].makeView()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pictures"
    view.backgroundColor = .systemBackground
    fillRow()
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.layer.cornerRadius = 12
    button.addAction(UIAction { [weak self] _ in self?.showChosen() }, for: .primaryActionTriggered)
    stack.axis = .vertical
    stack.spacing = 16
    addAlways()
    addVariations()
    choose(chosen)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update(for: traitCollection)
  }

  private func fillRow() {
    row.spacing = 8
    for scenery in pictures {
      let thumbnail = Thumbnail(scenery)
      thumbnail.addAction(
        UIAction { [weak self] _ in self?.choose(scenery) }, for: .touchUpInside)
      row.addArrangedSubview(
        thumbnail,
        constraints: [aspectRatio(\.widthAnchor, \.heightAnchor, multiplier: 4.0 / 3)])
    }
    thumbnails.showsHorizontalScrollIndicator = false
    // The row begins and ends at the margins, and is seen beyond them while it scrolls.
    thumbnails.clipsToBounds = false
    thumbnails.contentInsetAdjustmentBehavior = .never
  }

  private func addAlways() {
    view.addSubview(
      thumbnails,
      constraints: [
        equal(\.topAnchor, \.safeAreaLayoutGuide.topAnchor, constant: 16),
        equal(\.leadingAnchor, \.layoutMarginsGuide.leadingAnchor),
        equal(\.trailingAnchor, \.layoutMarginsGuide.trailingAnchor),
      ])
    thumbnails.addContent(row, scrolling: .horizontal)
    view.addSubview(
      stack,
      constraints: [
        equal(\.topAnchor, \.bottomAnchor, stack, thumbnails, constant: 16),
        equal(\.leadingAnchor, \.layoutMarginsGuide.leadingAnchor),
        equal(\.trailingAnchor, \.layoutMarginsGuide.trailingAnchor),
        equal(\.bottomAnchor, \.safeAreaLayoutGuide.bottomAnchor, constant: -16),
      ])
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
  }

  private func addVariations() {
    // A low row where the picture is there; without it the row has the height that is left.
    addConstraints(
      for: SizeClass.verticalRegular,
      constraints: thumbnails.heightAnchor.constraint(equalToConstant: 72))
    addConstraints(
      for: SizeClass.horizontalRegular, SizeClass.verticalCompact,
      constraints: thumbnails.heightAnchor.constraint(equalToConstant: 72))
    addBehavior(for: SizeClass.horizontalCompact, SizeClass.verticalCompact) {
      [picture] in
      picture.isHidden = true
    } counterBehavior: {
      [picture] in
      picture.isHidden = false
    }
    addBehavior(for: SizeClass.verticalRegular) { [button] in button.backgroundColor = .systemBlue }
    addBehavior(for: SizeClass.verticalCompact) { [button] in button.backgroundColor = .systemRed }
  }

  private func choose(_ scenery: Scenery) {
    chosen = scenery
    picture.image = scenery.image
    picture.accessibilityLabel = scenery.name
    button.setTitle("Show \(scenery.name)", for: .normal)
    for case let thumbnail as Thumbnail in row.arrangedSubviews {
      thumbnail.isSelected = thumbnail.scenery == scenery
    }
  }

  private func showChosen() {
    show(PictureController(picture: chosen), sender: self)
  }
}
