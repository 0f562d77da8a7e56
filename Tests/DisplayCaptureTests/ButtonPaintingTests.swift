import CoreGraphics
import DisplayList
import Testing
import UIKit

@testable import DisplayCapture

@Suite("Painting of buttons")
@MainActor
struct ButtonPaintingTests {
  // MARK: Configurations

  /// A button of 300 by 60 with the insets of the medium size, 12 at the sides and 7 above and below.
  private func configured(
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    return button
  }

  private func titleFrame(_ button: UIButton) throws -> CGRect {
    try #require(Painted(button).lines.first).frame
  }

  @Test("The content of a configured button stands within its insets, aligned as the control says")
  func alignment() throws {
    let button = configured()
    #expect(abs(try titleFrame(button).midX - 150) < 0.5)
    for (alignment, edge) in [
      (UIControl.ContentHorizontalAlignment.left, CGFloat(12)), (.leading, 12), (.right, 288),
      (.trailing, 288),
    ] {
      button.contentHorizontalAlignment = alignment
      let frame = try titleFrame(button)
      #expect(abs((edge < 150 ? frame.minX : frame.maxX) - edge) < 0.5, "\(alignment)")
    }
    button.semanticContentAttribute = .forceRightToLeft
    #expect(abs(try titleFrame(button).minX - 12) < 0.5)
    button.contentVerticalAlignment = .top
    #expect(abs(try titleFrame(button).minY - 7) < 0.5)
    button.contentVerticalAlignment = .bottom
    #expect(abs(try titleFrame(button).maxY - 53) < 0.5)
  }

  @Test("Uneven insets move the content")
  func insets() throws {
    let button = configured {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 100, bottom: 40, trailing: 0)
    }
    // The middle of what is left, from 100 to 300 and from 0 to 20.
    let frame = try titleFrame(button)
    #expect(abs(frame.midX - 200) < 0.5)
    #expect(abs(frame.midY - 10) < 0.5)
  }

  @Test("A title without insets stays on its line in a button of its own size")
  func noInsets() {
    let button = configured { $0.contentInsets = .zero }
    button.frame.size = button.intrinsicContentSize
    #expect(Painted(button).texts == ["Title"])
    // Insets that leave no room give way.
    let narrow = configured {
      $0.contentInsets = .init(top: 0, leading: 30, bottom: 0, trailing: 30)
    }
    narrow.frame.size.width = 50
    #expect(Painted(narrow).texts == ["Title"])
  }

  @Test("A button that rounding to pixels made narrower has its title whole, on one line")
  func rounding() {
    for button in [
      configured(), classic("Title", .byTruncatingMiddle), classic("Title", .byWordWrapping),
    ] {
      button.frame.size = button.intrinsicContentSize
      button.frame.size.width = Self.width(of: button) - 0.4
      #expect(Painted(button).texts == ["Title"])
    }
  }

  /// The least width that has room for the title.
  private static func width(of button: UIButton) -> CGFloat {
    let title = button.configuration == nil ? button.titleLabel?.font : .systemFont(ofSize: 17)
    let words = NSAttributedString(string: "Title", attributes: [.font: title as Any])
    return words.size().width + (button.configuration == nil ? 0 : 24)
  }

  @Test("A picture above the title goes to the side with it")
  func stacked() throws {
    let button = configured {
      $0.image = UIImage(systemName: "star")
      $0.imagePlacement = .top
    }
    button.contentHorizontalAlignment = .trailing
    #expect(abs(try titleFrame(button).maxX - 288) < 0.5)
    let image = button.parts(in: button.contentRect(forBounds: button.bounds)).image
    #expect(abs(image.maxX - 288) < 0.001)
  }

  // MARK: Buttons without a configuration

  private func classic(_ title: String, _ mode: NSLineBreakMode, width: CGFloat = 100) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.lineBreakMode = mode
    button.frame = CGRect(x: 0, y: 0, width: width, height: 60)
    return button
  }

  @Test("A title takes several lines where its mode breaks it, and one where it cuts it")
  func lineBreaks() {
    let title = "A title of several words"
    for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping] {
      #expect(Painted(classic(title, mode)).texts.joined(separator: " ").count >= title.count)
      #expect(Painted(classic(title, mode)).texts.count > 1)
    }
    #expect(Painted(classic(title, .byTruncatingMiddle)).texts.count == 1)
    // The label's own number holds.
    let button = classic(title, .byTruncatingTail)
    button.titleLabel?.numberOfLines = 0
    #expect(Painted(button).texts.count > 1)
  }

  @Test("A title with a line break is measured in as many lines as it is drawn in")
  func lineBreakInTitle() {
    let wrapped = classic("One\nTwo", .byWordWrapping)
    #expect(Painted(wrapped).texts == ["One", "Two"])
    // 2 · 15 · 1.193359 = 35.8, to whole points, and 12.
    #expect(wrapped.intrinsicContentSize.height == 48)
    let cut = classic("One\nTwo", .byTruncatingTail)
    #expect(Painted(cut).texts == ["One…"])
    #expect(cut.intrinsicContentSize.height == 30)
  }

  @Test("A clipped title shows nothing outside its label")
  func clipping() {
    let groups = Painted(classic("A title of several words", .byClipping)).groups
    #expect(groups.contains { $0.clip?.bounds.maxX == 100 && $0.clip?.bounds.minX == 0 })
    let short = Painted(classic("Short", .byClipping)).groups
    #expect(short.allSatisfy { $0.clip == nil })
  }
}
