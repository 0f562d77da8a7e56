import UIKit

/// Something that ``UIKit/UIView/adapt(fileID:line:_:)`` understands: constraints, ``When``,
/// ``Setting``, ``Subview``, ``ChildController``, ``Behavior``, ``CollectionLayout``.
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
  }

  var element: Element

  init(_ element: Element) { self.element = element }
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
@preconcurrency @MainActor
@resultBuilder
public enum AdaptationBuilder {
  public static func buildExpression(_ constraint: NSLayoutConstraint) -> [AdaptiveContent] {
    [AdaptiveContent(.constraints([constraint]))]
  }

  public static func buildExpression(_ constraint: NSLayoutConstraint?) -> [AdaptiveContent] {
    constraint.map { [AdaptiveContent(.constraints([$0]))] } ?? []
  }

  public static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [AdaptiveContent] {
    [AdaptiveContent(.constraints(constraints))]
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
