// A button of a class that is known only at run time, made as lists make their cells: see
// ReusableViewCreation.swift.

extension UIButton {
  package convenience init(madeForSystem: Void) { self.init(type: .system) }

  @_silgen_name("$s5UIKit8UIButtonC13madeForSystemACyt_tcfC")
  private static func make() -> UIButton

  /// A button of the class and of the system's type, through the class's own `init(frame:)`.
  static func makeSystemButton() -> UIButton { make() }
}
