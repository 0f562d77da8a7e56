import IBDocument

extension NibLoader {
  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// Activates the constraints that an element states and that hold under the traits.
  func loadConstraints(of nib: NibElement, in view: UIView) {
    let constraints = nib.base.constraints
    guard !constraints.isEmpty else { return }
    let excluded = nib.excluded(\.excludedConstraints, \.includedConstraints)
    for constraint in constraints
    where constraint.isInstalled && !excluded.contains(constraint.id) {
      if constraint.isPlaceholder, !isForCanvas {
        leaveToCode(constraint, owner: view)
        continue
      }
      guard let made = make(constraint, nib: nib, owner: view) else { continue }
      view.addConstraint(made)
    }
  }

  /// Notes that code is going to constrain the views of a constraint that is removed at build time:
  /// of a view and one around it, the inner one.
  private func leaveToCode(_ constraint: IBConstraint, owner: UIView) {
    let first = constraint.firstItem.map { objects[$0] as? UIView } ?? owner
    let second = constraint.secondItem.flatMap { objects[$0] as? UIView }
    for (view, other) in [(first, second), (second, first)] {
      guard let view, other?.isDescendant(of: view) != true || other === view else { continue }
      view.isConstrainedByCode = true
    }
  }

  private func make(
    _ stated: IBConstraint, nib: NibElement, owner: UIView
  ) -> NSLayoutConstraint? {
    guard let first = item(stated.firstItem, stated, nib, owner: owner),
      let firstAttribute = attribute(stated.firstAttribute, stated, nib)
    else { return nil }
    var second: AnyObject?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if stated.secondItem != nil || stated.secondAttribute != nil {
      guard let item = item(stated.secondItem, stated, nib, owner: owner),
        let attribute = attribute(
          stated.secondAttribute ?? stated.firstAttribute, stated, nib)
      else { return nil }
      second = item
      secondAttribute = attribute
    }
    guard isPair(firstAttribute, secondAttribute, stated, nib) else { return nil }
    let width = traits.horizontalSizeClass.interfaceBuilderClass
    let height = traits.verticalSizeClass.interfaceBuilderClass
    let idiom = traits.userInterfaceIdiom.interfaceBuilderName
    let made = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: stated.relation.layoutRelation,
      toItem: second, attribute: secondAttribute,
      multiplier: stated.multiplier(width: width, height: height, idiom: idiom),
      constant: stated.constant(width: width, height: height, idiom: idiom))
    made.priority = UILayoutPriority(
      Float(stated.priority(width: width, height: height, idiom: idiom)))
    made.identifier = stated.identifier
    made.origin = NibOrigin(objectID: stated.id, line: stated.line)
    return made
  }

  /// Whether a constraint can be made of two attributes.
  private func isPair(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
    _ stated: IBConstraint, _ nib: NibElement
  ) -> Bool {
    guard
      let mismatch = AttributeMismatch(
        first, second, hasSecond: second != .notAnAttribute, multiplier: stated.multiplier)
    else { return true }
    let names = (stated.firstAttribute, stated.secondAttribute ?? stated.firstAttribute)
    report(
      .error, rule: "mismatched-attributes", at: nib.base, line: stated.line, subject: stated.id,
      "Constraint \(stated.id) " + mismatch.clause(names.0, names.1)
        + "; UIKit raises an exception for it. It is left out.",
      mend: "Choose two attributes of one kind.")
    return false
  }

  /// What a constraint refers to; the owner when it names nothing.
  private func item(
    _ id: String?, _ stated: IBConstraint, _ nib: NibElement, owner: UIView
  ) -> AnyObject? {
    guard let id else { return owner }
    if let object = objects[id] { return object }
    // Views that a variation leaves out take their constraints with them.
    if document.element(id: id) == nil {
      report(
        .error, rule: "missing-item", at: nib.base, line: stated.line, subject: stated.id,
        "Constraint \(stated.id) refers to \(id), which is not in the "
          + "document; the constraint is left out.",
        mend: "Remove the constraint or restore the view it refers to.")
    }
    return nil
  }

  private func attribute(
    _ name: String, _ stated: IBConstraint, _ nib: NibElement
  ) -> NSLayoutConstraint.Attribute? {
    if let attribute = Self.attributes[name] { return attribute }
    report(
      .error, rule: "unknown-attribute", at: nib.base, line: stated.line, subject: stated.id,
      "Constraint \(stated.id) has the attribute “\(name)”, which Auto "
        + "Layout does not know; the constraint is left out.")
    return nil
  }
}

extension IBConstraint.Relation {
  fileprivate var layoutRelation: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
