import UIKit

/// A page of rows in a scroll view: a thousand views, held by constraints made in code.
///
/// Each row has a picture, two labels and a switch; the second label takes as many lines as its
/// width asks for, so that a rotation changes every height.
@MainActor
final class ThousandViews {
  /// 1 scroll view, and 5 views in each row: 1,001 views below the root.
  private static let rowCount = 200

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let scroll = UIScrollView()
  private(set) var viewCount = 0

  init() {
    add(scroll, to: root)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    var end = scroll.contentLayoutGuide.topAnchor
    for index in 0..<Self.rowCount { end = addRow(index, below: end) }
    end.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor).isActive = true
  }

  private func addRow(_ index: Int, below top: NSLayoutYAxisAnchor) -> NSLayoutYAxisAnchor {
    let (row, picture, toggle) = (UIView(), UIView(), UISwitch())
    let (title, text) = (UILabel(), UILabel())
    title.text = "Row \(index)"
    text.text = "The text of a row that is long enough to take two lines where it is narrow"
    text.numberOfLines = 0
    add(row, to: scroll)
    for view in [picture, title, text, toggle] { add(view, to: row) }
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: top),
      row.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      row.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      picture.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: toggle.leadingAnchor, constant: -8),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.trailingAnchor.constraint(equalTo: toggle.leadingAnchor, constant: -8),
      text.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -8),
      toggle.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      toggle.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ])
    return row.bottomAnchor
  }

  private func add(_ view: UIView, to superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    viewCount += 1
  }

  /// Turns the root and lays it out again.
  func rotate() {
    root.frame.size = CGSize(width: root.frame.height, height: root.frame.width)
    root.layoutIfNeeded()
  }
}
