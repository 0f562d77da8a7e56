/// What the constraints of a stack view say of distances that it sets itself.
///
/// On Interface Builder's canvas they win in a stack view whose alignment is to fill: in a column a label stands 5 from its
/// edges and from the top, the label below it is as wide as it and 5 lower (ealpago/newsApp), two pictures of a row are 8
/// apart, not 7 (hwangyeri/SeSAC), and a label that has to end 60 before its column's end is no longer aligned with it there
/// (tchapgouv/tchap-ios). With other alignments the stack view does, in documents of four repositories. Of equal gaps and of
/// apps nothing is known; those hold as before.
@MainActor
struct WrittenDistances {
  /// The left or upper end of something, or the other.
  enum Side {
    case start, end
  }

  private struct Edge: Equatable {
    var item: ObjectIdentifier
    var axis: NSLayoutConstraint.Axis
    var side: Side

    init(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ side: Side) {
      (item, self.axis, self.side) = (ObjectIdentifier(view), axis, side)
    }

    init?(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool) {
      guard let item else { return nil }
      self.item = ObjectIdentifier(item)
      switch attribute {
      case .left: (axis, side) = (.horizontal, .start)
      case .right: (axis, side) = (.horizontal, .end)
      case .leading: (axis, side) = (.horizontal, isRightToLeft ? .end : .start)
      case .trailing: (axis, side) = (.horizontal, isRightToLeft ? .start : .end)
      case .top: (axis, side) = (.vertical, .start)
      case .bottom: (axis, side) = (.vertical, .end)
      default: return nil
      }
    }
  }

  /// `first - second`, related to `constant`.
  private struct Distance {
    var first: Edge
    var second: Edge
    var relation: NSLayoutConstraint.Relation
    var constant: CGFloat
  }

  private var distances: [Distance] = []

  /// Those that count in a stack view: none on devices.
  init(of stack: UIStackView) {
    guard stack.isOnCanvas, stack.alignment == .fill, !stack.isLayoutMarginsRelativeArrangement
    else { return }
    let isRightToLeft = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    distances = stack.constraints.compactMap { constraint in
      guard constraint.isActive, constraint.priority == .required, constraint.multiplier == 1,
        let first = Edge(
          constraint.firstItem, constraint.firstAttribute, isRightToLeft: isRightToLeft),
        let second = Edge(
          constraint.secondItem, constraint.secondAttribute, isRightToLeft: isRightToLeft)
      else { return nil }
      // What counts from the leading edge counts the other way from right to left.
      let isMirrored =
        isRightToLeft && [.leading, .trailing].contains(constraint.firstAttribute)
      return Distance(
        first: isMirrored ? second : first, second: isMirrored ? first : second,
        relation: constraint.relation, constant: constraint.constant)
    }
  }

  /// Whether they exclude that an arranged view begins, or ends, where its stack view does.
  func exclude(
    edge side: Side, of view: UIView, from stack: UIStackView, along axis: NSLayoutConstraint.Axis
  ) -> Bool {
    !distances.isEmpty && exclude(0, from: Edge(stack, axis, side), to: Edge(view, axis, side))
  }

  /// Whether they exclude that two arranged views are so far apart.
  func exclude(
    _ spacing: CGFloat, between near: UIView, and far: UIView,
    along axis: NSLayoutConstraint.Axis
  ) -> Bool {
    !distances.isEmpty
      && exclude(spacing, from: Edge(near, axis, .end), to: Edge(far, axis, .start))
  }

  private func exclude(_ distance: CGFloat, from second: Edge, to first: Edge) -> Bool {
    distances.contains { written in
      let beyond: CGFloat
      if written.first == first, written.second == second {
        beyond = distance - written.constant
      } else if written.first == second, written.second == first {
        beyond = -distance - written.constant
      } else {
        return false
      }
      return switch written.relation {
      case .equal: abs(beyond) > 0.01
      case .greaterThanOrEqual: beyond < -0.01
      case .lessThanOrEqual: beyond > 0.01
      }
    }
  }
}
