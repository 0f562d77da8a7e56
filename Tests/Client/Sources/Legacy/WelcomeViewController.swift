import AdaptiveKit
import UIKit

/// A screen in the classic pattern: a label whose colour depends on the display, a button from edge
/// to edge or of fixed width, and another button for pads alone.
class WelcomeViewController: UIViewController, AdaptiveInterface {
  struct Metrics {
    static let margin: CGFloat = 12.0
  }

  var adaptiveElements: [AdaptiveElement] = []

  override func loadView() {
    view = UIView()
    setupViews()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update(for: traitCollection)
  }

  private func setupViews() {
    view.backgroundColor = UIColor.white

    let welcomeLabel = makeLabel()
    view.addSubview(welcomeLabel)
    welcomeLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    welcomeLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    addBehavior(
      for: [Scale.twoX, ForceTouch.available],
      behavior: {
        welcomeLabel.textColor = UIColor.red
      },
      counterBehavior: {
        welcomeLabel.textColor = UIColor.blue
      })

    let continueButton = UIButton(type: .system)
    continueButton.setTitle("Continue", for: .normal)
    continueButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(continueButton)
    view.trailingAnchor.constraint(
      equalTo: continueButton.trailingAnchor, constant: Metrics.margin
    ).isActive = true
    addConstraints(
      for: SizeClass.horizontalCompact,
      constraints: continueButton.leadingAnchor.constraint(
        equalTo: view.leadingAnchor, constant: Metrics.margin))
    addConstraints(
      for: SizeClass.horizontalRegular,
      constraints: continueButton.widthAnchor.constraint(equalToConstant: 180.0))

    let padButton = UIButton(type: .system)
    padButton.translatesAutoresizingMaskIntoConstraints = false
    addView(
      for: Idiom.pad, view: padButton, parent: view,
      constraints: [
        padButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        padButton.topAnchor.constraint(
          equalTo: view.safeAreaLayoutGuide.topAnchor, constant: Metrics.margin),
      ])
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.text = "Hello World"
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }
}
