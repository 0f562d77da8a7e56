import UIKit

/// Four constraints that make the child fill the parent, with a distance to each edge.
///
///     view.addSubview(picture, constraints: fill())
@preconcurrency @MainActor
public func fill(
  _ insets: NSDirectionalEdgeInsets = .zero, priority: UILayoutPriority = .required
) -> [Constraint] {
  let constraints: [Constraint] = [
    { child, parent in
      child.topAnchor.constraint(equalTo: parent.topAnchor, constant: insets.top)
    },
    { child, parent in
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: insets.leading)
    },
    { child, parent in
      parent.bottomAnchor.constraint(equalTo: child.bottomAnchor, constant: insets.bottom)
    },
    { child, parent in
      parent.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: insets.trailing)
    },
  ]
  return constraints.map { $0 ~ priority }
}

/// Four constraints that make the child fill a guide of the parent.
///
///     view.addSubview(picture, constraints: fill(\.safeAreaLayoutGuide))
@preconcurrency @MainActor
public func fill(
  _ guide: KeyPath<UIView, UILayoutGuide>, insets: NSDirectionalEdgeInsets = .zero,
  priority: UILayoutPriority = .required
) -> [Constraint] {
  let constraints: [Constraint] = [
    { child, parent in
      child.topAnchor.constraint(equalTo: parent[keyPath: guide].topAnchor, constant: insets.top)
    },
    { child, parent in
      child.leadingAnchor.constraint(
        equalTo: parent[keyPath: guide].leadingAnchor, constant: insets.leading)
    },
    { child, parent in
      parent[keyPath: guide].bottomAnchor.constraint(
        equalTo: child.bottomAnchor, constant: insets.bottom)
    },
    { child, parent in
      parent[keyPath: guide].trailingAnchor.constraint(
        equalTo: child.trailingAnchor, constant: insets.trailing)
    },
  ]
  return constraints.map { $0 ~ priority }
}
