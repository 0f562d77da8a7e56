import Diagnostics
import UIKit

/// Lays one scene out on one configuration after another.
///
/// Configurations with the same traits and release of iOS share one tree, which is moved from window
/// to window, so that the document is loaded and its constraints are eliminated once for all of them.
/// Others start anew; ``order(_:)`` brings together what can share. The layouts are those of
/// ``DeviceLayouter/layout(_:on:findsAmbiguities:)``, to the bit.
@MainActor
package final class SceneSweep {
  private let layouter: DeviceLayouter
  private let scene: DocumentScene
  private let loaded = LoadedScenes()
  private var kind: Kind?

  /// What a tree cannot be moved across.
  private struct Kind: Hashable {
    let traits: UITraitCollection
    let release: UIKitRelease

    init(_ configuration: ScreenConfiguration) {
      traits = configuration.traits
      release = configuration.release
    }
  }

  /// A sweep over a scene of the layouter's document.
  package init(_ layouter: DeviceLayouter, _ scene: DocumentScene) {
    self.layouter = layouter
    self.scene = scene
  }

  /// Lays the scene out. The views of the layout are its own until the next one.
  package func layout(
    on configuration: ScreenConfiguration, findsAmbiguities: Bool
  ) -> DeviceLayout {
    let wanted = Kind(configuration)
    if kind == wanted {
      loaded.beginScreen()
    } else {
      loaded.removeAll()
      kind = wanted
    }
    // The very object that the tree was loaded with: a root whose environment has another one, if
    // equal, counts as a root whose traits changed, and all is laid out anew.
    return layouter.layout(
      scene, on: configuration, traits: (kind ?? wanted).traits, in: loaded,
      findsAmbiguities: findsAmbiguities)
  }

  /// The configurations with those that share a tree one after the other, in the order of the first
  /// of each.
  package func order(_ configurations: [ScreenConfiguration]) -> [ScreenConfiguration] {
    var groups: [[ScreenConfiguration]] = []
    var places: [Kind: Int] = [:]
    for configuration in configurations {
      let kind = Kind(configuration)
      if let place = places[kind] {
        groups[place].append(configuration)
      } else {
        places[kind] = groups.count
        groups.append([configuration])
      }
    }
    return groups.flatMap { $0 }
  }
}
