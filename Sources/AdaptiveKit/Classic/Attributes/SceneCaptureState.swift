import UIKit

/// The state of a scene that is recorded or mirrored, as an attribute.
@available(iOS 17.0, *)
public enum SceneCaptureState: AdaptiveAttribute, CaseIterable, Hashable, Sendable {
  case inactive
  case active

  public func generateTraitCollection() -> UITraitCollection {
    switch self {
    case .inactive: UITraitCollection(sceneCaptureState: .inactive)
    case .active: UITraitCollection(sceneCaptureState: .active)
    }
  }
}
