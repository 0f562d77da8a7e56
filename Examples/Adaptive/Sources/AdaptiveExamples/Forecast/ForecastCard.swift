import AdaptiveKit
import UIKit

/// A day: its name and temperature on a picture.
final class ForecastCard: UIView {
  private let picture: UIImageView
  private let dayLabel: UILabel
  private let degreesLabel: UILabel

  init(_ day: String, _ degrees: String, _ scenery: Scenery) {
    picture = scenery.makeView(cornerRadius: 0)
    dayLabel = .adaptive(day, .headline, color: .white)
    degreesLabel = .adaptive(degrees, .largeTitle, color: .white)
    super.init(frame: .zero)
    layer.cornerRadius = 16
    clipsToBounds = true
    addSubview(picture, constraints: fill())
    addSubview(
      dayLabel,
      constraints: [
        equal(\.leadingAnchor, constant: 16),
        equal(\.bottomAnchor, constant: -16),
      ])
    addSubview(
      degreesLabel,
      constraints: [
        equal(\.trailingAnchor, constant: -16),
        equal(\.lastBaselineAnchor, \.lastBaselineAnchor, degreesLabel, dayLabel),
      ])
  }

  required init?(coder: NSCoder) { nil }
}
