/// Which of the methods that a layout calls on every view a class overrides.
///
/// Noting what such a method reads costs more than most of them do, and most views have none of
/// their own. Without Objective-C's runtime the only place that tells is the table of methods in a
/// class's metadata: where a method stands in it is found by comparing `UIView` with a subclass that
/// overrides that method alone. Where that finds nothing, every class counts as overriding.
package struct OverriddenMethods: OptionSet, BitwiseCopyable {
  package let rawValue: UInt8

  package static let layoutSubviews = OverriddenMethods(rawValue: 1 << 0)
  package static let updateConstraints = OverriddenMethods(rawValue: 1 << 1)
  package static let updateProperties = OverriddenMethods(rawValue: 1 << 2)
  package static let frameForAlignmentRect = OverriddenMethods(rawValue: 1 << 3)
  package static let alignmentRectInsets = OverriddenMethods(rawValue: 1 << 4)
  /// What says how alignment rectangles lie in frames.
  package static let alignment: OverriddenMethods = [.frameForAlignmentRect, .alignmentRectInsets]

  private static let all: [OverriddenMethods] = [
    .layoutSubviews, .updateConstraints, .updateProperties, .frameForAlignmentRect,
    .alignmentRectInsets,
  ]

  /// What a class and those between it and `UIView` override.
  @MainActor
  package init(of viewClass: UIView.Type) {
    var found: OverriddenMethods = []
    for (method, place) in zip(Self.all, Self.places) {
      if let place, ClassMetadata(viewClass)[place] == ClassMetadata(UIView.self)[place] {
        continue
      }
      found.insert(method)
    }
    self = found
  }

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Where each of ``all`` stands in the metadata; nil where that could not be found out.
  @MainActor private static let places: [Int?] = [
    place(overriddenIn: OverridesLayout.self), place(overriddenIn: OverridesConstraints.self),
    place(overriddenIn: OverridesProperties.self), place(overriddenIn: OverridesFrame.self),
    place(overriddenIn: OverridesInsets.self),
  ]

  /// The only word in which a class differs from `UIView` and one without methods does not.
  @MainActor
  private static func place(overriddenIn viewClass: UIView.Type) -> Int? {
    let (base, plain, changed) = (
      ClassMetadata(UIView.self), ClassMetadata(OverridesNothing.self), ClassMetadata(viewClass)
    )
    let count = min(base.count, plain.count, changed.count)
    guard plain.isSubclass(of: base), changed.isSubclass(of: base) else { return nil }
    let places = (0..<count).filter { base[$0] == plain[$0] && base[$0] != changed[$0] }
    return places.count == 1 ? places[0] : nil
  }
}

/// The words of a class's metadata as Swift lays them out where there is no Objective-C: kind and
/// superclass, flags and sizes, descriptor and destroyer, then fields and methods, those of
/// superclasses first.
private struct ClassMetadata {
  private let words: UnsafePointer<UInt>
  /// Number of words; 0 where the size is none that a class has.
  let count: Int

  init(_ type: AnyClass) {
    words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    let word = MemoryLayout<UInt>.size
    // After the two words: flags, address point, instance size, alignment, then these two.
    let sizes = UnsafeRawPointer(words) + 2 * word + 16
    let whole = Int(sizes.load(as: UInt32.self))
    let before = Int(sizes.load(fromByteOffset: 4, as: UInt32.self))
    let largest = 1 << 16
    count = whole > before && whole < largest ? (whole - before) / word : 0
  }

  subscript(position: Int) -> UInt { words[position] }

  func isSubclass(of other: ClassMetadata) -> Bool {
    words[1] == UInt(bitPattern: other.words)
  }
}

// Classes to compare. Each method does something else, lest two be made one.

private final class OverridesNothing: UIView {}

private final class OverridesLayout: UIView {
  override func layoutSubviews() { tag = 1 }
}

private final class OverridesConstraints: UIView {
  override func updateConstraints() { tag = 2 }
}

private final class OverridesProperties: UIView {
  override func updateProperties() { tag = 3 }
}

private final class OverridesFrame: UIView {
  override func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.insetBy(dx: 4, dy: 4) }
}

private final class OverridesInsets: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
  }
}
