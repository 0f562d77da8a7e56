import Testing

@testable import UIKit

/// Members that say how something looks or is laid out do so; figures follow by hand.
@MainActor
@Suite("Members that change the look")
struct StoredMemberTests {
  @Test("A highlighted label has the colour for that, where there is one")
  func label() {
    let label = UILabel()
    (label.textColor, label.highlightedTextColor) = (.red, .blue)
    #expect(label.shownTextColor == .red)
    label.isHighlighted = true
    #expect(label.shownTextColor == .blue)
    label.highlightedTextColor = nil
    #expect(label.shownTextColor == .red)
  }

  @Test("An indicator takes 20 points of a button, as a picture of that size does")
  func indicator() {
    func size(_ change: (inout UIButton.Configuration) -> Void) -> CGSize {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Save"
      configuration.imagePadding = 6
      change(&configuration)
      return UIButton(configuration: configuration).intrinsicContentSize
    }
    let plain = size { _ in }
    #expect(size { $0.showsActivityIndicator = true }.width == plain.width + 26)
    // It stands in the place of the image.
    #expect(
      size {
        $0.showsActivityIndicator = true
        $0.image = UIImage(name: "wide", size: CGSize(width: 80, height: 10))
      }.width == plain.width + 26)
  }

  @Test("While a table is edited its rows have the accessory for that")
  func editingAccessory() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    let narrow = cell.contentView.frame.width
    #expect(narrow < CGFloat(320))
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == CGFloat(320))
    cell.editingAccessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == narrow)
  }

  @Test("A field shows its background unless its border is round, and another one while disabled")
  func fieldBackground() {
    let field = UITextField()
    let (enabled, disabled) = (
      UIImage(name: "on", size: CGSize(width: 4, height: 4)),
      UIImage(name: "off", size: CGSize(width: 4, height: 4))
    )
    field.background = enabled
    field.isEnabled = false
    #expect(field.shownBackground === enabled)
    field.disabledBackground = disabled
    #expect(field.shownBackground === disabled)
  }

  @Test("A background has its picture within, and a stroke that stands out around it")
  func background() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var background = UIBackgroundConfiguration.clear()
    background.image = UIImage(name: "sky", size: CGSize(width: 10, height: 10))
    background.imageContentMode = .scaleAspectFill
    background.strokeWidth = 2
    background.strokeOutset = 3
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.first as? SystemBackgroundView)
    let picture = try #require(view.subviews.first as? UIImageView)
    #expect(picture.frame == rect(0, 0, 100, 50) && picture.contentMode == .scaleAspectFill)
    #expect(view.layer.borderWidth == CGFloat(0))
    #expect(view.subviews.last?.frame == rect(-3, -3, 106, 56))
    #expect(view.subviews.last?.layer.borderWidth == CGFloat(2))
    background.strokeOutset = 0
    background.image = nil
    cell.backgroundConfiguration = background
    #expect(view.subviews.isEmpty && view.layer.borderWidth == CGFloat(2))
  }

  @Test("Lists of a sidebar have no lines by themselves; lines above rows are for the asking")
  func separators() {
    var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
    let path = IndexPath(item: 1, section: 0)
    #expect(list.row(path, of: 3).separator == nil)
    list.separatorConfiguration.bottomSeparatorVisibility = .visible
    #expect(list.row(path, of: 3).separator != nil)
    var plain = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(plain.row(path, of: 3).separator != nil && plain.row(path, of: 3).topSeparator == nil)
    plain.itemSeparatorHandler = { _, standard in
      var own = standard
      own.topSeparatorVisibility = .visible
      own.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 1)
      return own
    }
    #expect(plain.row(path, of: 3).topSeparator?.topSeparatorInsets.leading == CGFloat(9))
  }

  @Test("Columns of a split view are seen or not, and the secondary one may ask for more room")
  func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let window = show(split, in: pad)
    // 1024 − 320 = 704 beside the primary column.
    #expect(split.isShowing(.primary) && split.isShowing(.secondary))
    split.minimumSecondaryColumnWidth = 705
    #expect(!split.isShowing(.primary) && split.isShowing(.secondary))
    split.minimumSecondaryColumnWidth = 704
    #expect(split.isShowing(.primary))
    #expect(!split.isShowing(.supplementary))
    _ = window
  }

  @Test("Literals of colours are colours in sRGB")
  func literals() {
    let color = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
  }
}
