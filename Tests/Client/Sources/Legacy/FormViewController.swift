import AdaptiveKit
import UIKit

/// A form as it was written for iOS 8: visual formats between the guides of the bars.
class FormViewController: UIViewController {
  let titleLabel = UILabel()
  let textView = UITextView()
  let doneButton = UIButton(type: .system)
  private var bottomConstraint: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    automaticallyAdjustsScrollViewInsets = false
    edgesForExtendedLayout = []
    titleLabel.text = "Form"
    doneButton.setTitle("Done", for: UIControl.State())
    for subview in [titleLabel, textView, doneButton] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let views: [String: AnyObject] = [
      "topGuide": topLayoutGuide,
      "bottomGuide": bottomLayoutGuide,
      "title": titleLabel,
      "text": textView,
      "done": doneButton,
    ]
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[topGuide]-20-[title]-[text]-[done]", options: .alignAllCenterX,
        metrics: nil, views: views))
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[text]-|", options: NSLayoutConstraint.FormatOptions(),
        metrics: nil, views: views))
    bottomConstraint = NSLayoutConstraint(
      item: bottomLayoutGuide, attribute: .top, relatedBy: .equal, toItem: doneButton,
      attribute: .bottom, multiplier: 1.0, constant: 20.0)
    view.addConstraint(bottomConstraint)
    titleLabel.topAnchor.constraint(
      greaterThanOrEqualTo: topLayoutGuide.bottomAnchor
    ).isActive = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    textView.scrollIndicatorInsets = UIEdgeInsets(
      top: topLayoutGuide.length, left: 0, bottom: bottomLayoutGuide.length, right: 0)
  }
}
