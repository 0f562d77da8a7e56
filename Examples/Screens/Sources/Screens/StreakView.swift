import UIKit

/// How many days in a row somebody has read: a number in the middle, a word below it.
final class StreakView: UIView {
  private let numberLabel = UILabel()
  private let wordLabel = UILabel()

  init(days: Int) {
    super.init(frame: .zero)
    backgroundColor = .systemIndigo
    numberLabel.text = "\(days)"
    numberLabel.font = .systemFont(ofSize: 96, weight: .bold)
    wordLabel.text = "days in a row"
    wordLabel.font = .preferredFont(forTextStyle: .title2)
    for label in [numberLabel, wordLabel] {
      label.textColor = .white
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      numberLabel.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      wordLabel.topAnchor.constraint(equalTo: numberLabel.bottomAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
