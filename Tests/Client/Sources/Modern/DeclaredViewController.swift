import AdaptiveKit
import UIKit

/// A screen as one declaration, as a client writes it.
final class DeclaredViewController: UIViewController {
  private let stack = UIStackView()
  private let label = UILabel()
  private let sidebar = UIView()
  private let detail = UIViewController()
  private let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    adapt {
      set(\.title, to: "Narrow")
      label.topAnchor.constraint(equalTo: view.topAnchor)
      On(stack) {
        set(\.spacing, to: 8)
        When(.width(600...) && .horizontalSizeClass(.regular), "wide") { sideBySide(20) }
      }
      When(.below(.tablet)) {
        set(\.isHidden, on: sidebar, to: true)
        set(\UIView.tintColor, to: .red, otherwise: nil)
        set(\.horizontalHuggingPriority, on: label, to: .required)
        Behavior(on: self) { $0.title = "Small" }
      } otherwise: {
        Subview(sidebar) { fill(\.safeAreaLayoutGuide) }
        ChildController(detail, in: sidebar)
        CollectionLayout(UICollectionViewFlowLayout(), for: collectionView)
      }
    }
    stack.adapt {
      set(\.axis, to: .vertical)
      When(.orientation(.landscape)) { set(\.axis, to: .horizontal) }
    }
    adaptation.removeRules(named: "wide")
    print(stack.adaptation.explain(), label.explainAdaptation())
  }

  @AdaptationBuilder<UIStackView>
  private func sideBySide(_ spacing: CGFloat) -> [AdaptiveContent] {
    set(\.axis, to: .horizontal)
    set(\.spacing, to: spacing)
  }
}

extension Breakpoint {
  static let tablet = Breakpoint("tablet", width: 600)
}

/// A view with names of its own that the library's languages have too: they are its own.
final class ScaleView: UIView {
  let left = UILabel()
  let right = UILabel()
  var width: CGFloat = 4
  var adaptation = "none"

  func arrange(in view: UIView) {
    left.text = "\(width) \(adaptation)"
    NSLayoutConstraint.activate([left.leading == leading, right.width == view.width * 0.5])
    adapt {
      set(\.width, to: 2)
      When(.width(200...)) { set(\.adaptation, to: "wide") }
    }
  }
}
