import Diagnostics
import UIKit

/// Lays one scene out on one configuration after another.
///
/// Configurations with the same traits share one tree, which is moved from window to window, so that
/// the document is loaded and its constraints are eliminated once for all of them. Other traits start
/// anew; ``order(_:)`` brings together what can share. The layouts are those of
/// ``DeviceLayouter/layout(_:on:findsAmbiguities:)``, to the bit.
@MainActor
package final class SceneSweep {
  private let layouter: DeviceLayouter
  private let scene: DocumentScene
  private let loaded = LoadedScenes()
  private var traits: UITraitCollection?

  /// A sweep over a scene of the layouter's document.
  package init(_ layouter: DeviceLayouter, _ scene: DocumentScene) {
    self.layouter = layouter
    self.scene = scene
  }

  /// Lays the scene out. The views of the layout are its own until the next one.
  package func layout(
    on configuration: ScreenConfiguration, findsAmbiguities: Bool
  ) -> DeviceLayout {
    let wanted = configuration.traits
    if let traits, traits == wanted {
      loaded.beginScreen()
    } else {
      traits = wanted
      loaded.removeAll()
    }
    return layouter.layout(
      scene, on: configuration, traits: traits ?? wanted, in: loaded,
      findsAmbiguities: findsAmbiguities)
  }

  /// The configurations with those of the same traits one after the other, in the order of the first
  /// of each.
  package func order(_ configurations: [ScreenConfiguration]) -> [ScreenConfiguration] {
    var groups: [[ScreenConfiguration]] = []
    var places: [UITraitCollection: Int] = [:]
    for configuration in configurations {
      let traits = configuration.traits
      if let place = places[traits] {
        groups[place].append(configuration)
      } else {
        places[traits] = groups.count
        groups.append([configuration])
      }
    }
    return groups.flatMap { $0 }
  }
}
