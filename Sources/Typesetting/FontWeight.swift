/// How heavy a typeface is drawn, from the lightest to the heaviest.
package enum FontWeight: Int, CaseIterable, Hashable, Sendable, Comparable {
  case ultraLight
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black

  package static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }
}
