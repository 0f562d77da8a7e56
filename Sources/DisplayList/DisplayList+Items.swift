import CoreGraphics

extension DisplayList {
  /// A filled shape.
  package struct Fill: Hashable, Sendable {
    /// What is filled.
    package var shape: Shape
    /// What with.
    package var paint: Paint
    /// What counts as inside.
    package var rule: FillRule

    /// Creates a fill.
    package init(shape: Shape, paint: Paint, rule: FillRule = .winding) {
      self.shape = shape
      self.paint = paint
      self.rule = rule
    }
  }

  /// A stroked shape.
  package struct Stroke: Hashable, Sendable {
    /// Whose edge is drawn.
    package var shape: Shape
    /// What with.
    package var paint: Paint
    /// How.
    package var style: StrokeStyle

    /// Creates a stroke.
    package init(shape: Shape, paint: Paint, style: StrokeStyle) {
      self.shape = shape
      self.paint = paint
      self.style = style
    }
  }

  /// The shadow that a shape casts: its silhouette, moved and blurred by a Gaussian. The shape
  /// itself is not drawn, and the shadow is not cut out beneath it.
  package struct Shadow: Hashable, Sendable {
    /// What casts the shadow.
    package var shape: Shape
    /// The colour where the shadow is densest.
    package var color: Color
    /// How far the shadow is moved.
    package var offset: CGVector
    /// The standard deviation of the blur, which is what `CALayer.shadowRadius` means; zero for a
    /// sharp edge.
    package var radius: Double

    /// The largest radius that is drawn. Beyond, a shadow is an even tint that no one can tell from
    /// this one.
    package static let maximumRadius = 100.0

    /// Creates a shadow.
    package init(shape: Shape, color: Color, offset: CGVector = .zero, radius: Double) {
      self.shape = shape
      self.color = color
      self.offset = offset
      self.radius = radius > 0 ? min(radius, Self.maximumRadius) : 0
    }
  }

  /// A part of the drawing that is moved, clipped or faded as one, or that shows one view.
  package struct Group: Hashable, Sendable {
    /// From the coordinates of the group to those around it.
    package var transform: CGAffineTransform
    /// What of the group is shown, in the coordinates of the group; nil for everything.
    package var clip: Shape?
    /// How opaque the group is as a whole: overlapping items do not shine through each other.
    package var opacity: Double
    /// The Interface Builder object ID of the view.
    package var objectID: String?
    /// The class of the view.
    package var className: String?
    /// What the view is for, in words, for those who cannot see it.
    package var accessibilityLabel: String?

    /// Creates a group. NaN counts as opaque: bad input shows what it can.
    package init(
      transform: CGAffineTransform = .identity, clip: Shape? = nil, opacity: Double = 1,
      objectID: String? = nil, className: String? = nil, accessibilityLabel: String? = nil
    ) {
      self.transform = transform
      self.clip = clip
      self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
      self.objectID = objectID
      self.className = className
      self.accessibilityLabel = accessibilityLabel
    }
  }
}
