import AdaptiveKit
import UIKit

extension Breakpoint {
  /// From here on the days stand side by side.
  static let medium = Breakpoint("medium", width: 480)
  /// From here on they stand beside today.
  static let wide = Breakpoint("wide", width: 840)
}

/// The weather: today large, three days small. It asks for the width it has and for nothing else,
/// so it is right on both displays of a foldable and in any window between.
final class ForecastController: UIViewController {
  let today = ForecastCard("Today", "21°", Scenery.all[1])
  let days = UIStackView(arrangedSubviews: [
    ForecastCard("Sunday", "18°", Scenery.all[4]), ForecastCard("Monday", "15°", Scenery.all[0]),
    ForecastCard("Tuesday", "9°", Scenery.all[3]),
  ])
  private(set) lazy var stack = UIStackView(arrangedSubviews: [today, days])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for stack in [stack, days] {
      stack.axis = .vertical
      stack.spacing = 16
    }
    days.distribution = .fillEqually
    let safe = view.safeAreaLayoutGuide
    adapt {
      Subview(stack) {
        equal(\.topAnchor, \.safeAreaLayoutGuide.topAnchor, constant: 16)
        equal(\.bottomAnchor, \.safeAreaLayoutGuide.bottomAnchor, constant: -16)
        equal(\.centerXAnchor, \.safeAreaLayoutGuide.centerXAnchor)
      }
      // As wide as there is room, and at most 1,100.
      stack.width <= 1100
      stack.width <= safe.width - 32
      stack.width == safe.width - 32 ~ .defaultHigh

      When(.below(.medium), "narrow") {
        today.height == stack.height * 0.4
      }
      When(.from(.medium, to: .wide), "medium") {
        today.height == stack.height * 0.6
        set(\.axis, on: days, to: .horizontal)
      }
      When(.from(.wide), "wide") {
        today.width == stack.width * 0.6
        set(\.axis, on: stack, to: .horizontal)
      }
    }
  }
}
