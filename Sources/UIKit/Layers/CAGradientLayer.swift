/// How the colours of a gradient run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that runs from colour to colour.
///
/// Pictures show axial gradients; of the other types only the values are kept.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]?
  /// Where each colour is reached, from 0 to 1; nil: at equal distances.
  open var locations: [NSNumber]?
  /// Where the gradient begins, as shares of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends, as shares of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    colors = other.colors
    locations = other.locations
    startPoint = other.startPoint
    endPoint = other.endPoint
    type = other.type
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Each colour with its place; places that are missing are at equal distances.
  package var stops: [(offset: CGFloat, color: CGColor)] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    let last = CGFloat(max(1, colors.count - 1))
    return colors.enumerated().map { index, color in
      guard let locations, locations.indices.contains(index) else {
        return (CGFloat(index) / last, color)
      }
      return (CGFloat(locations[index].doubleValue), color)
    }
  }
}
