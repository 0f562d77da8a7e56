import UIKit

/// Constraints that make the child fill the parent, with a distance to each edge; some edges can be
/// left out.
///
///     view.addSubview(picture, constraints: fill())
///     view.addSubview(banner, constraints: fill(edges: [.top, .leading, .trailing]))
///
/// The identifiers are the given one with the edge: `picture.top`.
@preconcurrency @MainActor
public func fill(
  _ insets: NSDirectionalEdgeInsets = .zero, edges: NSDirectionalRectEdge = .all,
  priority: UILayoutPriority = .required, identifier: String? = nil
) -> [Constraint] {
  fill(edges, insets, priority, identifier) { parent in
    (parent.topAnchor, parent.leadingAnchor, parent.bottomAnchor, parent.trailingAnchor)
  }
}

/// Constraints that make the child fill a guide of the parent.
///
///     view.addSubview(picture, constraints: fill(\.safeAreaLayoutGuide))
@preconcurrency @MainActor
public func fill(
  _ guide: KeyPath<UIView, UILayoutGuide>, insets: NSDirectionalEdgeInsets = .zero,
  edges: NSDirectionalRectEdge = .all, priority: UILayoutPriority = .required,
  identifier: String? = nil
) -> [Constraint] {
  fill(edges, insets, priority, identifier) { parent in
    let guide = parent[keyPath: guide]
    return (guide.topAnchor, guide.leadingAnchor, guide.bottomAnchor, guide.trailingAnchor)
  }
}

/// Two constraints that put the child's centre on the parent's, with a distance from it.
@preconcurrency @MainActor
public func centered(
  _ offset: UIOffset = .zero, priority: UILayoutPriority = .required, identifier: String? = nil
) -> [Constraint] {
  [
    equal(
      \.centerXAnchor, constant: offset.horizontal, priority: priority,
      identifier: identifier.map { "\($0).centerX" }),
    equal(
      \.centerYAnchor, constant: offset.vertical, priority: priority,
      identifier: identifier.map { "\($0).centerY" }),
  ]
}

/// Two constraints that give the child a size.
@preconcurrency @MainActor
public func sized(
  width: CGFloat, height: CGFloat, priority: UILayoutPriority = .required,
  identifier: String? = nil
) -> [Constraint] {
  [
    equal(
      \.widthAnchor, constant: width, priority: priority,
      identifier: identifier.map { "\($0).width" }),
    equal(
      \.heightAnchor, constant: height, priority: priority,
      identifier: identifier.map { "\($0).height" }),
  ]
}

private typealias Edges = (
  top: NSLayoutYAxisAnchor, leading: NSLayoutXAxisAnchor, bottom: NSLayoutYAxisAnchor,
  trailing: NSLayoutXAxisAnchor
)

/// The distances count inwards: at the bottom and at the end the outer side stands first.
@MainActor
private func fill(
  _ edges: NSDirectionalRectEdge, _ insets: NSDirectionalEdgeInsets, _ priority: UILayoutPriority,
  _ identifier: String?, of outer: @escaping @MainActor (UIView) -> Edges
) -> [Constraint] {
  func named(_ edge: String) -> String? { identifier.map { "\($0).\(edge)" } }
  var constraints: [Constraint] = []
  if edges.contains(.top) {
    constraints.append { child, parent in
      child.topAnchor.constraint(equalTo: outer(parent).top, constant: insets.top)
        .labelled(priority, named("top"))
    }
  }
  if edges.contains(.leading) {
    constraints.append { child, parent in
      child.leadingAnchor.constraint(equalTo: outer(parent).leading, constant: insets.leading)
        .labelled(priority, named("leading"))
    }
  }
  if edges.contains(.bottom) {
    constraints.append { child, parent in
      outer(parent).bottom.constraint(equalTo: child.bottomAnchor, constant: insets.bottom)
        .labelled(priority, named("bottom"))
    }
  }
  if edges.contains(.trailing) {
    constraints.append { child, parent in
      outer(parent).trailing.constraint(equalTo: child.trailingAnchor, constant: insets.trailing)
        .labelled(priority, named("trailing"))
    }
  }
  return constraints
}
