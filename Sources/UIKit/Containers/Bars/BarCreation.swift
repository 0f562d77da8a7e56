// Bars of a class that is known only at run time, made as lists make their cells: see
// ReusableViewCreation.swift.

extension UINavigationBar {
  package convenience init(madeEmpty: Void) { self.init(frame: .zero) }

  @_silgen_name("$s5UIKit15UINavigationBarC9madeEmptyACyt_tcfC")
  private static func make() -> UINavigationBar

  /// A bar of a class, through the class's own `init(frame:)`.
  static func make(_ barClass: AnyClass?) -> UINavigationBar {
    guard let barClass else { return UINavigationBar() }
    guard let barClass = barClass as? UINavigationBar.Type else {
      preconditionFailure("The class of the bar must be a UINavigationBar.")
    }
    return barClass.make()
  }
}

extension UIToolbar {
  package convenience init(madeEmpty: Void) { self.init(frame: .zero) }

  @_silgen_name("$s5UIKit9UIToolbarC9madeEmptyACyt_tcfC")
  private static func make() -> UIToolbar

  /// A bar of a class, through the class's own `init(frame:)`.
  static func make(_ barClass: AnyClass?) -> UIToolbar {
    guard let barClass else { return UIToolbar() }
    guard let barClass = barClass as? UIToolbar.Type else {
      preconditionFailure("The class of the bar must be a UIToolbar.")
    }
    return barClass.make()
  }
}
