import UIKit

/// The directions in which a scroll view's content may be larger than the scroll view.
public enum ScrollDirection: Hashable, Sendable {
  /// The content is as wide as the scroll view, and as high as its constraints make it.
  case vertical
  /// The content is as high as the scroll view, and as wide as its constraints make it.
  case horizontal
  /// Both sizes follow from the content's constraints.
  case both
}

extension UIScrollView {
  /// Adds a view as the whole content: the content's size follows from the view's constraints.
  ///
  /// - Parameters:
  ///   - content: The view, whose constraints must fix its size in the scrolling direction.
  ///   - direction: Where the content may be larger than the scroll view.
  ///   - insets: Distances between the view and the edges of what scrolls.
  /// - Returns: The constraints, which are active.
  @discardableResult
  public func addContent(
    _ content: UIView, scrolling direction: ScrollDirection = .vertical,
    insets: NSDirectionalEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    let area = contentLayoutGuide
    var constraints = [
      content.topAnchor.constraint(equalTo: area.topAnchor, constant: insets.top),
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: insets.leading),
      area.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: insets.bottom),
      area.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: insets.trailing),
    ]
    switch direction {
    case .vertical:
      constraints.append(
        content.widthAnchor.constraint(
          equalTo: frameLayoutGuide.widthAnchor, constant: -insets.leading - insets.trailing))
    case .horizontal:
      constraints.append(
        content.heightAnchor.constraint(
          equalTo: frameLayoutGuide.heightAnchor, constant: -insets.top - insets.bottom))
    case .both: break
    }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}
