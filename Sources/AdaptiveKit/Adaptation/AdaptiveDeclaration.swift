import UIKit

/// Something that ``Adaptable/adapt(fileID:line:_:)`` understands: ``On``, ``Setting``,
/// ``Subview``, ``ChildController``, ``Behavior``, ``CollectionLayout``. Constraints and ``When`` it
/// takes as they are.
@preconcurrency @MainActor
public protocol AdaptiveDeclaration {
  /// What the declaration says.
  var content: AdaptiveContent { get }
}

/// What a declaration says, in the form in which ``Adaptation`` keeps it.
@preconcurrency @MainActor
public struct AdaptiveContent {
  enum Element {
    case constraints([NSLayoutConstraint])
    case effect(any AdaptiveEffect)
    case behavior(BehaviorEffect)
    case rule(Condition, name: String?, DeclarationLocation, [AdaptiveContent])
    case group([AdaptiveContent])
  }

  var element: Element

  init(_ element: Element) { self.element = element }

  /// What a declaration about a collection view says.
  static func collect(
    @AdaptationBuilder<UICollectionView> _ declarations: () -> [AdaptiveContent]
  ) -> [AdaptiveContent] {
    declarations()
  }

  /// What is inside groups, without them.
  var ungrouped: [AdaptiveContent] {
    if case .group(let contents) = element { return contents.flatMap(\.ungrouped) }
    return [self]
  }

  /// Gives an object to everything inside that has none yet.
  func adopted(by object: AnyObject) {
    switch element {
    case .constraints, .behavior: break
    case .effect(let effect): effect.adopt(object)
    case .rule(_, _, _, let contents), .group(let contents):
      for content in contents { content.adopted(by: object) }
    }
  }
}

/// Where something is declared.
public struct DeclarationLocation: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Module and file: `MyApp/Screen.swift`.
  public var fileID: String
  public var line: Int

  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  public var description: String { "\(fileID):\(line)" }
}

/// Collects declarations; `if`, `for` and `switch` choose once, when the block runs.
///
/// The type parameter is the class of what adapts, so that `set(\.axis, to: .horizontal)` needs no
/// other word. A part of a declaration can be a function of its own:
///
///     extension UIStackView {
///       func adaptToWidth() {
///         adapt { When(.width(600...)) { sideBySide() } }
///       }
///
///       @AdaptationBuilder<UIStackView>
///       private func sideBySide() -> [AdaptiveContent] {
///         set(\.axis, to: .horizontal)
///         set(\.spacing, to: 20)
///       }
///     }
@preconcurrency @MainActor
@resultBuilder
public enum AdaptationBuilder<Root: AnyObject> {
  public static func buildExpression(_ constraint: NSLayoutConstraint) -> [AdaptiveContent] {
    [AdaptiveContent(.constraints([constraint]))]
  }

  public static func buildExpression(_ constraint: NSLayoutConstraint?) -> [AdaptiveContent] {
    constraint.map { [AdaptiveContent(.constraints([$0]))] } ?? []
  }

  public static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [AdaptiveContent] {
    [AdaptiveContent(.constraints(constraints))]
  }

  // What is about the object that adapts stands here by its class, from which that of a key path
  // follows.
  public static func buildExpression(_ setting: Setting<Root>) -> [AdaptiveContent] {
    [setting.content]
  }

  public static func buildExpression(_ rule: When<Root>) -> [AdaptiveContent] { [rule.content] }

  public static func buildExpression(_ content: AdaptiveContent) -> [AdaptiveContent] {
    [content]
  }

  public static func buildExpression(_ contents: [AdaptiveContent]) -> [AdaptiveContent] {
    contents
  }

  public static func buildExpression(
    _ declaration: some AdaptiveDeclaration
  ) -> [AdaptiveContent] {
    [declaration.content]
  }

  public static func buildExpression(
    _ declarations: [any AdaptiveDeclaration]
  ) -> [AdaptiveContent] {
    declarations.map(\.content)
  }

  public static func buildBlock(_ parts: [AdaptiveContent]...) -> [AdaptiveContent] {
    parts.flatMap { $0 }
  }

  public static func buildOptional(_ part: [AdaptiveContent]?) -> [AdaptiveContent] { part ?? [] }

  public static func buildEither(first part: [AdaptiveContent]) -> [AdaptiveContent] { part }

  public static func buildEither(second part: [AdaptiveContent]) -> [AdaptiveContent] { part }

  public static func buildArray(_ parts: [[AdaptiveContent]]) -> [AdaptiveContent] {
    parts.flatMap { $0 }
  }

  public static func buildLimitedAvailability(_ part: [AdaptiveContent]) -> [AdaptiveContent] {
    part
  }
}
