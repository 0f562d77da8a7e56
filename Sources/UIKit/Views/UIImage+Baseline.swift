import Foundation

extension UIImage {
  /// The baseline of a picture: a symbol's, none for any other; none; or one it was given.
  enum Baseline {
    case natural, none
    case fromBottom(CGFloat)
  }

  /// ``baselineOffsetFromBottom`` on a screen of so many pixels a point.
  func baselineOffset(displayScale: CGFloat) -> CGFloat? {
    switch look.baseline {
    case .fromBottom(let offset): offset
    case .natural where look.catalogSize != nil:
      SymbolMetrics.baseline(
        of: look.name ?? "", size: size, look.symbolConfiguration, displayScale: displayScale)
    case .natural, .none: nil
    }
  }
}
