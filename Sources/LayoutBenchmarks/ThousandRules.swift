import AdaptiveKit
import UIKit

/// A screen with a thousand rules, half for portrait and half for landscape, once as declarations
/// and once with the classic interface; each rule holds one constraint.
@MainActor
enum ThousandRules {
  private static let count = 1000

  /// Seconds to decide and switch for each of several rotations, without the layout.
  static func declarations(turns: Int) -> [Duration] {
    let view = makeView()
    let (upright, lying) = constraints(in: view)
    view.adapt {
      for constraint in upright { When(.orientation(.portrait)) { constraint } }
      for constraint in lying { When(.orientation(.landscape)) { constraint } }
    }
    view.layoutIfNeeded()
    let adaptation = view.adaptation
    return (0..<turns).map { _ in
      view.frame.size = CGSize(width: view.frame.height, height: view.frame.width)
      let taken = ContinuousClock().measure { adaptation.updateNow() }
      precondition(upright[0].isActive != lying[0].isActive)
      precondition(upright[0].isActive == (view.frame.width < view.frame.height))
      return taken
    }
  }

  /// Seconds to decide where nothing has changed.
  static func unchanged() -> Duration {
    let view = makeView()
    let (upright, lying) = constraints(in: view)
    view.adapt {
      for constraint in upright { When(.orientation(.portrait)) { constraint } }
      for constraint in lying { When(.orientation(.landscape)) { constraint } }
    }
    view.layoutIfNeeded()
    let adaptation = view.adaptation
    return (0..<20).map { _ in ContinuousClock().measure { adaptation.updateNow() } }.sorted()[10]
  }

  /// The same with the classic interface, whose rules know size classes only.
  static func classic(turns: Int) -> [Duration] {
    let view = ClassicView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (upright, lying) = constraints(in: view)
    for constraint in upright {
      view.addConstraints(for: SizeClass.verticalRegular, constraints: constraint)
    }
    for constraint in lying {
      view.addConstraints(for: SizeClass.verticalCompact, constraints: constraint)
    }
    let collections = [UIUserInterfaceSizeClass.compact, .regular].map {
      UITraitCollection(verticalSizeClass: $0)
    }
    view.update(for: collections[1])
    return (0..<turns).map { turn in
      let taken = ContinuousClock().measure { view.update(for: collections[turn % 2]) }
      precondition(upright[0].isActive == (turn % 2 == 1) && lying[0].isActive == (turn % 2 == 0))
      return taken
    }
  }

  private final class ClassicView: UIView, AdaptiveInterface {
    var adaptiveElements: [AdaptiveElement] = []
  }

  private static func makeView() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  private static func constraints(
    in view: UIView
  ) -> (upright: [NSLayoutConstraint], lying: [NSLayoutConstraint]) {
    let boxes = (0..<count / 2).map { _ in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      return box
    }
    return (
      boxes.map { $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8) },
      boxes.map { $0.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8) }
    )
  }
}
