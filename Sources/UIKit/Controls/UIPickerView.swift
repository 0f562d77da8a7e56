/// What a picker's wheels consist of.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker's rows look like. Apple's methods are optional; here they have defaults.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// An equal share of the picker's width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    (pickerView.bounds.width - 20) / CGFloat(max(1, pickerView.numberOfComponents))
  }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Wheels to pick from.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open weak var dataSource: UIPickerViewDataSource? { didSet { reloadAllComponents() } }
  open weak var delegate: UIPickerViewDelegate? { didSet { reloadAllComponents() } }

  /// Rows of each wheel and the chosen one among them, as of the last load.
  private var rowCounts: [Int]?
  private var chosenRows: [Int] = []

  open var numberOfComponents: Int { loadedCounts.count }

  open func numberOfRows(inComponent component: Int) -> Int {
    let counts = loadedCounts
    return counts.indices.contains(component) ? counts[component] : 0
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    guard let delegate else { return CGSize(width: bounds.width, height: 32) }
    return CGSize(
      width: delegate.pickerView(self, widthForComponent: component),
      height: delegate.pickerView(self, rowHeightForComponent: component))
  }

  open func reloadAllComponents() {
    rowCounts = nil
    chosenRows = []
  }

  open func reloadComponent(_ component: Int) {
    let chosen = selectedRow(inComponent: component)
    rowCounts = nil
    if chosen > 0 { selectRow(chosen, inComponent: component, animated: false) }
  }

  /// Turns a wheel at once; the delegate is not told, as in UIKit.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let rows = numberOfRows(inComponent: component)
    guard rows > 0 else { return }
    while chosenRows.count <= component { chosenRows.append(0) }
    chosenRows[component] = max(0, min(row, rows - 1))
  }

  /// The row in the middle of a wheel; -1 for a wheel without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    guard numberOfRows(inComponent: component) > 0 else { return -1 }
    return chosenRows.indices.contains(component) ? chosenRows[component] : 0
  }

  private var loadedCounts: [Int] {
    if let rowCounts { return rowCounts }
    guard let dataSource else { return [] }
    let counts = (0..<max(0, dataSource.numberOfComponents(in: self))).map {
      max(0, dataSource.pickerView(self, numberOfRowsInComponent: $0))
    }
    rowCounts = counts
    return counts
  }

  /// The titles of a wheel around the chosen row, two above and two below; empty where the wheel
  /// ends.
  package func titlesAroundSelection(inComponent component: Int) -> [String] {
    let chosen = selectedRow(inComponent: component)
    return (chosen - 2...chosen + 2).map { row in
      guard row >= 0, row < numberOfRows(inComponent: component), let delegate else { return "" }
      return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
        ?? delegate.pickerView(self, titleForRow: row, forComponent: component) ?? ""
    }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: wheelsHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UIView {
  /// Height that wheels ask for: 216, or the 162 of little height.
  ///
  /// Ours takes the second where Interface Builder does: in the cell of a xib, which lies in no
  /// window. Two pickers of 162 points and one of 194 in the corpus, each between constraints of its
  /// own, are as they are only if it is 162 that they ask for.
  final var wheelsHeight: CGFloat {
    guard isOnCanvas else { return 216 }
    let top = sequence(first: self as UIView, next: \.superview).first { $0.superview == nil }
    return top is UITableViewCell ? 162 : 216
  }
}
