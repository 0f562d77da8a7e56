import AdaptiveKit
import UIKit

/// A screen with a thousand rules, half for portrait and half for landscape, once as declarations
/// and once with the classic interface: as many each hold a constraint, set a property and run code,
/// and add a view where that is asked for, which is mostly UIKit's work.
@MainActor
struct ThousandRules {
  private static let count = 1000
  private static let portrait = CGSize(width: 390, height: 844)

  private let view = ClassicView(frame: CGRect(origin: .zero, size: portrait))
  private let upright: [Piece]
  private let lying: [Piece]

  private init(addingViews: Bool) {
    let view = view
    let kinds = Piece.Kind.allCases.filter { addingViews || $0 != .subview }
    func pieces(_ edge: NSLayoutConstraint.Attribute) -> [Piece] {
      (0..<Self.count / 2).map { Piece(kinds[$0 % kinds.count], in: view, edge) }
    }
    upright = pieces(.leading)
    lying = pieces(.trailing)
  }

  // MARK: Measuring

  /// How long it takes to decide and switch, for each of several rotations, without the layout.
  static func declarations(turns: Int, addingViews: Bool = false) -> [Duration] {
    let rules = ThousandRules(addingViews: addingViews)
    rules.declare()
    let (view, adaptation) = (rules.view, rules.view.adaptation)
    return (0..<turns).map { _ in
      view.frame.size = CGSize(width: view.frame.height, height: view.frame.width)
      let taken = ContinuousClock().measure { adaptation.updateNow() }
      rules.check(isUpright: view.frame.width < view.frame.height)
      return taken
    }
  }

  /// How long it takes to decide where nothing has changed.
  static func unchanged() -> Duration {
    let rules = ThousandRules(addingViews: true)
    rules.declare()
    let adaptation = rules.view.adaptation
    return (0..<20).map { _ in ContinuousClock().measure { adaptation.updateNow() } }.sorted()[10]
  }

  /// The same with the classic interface, whose rules know size classes only.
  static func classic(turns: Int, addingViews: Bool = false) -> [Duration] {
    let rules = ThousandRules(addingViews: addingViews)
    let view = rules.view
    for piece in rules.upright { piece.add(to: view, for: .verticalRegular) }
    for piece in rules.lying { piece.add(to: view, for: .verticalCompact) }
    let collections = [UIUserInterfaceSizeClass.compact, .regular].map {
      UITraitCollection(verticalSizeClass: $0)
    }
    view.update(for: collections[1])
    return (0..<turns).map { turn in
      let taken = ContinuousClock().measure { view.update(for: collections[turn % 2]) }
      rules.check(isUpright: turn % 2 == 1)
      return taken
    }
  }

  private func declare() {
    view.adapt {
      for piece in upright { When(.orientation(.portrait)) { piece.content(in: view) } }
      for piece in lying { When(.orientation(.landscape)) { piece.content(in: view) } }
    }
    view.layoutIfNeeded()
  }

  private func check(isUpright: Bool) {
    precondition(upright.allSatisfy { $0.isInForce(in: view) == isUpright })
    precondition(lying.allSatisfy { $0.isInForce(in: view) != isUpright })
  }
}

private final class ClassicView: UIView, AdaptiveInterface {
  var adaptiveElements: [AdaptiveElement] = []
}

/// What one rule holds.
@MainActor
private final class Piece {
  enum Kind: CaseIterable {
    case constraint, property, behavior, subview
  }

  private let kind: Kind
  private let box = UIView()
  private let constraint: NSLayoutConstraint
  private var hasBegun = false

  init(_ kind: Kind, in view: UIView, _ edge: NSLayoutConstraint.Attribute) {
    self.kind = kind
    box.translatesAutoresizingMaskIntoConstraints = false
    if kind != .subview { view.addSubview(box) }
    constraint = NSLayoutConstraint(
      item: box, attribute: edge, relatedBy: .equal, toItem: view, attribute: edge, multiplier: 1,
      constant: 0)
  }

  /// The piece in a declaration.
  @AdaptationBuilder<ClassicView>
  func content(in view: UIView) -> [AdaptiveContent] {
    switch kind {
    case .constraint: constraint
    case .property: set(\.alpha, on: box, to: 0.5)
    case .behavior:
      Behavior(on: self) {
        $0.hasBegun = true
      } otherwise: {
        $0.hasBegun = false
      }
    case .subview: Subview(box, in: view)
    }
  }

  /// The piece in the classic interface, in which code sets properties.
  func add(to view: ClassicView, for attribute: SizeClass) {
    switch kind {
    case .constraint: view.addConstraints(for: attribute, constraints: constraint)
    case .property:
      view.addBehavior(for: attribute) {
        self.box.alpha = 0.5
      } counterBehavior: {
        self.box.alpha = 1
      }
    case .behavior:
      view.addBehavior(for: attribute) {
        self.hasBegun = true
      } counterBehavior: {
        self.hasBegun = false
      }
    case .subview: view.addView(for: attribute, view: box, parent: view)
    }
  }

  func isInForce(in view: UIView) -> Bool {
    switch kind {
    case .constraint: constraint.isActive
    case .property: box.alpha == 0.5
    case .behavior: hasBegun
    case .subview: box.superview === view
    }
  }
}
