import AdaptiveKit
import UIKit

/// A screen in every language of the library, as a client writes it.
final class LanguagesViewController: UIViewController, AdaptiveInterface {
  var adaptiveElements: [AdaptiveElement] = []
  private let image = UIImageView()
  private let label = UILabel()
  private let scrollView = UIScrollView()
  private let child = UIViewController()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView, constraints: fill(\.safeAreaLayoutGuide))
    view.addSubview(
      image,
      constraints: [
        equal(\.topAnchor, \.safeAreaLayoutGuide.topAnchor, constant: 12),
        equal(\.leadingAnchor, \.trailingAnchor, image, label, constant: 8),
        equal(\.heightAnchor, constant: 80, priority: .defaultHigh, identifier: "height"),
        lessThanOrEqual(\.widthAnchor, \.widthAnchor, multiplier: 0.5) ~ .defaultLow,
        aspectRatio(\.heightAnchor, \.widthAnchor, multiplier: 1),
      ])
    adapt()
    add(child, layout: fill(priority: .defaultHigh, identifier: "child"))
    view.addSubview(label, constraints: centered() + sized(width: 40, height: 20))
    remove(child)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update(for: traitCollection)
  }

  private func adapt() {
    let equations = [
      view.width == image.width * 1 + 50, view.left >= image.right + 8 ~ .defaultHigh,
      view.height <= 200, image.leading == view.leadingMargin,
      image.centerX == view.centerXWithinMargins, image.centerY == (view.top + 4) / 2 ~ .required,
    ]
    view.layoutRequired(.width, isEqual: image.attrWidth(), multiply: 1, plus: 50)
    view.layoutHigh(.left, isGreaterThanOrEqual: image.attrRight())
    view.layoutLow(.left, isEqual: image.attrLeftMargin())
    view.layoutLow(.bottom, isEqual: label.attrLastBaseline())
    view.layoutLow(.height, isEqual: view.attrNil(), plus: 44)
    label.sizeToFitWithAutoLayout(200)
    scrollView.addContent(image, scrolling: .vertical)
    addBehavior(for: Idiom.pad, SizeClass.horizontalCompact, behavior: { self.count += 1 })
    addConstraints(for: SizeClass.horizontalRegular, constraints: equations)
    addConstraints(for: [Idiom.phone], constraints: equations[0], equations[1])
    addView(
      for: InterfaceStyle.dark, view: label, parent: view,
      constraints: [equal(\.topAnchor), greaterThanOrEqual(\.leadingAnchor, constant: 8)])
    addBehavior(for: TypesettingLanguage("ar"), behavior: { self.count += 1 })
    addBehavior(for: [Idiom.vision, ListEnvironment.sidebar], behavior: { self.count += 1 })
    addBehavior(for: SplitViewControllerLayoutEnvironment.collapsed) { self.count += 1 }
    addView(for: TraitValue(DensityTrait.self, 2), view: image, parent: view)
    do {
      let row = try NSLayoutConstraint.constraints(
        checking: "H:|-[image]-gap-[label]-|", options: .alignAllCenterY, metrics: ["gap": 12],
        views: ["image": image, "label": label])
      addConstraints(for: UITraitCollection(horizontalSizeClass: .compact), constraints: row)
      _ = try VisualFormat(parsing: "V:|[image]|").check(metrics: [], views: ["image"])
    } catch {
      print(error.caretDescription)
    }
  }
}

struct DensityTrait: UITraitDefinition {
  static let defaultValue = 1
}
