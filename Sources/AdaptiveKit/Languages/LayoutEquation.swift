import UIKit

/// An attribute of a view or guide, as the right side of an equation; of nothing: see
/// ``LayoutItem/attrNil()``.
public struct LayoutReference {
  let item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
}

/// A constraint before it is made.
///
/// ```text
/// first  (≤ | = | ≥)  multiplier · second + constant
/// ```
struct LayoutEquation {
  let first: LayoutReference
  let relation: NSLayoutConstraint.Relation
  let second: LayoutReference
  let multiplier: CGFloat
  let constant: CGFloat

  /// The constraint, which is not active.
  ///
  /// UIKit raises an exception for equations without meaning; here the sentence says which.
  @MainActor
  func constraint() -> NSLayoutConstraint {
    if let mistake { preconditionFailure(mistake.description) }
    guard let item = first.item else { preconditionFailure(Mistake.missingItem.description) }
    return NSLayoutConstraint(
      item: item, attribute: first.attribute, relatedBy: relation, toItem: second.item,
      attribute: second.attribute, multiplier: multiplier, constant: constant)
  }
}

// What cannot be an equation.
extension LayoutEquation {
  enum Mistake: Hashable {
    case missingItem
    case notFinite
    case differentKinds(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
    case languageAndAbsolute(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
    case placeWithoutOther(NSLayoutConstraint.Attribute)
    case guideWithout(NSLayoutConstraint.Attribute)
  }

  /// Why the equation has no meaning; nil: it has one.
  var mistake: Mistake? {
    guard first.item != nil, first.attribute != .notAnAttribute else { return .missingItem }
    guard multiplier.isFinite, constant.isFinite else { return .notFinite }
    for side in [first, second] where side.item is UILayoutGuide && !side.attribute.isOfGuides {
      return .guideWithout(side.attribute)
    }
    let (kind, otherKind) = (first.attribute.kind, second.attribute.kind)
    if second.item == nil || otherKind == .none || multiplier == 0 {
      return kind == .length ? nil : .placeWithoutOther(first.attribute)
    }
    guard kind == otherKind else { return .differentKinds(first.attribute, second.attribute) }
    let sides = [first.attribute.reading, second.attribute.reading]
    if sides.contains(.withLanguage), sides.contains(.absolute) {
      return .languageAndAbsolute(first.attribute, second.attribute)
    }
    return nil
  }
}

extension LayoutEquation.Mistake: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingItem:
      "An equation needs an attribute of a view or guide on its left side."
    case .notFinite:
      "The numbers of an equation must be finite; a side times zero cannot stand on the left."
    case .differentKinds(let first, let second):
      "\(first.spelling) and \(second.spelling) cannot be compared: one is \(first.kind.sentence), the "
        + "other \(second.kind.sentence)."
    case .languageAndAbsolute(let first, let second):
      "\(first.spelling) and \(second.spelling) cannot be compared: leading and trailing follow the "
        + "language, left and right do not. Use one pair or the other."
    case .guideWithout(let attribute):
      attribute.kind == .verticalPlace && !attribute.spelling.contains("argin")
        ? "A guide has no \(attribute.spelling): use its top or bottom."
        : "A guide has no \(attribute.spelling), for it has no margins: use its edges."
    case .placeWithoutOther(let first):
      "\(first.spelling) is a place and needs another place to be compared with: a number alone "
        + "says nothing."
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// What can be compared with each other.
  enum Kind: Hashable {
    case horizontalPlace, verticalPlace, length, none

    var sentence: String {
      switch self {
      case .horizontalPlace: "a horizontal place"
      case .verticalPlace: "a vertical place"
      case .length: "a length"
      case .none: "nothing"
      }
    }
  }

  /// Whether an edge follows the language.
  enum Reading: Hashable {
    case withLanguage, absolute, either
  }

  var kind: Kind {
    switch self {
    case .width, .height: .length
    case .notAnAttribute: .none
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPlace
    default: .horizontalPlace
    }
  }

  var reading: Reading {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: .withLanguage
    case .left, .right, .leftMargin, .rightMargin: .absolute
    default: .either
    }
  }

  /// Whether guides have it: they have neither text nor margins.
  var isOfGuides: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .notAnAttribute:
      true
    default: false
    }
  }

  /// The name as code writes it.
  var spelling: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    default: "notAnAttribute"
    }
  }
}
