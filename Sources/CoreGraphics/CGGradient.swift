/// Colours that run into each other.
public final class CGGradient: Hashable, Sendable {
  /// Each colour with the place at which it is reached, from 0 to 1.
  package let stops: [Stop]

  package struct Stop: Hashable, Sendable {
    package var location: CGFloat
    package var color: CGColor
  }

  /// Creates a gradient; without locations the colours stand at equal distances.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?
  ) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(1, colors.count - 1))
    self.init(
      stops: colors.enumerated().map { index, color in
        Stop(location: locations?[index] ?? CGFloat(index) / last, color: color)
      })
  }

  private init(stops: [Stop]) { self.stops = stops }

  public static func == (left: CGGradient, right: CGGradient) -> Bool {
    left.stops == right.stops
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// Whether a gradient is drawn beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
