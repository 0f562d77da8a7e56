import AdaptiveKit
import UIKit

final class RecipeController: UIViewController {
  private let picture = UIView()
  private let titleLabel = UILabel()
  private let textLabel = UILabel()
  private lazy var texts = UIStackView(arrangedSubviews: [titleLabel, textLabel])
  private lazy var stack = UIStackView(arrangedSubviews: [picture, texts])

  override func viewDidLoad() {
    super.viewDidLoad()
    fillIn()
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
  }

  private func fillIn() {
    view.backgroundColor = .systemBackground
    picture.backgroundColor = .systemOrange
    titleLabel.text = "Pumpkin soup"
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    textLabel.text = "Roast the pumpkin, soften the onions, add stock, and blend until smooth."
    textLabel.font = .preferredFont(forTextStyle: .body)
    for label in [titleLabel, textLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    texts.axis = .vertical
    texts.spacing = 8
    stack.axis = .vertical
    stack.spacing = 20
  }
}
