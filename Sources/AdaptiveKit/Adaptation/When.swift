import UIKit

/// What holds while a condition does.
///
///     view.adapt {
///       When(.width(600...) && .horizontalSizeClass(.regular), "wide") {
///         sidebar.widthAnchor.constraint(equalToConstant: 320)
///         set(\.axis, on: stack, to: .horizontal)
///       } otherwise: {
///         set(\.isHidden, on: sidebar, to: true)
///       }
///     }
///
/// Within another ``When`` both conditions have to hold. The type parameter is the class of what
/// adapts; it is known from what is around, and has to be named where nothing is:
/// `let rule = When<UIStackView>(.width(600...)) { … }`.
@preconcurrency @MainActor
public struct When<Root: AnyObject> {
  /// What the rule says; it can stand in any declaration.
  public let content: AdaptiveContent

  /// Says what holds while a condition does; explanations call the rule by the name.
  public init(
    _ condition: Condition, _ name: String? = nil, fileID: String = #fileID, line: Int = #line,
    @AdaptationBuilder<Root> _ declarations: () -> [AdaptiveContent]
  ) {
    content = AdaptiveContent(
      .rule(
        condition, name: name, DeclarationLocation(fileID: fileID, line: line), declarations()))
  }

  /// Says what holds while a condition does, and what holds while it does not.
  public init(
    _ condition: Condition, _ name: String? = nil, fileID: String = #fileID, line: Int = #line,
    @AdaptationBuilder<Root> _ declarations: () -> [AdaptiveContent],
    @AdaptationBuilder<Root> otherwise: () -> [AdaptiveContent]
  ) {
    let location = DeclarationLocation(fileID: fileID, line: line)
    let first = AdaptiveContent(.rule(condition, name: name, location, declarations()))
    let second = AdaptiveContent(
      .rule(!condition, name: name.map { "otherwise than \($0)" }, location, otherwise()))
    content = AdaptiveContent(.rule(.always, name: name, location, [first, second]))
  }
}
