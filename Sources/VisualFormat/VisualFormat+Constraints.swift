extension VisualFormat {
  /// The constraints that the format asks for, in its order, then those of the alignments.
  ///
  /// A distance constrains the later neighbour's near edge to the earlier one's far edge, so that
  /// constants have the sign that the format shows:
  ///
  /// | | between `a` and `b` | at the start | at the end |
  /// |---|---|---|---|
  /// | leading to trailing | b.leading, a.trailing | a.leading, s.leading | s.trailing, b.trailing |
  /// | left to right | b.left, a.right | a.left, s.left | s.right, b.right |
  /// | right to left | a.left, b.right | s.right, a.right | b.left, s.left |
  /// | column | b.top, a.bottom | a.top, s.top | s.bottom, b.bottom |
  /// | column, by baselines | b.firstBaseline, a.lastBaseline | as above | as above |
  ///
  /// (`s` is the superview.)
  ///
  /// - Parameters:
  ///   - options: Alignment, direction and spacing.
  ///   - metrics: Names that are metrics where a size may be a metric's or a view's; every other
  ///     name there is a view's.
  /// - Throws: An alignment along the axis of the format, or spacing by baselines in a row.
  ///   One view needs no alignment: then none is refused.
  public func constraints(
    options: Options = Options(), metrics: Set<String> = []
  ) throws(VisualFormatError) -> [Constraint] {
    try check(options)
    var constraints: [Constraint] = []
    if let head { constraints += distances(of: head, .start, options) }
    for (index, view) in views.enumerated() {
      if index > 0 {
        constraints += distances(of: connections[index - 1], .between(index), options)
      }
      constraints += sizes(of: view, metrics: metrics)
    }
    if let tail { constraints += distances(of: tail, .end, options) }
    return constraints + alignments(options)
  }

  /// Refuses options that contradict the axis.
  private func check(_ options: Options) throws(VisualFormatError) {
    guard views.count > 1 else { return }
    // Reported where the second view begins: there the first pair is complete.
    let offset = views[1].place.offset
    if axis == .horizontal, options.spacing == .baselineToBaseline {
      throw VisualFormatError(.baselineSpacingInHorizontal, in: text, at: offset)
    }
    let isRow = axis == .horizontal
    for alignment in Alignment.allCases
    where options.alignments.contains(alignment) && alignment.isHorizontal == isRow {
      throw VisualFormatError(.alignmentAlongAxis(alignment), in: text, at: offset)
    }
  }

  private func sizes(of view: View, metrics: Set<String>) -> [Constraint] {
    let attribute: Constraint.Attribute = axis == .horizontal ? .width : .height
    return view.size.map { predicate in
      var constant: Constraint.Constant = .number(0)
      var other: String?
      switch predicate.object.value {
      case .number(let number): constant = .number(number)
      case .name(let name) where metrics.contains(name): constant = .metric(name)
      case .name(let name): other = name
      }
      return Constraint(
        .view(view.name), attribute, predicate.relation, other.map { .view($0) },
        other == nil ? nil : attribute, constant: constant,
        priority: Constraint.Priority(predicate.priority), place: predicate.place)
    }
  }

  /// Each view shares its line with the one before it.
  private func alignments(_ options: Options) -> [Constraint] {
    Alignment.allCases.filter(options.alignments.contains).flatMap { alignment in
      zip(views, views.dropFirst()).map { earlier, later in
        let attribute = Constraint.Attribute(alignment)
        return Constraint(
          .view(earlier.name), attribute, .equal, .view(later.name), attribute, place: later.place)
      }
    }
  }
}

// Distances.
extension VisualFormat {
  /// Where in the format a connection stands.
  private enum Position {
    case start
    /// Before the view of this index.
    case between(Int)
    case end
  }

  private typealias Side = (item: Constraint.Item, attribute: Constraint.Attribute)

  private func distances(
    of connection: Connection, _ position: Position, _ options: Options
  ) -> [Constraint] {
    let (near, far) = sides(at: position, options)
    func constraint(
      _ relation: Relation, _ constant: Constraint.Constant, _ priority: Constraint.Priority,
      _ place: Place
    ) -> Constraint {
      Constraint(
        near.item, near.attribute, relation, far.item, far.attribute, constant: constant,
        priority: priority, place: place)
    }
    switch connection.kind {
    case .flush:
      return [constraint(.equal, .number(0), .required, connection.place)]
    case .standard:
      return [constraint(.equal, standard(at: position), .required, connection.place)]
    case .distance(let predicates):
      return predicates.map {
        constraint(
          $0.relation, Constraint.Constant($0.object), Constraint.Priority($0.priority), $0.place)
      }
    }
  }

  private func standard(at position: Position) -> Constraint.Constant {
    if case .between = position { .standardBetweenSiblings } else { .standardToSuperview }
  }

  /// The two edges that a distance parts; the first has the greater coordinate.
  private func sides(at position: Position, _ options: Options) -> (Side, Side) {
    let edges = Edges(axis, options.direction)
    let earlier: Side
    let later: Side
    switch position {
    case .start:
      let first = views[0].name
      earlier = (.superview(of: first), edges.near)
      later = (.view(first), edges.near)
    case .between(let index):
      let byBaselines = axis == .vertical && options.spacing == .baselineToBaseline
      earlier = (.view(views[index - 1].name), byBaselines ? .lastBaseline : edges.far)
      later = (.view(views[index].name), byBaselines ? .firstBaseline : edges.near)
    case .end:
      let last = views[views.count - 1].name
      earlier = (.view(last), edges.far)
      later = (.superview(of: last), edges.far)
    }
    return edges.isReversed ? (earlier, later) : (later, earlier)
  }
}

/// The edges of a view in the order in which a format meets them.
private struct Edges {
  let near: VisualFormat.Constraint.Attribute
  let far: VisualFormat.Constraint.Attribute
  /// Whether coordinates fall along the format.
  let isReversed: Bool

  init(_ axis: VisualFormat.Axis, _ direction: VisualFormat.Options.Direction) {
    switch (axis, direction) {
    case (.vertical, _): (near, far, isReversed) = (.top, .bottom, false)
    case (.horizontal, .leadingToTrailing): (near, far, isReversed) = (.leading, .trailing, false)
    case (.horizontal, .leftToRight): (near, far, isReversed) = (.left, .right, false)
    case (.horizontal, .rightToLeft): (near, far, isReversed) = (.right, .left, true)
    }
  }
}

extension VisualFormat.Constraint.Constant {
  /// The constant of a distance, where every name is a metric's.
  fileprivate init(_ operand: VisualFormat.Operand) {
    switch operand.value {
    case .number(let number): self = .number(number)
    case .name(let name): self = .metric(name)
    }
  }
}

extension VisualFormat.Constraint.Priority {
  fileprivate init(_ operand: VisualFormat.Operand?) {
    switch operand?.value {
    case nil: self = .required
    case .number(let number): self = .number(number)
    case .name(let name): self = .metric(name)
    }
  }
}

extension VisualFormat.Constraint.Attribute {
  fileprivate init(_ alignment: VisualFormat.Alignment) {
    switch alignment {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .lastBaseline: self = .lastBaseline
    case .firstBaseline: self = .firstBaseline
    }
  }
}
