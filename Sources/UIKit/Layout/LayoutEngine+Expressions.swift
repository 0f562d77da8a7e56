import LayoutSolver

extension LayoutEngine {
  /// Edges of a view's alignment rectangle or of a guide.
  func edges(of item: AnyObject) -> LayoutEdges {
    if let guide = item as? UILayoutGuide, guide.derivation != .free, let owner = guide.owningView {
      return edges(of: guide, derivedFrom: owner)
    }
    guard let own = variables(of: item) else {
      return LayoutEdges(left: .init(), right: .init(), top: .init(), bottom: .init())
    }
    return LayoutEdges(
      left: .init(own.left), right: .init(own.right), top: .init(own.top), bottom: .init(own.bottom)
    )
  }

  /// Edges of a view's frame.
  func frameEdges(of view: UIView) -> LayoutEdges {
    let insets = view.alignmentRectInsets
    return edges(of: view).inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  private func edges(of guide: UILayoutGuide, derivedFrom owner: UIView) -> LayoutEdges {
    var edges = frameEdges(of: owner)
    let insets = owner.resolvedInsets
    switch guide.derivation {
    case .free: break
    case .scrollFrame:
      edges = edges.offset(by: owner.bounds.origin)
    case .safeArea:
      noteInsetReader(owner)
      edges = edges.inset(by: insets.safeArea)
      if let scroll = owner as? UIScrollView {
        edges = edges.offset(by: scroll.restingOffset(in: insets) ?? scroll.contentOffset)
      }
    case .layoutMargins:
      noteInsetReader(owner)
      edges = edges.inset(by: insets.margins)
    case .readableContent:
      noteInsetReader(owner)
      edges = edges.inset(by: owner.readable(within: insets.margins))
    case .scrollContent:
      edges = contentEdges(of: owner)
    case .topBar:
      noteInsetReader(owner)
      edges.bottom = edges.top + insets.safeArea.top
    case .bottomBar:
      noteInsetReader(owner)
      edges.top = edges.bottom - insets.safeArea.bottom
    case .keyboard:
      noteInsetReader(owner)
      let keyboard = owner.keyboardLayoutGuide
      if let place = keyboard.floatingPlace(in: insets) {
        edges = LayoutEdges(
          left: edges.left + place.minX, right: edges.left + place.maxX,
          top: edges.top + place.minY, bottom: edges.top + place.maxY)
      } else {
        edges.top = edges.bottom - keyboard.height(in: insets)
      }
    }
    return edges
  }

  /// Widest readable text at the default text size, measured on iOS 16 (672 before iOS 12 is quoted
  /// only).
  static let readableWidth: CGFloat = 664

  /// Edges of a scroll view as its content sees them: the content area, which starts at the frame.
  private func contentEdges(of view: UIView) -> LayoutEdges {
    var edges = frameEdges(of: view)
    if let row = row(of: view), let content = items.base[Int(row)].variables.contentEnd {
      items.base[Int(row)].readsContent = true
      edges.right = .init(content.right)
      edges.bottom = .init(content.bottom)
    }
    return edges
  }

  /// The expression of one side of a constraint.
  ///
  /// - Parameters:
  ///   - other: The item on the other side; a scroll view stands for its content when that item is
  ///     inside it.
  func expression(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, facing other: AnyObject?,
    isRightToLeft: Bool = false
  ) -> LayoutExpression? {
    guard let view = NSLayoutConstraint.view(of: item), row(of: view) != nil else { return nil }
    let edges = edges(of: item, view: view, attribute, facing: other)
    switch attribute {
    case .left, .leftMargin: return edges.left
    case .right, .rightMargin: return edges.right
    case .leading, .leadingMargin: return isRightToLeft ? edges.right : edges.left
    case .trailing, .trailingMargin: return isRightToLeft ? edges.left : edges.right
    case .top, .topMargin: return edges.top
    case .bottom, .bottomMargin: return edges.bottom
    case .width: return edges.width
    case .height: return edges.height
    case .centerX, .centerXWithinMargins: return (edges.left + edges.right) * 0.5
    case .centerY, .centerYWithinMargins: return (edges.top + edges.bottom) * 0.5
    case .firstBaseline:
      guard item is UIView else { return edges.bottom }
      let standIn = view.forFirstBaselineLayout
      if standIn !== view, row(of: standIn) != nil {
        return expression(of: standIn, attribute, facing: other)
      }
      return baselines(of: view, edges).first
    case .lastBaseline:
      guard item is UIView else { return edges.bottom }
      let standIn = view.forLastBaselineLayout
      if standIn !== view, row(of: standIn) != nil {
        return expression(of: standIn, attribute, facing: other)
      }
      return baselines(of: view, edges).last
    case .notAnAttribute: return nil
    }
  }

  /// The baselines of a view between these edges.
  ///
  /// A label's first counts from its top and its last from its bottom, whatever its height. Buttons
  /// and fields keep their text in the middle, and their baselines with it: fields of 13.5 to 43.5
  /// points in the corpus all have them there.
  func baselines(
    of view: UIView, _ edges: LayoutEdges
  ) -> (first: LayoutExpression, last: LayoutExpression) {
    let last = view.lastBaselineOffset
    guard let first = view.firstBaselineOffset else { return (edges.top, edges.bottom - last) }
    guard view.centersBaselines else { return (edges.top + first, edges.bottom - last) }
    let middle = (edges.top + edges.bottom) * 0.5
    let half = (view.baselineHeight ?? first + last) / 2
    return (middle + (first - half), middle + (half - last))
  }

  private func edges(
    of item: AnyObject, view: UIView, _ attribute: NSLayoutConstraint.Attribute,
    facing other: AnyObject?
  ) -> LayoutEdges {
    guard item is UIView else {
      // From outside, a scroll view's frame does not move.
      let isScrollFrame = (item as? UILayoutGuide)?.derivation == .scrollFrame
      let isOutside = NSLayoutConstraint.view(of: other).map { !$0.isDescendant(of: view) } ?? false
      return isScrollFrame && isOutside ? frameEdges(of: view) : edges(of: item)
    }
    // What faces the view from inside sees its bounds, which alignment insets do not move.
    let facesInside = NSLayoutConstraint.view(of: other).map {
      $0 !== view && $0.isDescendant(of: view)
    }
    var edges = facesInside == true ? frameEdges(of: view) : edges(of: item)
    if facesInside == true, view is UIScrollView, attribute.isEdge {
      edges = contentEdges(of: view)
    }
    if attribute.isRelativeToMargins {
      noteInsetReader(view)
      edges = edges.inset(by: view.resolvedInsets.margins)
    }
    return edges
  }
}

extension NSLayoutConstraint.Attribute {
  package var isSize: Bool { self == .width || self == .height }

  package var isRelativeToMargins: Bool {
    rawValue >= Self.leftMargin.rawValue
  }

  /// Whether the attribute is an edge rather than a size or a centre.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .lastBaseline, .firstBaseline:
      true
    default: false
    }
  }

  /// Whether the attribute's meaning depends on the reading direction.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  package var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}
