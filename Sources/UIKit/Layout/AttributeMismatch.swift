/// Why two attributes make no constraint; UIKit raises an exception for each.
///
/// - Source: autolayout-semantics.md, section 1.
enum AttributeMismatch {
  /// The first side has no attribute, or the second an item without one.
  case missing
  /// One is a place along the other axis, or a size where the other is a place.
  case differentKinds
  /// One follows the reading direction and the other does not.
  case directionalAndAbsolute
  /// A place is compared with a number alone.
  case placeWithoutOther

  /// nil: a constraint can be made of them.
  ///
  /// - Parameter hasSecond: Whether there is an item on the second side.
  init?(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
    hasSecond: Bool, multiplier: CGFloat
  ) {
    if first == .notAnAttribute || hasSecond && second == .notAnAttribute {
      self = .missing
    } else if !hasSecond || multiplier == 0 {
      if first.isSize { return nil }
      self = .placeWithoutOther
    } else if first.kind == second.kind {
      return nil
    } else if first.kind.isHorizontalPlace, second.kind.isHorizontalPlace {
      if first.kind == .center || second.kind == .center { return nil }
      self = .directionalAndAbsolute
    } else {
      self = .differentKinds
    }
  }

  /// The reason as the end of a sentence about a constraint of the two.
  func clause(_ first: String, _ second: String) -> String {
    switch self {
    case .missing: "has a side without an attribute"
    case .differentKinds:
      "compares \(first) with \(second): places compare with places of the same axis, sizes with "
        + "sizes"
    case .directionalAndAbsolute:
      "compares \(first) with \(second): leading and trailing follow the reading direction, left "
        + "and right do not"
    case .placeWithoutOther:
      "compares \(first) with a number alone: a place needs another place"
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// What an attribute can be compared with.
  fileprivate enum Kind {
    case absolute, directional, center, vertical, size, none

    var isHorizontalPlace: Bool {
      switch self {
      case .absolute, .directional, .center: true
      default: false
      }
    }
  }

  fileprivate var kind: Kind {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
    case .centerX, .centerXWithinMargins: .center
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }
}

extension NSLayoutConstraint {
  /// Ends the program where no constraint can be made of two attributes.
  @inline(__always)
  static func requirePair(
    _ first: Attribute, _ second: Attribute, hasSecond: Bool, multiplier: CGFloat
  ) {
    // Most constraints are between equal attributes, or give a size.
    if first == second, hasSecond, first != .notAnAttribute, multiplier != 0 { return }
    if first.isSize, !hasSecond { return }
    guard
      let mismatch = AttributeMismatch(first, second, hasSecond: hasSecond, multiplier: multiplier)
    else { return }
    refuse(mismatch, first, second)
  }

  @inline(never)
  private static func refuse(
    _ mismatch: AttributeMismatch, _ first: Attribute, _ second: Attribute
  ) -> Never {
    // Not a precondition: optimised programs would end without the text.
    fatalError("A constraint " + mismatch.clause("\(first)", "\(second)") + ".")
  }
}
