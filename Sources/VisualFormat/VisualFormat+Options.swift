extension VisualFormat {
  /// What holds for all views of a format besides what it says: the counterpart of UIKit's
  /// `NSLayoutConstraint.FormatOptions`.
  public struct Options: Hashable, Sendable {
    /// Which way a row goes; columns always go down.
    public enum Direction: Hashable, Sendable {
      /// With the language, along leading and trailing edges.
      case leadingToTrailing
      /// Along left and right edges.
      case leftToRight
      /// Along left and right edges, the first view being the rightmost.
      case rightToLeft
    }

    /// What the distances of a column are measured between.
    public enum Spacing: Hashable, Sendable {
      /// The edges of the views.
      case edgeToEdge
      /// The last baseline of the upper view and the first of the lower; edges at the superview.
      case baselineToBaseline
    }

    /// Edges or lines that all views share; each must lie across the axis of the format.
    public var alignments: Set<Alignment>
    public var direction: Direction
    public var spacing: Spacing

    public init(
      alignments: Set<Alignment> = [], direction: Direction = .leadingToTrailing,
      spacing: Spacing = .edgeToEdge
    ) {
      self.alignments = alignments
      self.direction = direction
      self.spacing = spacing
    }
  }

  /// An edge or a line on which views can be aligned.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, centerX, centerY, lastBaseline, firstBaseline

    /// Whether it is a position along rows, and so aligns the views of a column.
    var isHorizontal: Bool {
      switch self {
      case .left, .right, .leading, .trailing, .centerX: true
      case .top, .bottom, .centerY, .lastBaseline, .firstBaseline: false
      }
    }
  }
}
