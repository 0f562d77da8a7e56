import UIKit

/// A greeting above a button; beside it where there is little height.
final class WelcomeController: UIViewController {
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let startButton = UIButton(type: .system)
  private lazy var texts = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
  private lazy var stack = UIStackView(arrangedSubviews: [texts, startButton])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    fillIn()
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
    ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    stack.axis = traitCollection.verticalSizeClass == .compact ? .horizontal : .vertical
  }

  private func fillIn() {
    titleLabel.text = "Welcome to Bookmoth"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    subtitleLabel.text = "Remembers where you were, in every book."
    subtitleLabel.font = .preferredFont(forTextStyle: .body)
    subtitleLabel.textColor = .secondaryLabel
    for label in [titleLabel, subtitleLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    startButton.setTitle("Start reading", for: .normal)
    startButton.accessibilityIdentifier = "start"
    texts.axis = .vertical
    texts.spacing = 8
    stack.alignment = .center
    stack.spacing = 32
  }
}
