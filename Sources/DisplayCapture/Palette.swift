import CoreGraphics
import DisplayList
import UIKit

/// The colours of one appearance.
@MainActor
struct Palette {
  /// Light or dark; unspecified counts as light.
  let style: UIUserInterfaceStyle

  /// Whether the appearance is dark.
  var isDark: Bool { style == .dark }

  /// What a colour is in this appearance.
  func color(_ color: UIColor) -> DisplayList.Color {
    let parts = color.components(for: style)
    return DisplayList.Color(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue),
      alpha: Double(parts.alpha))
  }

  /// A system colour by its name in Interface Builder.
  func system(_ name: String) -> DisplayList.Color {
    UIColor.system(named: name).map(color) ?? .clear
  }

  /// One of two colours, by the appearance.
  func either(
    light: @autoclosure () -> DisplayList.Color, dark: @autoclosure () -> DisplayList.Color
  ) -> DisplayList.Color {
    isDark ? dark() : light()
  }

  var label: DisplayList.Color { system("labelColor") }
  var secondaryLabel: DisplayList.Color { system("secondaryLabelColor") }
  var tertiaryLabel: DisplayList.Color { system("tertiaryLabelColor") }
  var placeholder: DisplayList.Color { system("placeholderTextColor") }
  var separator: DisplayList.Color { system("separatorColor") }
  var background: DisplayList.Color { system("systemBackgroundColor") }
  var groupedBackground: DisplayList.Color { system("systemGroupedBackgroundColor") }
  var groupedCell: DisplayList.Color { system("secondarySystemGroupedBackgroundColor") }
  var fill: DisplayList.Color { system("tertiarySystemFillColor") }
  var strongFill: DisplayList.Color { system("secondarySystemFillColor") }
  var gray: DisplayList.Color { system("systemGrayColor") }
  var green: DisplayList.Color { system("systemGreenColor") }

  /// The surface of a bar before iOS 26, with what lies behind shining through.
  var bar: DisplayList.Color {
    either(
      light: DisplayList.Color(hex: 0xF9F9F9, alpha: 0.94),
      dark: DisplayList.Color(hex: 0x1D1D1D, alpha: 0.94))
  }

  /// The surface of iOS 26's floating buttons and bars.
  var glass: DisplayList.Color {
    either(
      light: DisplayList.Color(white: 1, alpha: 0.78),
      dark: DisplayList.Color(hex: 0x242426, alpha: 0.82))
  }

  /// The bright edge of such a surface.
  var glassEdge: DisplayList.Color {
    either(
      light: DisplayList.Color(white: 1, alpha: 0.9),
      dark: DisplayList.Color(white: 1, alpha: 0.16))
  }
}
