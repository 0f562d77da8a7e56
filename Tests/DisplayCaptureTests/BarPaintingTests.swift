import CoreGraphics
import DisplayList
import Testing
import UIKit

@testable import DisplayCapture

@Suite("Painting of bars")
@MainActor
struct BarPaintingTests {
  private let red = DisplayList.Color(red: 1, green: 0, blue: 0)
  private let blue = DisplayList.Color(red: 0, green: 0, blue: 1)

  private func navigationBar(_ item: UINavigationItem = UINavigationItem(title: "Title"))
    -> UINavigationBar
  {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item]
    return bar
  }

  private func opaque(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  // MARK: Surfaces

  @Test("An appearance's colour and shadow are the bar's")
  func surface() {
    let bar = navigationBar()
    bar.standardAppearance = opaque(.red)
    bar.standardAppearance.shadowColor = .blue
    let fills = Painted(bar).fillColors
    #expect(fills.prefix(2) == [red, blue])
    // Nothing divides a bar without a shadow's colour.
    bar.standardAppearance.shadowColor = nil
    #expect(Painted(bar).fillColors == [red])
  }

  @Test("A transparent bar has no surface")
  func transparent() {
    underRelease(18) {
      let bar = navigationBar()
      #expect(!Painted(bar).fills.isEmpty)
      bar.standardAppearance.configureWithTransparentBackground()
      #expect(Painted(bar).fills.isEmpty)
    }
  }

  @Test("A black bar is dark, with a white title")
  func black() {
    underRelease(18) {
      let bar = navigationBar()
      bar.barStyle = .black
      bar.isTranslucent = false
      let painted = Painted(bar)
      #expect(painted.fillColors.first == DisplayList.Color(hex: 0x1D1D1D))
      #expect(painted.color(of: "Title") == DisplayList.Color(white: 1))
    }
  }

  /// A bar of a navigation controller above a table of 100 rows.
  private func shown() -> (UIWindow, UINavigationController, UITableView) {
    let table = UITableViewController(style: .plain)
    let navigation = UINavigationController(rootViewController: table)
    navigation.navigationBar.standardAppearance = opaque(.red)
    navigation.navigationBar.scrollEdgeAppearance = opaque(.blue)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    table.tableView.contentSize = CGSize(width: 320, height: 4400)
    return (window, navigation, table.tableView)
  }

  @Test("The scroll edge's appearance is in force until content is scrolled under the bar")
  func scrollEdge() {
    let (window, navigation, table) = shown()
    let bar = navigation.navigationBar
    #expect(Painted(bar).fillColors.first == blue)
    table.contentOffset.y += 100
    #expect(Painted(bar).fillColors.first == red)
    // Without one, bars have no surface at the edge from iOS 15 on.
    table.contentOffset.y -= 100
    bar.scrollEdgeAppearance = nil
    #expect(bar.surface.isTransparent)
    underRelease(14) { #expect(!bar.surface.isTransparent) }
    _ = window
  }

  @Test("A low bar has the compact appearance")
  func compact() {
    let bar = navigationBar()
    bar.standardAppearance = opaque(.red)
    bar.compactAppearance = opaque(.blue)
    #expect(Painted(bar).fillColors.first == red)
    bar.traitOverrides.verticalSizeClass = .compact
    bar.updateTraitsIfNeeded()
    #expect(Painted(bar).fillColors.first == blue)
  }

  // MARK: Words

  @Test("Titles have the attributes of the appearance, or of the bar")
  func titles() throws {
    let bar = navigationBar()
    bar.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12)]
    #expect(Painted(bar).color(of: "Title") == red)
    #expect(Painted(bar).line("Title")?.runs.first?.pointSize == 12)
    bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.blue]
    #expect(Painted(bar).color(of: "Title") == blue)
    bar.prefersLargeTitles = true
    bar.frame.size.height = 96
    bar.standardAppearance.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(Painted(bar).color(of: "Title") == red)
  }

  @Test("Buttons have the attributes of their kind, and their own before them")
  func buttons() {
    let item = UINavigationItem(title: "Title")
    let (plain, done) = (
      UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "Main", style: .done, target: nil, action: nil)
    )
    item.rightBarButtonItems = [plain, done]
    let bar = navigationBar(item)
    let appearance = bar.standardAppearance
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    #expect(Painted(bar).color(of: "Plain") == red)
    #expect(Painted(bar).color(of: "Main") == blue)
    plain.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    #expect(Painted(bar).color(of: "Plain") == blue)
    plain.isEnabled = false
    plain.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .disabled)
    #expect(Painted(bar).color(of: "Plain") == DisplayList.Color(white: 0))
  }

  @Test("A disabled button is faint, one with a tint has it")
  func tints() {
    underRelease(18) {
      let item = UINavigationItem(title: "Title")
      let button = UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil)
      item.rightBarButtonItem = button
      let bar = navigationBar(item)
      button.tintColor = .red
      #expect(Painted(bar).color(of: "Plain") == red)
      button.isEnabled = false
      #expect(Painted(bar).color(of: "Plain") == Palette(style: .light).tertiaryLabel)
    }
  }

  @Test("A button is as wide as the widest of its titles")
  func possibleTitles() throws {
    let item = UINavigationItem(title: "Title")
    let first = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    let second = UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil)
    item.leftBarButtonItems = [first, second]
    let bar = navigationBar(item)
    let before = try #require(Painted(bar).line("Next")).frame.minX
    first.possibleTitles = ["Go", "A longer title"]
    #expect(try #require(Painted(bar).line("Next")).frame.minX > before + 40)
  }

  // MARK: Back buttons

  private func pushed(_ change: (UINavigationItem, UINavigationItem) -> Void) -> [String] {
    underRelease(18) {
      let (below, top) = (UINavigationItem(title: "Below"), UINavigationItem(title: "Top"))
      change(below, top)
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [below, top]
      return Painted(bar).texts
    }
  }

  @Test("A back button says what its display mode lets it")
  func backModes() {
    #expect(pushed { _, _ in } == ["Below", "Top"])
    #expect(pushed { below, _ in below.backButtonDisplayMode = .generic } == ["Back", "Top"])
    #expect(pushed { below, _ in below.backButtonDisplayMode = .minimal } == ["Top"])
  }

  @Test("Leading items take the back button's place unless they supplement it")
  func supplement() {
    let item = UIBarButtonItem(title: "Other", style: .plain, target: nil, action: nil)
    #expect(pushed { _, top in top.leftBarButtonItem = item } == ["Other", "Top"])
    let texts = pushed { _, top in
      top.leftBarButtonItem = item
      top.leftItemsSupplementBackButton = true
    }
    #expect(texts == ["Below", "Other", "Top"])
  }

  @Test("A view among leading items makes way for the back button that they supplement")
  func supplementedViews() {
    let (below, top) = (UINavigationItem(title: "Below"), UINavigationItem(title: "Top"))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    top.leftBarButtonItem = UIBarButtonItem(customView: view)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 54))
    bar.items = [below, top]
    bar.layoutIfNeeded()
    #expect(view.frame.minX == 16)
    top.leftItemsSupplementBackButton = true
    bar.layoutIfNeeded()
    // Since iOS 26: a button of 44 points and a gap of 10.
    #expect(view.frame.minX == 70)
  }

  // MARK: Tabs

  private func tabBar() -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = [
      UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0),
      UITabBarItem(title: "Two", image: UIImage(systemName: "heart"), tag: 1),
    ]
    bar.selectedItem = bar.items?.first
    bar.traitOverrides.horizontalSizeClass = .compact
    bar.updateTraitsIfNeeded()
    return bar
  }

  @Test("Tabs have the colours of their state")
  func tabs() {
    let bar = tabBar()
    let looks = bar.standardAppearance.stackedLayoutAppearance
    looks.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    looks.selected.titleTextAttributes = [.foregroundColor: UIColor.blue]
    #expect(Painted(bar).color(of: "One") == blue)
    #expect(Painted(bar).color(of: "Two") == red)
    // Those of a tab itself come first.
    bar.items?.last?.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    #expect(Painted(bar).color(of: "Two") == blue)
  }

  private func colors(of bar: UITabBar) -> Set<DisplayList.Color> {
    let painted = Painted(bar)
    let strokes = painted.strokes.compactMap { stroke -> DisplayList.Color? in
      if case .color(let color) = stroke.paint { color } else { nil }
    }
    return Set(painted.fillColors + strokes)
  }

  @Test("The pictures of tabs have the icon's colour")
  func icons() {
    let bar = tabBar()
    #expect(!colors(of: bar).contains(red))
    bar.standardAppearance.stackedLayoutAppearance.normal.iconColor = .red
    #expect(colors(of: bar).contains(red))
    // Where there is more width the titles stand beside the pictures, with looks of their own.
    bar.traitOverrides.horizontalSizeClass = .regular
    bar.updateTraitsIfNeeded()
    #expect(!colors(of: bar).contains(red))
  }

  @Test("A badge has the colours of the appearance, and its own before them")
  func badges() {
    let bar = tabBar()
    bar.items?.first?.badgeValue = "7"
    let selected = bar.standardAppearance.stackedLayoutAppearance.selected
    selected.badgeBackgroundColor = .blue
    selected.badgeTextAttributes = [.foregroundColor: UIColor.red]
    #expect(colors(of: bar).contains(blue))
    #expect(Painted(bar).color(of: "7") == red)
    bar.items?.first?.badgeColor = .red
    #expect(!colors(of: bar).contains(blue))
  }

  @Test("A low bar shows the pictures for it, with their insets")
  func lowPictures() {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "star"), landscapeImagePhone: UIImage(systemName: "heart"),
      style: .plain, target: nil, action: nil)
    item.landscapeImagePhoneInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(item.barItem?.inLowBar.image?.name == "heart")
    #expect(item.barItem?.inLowBar.imageInsets == item.landscapeImagePhoneInsets)
    item.landscapeImagePhone = nil
    #expect(item.barItem?.inLowBar.image?.name == "star")
  }

  // MARK: Tabs

  @Test("A tab without an image is its title alone; one whose image is not found has a square")
  func tabImage() {
    func strokes(_ image: UIImage?) -> Int {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
      bar.items = [UITabBarItem(title: "Stats", image: image, tag: 0)]
      let painted = Painted(bar)
      #expect(painted.texts == ["Stats"])
      return painted.strokes.count
    }
    #expect(strokes(nil) == 0)
    #expect(strokes(UIImage(systemName: "star")) == 1)
  }
}
