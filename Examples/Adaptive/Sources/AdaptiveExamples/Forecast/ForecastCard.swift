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
    // White words are read on it whatever the picture is like.
    let bar = UIView()
    bar.backgroundColor = UIColor(white: 0, alpha: 0.35)
    addSubview(
      bar, constraints: [equal(\.leadingAnchor), equal(\.trailingAnchor), equal(\.bottomAnchor)])
    bar.addSubview(
      degreesLabel,
      constraints: [
        equal(\.topAnchor, constant: 4),
        equal(\.trailingAnchor, constant: -12),
        equal(\.bottomAnchor, constant: -4),
      ])
    bar.addSubview(
      dayLabel,
      constraints: [
        equal(\.leadingAnchor, constant: 12),
        equal(\.lastBaselineAnchor, \.lastBaselineAnchor, dayLabel, degreesLabel),
      ])
  }

  required init?(coder: NSCoder) { nil }
}
