import UIKit

/// A drawn landscape, so that the screens have pictures without bringing any along.
struct Scenery: Hashable {
  var name: String
  var sky: UIColor
  var sun: UIColor
  var hills: [UIColor]
  /// Where the sun stands, as a share of the picture's width.
  var hour: CGFloat

  static let all: [Scenery] = [
    Scenery(
      "Morning", sky: 0xFDE3C8, sun: 0xFFF6D6, hills: [0xF2A65A, 0xC8553D, 0x7A2E2E], at: 0.25),
    Scenery("Noon", sky: 0xBFE3F5, sun: 0xFFE08A, hills: [0x8CC084, 0x4F8A5B, 0x2B5A3C], at: 0.55),
    Scenery(
      "Evening", sky: 0xF7B7A3, sun: 0xFFD9A0, hills: [0xA06CD5, 0x6247AA, 0x2C1A5E], at: 0.78),
    Scenery("Night", sky: 0x1D2B53, sun: 0xF4F1DE, hills: [0x34507F, 0x22385F, 0x121F3A], at: 0.7),
    Scenery(
      "Desert", sky: 0xF9DCA8, sun: 0xFFF3D0, hills: [0xE8B06A, 0xD08C4A, 0x99592E], at: 0.4),
    Scenery("Fjord", sky: 0xD5E5EA, sun: 0xFFFFFF, hills: [0x7FA3B0, 0x4B7384, 0x254352], at: 0.3),
  ]

  init(_ name: String, sky: Int, sun: Int, hills: [Int], at hour: CGFloat) {
    self.name = name
    self.sky = UIColor(hex: sky)
    self.sun = UIColor(hex: sun)
    self.hills = hills.map(UIColor.init(hex:))
    self.hour = hour
  }

  /// The picture, four wide and three high.
  var image: UIImage {
    let size = CGSize(width: 480, height: 360)
    return UIGraphicsImageRenderer(size: size).image { context in
      sky.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      sun.setFill()
      UIBezierPath(
        ovalIn: CGRect(x: hour * size.width - 36, y: 70, width: 72, height: 72)
      ).fill()
      for (index, hill) in hills.enumerated() {
        hill.setFill()
        ridge(index, in: size).fill()
      }
    }
  }

  /// A line of hills, the nearer ones lower and wider.
  private func ridge(_ index: Int, in size: CGSize) -> UIBezierPath {
    let height = size.height * (0.5 + 0.15 * CGFloat(index))
    let swing = 34 - 6 * CGFloat(index)
    let lean: CGFloat = index.isMultiple(of: 2) ? 1 : -1
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: height))
    path.addCurve(
      to: CGPoint(x: size.width, y: height - lean * swing),
      controlPoint1: CGPoint(x: size.width * 0.3, y: height - lean * swing * 3),
      controlPoint2: CGPoint(x: size.width * 0.6, y: height + lean * swing * 2))
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.addLine(to: CGPoint(x: 0, y: size.height))
    path.close()
    return path
  }

  /// A view that the picture fills, cut where its shape is another.
  func makeView(cornerRadius: CGFloat = 12) -> UIImageView {
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = cornerRadius
    view.accessibilityLabel = name
    // The picture takes the room that is there, whatever size it has itself.
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(1), for: axis)
      view.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
    }
    return view
  }
}

extension UIColor {
  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}

extension UILabel {
  /// A label that grows with the text size and breaks its lines.
  static func adaptive(
    _ text: String, _ style: UIFont.TextStyle, color: UIColor = .label
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textColor = color
    return label
  }
}
