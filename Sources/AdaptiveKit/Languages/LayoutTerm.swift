import UIKit

/// One side of an equation: an attribute of a view or guide, times a number, plus a number.
///
/// ```text
/// multiplier · item.attribute + constant
/// ```
///
/// Terms come from views and guides (`view.width`, `guide.leading`), and comparing two of them makes
/// a plain constraint, which is not active yet:
///
///     NSLayoutConstraint.activate([
///       title.leading == picture.trailing + 8,
///       picture.width == view.width * 0.5 - 20,
///       title.width >= 120 ~ .defaultHigh,
///     ])
///
/// The type parameter keeps apart what cannot be compared.
public struct LayoutTerm<Quantity> {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// What a ``LayoutTerm`` measures: a horizontal place.
public enum HorizontalPlace {}

/// What a ``LayoutTerm`` measures: a vertical place.
public enum VerticalPlace {}

/// What a ``LayoutTerm`` measures: a width or a height.
public enum LayoutLength {}

extension LayoutItem {
  public var left: LayoutTerm<HorizontalPlace> { LayoutTerm(self, .left) }
  public var right: LayoutTerm<HorizontalPlace> { LayoutTerm(self, .right) }
  public var leading: LayoutTerm<HorizontalPlace> { LayoutTerm(self, .leading) }
  public var trailing: LayoutTerm<HorizontalPlace> { LayoutTerm(self, .trailing) }
  public var centerX: LayoutTerm<HorizontalPlace> { LayoutTerm(self, .centerX) }
  public var top: LayoutTerm<VerticalPlace> { LayoutTerm(self, .top) }
  public var bottom: LayoutTerm<VerticalPlace> { LayoutTerm(self, .bottom) }
  public var centerY: LayoutTerm<VerticalPlace> { LayoutTerm(self, .centerY) }
  public var width: LayoutTerm<LayoutLength> { LayoutTerm(self, .width) }
  public var height: LayoutTerm<LayoutLength> { LayoutTerm(self, .height) }
}

// Baselines; a guide has none.
extension LayoutItem where Self: UIView {
  public var firstBaseline: LayoutTerm<VerticalPlace> { LayoutTerm(self, .firstBaseline) }
  public var lastBaseline: LayoutTerm<VerticalPlace> { LayoutTerm(self, .lastBaseline) }
}

// Places within a view's margins; the same as the places of its `layoutMarginsGuide`.
extension LayoutItem where Self: UIView {
  public var leftMargin: LayoutTerm<HorizontalPlace> { LayoutTerm(self, .leftMargin) }
  public var rightMargin: LayoutTerm<HorizontalPlace> { LayoutTerm(self, .rightMargin) }
  public var leadingMargin: LayoutTerm<HorizontalPlace> { LayoutTerm(self, .leadingMargin) }
  public var trailingMargin: LayoutTerm<HorizontalPlace> { LayoutTerm(self, .trailingMargin) }
  public var centerXWithinMargins: LayoutTerm<HorizontalPlace> {
    LayoutTerm(self, .centerXWithinMargins)
  }
  public var topMargin: LayoutTerm<VerticalPlace> { LayoutTerm(self, .topMargin) }
  public var bottomMargin: LayoutTerm<VerticalPlace> { LayoutTerm(self, .bottomMargin) }
  public var centerYWithinMargins: LayoutTerm<VerticalPlace> {
    LayoutTerm(self, .centerYWithinMargins)
  }
}
