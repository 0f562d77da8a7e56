extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(reference: reference, attribute: .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor {
    .init(reference: reference, attribute: .trailing)
  }
  public var leftAnchor: NSLayoutXAxisAnchor { .init(reference: reference, attribute: .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init(reference: reference, attribute: .right) }
  public var topAnchor: NSLayoutYAxisAnchor { .init(reference: reference, attribute: .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(reference: reference, attribute: .bottom) }
  public var widthAnchor: NSLayoutDimension { .init(reference: reference, attribute: .width) }
  public var heightAnchor: NSLayoutDimension { .init(reference: reference, attribute: .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(reference: reference, attribute: .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(reference: reference, attribute: .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    .init(reference: reference, attribute: .firstBaseline)
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    .init(reference: reference, attribute: .lastBaseline)
  }
}

extension UILayoutGuide {
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(reference: reference, attribute: .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor {
    .init(reference: reference, attribute: .trailing)
  }
  public var leftAnchor: NSLayoutXAxisAnchor { .init(reference: reference, attribute: .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init(reference: reference, attribute: .right) }
  public var topAnchor: NSLayoutYAxisAnchor { .init(reference: reference, attribute: .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(reference: reference, attribute: .bottom) }
  public var widthAnchor: NSLayoutDimension { .init(reference: reference, attribute: .width) }
  public var heightAnchor: NSLayoutDimension { .init(reference: reference, attribute: .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(reference: reference, attribute: .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(reference: reference, attribute: .centerY) }
}
