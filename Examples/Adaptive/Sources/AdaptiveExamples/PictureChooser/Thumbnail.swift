import AdaptiveKit
import UIKit

/// A small picture that can be chosen, four wide and three high.
final class Thumbnail: UIControl {
  let scenery: Scenery

  init(_ scenery: Scenery) {
    self.scenery = scenery
    super.init(frame: .zero)
    let picture = scenery.makeView(cornerRadius: 8)
    addSubview(picture, constraints: fill())
    isAccessibilityElement = true
    accessibilityLabel = scenery.name
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { alpha = isSelected ? 1 : 0.6 }
  }
}
