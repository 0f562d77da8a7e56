import VisualFormat

extension NSLayoutConstraint {
  /// What holds for all views of a visual format besides what it says.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(.left)
    public static let alignAllRight = FormatOptions(.right)
    public static let alignAllTop = FormatOptions(.top)
    public static let alignAllBottom = FormatOptions(.bottom)
    public static let alignAllLeading = FormatOptions(.leading)
    public static let alignAllTrailing = FormatOptions(.trailing)
    public static let alignAllCenterX = FormatOptions(.centerX)
    public static let alignAllCenterY = FormatOptions(.centerY)
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// UIKit gives each alignment the bit that its attribute has as a number.
    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }
  }
}

extension VisualFormat.Options {
  init(_ options: NSLayoutConstraint.FormatOptions) {
    let alignments: [(NSLayoutConstraint.FormatOptions, VisualFormat.Alignment)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    let direction: Direction =
      switch options.intersection(.directionMask) {
      case .directionLeftToRight: .leftToRight
      case .directionRightToLeft: .rightToLeft
      default: .leadingToTrailing
      }
    self.init(
      alignments: Set(alignments.filter { options.contains($0.0) }.map(\.1)),
      direction: direction,
      spacing: options.contains(.spacingBaselineToBaseline) ? .baselineToBaseline : .edgeToEdge)
  }
}
