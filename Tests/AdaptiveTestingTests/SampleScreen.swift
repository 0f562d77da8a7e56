import UIKit

/// A form of a title and a button below, in code.
final class SampleScreen: UIViewController {
  let label = UILabel()
  let button = UIButton(type: .system)
  private let indent: CGFloat
  private let text: String
  private let isContradictory: Bool

  init(indent: CGFloat = 16, text: String = "Title", isContradictory: Bool = false) {
    self.indent = indent
    self.text = text
    self.isContradictory = isContradictory
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    label.text = text
    label.accessibilityIdentifier = "title"
    button.setTitle("Go on", for: .normal)
    for subview in [label, button] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let safe = view.safeAreaLayoutGuide
    let leading = label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: indent)
    leading.identifier = "indent"
    NSLayoutConstraint.activate([
      leading,
      label.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      label.widthAnchor.constraint(equalToConstant: 200),
      label.heightAnchor.constraint(equalToConstant: 30),
      button.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      button.widthAnchor.constraint(equalToConstant: 120),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
    if isContradictory {
      let wider = label.widthAnchor.constraint(equalToConstant: 250)
      wider.identifier = "wider"
      wider.isActive = true
    }
  }
}
