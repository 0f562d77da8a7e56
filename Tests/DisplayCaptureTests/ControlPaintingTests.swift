import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@testable import DisplayCapture

@Suite("Painting of controls")
@MainActor
struct ControlPaintingTests {
  // MARK: Buttons

  private func twoLines(_ title: NSLineBreakMode, _ subtitle: NSLineBreakMode) -> [String] {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A title of several words"
    configuration.subtitle = "A subtitle of several words"
    configuration.titleLineBreakMode = title
    configuration.subtitleLineBreakMode = subtitle
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 110, height: 120)
    return Painted(button).texts
  }

  @Test("Title and subtitle of a configuration break or are cut, each as it says")
  func lineBreakModes() {
    let wrapped = twoLines(.byWordWrapping, .byWordWrapping)
    #expect(wrapped.allSatisfy { !$0.contains("…") })
    #expect(wrapped.count > 2)

    let cut = twoLines(.byTruncatingTail, .byTruncatingMiddle)
    #expect(cut.count == 2)
    #expect(cut.first?.hasSuffix("…") == true)
    #expect(cut.last?.contains("…") == true)
    #expect(cut.last?.hasSuffix("words") == true)

    #expect(twoLines(.byTruncatingTail, .byWordWrapping).filter { $0.contains("…") }.count == 1)
  }

  private func hasFaintImage(_ button: UIButton) -> Bool {
    Painted(button).groups.contains { $0.opacity < 1 }
  }

  @Test("The image of a disabled or highlighted button is fainter, unless it is not to be")
  func faintImages() {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(!hasFaintImage(button))
    button.isHighlighted = true
    #expect(hasFaintImage(button))
    button.adjustsImageWhenHighlighted = false
    #expect(!hasFaintImage(button))
    button.isHighlighted = false
    button.isEnabled = false
    #expect(hasFaintImage(button))
    button.setImage(UIImage(systemName: "star.fill"), for: .disabled)
    #expect(!hasFaintImage(button))
    button.setImage(nil, for: .disabled)
    button.adjustsImageWhenDisabled = false
    #expect(!hasFaintImage(button))
  }

  @Test("A title's shadow is drawn behind it, and to the other side of a highlighted button")
  func titleShadow() throws {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.setTitle("Go", for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    // At first the shadow lies under the letters.
    #expect(Painted(button).texts == ["Go"])
    button.titleLabel?.shadowOffset = CGSize(width: 0, height: 2)
    var lines = Painted(button).lines
    try #require(lines.count == 2)
    #expect(lines[0].baseline == lines[1].baseline + 2)
    #expect(lines[0].runs[0].color == .init(red: 1, green: 0, blue: 0))
    button.reversesTitleShadowWhenHighlighted = true
    button.isHighlighted = true
    lines = Painted(button).lines
    #expect(lines[0].baseline == lines[1].baseline - 2)
  }

  // MARK: Small controls

  @Test("A page control for one page is drawn unless it hides")
  func singlePage() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    control.numberOfPages = 1
    #expect(Painted(control).fills.count == 1)
    control.hidesForSinglePage = true
    #expect(Painted(control).fills.isEmpty)
    control.numberOfPages = 2
    #expect(Painted(control).fills.count == 2)
  }

  @Test("A momentary control has no chosen segment and takes none")
  func momentary() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 1
    control.isMomentary = true
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("Titles of segments have what they were given, by state")
  func segmentTitles() throws {
    let red = DisplayList.Color(red: 1, green: 0, blue: 0)
    let blue = DisplayList.Color(red: 0, green: 0, blue: 1)
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 0
    control.setTitleTextAttributes(
      [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 10)], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    let painted = Painted(control)
    #expect(painted.color(of: "One") == blue)
    #expect(painted.color(of: "Two") == red)
    // What a state does not say is as in the normal one.
    #expect(painted.line("One")?.runs.first?.pointSize == 10)
  }

  @Test("A disabled segment is faint, and one with an offset is elsewhere")
  func segments() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    let before = try #require(Painted(control).line("Two")).frame
    control.setEnabled(false, forSegmentAt: 0)
    control.setContentOffset(CGSize(width: 5, height: 2), forSegmentAt: 1)
    let painted = Painted(control)
    #expect(painted.color(of: "One") == Palette(style: .light).tertiaryLabel)
    let after = try #require(painted.line("Two")).frame
    #expect(after.minX == before.minX + 5)
    #expect(after.minY == before.minY + 2)
  }

  @Test("A colour well shows its colour inside of a ring")
  func colorWell() throws {
    let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    #expect(Painted(well).fills.isEmpty)
    #expect(!Painted(well).strokes.isEmpty)
    well.selectedColor = .red
    let fill = try #require(Painted(well).fills.first)
    #expect(fill.paint == .color(.init(red: 1, green: 0, blue: 0)))
    #expect(fill.shape.bounds.width < 28)
    #expect(fill.shape.bounds.midX == 14)
  }

  @Test("An image view that is to move shows the first of its pictures")
  func movingPictures() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let frames = ["heart", "circle"].compactMap { UIImage(systemName: $0) }
    view.animationImages = frames
    #expect(view.shownImage?.name == "star")
    view.startAnimating()
    #expect(view.isAnimating)
    #expect(view.shownImage?.name == "heart")
    view.stopAnimating()
    #expect(view.shownImage?.name == "star")
    // Without pictures there is nothing to start.
    view.animationImages = nil
    view.startAnimating()
    #expect(!view.isAnimating)
  }

  @Test("A search bar says its prompt above the field and its scopes below")
  func searchBarParts() throws {
    try underRelease(17) {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 132))
      bar.prompt = "Where"
      bar.placeholder = "Search"
      bar.scopeButtonTitles = ["All", "Near"]
      #expect(Painted(bar).texts == ["Where", "Search"])
      bar.showsScopeBar = true
      let painted = Painted(bar)
      #expect(painted.texts == ["Where", "All", "Near", "Search"])
      // 31 for the prompt, 45 for the scopes, and between them 56.
      let prompt = try #require(painted.line("Where")?.frame)
      let words = try #require(painted.line("Search")?.frame)
      #expect(prompt.maxY <= 31 && words.minY > 31 && words.maxY < 87)
    }
  }
}
