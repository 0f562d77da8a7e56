import UIKit

/// Shows a view that no controller made.
final class ViewHost: UIViewController {
  private let shown: UIView

  init(_ view: UIView) {
    shown = view
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = shown }
}
