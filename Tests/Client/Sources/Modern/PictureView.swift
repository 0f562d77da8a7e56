import AdaptiveKit
import UIKit

/// A view in the classic pattern, with constraints from key paths.
final class PictureView: UIView, AdaptiveInterface {
  var adaptiveElements: [AdaptiveElement] = []

  let stackView: UIStackView = {
    let stackView = UIStackView()
    stackView.distribution = .fill
    stackView.axis = .vertical
    stackView.alignment = .center
    stackView.spacing = 1
    return stackView
  }()
  let imageView = UIImageView()
  let modeImageView = UIImageView()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update(for: traitCollection)
  }

  private func setup() {
    stackView.addArrangedSubview(label)
    stackView.setCustomSpacing(20, after: label)
    imageView.addSubview(
      modeImageView,
      constraints: [
        equal(\.topAnchor, constant: 12),
        equal(\.rightAnchor, constant: 0),
        equal(\.heightAnchor, constant: 80),
        aspectRatio(\.heightAnchor, \.widthAnchor, multiplier: 1),
      ])
    stackView.addArrangedSubview(
      imageView,
      constraints: [
        equal(\.widthAnchor, constant: 300 * 0.8),
        aspectRatio(\.heightAnchor, \.widthAnchor, multiplier: 1),
      ])
    addSubview(
      stackView,
      constraints: [
        equal(\.centerXAnchor),
        equal(\.centerYAnchor),
        equal(\.topAnchor, \.safeAreaLayoutGuide.topAnchor),
      ])
    addConstraints(
      for: [SizeClass.horizontalCompact, SizeClass.verticalCompact],
      constraints: equal(\.heightAnchor, constant: 0)(imageView, stackView))
    addBehavior(
      for: [SizeClass.horizontalCompact, SizeClass.verticalCompact],
      behavior: {
        self.stackView.axis = .horizontal
      },
      counterBehavior: {
        self.stackView.axis = .vertical
      })
  }
}

/// An element and an attribute of the client's own.
struct HiddenElement: AdaptiveElement {
  let traitCollection: UITraitCollection
  unowned let view: UIView

  func update(for incomingTraitCollection: UITraitCollection) {
    view.isHidden = !incomingTraitCollection.containsTraits(in: traitCollection)
  }
}

enum Appearance: AdaptiveAttribute {
  case dark

  func generateTraitCollection() -> UITraitCollection {
    return UITraitCollection(userInterfaceStyle: .dark)
  }
}
