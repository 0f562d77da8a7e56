import UIKit

// The right side of an equation in its method form.
extension LayoutItem {
  public func attrLeft() -> LayoutReference { LayoutReference(item: self, attribute: .left) }
  public func attrRight() -> LayoutReference { LayoutReference(item: self, attribute: .right) }
  public func attrTop() -> LayoutReference { LayoutReference(item: self, attribute: .top) }
  public func attrBottom() -> LayoutReference { LayoutReference(item: self, attribute: .bottom) }
  public func attrLeading() -> LayoutReference { LayoutReference(item: self, attribute: .leading) }
  public func attrTrailing() -> LayoutReference {
    LayoutReference(item: self, attribute: .trailing)
  }
  public func attrWidth() -> LayoutReference { LayoutReference(item: self, attribute: .width) }
  public func attrHeight() -> LayoutReference { LayoutReference(item: self, attribute: .height) }
  public func attrCenterX() -> LayoutReference { LayoutReference(item: self, attribute: .centerX) }
  public func attrCenterY() -> LayoutReference { LayoutReference(item: self, attribute: .centerY) }

  /// No attribute: the right side is a number alone.
  public func attrNil() -> LayoutReference {
    LayoutReference(item: nil, attribute: .notAnAttribute)
  }
}

extension LayoutItem where Self: UIView {
  /// The last baseline of the text, the bottom of what has none.
  public func attrLastBaseline() -> LayoutReference {
    LayoutReference(item: self, attribute: .lastBaseline)
  }

  /// The same as ``attrLastBaseline()``.
  public func attrBaseline() -> LayoutReference {
    LayoutReference(item: self, attribute: .lastBaseline)
  }

  /// The first baseline of the text.
  public func attrFirstBaseline() -> LayoutReference {
    LayoutReference(item: self, attribute: .firstBaseline)
  }
}

// Places within a view's margins. A guide has none: `layoutMarginsGuide` is itself what they mean.
extension LayoutItem where Self: UIView {
  public func attrLeftMargin() -> LayoutReference {
    LayoutReference(item: self, attribute: .leftMargin)
  }
  public func attrRightMargin() -> LayoutReference {
    LayoutReference(item: self, attribute: .rightMargin)
  }
  public func attrTopMargin() -> LayoutReference {
    LayoutReference(item: self, attribute: .topMargin)
  }
  public func attrBottomMargin() -> LayoutReference {
    LayoutReference(item: self, attribute: .bottomMargin)
  }
  public func attrLeadingMargin() -> LayoutReference {
    LayoutReference(item: self, attribute: .leadingMargin)
  }
  public func attrTrailingMargin() -> LayoutReference {
    LayoutReference(item: self, attribute: .trailingMargin)
  }
  public func attrCenterXWithinMargins() -> LayoutReference {
    LayoutReference(item: self, attribute: .centerXWithinMargins)
  }
  public func attrCenterYWithinMargins() -> LayoutReference {
    LayoutReference(item: self, attribute: .centerYWithinMargins)
  }
}

extension LayoutItem where Self: UILayoutGuide {
  @available(*, unavailable, message: "A guide has no baseline; use its top or bottom.")
  public func attrBaseline() -> LayoutReference {
    LayoutReference(item: self, attribute: .lastBaseline)
  }

  @available(*, unavailable, message: "A guide has no baseline; use its top or bottom.")
  public func attrFirstBaseline() -> LayoutReference {
    LayoutReference(item: self, attribute: .firstBaseline)
  }
}
