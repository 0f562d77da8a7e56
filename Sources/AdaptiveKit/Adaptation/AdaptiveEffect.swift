import UIKit

/// Something that a rule puts into force and that ends without a trace.
///
/// Effects with the same ``subject`` contend: only that of the most specific active rule is in
/// force.
@MainActor
protocol AdaptiveEffect: AnyObject {
  /// What the effect is about.
  var subject: EffectSubject { get }
  /// Constraints that are active while the effect is in force.
  var constraints: [NSLayoutConstraint] { get }
  /// What explanations say.
  var text: String { get }

  /// Takes an object for the one that was left open.
  func adopt(_ object: AnyObject)
  /// Finds the objects that were left open; the problems that can be told beforehand.
  func prepare(for view: UIView, controller: UIViewController?) -> [AdaptationProblem.Kind]
  /// What has to be known to undo the effect, just before the first effect on the subject.
  func capture() -> Any?
  func begin(context: EffectContext)
  /// What others made of the subject while the effect was in force; nil: nothing that can be told.
  /// It is what is given back then.
  func foreignValue() -> Any?
  /// Undoes the effect; not called for settings when another takes over at once.
  func end(restoring original: Any?, context: EffectContext)
  /// Whether another effect on the subject can begin without this one ending.
  var isReplaceable: Bool { get }
  /// Whether another effect demands the same.
  func isSame(as other: any AdaptiveEffect) -> Bool
  /// Whether the effect concerns a view or something in it.
  func concerns(_ view: UIView) -> Bool
}

extension AdaptiveEffect {
  var constraints: [NSLayoutConstraint] { [] }
  var isReplaceable: Bool { false }

  func adopt(_ object: AnyObject) {}
  func prepare(for view: UIView, controller: UIViewController?) -> [AdaptationProblem.Kind] { [] }
  func capture() -> Any? { nil }
  func foreignValue() -> Any? { nil }
  func isSame(as other: any AdaptiveEffect) -> Bool { false }
}

/// What an effect may use of its surroundings, for as long as a switch takes.
@MainActor
final class EffectContext {
  let view: UIView?
  let controller: UIViewController?
  var problems: [AdaptationProblem.Kind] = []

  init(view: UIView?, controller: UIViewController?) {
    self.view = view
    self.controller = controller
  }
}

/// What an effect is about: two effects on the same subject cannot both be in force.
enum EffectSubject: Hashable {
  case property(ObjectIdentifier, PropertyIdentity)
  case place(ObjectIdentifier)
  case controller(ObjectIdentifier)
  case collectionLayout(ObjectIdentifier)
  case constraint(ConstraintSubject)
  /// Something without an object, which contends with nothing.
  case nothing(ObjectIdentifier)
}

/// What a constraint is about: its sides, without constant and multiplier.
///
/// Equalities of one priority between the same sides contend; of inequalities all can hold.
struct ConstraintSubject: Hashable {
  private var first: ObjectIdentifier?
  private var firstAttribute: Int
  private var second: ObjectIdentifier?
  private var secondAttribute: Int
  private var priority: Float
  /// The constraint itself, where it contends with none but itself.
  private var constraint: ObjectIdentifier?

  @MainActor
  init(_ constraint: NSLayoutConstraint) {
    first = constraint.firstItem.map { ObjectIdentifier($0) }
    firstAttribute = constraint.firstAttribute.rawValue
    second = constraint.secondItem.map { ObjectIdentifier($0) }
    secondAttribute = constraint.secondAttribute.rawValue
    priority = constraint.priority.rawValue
    if constraint.relation != .equal || first == nil {
      self.constraint = ObjectIdentifier(constraint)
    }
  }
}

/// A constraint that contends with others.
@MainActor
final class ConstraintEffect: AdaptiveEffect {
  let constraint: NSLayoutConstraint
  let subject: EffectSubject

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
    subject = .constraint(ConstraintSubject(constraint))
  }

  var constraints: [NSLayoutConstraint] { [constraint] }
  var text: String { constraint.adaptiveText }

  func begin(context: EffectContext) {}
  func end(restoring original: Any?, context: EffectContext) {}

  func isSame(as other: any AdaptiveEffect) -> Bool {
    guard let other = other as? ConstraintEffect else { return false }
    return other.constraint.constant == constraint.constant
      && other.constraint.multiplier == constraint.multiplier
  }

  func concerns(_ view: UIView) -> Bool { constraint.concerns(view) }
}
