import UIKit

// How explanations and problems call things.

extension UIView {
  /// The accessibility identifier, else the class and what a label or button says.
  var adaptiveName: String {
    if let accessibilityIdentifier, !accessibilityIdentifier.isEmpty {
      return accessibilityIdentifier
    }
    guard let words, !words.isEmpty else { return "\(type(of: self))" }
    let line = words.prefix { !$0.isNewline }
    let start = line.prefix(Self.mostLetters)
    return "\(type(of: self)) “\(start)\(start.count < words.count ? "…" : "")”"
  }

  /// Letters of a view's text that are enough to know it by.
  private static var mostLetters: Int { 20 }

  private var words: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle ?? button.configuration?.title
    default: nil
    }
  }
}

/// A value or an object in a few words.
@MainActor
func adaptiveText(of value: Any) -> String {
  switch value {
  case let view as UIView: view.adaptiveName
  case let constraint as NSLayoutConstraint: constraint.adaptiveName
  case let optional as any OptionalValue:
    optional.wrapped.map { adaptiveText(of: $0) } ?? "nil"
  case let text as String: "“\(text)”"
  case let number as CGFloat: Quantity.width.text(of: Double(number))
  case let axis as NSLayoutConstraint.Axis: axis == .horizontal ? "horizontal" : "vertical"
  case let priority as UILayoutPriority: "\(Int(priority.rawValue))"
  case let color as UIColor: color.adaptiveText
  case let font as UIFont: "\(font.fontName) \(Quantity.width.text(of: Double(font.pointSize)))"
  // A value may be bridged to an object, which would tell less.
  case let object as NSObject where type(of: value) is AnyClass: "\(type(of: object))"
  default: "\(value)"
  }
}

extension UIColor {
  /// The components as in a style sheet; of a dynamic colour those of the current traits.
  fileprivate var adaptiveText: String {
    var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
    guard getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha) else {
      return "\(type(of: self))"
    }
    let bytes = [parts.red, parts.green, parts.blue].map {
      Int((min(max($0, 0), 1) * 255).rounded())
    }
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    let opacity = parts.alpha < 1 ? " at \(Int((parts.alpha * 100).rounded())) %" : ""
    return "#" + digits.joined() + opacity
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
