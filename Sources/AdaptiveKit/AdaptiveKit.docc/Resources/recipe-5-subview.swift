import AdaptiveKit
import UIKit

final class RecipeController: UIViewController {
  private let picture = UIView()
  private let titleLabel = UILabel()
  private let textLabel = UILabel()
  private let timeLabel = UILabel()
  private lazy var texts = UIStackView(arrangedSubviews: [titleLabel, textLabel])
  private lazy var stack = UIStackView(arrangedSubviews: [picture, texts])

  override func viewDidLoad() {
    super.viewDidLoad()
    fillIn()
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let room = view.layoutMarginsGuide
    adapt {
      stack.topAnchor.constraint(equalTo: room.topAnchor, constant: 20)
      stack.leadingAnchor.constraint(equalTo: room.leadingAnchor)
      stack.trailingAnchor.constraint(equalTo: room.trailingAnchor)
      stack.bottomAnchor.constraint(lessThanOrEqualTo: room.bottomAnchor)
      picture.height == picture.width * 0.6 ~ .defaultLow

      When(
        .width(600...) && .contentSizeCategory(through: .extraExtraExtraLarge), "side by side"
      ) {
        set(\.axis, on: stack, to: .horizontal)
        set(\.alignment, on: stack, to: .top)
        picture.width == room.width * 0.4
      }

      When(.height(500...), "tall") {
        Subview(timeLabel, in: texts, at: 1)
      }
    }
  }

  private func fillIn() {
    view.backgroundColor = .systemBackground
    picture.backgroundColor = .systemOrange
    titleLabel.text = "Pumpkin soup"
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    textLabel.text = "Roast the pumpkin, soften the onions, add stock, and blend until smooth."
    textLabel.font = .preferredFont(forTextStyle: .body)
    for label in [titleLabel, textLabel, timeLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    timeLabel.text = "45 minutes, serves four"
    timeLabel.font = .preferredFont(forTextStyle: .headline)
    timeLabel.textColor = .secondaryLabel
    texts.axis = .vertical
    texts.spacing = 8
    stack.axis = .vertical
    stack.spacing = 20
  }
}
