import AdaptiveKit
import UIKit

/// A tab: its title above a small picture of the page.
final class TabCell: UICollectionViewCell {
  let titleLabel = UILabel()
  let page = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemBackground
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    titleLabel.font = .preferredFont(forTextStyle: .footnote)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textAlignment = .center
    page.contentMode = .scaleAspectFill
    page.clipsToBounds = true
    contentView.addSubview(
      titleLabel,
      constraints: [
        equal(\.topAnchor, constant: 8),
        equal(\.leadingAnchor, constant: 8),
        equal(\.trailingAnchor, constant: -8),
      ])
    contentView.addSubview(
      page,
      constraints: [
        equal(\.topAnchor, \.bottomAnchor, page, titleLabel, constant: 8),
        equal(\.leadingAnchor), equal(\.trailingAnchor), equal(\.bottomAnchor),
      ])
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      page.setContentHuggingPriority(UILayoutPriority(1), for: axis)
      page.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ tab: Tab) {
    titleLabel.text = tab.title
    page.image = tab.scenery.image
  }
}
