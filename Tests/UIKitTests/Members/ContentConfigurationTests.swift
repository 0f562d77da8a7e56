import Testing

@testable import UIKit

/// Distances are those that UIListContentConfiguration states: margins of 16 and 8 points at the
/// sides, 11 above and below before iOS 26, 16 between picture and text. Heights of text are those
/// of the labels themselves.
@MainActor
@Suite("Content configurations", .serialized)
struct ContentConfigurationTests {
  private struct Badge: UIContentConfiguration {
    var height: CGFloat
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
    func updated(for state: any UIConfigurationState) -> Badge {
      var copy = self
      copy.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      return copy
    }
  }

  private final class BadgeView: UIView, UIContentView {
    private let line = UIView()
    private var height: NSLayoutConstraint!
    var shown: Badge
    var configuration: any UIContentConfiguration {
      get { shown }
      set {
        guard let badge = newValue as? Badge else { return }
        shown = badge
        height.constant = badge.height
      }
    }

    init(_ badge: Badge) {
      shown = badge
      super.init(frame: .zero)
      line.translatesAutoresizingMaskIntoConstraints = false
      addSubview(line)
      height = line.heightAnchor.constraint(equalToConstant: badge.height)
      NSLayoutConstraint.activate([
        height, line.topAnchor.constraint(equalTo: topAnchor),
        line.bottomAnchor.constraint(equalTo: bottomAnchor),
        line.leadingAnchor.constraint(equalTo: leadingAnchor),
        line.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private func row(
    _ width: CGFloat = 300, _ change: (inout UIListContentConfiguration) -> Void
  ) -> UIListContentView {
    var content = UIListContentConfiguration.cell()
    change(&content)
    let view = UIListContentView(configuration: content)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return view
  }

  private func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test("The text stands at the margins, and the row is as high as it with 11 points around")
  func text() throws {
    try UIKitRelease(iOS: 18).performAsCurrent {
      let view = row { $0.text = "Ag" }
      let label = try #require(view.label)
      #expect(label.frame.minX == CGFloat(16))
      let height = label.frame.height
      #expect(abs(view.bounds.height - (height + 22)) < 0.01)
      #expect(view.bounds.width == CGFloat(300))
    }
  }

  @Test("A picture stands in the middle of the room kept for it, and the text beside that")
  func image() throws {
    let view = row {
      $0.text = "Ag"
      $0.image = picture(20)
      $0.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    }
    // 16 + (40 − 20) / 2, and 16 + 40 + 16.
    #expect(view.picture?.frame.minX == CGFloat(26))
    #expect(view.picture?.frame.size == CGSize(width: 20, height: 20))
    #expect(view.label?.frame.minX == CGFloat(72))
  }

  @Test("A picture is made to fit in its largest size")
  func largestImage() {
    let view = row {
      $0.image = picture(80)
      $0.imageProperties.maximumSize = CGSize(width: 40, height: 20)
    }
    #expect(view.picture?.frame.size == CGSize(width: 20, height: 20))
  }

  @Test("A value stands at the trailing margin where there is room, else below")
  func value() throws {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Value"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    view.layoutIfNeeded()
    let (label, value) = (try #require(view.label), try #require(view.secondaryLabel))
    #expect(abs(value.frame.maxX - 292) < 0.01)
    #expect(value.frame.midY == label.frame.midY)

    view.frame.size = CGSize(width: 16 + 8 + label.frame.width + 2, height: 60)
    view.layoutIfNeeded()
    #expect(value.frame.minX == label.frame.minX)
    #expect(value.frame.minY >= label.frame.maxY - 0.01)
  }

  @Test("Everything is mirrored where the interface reads from right to left")
  func mirrored() throws {
    let view = row { $0.text = "Ag" }
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(abs(try #require(view.label).frame.maxX - 284) < 0.01)
  }

  @Test("Texts are transformed where they are shown")
  func transform() {
    let view = row {
      $0 = .groupedHeader()
      $0.text = "Fruit"
    }
    #expect(view.label?.text == "FRUIT")
  }

  @Test("A cell shows a configuration in a content view of its own, and keeps it for its like")
  func contentView() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let plain = cell.contentView
    cell.contentConfiguration = Badge(height: 30)
    let shown = try #require(cell.contentView as? BadgeView)
    #expect(shown.superview === cell && plain.superview == nil)
    cell.contentConfiguration = Badge(height: 50)
    #expect(cell.contentView === shown)
    #expect(shown.shown.height == CGFloat(50))
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.contentView is UIListContentView)
    cell.contentConfiguration = nil
    #expect(type(of: cell.contentView) == UIView.self)
  }

  @Test("The configuration follows the state, and the handler is told of it")
  func state() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.contentConfiguration = Badge(height: 30)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.layoutIfNeeded()
    #expect(states == [false])
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(states == [false, true])
    #expect(try #require(cell.contentView as? BadgeView).shown.isSelected)
    cell.layoutIfNeeded()
    #expect(states.count == 2)
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(states.count == 3)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(try #require(cell.contentView as? BadgeView).shown.isSelected)
  }

  @Test("A background fills the cell but for its insets, behind the content")
  func background() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.cornerRadius = 8
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.first)
    #expect(view !== cell.contentView)
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(view.backgroundColor == .red)
    #expect(view.layer.cornerRadius == CGFloat(8))
    cell.backgroundConfiguration = nil
    #expect(cell.subviews == [cell.contentView])
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 0 {
        cell.contentConfiguration = Badge(height: 73)
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = indexPath.row == 1 ? "One" : "One\nTwo\nThree"
        cell.contentConfiguration = content
      }
      return cell
    }
  }

  @Test("Rows of tables are as high as their content asks, at least 44 points")
  func tableRows() throws {
    try UIKitRelease(iOS: 18).performAsCurrent {
      let source = Source()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
      table.dataSource = source
      table.layoutIfNeeded()
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == CGFloat(73))
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == CGFloat(44))
      let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
      let content = try #require(cell.contentView as? UIListContentView)
      let text = try #require(content.label)
      #expect(text.frame.height > 60)
      #expect(abs(cell.frame.height - (text.frame.height + 22)) < 0.51)
      // The table's margin is 16 in 375 points.
      #expect(text.frame.minX == CGFloat(16))
      #expect(cell.traitCollection.listEnvironment == .plain)
    }
  }
}
