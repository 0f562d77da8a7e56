import AdaptiveKit
import UIKit

/// The second screen: a picture and what there is to say about it, one below the other, and side
/// by side where there is little height.
final class PictureController: UIViewController {
  let picture: UIImageView
  /// Scrolls where text is large.
  let words = UIScrollView()
  private let texts = UIStackView()
  private(set) lazy var stack = UIStackView(arrangedSubviews: [picture, words])
  private let scenery: Scenery

  init(picture scenery: Scenery) {
    self.scenery = scenery
    picture = scenery.makeView()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = scenery.name
    view.backgroundColor = .systemBackground
    fillTexts()
    stack.distribution = .fillEqually
    stack.spacing = 16
    adapt {
      Subview(stack) {
        equal(\.topAnchor, \.safeAreaLayoutGuide.topAnchor, constant: 16)
        equal(\.leadingAnchor, \.layoutMarginsGuide.leadingAnchor)
        equal(\.trailingAnchor, \.layoutMarginsGuide.trailingAnchor)
        equal(\.bottomAnchor, \.safeAreaLayoutGuide.bottomAnchor, constant: -16)
      }
      set(\.axis, on: stack, to: .vertical)
      When(.verticalSizeClass(.compact), "little height") {
        set(\.axis, on: stack, to: .horizontal)
      }
    }
  }

  private func fillTexts() {
    texts.axis = .vertical
    texts.spacing = 8
    texts.addArrangedSubview(UILabel.adaptive(scenery.name, .largeTitle))
    texts.addArrangedSubview(
      UILabel.adaptive(
        "Three lines of hills under a sun that stands at \(Int(scenery.hour * 100)) percent of "
          + "its way. Drawn with a handful of curves.", .body, color: .secondaryLabel))
    words.addContent(texts)
  }
}
