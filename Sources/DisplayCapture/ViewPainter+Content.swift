import CoreGraphics
import UIKit

extension ViewPainter {
  /// Paints what a view's class shows, below its subviews.
  func paintContent(of view: UIView, _ bounds: CGRect) {
    guard !bounds.isEmpty else { return }
    switch view {
    case let view as UILabel: paint(label: view, bounds)
    case let view as UIButton: paint(button: view, bounds)
    case let view as UIImageView: paint(imageView: view, bounds)
    case let view as UITextView: paint(textView: view, bounds)
    case let view as UITableView: paint(table: view, bounds)
    case let view as UINavigationBar: paint(navigationBar: view, bounds)
    case let view as UITabBar: paint(tabBar: view, bounds)
    case let view as UIToolbar: paint(toolbar: view, bounds)
    case let view as UISearchBar: paint(searchBar: view, bounds)
    case let view as UIVisualEffectView: paint(effectView: view, bounds)
    case let view as UIPickerView: paint(picker: view, bounds)
    case let view as UIProgressView: paint(progressView: view, bounds)
    case let view as UIActivityIndicatorView: paint(indicator: view, bounds)
    case let view as UIControl: paint(control: view, bounds)
    default: paintPlaceholder(for: view, bounds)
    }
  }

  private func paint(control: UIControl, _ bounds: CGRect) {
    switch control {
    case let view as UITextField: paint(field: view, bounds)
    case let view as UISwitch: paint(switch: view, bounds)
    case let view as UISlider: paint(slider: view, bounds)
    case let view as UIStepper: paint(stepper: view, bounds)
    case let view as UISegmentedControl: paint(segments: view, bounds)
    case let view as UIPageControl: paint(pageControl: view, bounds)
    case let view as UIRefreshControl: paint(refreshControl: view, bounds)
    case let view as UIColorWell: paint(colorWell: view, bounds)
    case let view as UIDatePicker: paint(datePicker: view, bounds)
    default: break
    }
  }
}
