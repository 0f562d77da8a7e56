@testable import UIKit

/// A view of a given content size, for layouts whose figures are chosen by the test.
final class Block: UIView {
  var content: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { fatalError("Blocks are made in code.") }

  override var intrinsicContentSize: CGSize { content }
}

/// A root view in given surroundings.
@MainActor
func makeRoot(
  _ width: CGFloat = 320, _ height: CGFloat = 480, scale: CGFloat = 2,
  direction: UITraitEnvironmentLayoutDirection = .leftToRight, safeArea: UIEdgeInsets = .zero,
  sideMargin: CGFloat = 16, horizontal: UIUserInterfaceSizeClass = .compact,
  vertical: UIUserInterfaceSizeClass = .regular
) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  root.surround(
    scale: scale, direction: direction, safeArea: safeArea, sideMargin: sideMargin,
    horizontal: horizontal, vertical: vertical)
  return root
}

extension UIView {
  /// Makes the view a root in given surroundings.
  func surround(
    scale: CGFloat = 2, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    safeArea: UIEdgeInsets = .zero, sideMargin: CGFloat = 16,
    horizontal: UIUserInterfaceSizeClass = .compact, vertical: UIUserInterfaceSizeClass = .regular
  ) {
    environment = RootEnvironment(
      safeArea: safeArea,
      minimumMargins: UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: sideMargin),
      traits: UITraitCollection(
        idiom: .phone, displayScale: scale, horizontal: horizontal, vertical: vertical,
        layoutDirection: direction, contentSizeCategory: .large, style: .light))
  }

  /// Adds a view that only constraints place.
  @discardableResult
  func adding<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// Activates `self.attribute = multiplier · other.otherAttribute + constant`, or another relation.
  @discardableResult
  func pin(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    to other: AnyObject? = nil, _ otherAttribute: NSLayoutConstraint.Attribute? = nil,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0, at priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : otherAttribute ?? attribute,
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
    return constraint
  }

  /// Pins edges to the same edges of another item, at a distance inwards.
  func pin(
    _ attributes: [NSLayoutConstraint.Attribute], inside other: AnyObject, by distance: CGFloat = 0
  ) {
    for attribute in attributes {
      let isFarEdge = [.right, .bottom, .trailing].contains(attribute)
      pin(attribute, to: other, plus: isFarEdge ? -distance : distance)
    }
  }

  /// Fixes width and height.
  func fix(_ width: CGFloat?, _ height: CGFloat?) {
    if let width { pin(.width, plus: width) }
    if let height { pin(.height, plus: height) }
  }
}

/// Runs a test with the metrics of an iOS release, and puts the old ones back.
@MainActor
func withRelease<Result>(_ iOS: Int, _ body: () throws -> Result) rethrows -> Result {
  let old = UIKitRelease.current
  defer { UIKitRelease.current = old }
  UIKitRelease.current = UIKitRelease(iOS: iOS)
  return try body()
}

/// A rectangle in few characters.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension CGRect {
  /// Whether all four figures agree to a thousandth of a point.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001
      && abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
  }
}
